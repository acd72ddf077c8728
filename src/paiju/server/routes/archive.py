"""What was played: history, statistics, ratings, records and frames."""

from __future__ import annotations

import zlib
from typing import Annotated, Any

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, PathParameter, QueryParameter
from litestar.types import ControllerRouterHandler

from paiju.engine.record import Record, print_record
from paiju.server.frames import Frame
from paiju.server.history import PAGE, MatchPage, MatchSheet
from paiju.server.identity import Player, Visitor
from paiju.server.platform import Platform
from paiju.server.problem import Problem
from paiju.server.rating import Rating, RatingPoint, Rung, Strength
from paiju.server.routes.request import AnyRequest
from paiju.server.statistics import GameStatistics

Size = Annotated[int, QueryParameter(ge=1, le=50, description="matches a page")]
Link = Annotated[
    str, PathParameter(pattern=r"^[A-Za-z0-9_-]{22,32}$", description="a record's link")
]
PlayerId = Annotated[str, PathParameter(max_length=40, description="a player's id")]
GameId = Annotated[str | None, QueryParameter(max_length=40, description="one game's matches")]
MatchId = Annotated[str | None, QueryParameter(max_length=40, description="the last match seen")]


@get("/history")
async def history(
    platform: NamedDependency[Platform],
    player: NamedDependency[Player],
    game: GameId = None,
    after: MatchId = None,
    size: Size = PAGE,
) -> MatchPage:
    """One's matches, newest first."""
    return await platform.history.page(player.id, game=game, after=after, size=size)


@get("/history/{match:str}")
async def match_sheet(
    platform: NamedDependency[Platform], player: NamedDependency[Player], match: FromPath[str]
) -> MatchSheet:
    """One match with its rounds."""
    return await platform.history.sheet(player.id, match)


@get("/history/{match:str}/records", media_type="application/jsonl")
async def match_records(
    platform: NamedDependency[Platform], player: NamedDependency[Player], match: FromPath[str]
) -> Response[bytes]:
    """The records of a match as JSON Lines."""
    sheet = await platform.history.sheet(player.id, match)
    records = [await platform.archive.record(line.record) for line in sheet.rounds]
    return Response(
        b"".join(print_record(record) + b"\n" for record in records),
        media_type="application/jsonl",
        headers={"Content-Disposition": f'attachment; filename="{match}.paiju.jsonl"'},
    )


@get("/statistics")
async def statistics(
    platform: NamedDependency[Platform], player: NamedDependency[Player]
) -> list[GameStatistics]:
    """What one has done in each game."""
    return await platform.statistics.of(player.id)


@get("/ratings")
async def ratings(
    platform: NamedDependency[Platform], player: NamedDependency[Player]
) -> list[Rating]:
    """One's ratings."""
    return await platform.ratings.of(player.id)


@get("/players/{other:str}/ratings")
async def strengths(platform: NamedDependency[Platform], other: PlayerId) -> list[Strength]:
    """A player's ratings as everybody may know them; none where there is no such player."""
    return [
        Strength(game=each.game, shown=each.shown, matches=each.matches)
        for each in await platform.ratings.of(other)
    ]


@get("/ratings/{game:str}/course")
async def rating_course(
    platform: NamedDependency[Platform], player: NamedDependency[Player], game: FromPath[str]
) -> list[RatingPoint]:
    """How one's rating in a game went."""
    return await platform.ratings.course(player.id, game)


@get("/ratings/{game:str}/ladder")
async def ladder(platform: NamedDependency[Platform], game: FromPath[str]) -> list[Rung]:
    """The best players of a game."""
    return await platform.ratings.ladder(game)


@get("/records/{link:str}")
async def record(
    platform: NamedDependency[Platform], visitor: NamedDependency[Visitor], link: Link
) -> Response[Record]:
    """A round's record, a `.paiju.json` file, for whoever has the link."""
    found = await _found(platform, visitor, link)
    name = f"{found.game}-{found.match}-{found.round}.paiju.json"
    return _encoded(print_record(found), {"Content-Disposition": f'attachment; filename="{name}"'})


@get("/records/{link:str}/frames")
async def frames(
    platform: NamedDependency[Platform],
    visitor: NamedDependency[Visitor],
    request: AnyRequest,
    link: Link,
) -> Response[list[Frame]]:
    """A round's frames, for whoever has the link."""
    try:
        packed = await platform.archive.packed_frames(link)
    except Problem:
        platform.limit("record_guess", None, visitor.address)
        raise
    headers = {"Cache-Control": "public, max-age=31536000, immutable", "Vary": "Accept-Encoding"}
    if "deflate" in request.headers.get("accept-encoding", ""):
        return _encoded(packed, {**headers, "Content-Encoding": "deflate"})
    return _encoded(zlib.decompress(packed), headers)


def _encoded(body: Any, headers: dict[str, str]) -> Response[Any]:
    """An answer whose body is JSON already."""
    return Response(body, media_type=MediaType.JSON, headers=headers)


async def _found(platform: Platform, visitor: Visitor, link: str) -> Record:
    try:
        return await platform.archive.record(link)
    except Problem:
        platform.limit("record_guess", None, visitor.address)
        raise


archive_routes: list[ControllerRouterHandler] = [
    history,
    match_sheet,
    match_records,
    statistics,
    ratings,
    strengths,
    rating_course,
    ladder,
    record,
    frames,
]
