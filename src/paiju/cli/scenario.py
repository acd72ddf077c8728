"""`paiju scenario`: play scripted rounds, or records, through the real rules."""

from __future__ import annotations

from pathlib import Path

from paiju.cli.json_lines import answer_lines
from paiju.games import play_scenario


def scenario(file: Path | None = None) -> None:
    """Play one scripted round a line: JSON Lines in, JSON Lines out. Reads records, too.

    A mahjong wall may be given in part: the tiles of the set that are in no hand, not in the wall
    and not the indicator are appended to it in printed order (1m 1m … 9m, 1p … 9p, 1s … 9s,
    E S W N C F P). In cards every hand must be given whole.

    Parameters
    ----------
    file
        The file to read; standard input if left out.
    """
    answer_lines(file, play_scenario)
