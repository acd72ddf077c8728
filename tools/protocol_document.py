"""docs/protocol.md: every WebSocket message, from the definitions in paiju.server.wire."""

from __future__ import annotations

import inspect
from typing import Any, get_args

import msgspec
from msgspec import inspect as types
from typescript import type_text

from paiju.server import wire
from paiju.table import section

INTRODUCTION = """\
# The WebSocket protocol

Made by `make generate` from `paiju/server/wire.py` and `paiju/table/section.py`. Do not edit.

One JSON object a text frame, at `/ws`; the field `type` names the message. Types below are
written as in TypeScript.

"""


def text() -> str:
    """The whole document."""
    parts = [INTRODUCTION, inspect.cleandoc(wire.__doc__ or ""), "\n\n## From the client\n"]
    parts += [_message(each) for each in get_args(wire.ClientMessage)]
    parts.append("\n## From the server\n")
    parts += [_message(each) for each in get_args(wire.ServerMessage)]
    parts.append("\n## The table's sections\n")
    parts += [
        _message(each)
        for each in vars(section).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct)
    ]
    return "".join(parts)


def _message(struct: type[msgspec.Struct]) -> str:
    info: Any = types.type_info(struct)
    title = f"`{info.tag}`" if info.tag else f"`{struct.__name__}`"
    words = inspect.cleandoc(struct.__doc__ or "").replace("\n", " ")
    rows = "".join(
        f"| `{field.encode_name}` | `{_cell(field.type)}` | {_need(field)} |\n"
        for field in info.fields
    )
    table = f"\n| field | type | |\n|---|---|---|\n{rows}" if rows else ""
    return f"\n### {title}\n\n{words}\n{table}"


def _cell(info: types.Type) -> str:
    """A type inside a Markdown table, where a bar must be escaped."""
    return type_text(info).replace("|", "\\|")


def _need(field: Any) -> str:
    return "required" if field.required else f"default `{field.default!r}`"
