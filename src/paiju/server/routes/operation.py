"""What the operator's tools ask: `/healthz`, `/readyz`, `/metrics`."""

from __future__ import annotations

import hmac
from ipaddress import ip_address

from litestar import MediaType, Response, get
from litestar.datastructures import State
from litestar.types import ControllerRouterHandler
from prometheus_client import CONTENT_TYPE_LATEST

from paiju.server.platform import Platform
from paiju.server.problem import Problem
from paiju.server.routes.request import AnyRequest, platform_of


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False)
def healthz() -> str:
    """The process is alive."""
    return "ok"


@get("/readyz")
async def readyz(state: State) -> Response[dict[str, list[str]]]:
    """Is the process ready to take players? 503 and the parts that aren't, if not."""
    problems = await platform_of(state).health.problems()
    return Response({"problems": problems}, status_code=503 if problems else 200)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(state: State, request: AnyRequest) -> Response[bytes]:
    """The figures for Prometheus: with the configured token, or without one from near by."""
    platform = platform_of(state)
    if not _may_see_metrics(platform, request):
        raise Problem("forbidden")
    return Response(platform.metrics.exposition(), media_type=CONTENT_TYPE_LATEST)


def _may_see_metrics(platform: Platform, request: AnyRequest) -> bool:
    token = platform.settings.metrics_token
    if token is not None:
        given = request.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
    address = platform.door.visitor(request).address
    peer = request.client.host if request.client else ""
    if address == peer and "x-forwarded-for" in request.headers:
        # It came through a proxy that nobody told us to trust: from where can't be known.
        return False
    try:
        return ip_address(address).is_private
    except ValueError:
        return False


operation_routes: list[ControllerRouterHandler] = [healthz, readyz, metrics]
