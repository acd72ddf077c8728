"""docs/configuration.md, from the parameters of `paiju serve` and the rules of limits."""

from __future__ import annotations

import inspect
import types
import typing
from pathlib import Path
from typing import Any

from cyclopts import Parameter

from paiju.cli.serve import serve
from paiju.server.limit import CONNECTIONS, RULES, Rate

HEAD = """# Configuration

Made by `make generate` from `paiju/cli/serve.py` and `paiju/server/limit.py`. Do not edit.

Every setting of `paiju serve` is a flag and an environment variable; a flag counts more. In a
variable, several values are separated by spaces.

| flag | variable | type | default | meaning |
|---|---|---|---|---|
"""

LIMITS = """
## Limits

How much is too much, by what is counted. A player is counted first, an address (of IPv6: its
first 64 bits) second, because many share one. `--limits` multiplies all of them. Over a limit the
answer is `429` with `Retry-After`; a connection gets the error `too_many_requests` and is closed.
An address has at most {connections} WebSockets open at a time.

| kind | a player | an address |
|---|---|---|
"""

SPANS = ((86_400_000, "day"), (3_600_000, "h"), (60_000, "min"), (1_000, "s"))


def text() -> str:
    """The document."""
    settings = "".join(_row(name, hint) for name, hint in _parameters().items())
    limits = "".join(
        f"| {kind} | {_rate(rule.player)} | {_rate(rule.address)} |\n"
        for kind, rule in RULES.items()
    )
    return HEAD + settings + LIMITS.format(connections=CONNECTIONS) + limits


def _parameters() -> dict[str, Any]:
    hints = typing.get_type_hints(serve, include_extras=True)
    return {name: hints[name] for name in inspect.signature(serve).parameters}


def _row(name: str, hint: Any) -> str:
    kind, *extras = typing.get_args(hint)
    (parameter,) = (extra for extra in extras if isinstance(extra, Parameter))
    variable = parameter.env_var
    variables = (variable,) if isinstance(variable, str) else tuple(variable or ())
    default = inspect.signature(serve).parameters[name].default
    cells = (
        f"`--{name.replace('_', '-')}`",
        ", ".join(f"`{each}`" for each in variables),
        _kind(kind),
        _default(default),
        _meanings()[name],
    )
    return "| " + " | ".join(cells) + " |\n"


def _kind(kind: Any) -> str:
    if typing.get_origin(kind) in (types.UnionType, typing.Union):
        (kind,) = (each for each in typing.get_args(kind) if each is not type(None))
    if typing.get_origin(kind) is tuple:
        return f"{_kind(typing.get_args(kind)[0])}, several"
    names = {str: "text", int: "whole number", float: "number", bool: "yes/no", Path: "path"}
    return names[kind]


def _default(value: Any) -> str:
    if value is None or value == ():
        return ""
    return f"`{value}`"


def _meanings() -> dict[str, str]:
    """What the docstring says of each parameter: a name, and indented lines below it."""
    _, _, below = inspect.getdoc(serve).partition("----------\n")  # type: ignore[union-attr]
    meanings: dict[str, str] = {}
    name = ""
    for line in below.splitlines():
        if line.startswith(" "):
            meanings[name] = f"{meanings[name]} {line.strip()}".strip()
        else:
            name = line.strip()
            meanings[name] = ""
    return meanings


def _rate(rate: Rate | None) -> str:
    if rate is None:
        return ""
    for length, unit in SPANS:
        if rate.period % length == 0:
            many = rate.period // length
            return f"{rate.count} in {many} {unit}" if many > 1 else f"{rate.count} a {unit}"
    return f"{rate.count} in {rate.period} ms"
