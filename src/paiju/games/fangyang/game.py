"""The game 放羊 as everyone uses it (`engine.game.Game`)."""

from __future__ import annotations

from random import Random

import msgspec

from paiju.climbing.action import CardAction, print_action, read_action
from paiju.climbing.card import Card
from paiju.climbing.deal import CardDeal, deal_cards, print_deal, read_deal
from paiju.climbing.imagination import imagine_hands, resume
from paiju.climbing.round import Round
from paiju.climbing.score import check_keys, read_flag, read_order
from paiju.engine.game import Action, JsonObject
from paiju.engine.names import Names
from paiju.engine.refusal import BadInput
from paiju.engine.seat import Seat
from paiju.engine.settlement import Settlement
from paiju.engine.shuffle import Stream
from paiju.games.fangyang import match
from paiju.games.fangyang.imagination import FangyangView, imagine_holder, locate
from paiju.games.fangyang.match import FangyangState
from paiju.games.fangyang.options import SHEET, FangyangOptions
from paiju.games.fangyang.rules import HEART_FOUR, PACK, WORDS, combinations, rules_of
from paiju.games.fangyang.settlement import (
    PATTERNS,
    SEATS,
    case_of,
    deltas_of,
    is_over,
    lines_of,
)

HAND_SIZES = (14, 14, 13, 13)


class Fangyang:
    """鞍山放羊."""

    id = "fangyang"
    names = Names("鞍山放羊", "鞍山放羊", "Anshan Fangyang")
    seats = SEATS
    rules_version = 1
    sheet = SHEET
    patterns = PATTERNS

    def read_options(self, raw: object) -> FangyangOptions:
        """Options from JSON, defaults filled in; raises `BadInput`."""
        return msgspec.convert(SHEET.read(raw), FangyangOptions)

    def start(self, options: FangyangOptions) -> FangyangState:
        """Before the first round: the ♥4 will tell who deals (1.5)."""
        return match.start(options)

    def deal(self, options: FangyangOptions, state: FangyangState, stream: Stream) -> CardDeal:
        """Draw the start seat where no dealer is known, shuffle and deal (1.3, 1.4)."""
        del options
        start = stream.below(SEATS) if state.dealer is None else state.dealer
        return CardDeal(hands=deal_cards(PACK, stream, SEATS, start), leader=state.dealer)

    def open(self, options: FangyangOptions, deal: CardDeal) -> Round:
        """The round that begins with this deal."""
        return Round(rules_of(options), deal.hands, deal.leader)

    def next(
        self, options: FangyangOptions, state: FangyangState, settlement: Settlement
    ) -> FangyangState:
        """The state after a round (1.6, 8.1)."""
        return match.following(options, state, settlement)

    def read_state(self, raw: object) -> FangyangState:
        """A match state from a record's `before`; raises `BadInput`."""
        return match.read_state(raw)

    def read_deal(self, options: FangyangOptions, raw: object) -> CardDeal:
        """Two hands of 14 and two of 13 that make one whole pack (10.2); raises `BadInput`."""
        del options
        return read_deal(PACK, raw, HAND_SIZES)

    def print_deal(self, options: FangyangOptions, deal: CardDeal) -> JsonObject:
        """The deal in contract.md's JSON."""
        del options
        return print_deal(PACK, deal)

    def read_action(self, text: str) -> CardAction:
        """`call …`, `show`, `hide`, `play …` or `pass` (9.2); raises `BadInput`."""
        return read_action(combinations(bombs=False), WORDS, text)

    def print_action(self, action: Action) -> str:
        """The text of an action, cards in hand order."""
        return print_action(combinations(bombs=False), action)

    def score(self, raw: JsonObject) -> JsonObject:
        """What a finished round is worth (10.1); raises `BadInput`."""
        check_keys(raw)
        options = self.read_options(raw.get("options", {}))
        shown, solo = read_flag(raw, "shown"), read_flag(raw, "solo")
        sides = read_sides(raw.get("sides"), solo=solo)
        order = read_order(raw.get("order"), SEATS)
        if is_over(sides, order[:-1], shown=shown):
            raise BadInput("order goes on after the end of the round")
        if not is_over(sides, order, shown=shown):
            return {"end": False}
        case = case_of(sides, order, shown=shown)
        deltas = deltas_of(options, sides, order, lines_of(options, case, shown=shown))
        return {"end": True, "case": case, "deltas": list(deltas)}

    def imagine(self, options: FangyangOptions, view: FangyangView, rng: Random) -> Round:
        """A whole round that agrees with the view: unseen cards are dealt anew."""
        public, called, holder = view.public, None, None
        pinned: dict[Card, Seat] = {}
        if public.is_dealt_by_heart_four and locate(PACK, view, HEART_FOUR) is None:
            pinned[HEART_FOUR] = public.dealer
        if public.call is not None:
            called = PACK.kind[public.call.card]
            holder = imagine_holder(PACK, view, called, pinned, rng)
            if locate(PACK, view, called) is None:
                pinned[called] = holder
        imagined = resume(
            rules_of(options),
            view,
            imagine_hands(PACK, view, pinned, rng),
            public.dealer,
            is_led_by_card=public.is_dealt_by_heart_four,
        )
        imagined.called, imagined.holder = called, holder
        if public.call is not None:
            imagined.shown_by = public.call.shown_by
        imagined.sides_known = public.sides is not None
        if view.private.answer is not None:
            answer = self.read_action(view.private.answer)
            assert isinstance(answer, int)
            imagined.answers[view.seat] = answer
        imagined.settlement = public.settlement
        return imagined


def read_sides(raw: object, *, solo: bool) -> str:
    """The sides of `score`, one letter a seat (10.1); raises `BadInput`."""
    if not isinstance(raw, str) or len(raw) != SEATS or set(raw) != {"A", "B"}:
        raise BadInput(f"sides must be {SEATS} letters A and B, one a seat, not {raw!r}")
    if solo and raw.count("A") != 1:
        raise BadInput("in a solo sides must have one A, the dealer, and three B")
    if not solo and raw.count("A") != SEATS // 2:
        raise BadInput("sides must have two A and two B")
    return raw


GAME = Fangyang()
