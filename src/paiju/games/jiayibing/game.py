"""The game 甲乙丙 as everyone uses it (`engine.game.Game`)."""

from __future__ import annotations

from random import Random

import msgspec

from paiju.climbing.action import CardAction, print_action, read_action
from paiju.climbing.deal import CardDeal, deal_cards, print_deal, read_deal
from paiju.climbing.imagination import imagine_hands, resume
from paiju.climbing.round import Round
from paiju.climbing.score import check_keys, read_flag, read_order
from paiju.engine.game import Action, JsonObject
from paiju.engine.names import Names
from paiju.engine.refusal import BadInput
from paiju.engine.settlement import Settlement
from paiju.engine.shuffle import Stream
from paiju.engine.view import View
from paiju.games.jiayibing import match
from paiju.games.jiayibing.match import JiayibingState
from paiju.games.jiayibing.options import SHEET, JiayibingOptions
from paiju.games.jiayibing.rules import MARKED_THREE, PACK, WORDS, combinations, rules_of
from paiju.games.jiayibing.settlement import (
    PATTERNS,
    SEATS,
    SIDES,
    case_of,
    deltas_of,
    is_complete,
    lines_of,
)
from paiju.games.jiayibing.view import JiayibingPrivate, JiayibingPublic

HAND_SIZES = (18,) * SEATS


class Jiayibing:
    """鞍山甲乙丙."""

    id = "jiayibing"
    names = Names("鞍山甲乙丙", "鞍山甲乙丙", "Anshan Jiayibing")
    seats = SEATS
    rules_version = 1
    sheet = SHEET
    patterns = PATTERNS

    def read_options(self, raw: object) -> JiayibingOptions:
        """Options from JSON, defaults filled in; raises `BadInput`."""
        return msgspec.convert(SHEET.read(raw), JiayibingOptions)

    def start(self, options: JiayibingOptions) -> JiayibingState:
        """Before the first round: the marked 3 will tell who leads (4.1)."""
        return match.start(options)

    def deal(self, options: JiayibingOptions, state: JiayibingState, stream: Stream) -> CardDeal:
        """Shuffle and deal 18 cards to each, from seat 0 (1.1)."""
        del options
        return CardDeal(hands=deal_cards(PACK, stream, SEATS, start=0), leader=state.leader)

    def open(self, options: JiayibingOptions, deal: CardDeal) -> Round:
        """The round that begins with this deal."""
        return Round(rules_of(options), deal.hands, deal.leader)

    def next(
        self, options: JiayibingOptions, state: JiayibingState, settlement: Settlement
    ) -> JiayibingState:
        """The state after a round (4.3, 6.1)."""
        return match.following(options, state, settlement)

    def read_state(self, raw: object) -> JiayibingState:
        """A match state from a record's `before`; raises `BadInput`."""
        return match.read_state(raw)

    def read_deal(self, options: JiayibingOptions, raw: object) -> CardDeal:
        """Six hands of 18 that make two whole packs (8.2); raises `BadInput`."""
        del options
        return read_deal(PACK, raw, HAND_SIZES)

    def print_deal(self, options: JiayibingOptions, deal: CardDeal) -> JsonObject:
        """The deal in contract.md's JSON."""
        del options
        return print_deal(PACK, deal)

    def read_action(self, text: str) -> CardAction:
        """`play …` or `pass` (7.2); raises `BadInput`."""
        return read_action(combinations(bombs=False), WORDS, text)

    def print_action(self, action: Action) -> str:
        """The text of an action, cards in hand order."""
        return print_action(combinations(bombs=False), action)

    def score(self, raw: JsonObject) -> JsonObject:
        """What a finished round is worth (8.1); raises `BadInput`."""
        check_keys(raw)
        options = self.read_options(raw.get("options", {}))
        if raw.get("sides", SIDES) not in (SIDES, "BABABA"):
            raise BadInput(f"sides must be ABABAB or BABABA, not {raw['sides']!r}")
        if read_flag(raw, "shown") or read_flag(raw, "solo"):
            raise BadInput("shown and solo belong to fangyang; here they may only be false")
        order = read_order(raw.get("order"), SEATS)
        if is_complete(order[:-1]):
            raise BadInput("order goes on after the end of the round")
        if not is_complete(order):
            return {"end": False}
        deltas = deltas_of(options, order, lines_of(options, order))
        return {"end": True, "case": case_of(order), "deltas": list(deltas)}

    def imagine(
        self,
        options: JiayibingOptions,
        view: View[JiayibingPublic, JiayibingPrivate],
        rng: Random,
    ) -> Round:
        """A whole round that agrees with the view: unseen cards are dealt anew."""
        public = view.public
        leader, is_led_by_card = public.leader, public.is_led_by_marked_three
        pinned = {}
        is_unplayed = not any("3h*" in play for play in public.played[leader])
        if is_led_by_card and is_unplayed and leader != view.seat:
            pinned[MARKED_THREE] = leader
        hands = imagine_hands(PACK, view, pinned, rng)
        imagined = resume(rules_of(options), view, hands, leader, is_led_by_card=is_led_by_card)
        imagined.settlement = public.settlement
        return imagined


GAME = Jiayibing()
