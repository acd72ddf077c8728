"""Records: one printer, one parser, and a check that finds what was tampered with."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from paiju import BadInput, Record, play_scenario, print_record, read_record, verify_record
from paiju.engine.game import AnyGame
from paiju.engine.record import FORMAT, Player, Shuffle
from paiju.engine.scenario import settle_chance
from paiju.engine.shuffle import Stream, commitment
from paiju.games import GAMES
from tests.contract import course

SERVER_SEED = bytes(range(32))
CLIENT_SEED = bytes(range(16))


def played(game: AnyGame, seed: int = 1) -> Record:
    """A first round of the default options, played at random, with one client's seed."""
    options = game.read_options({})
    state = game.start(options)
    deal = game.deal(options, state, Stream(SERVER_SEED, [CLIENT_SEED], state.round))
    round_ = game.open(options, deal)
    settle_chance(round_)
    actions: list[tuple[int | str, ...]] = [
        (seat, game.print_action(action), 100 * number)
        for number, (seat, action, _) in enumerate(course.steps(game, round_, Random(seed)))
    ]
    return Record(
        paiju=FORMAT,
        game=game.id,
        rules_version=game.rules_version,
        options=msgspec.to_builtins(options),
        match="m",
        round=state.round,
        seats=tuple(Player(f"p{seat}") for seat in range(game.seats)),
        before=msgspec.to_builtins(state),
        shuffle=Shuffle(
            commitment=commitment(SERVER_SEED),
            contributors=(0, 1),
            client_seeds=(None, CLIENT_SEED.hex(), *[None] * (game.seats - 2)),
            server_seed=SERVER_SEED.hex(),
        ),
        deal=game.print_deal(options, deal),
        actions=tuple(actions),
        settlement=msgspec.json.decode(msgspec.json.encode(round_.settlement)),
        ended="2026-11-29T12:00:00Z",
    )


every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@every_game
def test_a_record_is_read_as_it_was_printed_and_verified(game: AnyGame) -> None:
    record = read_record(print_record(played(game)))
    assert print_record(record) == print_record(played(game))
    assert verify_record(record).problems == ()


@every_game
def test_a_record_is_a_scenario(game: AnyGame) -> None:
    record = played(game)
    answer = play_scenario(msgspec.json.decode(print_record(record)))
    assert answer["error"] is None
    assert answer["applied"] == len(record.actions)
    assert msgspec.json.decode(msgspec.json.encode(answer["settlement"])) == record.settlement


def changed(record: Record, **fields: Any) -> Record:
    return msgspec.structs.replace(record, **fields)


def reshuffled(record: Record, **fields: Any) -> Record:
    return changed(record, shuffle=msgspec.structs.replace(record.shuffle, **fields))


@every_game
def test_a_tampered_record_fails(game: AnyGame) -> None:
    record = played(game)
    other_seed = bytes(16).hex()
    hands = list(record.deal["hands"])
    hands[0], hands[1] = hands[1], hands[0]
    settlement = {**(record.settlement or {}), "deltas": [9] * game.seats}
    tampered = [
        reshuffled(record, commitment=commitment(bytes(32))),
        reshuffled(record, server_seed=bytes(32).hex()),
        reshuffled(record, client_seeds=(None, other_seed, *[None] * (game.seats - 2))),
        reshuffled(record, contributors=(0,)),
        changed(record, deal={**record.deal, "hands": hands}),
        changed(record, actions=record.actions[1:]),
        changed(record, settlement=settlement),
        changed(record, round=record.round + 1),
    ]
    for each in tampered:
        try:
            assert verify_record(each).problems
        except BadInput as error:
            assert str(error)


def test_what_is_no_record_is_bad_input() -> None:
    record = played(GAMES[0])
    for text in (b"", b"{}", b"[]", b"\xff", print_record(changed(record, paiju=2))):
        with pytest.raises(BadInput):
            read_record(text)
    for broken in (
        reshuffled(record, server_seed=None),
        reshuffled(record, server_seed="ab"),
        reshuffled(record, server_seed="zz" * 32),
        changed(record, rules_version=record.rules_version + 1),
        changed(record, game="chess"),
        changed(record, before={}),
        changed(record, options={"base": 3}),
        changed(record, actions=((0,),)),
    ):
        with pytest.raises(BadInput):
            verify_record(broken)
