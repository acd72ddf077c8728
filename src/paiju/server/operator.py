"""Carrying out what the operator asks of the running server (`paiju admin`)."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
import structlog

from paiju.engine.refusal import Refused
from paiju.server import wire
from paiju.server.announcement import Order
from paiju.server.bus import Bus
from paiju.server.house import House
from paiju.server.platform import Platform
from paiju.server.problem import Problem
from paiju.server.session import ANNOUNCEMENTS, KICK, player_topic
from paiju.table.command import Close

EVERY = 2.0
"""Seconds between looks at what the operator asked."""

_log = structlog.get_logger()


async def carry_out_orders(platform: Platform, house: House, bus: Bus) -> None:
    """Look for orders, and do them, until cancelled."""
    while True:
        try:
            for order in await platform.orders():
                await carry_out(order, house, bus)
        except Exception:
            _log.exception("an order of the operator failed")
        await asyncio.sleep(EVERY)


async def carry_out(order: Order, house: House, bus: Bus) -> None:
    """Do one thing that the operator asked."""
    _log.info("order", kind=order.kind, target=order.target)
    match order.kind:
        case "announce":
            bus.publish(
                ANNOUNCEMENTS, msgspec.json.encode(wire.AnnouncementMessage(text=order.words))
            )
        case "kick":
            bus.publish(player_topic(order.target), KICK)
        case "close_room":
            for host in tuple(house.hosts()):
                if host.setup.number == order.target:
                    with suppress(Problem, Refused):
                        await host.submit(Close(reason=order.words or "operator"))
