"""The outermost layer of the application: checks of host and origin, limits and security headers.

A page of another site must not act for a person of this house: a WebSocket, or a request that
changes something, is refused if it names a foreign origin. Nor may a page pretend to be one of ours
by having its own name lead to this machine (DNS rebinding): the house answers only to names that
cannot be anybody's. No single address may use up the house.
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Send

from bluffhouse.house.settings import Settings

LOG = logging.getLogger("bluffhouse.web")

CONTENT_SECURITY_POLICY = (
    b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    b"form-action 'self'; frame-ancestors 'none'"
)
SECURITY_HEADERS = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
NO_STORE = (b"cache-control", b"no-store")
"""What a person asks the API is for their eyes: no cache keeps it."""
MCP_PATH = "/mcp"
API_PATHS = ("/api/", MCP_PATH)
"""Prefixes of the paths where programs ask. Every request there is paid for and stored nowhere."""
HOUR = 3600.0
HOME_DOMAINS = (".local", ".localhost", ".home.arpa", ".internal", ".lan", ".fritz.box")
"""Domains of home networks, in which no stranger can own a name."""
TOO_FAST = "too-fast"
"""The reason with which a request beyond a budget is refused."""
UNPAID = "bluffhouse.unpaid"
"""Key of a request's scope: true if the request must be paid for once its body is read."""
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
"""Methods that change nothing, so that their origin need not be checked."""


def address_of(scope: Any, proxy: bool) -> str:
    """Return the address of the client; behind a proxy, the last one the proxy names.

    An IPv6 address is reduced to its /64 network.
    """
    client = scope.get("client")
    address = str(client[0]) if client else ""
    if proxy:
        for name, value in reversed(scope["headers"]):
            if name == b"x-forwarded-for":
                address = _without_port(value.decode("latin-1").split(",")[-1].strip())
                break
    return address if ":" not in address else _network(address)


def _without_port(address: str) -> str:
    """Strip the brackets and the port that some proxies write: `[2001:db8::1]`, `1.2.3.4:5678`."""
    if address.startswith("["):
        return address[1:].partition("]")[0]
    return address.partition(":")[0] if address.count(":") == 1 else address


def _network(address: str) -> str:
    """Reduce an IPv6 address to its /64 network, since one line usually owns 2**64 addresses."""
    try:
        whole = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(whole.ipv4_mapped or IPv6Address(int(whole) >> 64 << 64))


def header(scope: Any, wanted: bytes) -> str | None:
    """Return the first header of that (lower-case) name, or None."""
    for name, value in scope["headers"]:
        if name == wanted:
            return str(value.decode("latin-1"))
    return None


def reached_at(scope: Any, proxy: bool) -> str:
    """Return the origin under which the client reached us, as a browser would write it."""
    scheme = scope["scheme"]
    if proxy:
        scheme = (header(scope, b"x-forwarded-proto") or scheme).split(",")[-1].strip()
    return f"{scheme}://{header(scope, b'host') or 'localhost'}"


class KnownHosts:
    """The names to which the house answers.

    They are IP addresses, names without a dot, the names of `HOME_DOMAINS` and those of the
    settings. Behind a proxy without any of those, the proxy decides.
    """

    def __init__(self, settings: Settings) -> None:
        urls = (settings.public_url, *settings.allowed_origins)
        named = {urlsplit(url).hostname or "" for url in urls if url}
        self._named = named | set(settings.allowed_hosts)
        self._any = settings.proxy and not self._named
        self._seen: set[str | None] = set()
        """Hosts as clients wrote them that were found to be known."""
        self._refused: set[str] = set()
        """Names that the log has mentioned."""

    def __contains__(self, host: str | None) -> bool:
        if self._any or host in self._seen:
            return True
        try:
            name = (urlsplit(f"//{host or ''}").hostname or "").rstrip(".")
        except ValueError:
            return False
        known = self._is_known(name)
        if not known:
            self._warn(name)
        elif len(self._seen) < MAX_SEEN_HOSTS:
            self._seen.add(host)
        return known

    def _warn(self, name: str) -> None:
        """Log a refused name once, so that the operator learns why nobody gets in."""
        name = name[:MAX_HOST_NAME]
        if name not in self._refused and len(self._refused) < MAX_REFUSED_HOSTS:
            self._refused.add(name)
            LOG.warning("refused the host name %r; if it is yours, add it to allowed_hosts", name)

    def _is_known(self, name: str) -> bool:
        if "." not in name or name.endswith(HOME_DOMAINS) or name in self._named:
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True


MAX_SEEN_HOSTS = 100
"""Spellings of known hosts that are remembered."""
MAX_REFUSED_HOSTS = 20
"""Refused names that the log mentions."""
MAX_HOST_NAME = 253
"""Characters of a refused name that the log shows; no real name is longer."""


