"""What stands before every request: where it comes from, how much it may, what the answer carries.

A page of another site may not speak for a visitor of ours: a request that changes something, or
a WebSocket, that names a foreign origin is refused. One address may not use up the house.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address
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
    client = scope.get("client")
    address = str(client[0]) if client else ""
    if proxy:
        for name, value in reversed(scope["headers"]):
            if name == b"x-forwarded-for":
                address = str(value.decode("latin-1").split(",")[-1].strip())
                break
    return address if ":" not in address else _network(address)


def _network(address: str) -> str:
    """Whoever has one address of IPv6 has 2**64 of them: they count as one."""
    try:
        whole = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(whole.ipv4_mapped or IPv6Address(int(whole) >> 64 << 64))


def header(scope: Any, wanted: bytes) -> str | None:
    for name, value in scope["headers"]:
        if name == wanted:
            return str(value.decode("latin-1"))
    return None


def reached_at(scope: Any, proxy: bool) -> str:
    """Where the visitor reached us, as his browser would say it."""
    scheme = scope["scheme"]
    if proxy:
        scheme = (header(scope, b"x-forwarded-proto") or scheme).split(",")[-1].strip()
    return f"{scheme}://{header(scope, b'host') or 'localhost'}"


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
    """The outermost layer. Behind it HTTP goes to the framework; WebSockets do not, for every
    move passes through four of them and thousands lie open."""

    def __init__(self, app: ASGIApp, sockets: Callable[[], ASGIApp], settings: Settings) -> None:
        self._app = app
        self._sockets = sockets
        self._origins = set(settings.allowed_origins)
        if settings.public_url:
            parts = urlsplit(settings.public_url)
            self._origins.add(f"{parts.scheme}://{parts.netloc}")
        self._secure = settings.secure_cookies

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            if scope["method"] not in SAFE and not self._ours(scope):
                await turn_away(send, "http", 403, "foreign-origin")
                return
            await self._app(scope, receive, self._with_headers(send))
        elif scope["type"] == "websocket":
            if not self._ours(scope):
                await turn_away(send, "websocket.http", 403, "foreign-origin")
                return
            await self._sockets()(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _ours(self, scope: Any) -> bool:
        """No origin is no browser's page; a browser's page must be one of ours."""
        origin = header(scope, b"origin")
        if origin is None or origin in self._origins:
            return True
        host = header(scope, b"host")
        return bool(host) and origin in (f"http://{host}", f"https://{host}")

    def _with_headers(self, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [*HEADERS]
                if self._secure:
                    extra.append((b"strict-transport-security", b"max-age=31536000"))
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        return sending


async def turn_away(send: Any, kind: str, status: int, reason: str) -> None:
    """Answer without asking further; `kind` is `http`, or `websocket.http` before the handshake."""
    body = b'{"reason":"%s","values":{}}' % reason.encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    start = {"type": f"{kind}.response.start", "status": status, "headers": [*headers, *HEADERS]}
    await send(start)
    await send({"type": f"{kind}.response.body", "body": body, "more_body": False})
