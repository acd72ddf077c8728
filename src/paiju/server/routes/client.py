"""The web client itself, at every path that nothing else answers."""

from __future__ import annotations

from litestar import MediaType, Response, get
from litestar.datastructures import State

from paiju.server.client_files import INDEX, NOT_BUILT, ClientFile, ClientFiles
from paiju.server.problem import Problem
from paiju.server.routes.request import AnyRequest

SERVERS_OWN = ("api/", "ws/")


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def client(state: State, request: AnyRequest) -> Response[bytes]:
    """A file of the client, or the client for one of its own pages."""
    path = request.scope["path"].strip("/")
    if path in ("api", "ws") or path.startswith(SERVERS_OWN):
        raise Problem("not_found")
    files: ClientFiles = state.client_files
    file = files.find(path)
    if file is None:
        if files.find(INDEX) is None:
            return Response(NOT_BUILT.encode(), media_type=MediaType.TEXT, status_code=503)
        raise Problem("not_found")
    return _answer(file, request)


def _answer(file: ClientFile, request: AnyRequest) -> Response[bytes]:
    headers = {"ETag": file.etag, "Cache-Control": file.cache}
    if file.packed is not None:
        headers["Vary"] = "Accept-Encoding"
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, headers=headers, media_type=file.media_type)
