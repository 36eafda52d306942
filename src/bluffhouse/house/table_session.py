"""A table awake in this process: its viewers, its unwritten entries, and the path of every entry.

Everything that happens at a table goes through `TableSession.commit`: a person's move, a bot's, a
clock's, and the house's own entries. The table changes at once and each viewer's frame is worked
out at once, but the frames are sent only after the commit loop has written the entry. A viewer who
connects meanwhile waits in the same queue, so nobody sees anything that a power cut could undo.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Callable, Iterable, Sequence

from bluffhouse.house import journal_entries
from bluffhouse.house.bot_timing import Pace, slowest
from bluffhouse.house.commands import AnyCommand, RemoveSpectator
from bluffhouse.house.frames import Common, Lens, answered, empty_update
from bluffhouse.house.journal_entries import (
    AnyEntry,
    Changed,
    Chatted,
    HostReturned,
    Muted,
    Played,
    Sat,
    SpectatorRemoved,
    Stood,
)
from bluffhouse.house.judge import Person, judge
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.storage import Change, Facts
from bluffhouse.house.table import FreshMove, Table
from bluffhouse.house.table_facts import facts_of, people_at
from bluffhouse.rules.contract import Event, IllegalAction

MOVES = {Played, Chatted}
"""Entries that change neither who sits where nor, before the end, what lists show of a table."""

TOUCHED_STEP = 10_000
"""Milliseconds of play after which the store is told again that a table is in use."""

_histories = itertools.count()


class Viewer:
    """One connection that looks at a table."""

    __slots__ = ("drop", "gone", "pace", "person", "seat", "send", "since", "tv")

    def __init__(
        self,
        person: Person,
        send: Callable[[str], None],
        drop: Callable[[], None] = lambda: None,
    ) -> None:
        self.person = person
        self.send = send
        self.drop = drop
        """Close the connection, so that the client reconnects and gets a snapshot."""
        self.seat: int | None = None
        self.tv = False
        """Whether this is a TV view: it sees what a spectator sees, even if its person sits."""
        self.pace: Pace = "normal"
        """How fast the person wants bots to play."""
        self.gone = False
        self.since: int | None = None
        """The last sequence number the client had seen when it connected, if it said so."""


class PendingCommand:
    """A command on its way: kept to be judged again if another worker writes first."""

    __slots__ = ("accepted", "command", "counted", "person", "viewer")

    def __init__(self, person: Person, command: AnyCommand, viewer: Viewer | None) -> None:
        self.person = person
        self.command = command
        self.viewer = viewer
        self.accepted: asyncio.Future[int] | None = None
        """Receives the sequence number of the entry, if somebody waits for it."""
        self.counted = False
        """Whether it was accepted before and is judged again, so that limits do not count it
        twice."""

    @property
    def id(self) -> str | None:
        return getattr(self.command, "id", None)


class PendingEntry:
    """An entry that is not on disk yet, and the frames to send once it is."""

    __slots__ = ("command", "entry", "frames", "line", "seq")

    def __init__(
        self,
        entry: AnyEntry | None,
        seq: int,
        frames: list[tuple[Viewer, str]],
        command: PendingCommand | None = None,
    ) -> None:
        self.entry = entry
        """None: nothing to write, only frames to send after everything before them."""
        self.line = "" if entry is None else journal_entries.encode(entry).decode()
        self.seq = seq
        self.frames = frames
        self.command = command


class TableSession:
    """A table awake in this process. `queue` and `discard` are how it reaches the house: the one
    asks the commit loop to write, the other drops a table whose memory cannot be trusted."""

    __slots__ = (
        "_discard",
        "_facts",
        "_queue",
        "base",
        "behind",
        "committed_seq",
        "followed",
        "heard_seq",
        "hinting",
        "history",
        "kept",
        "lenses",
        "opened_from",
        "paces_elsewhere",
        "pending",
        "quiet_until",
        "rematching",
        "skipping",
        "table",
        "thinking",
        "timer",
        "touched",
        "viewers",
        "writing",
    )

    def __init__(
        self,
        table: Table,
        queue: Callable[[TableSession], None],
        discard: Callable[[TableSession], None] = lambda _: None,
    ) -> None:
        self.table = table
        self._queue = queue
        self._discard = discard
        self.history = f"{table.code} {next(_histories)}"
        """Names this course of events for the bots, as long as none of it is undone."""
        self.base: Table | None = None
        """The table as it is on disk, while entries wait that another worker is likely to
        forestall. Without it, a forestalled table is read from the store."""
        self.opened_from = ""
        """The address from which the table was opened, or else that of its first viewer here: the
        bots at the tables of one address share their time. Empty: not known."""
        self.viewers: dict[Viewer, None] = {}
        self.lenses: dict[int | None, Lens] = {}
        self.pending: list[PendingEntry] = []
        self.writing: list[PendingEntry] = []
        self._facts: Facts | None = None
        """The facts of the table as they were last written in full; None if not from here."""
        self.committed_seq = table.seq
        self.behind = False
        """Whether other workers may have written entries that are not read yet."""
        self.followed = False
        """Whether another worker has written to the table while it was awake here."""
        self.kept = False
        """Whether this worker runs the table's bots and clocks."""
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """By seat, the bots that are deciding."""
        self.timer: asyncio.TimerHandle | None = None
        self.heard_seq = table.seq
        """The last entry that the bots have had a chance to react to."""
        self.quiet_until = 0.0
        """Until when no bot says anything, by the monotonic clock."""
        self.rematching = False
        self.hinting: asyncio.Task[None] | None = None
        """Works out a hint, while somebody waits for one."""
        self.paces_elsewhere: dict[tuple[int, int], Pace] = {}
        """By worker and seat, the paces of players who are connected to another worker."""
        self.skipping = asyncio.Event()
        """Set while bots play without delay, until a person may act."""
        self.touched = time.monotonic()

    # ── the path of an entry ────────────────────────────────────────────────────────────────

    def submit(self, command: PendingCommand, now: int, chat_length: int) -> AnyEntry:
        """Judge a person's command and commit what it becomes. Raises Refusal or
        DuplicateCommand, and then nothing has changed."""
        wants_names = isinstance(command.command, RemoveSpectator)
        spectators = self.spectators if wants_names else None
        change = judge(self.table, command.person, command.command, now, chat_length, spectators)
        return self.commit(change, command)

    @property
    def spectators(self) -> dict[int, str]:
        """The names of the spectators of the table at this worker, by person."""
        people = {viewer.person for viewer in self.viewers}
        return {
            person.id: person.name for person in people if self.table.seat_of(person.id) is None
        }

    def commit(
        self, change: AnyEntry | FreshMove, command: PendingCommand | None = None
    ) -> AnyEntry:
        """Add an entry to the table. Every entry made in this process comes through here, except
        the one that opens a table (`TableRegistry.create`).

        Apply it, work out what each viewer will be sent, and queue it for the commit loop, which
        calls `take_pending`, writes, and then calls `send_written`. Raises Refusal if the rules
        refuse the move, and then nothing has changed.
        """
        if self.settled and self.contested:
            self.base = self.table.copy()
        try:
            entry, events = self.table.apply(change)
        except IllegalAction as illegal:
            raise Refusal(illegal.reason, **illegal.values) from None
        except Exception:
            self._discard(self)  # the table may hold half an entry; the one on disk is whole
            raise
        frames = self.frames_of(entry, events, entry.at)
        self.enqueue(PendingEntry(entry, self.table.seq, frames, command))
        return entry

    def enqueue(self, pending: PendingEntry) -> None:
        """Queue an entry to be written, or frames to be sent after all that is queued."""
        self.pending.append(pending)
        self._queue(self)

    def take_pending(self, due: int | None) -> Change | None:
        """Return everything that waits as one change for the store, or None if only frames wait.
        `due` is when the table next needs its runner."""
        self.writing, self.pending = self.pending, []
        written = [pending.entry for pending in self.writing if pending.entry is not None]
        if not written:
            return None
        lines = [pending.line for pending in self.writing if pending.entry is not None]
        table = self.table
        facts = facts_of(table, written, due)
        kinds = set(map(type, written))
        moves_only = kinds <= MOVES
        if moves_only and table.phase != "over":
            moved = kinds == {Played} and self._only_moved(facts)
            if not moved:
                self._facts = facts
            return Change(table.id, self.committed_seq, lines, facts, moved=moved)
        self._facts = facts
        # A table that was public until now leaves the list.
        listed = table.opened.public or Changed in kinds
        seated = None if moves_only else people_at(table)
        heir = table.host if any(map(_changes_host, written)) else None
        return Change(table.id, self.committed_seq, lines, facts, seated, listed, heir)

    def _only_moved(self, facts: Facts) -> bool:
        """Return whether moves have changed nothing that lists and timers must know now."""
        before = self._facts
        if before is None or facts.touched - before.touched >= TOUCHED_STEP:
            return False
        return facts[1:-1] == before[1:-1]  # all but `touched` and `to_act`

    def send_written(self) -> list[PendingEntry]:
        """Send the frames of what has just been written, and return it."""
        written, self.writing = self.writing, []
        for pending in written:
            for viewer, frame in pending.frames:
                viewer.send(frame)
            if pending.entry is not None:
                self.committed_seq = pending.seq
            accepted = None if pending.command is None else pending.command.accepted
            if accepted is not None and not accepted.done():
                accepted.set_result(pending.seq)
        if not self.pending:
            self.base = None
        return written

    def refuse_pending(self, refusal: Refusal) -> None:
        """Refuse all commands whose entries are not written, and forget those entries."""
        for pending in self.writing + self.pending:
            for viewer, _ in pending.frames:
                if viewer not in self.viewers:  # somebody waits in `until_written`
                    viewer.drop()
            command = pending.command
            if command is None:
                continue
            if command.accepted is not None and not command.accepted.done():
                command.accepted.set_exception(refusal)
            elif command.viewer is not None:
                command.viewer.send(answered(refusal, command.id))
        self.writing, self.pending, self.base = [], [], None

    def follow(self, lines: Iterable[tuple[int, str | bytes]], now: int) -> None:
        """Apply entries that another worker has written, and send their frames. Raises whatever
        reading them raises: then the table cannot be used."""
        self.followed = True
        self._facts = None
        for seq, line in lines:
            if seq != self.table.seq + 1:
                continue
            entry, events = self.table.apply(journal_entries.decode(line))
            for viewer, frame in self.frames_of(entry, events, now):
                viewer.send(frame)
            self.committed_seq = seq

    # ── what each viewer is sent ────────────────────────────────────────────────────────────

    def frames_of(
        self, entry: AnyEntry, events: Sequence[Event], now: int
    ) -> list[tuple[Viewer, str]]:
        """Return the frame for each viewer, after the table has applied the entry."""
        if not self.viewers:
            self.lenses.clear()
            return []
        table = self.table
        common = Common(table, entry, events, now)
        if isinstance(entry, Chatted):
            return self._chat_frames(entry, common)
        frames = {seat: lens.update(table, common) for seat, lens in self.lenses.items()}
        match entry:
            case Played():  # first, because nearly all entries are
                pass
            case SpectatorRemoved():
                return self._frames_after_dismissal(entry, frames)
            case Sat() | Stood() | Changed() | HostReturned():
                return self._frames_after_reseating(entry, frames, now)
            case Muted():
                return self._frames_after_muting(entry, frames, now)
        return [(viewer, frames[viewer.seat]) for viewer in self.viewers]

    def _chat_frames(self, entry: Chatted, common: Common) -> list[tuple[Viewer, str]]:
        muted = self.table.muted
        if not muted:
            return [(viewer, common.update) for viewer in self.viewers]
        empty = empty_update(self.table.seq)
        return [
            (viewer, empty if entry.person in muted.get(viewer.person.id, ()) else common.update)
            for viewer in self.viewers
        ]

    def _frames_after_muting(
        self, entry: Muted, frames: dict[int | None, str], now: int
    ) -> list[tuple[Viewer, str]]:
        """Send the person who muted somebody a snapshot, in which that chat is hidden or back."""
        return [
            (viewer, self.lens(viewer.seat).snapshot(self.table, viewer.person, now, ()))
            if viewer.person.id == entry.person
            else (viewer, frames[viewer.seat])
            for viewer in self.viewers
        ]

    def _frames_after_dismissal(
        self, entry: SpectatorRemoved, frames: dict[int | None, str]
    ) -> list[tuple[Viewer, str]]:
        """Close the connections of a spectator who was removed; the others get their frames."""
        for viewer in self.viewers:
            if viewer.person.id == entry.person:
                viewer.drop()
        return [(v, frames[v.seat]) for v in self.viewers if v.person.id != entry.person]

    def _frames_after_reseating(
        self, entry: Sat | Stood | Changed | HostReturned, frames: dict[int | None, str], now: int
    ) -> list[tuple[Viewer, str]]:
        """Send a snapshot to viewers whose seat changed, and to everyone if the host changed."""
        sent = []
        inherited = _changes_host(entry)
        for viewer in self.viewers:
            seat = self.seat_of(viewer)
            if seat == viewer.seat and not inherited:
                sent.append((viewer, frames[seat]))
            else:
                viewer.seat = seat
                sent.append((viewer, self.lens(seat).snapshot(self.table, viewer.person, now, ())))
        self.drop_unused_lenses()
        return sent

    def seat_of(self, viewer: Viewer) -> int | None:
        """Return the seat from which the viewer looks; None for a spectator or a TV view."""
        return None if viewer.tv else self.table.seat_of(viewer.person.id)

    def lens(self, seat: int | None) -> Lens:
        lens = self.lenses.get(seat)
        if lens is None:
            lens = self.lenses[seat] = Lens(self.table, seat)
        return lens

    def drop_unused_lenses(self) -> None:
        used = {viewer.seat for viewer in self.viewers}
        for seat in [seat for seat in self.lenses if seat not in used]:
            del self.lenses[seat]

    def renew_lenses(self) -> None:
        """Forget what was seen of the table before, and what was written about it."""
        self._facts = None
        self.history = f"{self.table.code} {next(_histories)}"
        self.lenses.clear()
        for viewer in self.viewers:
            viewer.seat = self.seat_of(viewer)
            self.lens(viewer.seat)

    # ── where it stands ─────────────────────────────────────────────────────────────────────

    @property
    def pace(self) -> Pace:
        """The slowest pace among the players who look at the table."""
        here = [viewer.pace for viewer in self.viewers if viewer.seat is not None]
        elsewhere = [
            pace
            for (worker, seat), pace in self.paces_elsewhere.items()
            if worker in self.table.workers[seat]
        ]
        return slowest(here + elsewhere)

    @property
    def contested(self) -> bool:
        """Whether other workers are likely to write to this table: one did, or some players are
        connected to another."""
        return self.followed or len(set().union(*self.table.workers)) > 1

    @property
    def settled(self) -> bool:
        """Whether everything is on disk and sent."""
        return not self.pending and not self.writing

    def recent_entries(self, after_seq: int) -> list[tuple[int, AnyEntry]] | None:
        """Return the entries after `after_seq`, or None if some of them are only on disk."""
        wanted = range(after_seq + 1, self.table.seq + 1)
        kept = dict(self.table.recent)
        if wanted and wanted[0] not in kept:
            waiting = self.writing + self.pending
            kept |= {p.seq: p.entry for p in waiting if p.entry is not None}
            if wanted[0] not in kept:
                return None
        return [(seq, kept[seq]) for seq in wanted]

    async def until_written(self) -> None:
        """Wait until everything that waits now is written. Raises Refusal if it cannot be."""
        written = asyncio.get_running_loop().create_future()

        def done(_: str) -> None:
            if not written.done():
                written.set_result(None)

        def failed() -> None:
            if not written.done():
                written.set_exception(Refusal("table-damaged"))

        self.enqueue(PendingEntry(None, self.table.seq, [(Viewer(NOBODY, done, failed), "")]))
        await written

    def answer_when_written(self, seq: int, frame: str, command: PendingCommand) -> None:
        """Send the answer to a repeated command once its entry `seq` is written."""
        frames = [] if command.viewer is None else [(command.viewer, frame)]
        self.enqueue(PendingEntry(None, seq, frames, command))


def _changes_host(entry: AnyEntry) -> bool:
    return isinstance(entry, HostReturned) or (isinstance(entry, Stood) and entry.heir is not None)


NOBODY = Person(0, "")


class AwakeTables:
    """The table sessions of this process, by code and by id."""

    def __init__(self) -> None:
        self.by_code: dict[str, TableSession] = {}
        self.by_id: dict[int, TableSession] = {}

    def add(self, session: TableSession) -> None:
        self.by_code[session.table.code] = self.by_id[session.table.id] = session

    def remove(self, session: TableSession) -> None:
        if session in self:
            del self.by_code[session.table.code], self.by_id[session.table.id]

    def __contains__(self, session: TableSession) -> bool:
        return self.by_id.get(session.table.id) is session
