from __future__ import annotations

import re

import pytest

from paiju.games import GAMES
from paiju.server.rule_text import paragraphs, read_rules

LANGUAGES = ("zh-Hans", "zh-Hant", "en")


def test_a_paragraph_goes_on_to_the_next_number_or_heading():
    text = "# Rules\nWords.\n## 1 Deal\n\n1.1 One pack.\n\n| a | b |\n\n1.2 Four.\n\n## 2 Play\nHm."
    assert paragraphs(text) == {"1.1": "One pack.\n\n| a | b |", "1.2": "Four."}


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_every_game_has_its_rules_in_three_languages_with_the_same_paragraphs(game: str):
    sheets = [read_rules(game, language) for language in LANGUAGES]  # type: ignore[arg-type]
    numbers = [list(sheet.paragraphs) for sheet in sheets if sheet is not None]
    assert len(numbers) == 3
    assert numbers[0] == numbers[1] == numbers[2]
    assert len(numbers[0]) > 20


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_option_and_pattern_cites_a_paragraph_that_is_there(game):
    sheet = read_rules(game.id, "zh-Hans")
    assert sheet is not None
    rules = [each.rule for each in (*game.sheet.options, *game.patterns)]
    cited = {number for rule in rules for number in re.findall(r"\d+\.\d+", rule)}
    assert all(rules)
    assert cited <= set(sheet.paragraphs)
