"""Recognises people by a long random token, in a signed cookie or as a bearer.

The database holds only the token's hash. Because cookies are signed, a forged one is refused
without asking the database. Scripts cannot read the cookie; programs other than browsers use the
bearer.
"""

from __future__ import annotations

import hmac
import secrets
import time
from collections import OrderedDict
from hashlib import sha256
from typing import Any

from bluffhouse.house.house import House
from bluffhouse.house.judge import Person
from bluffhouse.house.names import choose
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.storage import Store
from bluffhouse.house.wall_clock import now
from bluffhouse.web.guard import header

COOKIE_SECONDS = 400 * 86_400
"""Lifetime of the cookie: the longest that browsers allow."""
LINK_SECONDS = 600
"""Seconds that a one-time link is valid."""
MAX_CACHED_PEOPLE = 50_000
"""Maximum number of people recognised without asking the database."""
SHARED_CACHE_SECONDS = 2.0
"""Seconds for which they are, where another worker may rename or forget them."""


class Identity:
    """Finds people by their tokens, and adds, renames and forgets them."""

    def __init__(self, house: House, key: str) -> None:
        self._house = house
        self._key = key.encode()
        self.cookie = f"bluffhouse-{hmac.new(self._key, b'cookie', sha256).hexdigest()[:8]}"
        """Name of the cookie. Browsers share cookies between all ports of a machine, so that two
        houses on one machine need different names."""
        self._known: OrderedDict[str, tuple[Person, float]] = OrderedDict()
        self._memory = SHARED_CACHE_SECONDS if house.database.shared else float("inf")

    async def come_in(self, name: str) -> tuple[Person, str]:
        """Add a person under this name, and return them with their token. Raises Refusal."""
        shown = choose(name)
        token = secrets.token_urlsafe(32)
        id = await self._house.database.write(Store.add_person, shown, _hash(token), now())
        return self._remember(_hash(token), Person(id, shown)), token

    async def who(self, scope: Any) -> Person:
        """Return the person who makes this request. Raises Refusal for an unknown token."""
        token = self._token(scope)
        if token is None:
            raise Refusal("come-in-first")
        hashed = _hash(token)
        known = self._known.get(hashed)
        if known is not None and time.monotonic() - known[1] < self._memory:
            return known[0]
        found = await self._house.database.read(Store.person_of, hashed)
        if found is None:
            self._known.pop(hashed, None)
            raise Refusal("come-in-first")
        return self._remember(hashed, Person(*found))

    async def rename(self, scope: Any, name: str) -> Person:
        """Rename the person. At tables where they sit they keep their old name."""
        person = Person((await self.who(scope)).id, choose(name))
        await self._house.database.write(Store.rename, person.id, person.name)
        for hashed, (known, _) in list(self._known.items()):
            if known.id == person.id:
                self._remember(hashed, person)
        return person

    async def leave(self, scope: Any) -> None:
        """Forget the token of this device."""
        await self.who(scope)
        token = self._token(scope)
        assert token is not None
        await self._house.database.write(Store.drop_token, _hash(token))
        self._known.pop(_hash(token), None)

    async def new_link(self, person: Person) -> str:
        """Return a one-time secret that makes one more device this person's."""
        link = secrets.token_urlsafe(16)
        expires = now() + LINK_SECONDS * 1000
        await self._house.database.write(Store.add_link, person.id, _hash(link), expires)
        return link

    async def claim(self, link: str) -> tuple[Person, str]:
        """Use a one-time link: return its person and a new token. Raises Refusal."""
        token = secrets.token_urlsafe(32)
        id = await self._house.database.write(Store.use_link, _hash(link), _hash(token), now())
        if id is None:
            raise Refusal("link-used")
        name = (await self._house.database.read(Store.names_of, [id]))[id]
        return self._remember(_hash(token), Person(id, name)), token

    def signed(self, token: str) -> str:
        """Return the value of the cookie: the token and its signature."""
        return f"{token}.{self._signature(token)}"

    def _signature(self, token: str) -> str:
        return hmac.new(self._key, token.encode(), sha256).hexdigest()[:32]

    def _token(self, scope: Any) -> str | None:
        bearer = header(scope, b"authorization")
        if bearer is not None and bearer.startswith("Bearer "):
            return bearer.removeprefix("Bearer ")
        # Parsed here because a malformed cookie of another program must not hide ours.
        for cookie in (header(scope, b"cookie") or "").split(";"):
            name, _, value = cookie.strip().partition("=")
            token, _, signature = value.rpartition(".")
            if name == self.cookie and hmac.compare_digest(
                signature.encode(), self._signature(token).encode()
            ):
                return token
        return None

    def _remember(self, hashed: str, person: Person) -> Person:
        self._known[hashed] = person, time.monotonic()
        if len(self._known) > MAX_CACHED_PEOPLE:
            self._known.popitem(last=False)
        return person


def _hash(token: str) -> str:
    return sha256(token.encode("utf-8", "surrogateescape")).hexdigest()
