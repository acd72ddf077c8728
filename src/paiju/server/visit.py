"""A visit: where a request or a WebSocket comes from, and whether it came from our own pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from paiju.server.address import Network, client_address, is_trusted
from paiju.server.identity import Visitor
from paiju.server.problem import Problem

Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]

HEADER = "x-paiju"
"""A header that no other site's form can set; asked of clients that tell no origin."""

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


class Door:
    """Looks at who comes: believes forwarded addresses of trusted proxies alone."""

    def __init__(self, trusted: Sequence[Network], origins: Sequence[str]) -> None:
        self._trusted = tuple(trusted)
        self._origins = frozenset(origin.rstrip("/").lower() for origin in origins)

    def visitor(self, connection: Connection) -> Visitor:
        """Address and device of a connection."""
        peer = connection.client.host if connection.client else ""
        forwarded = ",".join(connection.headers.getall("x-forwarded-for", []))
        return Visitor(
            client_address(peer, forwarded, self._trusted),
            connection.headers.get("user-agent", "")[:200],
        )

    def is_secure(self, connection: Connection) -> bool:
        """Did the visitor come by TLS, here or at a trusted proxy?"""
        peer = connection.client.host if connection.client else ""
        forwarded = ",".join(connection.headers.getall("x-forwarded-proto", []))
        if forwarded and is_trusted(peer, self._trusted):
            return forwarded.split(",")[-1].strip().lower() == "https"
        return connection.scope["scheme"] in {"https", "wss"}

    def refuse_other_origin(self, connection: Connection) -> None:
        """Raise `Problem` where the browser says that another site's page is behind this.

        For WebSockets and for writes. The origin must be this very host, or a configured one.
        """
        origin = connection.headers.get("origin")
        if origin is None:
            if connection.headers.get("sec-fetch-site", "none") not in {"none", "same-origin"}:
                raise Problem("cross_site")
            return
        host = connection.headers.get("host", "").lower()
        same = urlsplit(origin).netloc.lower() == host
        if not same and origin.lower() not in self._origins:
            raise Problem("cross_site")

    def refuse_cross_site_write(self, connection: Connection) -> None:
        """Raise `Problem` for a REST write that another site may have caused.

        Browsers name the origin of every write. A client that names none has to send `X-Paiju`,
        which a foreign page can't do without being asked first.
        """
        if connection.scope.get("method") in SAFE_METHODS:
            return
        self.refuse_other_origin(connection)
        headers = connection.headers
        told = "origin" in headers or "sec-fetch-site" in headers
        if not told and connection.cookies and HEADER not in headers:
            raise Problem("cross_site", detail="send the header X-Paiju with writes")
