"""What `basic` counts at mahjong: plans, chances and dangers."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from paiju.bots.mahjong.anshan_plan import SetsPlan
from paiju.bots.mahjong.danger import Caution, danger
from paiju.bots.mahjong.plan import Uses, tables
from paiju.bots.mahjong.position import Position, Rival, read_position
from paiju.bots.mahjong.route import Pace, Race, Route, chance, worth
from paiju.engine.view import View
from paiju.games.anshan_mahjong.distance import Distances
from paiju.games.anshan_mahjong.options import AnshanOptions
from paiju.games.anshan_mahjong.trait import meld_traits
from paiju.mahjong.distance import sets_distance, useful_for_sets
from paiju.mahjong.suit_table import suit_keys
from paiju.mahjong.tile import COPIES, KINDS, TERMINALS_AND_HONOURS
from tests.bots.test_mahjong_choices import yuyao


def random_hand(rng: Random) -> tuple[bytearray, int]:
    """Thirteen tiles of few kinds, so that many are near a win, and a wild kind."""
    kinds = rng.sample(range(KINDS), rng.choice((8, 12, 20)))
    pool = [tile for tile in kinds for _ in range(COPIES)]
    counts = bytearray(KINDS)
    for tile in rng.sample(pool, 13):
        counts[tile] += 1
    return counts, rng.choice(kinds)


def test_uses_give_the_distance_to_sets_and_what_makes_it_less() -> None:
    rng = Random(1)
    for _ in range(150):
        counts, wild = random_hand(rng)
        keys, wilds = suit_keys(counts, wild), counts[wild]
        uses = Uses(keys, tables(0, runs_only=False))
        assert 13 - uses.most(4, 1) - wilds == sets_distance(keys, wilds, 4)
        if 13 - uses.most(4, 1) - wilds >= 0:
            assert uses.useful(4, 1) == useful_for_sets(keys, wilds, 4)


def test_the_plan_of_anshan_is_no_farther_than_its_distance_and_nearly_always_as_far() -> None:
    rng, distances = Random(2), Distances(AnshanOptions())
    exact = hands = 0
    for _ in range(150):
        counts, wild = random_hand(rng)
        yao = any(counts[tile] for tile in TERMINALS_AND_HONOURS if tile != wild)
        keys = suit_keys(counts, wild)
        planned, _ = SetsPlan(keys, counts[wild], meld_traits(()), runless=False).nearest()
        distance = distances.routes(counts, (), wild)["sets"]
        assert planned <= distance
        if yao:
            hands += 1
            exact += planned == distance
    assert exact > 0.9 * hands > 50


def test_a_kind_that_the_plan_finds_useful_brings_it_nearer() -> None:
    rng = Random(3)
    for _ in range(60):
        counts, wild = random_hand(rng)
        plan = SetsPlan(suit_keys(counts, wild), counts[wild], meld_traits(()), runless=False)
        distance, useful = plan.nearest()
        for tile in range(KINDS):
            if tile != wild:
                counts[tile] += 1
                keys = suit_keys(counts, wild)
                after = SetsPlan(keys, counts[wild], meld_traits(()), runless=False).nearest()[0]
                assert (after < distance) == (tile in useful)
                counts[tile] -= 1


PACE = Pace(later=(6, 16, 30), claims=1.3, ready=2.4)


def race(*, turns: float = 10, hazard: float = 0.1) -> Race:
    return Race([2] * KINDS, 2 * KINDS, turns, hazard)


def test_a_chance_grows_with_useful_tiles_and_falls_with_distance_and_hazard() -> None:
    few, many = Route(PACE, 1, range(4), 30), Route(PACE, 1, range(9), 30)
    assert chance(few, race()) < chance(many, race()) < 1
    assert chance(Route(PACE, 2, range(9), 30), race()) < chance(many, race())
    assert chance(many, race(hazard=0.3)) < chance(many, race())
    assert chance(many, race(turns=1)) < chance(many, race())
    assert chance(many, race(turns=0)) == 0


def test_a_second_way_to_win_adds_to_a_hand() -> None:
    one, other = Route(PACE, 1, range(4), 30), Route(PACE, 2, range(9), 30)
    assert worth([one, other], race()) > worth([one], race()) > worth([], race()) == 0


CAUTION = Caution(0.05, 0.2, (0, 0.1, 0.1, 0.15), (0, 0.05, 0.05, 0.05), 10)


def position(*rivals: Rival) -> Position:
    played = yuyao("123456m789p23s55pE")
    seen = View(0, played.round.public(), played.round.private(0))
    return replace(read_position(seen, 0), rivals=rivals)


def test_a_tile_that_everybody_has_discarded_is_safe() -> None:
    assert danger(position(Rival(8, frozenset((4,)), 2)), CAUTION, 4) == 0


def test_danger_grows_with_discards_and_melds() -> None:
    early, late = Rival(2, frozenset(), 0), Rival(9, frozenset(), 0)
    open_hand = Rival(9, frozenset(), 2)
    found = [danger(position(each), CAUTION, 12) for each in (early, late, open_hand)]
    assert 0 < found[0] < found[1] < found[2] < 0.15
    assert danger(position(late, late), CAUTION, 12) > found[1]


def test_what_is_seen_is_no_longer_live() -> None:
    found = position()
    assert found.live[0] == 3
    assert found.live[13] == 2
    assert found.unseen == 136 - 14 - 1
