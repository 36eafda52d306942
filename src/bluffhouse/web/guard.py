"""What stands before every request: where it comes from, how much it may, what the answer carries.

A page of another site may not speak for a visitor of ours: a request that changes something, or
a WebSocket, that names a foreign origin is refused. One address may not use up the house.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Send

from bluffhouse.house.settings import Settings

POLICY = (
    b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    b"form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SAFE = {"GET", "HEAD", "OPTIONS"}


def address_of(scope: Any, proxy: bool) -> str:
    """Who is speaking; behind a proxy, whom the proxy names last."""
    if proxy:
        for name, value in scope["headers"]:
            if name == b"x-forwarded-for":
                return str(value.decode("latin-1").split(",")[-1].strip())
    client = scope.get("client")
    return str(client[0]) if client else ""


def header(scope: Any, wanted: bytes) -> str | None:
    for name, value in scope["headers"]:
        if name == wanted:
            return str(value.decode("latin-1"))
    return None


class Allowance:
    """How often each address may do something within a stretch of time."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._used: OrderedDict[str, list[float]] = OrderedDict()

    def use(self, address: str) -> bool:
        """One more; False: that would be too many."""
        at = time.monotonic()
        since = at - self._seconds
        lately = [when for when in self._used.pop(address, ()) if when > since]
        allowed = len(lately) < self._most
        if allowed:
            lately.append(at)
        if lately:
            self._used[address] = lately
        while self._used and next(iter(self._used.values()))[-1] <= since:
            self._used.popitem(last=False)
        return allowed


class Guard:
    """An ASGI layer around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._origins = set(settings.allowed_origins)
        if settings.public_url:
            parts = urlsplit(settings.public_url)
            self._origins.add(f"{parts.scheme}://{parts.netloc}")
        self._secure = settings.secure_cookies

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            if scope["method"] not in SAFE and not self._ours(scope):
                await _refuse(send)
                return
            await self._app(scope, receive, self._with_headers(send))
        elif scope["type"] == "websocket":
            if not self._ours(scope):
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": "foreign origin"})
                return
            await self._app(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _ours(self, scope: Any) -> bool:
        """No origin is no browser's page; a browser's page must be one of ours."""
        origin = header(scope, b"origin")
        if origin is None or origin in self._origins:
            return True
        host = header(scope, b"host")
        parts = urlsplit(origin)
        return host is not None and parts.scheme in ("http", "https") and parts.netloc == host

    def _with_headers(self, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [*HEADERS]
                if self._secure:
                    extra.append((b"strict-transport-security", b"max-age=31536000"))
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        return sending


async def _refuse(send: Send) -> None:
    body = b'{"reason":"foreign-origin","values":{}}'
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": 403, "headers": [*headers, *HEADERS]})
    await send({"type": "http.response.body", "body": body, "more_body": False})
