"""The program `paiju`: its commands, and what bad usage and bad input look like (contract.md).

A command is a function in a module of its own, `paiju/cli/<name>.py`, registered below by its
path so that only the command that runs is imported. It returns its exit code (None is 0) and
raises `BadInput` for input that means nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.metadata import version

from cyclopts import App, CycloptsError

from paiju.engine.refusal import BadInput

app = App(
    name="paiju",
    help="牌局: four regional Chinese games, their rules, bots and tables.",
    version=lambda: version("paiju"),
    result_action="return_value",
)

for _command in ("serve", "score", "scenario", "arena", "verify", "rules", "bench", "admin"):
    app.command(f"paiju.cli.{_command}:{_command}", name=_command)


def run(arguments: Sequence[str] | None = None) -> int:
    """The exit code of one call; bad usage and bad input say so in one line on stderr."""
    try:
        code = app(arguments, print_error=False, exit_on_error=False)
    except (CycloptsError, BadInput) as error:
        print(f"paiju: {' '.join(str(error).split())}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader of our output has left (`paiju … | head`): nothing more to say.
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130
    return code if isinstance(code, int) else 0


def main() -> None:
    """The entry point."""
    sys.exit(run())
