"""The library's public names, and the examples of its manual."""

from __future__ import annotations

import doctest
from pathlib import Path

import paiju

MANUAL = Path(__file__).parent.parent / "docs" / "library.md"

EXPORTED = {
    "GAMES", "LEVELS", "BadInput", "Record", "Refused", "Stream", "Verification", "View",
    "commitment", "game_by_id", "make_bot", "play_scenario", "print_record", "read_record",
    "settle_chance", "verify_record",
}  # fmt: skip


def test_the_public_names_are_those_of_the_manual() -> None:
    assert set(paiju.__all__) == EXPORTED == set(dir(paiju))
    manual = MANUAL.read_text("utf-8")
    assert all(f"`{name}`" in manual for name in EXPORTED)
    assert all(getattr(paiju, name) is not None for name in EXPORTED)


def test_the_examples_of_the_manual_run() -> None:
    result = doctest.testfile(str(MANUAL), module_relative=False)
    assert result.attempted > 15
    assert result.failed == 0
