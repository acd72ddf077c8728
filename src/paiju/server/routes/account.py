"""Coming in, being known again, and one's own data."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from paiju.server.account import Session
from paiju.server.announcement import Announcement
from paiju.server.identity import Entry, Player, Visitor
from paiju.server.mute import Muted
from paiju.server.nickname import look
from paiju.server.platform import Platform
from paiju.server.play_time import PlayTime
from paiju.server.problem import Problem
from paiju.server.routes.request import AnyRequest, session_cookie

Name = Annotated[str, msgspec.Meta(max_length=80)]
Password = Annotated[str, msgspec.Meta(max_length=400)]
Minutes = Annotated[int, msgspec.Meta(ge=1, le=1440)]


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client sends."""


class GuestBody(Body, frozen=True, kw_only=True):
    """A nickname to play under."""

    name: Name


class CredentialsBody(Body, frozen=True, kw_only=True):
    """An account's name and password."""

    name: Name
    password: Password


class PasswordBody(Body, frozen=True, kw_only=True):
    """The password so far, and the new one."""

    old: Password
    new: Password


class DeletionBody(Body, frozen=True, kw_only=True):
    """The account's password once more; null for a guest."""

    password: Password | None = None


class PlayRuleBody(Body, frozen=True, kw_only=True):
    """Minutes a day, and minutes between break reminders; null for none."""

    limit: Minutes | None
    reminder: Minutes | None


class PlayerFacts(msgspec.Struct, frozen=True, kw_only=True):
    """A player as his own client sees him."""

    id: str
    name: str
    account: bool
    created: int


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """Who one is, null before one has a name; time played, who is muted, what is announced."""

    player: PlayerFacts | None
    play_time: PlayTime | None
    muted: list[Muted]
    announcements: list[Announcement]


async def _me(platform: Platform, player: Player | None) -> Me:
    announcements = await platform.announcements.current()
    if player is None:
        return Me(player=None, play_time=None, muted=[], announcements=announcements)
    return Me(
        player=PlayerFacts(
            id=player.id, name=player.name, account=player.account, created=player.created
        ),
        play_time=await platform.play_time(player.id),
        muted=await platform.mutes.of(player.id),
        announcements=announcements,
    )


async def _entered(platform: Platform, request: AnyRequest, entry: Entry) -> Response[Me]:
    cookie = session_cookie(platform, request, entry.cookie)
    return Response(await _me(platform, entry.player), cookies=[cookie])


@get("/me")
async def me(platform: NamedDependency[Platform], visiting: NamedDependency[Player | None]) -> Me:
    """Who one is (null before a name was given), and what concerns one now."""
    return await _me(platform, visiting)


@post("/guest")
async def enter_as_guest(
    platform: NamedDependency[Platform],
    visitor: NamedDependency[Visitor],
    visiting: NamedDependency[Player | None],
    request: AnyRequest,
    data: JSONBody[GuestBody],
) -> Response[Me]:
    """Play under a nickname; a guest who is known already takes it as a new name."""
    if visiting is not None:
        if visiting.account:
            raise Problem("already_account")
        platform.limit("rename", visiting.id, visitor.address)
        return Response(await _me(platform, await platform.identity.rename(visiting, data.name)))
    entry = await platform.guest(data.name, visitor)
    return await _entered(platform, request, entry)


@post("/account")
async def register(
    platform: NamedDependency[Platform],
    visitor: NamedDependency[Visitor],
    visiting: NamedDependency[Player | None],
    request: AnyRequest,
    data: JSONBody[CredentialsBody],
) -> Response[Me]:
    """Make an account; a guest keeps his seat and history."""
    name = None if visiting is None else visiting.id
    platform.limit("register", name, visitor.address)
    entry = await platform.accounts.register(visiting, data.name, data.password, visitor)
    return await _entered(platform, request, entry)


@post("/account/sign-in")
async def sign_in(
    platform: NamedDependency[Platform],
    visitor: NamedDependency[Visitor],
    request: AnyRequest,
    data: JSONBody[CredentialsBody],
) -> Response[Me]:
    """Come in with an account's name and password."""
    name = look(data.name)
    platform.limit("sign_in", f"{name} {visitor.address}", visitor.address)
    platform.limit("account_guess", name, None)
    entry = await platform.accounts.sign_in(data.name, data.password, visitor)
    await platform.bans.refuse(entry.player.id, None)
    return await _entered(platform, request, entry)


