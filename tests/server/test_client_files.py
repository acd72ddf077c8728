from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from paiju.server.client_files import ASK_AGAIN, FOR_EVER, ClientFiles
from paiju.server.problem import exception_handlers
from paiju.server.routes.client import client

PAGE = "<!doctype html><title>牌局</title>" + " " * 2000
SCRIPT = "export const tiles = 136;\n" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "assets" / "main-4f2a.js").write_text(SCRIPT)
    (tmp_path / "icon.png").write_bytes(b"\x89PNG")
    (tmp_path.parent / "secret").write_text("no file of the client's")
    return tmp_path


@pytest.fixture
def browser(folder: Path) -> TestClient[Litestar]:
    app = Litestar([client], exception_handlers=exception_handlers)
    app.state["client_files"] = ClientFiles(folder)
    return TestClient(app)


def test_the_first_page_is_looked_at_anew_each_time(browser: TestClient[Litestar]):
    answer = browser.get("/")
    assert answer.text == PAGE
    assert answer.headers["cache-control"] == ASK_AGAIN


def test_files_named_after_their_content_are_kept_for_ever(browser: TestClient[Litestar]):
    answer = browser.get("/assets/main-4f2a.js")
    assert answer.text == SCRIPT
    assert answer.headers["cache-control"] == FOR_EVER
    assert answer.headers["content-type"].startswith("text/javascript")


def test_texts_are_sent_compressed_to_who_can_read_it(browser: TestClient[Litestar]):
    packed = browser.get("/assets/main-4f2a.js", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(SCRIPT) / 10
    plain = browser.get("/assets/main-4f2a.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text == SCRIPT


def test_an_unchanged_file_is_not_sent_again(browser: TestClient[Litestar]):
    etag = browser.get("/").headers["etag"]
    again = browser.get("/", headers={"If-None-Match": etag})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/room/123456", "/replay/abc", "/settings/"])
def test_pages_of_the_clients_own_are_the_client(browser: TestClient[Litestar], path: str):
    assert browser.get(path).text == PAGE


@pytest.mark.parametrize(
    "path", ["/missing.js", "/assets/old-1234.css", "/api/nothing", "/%2e%2e/secret.txt", "/ws/x"]
)
def test_what_is_not_there_is_not_found(browser: TestClient[Litestar], path: str):
    answer = browser.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"


def test_nothing_outside_the_folder_is_served(folder: Path):
    files = ClientFiles(folder)
    assert files.find("../secret.txt") is None
    found = files.find("../secret")
    assert found is not None
    assert gzip.decompress(found.packed or b"") == PAGE.encode()


def test_without_a_built_client_the_server_says_how_to_get_one(tmp_path: Path):
    app = Litestar([client], exception_handlers=exception_handlers)
    app.state["client_files"] = ClientFiles(tmp_path)
    answer = TestClient(app).get("/")
    assert answer.status_code == 503
    assert "make client" in answer.text
