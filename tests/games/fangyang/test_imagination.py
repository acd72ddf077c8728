"""放羊: what a seat may think of the hidden hands (rules/fangyang.md 3 to 6)."""

from __future__ import annotations

from random import Random

from paiju.engine.view import View
from tests.climbing.small import Small


def holders(table: Small, seat: int, worlds: int = 60) -> set[int | None]:
    """Who holds the called card in rounds imagined from a seat's view."""
    view = View(seat, table.round.public(), table.round.private(seat))
    rng = Random(5)
    found = set()
    for _ in range(worlds):
        imagined = table.game.imagine(table.options, view, rng)
        assert View(seat, imagined.public(), imagined.private(seat)) == view
        found.add(imagined.holder)
    return found


def whole(show: str = "holder") -> Small:
    """Four suits in four hands, but for the jokers and two cards that make hands of 14 and 13."""
    ranks = "456789TJQKA23"
    hands = [" ".join(rank + suit for rank in ranks) for suit in "shdc"]
    return Small("fangyang", [f"{hands[0]} SJ", f"{hands[1]} BJ", *hands[2:]], 0, show=show)


def test_the_dealer_does_not_know_who_holds_the_called_card() -> None:
    assert holders(whole().run("0 call 9d"), 0) == {1, 2, 3}


def test_another_seat_thinks_of_a_solo_too() -> None:
    assert holders(whole().run("0 call 9d"), 1) == {0, 2, 3}


def test_the_holder_knows_even_after_his_own_secret_answer() -> None:
    table = whole().run("0 call 9d", "2 show")
    assert holders(table, 2) == {2}
    assert holders(table, 3) == {0, 1, 2}


def test_who_showed_or_played_the_card_is_known_to_hold_it() -> None:
    shown = whole().run("0 call 9d", "2 show", "0 hide", "1 hide", "3 hide")
    assert holders(shown, 1) == {2}
    played = whole("off").run("0 call 9d", "0 play 4s", "1 pass", "2 play 9d")
    assert holders(played, 3) == {2}


QUADS = [
    "4s 4h 4d 4c 5s 5h 5d 5c 6s 6h 6d 6c SJ BJ",
    "7s 7h 7d 7c 8s 8h 8d 8c 9s 9h 9d 9c 3s 3h",
    "Ts Th Td Tc Js Jh Jd Jc Qs Qh Qd Qc 3d",
    "Ks Kh Kd Kc As Ah Ad Ac 2s 2h 2d 2c 3c",
]


def test_two_opponents_out_without_an_end_mean_a_solo() -> None:
    table = Small("fangyang", QUADS, 0, show="off").run("0 call 6s", "0 play 4s 4h 4d 4c")
    assert holders(table, 2) == {0, 1, 3}
    table.run("1 pass", "2 pass", "3 play Ks Kh Kd Kc", "0 pass", "1 pass", "2 pass")
    for lead in ("As Ah Ad Ac", "2s 2h 2d 2c", "3c"):
        table.run(f"3 play {lead}", "0 pass", "1 pass", "2 pass")
    table.run("0 play 5s 5h 5d 5c", "1 play 7s 7h 7d 7c", "2 pass", "0 pass")
    for lead in ("8s 8h 8d 8c", "9s 9h 9d 9c"):
        table.run(f"1 play {lead}", "2 pass", "0 pass")
    table.run("1 play 3s 3h")
    assert table.round.order == [3, 1]
    assert holders(table, 2) == {0}


def test_a_finished_round_is_imagined_as_it_was() -> None:
    table = Small("fangyang", QUADS, 0).run("0 call 6s", "1 hide", "2 hide", "3 hide", "0 show")
    table.run("0 play 4s 4h 4d 4c", "1 pass", "2 pass", "3 play Ks Kh Kd Kc", "0 pass", "1 pass")
    table.run("2 pass")
    for lead in ("As Ah Ad Ac", "2s 2h 2d 2c"):
        table.run(f"3 play {lead}", "0 pass", "1 pass", "2 pass")
    table.run("3 play 3c")
    assert table.round.settlement is not None
    assert holders(table, 1, worlds=2) == {0}


def test_the_4_of_hearts_stays_with_a_dealer_who_deals_by_it() -> None:
    table = Small("fangyang", QUADS, show="off").run("0 call Ts")
    view = View(1, table.round.public(), table.round.private(1))
    for seed in range(30):
        imagined = table.game.imagine(table.options, view, Random(seed))
        assert "4h" in imagined.hands()[0]
