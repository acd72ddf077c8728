"""The fair shuffle as a table holds it: a commitment first, then everybody's seeds."""

from __future__ import annotations

import msgspec

from paiju.engine.record import Shuffle
from paiju.engine.seat import Seat
from paiju.engine.shuffle import Stream, commitment
from paiju.table.section import ShuffleSection

SEEDS_WITHIN = 1_000
"""Milliseconds in which clients may send their seeds."""


class Shuffling(msgspec.Struct, kw_only=True):
    """The seeds of one round (hex). `until` is when seeds close; None once it is dealt."""

    round: int
    server_seed: str
    contributors: tuple[Seat, ...]
    client_seeds: list[str | None]
    until: int | None
    published: bool = False

    @property
    def complete(self) -> bool:
        """Every contributor's seed is there."""
        return all(self.client_seeds[seat] is not None for seat in self.contributors)

    def stream(self) -> Stream:
        """The stream of chance that these seeds give."""
        seeds = [bytes.fromhex(seed) for seed in self.client_seeds if seed is not None]
        return Stream(bytes.fromhex(self.server_seed), seeds, self.round)

    def section(self) -> ShuffleSection:
        """What everybody sees: the server's seed only once the round is over."""
        return ShuffleSection(
            round=self.round,
            commitment=commitment(bytes.fromhex(self.server_seed)),
            contributors=self.contributors,
            client_seeds=tuple(self.client_seeds),
            server_seed=self.server_seed if self.published else None,
            seeds_until=self.until,
        )

    def record(self) -> Shuffle:
        """The shuffle as a finished round's record publishes it."""
        return Shuffle(
            commitment=commitment(bytes.fromhex(self.server_seed)),
            contributors=self.contributors,
            client_seeds=tuple(self.client_seeds),
            server_seed=self.server_seed,
        )
