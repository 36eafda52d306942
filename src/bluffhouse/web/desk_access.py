"""Signs the operator in at the desk: anyone who has its token may use it.

The house makes the token at its first start and keeps only its hash; a setting may replace
it. Signing in sets a separate cookie, which lasts an hour from each use and twelve hours in
all. It is signed with the token's hash and a key that no backup holds: a new token ends it at every
worker, and so does signing out, which replaces the key.

The desk answers only to its own page. `SameSite` lets other hosts of the same site through, so a
header set by the browser (`Sec-Fetch-Site`, or else `Origin`) must say that the page is ours.
"""

from __future__ import annotations

import hmac
import logging
import secrets
from hashlib import sha256
from typing import Any, NamedTuple

from bluffhouse.house.desk_secrets import DESK_KEY, DESK_TOKEN
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.settings import Settings
from bluffhouse.house.storage import Store
from bluffhouse.house.store_access import StoreAccess
from bluffhouse.house.wall_clock import now
from bluffhouse.web.budgets import Budgets
from bluffhouse.web.guard import address_of, header

LOG = logging.getLogger("bluffhouse.desk")

HOUR = 3_600_000
SESSION = HOUR
"""Milliseconds that a session lasts without use."""
MAX_SESSION = 12 * HOUR
"""Milliseconds that a session lasts at most."""
RENEW_AFTER = 10 * 60_000
"""Milliseconds after which the cookie of a session is renewed."""
OWN_PAGES = ("same-origin", "none")
"""Values of `Sec-Fetch-Site` for our own pages, and for an address that the operator typed."""


def new_token() -> str:
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    return sha256(token.encode("utf-8", "surrogateescape")).hexdigest()


class DeskSession(NamedTuple):
    """A signed-in operator's session."""

    began: int
    expires: int

    @property
    def seconds(self) -> int:
        """Seconds that are left."""
        return max(0, (self.expires - now()) // 1000)


class _Secrets(NamedTuple):
    """What sessions depend on."""

    token: str | None
    """The hash of the token, or None if there is no token and nobody can sign in."""
    key: str
    """What signs the cookie."""


class DeskAccess:
    """Checks tokens and cookies of the desk."""

    def __init__(
        self, settings: Settings, database: StoreAccess, key: str, budgets: Budgets
    ) -> None:
        self._on = settings.desk
        self._proxy = settings.proxy
        self._given = settings.desk_token
        self._database = database
        self._budgets = budgets
        name = f"bluffhouse-{hmac.new(key.encode(), b'desk cookie', sha256).hexdigest()[:8]}-desk"
        self.cookie = f"__Host-{name}" if settings.secure_cookies else name

    async def sign_in(self, scope: Any, token: str) -> DeskSession:
        """Return a new session. Raises Refusal for a wrong token, and after too many of them."""
        self._check_page(scope)
        tries = self._budgets.desk_tries(scope)
        paid = tries.take()
        # A chosen token might be guessed. Nobody can guess one that the house made, so that one is
        # accepted even if others behind this address have spent all tries.
        if self._given and not paid:
            raise Refusal("too-fast")
        expected = (await self._secrets()).token
        if expected is None or not hmac.compare_digest(token_hash(token), expected):
            if not paid:
                raise Refusal("too-fast")
            LOG.warning("wrong token from %s", address_of(scope, self._proxy))
            raise Refusal("desk-wrong-token")
        if paid:
            tries.left = min(tries.most, tries.left + 1)  # only wrong ones cost
        return self._session(now())

    async def sign_out(self) -> None:
        """End all sessions, at every worker, also those whose cookies were copied."""
        await self._database.write(Store.replace_secret, DESK_KEY, secrets.token_hex(32))

    async def check(self, scope: Any) -> DeskSession:
        """Return the session of a request. Raises Refusal if it has none that is valid."""
        self._check_page(scope)
        found = await self._secrets()
        for value in _cookies(scope, self.cookie):
            began, _, rest = value.partition(".")
            expires, _, signature = rest.partition(".")
            if not (_is_time(began) and _is_time(expires)) or found.token is None:
                continue
            session = DeskSession(int(began), int(expires))
            signed = _signature(session, found)
            if hmac.compare_digest(signature.encode(), signed.encode()) and session.seconds > 0:
                return session
        raise Refusal("desk-sign-in")

    def renewed(self, session: DeskSession) -> DeskSession | None:
        """Return the session renewed, or None if its renewal is not due yet."""
        fresh = self._session(session.began)
        return fresh if fresh.expires - session.expires > RENEW_AFTER else None

    async def signed(self, session: DeskSession) -> str:
        """Return the value of the cookie for a session."""
        signature = _signature(session, await self._secrets())
        return f"{session.began}.{session.expires}.{signature}"

    def _session(self, began: int) -> DeskSession:
        return DeskSession(began, min(now() + SESSION, began + MAX_SESSION))

    async def _secrets(self) -> _Secrets:
        found = await self._database.read(_read_secrets)
        return found._replace(token=token_hash(self._given)) if self._given else found

    def _check_page(self, scope: Any) -> None:
        """Refuse pages other than our own, and everybody if the desk is turned off."""
        if not self._on:
            raise Refusal("no-such-page")
        site, origin = header(scope, b"sec-fetch-site"), header(scope, b"origin")
        host = header(scope, b"host")
        if site is not None and site not in OWN_PAGES:
            raise Refusal("foreign-origin")
        if origin is not None and origin not in (f"http://{host}", f"https://{host}"):
            raise Refusal("foreign-origin")


def _read_secrets(store: Store) -> _Secrets:
    key = store.secret(DESK_KEY, secrets.token_hex(32))
    return _Secrets(store.find_secret(DESK_TOKEN), key)


def _signature(session: DeskSession, found: _Secrets) -> str:
    text = f"desk {found.token} {session.began} {session.expires}"
    return hmac.new(found.key.encode(), text.encode(), sha256).hexdigest()


def _cookies(scope: Any, name: str) -> list[str]:
    """Return the values of the cookies with this name."""
    pairs = [part.strip().partition("=") for part in (header(scope, b"cookie") or "").split(";")]
    return [value for key, _, value in pairs if key == name]


def _is_time(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 16
