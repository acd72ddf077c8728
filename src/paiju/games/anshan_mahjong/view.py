"""What players see of a round of 鞍山麻将 beside what the family shows."""

from __future__ import annotations

import msgspec

from paiju.mahjong.view import MahjongPrivate, MahjongPublic


class Guns(msgspec.Struct, frozen=True, gc=False):
    """The 枪 kinds, None while they are unknown, and the tile turned after a win (暗枪)."""

    kinds: tuple[str, ...] | None
    turned: str | None


class AnshanPublic(MahjongPublic, frozen=True, kw_only=True):
    """What everyone sees; `start.wild` is the 混."""

    guns: Guns


class AnshanPrivate(MahjongPrivate, frozen=True, kw_only=True):
    """What a seat alone sees besides."""
