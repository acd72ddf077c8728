"""The server's secret, from which its signatures come: configured, or made once and kept."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

FILE = "secret"
SIZE = 32


def kept_secret(data: Path) -> bytes:
    """The secret of a data directory; made on first use, readable for its owner alone."""
    data.mkdir(parents=True, exist_ok=True)
    path = data / FILE
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(handle, "wb") as file:
        file.write(secrets.token_bytes(SIZE))
        file.flush()
        os.fsync(file.fileno())
    return path.read_bytes()
