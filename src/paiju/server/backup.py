"""Backup and restore of a data directory (备份): accounts, records, open tables and the secret.

A backup is taken while the server runs and holds both databases as of one moment, as a crash at
that moment would have left them. It is a directory of its own, with a list of what is in it.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec

from paiju.engine.refusal import BadInput
from paiju.server import database, secret

FORMAT = 1
JOURNAL = "journal.sqlite3"
CONTENTS = "backup.json"
LOCK = "lock"
PATIENCE = 30.0
"""Seconds to wait for a write of the server to end."""


class Contents(msgspec.Struct, frozen=True, kw_only=True):
    """What is in a backup: files with their SHA-256, and when it was taken (ms since 1970)."""

    format: int
    taken: int
    files: dict[str, str]


def back_up(data: Path, target: Path, now: int) -> Contents:
    """Copy a data directory, in use or not, into a new one; raises `BadInput`."""
    if not (data / database.FILE).exists():
        raise BadInput(f"there is no database in {data}")
    try:
        target.mkdir(parents=True)
    except FileExistsError:
        raise BadInput(f"{target} exists already") from None
    except OSError as error:
        raise BadInput(f"can't make {target}: {error.strerror}") from None
    os.chmod(target, 0o700)
    _copy_databases(data, target)
    if (data / secret.FILE).exists():
        shutil.copy2(data / secret.FILE, target / secret.FILE)
    files = {path.name: _digest(path) for path in sorted(target.iterdir())}
    contents = Contents(format=FORMAT, taken=now, files=files)
    (target / CONTENTS).write_bytes(msgspec.json.format(msgspec.json.encode(contents)))
    return contents


def check(source: Path) -> Contents:
    """What is in a backup, after comparing it with its list; raises `BadInput`."""
    try:
        contents = msgspec.json.decode((source / CONTENTS).read_bytes(), type=Contents)
    except (OSError, msgspec.DecodeError):
        raise BadInput(f"{source} is not a backup") from None
    if contents.format != FORMAT:
        raise BadInput(f"{source} has format {contents.format}; this program reads {FORMAT}")
    for name, digest in contents.files.items():
        path = source / name
        if Path(name).name != name or not path.is_file() or _digest(path) != digest:
            raise BadInput(f"{name} in {source} is damaged or missing")
    return contents


def restore(source: Path, data: Path) -> Path | None:
    """Put a backup in the place of a data directory; raises `BadInput` while a server uses it.

    What was there goes into a directory beside the files, which is returned (None: nothing was).
    """
    contents = check(source)
    data.mkdir(parents=True, exist_ok=True)
    with held(data):
        fresh = data / "restoring"
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir(mode=0o700)
        for name in contents.files:
            shutil.copy2(source / name, fresh / name)
        aside = _put_aside(data)
        for name in contents.files:
            os.replace(fresh / name, data / name)
        fresh.rmdir()
    return aside


@contextmanager
def held(data: Path) -> Iterator[None]:
    """Keep servers from a data directory meanwhile; raises `BadInput` if one uses it."""
    handle = os.open(data / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise BadInput(f"a server runs on {data}: stop it first") from None
    else:
        yield
    finally:
        os.close(handle)


def _copy_databases(data: Path, target: Path) -> None:
    """Both as of one moment: nothing is written to the one while the other is copied."""
    with (
        closing(_connect(data / database.FILE)) as writer,
        closing(_connect(data / database.FILE)) as reader,
    ):
        writer.execute("BEGIN IMMEDIATE")
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if (data / JOURNAL).exists():
            with closing(_connect(data / JOURNAL)) as journal:
                _copy(journal, target / JOURNAL)
        writer.execute("ROLLBACK")
        _copy(reader, target / database.FILE)


def _copy(source: sqlite3.Connection, path: Path) -> None:
    with closing(sqlite3.connect(path)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")
        if copy.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise BadInput(f"{path.name} is damaged")


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None, timeout=PATIENCE)


def _put_aside(data: Path) -> Path | None:
    bases = (database.FILE, JOURNAL)
    names = [base + suffix for base in bases for suffix in ("", "-wal", "-shm")]
    there = [data / name for name in [*names, secret.FILE] if (data / name).exists()]
    if not there:
        return None
    number = 1
    while (aside := data / f"before-restore-{number}").exists():
        number += 1
    aside.mkdir(mode=0o700)
    for path in there:
        os.replace(path, aside / path.name)
    return aside


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
