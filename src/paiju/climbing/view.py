"""What is seen of a round of cards, in contract.md's notation."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

import msgspec

from paiju.climbing.action import print_action
from paiju.climbing.step import Step
from paiju.engine.seat import Seat
from paiju.engine.view import Private, Public

if TYPE_CHECKING:
    from paiju.climbing.combination import Combinations
    from paiju.climbing.round import Round
    from paiju.climbing.trick import Trick


class TrickView(msgspec.Struct, frozen=True, kw_only=True):
    """A trick: its leader, each seat's last action in it, and the play that stands.

    `wind_from` is the seat whose lead the leader took (接风), if he did. `actions` are `play …`,
    `pass`, or None where the seat has not acted. `winner` played `best`; both are None before the
    lead.
    """

    leader: Seat
    wind_from: Seat | None
    actions: tuple[str | None, ...]
    winner: Seat | None
    best: str | None


class CardsPublic(Public, frozen=True, kw_only=True):
    """What everyone sees in any card game.

    `step` is `call`, `show`, `play` or `over`; `turn` the seat to call or play, None while all are
    asked or the round is over. `counts` are the cards left by seat, `played` each seat's plays in
    turn, `order` the seats that are out, in order. `hands`, once the round is over, what is left.
    """

    step: Step
    turn: Seat | None
    counts: tuple[int, ...]
    order: tuple[Seat, ...]
    played: tuple[tuple[str, ...], ...]
    trick: TrickView
    last_trick: TrickView | None
    hands: tuple[str, ...] | None


class CardsPrivate(Private, frozen=True, kw_only=True):
    """A seat's own half: its hand too, card by card in hand order."""

    hand: tuple[str, ...]


class PublicSections(TypedDict):
    """The sections of `CardsPublic`, for a game's own view to take in."""

    step: Step
    turn: Seat | None
    counts: tuple[int, ...]
    order: tuple[Seat, ...]
    played: tuple[tuple[str, ...], ...]
    trick: TrickView
    last_trick: TrickView | None
    hands: tuple[str, ...] | None


class PrivateSections(TypedDict):
    """The sections of `CardsPrivate`, for a game's own view to take in."""

    question: int | None
    actions: tuple[str, ...]
    answer: str | None
    hand: tuple[str, ...]


def public_sections(game_round: Round) -> PublicSections:
    """What everyone sees of a round."""
    combinations = game_round.rules.combinations
    last = game_round.last_trick
    return PublicSections(
        step=game_round.step,
        turn=game_round.turn,
        counts=tuple(game_round.counts),
        order=tuple(game_round.order),
        played=tuple(
            tuple([combinations.cards_text[play] for play in plays]) for plays in game_round.played
        ),
        trick=trick_view(combinations, game_round.trick),
        last_trick=None if last is None else trick_view(combinations, last),
        hands=tuple(game_round.hands()) if game_round.step == "over" else None,
    )


def private_sections(game_round: Round, seat: Seat) -> PrivateSections:
    """What this seat alone sees of a round."""
    combinations = game_round.rules.combinations
    pack = combinations.pack
    answer = game_round.answers[seat] if game_round.step == "show" else None
    return PrivateSections(
        question=game_round.question(seat),
        actions=tuple(
            [print_action(combinations, each) for each in game_round.to_act().get(seat, ())]
        ),
        answer=None if answer is None else print_action(combinations, answer),
        hand=tuple([pack.text[card] for card in pack.cards(game_round.holdings[seat])]),
    )


def trick_view(combinations: Combinations, trick: Trick) -> TrickView:
    """A trick in contract.md's notation."""
    return TrickView(
        leader=trick.leader,
        wind_from=trick.wind_from,
        actions=tuple(
            [
                None if action is None else print_action(combinations, action)
                for action in trick.actions
            ]
        ),
        winner=trick.winner if trick.best else None,
        best=combinations.cards_text[trick.best] if trick.best else None,
    )
