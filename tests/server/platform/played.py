"""Rounds and matches to be kept: really played by chance, with real records."""

import hashlib
import random
from collections.abc import Sequence

import msgspec

from paiju.engine.record import FORMAT, Player, Record, Shuffle, print_record, read_record
from paiju.engine.scenario import settle_chance
from paiju.engine.shuffle import Stream, commitment
from paiju.games import game_by_id
from paiju.server.identity import Visitor, new_id
from paiju.server.platform import Platform
from paiju.table.section import Place
from paiju.table.setup import Setup

GAME = "fangyang"
HOME = Visitor("203.0.113.7", "Test")


def setup(*, public: bool = True, game: str = GAME) -> Setup:
    return Setup(table="t", number="123456", game=game, options={}, creator="", public=public)


def record(
    match: str, number: int = 1, *, bots: Sequence[str | None] = (None,) * 4, game: str = GAME
) -> Record:
    """A round played by chance; the same one for the same match and number."""
    rules = game_by_id(game)
    options = rules.read_options({})
    chance = random.Random(f"{match} {number}")
    seed = hashlib.sha256(match.encode()).digest()
    state = rules.start(options)
    deal = rules.deal(options, state, Stream(seed, [], number))
    round_ = rules.open(options, deal)
    settle_chance(round_)
    actions: list[tuple[int, str, int]] = []
    while round_.settlement is None:
        seat, legal = next(iter(round_.to_act().items()))
        action = chance.choice(list(legal))
        actions.append((seat, rules.print_action(action), 1000 * len(actions)))
        round_.act(seat, action)
        settle_chance(round_)
    played = Record(
        paiju=FORMAT,
        game=game,
        rules_version=rules.rules_version,
        options={},
        match=match,
        round=number,
        seats=tuple(Player(f"P{seat}", bot) for seat, bot in enumerate(bots)),
        before=msgspec.to_builtins(state),
        shuffle=Shuffle(
            commitment=commitment(seed),
            contributors=(),
            client_seeds=(None,) * rules.seats,
            server_seed=seed.hex(),
        ),
        deal=rules.print_deal(options, deal),
        actions=tuple(actions),
        settlement=msgspec.to_builtins(round_.settlement),
        ended=None,
    )
    return read_record(print_record(played))


def places(points: Sequence[int]) -> tuple[Place, ...]:
    return tuple(
        Place(seat=seat, points=own, place=1 + sum(other > own for other in points), won=0, fed=0)
        for seat, own in enumerate(points)
    )


async def guests(platform: Platform, count: int = 4) -> list[str]:
    return [(await platform.guest(f"P{seat}", HOME)).player.id for seat in range(count)]


async def accounts(platform: Platform, count: int = 4) -> list[str]:
    entries = [
        await platform.accounts.register(None, f"Player{seat}", "correct horse", HOME)
        for seat in range(count)
    ]
    return [entry.player.id for entry in entries]


async def play_match(
    platform: Platform,
    players: Sequence[str | None],
    points: Sequence[int],
    *,
    match: str = "m1",
    public: bool = True,
    reason: str = "played",
    game: str = GAME,
) -> None:
    """One round and the end of a match."""
    bots = [None if player else "basic" for player in players]
    await platform.finished_round(
        setup(public=public, game=game),
        record(match, bots=bots, game=game),
        players,
        link=new_id(),
    )
    await platform.finished_match(match, places(points), reason)
