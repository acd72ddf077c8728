"""`paiju verify`: check that a finished round was dealt and settled as its record says."""

from __future__ import annotations

import sys
from pathlib import Path

from paiju.cli.json_lines import read_lines
from paiju.engine.record import Record, read_record
from paiju.engine.refusal import BadInput
from paiju.games import verify_record


def verify(record: Path) -> int:
    """Re-derive the shuffle from the published seeds, check the commitment, play the actions.

    Exits 0 if every round of the file holds, 1 if one does not.

    Parameters
    ----------
    record
        A record: one JSON object, or one a line for the rounds of a match.
    """
    problems = 0
    for number, line in read_lines(record):
        try:
            problems += _report(read_record(line))
        except BadInput as error:
            raise BadInput(f"line {number}: {error}") from None
    return 1 if problems else 0


def _report(record: Record) -> int:
    result = verify_record(record)
    words = "verified" if result.holds else "; ".join(result.problems)
    sys.stdout.write(f"{record.game} round {record.round}: {words}\n")
    return len(result.problems)
