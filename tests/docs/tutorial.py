"""Reads the tutorial's content, which is plain data in TypeScript, as the data it is."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

CONTENT = Path(__file__).parents[2] / "web" / "src" / "tutorial" / "content"

STRING = r'"(?:[^"\\]|\\.)*"'
KEY = re.compile(rf"({STRING})|([A-Za-z]\w*)(?=\s*:)")
TRAILING_COMMA = re.compile(rf"({STRING})|,(?=\s*[\]}}])")


def read_screens(game_id: str) -> list[dict[str, Any]]:
    """The screens of a game's tutorial."""
    source = (CONTENT / f"{game_id}.ts").read_text(encoding="utf-8")
    data = source[source.index("= [") + 2 :].rstrip().removesuffix(";")
    data = KEY.sub(lambda found: found[1] or f'"{found[2]}"', data)
    data = TRAILING_COMMA.sub(lambda found: found[1] or "", data)
    screens: list[dict[str, Any]] = json.loads(data)
    return screens
