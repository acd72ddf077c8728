"""Our own figures: how fast the rules play, without any server (`paiju bench`)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from random import Random
from typing import Protocol

import msgspec

from paiju.engine.game import AnyGame, Round
from paiju.engine.scenario import settle_chance
from paiju.engine.shuffle import Stream
from paiju.games.anshan_mahjong import scoring as anshan
from paiju.games.anshan_mahjong.options import AnshanOptions
from paiju.games.yuyao_mahjong import scoring as yuyao
from paiju.games.yuyao_mahjong.options import YuyaoOptions
from paiju.mahjong.meld import Meld
from paiju.mahjong.suit_table import completes, suit_keys, with_tile
from paiju.mahjong.tile import COPIES, KINDS, Counts, Tile
from paiju.mahjong.win import SELF_DRAW, Verdict, Win

Timer = Callable[[], float]


class Figure(msgspec.Struct, frozen=True):
    """One measurement: what was done, how often a second (the median of several spells)."""

    name: str
    per_second: float


def random_rounds(game: AnyGame, seconds: float, timer: Timer, spells: int = 3) -> list[Figure]:
    """Rounds of the default options played at random, every legal list made and used."""
    options = game.read_options({})
    state = game.start(options)
    rng = Random(1)
    rounds_rates, decisions_rates = [], []
    number = 0
    for _ in range(spells):
        rounds = decisions = 0
        begin = timer()
        while (elapsed := timer() - begin) < seconds / spells:
            number += 1
            stream = Stream(bytes(32), [], number)
            round_ = game.open(options, game.deal(options, state, stream))
            decisions += play_randomly(round_, rng)
            rounds += 1
        rounds_rates.append(rounds / elapsed)
        decisions_rates.append(decisions / elapsed)
    return [
        Figure(f"{game.id}: random rounds", median(rounds_rates)),
        Figure(f"{game.id}: decisions", median(decisions_rates)),
    ]


def play_randomly(round_: Round, rng: Random) -> int:
    """Play to the end with uniformly random actions; how many decisions it took."""
    decisions = 0
    settle_chance(round_)
    while round_.settlement is None:
        for seat, actions in round_.to_act().items():
            round_.act(seat, actions[int(rng.random() * len(actions))])
            decisions += 1
            break
        settle_chance(round_)
    return decisions


class Scorer(Protocol):
    """What both mahjong games have."""

    def wins(self, counts: Counts, melds: tuple[Meld, ...], wild: Tile) -> bool:
        """Whether a hand wins."""

    def judge(self, win: Win) -> Verdict:
        """What a win is worth."""

    def waits(self, counts: Counts, melds: tuple[Meld, ...], wild: Tile) -> list[Tile]:
        """The kinds that complete a hand one tile short."""


SCORERS: dict[str, Callable[[], Scorer]] = {
    "anshan-mahjong": lambda: anshan.Scorer(AnshanOptions()),
    "yuyao-mahjong": lambda: yuyao.Scorer(YuyaoOptions()),
}
"""A new scorer for the default options, by game id."""

HANDS = 5000
KEPT = 1000
BATCH = 50
"""Done between two looks at the clock."""


def complete_hands(scorer: Scorer, number: int = HANDS) -> list[Win]:
    """Random hands of four sets and a pair that win, drawn, some tiles of half of them wild."""
    rng = Random(1)
    wins: list[Win] = []
    while len(wins) < number:
        counts = _sets_and_pair(rng)
        held = [tile for tile, count in enumerate(counts) if count]
        wild = rng.choice([tile for tile in range(KINDS) if not counts[tile]])
        for _ in range(rng.choice((0, 0, 1, 2))):
            counts[rng.choice([tile for tile in held if counts[tile]])] -= 1
            counts[wild] += 1
        if max(counts) <= COPIES and scorer.wins(counts, (), wild):
            tile = rng.choice([tile for tile in held if counts[tile]])
            hand = bytearray(counts)
            wins.append(Win(seat=1, dealer=0, by=SELF_DRAW, tile=tile, counts=hand, wild=wild))
    return wins


def _sets_and_pair(rng: Random) -> list[int]:
    counts = [0] * KINDS
    for _ in range(4):
        if rng.random() < 0.6:
            first = rng.randrange(3) * 9 + rng.randrange(7)
            for tile in range(first, first + 3):
                counts[tile] += 1
        else:
            counts[rng.randrange(KINDS)] += 3
    counts[rng.randrange(KINDS)] += 2
    return counts


def hands_scored(game_id: str, seconds: float, timer: Timer, spells: int = 3) -> Figure:
    """Complete hands judged and scored, each given anew by its counts."""
    scorer = SCORERS[game_id]()
    wins = cycle(complete_hands(scorer))
    name = f"{game_id}: hands scored"
    return _figure(name, lambda: scorer.judge(next(wins)), seconds, timer, spells)


def win_checks(game_id: str, seconds: float, timer: Timer, spells: int = 3) -> Figure:
    """Complete hands and hands with one tile exchanged, asked whether they win."""
    scorer = SCORERS[game_id]()
    hands = []
    for win in complete_hands(scorer):
        exchanged = bytearray(win.counts)
        exchanged[win.tile] -= 1
        exchanged[(win.tile + 7) % KINDS] += 1
        hands += [(win.counts, win.wild), (exchanged, win.wild)]
    asked = cycle(hands)

    def once() -> None:
        counts, wild = next(asked)
        scorer.wins(counts, (), wild)

    return _figure(f"{game_id}: win checks", once, seconds, timer, spells)


def kept_key_checks(seconds: float, timer: Timer, spells: int = 3) -> Figure:
    """Whether hands are complete, asked of the suits' keys as a round may keep them."""
    wins = complete_hands(SCORERS["anshan-mahjong"](), KEPT)
    hands = [suit_keys(win.counts, win.wild) for win in wins]
    hands += [with_tile(keys, win.tile, -1) for keys, win in zip(hands, wins, strict=True)]

    def once() -> None:
        for keys in hands:
            completes(keys, 4)

    rounds = _figure("mahjong: win checks with kept keys", once, seconds, timer, spells, batch=1)
    return Figure(rounds.name, rounds.per_second * len(hands))


def waits_found(game_id: str, seconds: float, timer: Timer, spells: int = 3) -> Figure:
    """All waits of hands that lack one tile."""
    scorer = SCORERS[game_id]()
    hands = []
    for win in complete_hands(scorer):
        counts = bytearray(win.counts)
        counts[win.tile] -= 1
        hands.append((counts, win.wild))
    asked = cycle(hands)

    def once() -> None:
        counts, wild = next(asked)
        scorer.waits(counts, (), wild)

    return _figure(f"{game_id}: waits found", once, seconds, timer, spells)


def _figure(
    name: str,
    once: Callable[[], object],
    seconds: float,
    timer: Timer,
    spells: int,
    batch: int = BATCH,
) -> Figure:
    rates = []
    for _ in range(spells):
        done, begin = 0, timer()
        while (elapsed := timer() - begin) < seconds / spells:
            for _ in range(batch):
                once()
            done += batch
        rates.append(done / elapsed)
    return Figure(name, median(rates))


def median(values: list[float]) -> float:
    """The middle one."""
    return sorted(values)[len(values) // 2]
