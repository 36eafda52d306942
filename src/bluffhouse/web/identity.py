"""Recognises people by a long random token, in a signed cookie or as a bearer.

The database holds only the token's hash. Because cookies are signed, a forged one is refused
without asking the database. Scripts cannot read the cookie; programs other than browsers use the
bearer. A token expires if it is not used for half a year; as long as it is used it is renewed. A
device that is signed out loses its open connections at once.
"""

from __future__ import annotations

import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from hashlib import sha256
from typing import Any, NamedTuple

from bluffhouse.house.house import House
from bluffhouse.house.judge import Person
from bluffhouse.house.names import choose
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.storage import Store, Unreachable
from bluffhouse.house.storage.store import TOKEN_LIFETIME, TokenFacts
from bluffhouse.house.wall_clock import now
from bluffhouse.web.budgets import Payer
from bluffhouse.web.devices import device_of
from bluffhouse.web.guard import header

COOKIE_SECONDS = TOKEN_LIFETIME // 1000
"""Lifetime of the cookie from each visit on: as long as that of the token in it."""
RENEW_AFTER = 86_400_000
"""Milliseconds of a token's lifetime that pass before it is renewed."""
LINK_SECONDS = 600
"""Seconds that a one-time link is valid."""
MAX_CACHED_PEOPLE = 50_000
"""Maximum number of people recognised without asking the database."""
SHARED_CACHE_SECONDS = 2.0
"""Seconds for which they are, where another worker may rename or forget them."""


class _Known(NamedTuple):
    """What is remembered about a token."""

    person: Person
    at: float
    """When the database was asked, by the monotonic clock."""
    expires: int


