"""Claims on an open tile: priorities, and when the question is settled."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from paiju.mahjong.action import HU, PASS, PENG_CLAIM, Action, read_action
from paiju.mahjong.claim import WIN, Claims
from paiju.mahjong.tile import TILES

CHI = read_action("chi 46p")
SOURCE = 1


def asked(offers: dict[int, list[Action]], *, shared: bool = False) -> Claims:
    found = Claims(TILES["5p"], SOURCE, robbing=False)
    found.offers = offers
    winners = [seat for seat, offer in offers.items() if HU in offer]
    found.wins = {seat: WIN if shared else WIN + 3 - (seat - SOURCE) % 4 for seat in winners}
    return found


def answered(claims: Claims, *answers: tuple[int, Action]) -> Claims:
    claims.answers.update(answers)
    return claims


def test_a_pung_is_carried_out_at_once_over_a_chow_still_missing() -> None:
    claims = asked({2: [CHI, PASS], 3: [PASS, PENG_CLAIM]})
    assert answered(claims, (3, PENG_CLAIM)).is_settled()
    assert claims.successful() == [3]


def test_a_chow_waits_for_the_pung_that_might_come() -> None:
    claims = asked({2: [CHI, PASS], 3: [PASS, PENG_CLAIM]})
    assert not answered(claims, (2, CHI)).is_settled()
    assert answered(claims, (3, PASS)).is_settled()
    assert claims.successful() == [2]


def test_a_nearer_win_is_awaited_and_a_farther_one_is_not() -> None:
    offers = {2: [HU, PASS], 0: [HU, PASS]}
    assert not answered(asked(offers), (0, HU)).is_settled()
    assert answered(asked(offers), (2, HU)).is_settled()


def test_where_all_win_every_offered_win_is_awaited() -> None:
    claims = asked({2: [HU, PASS], 3: [PASS, PENG_CLAIM], 0: [HU, PASS]}, shared=True)
    assert not answered(claims, (0, HU)).is_settled()
    assert answered(claims, (2, HU)).is_settled()
    assert claims.successful() == [2, 0]


def test_nobody_succeeds_where_all_pass() -> None:
    claims = answered(asked({2: [CHI, PASS]}), (2, PASS))
    assert claims.is_settled()
    assert claims.successful() == []


def test_a_question_that_nobody_is_asked_is_settled() -> None:
    assert asked({}).is_settled()


@st.composite
def questions(draw: st.DrawFn) -> tuple[dict[int, list[Action]], dict[int, Action]]:
    """Offers as they can be: one seat at most has the like tiles, the next seat may chow."""
    seats = [2, 3, 0]
    pung = draw(st.sampled_from([None, *seats]))
    offers: dict[int, list[Action]] = {}
    for seat in seats:
        claims = [CHI] if seat == 2 and draw(st.booleans()) else []
        claims += [PENG_CLAIM] if seat == pung else []
        claims += [HU] if draw(st.booleans()) else []
        if claims:
            offers[seat] = [*claims, PASS]
    return offers, {seat: draw(st.sampled_from(claims)) for seat, claims in offers.items()}


@given(question=questions(), shared=st.booleans())
def test_the_order_of_the_answers_does_not_matter(
    question: tuple[dict[int, list[Action]], dict[int, Action]], shared: bool
) -> None:
    offers, answers = question
    outcomes = set()
    for order in permutations(answers):
        claims = asked(offers, shared=shared)
        for seat in order:
            if claims.is_settled():
                break
            claims.answers[seat] = answers[seat]
        assert claims.is_settled()
        seats = claims.successful()
        outcomes.add(tuple((seat, answers[seat]) for seat in seats))
    assert len(outcomes) <= 1
