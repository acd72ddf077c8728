"""Files made from code are current, and the check notices when they are not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent


def test_generated_files_are_current() -> None:
    command = [sys.executable, PROJECT / "tools" / "generate.py", "--check"]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout
