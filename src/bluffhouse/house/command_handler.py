"""Commands of people, from a connection or a request to the table that judges them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable

import msgspec

from bluffhouse.house import judge
from bluffhouse.house.commands import (
    Act,
    AnyCommand,
    AskHint,
    Chat,
    HandBack,
    Mute,
    Rematch,
    Remove,
    Resume,
    ShowNumber,
    Start,
)
from bluffhouse.house.commit_loop import CommitLoop
from bluffhouse.house.frames import answered
from bluffhouse.house.journal_entries import (
    Archived,
    Chair,
    Clock,
    Followed,
    HintGiven,
    Opened,
    Sat,
)
from bluffhouse.house.judge import DuplicateCommand, Person
from bluffhouse.house.names import ERASED
from bluffhouse.house.presence import Presence
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.settings import Settings
from bluffhouse.house.store_access import StoreAccess
from bluffhouse.house.table import Table
from bluffhouse.house.table_registry import TableRegistry
from bluffhouse.house.table_runner import TableRunner
from bluffhouse.house.table_session import PendingCommand, TableSession
from bluffhouse.house.wall_clock import now
from bluffhouse.rules.contract import EDITION

GAME_COMMANDS = Start | ShowNumber | Resume | HandBack | Remove
"""Commands besides moves without which a game might not go on. A full journal takes them too, up to
twice its limit: a host could remove an absent player and give the seat back for ever."""
LIMITED_COMMANDS = (Chat, Mute)
"""Commands of which a person may give only so many in a minute."""


class CommandHandler:
    """Accepts and refuses commands, and keeps people's chat limits."""

    def __init__(
        self,
        settings: Settings,
        database: StoreAccess,
        registry: TableRegistry,
        runner: TableRunner,
        commit_loop: CommitLoop,
        presence: Presence,
        counts: dict[str, int],
    ) -> None:
        self._max_entries = settings.max_entries_per_table
        self._chat_length = settings.chat_length
        self._chat_limit = ChatLimit(settings.chat_per_minute)
        self._database = database
        self._registry = registry
        self._runner = runner
        self._commit_loop = commit_loop
        self._presence = presence
        self._counts = counts
        self._closing = False

    def close(self) -> None:
        """From now on refuse all commands."""
        self._closing = True

    def submit_now(self, session: TableSession, command: PendingCommand) -> None:
        """Judge a command at the table as it is known here, and commit what it becomes; the
        frames go out once that is written. Raises Refusal or DuplicateCommand."""
        if self._closing:
            raise Refusal("house-closing")
        if self._commit_loop.overloaded:
            raise Refusal("house-cannot-write")
        check_entries(session.table, command.command, self._max_entries)
        asks_again = isinstance(command.command, AskHint) and not command.counted
        if asks_again and session.hinting is not None:
            raise Refusal("hint-on-its-way")
        at = now()
        limited = isinstance(command.command, LIMITED_COMMANDS) and not command.counted
        try:
            if limited:
                self._chat_limit.check(session.table, command)
            entry = session.submit(command, at, self._chat_length)
        except DuplicateCommand as duplicate:
            if duplicate.seq <= session.committed_seq:
                raise
            # Its entry is still on its way to the disk, so the answer must wait too.
            session.answer_when_written(duplicate.seq, answered(duplicate, command.id), command)
            return
        if limited:
            self._chat_limit.count(session.table, command)
        session.touched = time.monotonic()
        if session.table.archived:
            session.commit(Archived(at, False))
        if isinstance(entry, Sat):
            self._presence.sat_down(session, command.person)
        if isinstance(entry, HintGiven):
            command.counted = True
            self._runner.give_hint(session, entry.seat)
        self._runner.start_if_complete(session)
        self._runner.look_after(session)

    async def submit(self, session: TableSession, command: PendingCommand) -> None:
        """Do the same, but refuse only what is refused at the table as all workers know it."""
        seq = session.table.seq
        try:
            self.submit_now(session, command)
        except Refusal:
            if not self._database.shared:
                raise
            session = await self._registry.current(session.table.code)
            if session.table.seq == seq:
                raise
            self.submit_now(session, command)

    async def accepted(
        self,
        session: TableSession,
        person: Person,
        command: AnyCommand,
        check_new_table: Callable[[], None],
    ) -> int:
        """Submit a command and return the sequence number of its entry, once that is written.
        Raises Refusal."""
        if isinstance(command, Rematch):
            await self.rematch(session, person, command, check_new_table)
            seq = session.table.seq
            await session.until_written()
            return seq
        pending = PendingCommand(person, command, None)
        pending.accepted = asyncio.get_running_loop().create_future()
        try:
            await self.submit(session, pending)
        except DuplicateCommand as duplicate:
            return duplicate.seq
        return await pending.accepted

    def resubmit(self, session: TableSession, command: PendingCommand) -> None:
        """Judge a command again whose entry another worker forestalled, and answer it."""
        try:
            self.submit_now(session, command)
        except (Refusal, DuplicateCommand) as answer:
            if command.accepted is not None and not command.accepted.done():
                if isinstance(answer, DuplicateCommand):
                    command.accepted.set_result(answer.seq)
                else:
                    command.accepted.set_exception(answer)
            elif command.viewer is not None:
                self._counts["refusals"] += isinstance(answer, Refusal)
                command.viewer.send(answered(answer, command.id))

    async def rematch(
        self,
        session: TableSession,
        person: Person,
        command: Rematch,
        check_new_table: Callable[[], None],
    ) -> str:
        """Open the next table for the same people, everybody one seat on; return its code.

        The person who asks is its host. If nobody else would have to come, the game starts, unless
        the command says otherwise.
        `check_new_table` raises Refusal if the person may open no more tables now.
        """
        table = session.table
        if table.phase == "closed":
            raise Refusal("table-closed")
        if table.phase != "over":
            raise Refusal("not-over")
        seat = table.seat_of(person.id)
        if seat is None:
            raise Refusal("you-have-no-seat")
        if person.id in table.removed:
            raise Refusal("host-removed-you")
        if table.next or session.rematching:
            raise Refusal("rematch-exists")
        check_new_table()
        session.rematching = True
        try:
            following = await self._registry.create(rematch_of(table, person))
            following.opened_from = session.opened_from
            if session.table.next:  # another worker was quicker
                following.commit(Archived(now(), True))
                raise Refusal("rematch-exists")
            if command.start and _all_ready_but(person, following.table):
                self.submit_now(following, PendingCommand(person, Start(), None))
            session.commit(Followed(now(), following.table.code, seat))
            return following.table.code
        finally:
            session.rematching = False


def check_entries(table: Table, command: AnyCommand, most: int) -> None:
    """Raise Refusal if a table has this many entries besides moves and connections of players:
    reading them all takes time that other tables need."""
    if table.seq < most or isinstance(command, Act):
        return
    if isinstance(command, GAME_COMMANDS):
        most *= 2
    if table.seq - table.moves - table.comings >= most:
        raise Refusal("too-many-entries", most=most)


def _all_ready_but(person: Person, table: Table) -> bool:
    """Return whether every seat is taken, and only this person's is not ready."""
    return all(chair and (chair.ready or chair.person == person.id) for chair in table.chairs)


def _is_gone(chair: Chair, host: Person) -> bool:
    """Return whether the chair is that of a person, other than the host, who can never come: they
    have deleted their account."""
    return chair.person is not None and chair.person != host.id and chair.name == ERASED


def rematch_of(table: Table, host: Person) -> Opened:
    """Return the first entry of the rematch: people who were removed or have deleted their
    accounts leave their seats empty, and bots that played for people go. After a lesson it is an
    ordinary table: the lesson's options and clock served its script."""
    chairs = [
        None
        if chair is None or chair.person in table.removed or _is_gone(chair, host)
        else msgspec.structs.replace(
            chair,
            ready=chair.person is None,
            number="",
            sealed="",
            bot=chair.bot if chair.person is None else None,
        )
        for chair in table.chairs
    ]
    old = table.opened
    return Opened(
        now(),
        host.id,
        old.game,
        {} if old.lesson else old.options,
        secrets.token_hex(32),
        (chairs[-1], *chairs[:-1]),
        old.public,
        Clock() if old.lesson else old.clock,
        old.absence,
        before=table.code,
        edition=EDITION,
    )


class ChatLimit:
    """How much one person may write at one table in a minute."""

    def __init__(self, per_minute: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._per_minute = per_minute
        self._clock = clock
        self._sent: dict[tuple[int, int], list[float]] = {}
        self._swept = clock()

    def check(self, table: Table, command: PendingCommand) -> None:
        """Raise Refusal if it is one message too many, unless it was sent and accepted before
        (then DuplicateCommand)."""
        if len(self._recent(table, command.person)) >= self._per_minute:
            judge.check_not_sent_before(table, command.person, command.command)
            raise Refusal("chat-too-much", most=self._per_minute)

    def count(self, table: Table, command: PendingCommand) -> None:
        """Count an accepted message, once."""
        command.counted = True
        self._sweep()
        recent = self._recent(table, command.person)
        self._sent[table.id, command.person.id] = [*recent, self._clock()]

    def _recent(self, table: Table, person: Person) -> list[float]:
        minute_ago = self._clock() - 60
        sent = self._sent.get((table.id, person.id), ())
        return [when for when in sent if when > minute_ago]

    def _sweep(self) -> None:
        """Forget people who have written nothing for a minute, once a minute."""
        minute_ago = self._clock() - 60
        if self._swept < minute_ago:
            self._swept = self._clock()
            self._sent = {who: sent for who, sent in self._sent.items() if sent[-1] > minute_ago}
