"""A real server, a real browser, and people who look at its pages."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright
from tools.chromium import find

from tests.browser.house import quick_server
from tests.browser.visitor import Visitor, Visitors
from tests.server.live import LiveServer

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One browser serves all tests of a process, so they share one event loop.

    They depend on a machine's pace: one that fails is tried again, and the run says so.
    """
    for item in items:
        if item.path.parent == HERE:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.flaky(reruns=2))
            if pytest_asyncio.is_async_test(item):
                item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server for all tests that leave it running."""
    with quick_server(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=find())
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def visitors(browser: Browser, house: LiveServer) -> AsyncIterator[Visitors]:
    """Opens browsers at the server; in the end none of them may have had anything to complain."""
    async with AsyncExitStack() as stack:
        visitors = Visitors(browser, house.address, stack)
        yield visitors
        assert visitors.complaints == []


@pytest_asyncio.fixture(loop_scope="session")
async def visitor(visitors: Visitors) -> Visitor:
    """Somebody who comes for the first time, with a phone in his hand."""
    return await visitors.come()
