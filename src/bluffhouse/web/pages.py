"""The browser client: the files that `make client` builds, served from memory.

There are few and they are small, so each is read and compressed once. What has a hash in its name
never changes and is kept by browsers for good; the page itself is asked for anew each time.
"""

from __future__ import annotations

import gzip
from hashlib import sha256
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from typing import NamedTuple

from litestar import Request, Response, get
from litestar.datastructures import State

from bluffhouse.house.refusal import Refusal

CLIENT = files("bluffhouse.web") / "client"
PLACES = ("/", "/rules", "/replay")
FOLDERS = ("/t/", "/r/", "/rules/")
"""Where the client shows something by itself: as in its route.svelte.ts."""
FOR_GOOD = "public, max-age=31536000, immutable"
NOT_BUILT = b"""<!doctype html><title>Bluffhouse</title>
<p>The house is open, but its browser client has not been built. In a checkout:
<code>make client</code>. For programs the API is described at
<a href="/api/openapi.json">/api/openapi.json</a>.</p>
"""


class File(NamedTuple):
    """A file of the client, ready to be sent."""

    body: bytes
    packed: bytes | None
    """Compressed, where that pays."""
    kind: str
    tag: str
    cache: str


class Pages:
    """All files of the client, by path."""

    def __init__(self, public_url: str = "", folder: Traversable = CLIENT) -> None:
        self._files: dict[str, File] = {}
        if folder.is_dir():
            self._read(folder, "/")
        page = self._files.get("/index.html")
        if page is not None and public_url:
            # Links to hand on begin with it, wherever the browser that shows them is.
            told = f'<meta name="house" content="{escape(public_url)}">'.encode()
            page = _file("index.html", page.body.replace(b"</head>", told + b"</head>", 1))
            self._files["/index.html"] = page
        self._page = page or _file("index.html", NOT_BUILT)

    def _read(self, folder: Traversable, path: str) -> None:
        for entry in folder.iterdir():
            if entry.is_dir():
                self._read(entry, f"{path}{entry.name}/")
            else:
                self._files[path + entry.name] = _file(path + entry.name, entry.read_bytes())

    def answer(self, path: str, encodings: str, known: str) -> Response[bytes]:
        """The file of that path; the page itself for every place in the client."""
        file = self._files.get(path)
        if file is None:
            if (path.rstrip("/") or "/") not in PLACES and not path.startswith(FOLDERS):
                raise Refusal("no-such-page", details=path)
            file = self._page
        headers = {"etag": file.tag, "cache-control": file.cache, "vary": "accept-encoding"}
        if known == file.tag:
            return Response(b"", status_code=304, headers=headers)
        body = file.body
        if file.packed is not None and "gzip" in encodings:
            body = file.packed
            headers["content-encoding"] = "gzip"
        return Response(body, media_type=file.kind, headers=headers)


def _file(path: str, body: bytes) -> File:
    kind = guess_type(path)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind.split("/")[1] in ("javascript", "json", "svg+xml")
    packed = gzip.compress(body, 9, mtime=0) if text else None
    if packed is not None and len(packed) >= len(body):
        packed = None
    tag = f'"{sha256(body).hexdigest()[:16]}"'
    return File(body, packed, kind, tag, FOR_GOOD if path.startswith("/assets/") else "no-cache")


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[None, None, State]) -> Response[bytes]:
    headers = request.headers
    pages: Pages = request.app.state.pages
    encodings, known = headers.get("accept-encoding", ""), headers.get("if-none-match", "")
    return pages.answer(request.scope["path"], encodings, known)
