"""A tiny game for the table's tests: everybody answers at once, tiles are drawn and claimed.

Three seats, pebbles numbered 1 to 5, five of each. First all three answer `show` or `hide` (only a
holder of a 5 may show). Then, in turn, a seat draws and discards. A discarded pebble may be taken
by whoever holds one like it (`peng`: it leaves play, and the taker discards), or won on by who
holds two (`hu`). A round without a win ends with the wall.
"""

from __future__ import annotations

import copy
import re
from random import Random
from typing import Any

import msgspec

from paiju.engine.event import Event
from paiju.engine.game import Action, Deal, JsonObject, MatchState, Options
from paiju.engine.names import Names
from paiju.engine.option import Option, OptionSheet
from paiju.engine.refusal import BadInput, Refused
from paiju.engine.seat import Seat, next_seat
from paiju.engine.settlement import Line, Pattern, Settlement
from paiju.engine.shuffle import Stream
from paiju.engine.view import Private, Public, View

SEATS = 3
PEBBLES = [number for number in range(1, 6) for _ in range(5)]
HAND = 3
ILLEGAL = Names("不行", "不行", "not now")


class PebblesOptions(Options, frozen=True, kw_only=True):
    rounds: int


class PebblesState(MatchState, frozen=True, kw_only=True):
    dealer: Seat | None = None


class PebblesDeal(Deal, frozen=True, kw_only=True):
    dealer: Seat
    order: tuple[int, ...]


class Moved(Event, frozen=True, tag="moved"):
    seat: Seat
    action: str


class Drew(Event, frozen=True, tag="drew"):
    seat: Seat
    pebble: int | None

    def seen_by(self, viewer: Seat | None) -> Event:
        return self if viewer == self.seat else Drew(self.seat, None)


class PebblesSettlement(Settlement, frozen=True, kw_only=True):
    winner: Seat | None
    source: Seat | None = msgspec.field(name="from")


class PebblesPublic(Public, frozen=True, kw_only=True):
    step: str
    turn: Seat
    pond: tuple[int, ...]
    wall: int
    hands: tuple[str, ...] | None


class PebblesPrivate(Private, frozen=True, kw_only=True):
    hand: tuple[int, ...]


class PebblesRound:
    def __init__(self, deal: PebblesDeal) -> None:
        order = list(deal.order)
        self.hand = [sorted(order[seat * HAND :][:HAND]) for seat in range(SEATS)]
        self.wall = order[SEATS * HAND :]
        self.turn = deal.dealer
        self.step = "show"
        self.pond: list[int] = []
        self.answers: dict[Seat, str] = {}
        self.asked = [1] * SEATS
        self.settlement: Settlement | None = None

    @property
    def waits(self) -> bool:
        return self.step == "draw" or (self.step == "claim" and not self.to_act())

    @property
    def in_claim_window(self) -> bool:
        return self.step == "claim"

    def _offers(self, seat: Seat) -> list[str]:
        hand = self.hand[seat]
        if self.step == "show":
            return ["hide", "show"] if 5 in hand else ["hide"]
        if self.step == "discard" and seat == self.turn:
            discards = [f"discard {each}" for each in sorted(set(hand))]
            return discards + (["hu"] if max(map(hand.count, hand)) >= 3 else [])
        if self.step == "claim" and seat != self.turn:
            like = hand.count(self.pond[-1])
            return ["hu"] * (like >= 2) + ["pass", "peng"] * (like >= 1 and len(hand) > 1)
        return []

    def to_act(self) -> dict[Seat, list[Action]]:
        return {
            seat: list(offers)
            for seat in range(SEATS)
            if seat not in self.answers and (offers := self._offers(seat))
        }

    def question(self, seat: Seat) -> int | None:
        return self.asked[seat] if self._offers(seat) else None

    def act(self, seat: Seat, action: Action) -> list[Event]:
        if action not in self.to_act().get(seat, ()):
            raise Refused("illegal", ILLEGAL, "1")
        assert isinstance(action, str)
        if self.step == "discard":
            return self._discard_or_win(seat, action)
        self.answers[seat] = action
        if self.step == "show":
            return [] if self.to_act() else self._to_draw()
        return self._claim_if_settled()

    def _discard_or_win(self, seat: Seat, action: str) -> list[Event]:
        if action == "hu":
            return self._win(seat, None)
        number = int(action.split()[1])
        self.hand[seat].remove(number)
        self.pond.append(number)
        self._enter("claim")
        return [Moved(seat, action)]

    def _claim_if_settled(self) -> list[Event]:
        missing = {action for actions in self.to_act().values() for action in actions}
        for wish in ("hu", "peng"):
            if wish in missing:
                return []
            for step in range(1, SEATS):
                seat = (self.turn + step) % SEATS
                if self.answers.get(seat) == wish:
                    return self._claim(seat, wish)
        return []

    def _claim(self, seat: Seat, wish: str) -> list[Event]:
        if wish == "hu":
            return self._win(seat, self.turn)
        self.hand[seat].remove(self.pond[-1])
        self.turn = seat
        self._enter("discard")
        return [Moved(seat, "peng")]

    def _win(self, seat: Seat, source: Seat | None) -> list[Event]:
        payers = [each for each in range(SEATS) if each != seat] if source is None else [source]
        deltas = [0] * SEATS
        for payer in payers:
            deltas[payer] -= 1
            deltas[seat] += 1
        self._end(PebblesSettlement(
            lines=(Line("win", "胡", 1),), deltas=tuple(deltas), winner=seat, source=source,
        ))  # fmt: skip
        return [Moved(seat, "hu")]

    def _end(self, settlement: PebblesSettlement) -> None:
        self.step, self.settlement = "over", settlement

    def _enter(self, step: str) -> None:
        self.step = step
        self.answers.clear()
        for seat in range(SEATS):
            self.asked[seat] += bool(self._offers(seat))

    def _to_draw(self) -> list[Event]:
        shown = [seat for seat in range(SEATS) if self.answers[seat] == "show"]
        self._enter("draw")
        return [Moved(seat, "show") for seat in shown]

    def advance(self) -> list[Event]:
        assert self.waits
        if self.step == "claim":
            self.turn = next_seat(self.turn, SEATS)
        if not self.wall:
            self._end(PebblesSettlement(lines=(), deltas=(0,) * SEATS, winner=None, source=None))
            return []
        pebble = self.wall.pop()
        self.hand[self.turn] = sorted([*self.hand[self.turn], pebble])
        self._enter("discard")
        return [Drew(self.turn, pebble)]

    def default(self, seat: Seat) -> Action:
        offers = self._offers(seat)
        return next(
            each for each in reversed(offers) if each in ("pass", "hide") or "discard" in each
        ) if offers != ["hu"] else "hu"  # fmt: skip

    def auto(self, seat: Seat) -> Action:
        return "hu" if "hu" in self._offers(seat) else self.default(seat)

    def public(self) -> PebblesPublic:
        over = self.step == "over"
        return PebblesPublic(
            step=self.step, turn=self.turn, pond=tuple(self.pond), wall=len(self.wall),
            hands=tuple(self.hands()) if over else None,
        )  # fmt: skip

    def private(self, seat: Seat) -> PebblesPrivate:
        open_to = [str(each) for each in self.to_act().get(seat, [])]
        return PebblesPrivate(
            question=self.question(seat), actions=tuple(open_to),
            answer=self.answers.get(seat), hand=tuple(self.hand[seat]),
        )  # fmt: skip

    def hands(self) -> list[str]:
        return [" ".join(map(str, hand)) for hand in self.hand]

    def clone(self) -> PebblesRound:
        return copy.deepcopy(self)


