"""Mute, report, and what the operator announces."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from paiju.server.announcement import Announcement
from paiju.server.identity import Player, Visitor
from paiju.server.mute import Muted
from paiju.server.platform import Platform
from paiju.server.report import Reason
from paiju.server.routes.account import Body


class ReportBody(Body, frozen=True, kw_only=True):
    """Who did what: `match` may still be running, `record` is the link of a finished round."""

    reported: Annotated[str, msgspec.Meta(max_length=40)]
    reason: Reason
    words: Annotated[str, msgspec.Meta(max_length=1000)] = ""
    match: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    record: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class Reported(msgspec.Struct, frozen=True):
    """The report was taken, under this id."""

    id: str


@get("/mutes")
async def mutes(
    platform: NamedDependency[Platform], player: NamedDependency[Player]
) -> list[Muted]:
    """Whom one has muted."""
    return await platform.mutes.of(player.id)


@put("/mutes/{other:str}", status_code=204)
async def mute(
    platform: NamedDependency[Platform], player: NamedDependency[Player], other: FromPath[str]
) -> None:
    """Hear nothing more from somebody."""
    await platform.mutes.add(player.id, other)


@delete("/mutes/{other:str}")
async def unmute(
    platform: NamedDependency[Platform], player: NamedDependency[Player], other: FromPath[str]
) -> None:
    """Hear somebody again."""
    await platform.mutes.remove(player.id, other)


@post("/reports")
async def report(
    platform: NamedDependency[Platform],
    visitor: NamedDependency[Visitor],
    player: NamedDependency[Player],
    data: JSONBody[ReportBody],
) -> Reported:
    """Report a player to the operator; the record goes along."""
    platform.limit("report", player.id, visitor.address)
    return Reported(
        await platform.reports.add(
            player.id,
            data.reported,
            data.reason,
            data.words,
            match=data.match,
            round_=data.record,
        )
    )


@get("/announcements")
async def announcements(platform: NamedDependency[Platform]) -> list[Announcement]:
    """What is announced now."""
    return await platform.announcements.current()


safety_routes: list[ControllerRouterHandler] = [mutes, mute, unmute, report, announcements]
