"""Claim windows of some milliseconds, for servers whose rounds are to be over soon."""

from __future__ import annotations

from paiju.table import claim_window


def hasten() -> None:
    """To be called in the server's process: a round has sixty windows."""
    claim_window.SHORTEST, claim_window.LONGEST = 20, 40
