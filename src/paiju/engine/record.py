"""The record of a round (牌谱): what was played, how chance came about, and what it was worth.

One JSON object a round (contract.md); several rounds of a match are JSON Lines. `paiju scenario`
plays it, the replay shows it, `verify` checks it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from paiju.engine.game import AnyGame, JsonObject
from paiju.engine.refusal import BadInput
from paiju.engine.scenario import read_steps, run
from paiju.engine.shuffle import CLIENT_SEED_BYTES, SERVER_SEED_BYTES, Stream, commitment

FORMAT = 1

Played: TypeAlias = tuple[int | str, ...]
"""A seat, its action's text, milliseconds since the deal, and "timeout" where time ran out."""


class Player(msgspec.Struct, frozen=True):
    """Who sat in a seat: a name, and which bot it was if it was one."""

    name: str
    bot: str | None = None


class Shuffle(msgspec.Struct, frozen=True, kw_only=True):
    """How chance came about: seeds in hex, client seeds by seat, null where none came.

    `contributors` are the seats asked for a seed; `server_seed` is null while the round runs.
    """

    commitment: str
    contributors: tuple[int, ...]
    client_seeds: tuple[str | None, ...]
    server_seed: str | None


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A round's record; `before` and `deal` are as the game prints them."""

    paiju: int
    game: str
    rules_version: int
    options: dict[str, int | str]
    match: str
    round: int
    seats: tuple[Player, ...]
    before: JsonObject
    shuffle: Shuffle
    deal: JsonObject
    actions: tuple[Played, ...]
    settlement: JsonObject | None
    ended: str | None


def read_record(text: str | bytes) -> Record:
    """A record from its JSON; raises `BadInput`."""
    try:
        record = msgspec.json.decode(text, type=Record)
    except msgspec.DecodeError as error:
        raise BadInput(f"not a record: {error}") from None
    if record.paiju != FORMAT:
        raise BadInput(f"record format {record.paiju} is not known; this program reads {FORMAT}")
    return record


def print_record(record: Record) -> bytes:
    """The record as one line of JSON."""
    return msgspec.json.encode(record)


class Verification(msgspec.Struct, frozen=True):
    """What checking a record found: problems in words, none if everything holds."""

    problems: tuple[str, ...]

    @property
    def holds(self) -> bool:
        return not self.problems


def verify(find: Callable[[str], AnyGame], record: Record) -> Verification:
    """Re-derive the deal from the published seeds and play the actions again.

    Raises `BadInput` for a record that can't be checked at all (unknown game, malformed seeds,
    another rules version).
    """
    game = find(record.game)
    if record.rules_version != game.rules_version:
        raise BadInput(
            f"the record was played by rules version {record.rules_version} of {record.game}, "
            f"this program has version {game.rules_version}"
        )
    problems = _check_shuffle(game, record) + _check_course(game, record)
    return Verification(tuple(problems))


def stream_of(record: Record) -> Stream:
    """The stream of chance of a finished round, from its published seeds."""
    shuffle = record.shuffle
    if shuffle.server_seed is None:
        raise BadInput("the server seed is not published yet: the round is not over")
    server_seed = read_seed(shuffle.server_seed, SERVER_SEED_BYTES)
    client_seeds = [
        read_seed(seed, CLIENT_SEED_BYTES) for seed in shuffle.client_seeds if seed is not None
    ]
    return Stream(server_seed, client_seeds, record.round)


def read_seed(text: str, size: int) -> bytes:
    """A seed of so many bytes from its hex text."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        raise BadInput(f"a seed must be {2 * size} hexadecimal digits") from None
    if len(seed) != size:
        raise BadInput(f"a seed must be {2 * size} hexadecimal digits")
    return seed


def _check_shuffle(game: AnyGame, record: Record) -> list[str]:
    problems = []
    stream = stream_of(record)
    server_seed = bytes.fromhex(record.shuffle.server_seed or "")
    if commitment(server_seed) != record.shuffle.commitment:
        problems.append("the server seed does not match the commitment")
    given = {seat for seat, seed in enumerate(record.shuffle.client_seeds) if seed is not None}
    if not given <= set(record.shuffle.contributors):
        problems.append("a seat gave a seed that was not among the contributors")
    options = game.read_options(record.options)
    deal = game.deal(options, game.read_state(record.before), stream)
    if game.print_deal(options, deal) != record.deal:
        problems.append("the deal is not the one that the seeds give")
    return problems


def _check_course(game: AnyGame, record: Record) -> list[str]:
    options = game.read_options(record.options)
    round_ = game.open(options, game.read_deal(options, record.deal))
    steps = read_steps(game, [list(action) for action in record.actions])
    _, applied, error = run(round_, steps)
    if error is not None:
        return [f"action {applied} is refused: {error['code']}"]
    settlement: Any = msgspec.json.decode(msgspec.json.encode(round_.settlement))
    if settlement != record.settlement:
        return ["the settlement is not the one that the actions give"]
    return []
