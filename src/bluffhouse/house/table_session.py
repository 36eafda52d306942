"""A table in memory: who looks at it, and what waits to be written down.

Every change takes the same way. The table has applied an entry; what each viewer will be told of
it is worked out at once, but told only when the entry is on disk. A viewer who comes meanwhile
stands in the same queue, so nobody ever sees what a power cut could undo.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Container, Iterable, Sequence

from bluffhouse.house import journal_entries
from bluffhouse.house.commands import AnyCommand
from bluffhouse.house.frames import Common, Lens, silence
from bluffhouse.house.journal_entries import AnyEntry, Changed, Sat, Stood
from bluffhouse.house.judge import Person
from bluffhouse.house.storage import Change, Facts
from bluffhouse.house.table import Table
from bluffhouse.rules.contract import Event

_histories = itertools.count()


class Viewer:
    """Somebody who looks at a table through one connection."""

    __slots__ = ("drop", "gone", "person", "seat", "send", "since", "tv")

    def __init__(
        self,
        person: Person,
        send: Callable[[str], None],
        drop: Callable[[], None] = lambda: None,
    ) -> None:
        self.person = person
        self.send = send
        self.drop = drop
        """Hang up: he must come back and look anew."""
        self.seat: int | None = None
        self.tv = False
        """Looks as a spectator does, even if he sits: a screen for the whole room."""
        self.gone = False
        self.since: int | None = None
        """The last seq he has seen of before, if he said so."""


class PendingCommand:
    """What somebody asked for, to be judged again should another worker have been quicker."""

    __slots__ = ("accepted", "command", "counted", "person", "viewer")

    def __init__(self, person: Person, command: AnyCommand, viewer: Viewer | None) -> None:
        self.person = person
        self.command = command
        self.viewer = viewer
        self.accepted: asyncio.Future[int] | None = None
        """The seq of the entry it became, for one who waits for it."""
        self.counted = False
        """Whether it has been taken from what its person may say in a minute."""


class PendingEntry:
    """An entry that is not on disk yet, and what everybody will be told when it is."""

    __slots__ = ("command", "entry", "line", "post", "seq")

    def __init__(
        self,
        entry: AnyEntry | None,
        seq: int,
        post: list[tuple[Viewer, str]],
        command: PendingCommand | None = None,
    ) -> None:
        self.entry = entry
        """None: there is nothing to write, only something to tell after all before it."""
        self.line = "" if entry is None else journal_entries.encode(entry).decode()
        self.seq = seq
        self.post = post
        self.command = command


class TableSession:
    """A table, its viewers, and its queue."""

    __slots__ = (
        "base",
        "behind",
        "committed_seq",
        "history",
        "kept",
        "lenses",
        "pending",
        "rematching",
        "table",
        "thinking",
        "timer",
        "touched",
        "viewers",
        "writing",
    )

    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        self.history = f"{table.code} {next(_histories)}"
        """A name for what has happened here, as long as nothing of it is undone."""
        self.base: Table | None = None
        """The table as it is on disk, while something waits that another worker may prevent."""
        self.viewers: dict[Viewer, None] = {}
        self.lenses: dict[int | None, Lens] = {}
        self.pending: list[PendingEntry] = []
        self.writing: list[PendingEntry] = []
        self.committed_seq = table.seq
        self.behind = False
        """Whether other workers may have written what we have not read yet."""
        self.kept = False
        """Whether this worker runs the table's bots and clocks."""
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """By seat, the bots that are deciding."""
        self.timer: asyncio.TimerHandle | None = None
        self.rematching = False
        self.touched = now

    def remember(self) -> None:
        """Before the table changes: how it is on disk, if another worker may be quicker."""
        if self.settled and self.contested:
            self.base = self.table.copy()

    @property
    def contested(self) -> bool:
        """Whether other workers write to this table too: its keeper, or those of its people."""
        return not self.kept or len(set().union(*self.table.workers)) > 1

    @property
    def settled(self) -> bool:
        """Whether everything is on disk."""
        return not self.pending and not self.writing

    def at_hand(self, since: int) -> list[tuple[int, AnyEntry]] | None:
        """The entries after that seq; None: some of them are only on disk."""
        wanted = range(since + 1, self.table.seq + 1)
        kept = dict(self.table.recent)
        if wanted and wanted[0] not in kept:
            waiting = self.writing + self.pending
            kept |= {p.seq: p.entry for p in waiting if p.entry is not None}
            if wanted[0] not in kept:
                return None
        return [(seq, kept[seq]) for seq in wanted]

    # ── telling ─────────────────────────────────────────────────────────────────────────────

    def happened(
        self,
        entry: AnyEntry,
        events: Sequence[Event],
        now: int,
        command: PendingCommand | None = None,
    ) -> PendingEntry:
        """The table has just applied that entry: write it down, then tell."""
        return PendingEntry(entry, self.table.seq, self.post(entry, events, now), command)

    def post(self, entry: AnyEntry, events: Sequence[Event], now: int) -> list[tuple[Viewer, str]]:
        """What each viewer is told of an entry."""
        if not self.viewers:
            self.lenses.clear()
            return []
        table = self.table
        common = Common(table, entry, events, now)
        if isinstance(entry, journal_entries.Chatted):
            return self._chat_frames(entry, common)
        frames = {
            seat: lens.update(table, entry, events, common) for seat, lens in self.lenses.items()
        }
        if isinstance(entry, Sat | Stood | Changed):
            return self._reseated(entry, frames, now)
        return [(viewer, frames[viewer.seat]) for viewer in self.viewers]

    def _chat_frames(
        self, entry: journal_entries.Chatted, common: Common
    ) -> list[tuple[Viewer, str]]:
        muted = self.table.muted
        if not muted:
            return [(viewer, common.quiet) for viewer in self.viewers]
        hush = silence(self.table.seq)
        return [
            (viewer, hush if entry.person in muted.get(viewer.person.id, ()) else common.quiet)
            for viewer in self.viewers
        ]

    def _reseated(
        self, entry: Sat | Stood | Changed, frames: dict[int | None, str], now: int
    ) -> list[tuple[Viewer, str]]:
        """Who looks from another place now, or is the host now, gets the whole picture; who was
        the host, too."""
        post = []
        inherited = isinstance(entry, Stood) and entry.heir is not None
        for viewer in self.viewers:
            seat = self.place_of(viewer)
            if seat == viewer.seat and not inherited:
                post.append((viewer, frames[seat]))
            else:
                viewer.seat = seat
                post.append((viewer, self.lens(seat).snapshot(self.table, viewer.person, now, ())))
        self.drop_lenses()
        return post

    def place_of(self, viewer: Viewer) -> int | None:
        """From where this viewer looks."""
        return None if viewer.tv else self.table.seat_of(viewer.person.id)

    def lens(self, seat: int | None) -> Lens:
        lens = self.lenses.get(seat)
        if lens is None:
            lens = self.lenses[seat] = Lens(self.table, seat)
        return lens

    def drop_lenses(self) -> None:
        """Nobody looks through some of them any more."""
        used = {viewer.seat for viewer in self.viewers}
        for seat in [seat for seat in self.lenses if seat not in used]:
            del self.lenses[seat]

    def look_anew(self) -> None:
        """The table is another one: forget what was seen of the old."""
        self.history = f"{self.table.code} {next(_histories)}"
        self.lenses.clear()
        for viewer in self.viewers:
            viewer.seat = self.place_of(viewer)
            self.lens(viewer.seat)

    # ── writing ─────────────────────────────────────────────────────────────────────────────

    def take_pending(self, due: int | None) -> Change | None:
        """Everything that waits, as one change for the store; None: there is nothing to write."""
        self.writing, self.pending = self.pending, []
        lines = [pending.line for pending in self.writing if pending.entry is not None]
        if not lines:
            return None
        written = [pending.entry for pending in self.writing if pending.entry is not None]
        moves_only = all(
            isinstance(entry, journal_entries.Played | journal_entries.Chatted) for entry in written
        )
        table = self.table
        over = table.phase == "over"
        # A table that was public until now leaves the list.
        public = table.opened.public or any(isinstance(entry, Changed) for entry in written)
        listed = public and not (moves_only and not over)
        seated = None if moves_only else people_at(table)
        facts = facts_of(table, written, due)
        inherited = any(isinstance(entry, Stood) and entry.heir is not None for entry in written)
        heir = table.host if inherited else None
        return Change(table.id, self.committed_seq, lines, facts, seated, listed, heir)


