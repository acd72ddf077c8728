from __future__ import annotations

import asyncio

import pytest

from paiju.server.outbox import ANSWERS, UPDATES, Outbox


@pytest.fixture
def outbox() -> Outbox:
    return Outbox(lambda: None)


async def test_messages_go_out_in_the_order_they_came(outbox: Outbox):
    outbox.put(b"hello")
    outbox.put_update(b"one")
    outbox.put(b"ack")
    assert await outbox.take() == [b"hello", b"one", b"ack"]


async def test_taking_waits_for_something_to_send(outbox: Outbox):
    taking = asyncio.create_task(outbox.take())
    await asyncio.sleep(0)
    assert not taking.done()
    outbox.put(b"x")
    assert await taking == [b"x"]


async def test_a_slow_client_loses_its_updates_and_keeps_its_answers(outbox: Outbox):
    outbox.put(b"ack")
    for place in range(UPDATES + 1):
        outbox.put_update(b"%d" % place)
    assert outbox.behind
    assert await outbox.take() == [b"ack"]


async def test_a_client_that_is_behind_gets_no_updates_until_it_has_caught_up(outbox: Outbox):
    for _ in range(UPDATES + 1):
        outbox.put_update(b"x")
    outbox.put_update(b"lost, too")
    assert await outbox.take() == []
    assert outbox.caught_up()
    assert not outbox.caught_up()
    outbox.put_update(b"after the snapshot")
    assert await outbox.take() == [b"after the snapshot"]


def test_having_caught_up_waits_until_everything_else_is_sent(outbox: Outbox):
    for _ in range(UPDATES + 1):
        outbox.put_update(b"x")
    outbox.put(b"ack")
    assert not outbox.caught_up()
    assert outbox.rest() == [b"ack"]
    assert outbox.caught_up()


def test_a_client_that_reads_nothing_at_all_is_given_up():
    given_up: list[bool] = []
    outbox = Outbox(lambda: given_up.append(True))
    for _ in range(ANSWERS):
        outbox.put(b"ack")
    assert not given_up
    outbox.put(b"one too many")
    assert given_up
    assert len(outbox.rest()) == ANSWERS


def test_updates_that_a_snapshot_makes_up_for_are_dropped(outbox: Outbox):
    outbox.put_update(b"old")
    outbox.put(b"ack")
    outbox.drop_updates()
    outbox.put(b"snapshot")
    outbox.put_update(b"new")
    assert outbox.rest() == [b"ack", b"snapshot", b"new"]
