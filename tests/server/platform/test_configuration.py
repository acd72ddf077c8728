"""The configuration's document says what the program takes."""

import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[3]


def test_the_configuration_document_is_current() -> None:
    made = subprocess.run(
        [sys.executable, PROJECT / "tools" / "configuration_document.py"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert (PROJECT / "docs" / "configuration.md").read_text(encoding="utf-8") == made
