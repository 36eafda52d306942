"""How much each person and each address may ask of the house.

WebSocket messages, requests, reconnects, rematches and replays all cost the house work, and all are
paid from the same two buckets of tokens: each is paid once by the person and once by the address.
Opening more connections does not raise the limit. Half of an address's bucket is reserved for
people whom the house knows, so that strangers behind the same address cannot shut them out. The
house's own machine has no limit per address, unless the house is behind a proxy.
"""

from __future__ import annotations

from collections.abc import Hashable
from time import monotonic
from typing import Any, Generic, TypeVar
from weakref import WeakValueDictionary

from bluffhouse.house.refusal import Refusal
from bluffhouse.house.settings import Settings
from bluffhouse.web.guard import address_of, from_own_machine

CONNECTION_COST = 4.0
"""Tokens for a new WebSocket, which needs a snapshot, on top of the one that any request costs."""
TABLE_COST = 4.0
"""Tokens for opening a table or a rematch, on top of that one."""
REPLAY_COST = 9.0
"""Tokens for a request that reads whole journals, on top of that one."""
REVIEW_COST = 29.0
"""Tokens for a request that starts a review, on top of that one."""
MISSED_PER_TOKEN = 50
"""Missed entries that a reconnecting client gets for one token."""
MAX_EXCESS_MESSAGES = 200
"""Messages over the limit that a connection may send before it is closed."""
FORGIVEN_PER_SECOND = 2.0
"""Messages over the limit that are forgiven in a second. A calm client, whose address somebody else
uses up, stays connected."""
DESK_TRIES = 10.0
"""Wrong tokens for the operator's desk that an address may try in a burst."""
DESK_TRIES_PER_SECOND = 1 / 30
"""Wrong tokens that it may try in the long run. The house's own machine has this limit too."""
FILES_PER_MESSAGE = 2.0
"""Files of the client, or health checks, that an address may ask for instead of one message. They
have a bucket of their own: a page needs dozens of files, and must not use up what its people do."""
FILE_SECONDS = 10.0
"""Seconds of that rate that an address may use in a burst: a class opens the page at once."""
SWEEP_SECONDS = 60.0
"""Seconds between two removals of unused buckets."""

K = TypeVar("K", bound=Hashable)
Payer = int | str
"""A person's id; or the hash of a token that the house has signed, until its person is looked
up."""


class TokenBucket:
    """A bucket that refills at `rate` tokens per second and holds at most `most`, by default twice
    the rate."""

    __slots__ = ("__weakref__", "_at", "_rate", "left", "most")

    def __init__(self, rate: float, most: float | None = None) -> None:
        self._rate = rate
        self.most = self.left = 2.0 * rate if most is None else most
        self._at = monotonic()

    def refill(self, at: float) -> bool:
        """Add the tokens that are due at this time. Return whether the bucket is full."""
        self.left += (at - self._at) * self._rate
        self._at = at
        if self.left >= self.most:
            self.left = self.most
            return True
        return False

    def take(self, cost: float = 1.0, least: float = 0.0) -> bool:
        """Take tokens and return True; or take none and return False if fewer than `least` would
        be left."""
        self.refill(monotonic())
        if self.left - cost < least:
            return False
        self.left -= cost
        return True


