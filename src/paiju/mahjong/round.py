"""The round (局) of the tile family: a state machine from the deal to the settlement."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Generic

from paiju.engine.event import Event
from paiju.engine.game import Action as AnyAction
from paiju.engine.seat import Seat, seats_after
from paiju.engine.settlement import Settlement
from paiju.mahjong.action import DISCARDS, GANG_CLAIM, HU, NAMED, PASS, PENG_CLAIM, VERB, Action
from paiju.mahjong.claim import Claims
from paiju.mahjong.deal import TilesDealt
from paiju.mahjong.event import AllPaid, Discarded, Drawn, Exhausted, Konged, Melded, Won
from paiju.mahjong.hand import Hand
from paiju.mahjong.meld import ANGANG, CHI, GANG, JIAGANG, PENG, Meld
from paiju.mahjong.offer import make_offers, turn_offer
from paiju.mahjong.refusal import refuse
from paiju.mahjong.rules import L, Rules
from paiju.mahjong.tile import TEXT, Tile, print_tiles
from paiju.mahjong.view import MahjongPrivate, MahjongPublic, Start
from paiju.mahjong.wall import Wall
from paiju.mahjong.win import REPLACEMENT, SEATS, SELF_DRAW

DEALT: Final = "dealt"
TURN: Final = "turn"
AFTER_CLAIM: Final = "discard"
CLAIM: Final = "claim"
ROB: Final = "rob"
KONG: Final = "replacement"
GUN: Final = "gun"
OVER: Final = "over"


ASKING: Final = frozenset({TURN, AFTER_CLAIM})
"""The steps in which the seat in turn has to act."""
AWAITING_CHANCE: Final = frozenset({DEALT, KONG, GUN})
"""The steps in which chance comes next in any case."""
NOTHING: Final[list[Action]] = []


class Round(Generic[L]):
    """A round in play. What is public lies in plain fields that a game's rules read.

    `turn` is the seat whose turn it is, or whose tile lies open; `drawn` the tile it has drawn in
    this turn; `claims` what is asked about an open tile. `taken` are the places in each pond of the
    tiles that others have claimed. `passed` marks the seats that have passed a win since they last
    drew. `winners`, `won_on`, `way` and `loser` are the facts of a win once it is declared.
    """

    __slots__ = (
        "_actions", "asked", "claims", "dealer", "drawn", "hand_of", "last_discarder", "ledger",
        "loser", "passed", "ponds", "replaced", "rules", "settlement", "start", "step", "taken",
        "turn", "wall", "way", "wild", "winners", "won_on",
    )  # fmt: skip

    def __init__(self, rules: Rules[L], deal: TilesDealt) -> None:
        self.rules = rules
        self.dealer = self.turn = deal.dealer
        self.wild = deal.wild
        self.start = Start(deal.dealer, TEXT[rules.kind_before(deal.wild)], TEXT[deal.wild])
        self.wall = Wall(deal.wall)
        self.hand_of = [Hand(tiles) for tiles in deal.hands]
        self.ponds: list[list[Tile]] = [[] for _ in range(SEATS)]
        self.taken: list[list[int]] = [[] for _ in range(SEATS)]
        self.last_discarder: Seat | None = None
        self.drawn: Tile | None = None
        self.replaced = False
        self.passed = [False] * SEATS
        self.claims: Claims | None = None
        self.asked = [0] * SEATS
        self.winners: tuple[Seat, ...] = ()
        self.won_on: Tile | None = None
        self.way = ""
        self.loser: Seat | None = None
        self.settlement: Settlement | None = None
        self.ledger = rules.open_ledger(deal)
        self._actions: list[Action] | None = None
        for seat in seats_after(self.dealer, SEATS):
            self.hand_of[seat].ready = rules.is_ready(self, self.hand_of[seat])
        self.step = DEALT
        if rules.on_dealt(self) is None:
            self._ask(TURN)

    # What may be done

    @property
    def waits(self) -> bool:
        """Whether chance comes next: a draw, a replacement, the tile turned after a win."""
        claims = self.claims
        if claims is not None:
            return len(claims.answers) == len(claims.offers)
        return self.step in AWAITING_CHANCE

    @property
    def in_claim_window(self) -> bool:
        """Whether a discard, or a tile added to a 碰 that may be robbed, lies open."""
        return self.claims is not None

    @property
    def way_of_draw(self) -> str:
        """How a win in this turn would be won: 自摸, or on the tile drawn after a kong."""
        return REPLACEMENT if self.replaced else SELF_DRAW

    def chance_to_win(self) -> tuple[Tile | None, str]:
        """The tile that a seat which is asked could win on now, and how."""
        if self.claims is None:
            return self.drawn, self.way_of_draw
        return self.claims.tile, self.claims.way

    @property
    def is_untouched(self) -> bool:
        """Whether nothing has happened since the deal: the dealer's first turn, before any 杠."""
        return not self.ponds[self.dealer] and not self.hand_of[self.dealer].melds

    def to_act(self) -> Mapping[Seat, list[Action]]:
        """Everyone who may act now, and every legal action, in order."""
        if self.claims is not None:
            return self.claims.pending()
        if self.step in ASKING:
            return {self.turn: self._turn_actions()}
        return {}

    def _offer_to(self, seat: Seat) -> list[Action]:
        claims = self.claims
        if claims is not None:
            return NOTHING if seat in claims.answers else claims.offers.get(seat, NOTHING)
        return self._turn_actions() if seat == self.turn and self.step in ASKING else NOTHING

    def _turn_actions(self) -> list[Action]:
        """What the seat in turn may do, worked out once."""
        actions = self._actions
        if actions is None:
            if self.step == TURN:
                actions = turn_offer(self, self.turn)
            else:
                actions = self.rules.discards_after_claim(self, self.hand_of[self.turn])
            self._actions = actions
        return actions

    def question(self, seat: Seat) -> int | None:
        """The number of the question open to this seat, counted for this seat alone from 1.

        A claim stays open until it is settled for all to see.
        """
        if self.claims is not None:
            return self.asked[seat] if seat in self.claims.offers else None
        if self.step in ASKING and seat == self.turn:
            return self.asked[seat]
        return None

    def default(self, seat: Seat) -> Action:
        """What a time-out does: pass, or discard the tile drawn, else the last that may be."""
        if self.claims is not None:
            return PASS
        actions = self._offer_to(seat)
        if self.drawn is not None and DISCARDS[self.drawn] in actions:
            return DISCARDS[self.drawn]
        return DISCARDS[max(NAMED[each][0] for each in actions if VERB[each] == "discard")]

    def auto(self, seat: Seat) -> Action:
        """What auto-play (托管) does: the default, but a legal win is taken."""
        return HU if HU in self._offer_to(seat) else self.default(seat)

    # What happens

    def act(self, seat: Seat, action: AnyAction) -> list[Event]:
        """Carry out an action; raises `Refused` and changes nothing if it is not legal."""
        assert isinstance(action, int)
        offer = self._offer_to(seat)
        if action not in offer:
            raise refuse(self, seat, action)
        if self.claims is not None:
            return self._answer(self.claims, seat, action)
        if action == HU:
            return self._win((seat,), self.drawn, self.way_of_draw, None)
        if self.hand_of[seat].ready and HU in offer:
            self.rules.on_declined(self, seat)
        tile = NAMED[action][0]
        if action == DISCARDS[tile]:
            return self._discard(seat, tile)
        if VERB[action] == "angang":
            return self._declare(seat, Meld(ANGANG, tile))
        return self._add(seat, tile)

    def advance(self) -> list[Event]:
        """Let chance do its step; only while `waits`."""
        return _CHANCE[self.step](self)

    def _discard(self, seat: Seat, tile: Tile) -> list[Event]:
        hand = self.hand_of[seat]
        hand.remove(tile)
        hand.ready = self.rules.is_ready(self, hand)
        self.ponds[seat].append(tile)
        self.last_discarder = seat
        self.drawn = None
        self.replaced = False
        events: list[Event] = [Discarded(seat, TEXT[tile])]
        pattern = self.rules.on_discarded(self, seat, tile)
        if pattern is not None:
            return events + self._make_all_pay(seat, pattern)
        self._open_claims(tile, robbing=False)
        return events

    def _declare(self, seat: Seat, meld: Meld) -> list[Event]:
        self.hand_of[seat].meld(meld, None)
        self._end_turn()
        return [Konged(seat, str(meld)), *self._stand(seat, meld)]

    def _add(self, seat: Seat, tile: Tile) -> list[Event]:
        hand = self.hand_of[seat]
        hand.remove(tile)
        self._end_turn()
        events: list[Event] = [Konged(seat, str(Meld(JIAGANG, tile)))]
        if self.rules.may_rob(self, seat):
            self._open_claims(tile, robbing=True)
            return events
        return events + self._stand_added(seat, tile)

    def _stand_added(self, seat: Seat, tile: Tile) -> list[Event]:
        return self._stand(seat, self.hand_of[seat].add_to_pung(tile))

    def _stand(self, seat: Seat, meld: Meld) -> list[Event]:
        """The kong stands: it is booked, and a replacement is to be drawn."""
        hand = self.hand_of[seat]
        hand.ready = self.rules.is_ready(self, hand)
        self.step = KONG
        events, pattern = self.rules.on_kong(self, seat, meld)
        if pattern is not None:
            events += self._make_all_pay(seat, pattern)
        return events

    def _open_claims(self, tile: Tile, robbing: bool) -> None:
        self.step = ROB if robbing else CLAIM
        self.claims = Claims(tile, self.turn, robbing)
        make_offers(self, self.claims)
        for seat in self.claims.offers:
            self.asked[seat] += 1

    def _answer(self, claims: Claims, seat: Seat, action: Action) -> list[Event]:
        claims.answers[seat] = action
        if action != HU and HU in claims.offers[seat]:
            self.rules.on_declined(self, seat)
        return self._carry_out(claims) if claims.is_settled() else []

    def _carry_out(self, claims: Claims) -> list[Event]:
        """Carry out the best answer, if anybody claims."""
        seats = claims.successful()
        if not seats:
            return []
        action = claims.answers[seats[0]]
        self.claims = None
        if action == HU:
            return self._win(tuple(seats), claims.tile, claims.way, claims.source)
        return self._claim(seats[0], action, claims.tile, claims.source)

    def _claim(self, seat: Seat, action: Action, tile: Tile, source: Seat) -> list[Event]:
        hand = self.hand_of[seat]
        if action == PENG_CLAIM:
            meld = Meld(PENG, tile, source)
        elif action == GANG_CLAIM:
            meld = Meld(GANG, tile, source)
        else:
            meld = Meld(CHI, min(tile, NAMED[action][0]), source)
        self.taken[source].append(len(self.ponds[source]) - 1)
        self.last_discarder = None
        held = hand.counts[tile]
        hand.meld(meld, tile)
        self.rules.on_claimed(self, seat, meld, held)
        self.turn = seat
        events: list[Event] = [Melded(seat, str(meld), TEXT[tile], source)]
        if meld.kind == GANG:
            return events + self._stand(seat, meld)
        self._ask(AFTER_CLAIM)
        return events

    def _draw(self, seat: Seat, replacement: bool) -> list[Event]:
        tile = self.wall.draw_replacement() if replacement else self.wall.draw()
        self.hand_of[seat].add(tile)
        self.turn = seat
        self.drawn = tile
        self.replaced = replacement
        self.passed[seat] = False
        events: list[Event] = [Drawn(seat, TEXT[tile], replacement)]
        pattern = self.rules.on_drawn(self, seat)
        if pattern is not None:
            return events + self._make_all_pay(seat, pattern)
        self.step = TURN
        self._actions = None
        self.asked[seat] += 1
        return events

    def forget_offers(self) -> None:
        """What the seat in turn may do is to be worked out anew."""
        self._actions = None

    def _ask(self, step: str) -> None:
        self.step = step
        self.forget_offers()
        self.asked[self.turn] += 1

    def _end_turn(self) -> None:
        self.drawn = None
        self.replaced = False

    # Chance

    def _after_deal(self) -> list[Event]:
        found = self.rules.on_dealt(self)
        if found is not None:
            return self._make_all_pay(*found)
        self._ask(TURN)
        return []

    def _after_claim(self) -> list[Event]:
        claims = self.claims
        assert claims is not None
        if claims.answers and (events := self._carry_out(claims)):
            return events
        self.claims = None
        if claims.robbing:
            events = self._stand_added(self.turn, claims.tile)
            return events if self.step == OVER else events + self._after_kong()
        if self.wall.left <= self.rules.reserve:
            self._finish(self.rules.settle_exhausted(self))
            return [Exhausted()]
        return self._draw((self.turn + 1) % SEATS, replacement=False)

    def _after_kong(self) -> list[Event]:
        return self._draw(self.turn, replacement=True)

    def _after_win(self) -> list[Event]:
        events = self.rules.on_gun(self)
        self._finish(self.rules.settle_win(self))
        return events

    # The end

    def _win(
        self, seats: tuple[Seat, ...], tile: Tile | None, way: str, loser: Seat | None
    ) -> list[Event]:
        self.winners, self.won_on, self.way, self.loser = seats, tile, way, loser
        text = None if tile is None else TEXT[tile]
        if self.rules.has_gun_to_turn(self):
            self.step = GUN
        else:
            self._finish(self.rules.settle_win(self))
        return [Won(seat, way, text, loser) for seat in seats]

    def _make_all_pay(self, seat: Seat, pattern: str) -> list[Event]:
        self._finish(self.rules.settle_all_pay(self, seat, pattern))
        return [AllPaid(seat, pattern)]

    def _finish(self, settlement: Settlement) -> None:
        self.settlement = settlement
        self.step = OVER

    # What is seen

    def public(self) -> MahjongPublic:
        """What everyone sees (first gate)."""
        return self.rules.public(self)

    def private(self, seat: Seat) -> MahjongPrivate:
        """What this seat alone sees besides (second gate)."""
        return self.rules.private(self, seat)

    def hands(self) -> list[str]:
        """The concealed tiles of all seats in printed form."""
        return [print_tiles(hand.tiles) for hand in self.hand_of]

    def clone(self) -> Round[L]:
        """A copy that lives on its own."""
        twin: Round[L] = Round.__new__(Round)
        for field in Round.__slots__:
            setattr(twin, field, getattr(self, field))
        twin.wall = self.wall.clone()
        twin.hand_of = [hand.clone() for hand in self.hand_of]
        twin.ponds = [pond.copy() for pond in self.ponds]
        twin.taken = [taken.copy() for taken in self.taken]
        twin.passed = self.passed.copy()
        twin.asked = self.asked.copy()
        twin.claims = None if self.claims is None else self.claims.clone()
        twin.ledger = self.ledger.clone()
        return twin


_CHANCE: Final[Mapping[str, Callable[[Round[L]], list[Event]]]] = {
    DEALT: Round._after_deal,
    CLAIM: Round._after_claim,
    ROB: Round._after_claim,
    KONG: Round._after_kong,
    GUN: Round._after_win,
}
