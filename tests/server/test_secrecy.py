"""Nothing a seat or a spectator may not know is in anything that is sent to it.

What a viewer may know is worked out apart from the program's own gates: the cards or tiles it
holds or has held, and those that were played, laid down or turned up before everybody. Any other
card, or kind of tile, in a message to it is a leak.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

import pytest

from paiju.engine.game import AnyGame
from paiju.games import GAMES
from paiju.mahjong.tile import TEXT, read_tiles
from tests.server.watching import SPECTATOR, Json, Watched

CARD = re.compile(r"\b(?:[3-9TJQKA2][shdc]\*?|SJ|BJ)(?![\w*])")
TILE_TEXT = re.compile(r"^(?:[1-9]+[mps]|[ESWNCFP])+$")
SAFE_SECTIONS = frozenset(
    {"room", "seats", "network", "match", "shuffle", "proposal", "result", "clock"}
)
OPEN_PHASES = frozenset({"settled", "over", "paused"})
SECRET_WORDS = ("server_seed",)


class Watchman:
    """Checks every message against what its receiver may know."""

    def __init__(self, game: AnyGame, evening: Watched) -> None:
        self.game = game
        self.evening = evening
        self.is_mahjong = "mahjong" in game.id
        self.public: set[str] = set()
        self.private: dict[str, set[str]] = {}
        self.messages = 0
        self.learned_at = -1
        self.is_open = False
        evening.on_message = self.check

    def new_round(self) -> None:
        self.public = set()
        self.private = {}

    def learn(self) -> None:
        """Take in what the table holds now: hands for their owners, what lies open for all."""
        table = self.evening.table
        if self.learned_at == len(self.evening.journal):
            return
        self.learned_at = len(self.evening.journal)
        phase = self.evening.phase
        self.is_open = phase in OPEN_PHASES or self.evening.section("hands") is not None
        if phase != "playing":
            return
        for seat in range(self.game.seats):
            view = table.view(seat)
            mine = self.private.setdefault(self.evening.player(seat), set())
            mine.update(view.private.hand)
        self.public.update(self.open_pieces(view.public))

    def open_pieces(self, public: Any) -> set[str]:
        """What lies open: worked out from the few sections that show pieces."""
        if not self.is_mahjong:
            played = (piece for plays in public.played for play in plays for piece in play.split())
            called = getattr(public, "call", None)
            return {*played, *([called.card] if called is not None else [])}
        guns = getattr(public, "guns", ())
        lying = (public.start, public.ponds, public.melds, public.last, public.wins, guns)
        return set(tile_texts(lying))

    def check(self, player: str, message: Json) -> None:
        self.messages += 1
        self.learn()
        if self.is_open:
            return
        known = self.public | self.private.get(player, set())
        for path, text in texts_of(message):
            if SAFE_SECTIONS & set(path) and "server_seed" not in path:
                continue
            for piece in self.pieces(path, text):
                assert piece in known, (player, path, text, known)
        assert secret(message) is None

    def pieces(self, path: tuple[str, ...], text: str) -> list[str]:
        if text.startswith("call "):
            return []  # every card that may be called is offered, held or not
        if not self.is_mahjong:
            return CARD.findall(text)
        if path[-1] in ("kind", "type", "stream", "step", "room", "name", "phase"):
            return []
        return tile_texts(text)


def tile_texts(value: Any) -> list[str]:
    """The kinds of tile in any part of a view."""
    if value is None:
        return []
    if isinstance(value, str):
        return [tile for word in value.split() for tile in tiles_of(word)]
    if isinstance(value, list | tuple):
        return [tile for each in value for tile in tile_texts(each)]
    if hasattr(value, "__struct_fields__"):
        fields = (getattr(value, name) for name in value.__struct_fields__)
        return [tile for field in fields for tile in tile_texts(field)]
    return []


@lru_cache(maxsize=10_000)
def tiles_of(word: str) -> tuple[str, ...]:
    """The kinds of tile that a word names, if it names tiles."""
    return tuple(TEXT[tile] for tile in read_tiles(word)) if TILE_TEXT.match(word) else ()


def texts_of(value: Any, path: tuple[str, ...] = ()) -> list[tuple[tuple[str, ...], str]]:
    """Every text of a message with the names on the way to it."""
    if isinstance(value, str):
        return [(path, value)] if path else []
    if isinstance(value, dict):
        return [text for key, each in value.items() for text in texts_of(each, (*path, key))]
    if isinstance(value, list):
        return [text for each in value for text in texts_of(each, path)]
    return []


def secret(message: Json) -> str | None:
    """A server seed that is told while its round runs."""
    found = [text for path, text in texts_of(message) if path[-1] in SECRET_WORDS]
    return found[0] if found else None


def play(game: AnyGame, rounds: int, seed: int) -> int:
    """Play so many rounds under watch; how many messages were checked."""
    options = {"rounds": 8} if "yuyao" in game.id else {"rounds": 16}
    played = messages = 0
    while played < rounds:
        evening = Watched(game, pace="off", seed=seed + played, options=options)
        watchman = Watchman(game, evening)
        evening.ready()
        while evening.phase != "over" and played < rounds:
            while evening.phase != "playing":
                evening.wait()
            watchman.learn()
            evening.play_round()
            played += 1
            if evening.phase == "settled":
                watchman.new_round()
                evening.ready()
        messages += watchman.messages
    return messages


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_message_of_a_round_holds_what_its_receiver_may_not_know(game: AnyGame) -> None:
    assert play(game, 6, seed=1) > 500


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_message_of_two_thousand_rounds_holds_a_secret(game: AnyGame) -> None:
    assert play(game, 2000, seed=1000) > 100_000


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_watchman_finds_a_leak(game: AnyGame) -> None:
    evening = Watched(game, pace="off", seed=3)
    watchman = Watchman(game, evening)
    evening.ready()
    while evening.phase != "playing":
        evening.wait()
    watchman.learn()
    other = evening.table.view(1).private.hand
    foreign = [piece for piece in other if piece not in evening.table.view(0).private.hand]
    leak = {"type": "update", "events": [{"kind": "drawn", "piece": foreign[0]}], "changed": {}}
    for player in ("p0", SPECTATOR):
        with pytest.raises(AssertionError):
            watchman.check(player, leak)