def people_at(table: Table) -> dict[int, int]:
    """By seat, the people who sit there."""
    return {
        seat: chair.person
        for seat, chair in enumerate(table.chairs)
        if chair is not None and chair.person is not None
    }


def facts_of(table: Table, written: Iterable[AnyEntry], due: int | None) -> Facts:
    """What the store keeps at hand of a table, its latest entries being these."""
    return Facts(
        touched=max(entry.at for entry in written),
        due=due,
        phase=table.phase,
        public=table.opened.public,
        archived=table.archived,
        seats=table.seats,
        taken=sum(1 for chair in table.chairs if chair is not None),
        to_act=",".join(map(str, table.to_act)),
    )


def first_change(table: Table, entry: AnyEntry) -> Change:
    """The journal of a new table."""
    line = journal_entries.encode(entry).decode()
    facts = facts_of(table, [entry], None)
    return Change(0, 0, [line], facts, people_at(table), table.opened.public)


def due_at(table: Table, now: int, grace: int, thinking: Container[int] = ()) -> int | None:
    """When something is to be done at a table next, in milliseconds since 1970. A player who has
    gone has a time of `grace`; for seats in `thinking` it is being done."""
    if table.phase != "playing" or table.paused:
        return None
    times = []
    for seat in table.to_act:
        chair = table.chairs[seat]
        if chair is None or seat in thinking:
            continue
        if chair.bot is not None:
            times.append(now)
        elif table.clocks.ticking:
            left = table.clocks.remaining(seat, now)
            if left is not None:
                warn = 0 if seat in table.clocks.warned else table.clocks.warning(seat)
                times.append(now + max(0, left - warn))
    times += [when for _, when in absent(table, grace)]
    return min(times) if times else None


def absent(table: Table, grace: int) -> list[tuple[int, int]]:
    """Who has gone, and when a bot sits in for him."""
    if not table.away or table.opened.absence != "bot" or table.opened.clock.kind == "days":
        return []
    return [
        (seat, table.awaited(seat, grace))
        for seat in table.away
        if (chair := table.chairs[seat]) is not None and chair.bot is None
    ]
