"""The fair shuffle: a deck order nobody could choose, and everybody can recompute.

The server commits to its seed before any client seed is known; the stream of chance is
HMAC-SHA256(server seed, client seeds ‖ round number ‖ counter) (docs/architecture.md).
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")

SERVER_SEED_BYTES = 32
CLIENT_SEED_BYTES = 16
WORD = 1 << 32


def commitment(server_seed: bytes) -> str:
    """What is published before the deal: SHA-256 of the server seed, in hex."""
    return hashlib.sha256(server_seed).hexdigest()


class Stream:
    """The numbers of chance of one round, in the order in which they are asked for.

    Client seeds are given in seat order, absent ones left out. The round number and the block
    counter are big-endian 32-bit numbers, the counter from 0; each block gives eight numbers.
    """

    def __init__(
        self, server_seed: bytes, client_seeds: Iterable[bytes], round_number: int
    ) -> None:
        self._key = server_seed
        self._prefix = b"".join(client_seeds) + struct.pack(">I", round_number)
        self._counter = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            message = self._prefix + struct.pack(">I", self._counter)
            block = hmac.digest(self._key, message, "sha256")
            self._words = list(struct.unpack(">8I", block))[::-1]
            self._counter += 1
        return self._words.pop()

    def below(self, bound: int) -> int:
        """A number from 0 to bound − 1, each equally likely: words past the last whole multiple
        of the bound are rejected."""
        limit = WORD - WORD % bound
        while (word := self._word()) >= limit:
            pass
        return word % bound

    def shuffle(self, deck: Sequence[T]) -> list[T]:
        """The deck in a new order: Fisher–Yates from the last place down."""
        order = list(deck)
        for place in range(len(order) - 1, 0, -1):
            other = self.below(place + 1)
            order[place], order[other] = order[other], order[place]
        return order
