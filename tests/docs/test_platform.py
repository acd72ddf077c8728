"""What `docs/platform.md` says is held by tests that are there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
FILES = re.compile(r"`([\w/]+\.py)`")


def test_every_behaviour_names_tests_that_are_there() -> None:
    rows = (ROOT / "docs" / "platform.md").read_text().splitlines()
    behaviours = [row.split(" | ") for row in rows if row.startswith("| ")]
    for behaviour, tests in (row for row in behaviours if row[0] != "| behaviour"):
        named = FILES.findall(tests)
        assert named, behaviour
        folder = Path()
        for name in map(Path, named):
            folder = name.parent if name.parent != Path() else folder
            assert (ROOT / "tests" / folder / name.name).exists(), name
