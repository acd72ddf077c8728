from __future__ import annotations

import asyncio
import os
import time

import pytest

from paiju.server.workers import Workers


def square(number: int) -> int:
    return number * number


def fail() -> None:
    raise ValueError("no idea")


async def test_a_worker_thinks_in_another_process():
    workers = Workers(1)
    assert await workers.run(square, 12) == 144
    assert await workers.run(os.getpid) != os.getpid()
    with pytest.raises(ValueError, match="no idea"):
        await workers.run(fail)
    workers.close()


async def test_the_loop_goes_on_while_a_worker_thinks():
    workers = Workers(1)
    await workers.run(square, 1)
    thinking = asyncio.create_task(workers.run(time.sleep, 0.3))
    started = time.monotonic()
    await asyncio.sleep(0.01)
    assert time.monotonic() - started < 0.25
    await thinking
    workers.close()


async def test_workers_that_were_never_needed_were_never_there():
    Workers(1).close()
