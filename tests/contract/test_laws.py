"""Laws that every game obeys, on its defaults, each option changed, and mixtures of options."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from paiju.engine.game import Action, AnyGame, Round
from paiju.engine.refusal import BadInput, Refused
from paiju.engine.scenario import settle_chance
from tests.contract import course

Table = tuple[AnyGame, dict[str, int | str]]

every_table = pytest.mark.parametrize("table", course.TABLES, ids=course.name_of)
seeds = given(seed=st.integers(0, 2**32 - 1))


def few(examples: int) -> Callable[[Any], Any]:
    return settings(
        max_examples=examples,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


def refuses(round_: Round, seat: int, action: Action) -> bool:
    try:
        round_.clone().act(seat, action)
    except Refused as refused:
        assert refused.code
        assert refused.rule
        assert refused.message.zh_hans
        return True
    return False


def ranks(text: str) -> str:
    """A card play without its suits: what makes two plays of 甲乙丙 equal (7.4)."""
    return " ".join(word[0] if word[0] not in "SB" else word for word in text.split()[1:])


def is_listed(game: AnyGame, action: Action, listed: list[Action]) -> bool:
    if action in listed:
        return True
    if game.id != "jiayibing":
        return False
    texts = {ranks(game.print_action(each)) for each in listed}
    return ranks(game.print_action(action)) in texts


@every_table
@seeds
@few(2)
def test_act_accepts_exactly_what_to_act_lists_and_a_refusal_changes_nothing(
    table: Table, seed: int
) -> None:
    game, raw = table
    rng = Random(seed)
    round_ = course.fresh(game, game.read_options(raw), seed)
    pool: list[Action] = [game.read_action("pass")]
    for _ in course.steps(game, round_, rng):
        to_act = round_.to_act()
        listed = [action for actions in to_act.values() for action in actions]
        pool = list(dict.fromkeys([*pool, *listed]))[-400:]
        if rng.random() > 0.15:
            continue
        before = course.everything(game, round_)
        for seat, actions in to_act.items():
            texts = [game.print_action(action) for action in actions]
            assert texts == sorted(set(texts))
            assert not refuses(round_, seat, rng.choice(actions))
        for action in rng.sample(pool, min(12, len(pool))):
            seat = rng.randrange(game.seats)
            mine = list(to_act.get(seat, ()))
            if not is_listed(game, action, mine):
                assert refuses(round_, seat, action), game.print_action(action)
                with pytest.raises(Refused):
                    round_.act(seat, action)
        assert course.everything(game, round_) == before


@every_table
@seeds
@few(3)
def test_a_round_ends_with_deltas_that_sum_to_zero_and_nobody_to_act(
    table: Table, seed: int
) -> None:
    game, raw = table
    options = game.read_options(raw)
    round_ = course.fresh(game, options, seed)
    for _ in course.steps(game, round_, Random(seed)):
        pass
    settlement = round_.settlement
    assert settlement is not None
    assert sum(settlement.deltas) == 0
    known = {pattern.id: pattern.names.zh_hans for pattern in game.patterns}
    assert all(known[line.id] == line.name for line in settlement.lines)
    assert round_.to_act() == {}
    assert not round_.waits
    assert refuses(round_, 0, game.read_action("pass"))
    state = game.next(options, game.start(options), settlement)
    assert state.round == 2
    assert sum(state.points) == 0


@every_table
@seeds
@few(2)
def test_playing_the_printed_deal_and_actions_again_gives_the_same_round(
    table: Table, seed: int
) -> None:
    game, raw = table
    options = game.read_options(raw)
    deal = game.deal(options, game.start(options), course.stream(seed))
    printed = msgspec.json.decode(msgspec.json.encode(game.print_deal(options, deal)))
    again = game.open(options, game.read_deal(options, printed))
    settle_chance(again)
    round_ = course.fresh(game, options, seed)
    for seat, action, events in course.steps(game, round_, Random(seed)):
        text = game.print_action(action)
        repeated = again.act(seat, game.read_action(text)) + settle_chance(again)
        assert repeated == events
    assert course.everything(game, again) == course.everything(game, round_)


@every_table
@seeds
@few(2)
def test_the_order_of_simultaneous_answers_does_not_matter(table: Table, seed: int) -> None:
    game, raw = table
    rng = Random(seed)
    round_ = course.fresh(game, game.read_options(raw), seed)
    for _ in course.steps(game, round_, rng):
        to_act = round_.to_act()
        if len(to_act) < 2:
            continue
        answers = {seat: course.pick(game, actions, rng) for seat, actions in to_act.items()}
        ends = [answered(round_, order) for order in course.orders(answers)]
        for other in ends[1:]:
            assert outcome(game, other) == outcome(game, ends[0])


def answered(round_: Round, order: tuple[tuple[int, Action], ...]) -> Round:
    """The round after these answers; those that come after the question was settled lapse."""
    copy = round_.clone()
    for seat, action in order:
        if seat in copy.to_act() and action in copy.to_act()[seat]:
            copy.act(seat, action)
    settle_chance(copy)
    return copy


def outcome(game: AnyGame, round_: Round) -> tuple[object, ...]:
    """What can be asked of a round but for question numbers."""
    privates = [
        msgspec.structs.replace(round_.private(seat), question=None) for seat in range(game.seats)
    ]
    return (round_.public(), privates, round_.hands(), round_.settlement)


@every_table
@seeds
@few(2)
def test_a_clone_lives_on_its_own(table: Table, seed: int) -> None:
    game, raw = table
    rng = Random(seed)
    round_ = course.fresh(game, game.read_options(raw), seed)
    for number, _ in enumerate(course.steps(game, round_, rng)):
        if number % 9 == 0:
            copy, before = round_.clone(), course.everything(game, round_)
            assert course.everything(game, copy) == before
            for _ in zip(range(12), course.steps(game, copy, rng), strict=False):
                pass
            assert course.everything(game, round_) == before


@every_table
@seeds
@few(2)
def test_an_imagined_round_gives_the_same_view_back(table: Table, seed: int) -> None:
    game, raw = table
    options = game.read_options(raw)
    rng = Random(seed)
    round_ = course.fresh(game, options, seed)
    for _ in course.steps(game, round_, rng):
        if round_.settlement is not None or rng.random() > 0.2:
            continue
        seat = rng.choice([*round_.to_act(), rng.randrange(game.seats)])
        known = course.view(round_, seat)
        imagined = game.imagine(options, known, rng)
        assert course.view(imagined, seat) == known
        assert sizes(game, imagined) == sizes(game, round_)


def sizes(game: AnyGame, round_: Round) -> list[int]:
    return [len(course.pieces(game, hand)) for hand in round_.hands()]


@every_table
@seeds
@few(2)
def test_defaults_and_auto_play_are_legal(table: Table, seed: int) -> None:
    game, raw = table
    round_ = course.fresh(game, game.read_options(raw), seed)
    for _ in course.steps(game, round_, Random(seed)):
        for seat in round_.to_act():
            assert not refuses(round_, seat, round_.default(seat))
            assert not refuses(round_, seat, round_.auto(seat))


@every_table
@seeds
@few(2)
def test_a_question_keeps_its_number_until_it_is_settled(table: Table, seed: int) -> None:
    game, raw = table
    round_ = course.fresh(game, game.read_options(raw), seed)
    last = [round_.question(seat) for seat in range(game.seats)]
    for actor, _, _ in course.steps(game, round_, Random(seed)):
        for seat in range(game.seats):
            now = round_.question(seat)
            asked = seat in round_.to_act()
            assert not asked or now is not None
            if seat != actor and asked and last[seat] is not None and now is not None:
                assert now >= last[seat]
            private = round_.private(seat)
            assert private.question == now
            assert bool(private.actions) == asked
        last = [
            now if (now := round_.question(seat)) is not None else last[seat]
            for seat in range(game.seats)
        ]


@pytest.mark.parametrize("game", [table[0] for table in course.TABLES if not table[1]])
@given(text=st.text(max_size=30) | st.sampled_from(["play", "call", "discard 5m 5m", "chi", ""]))
@few(60)
def test_any_text_is_an_action_or_bad_input(game: AnyGame, text: str) -> None:
    try:
        action = game.read_action(text)
    except BadInput as error:
        assert str(error)
    else:
        assert game.read_action(game.print_action(action)) == action


@pytest.mark.parametrize("game", [table[0] for table in course.TABLES if not table[1]])
@given(raw=st.dictionaries(st.text(max_size=8), st.integers() | st.text(max_size=5), max_size=3))
@few(40)
def test_options_that_do_not_exist_are_bad_input(game: AnyGame, raw: dict[str, Any]) -> None:
    known = {option.key for option in game.sheet.options}
    if set(raw) <= known:
        return
    with pytest.raises(BadInput, match="unknown option"):
        game.read_options(raw)
