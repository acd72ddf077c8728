"""What all tests share: the flag for the long versions."""

from __future__ import annotations

import pytest

LONGEST = 7_200
"""Seconds that a long version may take."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--long", action="store_true", help="run the long versions of laws and fuzzers, too"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        for item in items:
            if "long" in item.keywords and item.get_closest_marker("timeout") is None:
                item.add_marker(pytest.mark.timeout(LONGEST))
        return
    skip = pytest.mark.skip(reason="a long version: run with --long")
    for item in items:
        if "long" in item.keywords:
            item.add_marker(skip)
