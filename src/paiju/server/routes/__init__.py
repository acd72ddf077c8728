"""The platform's HTTP API, under `/api`, and what the operator's tools ask."""

from __future__ import annotations

from litestar.types import ControllerRouterHandler

from paiju.server.routes.account import account_routes
from paiju.server.routes.archive import archive_routes
from paiju.server.routes.operation import operation_routes
from paiju.server.routes.request import api
from paiju.server.routes.safety import safety_routes

platform_routes: list[ControllerRouterHandler] = [
    api([*account_routes, *archive_routes, *safety_routes]),
    *operation_routes,
]
"""For `Litestar(route_handlers=…)`; the app's state holds the `Platform` as `platform`."""
