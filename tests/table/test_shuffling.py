"""The fair shuffle at the table: commitment, contributors, seeds, deal."""

from __future__ import annotations

import hashlib

from paiju.table.command import Present, Seed
from tests.table.evening import Evening, refused
from tests.table.pebbles import GAME

SEED = "0123456789abcdef" * 2


def shuffling(people: int = 3) -> Evening:
    evening = Evening(GAME, people=people)
    evening.take_seats()
    evening.ready()
    assert evening.phase == "shuffling"
    return evening


def test_commitment_and_contributors_are_public_before_any_seed() -> None:
    section = shuffling(people=2).section("shuffle")
    assert section.contributors == (0, 1)
    assert section.client_seeds == (None, None, None)
    assert section.server_seed is None
    assert len(section.commitment) == 64


def test_the_deal_follows_when_every_seed_is_in() -> None:
    evening = shuffling()
    for seat in range(3):
        assert evening.phase == "shuffling"
        evening.submit(Seed(player=f"p{seat}", seed=SEED))
    assert evening.phase == "playing"
    assert evening.section("shuffle").client_seeds == (SEED, SEED, SEED)


def test_the_deal_follows_after_a_second_and_absent_seeds_are_recorded() -> None:
    evening = shuffling()
    evening.submit(Seed(player="p1", seed=SEED))
    assert evening.section("shuffle").seeds_until == evening.now + 1_000
    evening.pass_time(999)
    assert evening.phase == "shuffling"
    evening.pass_time(1)
    assert evening.phase == "playing"
    evening.play_round()
    record = evening.table.record()
    assert record is not None
    assert record.shuffle.contributors == (0, 1, 2)
    assert record.shuffle.client_seeds == (None, SEED, None)
    server_seed = bytes.fromhex(record.shuffle.server_seed or "")
    assert hashlib.sha256(server_seed).hexdigest() == record.shuffle.commitment


def test_a_seed_changes_the_deal() -> None:
    with_seed, without = shuffling(), shuffling()
    with_seed.submit(Seed(player="p0", seed=SEED))
    with_seed.pass_time(1_000)
    without.pass_time(1_000)
    assert with_seed.section("shuffle").commitment == without.section("shuffle").commitment
    assert with_seed.own(0)["hand"] != without.own(0)["hand"]


def test_one_seed_a_contributor_well_formed_and_in_time() -> None:
    evening = shuffling(people=2)
    assert refused(evening, Seed(player="p0", seed="xyz")) == "bad_seed"
    evening.submit(Seed(player="p0", seed=SEED))
    assert refused(evening, Seed(player="p0", seed=SEED)) == "seed_given"
    assert refused(evening, Seed(player="b2", seed=SEED)) == "no_seed_wanted"
    evening.pass_time(1_000)
    assert refused(evening, Seed(player="p1", seed=SEED)) == "no_seed_wanted"


def test_an_absent_player_is_no_contributor() -> None:
    evening = Evening(GAME)
    evening.begin()
    evening.play_round()
    evening.submit(Present(player="p1", present=False))
    evening.ready()
    assert evening.section("shuffle").contributors == (0, 2)
