"""Whatever is sent to the HTTP API, it answers as its own description says, and never breaks."""

import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    response_schema_conformance,
    status_code_conformance,
)

from paiju.server.app import ServerSettings, make_app
from paiju.server.platform import PlatformSettings


def described() -> dict[str, Any]:
    """The description that the app gives of itself; it need not run for that."""
    return make_app(
        ServerSettings(platform=PlatformSettings(data=Path()))
    ).openapi_schema.to_schema()


schema = schemathesis.openapi.from_dict(described())


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A running server without limits."""
    data: Path = tmp_path_factory.mktemp("site")
    app = make_app(ServerSettings(platform=PlatformSettings(data=data, limit_scale=0)))
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        server = uvicorn.Server(uvicorn.Config(app, log_config=None, lifespan="on"))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
        thread.start()
        deadline = time.monotonic() + 20
        while not server.started and time.monotonic() < deadline:
            time.sleep(0.02)
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        server.should_exit = True
        thread.join()


@pytest.fixture
def cookie(site: str) -> str:
    answer = httpx.post(f"{site}/api/guest", json={"name": "阿明"})
    return answer.headers["set-cookie"].partition(";")[0]


@schema.parametrize()
@settings(
    max_examples=4,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_as_described(case: Any, site: str, cookie: str) -> None:
    case.call_and_validate(
        base_url=site,
        headers={"Cookie": cookie, "X-Paiju": "1"},
        checks=(
            not_a_server_error,
            status_code_conformance,
            response_schema_conformance,
        ),
    )
