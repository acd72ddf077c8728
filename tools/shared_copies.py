"""Compare the copies of cases and rules with their originals, where those lie beside this."""

from __future__ import annotations

import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
SHARED = PROJECT.parent / "shared"
COPIES = {"cases": PROJECT / "tests" / "golden", "rules": PROJECT / "docs" / "rules"}


def differences() -> list[str]:
    """Originals that have no copy here or another content."""
    return [
        f"{copies.relative_to(PROJECT) / original.name} differs from {folder}/{original.name}"
        for folder, copies in COPIES.items()
        for original in sorted((SHARED / folder).glob("*"))
        if not (copy := copies / original.name).exists()
        or copy.read_bytes() != original.read_bytes()
    ]


if __name__ == "__main__":
    found = differences() if SHARED.is_dir() else []
    print("\n".join(found) or "copies of cases and rules are current")
    sys.exit(1 if found else 0)
