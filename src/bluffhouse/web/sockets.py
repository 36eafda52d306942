"""The WebSockets: one per viewer of a table, one per viewer of the list of open tables.

They are plain ASGI, below the framework: thousands of them are open at the same time, and every
move passes through several.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from typing import Any
from urllib.parse import parse_qs

import msgspec
from litestar.types import Receive, Send

from bluffhouse.house import commands, frames
from bluffhouse.house.bot_timing import Pace, pace_named
from bluffhouse.house.commands import AnyCommand, Ping, Rematch, SetPace, Skip
from bluffhouse.house.frames import PONG, answered
from bluffhouse.house.house import House
from bluffhouse.house.judge import DuplicateCommand, Person
from bluffhouse.house.lobby import Lobby
from bluffhouse.house.presence import MAX_MISSED
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.storage import DamagedPages, Unreachable
from bluffhouse.house.table_session import PendingCommand, TableSession, Viewer
from bluffhouse.web.budgets import CONNECTION_COST, MISSED_PER_TOKEN, Budget, Budgets
from bluffhouse.web.connection_limit import ConnectionLimit
from bluffhouse.web.guard import address_of, turn_away
from bluffhouse.web.identity import Identity
from bluffhouse.web.live_connections import LiveConnection, LiveConnections
from bluffhouse.web.new_tables import NewTables
from bluffhouse.web.refused_floods import RefusedFloods
from bluffhouse.web.table_codes import TableCodes

LOG = logging.getLogger("bluffhouse.web")

MAX_QUEUED = 2_000
"""Frames that may wait for a connection that does not read before it is dropped."""
MAX_QUEUED_BYTES = 4 * 1024 * 1024
"""Bytes that may wait for such a connection."""

UNAVAILABLE = 1013
TOO_MANY = 4429
"""The code with which a connection is closed because of a limit."""
CLOSE_CODES = {
    "come-in-first": 4401,
    "host-removed-you": 4403,
    "no-such-table": 4404,
    "banned": 4403,
    "banned-until": 4403,
    "too-fast": TOO_MANY,
    "too-many-codes": TOO_MANY,
    "too-many-connections": TOO_MANY,
    "too-many-viewers": TOO_MANY,
    "house-cannot-write": UNAVAILABLE,
}
FAST_PATH = "bluffhouse.fast_path"
"""Key of a connection's scope under which the server offers a `FastPath` (`serve.Connection`)."""
TABLE = re.compile("/api/tables/([A-Z0-9]{1,40})/play")


class FastPath:
    """A way to receive and send without queues and tasks.

    This base class stands in for it on servers that offer none, and never takes anything.
    """

    on_text: Callable[[str], bool] | None = None
    """Handles an incoming text, or returns False if it must go through the queue."""

    def send_now(self, text: str) -> bool:
        """Send the text now, or return False if the connection cannot take it now."""
        return False


class Outbox:
    """Queue of frames for one connection, so that a slow reader never holds up the others."""

    __slots__ = ("_bytes", "_frames", "_reader", "_send", "_send_now", "_writing", "dropped")

    def __init__(self, scope: Any, send: Send) -> None:
        self._send = send
        self._send_now: Callable[[str], bool] = scope[FAST_PATH].send_now
        self._frames: deque[str] = deque()
        self._bytes = 0
        self._writing: asyncio.Task[None] | None = None
        self._reader = asyncio.current_task()
        self.dropped = False

    def put(self, frame: str) -> None:
        if self.dropped or (self._writing is None and self._send_now(frame)):
            return
        self._frames.append(frame)
        self._bytes += len(frame)
        if len(self._frames) > MAX_QUEUED or self._bytes > MAX_QUEUED_BYTES:
            self.drop()
        elif self._writing is None:
            self._writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        frames = self._frames
        try:
            while frames:
                frame = frames.popleft()
                self._bytes -= len(frame)
                await self._send({"type": "websocket.send", "text": frame, "bytes": None})
        except OSError:  # the connection is gone; its reader finds out by itself
            frames.clear()
        finally:
            self._writing = None

    def drop(self) -> None:
        """Close the connection at once and discard the waiting frames."""
        self.dropped = True
        self._frames.clear()
        if self._writing is not None:
            self._writing.cancel()
        if self._reader is not None:
            self._reader.cancel()

    async def close(self, code: int, reason: str) -> None:
        """Send the waiting frames, then close the connection."""
        while self._writing is not None:
            await asyncio.sleep(0.01)
        await self._send({"type": "websocket.close", "code": code, "reason": reason})