@post("/account/sign-out", status_code=200)
async def sign_out(
    platform: NamedDependency[Platform], player: NamedDependency[Player], request: AnyRequest
) -> Response[Me]:
    """End this session."""
    await platform.accounts.end_session(player, player.session)
    platform.on_signed_out(player.id)
    cookie = session_cookie(platform, request, "")
    return Response(await _me(platform, None), cookies=[cookie])


@put("/account/name")
async def rename(
    platform: NamedDependency[Platform],
    visitor: NamedDependency[Visitor],
    player: NamedDependency[Player],
    data: JSONBody[GuestBody],
) -> Me:
    """Take another name."""
    platform.limit("rename", player.id, visitor.address)
    return await _me(platform, await platform.identity.rename(player, data.name))


@put("/account/password", status_code=204)
async def change_password(
    platform: NamedDependency[Platform],
    visitor: NamedDependency[Visitor],
    player: NamedDependency[Player],
    data: JSONBody[PasswordBody],
) -> None:
    """Take another password; sessions elsewhere end."""
    platform.limit("password", player.id, visitor.address)
    await platform.accounts.change_password(player, data.old, data.new)
    platform.on_signed_out(player.id)


@get("/account/sessions")
async def sessions(
    platform: NamedDependency[Platform], player: NamedDependency[Player]
) -> list[Session]:
    """Where one is signed in."""
    return await platform.accounts.sessions(player)


@delete("/account/sessions/{session:str}")
async def end_session(
    platform: NamedDependency[Platform], player: NamedDependency[Player], session: FromPath[str]
) -> None:
    """Sign out there."""
    await platform.accounts.end_session(player, session)
    platform.on_signed_out(player.id)


@delete("/account/sessions")
async def end_other_sessions(
    platform: NamedDependency[Platform], player: NamedDependency[Player]
) -> None:
    """Sign out everywhere but here."""
    await platform.accounts.end_other_sessions(player)
    platform.on_signed_out(player.id)


@get("/account/export")
async def export(
    platform: NamedDependency[Platform],
    visitor: NamedDependency[Visitor],
    player: NamedDependency[Player],
) -> Response[dict[str, Any]]:
    """Everything that is kept of oneself."""
    platform.limit("export", player.id, visitor.address)
    return Response(
        await platform.personal_data.export(player.id),
        headers={"Content-Disposition": 'attachment; filename="paiju.json"'},
    )


@post("/account/deletion", status_code=200)
async def delete_account(
    platform: NamedDependency[Platform],
    visitor: NamedDependency[Visitor],
    player: NamedDependency[Player],
    request: AnyRequest,
    data: JSONBody[DeletionBody],
) -> Response[Me]:
    """Delete oneself; what was played stays to the others, without the name."""
    platform.limit("password", player.id, visitor.address)
    if player.account:
        await platform.accounts.confirm(player, data.password or "")
    await platform.personal_data.delete(player.id)
    platform.on_signed_out(player.id)
    cookie = session_cookie(platform, request, "")
    return Response(await _me(platform, None), cookies=[cookie])


@get("/play-time")
async def play_time(
    platform: NamedDependency[Platform], player: NamedDependency[Player]
) -> PlayTime:
    """Time played today, limit and reminder."""
    return await platform.play_time(player.id)


@put("/play-time")
async def choose_play_time(
    platform: NamedDependency[Platform],
    player: NamedDependency[Player],
    data: JSONBody[PlayRuleBody],
) -> PlayTime:
    """Set a daily limit and a break reminder: a lower limit counts now, a higher one tomorrow."""
    return await platform.play_times.choose(player.id, data.limit, data.reminder)


account_routes: list[ControllerRouterHandler] = [
    me,
    enter_as_guest,
    register,
    sign_in,
    sign_out,
    rename,
    change_password,
    sessions,
    end_session,
    end_other_sessions,
    export,
    delete_account,
    play_time,
    choose_play_time,
]
