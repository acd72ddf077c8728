"""Table options (玩法选项): what may vary from table to table, described for people and checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from paiju.engine.names import Names
from paiju.engine.refusal import BadInput

OptionValue: TypeAlias = int | str


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One option: its allowed values, and words for each, from one paragraph.

    The default is the first value unless another is named.
    """

    key: str
    names: Names
    values: tuple[OptionValue, ...]
    value_names: tuple[Names, ...]
    help: Names
    rule: str
    default: OptionValue = ""

    def __post_init__(self) -> None:
        if self.default == "":
            msgspec.structs.force_setattr(self, "default", self.values[0])

    def check(self, value: object) -> OptionValue:
        """The value itself if it is allowed; `BadInput` says which are."""
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
        allowed_text = ", ".join(str(each) for each in self.values)
        raise BadInput(f"option {self.key}: {value!r} is not one of {allowed_text}")


class OptionSheet(msgspec.Struct, frozen=True):
    """All options of a game, in the order of its rules document."""

    options: tuple[Option, ...]

    def read(self, raw: object) -> dict[str, OptionValue]:
        """Every key with its value, defaults filled in; `BadInput` for unknown keys or values."""
        if not isinstance(raw, Mapping):
            raise BadInput("options must be an object of keys and values")
        known = {option.key: option for option in self.options}
        for key in raw:
            if key not in known:
                raise BadInput(f"unknown option {key!r}; known are {', '.join(known)}")
        return {
            key: option.check(raw[key]) if key in raw else option.default
            for key, option in known.items()
        }
