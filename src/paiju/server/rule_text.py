"""The players' rules (规则), paragraph by paragraph, so that an option, a refusal or a line of a
settlement can show the one it cites."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

import paiju

Language: TypeAlias = Literal["zh-Hans", "zh-Hant", "en"]

_PARAGRAPH = re.compile(r"^(\d+\.\d+) (.*)$")


class RuleSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A game's rules in one language: the whole as Markdown, and each paragraph by its number."""

    game: str
    language: Language
    markdown: str
    paragraphs: dict[str, str]


def folder() -> Path:
    """Where the players' rules lie: inside an installed package, or beside the sources."""
    package = Path(paiju.__file__).parent
    inside = package / "server" / "rules"
    return inside if inside.is_dir() else package.parents[1] / "docs" / "rules" / "players"


@lru_cache(maxsize=64)
def read_rules(game: str, language: Language) -> RuleSheet | None:
    """The rules of a game; None if there are none in this language."""
    try:
        markdown = (folder() / f"{game}.{language}.md").read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
    return RuleSheet(
        game=game, language=language, markdown=markdown, paragraphs=paragraphs(markdown)
    )


def paragraphs(markdown: str) -> dict[str, str]:
    """The numbered paragraphs of a text; what follows one up to the next, or to a heading, is
    part of it.

    >>> paragraphs("## 1 Deal\\n\\n1.1 One pack.\\n\\n| a | b |\\n\\n1.2 Four seats.")
    {'1.1': 'One pack.\\n\\n| a | b |', '1.2': 'Four seats.'}
    """
    found: dict[str, list[str]] = {}
    current: list[str] | None = None
    for line in markdown.splitlines():
        start = _PARAGRAPH.match(line)
        if start is not None:
            current = found[start[1]] = [start[2]]
        elif line.startswith("#"):
            current = None
        elif current is not None:
            current.append(line)
    return {number: "\n".join(lines).strip() for number, lines in found.items()}
