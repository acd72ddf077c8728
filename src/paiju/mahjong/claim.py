"""The question about a tile that lies open (吃碰杠胡的响应): offers, secret answers, priorities."""

from __future__ import annotations

from typing import Final, TypeAlias

from paiju.engine.seat import Seat
from paiju.mahjong.action import GANG_CLAIM, HU, PASS, PENG_CLAIM, Action
from paiju.mahjong.tile import Tile
from paiju.mahjong.win import DISCARD, ROBBED_KONG

Rank: TypeAlias = int
"""What an answer is worth against others: 过 0, 吃 1, 碰 and 杠 2, 胡 from `WIN` upwards."""

CHOW: Final = 1
PUNG: Final = 2
WIN: Final = 3


class Claims:
    """A discard, or a tile added to a 碰, and what the other seats may and do say to it.

    `wins` holds the rank of 胡 for the seats that may say it: where one winner is enough no two
    are equal, where all who say it win all are. Every offer includes 过.
    """

    __slots__ = ("answers", "offers", "robbing", "source", "tile", "wins")

    def __init__(self, tile: Tile, source: Seat, robbing: bool) -> None:
        self.tile = tile
        self.source = source
        self.robbing = robbing
        self.offers: dict[Seat, list[Action]] = {}
        self.wins: dict[Seat, Rank] = {}
        self.answers: dict[Seat, Action] = {}

    @property
    def way(self) -> str:
        """How a win on the tile is won: 点炮 or 抢杠."""
        return ROBBED_KONG if self.robbing else DISCARD

    def pending(self) -> dict[Seat, list[Action]]:
        """The offers of the seats still to answer."""
        answers = self.answers
        if not answers:
            return self.offers
        return {seat: offer for seat, offer in self.offers.items() if seat not in answers}

    def rank(self, seat: Seat, action: Action) -> Rank:
        """The rank of a seat's answer."""
        if action == PASS:
            return 0
        if action == HU:
            return self.wins[seat]
        return PUNG if action in (PENG_CLAIM, GANG_CLAIM) else CHOW

    def best(self) -> Rank:
        """The rank of the best answer given so far."""
        return max((self.rank(seat, action) for seat, action in self.answers.items()), default=0)

    def is_settled(self) -> bool:
        """Whether no answer still missing could change what follows."""
        best = self.best()
        for seat, offer in self.pending().items():
            highest = max(self.rank(seat, action) for action in offer)
            if highest > best or highest == best >= WIN:
                return False
        return True

    def successful(self) -> list[Seat]:
        """The seats whose answer is carried out, first in turn first; none if nobody claims."""
        best = self.best()
        if not best:
            return []
        seats = [seat for seat, action in self.answers.items() if self.rank(seat, action) == best]
        return sorted(seats, key=lambda seat: (seat - self.source) % 4)

    def clone(self) -> Claims:
        """The same question with answers of its own."""
        twin = Claims(self.tile, self.source, self.robbing)
        twin.offers = self.offers
        twin.wins = self.wins
        twin.answers = self.answers.copy()
        return twin
