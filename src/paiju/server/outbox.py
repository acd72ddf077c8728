"""What waits to be sent on one connection: bounded, so that a slow client slows nobody.

Updates of a table may be dropped, because a snapshot makes up for them; answers may not.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

UPDATES = 64
ANSWERS = 256


class Outbox:
    """A queue of texts for one connection.

    Once more than `UPDATES` updates wait, all of them are dropped and the outbox is `behind`:
    further ones are dropped until `caught_up`, which is the moment for a snapshot. `on_overflow`
    is called when even what may not be dropped has piled up: the client doesn't read.
    """

    def __init__(self, on_overflow: Callable[[], None]) -> None:
        self._on_overflow = on_overflow
        self._waiting: deque[tuple[bool, bytes]] = deque()
        self._updates = 0
        self._something = asyncio.Event()
        self.behind = False

    def put(self, text: bytes) -> None:
        """An answer, or a snapshot. Never fails: those who put it have others to tell."""
        if len(self._waiting) - self._updates >= ANSWERS:
            self._on_overflow()
            return
        self._waiting.append((False, text))
        self._something.set()

    def put_update(self, text: bytes) -> None:
        """An update, which a snapshot can make up for."""
        if self.behind:
            return
        if self._updates >= UPDATES:
            self.drop_updates()
            self.behind = True
        else:
            self._waiting.append((True, text))
            self._updates += 1
        self._something.set()

    def drop_updates(self) -> None:
        """Forget the updates that wait: a snapshot is on its way."""
        self._waiting = deque(each for each in self._waiting if not each[0])
        self._updates = 0

    def caught_up(self) -> bool:
        """Whether the outbox was behind and all else is sent: true once."""
        if self.behind and not self._waiting:
            self.behind = False
            return True
        return False

    def rest(self) -> list[bytes]:
        """Everything that waits, in order, without waiting for more."""
        texts = [text for _, text in self._waiting]
        self._waiting.clear()
        self._updates = 0
        return texts

    async def take(self) -> list[bytes]:
        """Everything that waits, in order; waits for something, or for having caught up."""
        await self._something.wait()
        self._something.clear()
        return self.rest()
