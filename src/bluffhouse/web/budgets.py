"""How much each person and each address may ask of the house.

Everything that costs the house work is paid from the same two buckets of tokens: messages over
WebSockets, requests, reconnects, rematches, replays. Who opens more connections has no more to
spend. The house's own machine has no limit per address, unless the house stands behind a proxy.
"""

from __future__ import annotations

from collections.abc import Hashable
from time import monotonic
from typing import Any, Generic, TypeVar

from bluffhouse.house.refusal import Refusal
from bluffhouse.house.settings import Settings
from bluffhouse.web.guard import address_of, from_own_machine

CONNECTION_COST = 5.0
"""Tokens for a new WebSocket: a snapshot is made, and perhaps an entry written."""
TABLE_COST = 5.0
"""Tokens for opening a table or a rematch."""
REPLAY_COST = 10.0
"""Tokens for a request that reads whole journals."""
SWEEP_SECONDS = 60.0
"""Seconds between two searches for buckets that nobody uses."""

K = TypeVar("K", bound=Hashable)


class TokenBucket:
    """Tokens that come back at `rate` per second, up to twice that number."""

    __slots__ = ("_at", "_rate", "left", "most")

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self.most = self.left = 2.0 * rate
        self._at = monotonic()

    def refill(self, at: float) -> bool:
        """Add the tokens that have come back. Return whether the bucket is full."""
        self.left += (at - self._at) * self._rate
        self._at = at
        if self.left >= self.most:
            self.left = self.most
            return True
        return False

    def take(self, cost: float = 1.0) -> bool:
        """Take some tokens; return False, and take none, if there are not enough."""
        self.refill(monotonic())
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Budget:
    """What one client may spend: tokens of its person and of its address."""

    __slots__ = ("_address", "_person", "excess")

    def __init__(self, person: TokenBucket, address: TokenBucket | None) -> None:
        self._person = person
        self._address = address
        """None: the house's own machine."""
        self.excess = 0
        """Refusals since the person's bucket was last full."""

    def take(self, cost: float = 1.0) -> bool:
        """Pay for something; return False if there is not enough."""
        at = monotonic()
        person, address = self._person, self._address
        if person.refill(at):
            self.excess = 0
        if person.left >= cost:
            if address is None:
                person.left -= cost
                return True
            address.refill(at)
            if address.left >= cost:
                person.left -= cost
                address.left -= cost
                return True
        self.excess += 1
        return False

    def spend(self, cost: float) -> None:
        """Pay for something, at most what a full bucket holds. Raises Refusal if there is not
        enough."""
        most = self._person.most
        if self._address is not None:
            most = min(most, self._address.most)
        if not self.take(min(cost, most)):
            raise Refusal("too-fast")


class _Buckets(Generic[K]):
    """A bucket for each key; those that are full again are forgotten."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._buckets: dict[K, TokenBucket] = {}
        self._swept = monotonic()

    def of(self, key: K) -> TokenBucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            at = monotonic()
            if at - self._swept > SWEEP_SECONDS:
                self._swept = at
                used = {k: b for k, b in self._buckets.items() if not b.refill(at)}
                self._buckets = used
            bucket = self._buckets[key] = TokenBucket(self._rate)
        return bucket


class Budgets:
    """The budgets of all people and addresses."""

    def __init__(self, settings: Settings) -> None:
        self._proxy = settings.proxy
        self._people: _Buckets[int] = _Buckets(settings.messages_per_second)
        self._addresses: _Buckets[str] = _Buckets(settings.messages_per_address)

    def of(self, scope: Any, person: int) -> Budget:
        """Return the budget of a person who asks from somewhere."""
        return Budget(self._people.of(person), self._of_address(scope))

    def allow(self, scope: Any) -> bool:
        """Pay one token of the address, whoever asks; return False if there is none."""
        address = self._of_address(scope)
        return address is None or address.take()

    def _of_address(self, scope: Any) -> TokenBucket | None:
        if from_own_machine(scope, self._proxy):
            return None
        return self._addresses.of(address_of(scope, self._proxy))
