"""Write the files that are made from code, or with `--check` tell which are not current."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import get_args

import configuration_document
import msgspec
import protocol_document
import typescript

import paiju
from paiju.engine.event import Event
from paiju.engine.game import MatchState
from paiju.engine.names import Names
from paiju.engine.option import Option
from paiju.engine.record import Record
from paiju.engine.settlement import Pattern, Settlement
from paiju.engine.view import Private, Public
from paiju.server import wire
from paiju.server.app import ServerSettings, make_app
from paiju.server.platform import PlatformSettings
from paiju.table import section

PROJECT = Path(__file__).resolve().parent.parent


def import_everything() -> None:
    """Definitions are found as subclasses, so every module must have been imported."""
    for module in pkgutil.walk_packages(paiju.__path__, "paiju."):
        if not module.name.endswith("__main__") and ".migrations" not in module.name:
            importlib.import_module(module.name)


def subclasses(base: type) -> Iterator[type]:
    """All subclasses of a base, at any depth, in a stable order."""
    for each in sorted(base.__subclasses__(), key=lambda cls: (cls.__module__, cls.__qualname__)):
        yield each
        yield from subclasses(each)


def wire_types() -> str:
    """The client's web/src/wire.gen.ts."""
    import_everything()
    sections = [
        each
        for each in vars(section).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct)
    ]
    events = [each for each in subclasses(Event) if each.__module__.startswith("paiju.")]
    bases = (Public, Private, Settlement, MatchState)
    views = [each for base in bases for each in subclasses(base)]
    structs = [Names, Option, Pattern, Record, *sections, *views, *events, *payloads()]
    unions: dict[str, object] = {
        "ClientMessage": wire.ClientMessage,
        "ServerMessage": wire.ServerMessage,
    }
    return typescript.declarations(structs, unions)


def payloads() -> list[type]:
    """What the handlers of the HTTP API take and give."""
    app = make_app(ServerSettings(platform=PlatformSettings(data=PROJECT / "data")))
    found: dict[type, None] = {}
    for route in app.routes:
        for handler in getattr(route, "route_handlers", []):
            signature = handler.parsed_fn_signature
            annotations = [signature.return_type.annotation]
            annotations += [
                each.annotation for name, each in signature.parameters.items() if name == "data"
            ]
            for annotation in annotations:
                found.update(dict.fromkeys(structs_in(annotation)))
    return list(found)


def structs_in(annotation: object) -> Iterator[type]:
    """The structs that a handler's annotation mentions."""
    if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct):
        yield annotation
    for inner in get_args(annotation):
        yield from structs_in(inner)


FILES: dict[str, Callable[[], str]] = {
    "web/src/wire.gen.ts": wire_types,
    "docs/configuration.md": configuration_document.text,
    "docs/protocol.md": protocol_document.text,
}


def main(check: bool) -> int:
    stale = 0
    for name, make in FILES.items():
        path, text = PROJECT / name, make()
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        if check:
            print(f"{name} is not current: run make generate")
            stale += 1
        else:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {name}")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(check="--check" in sys.argv[1:]))
