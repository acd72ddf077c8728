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

_NUMBER = struct.Struct(">I")
_BLOCK = struct.Struct(">8I")


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
        self._prefix = b"".join(client_seeds) + _NUMBER.pack(round_number)
        self._counter = 0
        self._words: list[int] = []

    def _draw_block(self) -> list[int]:
        message = self._prefix + _NUMBER.pack(self._counter)
        self._counter += 1
        self._words = list(_BLOCK.unpack(hmac.digest(self._key, message, "sha256")))
        self._words.reverse()
        return self._words

    def below(self, bound: int) -> int:
        """A number from 0 to bound − 1, each equally likely: words past the last whole multiple
        of the bound are rejected."""
        limit = WORD - WORD % bound
        while (word := (self._words or self._draw_block()).pop()) >= limit:
            pass
        return word % bound

    def shuffle(self, deck: Sequence[T]) -> list[T]:
        """The deck in a new order: Fisher–Yates from the last place down.

        Draws as `below` does, spelled out because every round waits for it.
        """
        order = list(deck)
        words = self._words
        for bound in range(len(order), 1, -1):
            limit = WORD - WORD % bound
            while True:
                if not words:
                    words = self._draw_block()
                word = words.pop()
                if word < limit:
                    break
            other = word % bound
            order[bound - 1], order[other] = order[other], order[bound - 1]
        return order
