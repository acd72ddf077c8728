"""`basic` at mahjong: each choice is worth what the hand it leaves is worth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple, Protocol

from paiju.bots.bot import Choice
from paiju.bots.mahjong.danger import Caution, danger
from paiju.bots.mahjong.position import MahjongView, Position, read_position
from paiju.bots.mahjong.route import Race, Route, worth
from paiju.mahjong.action import DISCARDS, NAMED, VERB, print_action, read_action
from paiju.mahjong.meld import ANGANG, CHI, GANG, JIAGANG, PENG, Meld
from paiju.mahjong.tile import Counts, Tile


class Appraiser(Protocol):
    """What a game has to say about hands."""

    @property
    def reserve(self) -> int:
        """How many tiles of the wall are never drawn."""

    @property
    def caution(self) -> Caution:
        """What is known of how dangerous discards are."""

    @property
    def hazard(self) -> float:
        """How likely somebody else is to win before one's next draw."""

    def routes(self, position: Position, counts: Counts, melds: Sequence[Meld]) -> Iterable[Route]:
        """The ways to win of a hand of 13 places."""

    def kong_bonus(self, position: Position, meld: Meld) -> float:
        """What a kong brings beside the hand it leaves."""

    def better_than_winning(self, position: Position) -> tuple[Tile, ...]:
        """The discards that are worth more than the win by one's own draw."""

    def banned(self, position: Position, meld: Meld) -> Iterable[Tile]:
        """What may not be discarded right after a claim."""


class Option(NamedTuple):
    """An action, what it is worth, and why it might be chosen."""

    worth: float
    action: str
    reason: str


class MahjongPlayer:
    """Takes wins, and otherwise the action that leaves the hand worth most; never uses chance."""

    def __init__(self, appraiser: Appraiser) -> None:
        self.appraiser = appraiser

    def choose(self, view: MahjongView, rng: Random) -> Choice:
        """The best of the legal actions."""
        del rng
        actions = view.private.actions
        if len(actions) == 1:
            return Choice(actions[0], "only_choice")
        position = read_position(view, self.appraiser.reserve)
        if "hu" in actions:
            return self._win_or_wait(position)
        best = max(self.options(position), key=lambda option: option.worth)
        return Choice(best.action, best.reason)

    def _win_or_wait(self, position: Position) -> Choice:
        better: tuple[Tile, ...] = ()
        if position.open_tile is None:
            better = self.appraiser.better_than_winning(position)
        texts = [print_action(DISCARDS[tile]) for tile in better]
        options = [self._appraise(position, text) for text in texts if text in position.actions]
        if not options:
            return Choice("hu", "wins")
        return Choice(max(options, key=lambda option: option.worth).action, "plays_on")

    def options(self, position: Position) -> list[Option]:
        """What each legal action is worth where there is no win, in the order of their texts."""
        return [self._appraise(position, text) for text in position.actions]

    def value(self, position: Position, counts: Counts, melds: Sequence[Meld]) -> float:
        """What a hand of 13 places is worth."""
        routes = self.appraiser.routes(position, counts, melds)
        return worth(routes, self._race(position))

    def _race(self, position: Position) -> Race:
        return Race(position.live, position.unseen, position.turns, self.appraiser.hazard)

    def _appraise(self, position: Position, text: str) -> Option:
        action = read_action(text)
        verb, tiles = VERB[action], NAMED[action]
        if verb == "pass":
            return Option(
                self.value(position, position.counts, position.melds), text, "stays_closed"
            )
        if verb == "discard":
            return self._discard(position, text, tiles[0])
        if verb in ("angang", "jiagang"):
            return self._kong(position, text, verb, tiles[0])
        return self._claim(position, text, verb, tiles)

    def _discard(self, position: Position, text: str, tile: Tile) -> Option:
        counts = bytearray(position.counts)
        counts[tile] -= 1
        routes = list(self.appraiser.routes(position, counts, position.melds))
        value = worth(routes, self._race(position))
        risk = danger(position, self.appraiser.caution, tile)
        waits = any(route.distance <= 0 for route in routes)
        kept = value * (1 - risk) - risk * self.appraiser.caution.loss
        return Option(kept, text, "waits" if waits else "nearer")

    def _kong(self, position: Position, text: str, verb: str, tile: Tile) -> Option:
        counts = bytearray(position.counts)
        counts[tile] = counts[tile] - 1 if verb == "jiagang" else 0
        kept = position.melds
        if verb == "jiagang":
            kept = tuple(meld for meld in kept if meld.kind != PENG or meld.tile != tile)
        kong = Meld(JIAGANG if verb == "jiagang" else ANGANG, tile)
        value = self.value(position, counts, (*kept, kong))
        return Option(value + self.appraiser.kong_bonus(position, kong), text, "kongs")

    def _claim(self, position: Position, text: str, verb: str, tiles: Sequence[Tile]) -> Option:
        tile = position.open_tile
        assert tile is not None
        counts = bytearray(position.counts)
        last = position.public.last
        source = None if last is None else last.seat
        if verb == "gang":
            counts[tile] -= 3
            kong = Meld(GANG, tile, source)
            value = self.value(position, counts, (*position.melds, kong))
            return Option(value + self.appraiser.kong_bonus(position, kong), text, "kongs")
        for used in tiles or (tile, tile):
            counts[used] -= 1
        meld = Meld(CHI, min(*tiles, tile), source) if verb == "chi" else Meld(PENG, tile, source)
        melds = (*position.melds, meld)
        barred = set(self.appraiser.banned(position, meld))
        best = 0.0
        for each, count in enumerate(counts):
            if count and each not in barred:
                counts[each] -= 1
                best = max(best, self.value(position, counts, melds))
                counts[each] += 1
        return Option(best, text, "claims")
