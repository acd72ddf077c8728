"""Backup while the server runs, and restore."""

import os
from pathlib import Path

import pytest

from paiju.engine.refusal import BadInput
from paiju.games import game_by_id
from paiju.server.backup import CONTENTS, back_up, check, held, restore
from paiju.server.identity import Visitor
from paiju.server.platform import Platform, PlatformSettings
from paiju.server.sqlite_journal import SqliteJournal
from tests.server.platform.played import HOME, setup


async def test_a_backup_is_taken_while_the_server_runs(platform: Platform, tmp_path: Path) -> None:
    entry = await platform.guest("阿明", HOME)
    journal = SqliteJournal(tmp_path / "journal.sqlite3")
    await journal.open()
    await journal.create(setup(), 1)
    contents = back_up(tmp_path, tmp_path / "copy", 5)
    assert set(contents.files) == {"journal.sqlite3", "paiju.sqlite3", "secret"}
    await platform.guest("阿强", HOME)
    await journal.close_table("t")
    await journal.aclose()

    assert restore(tmp_path / "copy", tmp_path / "other") is None
    restored = await Platform.open(
        PlatformSettings(data=tmp_path / "other"), game_by_id, now=platform.now
    )
    found = await restored.identify(entry.cookie)
    assert found is not None
    assert found.name == "阿明"
    await restored.close()
    journal = SqliteJournal(tmp_path / "other" / "journal.sqlite3")
    await journal.open()
    assert [row.setup for row in await journal.open_tables()] == [setup()]
    await journal.aclose()


async def test_what_was_there_before_a_restore_is_put_aside(tmp_path: Path) -> None:
    data = tmp_path / "data"
    platform = await Platform.open(PlatformSettings(data=data), game_by_id)
    back_up(data, tmp_path / "copy", 5)
    entry = await platform.guest("阿明", Visitor("203.0.113.7"))
    await platform.close()
    aside = restore(tmp_path / "copy", data)
    assert aside is not None
    assert (aside / "paiju.sqlite3").exists()
    restored = await Platform.open(PlatformSettings(data=data), game_by_id)
    assert await restored.identify(entry.cookie) is None
    await restored.close()


async def test_nothing_is_restored_under_a_running_server(
    platform: Platform, tmp_path: Path
) -> None:
    back_up(tmp_path, tmp_path / "copy", 5)
    with held(tmp_path), pytest.raises(BadInput, match="stop it first"):
        restore(tmp_path / "copy", tmp_path)
    assert not list(tmp_path.glob("before-restore*"))


async def test_a_damaged_backup_is_not_restored(platform: Platform, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    back_up(tmp_path, copy, 5)
    assert check(copy).taken == 5
    with (copy / "paiju.sqlite3").open("r+b") as file:
        file.seek(4096)
        file.write(os.urandom(16))
    with pytest.raises(BadInput, match="damaged"):
        restore(copy, tmp_path / "other")
    (copy / CONTENTS).unlink()
    with pytest.raises(BadInput, match="not a backup"):
        check(copy)


async def test_a_backup_overwrites_nothing(platform: Platform, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="exists"):
        back_up(tmp_path, tmp_path, 5)
    with pytest.raises(BadInput, match="no database"):
        back_up(tmp_path / "nowhere", tmp_path / "copy", 5)
