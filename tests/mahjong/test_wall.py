"""The wall: drawn from its head, replacements from its tail."""

from __future__ import annotations

from paiju.mahjong.wall import Wall


def test_tiles_are_drawn_from_the_head_and_replacements_from_the_tail() -> None:
    wall = Wall((1, 2, 3, 4))
    assert [wall.draw(), wall.draw_replacement(), wall.draw()] == [1, 4, 2]
    assert wall.left == 1
    assert list(wall.tiles) == [3]


def test_a_replacement_makes_the_wall_shorter_by_one() -> None:
    wall = Wall((1, 2, 3))
    wall.draw_replacement()
    assert wall.left == 2
    assert list(wall.tiles) == [1, 2]


def test_a_cloned_wall_is_drawn_from_on_its_own() -> None:
    wall = Wall((1, 2, 3))
    wall.draw()
    twin = wall.clone()
    assert [twin.draw(), twin.draw()] == [2, 3]
    assert wall.left == 2
