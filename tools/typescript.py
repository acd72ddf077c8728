"""TypeScript types from msgspec definitions, so that the client's types are the server's own."""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import inspect as types

HEADER = """\
// Made by `make generate` from the server's definitions. Do not edit.
/* eslint-disable */
"""

SIMPLE: dict[type, str] = {
    types.AnyType: "unknown",
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BytesType: "string",
    types.DateTimeType: "string",
    types.DateType: "string",
}


def declarations(structs: Iterable[type], unions: dict[str, Any]) -> str:
    """A file that declares every struct, those they mention, and named unions of them."""
    roots = list(structs)
    found: dict[str, types.StructType] = {}
    for info in types.multi_type_info([*roots, *unions.values()]):
        _collect(info, found)
    parts = [HEADER]
    parts += [_interface(found[name]) for name in sorted(found)]
    for name, union in sorted(unions.items()):
        members = _members(types.type_info(union))
        parts.append(f"export type {name} =\n" + "".join(f"  | {each}\n" for each in members))
    return "\n".join(parts).rstrip() + "\n"


def _collect(info: types.Type, found: dict[str, types.StructType]) -> None:
    if isinstance(info, types.StructType):
        name = info.cls.__name__
        if name in found:
            if found[name].cls is not info.cls:
                raise ValueError(f"two definitions are called {name}: rename one")
            return
        found[name] = info
        for field in info.fields:
            _collect(field.type, found)
    for inner in _inner(info):
        _collect(inner, found)


def _inner(info: types.Type) -> tuple[types.Type, ...]:
    if isinstance(info, types.UnionType):
        return info.types
    if isinstance(info, types.TupleType):
        return info.item_types
    if isinstance(info, types.CollectionType):
        return (info.item_type,)
    if isinstance(info, types.DictType):
        return (info.key_type, info.value_type)
    if isinstance(info, types.Metadata):
        return (info.type,)
    return ()


def _members(info: types.Type) -> list[str]:
    return (
        [type_text(each) for each in info.types]
        if isinstance(info, types.UnionType)
        else [type_text(info)]
    )


def type_text(info: types.Type) -> str:  # noqa: PLR0911 - one return a kind of type
    if isinstance(info, types.Metadata):
        return type_text(info.type)
    if isinstance(info, types.StructType):
        return info.cls.__name__
    if isinstance(info, types.UnionType):
        return " | ".join(type_text(each) for each in info.types)
    if isinstance(info, types.LiteralType):
        return " | ".join(json.dumps(value) for value in info.values)
    if isinstance(info, types.EnumType):
        return " | ".join(json.dumps(each.value) for each in info.cls)
    if isinstance(info, types.TupleType):
        return "[" + ", ".join(type_text(each) for each in info.item_types) + "]"
    if isinstance(info, types.CollectionType):
        return f"ReadonlyArray<{type_text(info.item_type)}>"
    if isinstance(info, types.DictType):
        return f"{{ readonly [key: string]: {type_text(info.value_type)} }}"
    return SIMPLE[type(info)]


def _interface(info: types.StructType) -> str:
    lines = []
    if words := _own_words(info.cls):
        lines.append(f"/** {words} */")
    lines.append(f"export interface {info.cls.__name__} {{")
    if info.tag_field is not None and info.tag is not None:
        lines.append(f"  readonly {json.dumps(info.tag_field)}: {json.dumps(info.tag)};")
    for field in info.fields:
        required = field.required or not _is_input(info.cls)
        name = (
            field.encode_name if field.encode_name.isidentifier() else json.dumps(field.encode_name)
        )
        lines.append(f"  readonly {name}{'' if required else '?'}: {type_text(field.type)};")
    return "\n".join([*lines, "}\n"])


def _is_input(struct: type[msgspec.Struct]) -> bool:
    """Messages to the server may leave defaults out; what the server sends is always whole."""
    return bool(struct.__struct_config__.forbid_unknown_fields)


def _own_words(struct: type[msgspec.Struct]) -> str:
    return (inspect.cleandoc(struct.__doc__ or "").split("\n\n")[0]).replace("\n", " ")
