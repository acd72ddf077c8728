from __future__ import annotations

import pytest

from paiju.server.bus import LocalBus
from tests.server.bus_contract import BusContract


@pytest.fixture
def bus() -> LocalBus:
    return LocalBus()


class TestContract(BusContract):
    """Plain calls keep the promises of every bus."""


def test_a_listener_stopped_by_another_does_not_get_the_message(bus: LocalBus):
    heard: list[bytes] = []
    stops = []
    bus.subscribe("topic", lambda message: stops[0]())
    stops.append(bus.subscribe("topic", heard.append))
    bus.publish("topic", b"x")
    assert heard == []
