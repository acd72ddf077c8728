"""`paiju admin`: users, rooms, bans, reports, announcements, backup; also while the server runs.

Lists are tables for people, or with `--json` one JSON object a line for programs. What concerns
the running server (announce, kick, close-room) is done there within seconds.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from cyclopts import App, Parameter
from rich.console import Console
from rich.table import Table

from paiju.engine.record import print_record
from paiju.engine.refusal import BadInput
from paiju.games import game_by_id
from paiju.server import backup as backups
from paiju.server import database as databases
from paiju.server import log
from paiju.server.collusion import collusion as collusion_report
from paiju.server.moment import DAY, HOUR
from paiju.server.office import Office
from paiju.server.platform import Platform, PlatformSettings
from paiju.server.problem import Problem

T = TypeVar("T")

TIMES = frozenset({"created", "seen", "until", "closed", "lifted", "ended"})

Data = Annotated[Path, Parameter(env_var="PAIJU_DATA", help="the server's data directory")]
Url = Annotated[str | None, Parameter(env_var="PAIJU_DATABASE", help="another database")]
AsJson = Annotated[bool, Parameter(name="--json", negative="", help="JSON Lines")]

DATA = Path("data")

admin = App(
    name="admin",
    help="Users, rooms, bans, reports, announcements, backup; also while the server runs.",
    result_action="return_value",
)


def run(data: Path, url: str | None, work: Callable[[Platform], Awaitable[T]]) -> T:
    """Do something with the platform of a data directory."""

    async def opened() -> T:
        platform = await Platform.open(PlatformSettings(data=data, database=url), game_by_id)
        try:
            return await work(platform)
        finally:
            await platform.close()

    if url is None and not (data / databases.FILE).exists():
        raise BadInput(f"there is no database in {data}; name the data directory with --data")
    log.configure("warning")
    try:
        return asyncio.run(opened())
    except Problem as problem:
        raise BadInput(problem.detail or problem.message.en) from None


def show(rows: Sequence[Any], as_json: bool) -> None:
    """Print a list: as a table, or one JSON object a line."""
    plain: list[dict[str, Any]] = msgspec.to_builtins(list(rows))
    if as_json:
        for row in plain:
            print(msgspec.json.encode(row).decode())
        return
    if not plain:
        print("none")
        return
    table = Table()
    for column in plain[0]:
        table.add_column(column, overflow="fold")
    for row in plain:
        table.add_row(*(_cell(column, value) for column, value in row.items()))
    Console().print(table)


def _cell(column: str, value: Any) -> str:
    if value is None:
        return ""
    if column in TIMES:
        return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%d %H:%M:%SZ")
    if isinstance(value, list | tuple):
        return "\n".join(str(each) for each in value)
    return str(value)


def _done(happened: bool, what: str) -> int:
    """Say so if nothing by this id was there to be done."""
    if not happened:
        raise BadInput(f"there is no {what} by this id")
    return 0


@admin.command
def users(
    name: str | None = None,
    *,
    size: int = 50,
    data: Data = DATA,
    database: Url = None,
    json: AsJson = False,
) -> None:
    """List players, last seen first; those with NAME in their name."""
    show(run(data, database, lambda platform: Office(platform).users(name, size)), json)


@admin.command
def user(player: str, *, data: Data = DATA, database: Url = None) -> None:
    """Print everything that is kept of a player (id or account name), as JSON: also an export."""
    facts = run(data, database, lambda platform: Office(platform).user(player))
    print(msgspec.json.format(msgspec.json.encode(facts)).decode())


@admin.command
def reset_password(player: str, *, data: Data = DATA, database: Url = None) -> None:
    """Give an account a new password, print it, and end the sessions."""
    print(run(data, database, lambda platform: Office(platform).reset_password(player)))


@admin.command
def delete_user(player: str, *, data: Data = DATA, database: Url = None) -> None:
    """Take a player out for good; what was played stays to the others, without the name."""

    async def work(platform: Platform) -> None:
        found = await Office(platform).player(player)
        await platform.personal_data.delete(found)
        await platform.announcements.order("kick", found, "")

    run(data, database, work)


@admin.command
def rooms(*, data: Data = DATA, database: Url = None, json: AsJson = False) -> None:
    """List the open rooms."""
    show(run(data, database, lambda platform: Office(platform).rooms()), json)


@admin.command
def close_room(
    number: str, *, reason: str = "operator", data: Data = DATA, database: Url = None
) -> None:
    """Have the running server end a room; finished rounds keep their scores."""
    run(data, database, lambda platform: platform.announcements.order("close_room", number, reason))


@admin.command
def kick(player: str, *, data: Data = DATA, database: Url = None) -> None:
    """Have the running server drop a player's connections."""

    async def work(platform: Platform) -> None:
        await platform.announcements.order("kick", await Office(platform).player(player), "")

    run(data, database, work)