class Identity:
    """Finds people by their tokens, and adds, renames and forgets them."""

    def __init__(self, house: House, key: str, since: int) -> None:
        """`since`: when the house first ran with cookies named `__Host-`, in milliseconds."""
        self._house = house
        self._key = key.encode()
        self.plain_cookie = f"bluffhouse-{hmac.new(self._key, b'cookie', sha256).hexdigest()[:8]}"
        """Name of the cookie over plain HTTP. Browsers share cookies between all ports of a
        machine, so that two houses on one machine need different names."""
        secure = house.settings.secure_cookies
        self.cookie = f"__Host-{self.plain_cookie}" if secure else self.plain_cookie
        """Name of the cookie. With the prefix, browsers take it only from this very host, over
        HTTPS."""
        self._since = since
        self._known: OrderedDict[str, _Known] = OrderedDict()
        self._memory = SHARED_CACHE_SECONDS if house.database.shared else float("inf")
        self._connections: dict[str, set[Callable[[], None]]] = {}
        """By the hash of the token they came with, how to close the open connections."""
        self._forgotten: OrderedDict[str, None] = OrderedDict()
        """Tokens forgotten of late, in case a query from before answers only now."""
        house.on_signed_out.add(self._forgotten_elsewhere)

    async def come_in(self, scope: Any, name: str) -> tuple[Person, str]:
        """Add a person under this name, and return them with their token. Raises Refusal."""
        shown = choose(name)
        token = secrets.token_urlsafe(32)
        at, device = now(), _device(scope)
        id = await self._house.database.write(Store.add_person, shown, _hash(token), at, device)
        return self._remember(_hash(token), Person(id, shown), at + TOKEN_LIFETIME), token

    async def who(self, scope: Any, *, even_banned: bool = False) -> Person:
        """Return the person who makes this request. Raises Refusal for an unknown token, and if
        the operator has banned the person, unless that does not matter."""
        person = await self._person_of(self.token_hash(scope), scope)
        if not even_banned:
            self._house.bans.check_person(person.id)
        return person

    async def who_has(self, token: str, scope: Any) -> Person:
        """Return the person whose token this is, for a request that does not carry it in its
        headers. Raises Refusal for an unknown token, and if the person is banned."""
        person = await self._person_of(_hash(token), scope)
        self._house.bans.check_person(person.id)
        return person

    async def _person_of(self, hashed: str, scope: Any) -> Person:
        at = now()
        known = self._known.get(hashed)
        if known is None or time.monotonic() - known.at >= self._memory or known.expires < at:
            found = await self._house.database.read(Store.person_of, hashed, at)
            if found is None or hashed in self._forgotten:
                self._known.pop(hashed, None)
                raise Refusal("come-in-first")
            id, name, expires = found
            self._remember(hashed, Person(id, name), expires)
            known = self._known[hashed]
        if known.expires - at < TOKEN_LIFETIME - RENEW_AFTER:
            with suppress(Unreachable):  # it can be renewed at the next request
                await self._house.database.write(Store.renew_token, hashed, at, _device(scope))
                if hashed not in self._forgotten:
                    self._remember(hashed, known.person, at + TOKEN_LIFETIME)
        return known.person

    def payer(self, scope: Any) -> Payer | None:
        """Return whose budget a request is paid from, without asking the database; None for a
        stranger."""
        cookie = self.cookie_token(scope)
        token = cookie or _bearer(scope)
        if token is None:
            return None
        hashed = _hash(token)
        known = self._known.get(hashed)
        if known is not None:
            return known.person.id
        return None if cookie is None else hashed

    def knows(self, token: str) -> bool:
        """Return whether somebody has lately been recognised by this token, without asking the
        database."""
        return _hash(token) in self._known

    async def signed_in_before(self, scope: Any) -> tuple[Person, str] | None:
        """Return the person and the token of a cookie without the prefix `__Host-`, if its token
        is older than those cookies: people who signed in under HTTPS before stay signed in. Any
        page of the same site can set such a cookie, so nothing else accepts one."""
        token = self._signed_token(scope, self.plain_cookie)
        if token is None or self.cookie == self.plain_cookie or _bearer(scope) is not None:
            return None
        found = await self._house.database.read(Store.person_of, _hash(token), now())
        if found is None:
            return None
        devices = await self._house.database.read(Store.tokens_of, found[0], now())
        created = {device.hash: device.created for device in devices}
        if created.get(_hash(token), self._since) >= self._since:
            return None
        return Person(found[0], found[1]), token

    async def rename(self, scope: Any, name: str) -> Person:
        """Rename the person. At tables where they sit they keep their old name."""
        person = Person((await self.who(scope)).id, choose(name))
        await self._house.database.write(Store.rename, person.id, person.name)
        for hashed, known in list(self._known.items()):
            if known.person.id == person.id:
                self._remember(hashed, person, known.expires)
        return person

    # ── signed in, signed out ───────────────────────────────────────────────────────────────

    @contextmanager
    def connected(self, scope: Any, close: Callable[[], None]) -> Iterator[None]:
        """Call `close` if the device that made this connection is signed out meanwhile."""
        with self._connected(self.token_hash(scope), close):
            yield

    def connected_with(self, token: str, close: Callable[[], None]) -> AbstractContextManager[None]:
        """Call `close` if this token is forgotten meanwhile."""
        return self._connected(_hash(token), close)

    @contextmanager
    def _connected(self, hashed: str, close: Callable[[], None]) -> Iterator[None]:
        connections = self._connections.setdefault(hashed, set())
        connections.add(close)
        if hashed in self._forgotten:
            close()
        try:
            yield
        finally:
            connections.discard(close)
            if not connections and self._connections.get(hashed) is connections:
                del self._connections[hashed]

    async def devices(self, scope: Any) -> list[TokenFacts]:
        """Return where the person who asks is signed in."""
        person = await self.who(scope)
        return await self._house.database.read(Store.tokens_of, person.id, now())

    async def sign_out(self, scope: Any, wanted: Callable[[str], bool]) -> bool:
        """Forget the person's devices with such hashes of tokens, and close their connections. The
        person's one-time links end too. Return whether there was one."""
        person = await self.who(scope)
        held = [device.hash for device in await self.devices(scope) if wanted(device.hash)]
        if held:
            await self._drop(person, held)
        return bool(held)

    async def begin_erasure(self, person: Person) -> None:
        """Forget all devices of a person whose account is being deleted. Raises Unreachable."""
        self._forget(await self._house.erasure.begin(person.id))

    async def forget(self, token: str, scope: Any) -> None:
        """Forget a token, and close its connections. Raises Refusal if it is unknown."""
        await self._drop(await self.who_has(token, scope), [_hash(token)])

    async def _drop(self, person: Person, held: list[str]) -> None:
        worker = self._house.liveness.worker
        await self._house.database.write(Store.drop_tokens, person.id, held, worker)
        self._forget(held)

    def _forget(self, tokens: Iterable[str]) -> None:
        for hashed in tokens:
            self._known.pop(hashed, None)
            self._forgotten[hashed] = None
            if len(self._forgotten) > MAX_CACHED_PEOPLE:
                self._forgotten.popitem(last=False)
            for close in list(self._connections.get(hashed, ())):
                close()

    async def _forgotten_elsewhere(self, tokens: Iterable[str] | None) -> None:
        """Follow another worker. After an outage (None), look which devices are still known."""
        if tokens is None:
            held = list(self._connections)
            found = await self._house.database.read(Store.existing_tokens, held) if held else set()
            tokens = [hashed for hashed in held if hashed not in found]
        self._forget(tokens)

    async def new_link(self, person: Person) -> str:
        """Return a one-time secret that makes one more device this person's."""
        link = secrets.token_urlsafe(16)
        expires = now() + LINK_SECONDS * 1000
        await self._house.database.write(Store.add_link, person.id, _hash(link), expires)
        return link

    async def claim(self, scope: Any, link: str) -> tuple[Person, str]:
        """Use a one-time link: return its person and a new token. Raises Refusal."""
        token = secrets.token_urlsafe(32)
        at = now()
        id = await self._house.database.write(
            Store.use_link, _hash(link), _hash(token), at, _device(scope)
        )
        if id is None:
            raise Refusal("link-used")
        name = (await self._house.database.read(Store.names_of, [id]))[id]
        return self._remember(_hash(token), Person(id, name), at + TOKEN_LIFETIME), token

    # ── tokens and cookies ──────────────────────────────────────────────────────────────────

    def signed(self, token: str) -> str:
        """Return the value of the cookie: the token and its signature."""
        return f"{token}.{self._signature(token)}"

    def _signature(self, token: str) -> str:
        return hmac.new(self._key, token.encode(), sha256).hexdigest()[:32]

    def token_hash(self, scope: Any) -> str:
        """Return the hash of the token of a request. Raises Refusal if it has none."""
        token = _bearer(scope) or self.cookie_token(scope)
        if token is None:
            raise Refusal("come-in-first")
        return _hash(token)

    def cookie_token(self, scope: Any) -> str | None:
        """Return the token in the cookie of a request, or None."""
        if _bearer(scope) is not None:
            return None
        return self._signed_token(scope, self.cookie)

    def _signed_token(self, scope: Any, wanted: str) -> str | None:
        # Parsed here because a malformed cookie of another program must not hide ours.
        for cookie in (header(scope, b"cookie") or "").split(";"):
            name, _, value = cookie.strip().partition("=")
            token, _, signature = value.rpartition(".")
            if name == wanted and hmac.compare_digest(
                signature.encode(), self._signature(token).encode()
            ):
                return token
        return None

    def _remember(self, hashed: str, person: Person, expires: int) -> Person:
        self._known[hashed] = _Known(person, time.monotonic(), expires)
        if len(self._known) > MAX_CACHED_PEOPLE:
            self._known.popitem(last=False)
        return person


def _bearer(scope: Any) -> str | None:
    value = header(scope, b"authorization")
    return None if value is None or not value.startswith("Bearer ") else value[len("Bearer ") :]


def _device(scope: Any) -> str:
    return device_of(header(scope, b"user-agent"))


def _hash(token: str) -> str:
    return sha256(token.encode("utf-8", "surrogateescape")).hexdigest()
