"""Who is speaking: a long random token, in a signed cookie or as a bearer.

The database holds only the token's hash; the signature lets a forged cookie be turned away without
asking it. A cookie is out of reach of scripts; programs that are no browsers use the bearer.
"""

from __future__ import annotations

import hmac
import secrets
from collections import OrderedDict
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from typing import Any

from bluffhouse.house.deciding import Person
from bluffhouse.house.house import House, now
from bluffhouse.house.names import clean
from bluffhouse.house.refusal import Refusal
from bluffhouse.web.guard import header

COOKIE = "bluffhouse"
COOKIE_SECONDS = 400 * 86_400
"""As long as browsers keep one."""
LINK_SECONDS = 600
KNOWN = 50_000
"""How many people are recognised without asking the database."""


class Identity:
    """The people of the house, by what they show."""

    def __init__(self, house: House, key: str) -> None:
        self._house = house
        self._key = key.encode()
        self._known: OrderedDict[str, Person] = OrderedDict()

    async def come_in(self, name: str) -> tuple[Person, str]:
        """A new guest, and his token."""
        shown = clean(name)
        token = secrets.token_urlsafe(32)
        id = await self._house.ask(self._house.store.add_person, shown, _hash(token), now())
        return self._remember(_hash(token), Person(id, shown)), token

    async def who(self, scope: Any) -> Person:
        """Raises Refusal: nobody the house knows."""
        token = self._token(scope)
        if token is None:
            raise Refusal("come-in-first")
        hashed = _hash(token)
        person = self._known.get(hashed)
        if person is None:
            found = await self._house.ask(self._house.store.person_of, hashed)
            if found is None:
                raise Refusal("come-in-first")
            person = self._remember(hashed, Person(*found))
        return person

    async def rename(self, scope: Any, name: str) -> Person:
        """From now on the person is called that; at tables where he sits he keeps his name."""
        person = Person((await self.who(scope)).id, clean(name))
        await self._house.ask(self._house.store.rename, person.id, person.name)
        for hashed, known in list(self._known.items()):
            if known.id == person.id:
                self._known[hashed] = person
        return person

    async def leave(self, scope: Any) -> None:
        """This device is forgotten."""
        await self.who(scope)
        token = self._token(scope)
        assert token is not None
        self._known.pop(_hash(token), None)
        await self._house.ask(self._house.store.drop_token, _hash(token))

    async def new_link(self, person: Person) -> str:
        """A secret that makes one more device this person's, once and soon."""
        link = secrets.token_urlsafe(16)
        expires = now() + LINK_SECONDS * 1000
        await self._house.ask(self._house.store.add_link, person.id, _hash(link), expires)
        return link

    async def claim(self, link: str) -> tuple[Person, str]:
        """Use such a link."""
        token = secrets.token_urlsafe(32)
        store = self._house.store
        id = await self._house.ask(store.use_link, _hash(link), _hash(token), now())
        if id is None:
            raise Refusal("link-used")
        name = (await self._house.ask(store.names_of, [id]))[id]
        return self._remember(_hash(token), Person(id, name)), token

    def signed(self, token: str) -> str:
        """What the cookie holds."""
        return f"{token}.{self._signature(token)}"

    def _signature(self, token: str) -> str:
        return hmac.new(self._key, token.encode(), sha256).hexdigest()[:32]

    def _token(self, scope: Any) -> str | None:
        bearer = header(scope, b"authorization")
        if bearer is not None and bearer.startswith("Bearer "):
            return bearer.removeprefix("Bearer ")
        cookies = header(scope, b"cookie")
        if cookies is None or COOKIE not in cookies:
            return None
        try:
            morsel = SimpleCookie(cookies).get(COOKIE)
        except CookieError:
            return None
        if morsel is None:
            return None
        token, _, signature = morsel.value.rpartition(".")
        good = hmac.compare_digest(signature.encode(), self._signature(token).encode())
        return token if good else None

    def _remember(self, hashed: str, person: Person) -> Person:
        self._known[hashed] = person
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)
        return person


def _hash(token: str) -> str:
    return sha256(token.encode("utf-8", "surrogateescape")).hexdigest()
