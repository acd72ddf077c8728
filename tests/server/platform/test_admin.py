"""`paiju admin`, on the data of a server."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
import structlog
from argon2 import PasswordHasher
from argon2.profiles import CHEAPEST

from paiju.cli.app import run
from paiju.games import game_by_id
from paiju.server.platform import Platform, PlatformSettings
from paiju.server.problem import Problem
from paiju.server.sqlite_journal import SqliteJournal
from tests.server.platform.played import HOME, guests, play_match, setup

T = TypeVar("T")


@pytest.fixture(autouse=True)
def logging_as_it_was() -> Iterator[None]:
    root = logging.getLogger()
    before = root.handlers, root.level
    yield
    root.handlers, level = before
    root.setLevel(level)
    structlog.reset_defaults()


def on(data: Path, work: Callable[[Platform], Awaitable[T]]) -> T:
    """What the server does meanwhile."""

    async def opened() -> T:
        hasher = PasswordHasher.from_parameters(CHEAPEST)
        platform = await Platform.open(PlatformSettings(data=data), game_by_id, hasher=hasher)
        try:
            return await work(platform)
        finally:
            await platform.close()

    return asyncio.run(opened())


@pytest.fixture
def players(tmp_path: Path) -> list[str]:
    """Four guests who have played a public match."""

    async def work(platform: Platform) -> list[str]:
        players = await guests(platform)
        await play_match(platform, players, [3, 1, -1, -3])
        return players

    return on(tmp_path, work)


class Admin:
    """Calls `paiju admin` on one data directory."""

    def __init__(self, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self._data = data
        self._capsys = capsys

    def __call__(self, *arguments: str, code: int = 0) -> str:
        assert run(["admin", *arguments, "--data", str(self._data)]) == code
        out, err = self._capsys.readouterr()
        assert len(err.splitlines()) == (1 if code else 0), err
        return out if code == 0 else err

    def rows(self, *arguments: str) -> list[Any]:
        return [json.loads(line) for line in self(*arguments, "--json").splitlines()]


@pytest.fixture
def admin(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Admin:
    return Admin(tmp_path, capsys)


def test_users_are_listed_and_found_by_name(admin: Admin, players: list[str]) -> None:
    assert {row["id"] for row in admin.rows("users")} == set(players)
    (found,) = admin.rows("users", "P2")
    assert (found["id"], found["matches"], found["account"]) == (players[2], 1, False)
    assert "P2" in admin("users")


def test_all_that_is_kept_of_a_player_is_exported(admin: Admin, players: list[str]) -> None:
    facts = json.loads(admin("user", players[0]))
    assert facts["player"]["name"] == "P0"
    assert facts["matches"][0]["points"] == 3
    assert facts["bans"] == []


def test_a_ban_is_given_listed_and_lifted(admin: Admin, players: list[str], tmp_path: Path) -> None:
    ban = admin("ban", players[0], "--reason", "abuse", "--days", "7").strip()
    (row,) = admin.rows("bans")
    assert (row["id"], row["player"], row["reason"]) == (ban, players[0], "abuse")
    assert row["until"] - row["created"] == pytest.approx(7 * 86_400_000, abs=1000)
    assert on(tmp_path, lambda platform: platform.is_banned(players[0], None))
    assert [order.kind for order in on(tmp_path, Platform.orders)] == ["kick"]
    admin("unban", ban)
    assert on(tmp_path, lambda platform: platform.is_banned(players[0], None)) is None
    assert "no ban in force" in admin("unban", ban, code=2)


def test_a_network_is_banned_by_an_address(admin: Admin, players: list[str]) -> None:
    admin("ban", "--address", "2001:db8:1:1::5", "--reason", "flood")
    (row,) = admin.rows("bans")
    assert (row["player"], row["network"], row["until"]) == (None, "2001:db8:1:1::/64", None)


def test_a_ban_is_of_somebody(admin: Admin, players: list[str]) -> None:
    assert "name a player or an address" in admin("ban", "--reason", "x", code=2)
    assert "there is no player" in admin("ban", "nobody", "--reason", "x", code=2)


def test_announcements_are_made_and_withdrawn(
    admin: Admin, players: list[str], tmp_path: Path
) -> None:
    said = admin("announce", "今晚维护", "--hours", "2").strip()
    assert [row["text"] for row in admin.rows("announcements")] == ["今晚维护"]
    assert [order.words for order in on(tmp_path, Platform.orders)] == ["今晚维护"]
    admin("withdraw", said)
    assert admin.rows("announcements") == []
    assert admin("announcements") == "none\n"


def test_reports_come_with_their_records(admin: Admin, players: list[str], tmp_path: Path) -> None:
    report = on(
        tmp_path,
        lambda platform: platform.reports.add(players[0], players[1], "cheating", "", match="m1"),
    )
    (row,) = admin.rows("reports")
    (link,) = row["records"]
    assert json.loads(admin("record", link))["match"] == "m1"
    assert "no such record" in admin("record", "nothing", code=2)
    admin("close-report", report, "nothing there")
    assert admin.rows("reports") == []


def test_rooms_are_listed_and_closed_while_the_server_runs(
    admin: Admin, players: list[str], tmp_path: Path
) -> None:
    assert admin.rows("rooms") == []

    async def check() -> None:
        journal = SqliteJournal(tmp_path / "journal.sqlite3")
        await journal.open()
        await journal.create(setup(), 1)
        await journal.append("t", 0, [b"entry"])
        await asyncio.to_thread(listed)
        await journal.aclose()

    def listed() -> None:
        (row,) = admin.rows("rooms")
        assert (row["number"], row["entries"]) == ("123456", 1)

    asyncio.run(check())
    admin("close-room", "123456", "--reason", "drained")
    (order,) = on(tmp_path, Platform.orders)
    assert (order.kind, order.target, order.words) == ("close_room", "123456", "drained")


def test_a_password_is_reset_and_the_sessions_end(
    admin: Admin, players: list[str], tmp_path: Path
) -> None:
    entry = on(
        tmp_path, lambda platform: platform.accounts.register(None, "阿明", "correct horse", HOME)
    )
    password = admin("reset-password", "阿明").strip()

    async def sign_in(platform: Platform) -> str:
        assert await platform.identify(entry.cookie) is None
        with pytest.raises(Problem, match="wrong_credentials"):
            await platform.accounts.sign_in("阿明", "correct horse", HOME)
        return (await platform.accounts.sign_in("阿明", password, HOME)).player.id

    assert on(tmp_path, sign_in) == entry.player.id
    assert "is a guest" in admin("reset-password", players[0], code=2)


def test_a_user_is_taken_out(admin: Admin, players: list[str]) -> None:
    admin("delete-user", players[0])
    assert players[0] not in {row["id"] for row in admin.rows("users")}
    assert "there is no player" in admin("user", players[0], code=2)


def test_backup_and_restore(
    admin: Admin, players: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    admin("backup", str(tmp_path / "copy"))
    other = Admin(tmp_path / "other", capsys)
    other("restore", str(tmp_path / "copy"))
    assert {row["id"] for row in other.rows("users")} == set(players)
    assert "exists already" in admin("backup", str(tmp_path / "copy"), code=2)


def test_collusion_lists_nothing_where_little_was_played(admin: Admin, players: list[str]) -> None:
    assert admin.rows("collusion") == []


def test_a_directory_without_a_database_is_bad_input(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    empty = Admin(tmp_path / "empty", capsys)
    assert "there is no database" in empty("users", code=2)
    assert not (tmp_path / "empty").exists()
