"""Serves the browser client, the files that `make client` builds, from memory.

The files are few and small, so each is read once, and compressed when it is first sent. A file with
a hash in its name never changes, and browsers keep it; the page itself is checked for changes each
time.
"""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type

from litestar import Request, Response, get
from litestar.datastructures import State

from bluffhouse.house.refusal import Refusal
from bluffhouse.rules import brought

CLIENT = files("bluffhouse.web") / "client"
CLIENT_PATHS = ("/", "/rules", "/replay", "/devices", "/desk", "/you", "/puzzles")
CLIENT_FOLDERS = ("/t/", "/r/", "/rules/", "/puzzles/")
"""Paths that the client's own router handles. Keep them in step with its route.svelte.ts."""
CACHE_FOREVER = "public, max-age=31536000, immutable"
NOT_BUILT = b"""<!doctype html><title>Bluffhouse</title>
<p>The house is open, but its browser client has not been built. In a checkout:
<code>make client</code>. For programs the API is described at
<a href="/api/openapi.json">/api/openapi.json</a>.</p>
"""


@dataclass(frozen=True)
class File:
    """A file of the client."""

    path: str
    body: bytes

    @cached_property
    def media_type(self) -> str:
        return guess_type(self.path)[0] or "application/octet-stream"

    @cached_property
    def etag(self) -> str:
        return f'"{sha256(self.body).hexdigest()[:16]}"'

    @property
    def cache_control(self) -> str:
        return CACHE_FOREVER if self.path.startswith("/assets/") else "no-cache"

    @cached_property
    def gzipped(self) -> bytes | None:
        """The compressed body, or None if it would not be smaller."""
        kind, _, subtype = self.media_type.partition("/")
        if kind != "text" and subtype not in ("javascript", "json", "svg+xml"):
            return None
        gzipped = gzip.compress(self.body, 9, mtime=0)
        return gzipped if len(gzipped) < len(self.body) else None


class Pages:
    """All files of the client by path, and the page that shows it."""

    def __init__(self, public_url: str = "", folder: Traversable = CLIENT) -> None:
        self._files: dict[str, File] = {}
        if folder.is_dir():
            self._read(folder, "/")
        for game, package in brought().items():
            own = files(package) / "client"
            if own.is_dir():
                self._read(own, f"/games/{game}/")
        page = self._files.get("/index.html")
        if page is not None and public_url:
            # The client builds the links that people share from this, not from its own address.
            meta = f'<meta name="house" content="{escape(public_url)}">'.encode()
            page = File("/index.html", page.body.replace(b"</head>", meta + b"</head>", 1))
            self._files["/index.html"] = page
        self._page = page or File("/index.html", NOT_BUILT)

    def module_of(self, game: str) -> str | None:
        """The address of the table that a game's package brings; None if it brings none."""
        path = f"/games/{game}/table.js"
        return path if path in self._files else None

    def _read(self, folder: Traversable, path: str) -> None:
        for entry in folder.iterdir():
            if entry.is_dir():
                self._read(entry, f"{path}{entry.name}/")
            else:
                self._files[path + entry.name] = File(path + entry.name, entry.read_bytes())

    def answer(self, path: str, encodings: str, known_etag: str) -> Response[bytes]:
        """Return the file at that path, or the page itself for a path of the client's router.

        `encodings` and `known_etag` are the Accept-Encoding and If-None-Match headers.
        """
        file = self._files.get(path)
        if file is None:
            if (path.rstrip("/") or "/") not in CLIENT_PATHS and not path.startswith(
                CLIENT_FOLDERS
            ):
                raise Refusal("no-such-page", details=path)
            file = self._page
        headers = {
            "etag": file.etag,
            "cache-control": file.cache_control,
            "vary": "accept-encoding",
        }
        if known_etag == file.etag:
            return Response(b"", status_code=304, headers=headers)
        body = file.body
        if "gzip" in encodings and file.gzipped is not None:
            body = file.gzipped
            headers["content-encoding"] = "gzip"
        return Response(body, media_type=file.media_type, headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[None, None, State]) -> Response[bytes]:
    """Serve a file of the client, or its page."""
    headers = request.headers
    pages: Pages = request.app.state.pages
    encodings, known_etag = headers.get("accept-encoding", ""), headers.get("if-none-match", "")
    return pages.answer(request.scope["path"], encodings, known_etag)