class Pebbles:
    id = "pebbles"
    names = Names("石子", "石子", "Pebbles")
    seats = SEATS
    rules_version = 1
    sheet = OptionSheet(
        (
            Option(
                key="rounds", names=names, values=(2, 1), value_names=(names, names),
                help=names, rule="1",
            ),
        )
    )  # fmt: skip
    patterns: tuple[Pattern, ...] = ()

    def read_options(self, raw: object) -> PebblesOptions:
        return msgspec.convert(self.sheet.read(raw), PebblesOptions)

    def start(self, options: PebblesOptions) -> PebblesState:
        return PebblesState(round=1, points=(0,) * SEATS)

    def deal(self, options: PebblesOptions, state: PebblesState, stream: Stream) -> PebblesDeal:
        dealer = stream.below(SEATS) if state.dealer is None else state.dealer
        return PebblesDeal(dealer=dealer, order=tuple(stream.shuffle(PEBBLES)))

    def open(self, options: PebblesOptions, deal: PebblesDeal) -> PebblesRound:
        return PebblesRound(deal)

    def next(
        self, options: PebblesOptions, state: PebblesState, settlement: Settlement
    ) -> PebblesState:
        points = tuple(map(sum, zip(state.points, settlement.deltas, strict=True)))
        over = state.round >= options.rounds
        return PebblesState(round=state.round + 1, points=points, over=over, dealer=0)

    def read_state(self, raw: object) -> PebblesState:
        return msgspec.convert(raw, PebblesState)

    def read_deal(self, options: PebblesOptions, raw: object) -> PebblesDeal:
        return msgspec.convert(raw, PebblesDeal)

    def print_deal(self, options: PebblesOptions, deal: PebblesDeal) -> JsonObject:
        printed: JsonObject = msgspec.json.decode(msgspec.json.encode(deal))
        return printed

    def read_action(self, text: str) -> Action:
        if not re.fullmatch(r"show|hide|pass|peng|hu|discard [1-5]", text):
            raise BadInput(f"{text!r} is no action")
        return text

    def print_action(self, action: Action) -> str:
        return str(action)

    def score(self, raw: JsonObject) -> JsonObject:
        raise BadInput("pebbles are not scored apart from a table")

    def imagine(self, options: PebblesOptions, view: View[Any, Any], rng: Random) -> PebblesRound:
        raise BadInput("nobody imagines pebbles")


class DealtAs(Pebbles):
    """Pebbles with the order of the deal given."""

    def __init__(self, start: list[int]) -> None:
        rest = list(PEBBLES)
        for pebble in start:
            rest.remove(pebble)
        self.order = (*start, *sorted(rest))

    def deal(self, options: PebblesOptions, state: PebblesState, stream: Stream) -> PebblesDeal:
        return PebblesDeal(dealer=0, order=self.order)


GAME = Pebbles()
