"""Seats (座位) round a table, numbered in play order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

Seat: TypeAlias = int
"""A seat's number; seat (i+1) mod n is seat i's next seat (下家)."""


def next_seat(seat: Seat, seats: int) -> Seat:
    """The seat that plays after this one (下家)."""
    return (seat + 1) % seats


def previous_seat(seat: Seat, seats: int) -> Seat:
    """The seat that plays before this one (上家)."""
    return (seat - 1) % seats


def seats_after(seat: Seat, seats: int) -> Iterator[Seat]:
    """All other seats in play order, the next seat first."""
    for step in range(1, seats):
        yield (seat + step) % seats