class _CommandReader:
    """Submits the commands of one viewer, and answers those that do not become entries."""

    __slots__ = (
        "_budget",
        "_check_new_table",
        "_code",
        "_counted",
        "_house",
        "_viewer",
        "busy",
        "outbox",
    )

    def __init__(
        self,
        house: House,
        code: str,
        viewer: Viewer,
        outbox: Outbox,
        budget: Budget,
        check_new_table: Callable[[], None],
    ) -> None:
        self._check_new_table = check_new_table
        self._house = house
        self._code = code
        self._viewer = viewer
        self._budget = budget
        self._counted = False
        """Whether the message at hand has been counted already."""
        self.outbox = outbox
        self.busy = True
        """Whether an earlier message is still being handled."""

    @property
    def too_fast(self) -> bool:
        return self._budget.exhausted

    def take_now(self, text: str) -> bool:
        """Handle the message synchronously. Return False if it must go through `take`."""
        if self.outbox.dropped:
            return True
        session = self._house.awake.by_code.get(self._code)
        if session is None or self.busy or self.too_fast:
            return False
        if not self._within_limit():
            return not self.too_fast  # `_listen` closes the connection
        try:
            command = self._decoded(text)
            if command is None:
                return True
            if isinstance(command, Rematch):
                self._counted = True
                return False
            try:
                self._house.commands.submit_now(
                    session, PendingCommand(self._viewer.person, command, self._viewer)
                )
            except Refusal as refusal:
                if self._house.database.shared:  # other workers may have written since
                    self._counted = True
                    return False
                self._answer(refusal, command)
            except DuplicateCommand as done:
                self._answer(done, command)
        except Exception:
            LOG.exception("could not handle a message")
            self.outbox.drop()
        return True

    async def take(self, text: str | None) -> None:
        """Handle a message; None stands for one that is not text."""
        counted, self._counted = self._counted, False
        if not counted and not self._within_limit():
            return
        if text is None:
            self._answer(Refusal("not-text"), None)
            return
        house = self._house
        session = await house.registry.find(self._code)
        command = self._decoded(text)
        if command is None:
            return
        try:
            if isinstance(command, Rematch):
                await house.commands.rematch(
                    session, self._viewer.person, command, self._check_new_table
                )
            else:
                await house.commands.submit(
                    session, PendingCommand(self._viewer.person, command, self._viewer)
                )
        except (Refusal, DuplicateCommand) as answer:
            self._answer(answer, command)

    def _within_limit(self) -> bool:
        if self._budget.take():
            return True
        if not self.too_fast:
            self._answer(Refusal("too-fast"), None)
        return False

    def _decoded(self, text: str) -> AnyCommand | None:
        """Return the command, or None if the message has been answered."""
        try:
            command = commands.decode_message(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._answer(Refusal("not-understood", details=str(error)[:200]), None)
            return None
        match command:
            case Ping():
                self.outbox.put(PONG)
            case SetPace(pace):
                self._viewer.pace = pace
                self.tell_bots(pace)
            case Skip():
                self.tell_bots(None)
            case _:
                return command
        return None

    def tell_bots(self, pace: Pace | None) -> None:
        """Let the bots know the player's pace, or, with None, that they skip. Spectators have no
        say in it."""
        session, seat = self._house.awake.by_code.get(self._code), self._viewer.seat
        if session is None or seat is None:
            return
        if pace is None:
            self._house.runner.skip(session, seat)
        self._house.other_workers.send_signal(session, seat, pace)

    def _answer(self, answer: Refusal | DuplicateCommand, command: AnyCommand | None) -> None:
        self._house.counts["refusals"] += isinstance(answer, Refusal)
        self.outbox.put(answered(answer, getattr(command, "id", None)))


class Sockets:
    """Serves both kinds of WebSocket, and limits how many each address holds."""

    def __init__(
        self,
        house: House,
        identity: Identity,
        lobby: Lobby,
        new_tables: NewTables,
        codes: TableCodes,
        budgets: Budgets,
        connections: LiveConnections,
        limit: ConnectionLimit,
        floods: RefusedFloods,
    ) -> None:
        self._house = house
        self._connections = connections
        self._limit = limit
        self._floods = floods
        self._codes = codes
        self._budgets = budgets
        self._new_tables = new_tables
        self._identity = identity
        self._lobby = lobby
        self.open = 0
        """How many are open now."""

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        scope.setdefault(FAST_PATH, FastPath())
        table = TABLE.fullmatch(scope["path"])
        if table is not None:
            scope["code"] = table[1]
            await self._hold(scope, receive, send, self._play)
        elif scope["path"] == "/api/lobby":
            await self._hold(scope, receive, send, self._list)
        else:
            await turn_away(send, "websocket.http", 404, "no-such-page")

    async def _hold(self, scope: Any, receive: Receive, send: Send, serve: Any) -> None:
        await receive()  # websocket.connect
        address = address_of(scope, self._house.settings.proxy)
        scope["address"] = address
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        try:
            with self._limit.held(address), self._counted():
                self._house.bans.check_address(address)
                await serve(scope, receive, send)
        except Refusal as refusal:
            await self._close(send, refusal, address)
        except DamagedPages:
            await self._close(send, Refusal("table-damaged"), address)
        except Unreachable:
            await send({"type": "websocket.close", "code": UNAVAILABLE, "reason": "try again"})

    @contextmanager
    def _counted(self) -> Iterator[None]:
        self.open += 1
        try:
            yield
        finally:
            self.open -= 1

    async def _close(self, send: Send, refusal: Refusal, address: str) -> None:
        self._house.counts["refusals"] += 1
        code = CLOSE_CODES.get(refusal.reason, 1008)
        if code == TOO_MANY:
            self._floods.add(refusal.reason, address)
        frame = frames.encode(frames.Refused(refusal.reason, refusal.values))
        await send({"type": "websocket.send", "text": frame, "bytes": None})
        await send({"type": "websocket.close", "code": code, "reason": refusal.reason})

    def _listed(self, scope: Any, person: Person, outbox: Outbox) -> AbstractContextManager[None]:
        """Show the connection at the operator's desk, for as long as the `with` block runs."""
        connection = LiveConnection(person, scope["address"], outbox.put, outbox.drop)
        return self._connections.added(connection)

    # ── a table ─────────────────────────────────────────────────────────────────────────────

    async def _play(self, scope: Any, receive: Receive, send: Send) -> None:
        person = await self._identity.who(scope)
        budget = self._budgets.of(scope, person.id)
        budget.spend(CONNECTION_COST)
        outbox = Outbox(scope, send)
        with self._identity.connected(scope, outbox.drop), self._listed(scope, person, outbox):
            await self._play_as(person, budget, outbox, scope, receive)

    async def _play_as(
        self, person: Person, budget: Budget, outbox: Outbox, scope: Any, receive: Receive
    ) -> None:
        try:
            session = await self._codes.session(scope, scope["code"], person)
        except asyncio.CancelledError:
            _raise_unless_dropped(outbox)
            return
        if not session.opened_from:
            session.opened_from = address_of(scope, self._house.settings.proxy)
        viewer = Viewer(person, outbox.put, outbox.drop)
        viewer.tv = _query(scope, "tv") is not None
        viewer.pace = _pace(scope)
        check = partial(self._new_tables.check, scope, budget)
        reader = _CommandReader(self._house, session.table.code, viewer, outbox, budget, check)
        try:
            since = _paid_since(session, budget, _since(scope))
            await self._house.presence.attach(session, viewer, since)
            reader.tell_bots(viewer.pace)
            await self._listen(reader, scope, receive)
        except asyncio.CancelledError:
            _raise_unless_dropped(outbox)
        finally:
            self._house.presence.detach(session, viewer)

    async def _listen(self, reader: _CommandReader, scope: Any, receive: Any) -> None:
        scope[FAST_PATH].on_text = reader.take_now
        try:
            while True:
                reader.busy = False
                message = await receive()
                reader.busy = True
                if message["type"] == "websocket.disconnect":
                    return
                await reader.take(message.get("text"))
                if reader.too_fast:
                    self._floods.add("too-fast", scope["address"])
                    await reader.outbox.close(1008, "too-fast")
                    return
        finally:
            scope[FAST_PATH].on_text = None

    # ── the list of open tables ─────────────────────────────────────────────────────────────

    async def _list(self, scope: Any, receive: Any, send: Send) -> None:
        person = await self._identity.who(scope)
        budget = self._budgets.of(scope, person.id)
        budget.spend(CONNECTION_COST)
        outbox = Outbox(scope, send)
        with self._identity.connected(scope, outbox.drop), self._listed(scope, person, outbox):
            await self._show_list(budget, outbox, scope, receive)

    async def _show_list(self, budget: Budget, outbox: Outbox, scope: Any, receive: Any) -> None:
        try:
            await self._lobby.add(outbox.put)
            while (await receive())["type"] != "websocket.disconnect":
                if not budget.take() and budget.exhausted:
                    self._floods.add("too-fast", scope["address"])
                    await outbox.close(1008, "too-fast")
                    return
        except asyncio.CancelledError:
            _raise_unless_dropped(outbox)
        finally:
            self._lobby.viewers.pop(outbox.put, None)


def _raise_unless_dropped(outbox: Outbox) -> None:
    """Handle the cancellation of a reader: re-raise it unless the connection was dropped."""
    if not outbox.dropped:
        raise
    task = asyncio.current_task()
    assert task is not None
    task.uncancel()
    LOG.info("dropped a connection")


def _since(scope: Any) -> int | None:
    given = _query(scope, "since")
    if given is None:
        return None
    if not given.isascii() or not given.isdigit() or len(given) > 9:
        raise Refusal("not-understood", details="since: the seq of an update")
    return int(given)


def _paid_since(session: TableSession, budget: Budget, since: int | None) -> int | None:
    """Return the seq from which the client's budget pays for the entries it missed. A client that
    asks for the whole journal again and again gets fewer of them, but always a snapshot."""
    if since is None:
        return None
    missed = min(session.table.seq - since, MAX_MISSED)
    if missed <= 0:
        return since
    return max(since, session.table.seq - budget.pay_for(missed, MISSED_PER_TOKEN))


def _pace(scope: Any) -> Pace:
    given = _query(scope, "pace")
    if given is None:
        return "normal"
    try:
        return pace_named(given)
    except ValueError as error:
        raise Refusal("not-understood", details=str(error)) from None


def _query(scope: Any, name: str) -> str | None:
    asked = parse_qs(scope["query_string"].decode("latin-1"), keep_blank_values=True)
    return asked[name][0] if name in asked else None
