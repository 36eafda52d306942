"""The clocks of a game. Pure arithmetic: the current time is always an argument.

A seat's clock runs from the moment it may act. Seats that may act at the same time share one
clock: it starts for all of them together, and restarts for all when one of them acts and may still
act afterwards (an offer in a negotiation). Time while the game was paused or the house was closed
does not count.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from bluffhouse.house.journal_entries import Clock

DAY = 86_400_000
"""Milliseconds."""
EARLIEST_WARNING = 6 * 3_600_000
"""Milliseconds left at most when a player is warned."""
LATEST_WARNING = 5_000
"""Milliseconds left at least when a player is warned."""


class Closures:
    """When the house was closed: stretches of time that count for no clock."""

    def __init__(self, stretches: Iterable[tuple[int, int]] = ()) -> None:
        self._stretches = list(stretches)

    def add(self, since: int, until: int) -> None:
        self._stretches.append((since, until))

    def open_between(self, since: int, until: int) -> int:
        """Return for how many milliseconds of that time the house was open."""
        closed = 0
        for first, last in reversed(self._stretches):
            if last <= since:
                break
            closed += max(0, min(last, until) - max(first, since))
        return max(0, until - since - closed)

    def after(self, since: int, open_for: int) -> int:
        """Return the moment by which the house has been open for that long since then."""
        moment = since + open_for
        for first, last in self._stretches:
            if last > since and first < moment:
                moment += last - max(first, since)
        return moment


class Clocks:
    """The clocks of one game."""

    __slots__ = (
        "_closures",
        "_hurried",
        "_paused",
        "_running",
        "_used",
        "clock",
        "left",
        "warned",
    )

    def __init__(self, clock: Clock, seats: int, closures: Closures) -> None:
        self.clock = clock
        self._closures = closures
        self._running: dict[int, int] = {}
        """By seat, since when."""
        self._hurried: int | None = None
        """Since when a countdown for everybody runs."""
        self._paused: int | None = None
        self._used: dict[int | None, int] = {}
        """By seat (None: the countdown), milliseconds used before the game was resumed."""
        self.left = [clock.seconds * 1000] * seats
        """With a clock per game: milliseconds each seat has left while its clock does not run."""
        self.warned: set[int] = set()

    def copy(self) -> Clocks:
        """Return equal clocks that share no mutable state."""
        other = Clocks(self.clock, 0, self._closures)
        other._running = self._running.copy()
        other._hurried = self._hurried
        other._paused = self._paused
        other._used = self._used.copy()
        other.left = self.left.copy()
        other.warned = self.warned.copy()
        return other

    @property
    def ticking(self) -> bool:
        """Whether any time can run out."""
        return self.clock.kind != "none" or self._hurried is not None

    @property
    def running(self) -> Collection[int]:
        return self._running.keys()

    def moved(self, actor: int | None, to_act: tuple[int, ...], now: int) -> None:
        """Note that a seat has acted (None: the deal), and that now these seats may."""
        if self.clock.kind == "game":
            self._charge(actor, to_act, now)
        afresh = actor in to_act and self.clock.kind != "game"
        before = self._running
        self._running = {
            seat: now if afresh or seat not in before else before[seat] for seat in to_act
        }
        if self.warned:
            self.warned = set() if afresh else self.warned.intersection(before, to_act)
        if self._used:
            went_on = {None, *(() if afresh else before.keys() & to_act)}
            self._used = {seat: used for seat, used in self._used.items() if seat in went_on}

    def _charge(self, actor: int | None, to_act: tuple[int, ...], now: int) -> None:
        """Charge the time of the seat that acted, and of seats that need not act any more."""
        for seat in [seat for seat in self._running if seat == actor or seat not in to_act]:
            spent = self._spent(seat, self._running.pop(seat), now)
            self.left[seat] = max(0, self.left[seat] - spent)
            if seat == actor:
                self.left[seat] += self.clock.increment * 1000

    @property
    def hurried(self) -> bool:
        return self._hurried is not None

    def hurry(self, on: bool, now: int) -> None:
        self._hurried = now if on else None
        self._used.pop(None, None)
        if on:
            self.warned = set()

    def restart(self, now: int) -> None:
        """Give every running clock, and the countdown, its full time again."""
        self._running = dict.fromkeys(self._running, now)
        self._hurried = None if self._hurried is None else now
        self._used = {}
        self.warned = set()

    def pause(self, now: int) -> None:
        self._paused = now

    def resume(self, now: int) -> None:
        if self._paused is None:
            return
        at, self._paused = self._paused, None
        runs: dict[int | None, int] = dict(self._running.items())
        if self._hurried is not None:
            runs[None] = self._hurried
            self._hurried = now
        self._used = {seat: self._spent(seat, since, at) for seat, since in runs.items()}
        self._running = dict.fromkeys(self._running, now)

    def _spent(self, seat: int | None, since: int, now: int) -> int:
        return self._used.get(seat, 0) + self._closures.open_between(since, now)

    def allowance(self, seat: int) -> int | None:
        """Return the milliseconds the seat has for its decision, or None for no limit."""
        match self.clock.kind:
            case "decision":
                own = self.clock.seconds * 1000
            case "days":
                own = self.clock.days * DAY
            case "game":
                own = self.left[seat]
            case _:
                return None if self._hurried is None else self.clock.countdown * 1000
        return own

    def remaining(self, seat: int, now: int) -> int | None:
        """Return the milliseconds left, or None for no limit or a clock that does not run."""
        if seat not in self._running:
            return None
        now = now if self._paused is None else self._paused
        left = []
        if self.clock.kind != "none":
            allowance = self.allowance(seat) or 0
            left.append(allowance - self._spent(seat, self._running[seat], now))
        if self._hurried is not None:
            spent = self._spent(None, self._hurried, now)
            left.append(self.clock.countdown * 1000 - spent)
        return max(0, min(left)) if left else None

    def warning(self, seat: int) -> int:
        """Return with how many milliseconds left a player is warned."""
        allowance = self.allowance(seat) or 0
        return min(max(allowance // 5, LATEST_WARNING), EARLIEST_WARNING, allowance)
