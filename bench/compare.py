"""Our figures beside those of other programs, in turn within one run; writes bench/results.md.

`python bench/compare.py [--seconds 3] [--spells 5]`, with the project's Python. The other programs
live in an environment of their own, bench/.venv, made on the first run from requirements.txt.
"""

from __future__ import annotations

import argparse
import platform
import statistics
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

HERE = Path(__file__).resolve().parent
THEIR_PYTHON = HERE / ".venv" / "bin" / "python"

GROUPS = {
    "Card games, random play with full legal lists (rounds/s)": [
        "fangyang: random rounds",
        "jiayibing: random rounds",
        "OpenSpiel dou_dizhu: random games",
        "RLCard doudizhu: random games",
    ],
    "Mahjong, random play with full legal lists (rounds/s)": [
        "anshan-mahjong: random rounds",
        "yuyao-mahjong: random rounds",
        "riichienv: random rounds",
        "RLCard mahjong: random games",
    ],
    "Mahjong, complete hands judged and scored (hands/s)": [
        "anshan-mahjong: hands scored",
        "yuyao-mahjong: hands scored",
        "riichienv: hands scored",
        "PyMahjongGB: hands scored",
        "mahjong: hands scored",
    ],
}


def install() -> None:
    """The others' environment."""
    if not THEIR_PYTHON.exists():
        uv = Path(sys.executable).with_name("uv")
        subprocess.run([uv, "venv", "--quiet", HERE / ".venv"], check=True)
        requirements = ["-r", HERE / "requirements.txt"]
        install_ = [uv, "pip", "install", "--quiet", "--python", THEIR_PYTHON, *requirements]
        subprocess.run(install_, check=True)


def spell(name: str, seconds: float) -> float:
    """One measurement in a process of its own."""
    ours = name.split(":", maxsplit=1)[0] in (
        "fangyang",
        "jiayibing",
        "anshan-mahjong",
        "yuyao-mahjong",
    )
    python, script = (sys.executable, "ours.py") if ours else (THEIR_PYTHON, "others.py")
    command = [python, HERE / script, name, str(seconds)]
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return float(printed.split()[-1])


def measure(names: list[str], seconds: float, spells: int) -> dict[str, list[float]]:
    """All programs of a group in turn, several times over."""
    taken: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(spells):
        for name in names:
            taken[name].append(spell(name, seconds))
    return taken


def table(title: str, taken: dict[str, list[float]]) -> str:
    """A Markdown table: medians, spread, and the ratio to our first figure."""
    first = statistics.median(next(iter(taken.values())))
    lines = [f"## {title}", "", "| what | median | min – max | first ÷ this |", "|---|---|---|---|"]
    for name, values in taken.items():
        middle = statistics.median(values)
        lines.append(
            f"| {name} | {middle:,.0f} | {min(values):,.0f} – {max(values):,.0f} "
            f"| {first / middle:.2f} |"
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure every group and write the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--spells", type=int, default=5)
    arguments = parser.parse_args()
    install()
    parts = [
        "# Results\n",
        f"{datetime.now(UTC):%Y-%m-%d}, one core, {platform.machine()}, "
        f"Python {platform.python_version()}; medians of {arguments.spells} spells of "
        f"{arguments.seconds:g} s, all programs of a table in turn. Machines are noisy: trust the "
        "ratios of one table.\n",
    ]
    for title, names in GROUPS.items():
        parts.append(table(title, measure(names, arguments.seconds, arguments.spells)))
        print(parts[-1])
    (HERE / "results.md").write_text("\n".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
