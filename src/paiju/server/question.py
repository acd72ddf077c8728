"""Heavy questions (听牌, 指点) about one's own position, answered from one's own view alone."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Literal, TypeAlias

import msgspec

from paiju.bots import LEVELS, make_bot
from paiju.bots.reason import REASONS
from paiju.engine.game import AnyGame, Options
from paiju.engine.names import Names
from paiju.engine.refusal import BadInput
from paiju.engine.seat import next_seat
from paiju.engine.view import View
from paiju.games import game_by_id

About: TypeAlias = Literal["waits", "advice"]
Worth: TypeAlias = int | Literal["all_pay"] | None

SUITED = [f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)]
TILES = (*SUITED, *"ESWNCFP")


class Wait(msgspec.Struct, frozen=True):
    """A tile that wins, and what it is worth drawn by oneself and from another's discard."""

    tile: str
    drawn: Worth
    claimed: Worth


class Waits(msgspec.Struct, frozen=True):
    """What wins after each discard that leaves one waiting, and what wins without a discard."""

    discards: dict[str, tuple[Wait, ...]]
    now: tuple[Wait, ...]


class Advice(msgspec.Struct, frozen=True):
    """What a strong bot would do, and why in words, if it says."""

    action: str
    reason: Names | None


def answer(
    game_id: str, raw_options: dict[str, int | str], view: View[Any, Any], about: About
) -> bytes:
    """The answer as JSON; null where the question makes no sense in this game or position."""
    game = game_by_id(game_id)
    if about == "advice":
        found: Waits | Advice | None = advice(game, game.read_options(raw_options), view)
    elif hasattr(view.private, "hand") and hasattr(view.public, "melds"):
        found = waits(game, raw_options, view)
    else:
        found = None
    return msgspec.json.encode(found)


def advice(game: AnyGame, options: Options, view: View[Any, Any]) -> Advice | None:
    """What the strongest bot of this game would do; None where nothing is asked."""
    if not view.private.actions:
        return None
    for level in reversed(LEVELS):
        try:
            bot = make_bot(level, game, options)
        except BadInput:
            continue
        choice = bot.choose(view, Random(view.private.question))
        return Advice(choice.action, REASONS.get(choice.reason))
    return None


def waits(game: AnyGame, raw_options: dict[str, int | str], view: View[Any, Any]) -> Waits:
    """What the hand waits for (听口), as the game's own scoring judges it."""
    hand = list(view.private.hand)
    if len(hand) % 3 == 1:
        return Waits({}, _waits_of(game, raw_options, view, hand))
    found = {}
    for tile in dict.fromkeys(hand):
        if f"discard {tile}" in view.private.actions:
            rest = hand.copy()
            rest.remove(tile)
            waiting = _waits_of(game, raw_options, view, rest)
            if waiting:
                found[tile] = waiting
    return Waits(found, ())


def _waits_of(
    game: AnyGame, raw_options: dict[str, int | str], view: View[Any, Any], hand: Sequence[str]
) -> tuple[Wait, ...]:
    public, seat = view.public, view.seat
    melds = [laid.meld for laid in public.melds[seat]]
    stakes, guns = getattr(public, "stakes", None), getattr(public, "guns", None)
    win: dict[str, Any] = {
        "options": raw_options,
        "wild": public.start.wild,
        "melds": melds,
        "seat": seat,
        "dealer": public.start.dealer,
    }
    if stakes is not None:
        win |= {"streak": stakes.streak, "chips": list(stakes.chips)}
    if guns is not None and guns.kinds is not None:
        win["guns"] = list(guns.kinds)
    claimed_from = next_seat(seat, game.seats)
    found = []
    for tile in TILES:
        if hand.count(tile) + _melded(melds, tile) == 4:
            continue
        win |= {"hand": " ".join([*hand, tile]), "tile": tile}
        drawn = _worth(game, win | {"by": "self_draw"})
        claimed = _worth(game, win | {"by": "discard", "from": claimed_from})
        if drawn is not None or claimed is not None:
            found.append(Wait(tile, drawn, claimed))
    return tuple(found)


def _melded(melds: Sequence[str], tile: str) -> int:
    """How many of a tile lie in melds, by their texts (`peng EEE`, `chi 123m`)."""
    count = 0
    for meld in melds:
        tiles = meld.rpartition(" ")[2]
        if len(tile) == 1:
            count += tiles.count(tile)
        elif tiles[-1] == tile[1]:
            count += tiles.count(tile[0])
    return count


def _worth(game: AnyGame, win: dict[str, Any]) -> Worth:
    try:
        verdict = game.score(win)
    except BadInput:
        return None
    if not verdict["win"]:
        return None
    return "all_pay" if verdict.get("all_pay") else int(verdict["total"])
