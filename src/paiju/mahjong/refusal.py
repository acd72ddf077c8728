"""Why an action is refused: one test a reason, which games list in the order of their rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from paiju.engine.names import Names
from paiju.engine.refusal import Refused
from paiju.engine.seat import Seat
from paiju.mahjong.action import CHIS, HU, NAMED, VERB, Action
from paiju.mahjong.tile import COPIES

if TYPE_CHECKING:
    from paiju.mahjong.round import Round

Test: TypeAlias = Callable[["Round[Any]", Seat, Action], bool]

STEP_VERBS: Final = {
    "turn": frozenset({"discard", "angang", "jiagang", "hu"}),
    "discard": frozenset({"discard"}),
    "claim": frozenset({"hu", "gang", "peng", "chi", "pass"}),
    "rob": frozenset({"hu", "pass"}),
}
"""The actions of each step in which somebody may act."""

LIKE_TILES: Final = {"peng": 2, "gang": 3, "angang": COPIES}
"""How many like tiles of one's own a meld takes."""


class Check(msgspec.Struct, frozen=True):
    """A reason to refuse: its code, words, paragraph, and when it holds.

    Tests are asked in turn and may rely on those before them not holding.
    """

    code: str
    message: Names
    rule: str
    holds: Test


def refuse(round_: Round[Any], seat: Seat, action: Action) -> Refused:
    """The first reason of the game's rules for which an action that isn't legal is refused."""
    for check in round_.rules.checks:
        if check.holds(round_, seat, action):
            return Refused(check.code, check.message, check.rule)
    raise AssertionError(f"no reason to refuse {VERB[action]} {NAMED[action]}")


def is_over(round_: Round[Any], seat: Seat, action: Action) -> bool:
    """The round has ended."""
    del seat, action
    return bool(round_.winners) or round_.settlement is not None


def is_not_asked(round_: Round[Any], seat: Seat, action: Action) -> bool:
    """The seat isn't asked, or has answered."""
    del action
    return seat not in round_.to_act()


def is_wrong_step(round_: Round[Any], seat: Seat, action: Action) -> bool:
    """The action isn't one of the present step."""
    del seat
    return VERB[action] not in STEP_VERBS[round_.step]


def is_tile_not_held(round_: Round[Any], seat: Seat, action: Action) -> bool:
    """A tile that the action names isn't in the concealed hand."""
    counts = round_.hand_of[seat].counts
    named = NAMED[action]
    return any(counts[tile] < named.count(tile) for tile in named)


def uses_wild(round_: Round[Any], seat: Seat, action: Action) -> bool:
    """A meld of, with or from a wild tile."""
    del seat
    verb = VERB[action]
    if verb in ("chi", "peng", "gang") and _open_tile(round_) == round_.wild:
        return True
    return verb in ("chi", "angang", "jiagang") and round_.wild in NAMED[action]


def is_chi_from_afar(round_: Round[Any], seat: Seat, action: Action) -> bool:
    """吃 by another seat than the discarder's 下家."""
    return VERB[action] == "chi" and (seat - round_.turn) % 4 != 1


def is_no_run(round_: Round[Any], seat: Seat, action: Action) -> bool:
    """The two tiles of 吃 and the discard make no run."""
    del seat
    if VERB[action] != "chi":
        return False
    return all(action != each for _, _, each in CHIS[_open_tile(round_)])


def has_too_few_to_claim(round_: Round[Any], seat: Seat, action: Action) -> bool:
    """Too few like tiles for 碰 or 杠."""
    verb = VERB[action]
    if verb not in ("peng", "gang"):
        return False
    return round_.hand_of[seat].counts[_open_tile(round_)] < LIKE_TILES[verb]


def has_too_few_to_conceal(round_: Round[Any], seat: Seat, action: Action) -> bool:
    """Too few like tiles for 暗杠."""
    if VERB[action] != "angang":
        return False
    return round_.hand_of[seat].counts[NAMED[action][0]] < COPIES


def has_no_pung_to_add(round_: Round[Any], seat: Seat, action: Action) -> bool:
    """加杠 without one's own 碰 of that tile."""
    if VERB[action] != "jiagang":
        return False
    return not round_.hand_of[seat].has_pung(NAMED[action][0])


def has_no_replacement(round_: Round[Any], seat: Seat, action: Action) -> bool:
    """A kong whose replacement may not be drawn."""
    del seat
    is_kong = VERB[action] in ("gang", "angang", "jiagang")
    return is_kong and round_.wall.left <= round_.rules.reserve


def is_not_winning(round_: Round[Any], seat: Seat, action: Action) -> bool:
    """胡 with a hand that doesn't win on the tile drawn or lying open."""
    if action != HU:
        return False
    tile, by = round_.chance_to_win()
    return not round_.rules.wins(round_, seat, tile, by)


def _open_tile(round_: Round[Any]) -> int:
    assert round_.claims is not None
    return round_.claims.tile
