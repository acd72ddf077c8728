"""The rules in players' words: three languages, one set of paragraphs, nothing cited in vain."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

from paiju.engine.game import AnyGame
from paiju.games import GAMES

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"
GAME_IDS = ("jiayibing", "fangyang", "anshan-mahjong", "yuyao-mahjong")
LANGUAGES = ("zh-Hans", "zh-Hant", "en")

PARAGRAPH = re.compile(r"^(\d+\.\d+) \S", re.MULTILINE)
SECTION = re.compile(r"^## (\d+) \S", re.MULTILINE)
NUMBER = re.compile(r"(?<![\d.])\d{1,2}\.\d{1,2}(?![\d.])")
CITATION = re.compile(r"\d{1,2}\.\d{1,2}([–, ]+\d{1,2}\.\d{1,2})*")

documents = pytest.mark.parametrize(
    ("game_id", "language"), [(game, language) for game in GAME_IDS for language in LANGUAGES]
)
every_game_id = pytest.mark.parametrize("game_id", GAME_IDS)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def words_of(game_id: str, language: str) -> str:
    return (RULES / "players" / f"{game_id}.{language}.md").read_text(encoding="utf-8")


def paragraphs(text: str) -> list[str]:
    return PARAGRAPH.findall(text)


def law(game_id: str) -> str:
    return (RULES / f"{game_id}.md").read_text(encoding="utf-8")


def cited_in_source(game_id: str) -> set[str]:
    """Every paragraph that the game's own modules name in a string of its own."""
    found: set[str] = set()
    package = ROOT / "src" / "paiju" / "games" / game_id.replace("-", "_")
    for module in package.glob("*.py"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                text = node.value
                if CITATION.fullmatch(text):
                    found.update(NUMBER.findall(text))
    return found


def cited_by_refusals(game_id: str) -> set[str]:
    """Every paragraph that a refusal of the golden scenarios cites."""
    lines = (ROOT / "tests" / "golden" / f"{game_id}.scenarios.jsonl").read_text(encoding="utf-8")
    expected = [json.loads(line)["expect"].get("error") for line in lines.splitlines() if line]
    return {error["rule"] for error in expected if error and "rule" in error}


@every_game_id
def test_every_language_has_the_same_paragraphs(game_id: str) -> None:
    simplified, *others = (paragraphs(words_of(game_id, language)) for language in LANGUAGES)
    assert simplified
    assert all(other == simplified for other in others)


@documents
def test_paragraphs_stand_once_in_the_order_of_the_law(game_id: str, language: str) -> None:
    numbers = paragraphs(words_of(game_id, language))
    in_law = paragraphs(law(game_id))
    assert numbers == [number for number in in_law if number in numbers]


@documents
def test_paragraphs_stand_under_the_section_of_their_number(game_id: str, language: str) -> None:
    section = None
    for line in words_of(game_id, language).splitlines():
        if heading := SECTION.match(line):
            section = heading[1]
        elif paragraph := PARAGRAPH.match(line):
            assert paragraph[1].split(".")[0] == section


@documents
def test_players_find_every_paragraph_the_words_refer_to(game_id: str, language: str) -> None:
    text = words_of(game_id, language)
    assert set(NUMBER.findall(text)) <= set(paragraphs(text))


@every_game_id
def test_players_find_every_paragraph_a_refusal_cites(game_id: str) -> None:
    cited = cited_in_source(game_id) | cited_by_refusals(game_id)
    assert cited <= set(paragraphs(words_of(game_id, "zh-Hans")))


@every_game
def test_players_find_every_paragraph_an_option_or_a_line_cites(game: AnyGame) -> None:
    cited = {
        number
        for described in (*game.sheet.options, *game.patterns)
        for number in NUMBER.findall(described.rule)
    }
    assert cited <= set(paragraphs(words_of(game.id, "zh-Hans")))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_named_as_on_the_form_of_the_room(game: AnyGame, language: str) -> None:
    text = words_of(game.id, language)
    field = language.lower().replace("-", "_")
    named = [
        getattr(names, field)
        for option in game.sheet.options
        for names in (option.names, *option.value_names)
    ]
    assert [name for name in named if name not in text] == []
