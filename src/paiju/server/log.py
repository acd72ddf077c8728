"""Structured logs: one JSON object a line, without hands, seeds, passwords or cookies."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any, TextIO

import structlog

SECRET = frozenset(
    {
        "action", "actions", "authorization", "body", "cookie", "deal", "frames", "hand", "hands",
        "password", "private", "record", "secret", "seed", "seeds", "server_seed", "client_seeds",
        "token", "wall",
    }
)  # fmt: skip
"""Names that never enter a log, whoever passes them."""


def leave_out_secrets(
    logger: Any, method: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """Take what nobody may read in a log out of an event, at any depth."""
    del logger, method
    return {key: _clean(value) for key, value in event.items() if key.lower() not in SECRET}


def _clean(value: Any) -> Any:
    if isinstance(value, dict):
        return {
            key: _clean(inner) for key, inner in value.items() if str(key).lower() not in SECRET
        }
    if isinstance(value, list | tuple):
        return [_clean(inner) for inner in value]
    return value


def configure(level: str = "info", *, stream: TextIO | None = None) -> None:
    """Send this program's and its libraries' logs to `stream` (standard error) as JSON lines."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        leave_out_secrets,
        # No local variables: they hold what must not be seen.
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(ensure_ascii=False),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    # Migrations and access lines would drown the rest; requests are counted in the metrics.
    for name in ("alembic", "uvicorn.access"):
        logging.getLogger(name).setLevel(logging.WARNING)
