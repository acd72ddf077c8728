"""Action texts of the card games."""

from __future__ import annotations

import pytest

from paiju.engine.refusal import BadInput
from paiju.games import game_by_id

FANGYANG, JIAYIBING = game_by_id("fangyang"), game_by_id("jiayibing")


@pytest.mark.parametrize("text", ["pass", "show", "hide", "call 9d", "play 4h", "play 3s 3c"])
def test_every_action_of_fangyang_reads_and_prints(text: str) -> None:
    assert FANGYANG.print_action(FANGYANG.read_action(text)) == text


def test_white_space_and_the_order_of_cards_are_free() -> None:
    action = JIAYIBING.read_action("  play 3h*\t3c  3s ")
    assert JIAYIBING.print_action(action) == "play 3s 3c 3h*"


def test_cards_that_are_no_play_keep_their_text() -> None:
    assert JIAYIBING.print_action(JIAYIBING.read_action("play BJ 4s")) == "play 4s BJ"


@pytest.mark.parametrize(
    "text", ["", "play", "pass 4s", "call", "call 4s 4h", "show 4s", "play 4z", "PASS", "play, 4s"]
)
def test_any_other_text_is_bad_input(text: str) -> None:
    with pytest.raises(BadInput):
        FANGYANG.read_action(text)


@pytest.mark.parametrize("text", ["call 4s", "show", "hide"])
def test_nothing_is_called_or_shown_in_jiayibing(text: str) -> None:
    with pytest.raises(BadInput, match="is not an action"):
        JIAYIBING.read_action(text)
