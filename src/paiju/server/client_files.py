"""The web client's files as they are served: read once, compressed once, cached by their names."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path

import msgspec

FOLDER = Path(__file__).parent / "static"

INDEX = "index.html"

FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose names hold a hash of their content."""

ASK_AGAIN = "no-cache"

COMPRESSIBLE = ("text/", "application/javascript", "application/json", "image/svg+xml")
COMPRESSIBLE_SUFFIXES = frozenset({".webmanifest", ".wasm", ".ttf"})

NOT_BUILT = "The web client is not built. Run `make client`, then start the server again.\n"


class ClientFile(msgspec.Struct, frozen=True, kw_only=True):
    """One file, plain and, where it is worth it, compressed by gzip."""

    body: bytes
    packed: bytes | None
    media_type: str
    etag: str
    cache: str


class ClientFiles:
    """All files of the client, by their path."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files = {
            path.relative_to(folder).as_posix(): _read(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }

    def find(self, path: str) -> ClientFile | None:
        """The file at a path. A path without a suffix is a page of the client's own: the client
        itself answers it."""
        path = path.strip("/")
        found = self._files.get(path)
        if found is None and "." not in path.rpartition("/")[2]:
            return self._files.get(INDEX)
        return found


def _read(path: Path, folder: Path) -> ClientFile:
    body = path.read_bytes()
    media_type = _media_type(path)
    compressible = media_type.startswith(COMPRESSIBLE) or path.suffix in COMPRESSIBLE_SUFFIXES
    packed = gzip.compress(body, 9, mtime=0) if compressible and len(body) > 500 else None
    hashed = path.relative_to(folder).parts[0] == "assets"
    return ClientFile(
        body=body,
        packed=packed if packed is not None and len(packed) < len(body) else None,
        media_type=media_type,
        etag=f'"{hashlib.sha256(body).hexdigest()[:24]}"',
        cache=FOR_EVER if hashed else ASK_AGAIN,
    )


def _media_type(path: Path) -> str:
    own = {
        ".js": "text/javascript",
        ".webmanifest": "application/manifest+json",
        ".woff2": "font/woff2",
    }
    guessed = own.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    return guessed or "application/octet-stream"
