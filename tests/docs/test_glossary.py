"""The glossary speaks of the program and the rules as they are."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROW = re.compile(
    r"^\| (?P<code>`[^|]+`) \| (?P<chinese>[^|]+) \| (?P<meaning>[^|]+) \| ?(?P<rules>[^|]*)\|$"
)
ROWS = [
    match
    for line in (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines()
    if (match := ROW.match(line))
]


def test_every_term_is_a_word_of_the_code() -> None:
    source = "\n".join(
        module.read_text(encoding="utf-8") for module in (ROOT / "src").rglob("*.py")
    )
    words = set(re.findall(r"\w+", source))
    terms = {term for row in ROWS for term in re.findall(r"`(\w+)`", row["code"])}
    assert terms
    assert terms - words == set()


def test_no_term_stands_twice() -> None:
    terms = [term for row in ROWS for term in re.findall(r"`(\w+)`", row["code"])]
    assert len(terms) == len(set(terms))


def test_every_paragraph_named_is_in_the_rules() -> None:
    for row in ROWS:
        for citation in filter(None, row["rules"].strip().split("; ")):
            game, number = citation.split(" ")
            law = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
            assert re.search(rf"^{re.escape(number)} ", law, re.MULTILINE), citation
