"""Passwords (密码): hashed with argon2id, never kept, never logged."""

from __future__ import annotations

import asyncio
import secrets
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from paiju.server.nickname import look
from paiju.server.problem import Problem

MIN_LENGTH = 8
MAX_LENGTH = 128
AT_ONCE = 2
"""Hashes at a time: each takes tens of megabytes and a core."""

_COMMON = frozenset(
    (
        "12345678", "123456789", "1234567890", "password", "password1", "qwertyuiop", "qwerty123",
        "87654321", "abcd1234", "a1234567", "1q2w3e4r", "asdfghjkl", "iloveyou", "5201314520",
    )
)  # fmt: skip


def check_password(password: str, name: str) -> None:
    """Raise `Problem` if the password is too short, too long, or the first one to be guessed."""
    if not MIN_LENGTH <= len(password) <= MAX_LENGTH:
        raise Problem("password_length")
    plain = password.casefold()
    if plain in _COMMON or len(set(plain)) < 3 or look(password) == look(name):
        raise Problem("password_weak")


class Passwords:
    """Hashes and checks passwords off the event loop, a few at a time."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._turn = asyncio.Semaphore(AT_ONCE)

    @cached_property
    def _nobody(self) -> str:
        """Checked where there is no such account, so that the time taken doesn't tell."""
        return self._hasher.hash(secrets.token_hex())

    async def hash(self, password: str) -> str:
        """The hash to keep."""
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def matches(self, kept: str | None, password: str) -> bool:
        """Is this the password? None is an account that doesn't exist: takes as long, says no."""
        async with self._turn:
            right = await asyncio.to_thread(self._verify, kept, password)
        return right and kept is not None

    def is_outdated(self, kept: str) -> bool:
        """The hash was made with weaker settings than today's."""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, kept: str | None, password: str) -> bool:
        try:
            return self._hasher.verify(kept or self._nobody, password)
        except (VerifyMismatchError, InvalidHashError):
            return False