class Allowance:
    """A rate limit per address: at most `limit` uses in any `seconds` seconds."""

    def __init__(self, limit: int, seconds: float) -> None:
        self._limit = limit
        self._seconds = seconds
        self._used: OrderedDict[str, list[float]] = OrderedDict()

    def use(self, address: str) -> bool:
        """Count one more use. Return False, and count nothing, if the limit is reached."""
        at = time.monotonic()
        since = at - self._seconds
        recent = [when for when in self._used.pop(address, ()) if when > since]
        allowed = len(recent) < self._limit
        if allowed:
            recent.append(at)
        if recent:
            self._used[address] = recent
        while self._used and next(iter(self._used.values()))[-1] <= since:
            self._used.popitem(last=False)
        return allowed

    def wait(self, address: str) -> float:
        """Return the seconds until this address may use it again."""
        used = self._used.get(address, ())
        if len(used) < self._limit:
            return 0.0
        return max(0.0, used[-self._limit] + self._seconds - time.monotonic())


FORWARDED = {b"x-forwarded-for", b"forwarded", b"x-real-ip", b"via"}
"""Headers by which a request that a proxy passes on is known."""


def from_own_machine(scope: Any, proxy: bool) -> bool:
    """Return whether a program on the house's own machine connects, and no proxy stands between.

    Whoever a proxy lets in comes from the proxy's address. So nobody counts if the house stands
    behind one, which need not add a header, and otherwise no forwarded request does.
    """
    client = scope.get("client")
    if proxy or not client or any(name in FORWARDED for name, _ in scope["headers"]):
        return False
    try:
        address = ip_address(str(client[0]).partition("%")[0])
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return (mapped or address).is_loopback


class Guard:
    """Checks the origin, then passes HTTP to the framework and WebSockets to `sockets`.

    WebSockets bypass the framework because thousands are open at once and every move passes
    through several of them.
    """

    def __init__(
        self,
        app: ASGIApp,
        sockets: Callable[[], ASGIApp],
        settings: Settings,
        admit: Callable[[Any], bool],
        on_flood: Callable[[str, str], None] = lambda *_: None,
    ) -> None:
        """`admit` counts a request, and returns whether its person and its address may ask
        something now; `on_flood` is told the limit and the address if they may not."""
        self._admit = admit
        self._on_flood = on_flood
        self._proxy = settings.proxy
        self._app = app
        self._sockets = sockets
        self._origins = set(settings.allowed_origins)
        if settings.public_url:
            parts = urlsplit(settings.public_url)
            self._origins.add(f"{parts.scheme}://{parts.netloc}")
        self._hosts = KnownHosts(settings)
        self._secure = settings.secure_cookies

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            if header(scope, b"host") not in self._hosts:
                await turn_away(send, "http", 421, "foreign-host")
                return
            if scope["method"] not in SAFE_METHODS and not self._origin_allowed(scope):
                await turn_away(send, "http", 403, "foreign-origin")
                return
            if not _one_spelling(scope["path"]):
                await turn_away(send, "http", 404, "no-such-page")
                return
            if not self._admit(scope):
                self._on_flood(TOO_FAST, address_of(scope, self._proxy))
                await turn_away(send, "http", 429, TOO_FAST)
                return
            await self._app(scope, receive, self._with_headers(scope, send))
        elif scope["type"] == "websocket":
            if header(scope, b"host") not in self._hosts:
                await turn_away(send, "websocket.http", 421, "foreign-host")
                return
            if not self._origin_allowed(scope):
                await turn_away(send, "websocket.http", 403, "foreign-origin")
                return
            if not self._admit(scope):
                self._on_flood(TOO_FAST, address_of(scope, self._proxy))
                await turn_away(send, "websocket.http", 429, TOO_FAST)
                return
            await self._sockets()(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _origin_allowed(self, scope: Any) -> bool:
        """Whether the request comes from one of our pages, or not from a page at all.

        Browsers always name the origin of a page; programs name none.
        """
        origin = header(scope, b"origin")
        if origin is None or origin in self._origins:
            return True
        host = header(scope, b"host")
        return bool(host) and origin in (f"http://{host}", f"https://{host}")

    def _with_headers(self, scope: Any, send: Send) -> Send:
        of_api = scope["path"].startswith(API_PATHS)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [*SECURITY_HEADERS]
                if self._secure:
                    extra.append((b"strict-transport-security", b"max-age=31536000"))
                if of_api and not any(name == b"cache-control" for name, _ in message["headers"]):
                    extra.append(NO_STORE)
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        return send_with_headers


def _one_spelling(path: str) -> bool:
    """Return whether the framework reads the path as it is written here. It drops empty parts, so
    that `//api/me` would be the API for it, but not for the checks of this module."""
    return path.startswith("/") and "//" not in path


async def turn_away(send: Any, kind: str, status: int, reason: str) -> None:
    """Refuse a request at once; `kind` is `http`, or `websocket.http` before the handshake."""
    body = b'{"reason":"%s","values":{}}' % reason.encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    headers += [NO_STORE, *SECURITY_HEADERS]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": f"{kind}.response.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": body, "more_body": False})
