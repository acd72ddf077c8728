"""`paiju arena`: bots against bots."""

from __future__ import annotations

import sys
from time import perf_counter
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from paiju.arena.report import Report, compare, deals_for, pairs
from paiju.bots import make_bot
from paiju.engine.game import AnyGame
from paiju.engine.option import OptionValue
from paiju.engine.refusal import BadInput
from paiju.games import game_by_id


def arena(
    game: str,
    *,
    seats: str,
    rounds: int = 400,
    seed: int = 1,
    option: Annotated[list[str] | None, Parameter(name=["--option", "-o"])] = None,
    json: bool = False,
) -> None:
    """Let bots play each other over paired deals; prints points a round with 95 % intervals.

    Parameters
    ----------
    game
        jiayibing, fangyang, anshan-mahjong or yuyao-mahjong.
    seats
        The bots, separated by commas: one name for all seats, or one a seat.
    rounds
        Rounds for every two bots; each deal is played in every arrangement of the seats.
    seed
        With the same seed two runs print the same figures, decision times apart.
    option
        A table option as key=value; may be given several times.
    json
        Print one JSON object instead of lines.
    """
    played = game_by_id(game)
    if rounds < 1:
        raise BadInput("--rounds must be at least 1")
    raw = read_options(played, option or [])
    bots = read_bots(played, seats)
    for name in bots:
        make_bot(name, played, played.read_options(raw))
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("deals", total=len(pairs(bots)) * deals_for(played, rounds))
        report = compare(
            played, raw, bots, rounds, seed, perf_counter, lambda: progress.advance(task)
        )
    if json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    else:
        show(played, report)


def read_bots(game: AnyGame, text: str) -> list[str]:
    """The names of `--seats`."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    if len(names) not in (1, game.seats):
        raise BadInput(f"--seats takes one bot, or {game.seats} separated by commas")
    return names


def read_options(game: AnyGame, pairs_: list[str]) -> dict[str, OptionValue]:
    """`key=value` texts as options; a number where the option's values are numbers."""
    raw: dict[str, OptionValue] = {}
    for text in pairs_:
        key, separator, value = text.partition("=")
        if not separator:
            raise BadInput(f"--option {text!r}: must be key=value")
        allowed = next((each.values for each in game.sheet.options if each.key == key), ())
        raw[key] = next((each for each in allowed if str(each) == value), value)
    return raw


def show(game: AnyGame, report: Report) -> None:
    """The figures in words and numbers, a line each."""
    lines = [f"{game.names.zh_hans} ({game.id}), seed {report.seed}"]
    for each in report.pairings:
        points, wins = each.points, each.wins
        lines += [
            f"{each.bots[0]} against {each.bots[1]}, {each.deals} deals",
            f"  points a round  {points.mean:+.3f}  95 %: {points.low:+.3f} to {points.high:+.3f}",
            f"  rounds won      {wins.mean:6.3f}  95 %: {wins.low:6.3f} to {wins.high:6.3f}, "
            f"neutral {wins.neutral:.3f}",
        ]
    lines += [
        f"{name}: a decision takes {taken.p50:.2f} ms, p99 {taken.p99:.2f}, max {taken.max:.2f}"
        for name, taken in report.decision_ms.items()
    ]
    sys.stdout.write("\n".join(lines) + "\n")
