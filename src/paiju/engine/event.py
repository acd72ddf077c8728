"""Facts of a round, one small record each, and what each viewer may see of them."""

from __future__ import annotations

import msgspec

from paiju.engine.seat import Seat


class Event(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something that happened in a round; public unless a game says otherwise.

    The third gate of what a viewer may know: `seen_by(None)` is what a spectator sees.
    """

    def seen_by(self, viewer: Seat | None) -> Event | None:
        """The part of this event that the viewer may see, or None; overridden where it hides."""
        del viewer
        return self

    def text(self) -> str:
        """One line for logs and scenario answers, in contract.md's words."""
        return " ".join(str(getattr(self, field)) for field in self.__struct_fields__)