@admin.command
def ban(
    player: str | None = None,
    *,
    address: str | None = None,
    reason: str,
    days: float | None = None,
    data: Data = DATA,
    database: Url = None,
) -> None:
    """Keep out a player (id or account name), or the network of an address; for ever, or for DAYS.

    Prints the ban's id.
    """

    async def work(platform: Platform) -> str:
        found = None if player is None else await Office(platform).player(player)
        until = None if days is None else platform.now() + round(days * DAY)
        given = await platform.bans.add(player=found, address=address, reason=reason, until=until)
        if found is not None:
            await platform.announcements.order("kick", found, "")
        return given.id

    if (player is None) == (address is None):
        raise BadInput("name a player or an address")
    print(run(data, database, work))


@admin.command
def unban(ban: str, *, data: Data = DATA, database: Url = None) -> int:
    """Lift a ban by its id."""
    return _done(run(data, database, lambda platform: platform.bans.lift(ban)), "ban in force")


@admin.command
def bans(*, data: Data = DATA, database: Url = None, json: AsJson = False) -> None:
    """List all bans, newest first."""
    show(run(data, database, lambda platform: platform.bans.all()), json)


@admin.command
def announce(
    text: str, *, hours: float | None = None, data: Data = DATA, database: Url = None
) -> None:
    """Tell everybody something, for HOURS or until it is withdrawn. Prints its id."""

    async def work(platform: Platform) -> str:
        until = None if hours is None else platform.now() + round(hours * HOUR)
        return (await platform.announcements.announce(text, until)).id

    print(run(data, database, work))


@admin.command
def withdraw(announcement: str, *, data: Data = DATA, database: Url = None) -> int:
    """Withdraw an announcement by its id."""
    done = run(data, database, lambda platform: platform.announcements.withdraw(announcement))
    return _done(done, "announcement")


@admin.command
def announcements(*, data: Data = DATA, database: Url = None, json: AsJson = False) -> None:
    """List what is announced now."""
    show(run(data, database, lambda platform: platform.announcements.current()), json)


@admin.command
def reports(*, data: Data = DATA, database: Url = None, json: AsJson = False) -> None:
    """List the reports that wait, with the links of the records to look at."""
    show(run(data, database, lambda platform: platform.reports.open()), json)


@admin.command
def close_report(report: str, verdict: str, *, data: Data = DATA, database: Url = None) -> int:
    """Settle a report with a few words."""
    done = run(data, database, lambda platform: platform.reports.close(report, verdict))
    return _done(done, "open report")


@admin.command
def record(link: str, *, data: Data = DATA, database: Url = None) -> None:
    """Print the record with this link."""
    found = run(data, database, lambda platform: platform.archive.record(link))
    print(print_record(found).decode())


@admin.command
def collusion(
    *, days: float = 90, data: Data = DATA, database: Url = None, json: AsJson = False
) -> None:
    """List pairs of players whose results together are far off chance, with their matches."""

    async def work(platform: Platform) -> list[Any]:
        return list(await collusion_report(platform.database, platform.now() - round(days * DAY)))

    show(run(data, database, work), json)


@admin.command
def backup(target: Path, *, data: Data = DATA) -> None:
    """Copy accounts, records and open tables into a new directory, also while the server runs."""
    contents = backups.back_up(data, target, round(time.time() * 1000))
    print(f"{target}: {', '.join(contents.files)}")


@admin.command
def restore(source: Path, *, data: Data = DATA) -> None:
    """Put a backup in place of the data; the server must be stopped."""
    aside = backups.restore(source, data)
    print(f"restored {source}" + (f"; what was there is in {aside}" if aside else ""))
