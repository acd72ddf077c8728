"""Deals of card games: dealing, reading and printing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from paiju.climbing.card import Card, Hand, Pack
from paiju.engine.game import Deal, JsonObject
from paiju.engine.refusal import BadInput
from paiju.engine.seat import Seat
from paiju.engine.shuffle import Stream


class CardDeal(Deal, frozen=True, kw_only=True):
    """Every seat's hand, and who leads; None where the holder of a certain card does."""

    hands: tuple[Hand, ...]
    leader: Seat | None = None


def deal_cards(pack: Pack, stream: Stream, seats: int, start: Seat) -> tuple[Hand, ...]:
    """Shuffle and deal the whole pack, one card at a time from the start seat."""
    deck = stream.shuffle(pack.deck)
    hands: list[Sequence[Card]] = [deck[(seat - start) % seats :: seats] for seat in range(seats)]
    return tuple(pack.hand(hand) for hand in hands)


def read_deal(pack: Pack, raw: object, sizes: Sequence[int]) -> CardDeal:
    """A deal from contract.md's JSON: hands of these sizes, in any order of seats.

    Raises `BadInput` unless the hands make exactly the whole pack.
    """
    if not isinstance(raw, dict):
        raise BadInput("deal must be an object with hands")
    for key in raw:
        if key not in ("hands", "leader"):
            raise BadInput(f"unknown key {key!r} in deal; known are hands, leader")
    texts = raw.get("hands")
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise BadInput("deal.hands must be a list of texts, one a seat")
    if len(texts) != len(sizes):
        raise BadInput(f"deal.hands has {len(texts)} hands; {len(sizes)} are needed")
    dealt = [pack.read_cards(text) for text in texts]
    if sorted(len(hand) for hand in dealt) != sorted(sizes):
        found = ", ".join(str(len(hand)) for hand in dealt)
        needed = ", ".join(str(size) for size in sizes)
        raise BadInput(f"the hands have {found} cards; in some order they must have {needed}")
    pack.hand(card for hand in dealt for card in hand)
    return CardDeal(
        hands=tuple(pack.hand(hand) for hand in dealt),
        leader=_read_leader(raw.get("leader"), len(sizes)),
    )


def _read_leader(raw: Any, seats: int) -> Seat | None:
    if raw is None:
        return None
    if type(raw) is not int or not 0 <= raw < seats:
        raise BadInput(f"deal.leader must be a seat from 0 to {seats - 1}, not {raw!r}")
    return raw


def print_deal(pack: Pack, deal: CardDeal) -> JsonObject:
    """The deal in contract.md's JSON."""
    printed: JsonObject = {"hands": [pack.print_hand(hand) for hand in deal.hands]}
    if deal.leader is not None:
        printed["leader"] = deal.leader
    return printed
