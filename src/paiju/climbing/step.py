"""The steps of a round of cards (rules/fangyang.md 3.1)."""

from __future__ import annotations

from typing import Literal, TypeAlias

Step: TypeAlias = Literal["call", "show", "play", "over"]
