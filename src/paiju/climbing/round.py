"""A round of cards (局): calling, showing, tricks, going out, until a side is done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from paiju.climbing.action import (
    HIDE,
    PASS,
    SHOW,
    call,
    card_called,
    is_call,
)
from paiju.climbing.card import Card, Hand, Holding
from paiju.climbing.combination import COMBINATIONS, Play, contains, single
from paiju.climbing.event import (
    Called,
    Passed,
    Played,
    RoundEnded,
    Shown,
    SidesKnown,
    TrickWon,
    WentOut,
    WindTaken,
)
from paiju.climbing.judgement import refusal_code
from paiju.climbing.rules import Rules
from paiju.climbing.step import Step
from paiju.climbing.trick import Trick
from paiju.engine.event import Event
from paiju.engine.game import Action
from paiju.engine.refusal import Refused
from paiju.engine.seat import Seat
from paiju.engine.settlement import Settlement
from paiju.engine.view import Private, Public


class Round:
    """One round, from the deal to the settlement (`engine.game.Round`).

    Read freely, change only by `act`: `holdings` is each seat's hand by rank, `counts` the cards
    left, `played` each seat's plays, `order` the finishing order, `leader` who leads the first
    trick (放羊: the dealer), `duty` the card the next play must hold, `called` the called card,
    `holder` the seat it was dealt to, `shown_by` who showed it, `sides_known` whether everybody
    knows the sides, `turn` the seat to play or call.
    """

    __slots__ = (
        "answers",
        "asked",
        "called",
        "counts",
        "duty",
        "holder",
        "holdings",
        "is_led_by_card",
        "last_trick",
        "leader",
        "legal",
        "order",
        "played",
        "rules",
        "settlement",
        "shown_by",
        "sides_known",
        "step",
        "trick",
        "turn",
    )

    def __init__(self, rules: Rules, hands: Sequence[Hand], leader: Seat | None) -> None:
        """`leader` None: the holder of the rules' leading card leads."""
        self.rules = rules
        self.holdings: list[list[Holding]] = [list(hand) for hand in hands]
        self.counts = [sum(map(int.bit_count, hand)) for hand in hands]
        self.is_led_by_card = leader is None
        self.duty: Card | None = None
        if leader is None:
            leader = rules.combinations.pack.find(hands, rules.leading_card)
            self.duty = rules.leading_card if rules.must_lead_it else None
        self.leader: Seat = leader
        self.step: Step = "call" if rules.callable_cards else "play"
        self.turn: Seat | None = leader
        self.asked = [0] * rules.seats
        self.asked[leader] = 1
        self.order: list[Seat] = []
        self.played: list[list[Play]] = [[] for _ in hands]
        self.trick = Trick(leader, rules.seats)
        self.last_trick: Trick | None = None
        self.called: Card | None = None
        self.holder: Seat | None = None
        self.answers: list[int | None] = [None] * rules.seats
        self.shown_by: Seat | None = None
        self.sides_known = False
        self.settlement: Settlement | None = None
        self.legal: dict[Seat, list[int]] | None = None

    @property
    def waits(self) -> bool:
        """Never: a round of cards has no chance after the deal."""
        return False

    @property
    def in_claim_window(self) -> bool:
        """Never: only tiles are claimed."""
        return False

    def advance(self) -> NoReturn:
        """Never called, as the round never waits."""
        raise RuntimeError("a round of cards never waits for chance")

    # What may be done

    def is_asked(self, seat: Seat) -> bool:
        """Whether this seat may act now."""
        if self.step == "show":
            return 0 <= seat < self.rules.seats and self.answers[seat] is None
        return seat == self.turn

    def to_act(self) -> dict[Seat, list[int]]:
        """Every seat that may act and all its legal actions, in ASCII order of their texts."""
        if self.legal is None:
            self.legal = self._legal_actions()
        return self.legal

    def _legal_actions(self) -> dict[Seat, list[int]]:
        turn = self.turn
        if turn is None:
            return self._legal_answers() if self.step == "show" else {}
        if self.step == "play":
            return {turn: self._legal_plays(self.holdings[turn])}
        text = self.rules.combinations.pack.text
        cards = sorted(self.rules.callable_cards, key=text.__getitem__)
        return {turn: [call(card) for card in cards]}

    def _legal_answers(self) -> dict[Seat, list[int]]:
        may_show = self.rules.may_show
        return {
            seat: [HIDE, SHOW] if may_show(self, seat) else [HIDE]
            for seat in range(self.rules.seats)
            if self.answers[seat] is None
        }

    def _legal_plays(self, hand: Sequence[Holding]) -> list[int]:
        combinations = self.rules.combinations
        if self.trick.best:
            return combinations.follows(hand, self.trick.best, [PASS])
        if self.duty is not None:
            return combinations.leads_with(hand, self.duty)
        return combinations.leads(hand)

    def question(self, seat: Seat) -> int | None:
        """The number of the question open to this seat; in the show step also once answered."""
        return self.asked[seat] if self.step == "show" or seat == self.turn else None

    def default(self, seat: Seat) -> int:
        """What a time-out does (rules/jiayibing.md 4.10, rules/fangyang.md 5.11)."""
        if self.step == "show":
            return HIDE
        pack = self.rules.combinations.pack
        hand = self.holdings[seat]
        if self.step == "call":
            return call(
                next(card for card in self.rules.callable_cards if not pack.holds(hand, card))
            )
        if self.trick.best:
            return PASS
        return single(pack.cards(hand)[0] if self.duty is None else self.duty)

    def auto(self, seat: Seat) -> int:
        """What auto-play (托管) does: the same as a time-out."""
        return self.default(seat)

    # What is done

    def act(self, seat: Seat, action: Action) -> list[Event]:
        """Carry out an action; raises `Refused` and changes nothing if it is not legal."""
        code = refusal_code(self, seat, action)
        if code is not None:
            refusal = self.rules.refusals[code]
            raise Refused(refusal.code, refusal.message, refusal.rule)
        assert isinstance(action, int)
        self.legal = None
        if action > PASS:
            return self._play(seat, action)
        if action == PASS:
            return self._pass(seat)
        if is_call(action):
            return self._call(seat, card_called(action))
        return self._answer(seat, action)

    def _pass(self, seat: Seat) -> list[Event]:
        self.trick.record(seat, PASS)
        events: list[Event] = [Passed(seat)]
        self._pass_turn(seat, events)
        return events

    def _play(self, seat: Seat, play: Play) -> list[Event]:
        combinations = self.rules.combinations
        rank, mask = play >> 8, play & 255
        holding = self.holdings[seat]
        holding[rank] = combinations.pack.settled[rank][holding[rank] & ~mask]
        count = mask.bit_count()
        left = self.counts[seat] = self.counts[seat] - count
        self.played[seat].append(play)
        self.trick.record(seat, play)
        self.duty = None
        events: list[Event] = [
            Played(seat, combinations.cards_text[play], COMBINATIONS[count - 1].id, left)
        ]
        if self.called is not None and not self.sides_known and contains(play, self.called):
            events.append(self._make_sides_known())
        if left == 0:
            self.order.append(seat)
            events.append(WentOut(seat, len(self.order)))
            if self.rules.is_over(self):
                events.append(self._end())
                return events
        self._pass_turn(seat, events)
        return events

    def _pass_turn(self, seat: Seat, events: list[Event]) -> None:
        """Ask the next player of the trick, or end it and ask its winner or his successor."""
        trick, counts, seats = self.trick, self.counts, self.rules.seats
        winner, locks = trick.winner, self.rules.passing_locks
        following = (seat + 1) % seats
        while following != winner:
            if counts[following] and not (locks and trick.has_passed(following)):
                self._ask(following)
                return
            following = (following + 1) % seats
        events.append(TrickWon(winner))
        leader, wind_from = winner, None
        if not counts[winner]:
            leader, wind_from = self.rules.wind(self, winner), winner
            events.append(WindTaken(leader, winner))
        self.last_trick = trick
        self.trick = Trick(leader, seats, wind_from)
        self._ask(leader)

    def _ask(self, seat: Seat) -> None:
        self.turn = seat
        self.asked[seat] += 1

    def _call(self, seat: Seat, card: Card) -> list[Event]:
        pack = self.rules.combinations.pack
        self.called = card
        self.holder = pack.find(self.holdings, card)
        if self.rules.asks_to_show:
            self.step, self.turn = "show", None
            self.asked = [asked + 1 for asked in self.asked]
        else:
            self.step = "play"
            self._ask(self.leader)
        return [Called(seat, pack.text[card])]

    def _answer(self, seat: Seat, answer: int) -> list[Event]:
        self.answers[seat] = answer
        if None in self.answers:
            return []
        events: list[Event] = []
        if SHOW in self.answers:
            self.shown_by = self.answers.index(SHOW)
            events += [Shown(self.shown_by), self._make_sides_known()]
        else:
            events.append(Shown(None))
        self.step = "play"
        self._ask(self.leader)
        return events

    def _make_sides_known(self) -> Event:
        self.sides_known = True
        return SidesKnown(self.rules.sides(self), self.is_solo)

    def _end(self) -> Event:
        self.step, self.turn = "over", None
        self.settlement = self.rules.settle(self)
        return RoundEnded(tuple(self.order), tuple(self.hands()))

    # What is seen

    @property
    def is_solo(self) -> bool:
        """The dealer called a card of his own (1对3)."""
        return self.holder == self.leader

    def hands(self) -> list[str]:
        """All hands in printed form."""
        print_hand = self.rules.combinations.pack.print_hand
        return [print_hand(hand) for hand in self.holdings]

    def public(self) -> Public:
        """What everyone sees."""
        return self.rules.public(self)

    def private(self, seat: Seat) -> Private:
        """What this seat alone sees besides."""
        return self.rules.private(self, seat)

    def clone(self) -> Round:
        """A copy that lives on its own; finished tricks and the settlement are shared."""
        twin = Round.__new__(Round)
        for name in Round.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.holdings = [hand[:] for hand in self.holdings]
        twin.counts = self.counts[:]
        twin.played = [plays[:] for plays in self.played]
        twin.order = self.order[:]
        twin.asked = self.asked[:]
        twin.answers = self.answers[:]
        twin.trick = self.trick.clone()
        return twin
