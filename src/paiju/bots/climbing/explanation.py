"""The reason that stands for a choice: the first that is true of it."""

from __future__ import annotations

from paiju.bots.bot import Choice
from paiju.bots.climbing.plan import groups
from paiju.bots.climbing.position import Shape
from paiju.bots.climbing.valuation import OUT, RUN, Appraisal, Valuation

NEARLY_OUT = 4
"""A seat with so few cards left has to be watched."""


def reason_of(valuation: Valuation, appraisal: Appraisal) -> str:
    """A key of `paiju.bots.reason.CARD_REASONS`."""
    position = valuation.position
    if len(position.choices) + (not position.is_leading) == 1:
        return "only_choice"
    if appraisal.shape is None:
        winner = position.winner
        is_friend = winner is not None and valuation.friendship[winner] > 0
        return "lets_partner" if is_friend else "keeps"
    if appraisal.worth >= OUT:
        return "goes_out"
    if appraisal.worth >= RUN:
        return "runs_out"
    if position.is_leading:
        return _reason_to_lead(valuation, appraisal.shape)
    return _reason_to_follow(valuation, appraisal.shape)


def _reason_to_lead(valuation: Valuation, shape: Shape) -> str:
    position = valuation.position
    foe = _fewest(valuation, friends=False)
    if foe <= NEARLY_OUT and shape[1] > foe:
        return "leads_past"
    if shape[1] == _fewest(valuation, friends=True) <= NEARLY_OUT:
        return "feeds"
    lowest = min(rank for rank, count in enumerate(position.hand) if count)
    return "leads_low" if shape[0] - lowest <= 3 else "leads_strong"


def _reason_to_follow(valuation: Valuation, shape: Shape) -> str:
    position = valuation.position
    if _fewest(valuation, friends=False) <= NEARLY_OUT and valuation.strength(shape) > 0.5:
        return "blocks"
    is_whole = shape in groups(position.hand, valuation.limits)
    return "follows_cheaply" if is_whole and valuation.strength(shape) < 0.5 else "takes_lead"


def _fewest(valuation: Valuation, *, friends: bool) -> int:
    """The fewest cards that a partner, or an opponent, has left."""
    return min(
        (
            valuation.position.counts[seat]
            for seat in valuation.others
            if (valuation.friendship[seat] > 0) == friends
        ),
        default=NEARLY_OUT + 1,
    )


def explained(valuation: Valuation, appraisal: Appraisal, spared: str = "") -> Choice:
    """The choice of an appraised play, and why.

    Of the legal texts of its shape it is the first, if possible without the card to be `spared`.
    """
    shape = appraisal.shape
    if shape is None:
        text = "pass"
    else:
        texts = valuation.position.choices[shape]
        text = next((each for each in texts if spared not in each.split()), texts[0])
    return Choice(text, reason_of(valuation, appraisal))
