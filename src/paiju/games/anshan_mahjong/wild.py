"""Which kind comes after which (rules/anshan-mahjong.md 1.4): 混 after the indicator, 枪 before."""

from __future__ import annotations

from typing import Final

from paiju.games.anshan_mahjong.options import AnshanOptions
from paiju.mahjong.tile import DRAGONS, WINDS, Tile, next_in_group, previous_in_group

CIRCLE: Final[tuple[Tile, ...]] = (*range(9), *range(18, 27), *range(9, 18), *WINDS, *DRAGONS)
"""All kinds in one circle, as `wild_wrap = across_groups` has them: 万, 索, 筒, winds, dragons."""

STEPS: Final = {tile: place for place, tile in enumerate(CIRCLE)}


def kind_after(options: AnshanOptions, tile: Tile) -> Tile:
    """The kind next after this one."""
    if options.wild_wrap == "within_group":
        return next_in_group(tile)
    return CIRCLE[(STEPS[tile] + 1) % len(CIRCLE)]


def kind_before(options: AnshanOptions, tile: Tile) -> Tile:
    """The kind before this one."""
    if options.wild_wrap == "within_group":
        return previous_in_group(tile)
    return CIRCLE[STEPS[tile] - 1]