class Budget:
    """What one client may spend: tokens of its person and of its address."""

    __slots__ = ("_address", "_person", "_refusals", "exhausted")

    def __init__(self, person: TokenBucket, address: TokenBucket | None) -> None:
        self._person = person
        self._address = address
        """None for the house's own machine."""
        self._refusals = TokenBucket(FORGIVEN_PER_SECOND, MAX_EXCESS_MESSAGES)
        self.exhausted = False
        """Whether the client was refused so often that its connection must be closed."""

    def take(self, cost: float = 1.0) -> bool:
        """Pay from both buckets and return True, or return False if either has too few tokens."""
        at = monotonic()
        person, address = self._person, self._address
        person.refill(at)
        if person.left >= cost:
            if address is None:
                person.left -= cost
                return True
            address.refill(at)
            if address.left >= cost:
                person.left -= cost
                address.left -= cost
                return True
        if not self._refusals.take():
            self.exhausted = True
        return False

    def spend(self, cost: float) -> None:
        """Pay for what a request needs on top of the token it has already paid. Pay less if even a
        full bucket does not hold enough. Raises Refusal if there are too few tokens."""
        most = self._person.most
        if self._address is not None:
            most = min(most, self._address.most)
        if not self.take(min(cost, most - 1.0)):
            raise Refusal("too-fast")

    def pay_for(self, wanted: int, per_token: int) -> int:
        """Pay for as many of the wanted things as there are tokens for, and return how many."""
        at = monotonic()
        buckets = [self._person] if self._address is None else [self._person, self._address]
        paid = wanted
        for bucket in buckets:
            bucket.refill(at)
            paid = min(paid, int(bucket.left * per_token))
        for bucket in buckets:
            bucket.left -= paid / per_token
        return paid


class _Buckets(Generic[K]):
    """One bucket per key. Full buckets that no connection holds are dropped: a new one would be the
    same."""

    def __init__(self, rate: float, most: float | None = None) -> None:
        self._rate = rate
        self._most = most
        self._buckets: dict[K, TokenBucket] = {}
        self._swept = monotonic()

    def of(self, key: K) -> TokenBucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            at = monotonic()
            if at - self._swept > SWEEP_SECONDS:
                self._swept = at
                alive = WeakValueDictionary(self._buckets)
                self._buckets = {k: b for k, b in self._buckets.items() if not b.refill(at)}
                self._buckets.update(alive)  # the full ones that a connection still holds
            bucket = self._buckets[key] = TokenBucket(self._rate, self._most)
        return bucket


class Budgets:
    """The budgets of all people and addresses."""

    def __init__(self, settings: Settings) -> None:
        self._proxy = settings.proxy
        self._people: _Buckets[Payer] = _Buckets(settings.messages_per_second)
        self._addresses: _Buckets[str] = _Buckets(settings.messages_per_second_per_address)
        files = settings.messages_per_second_per_address * FILES_PER_MESSAGE
        self._files: _Buckets[str] = _Buckets(files, files * FILE_SECONDS)
        self._desk: _Buckets[str] = _Buckets(DESK_TRIES_PER_SECOND, DESK_TRIES)

    def of(self, scope: Any, payer: Payer) -> Budget:
        """Return the budget for a person and the address of this connection."""
        return Budget(self._people.of(payer), self._of_address(scope))

    def of_person(self, payer: Payer) -> Budget:
        """Return the budget for a person alone, for requests whose address has paid already."""
        return Budget(self._people.of(payer), None)

    def admit(self, scope: Any, payer: Payer | None) -> bool:
        """Pay the token that any request costs; return False if there is none. A stranger (None)
        cannot use the half of the address's bucket that is reserved for people known here."""
        if payer is not None:
            return self.of(scope, payer).take()
        address = self._of_address(scope)
        return address is None or address.take(least=address.most / 2)

    def admit_known(self, scope: Any) -> bool:
        """Pay the address's token for a request of somebody known here, who pays their own later;
        return False if there is none."""
        address = self._of_address(scope)
        return address is None or address.take()

    def admit_file(self, scope: Any) -> bool:
        """Pay for a request outside the API; return False if the address has asked too much."""
        if from_own_machine(scope, self._proxy):
            return True
        return self._files.of(address_of(scope, self._proxy)).take()

    def desk_tries(self, scope: Any) -> TokenBucket:
        """Return the bucket from which this address pays for wrong tokens at the desk."""
        return self._desk.of(address_of(scope, self._proxy))

    def _of_address(self, scope: Any) -> TokenBucket | None:
        if from_own_machine(scope, self._proxy):
            return None
        return self._addresses.of(address_of(scope, self._proxy))
