"""Agents' seats: everything an agent may ask of the house, under the same limits as people.

An agent is a program, such as a language model, that joins tables through MCP (`mcp_server.py`).
An agent that joins becomes a person of the house and gets a handle: the table's code and that
person's token. The handle alone says who is asking, so an agent may continue from another
connection, through another worker, or after a restart.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from contextlib import ExitStack, suppress
from functools import partial
from typing import Any, Literal, NamedTuple

import msgspec

from bluffhouse.house.bot_timing import Pace
from bluffhouse.house.commands import Act, AnyCommand, Chat, HandOver, Ready, Sit, Stand, Start
from bluffhouse.house.house import House
from bluffhouse.house.judge import Person
from bluffhouse.house.lobby import Lobby, OpenTable
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.table import Table
from bluffhouse.house.table_registry import Setting
from bluffhouse.house.table_session import TableSession, Viewer
from bluffhouse.text import Unclear
from bluffhouse.web.agent_views import ENDED, Looked, Told, decides, game_text, look
from bluffhouse.web.budgets import CONNECTION_COST, Budgets
from bluffhouse.web.connection_limit import ConnectionLimit
from bluffhouse.web.guard import Allowance, address_of
from bluffhouse.web.identity import Identity
from bluffhouse.web.live_connections import LiveConnection, LiveConnections
from bluffhouse.web.new_tables import NewTables
from bluffhouse.web.table_codes import TableCodes

MAX_WAIT = 50.0
"""Most seconds that one call may wait. Many clients and proxies give up after a minute."""
AWAY_AFTER = 300.0
"""Seconds without a call after which an agent counts as disconnected."""
PACE: Pace = "instant"
"""Bots need not pretend to think for an agent. If people play too, the slowest pace counts."""
ON_DELIVERED = "bluffhouse.on_delivered"
"""Key of a request's scope for a list of functions. A transport that may fail to deliver an answer
puts it there, and calls them when it sends the answer."""

Until = Literal["turn", "news"]
"""What to wait for: a decision of this seat, or anything new."""


class Handle(NamedTuple):
    """Names an agent's seat."""

    code: str
    token: str

    def __str__(self) -> str:
        return f"{self.code}.{self.token}"


def read_handle(text: str) -> Handle:
    """Return the handle written in a text. Raises Refusal."""
    code, dot, token = text.strip().partition(".")
    if not dot or not code or not token:
        raise Refusal("come-in-first")
    return Handle(code, token)


class _Connection:
    """An agent's presence at a table between its calls, and what it has been told there."""

    def __init__(self, person: Person, address: str) -> None:
        self.address = address
        self.listed = ExitStack()
        """What ends with the connection: its place at the desk and among those that are counted."""
        self.latest_wait: object = None
        """The call that waits here now. An older one ends when another begins."""
        self.told = Told()
        self.news = asyncio.Event()
        self.viewer = Viewer(person, self.notify, self._drop)
        self.viewer.pace = PACE
        self.session: TableSession | None = None
        """None: not connected."""
        self.timer: asyncio.TimerHandle | None = None

    def tell(self, told: Told) -> None:
        """Note what the agent has been told. Calls may be answered in any order."""
        self.told = self.told.together_with(told)

    def notify(self, _: str) -> None:
        """Wake the call that waits here: there may be something to tell."""
        self.news.set()

    def _drop(self) -> None:
        self.session = None
        self.news.set()


class AgentSeats:
    """Lets agents open and join tables, look, act, chat and leave. Every method may raise
    Refusal."""

    def __init__(
        self,
        house: House,
        identity: Identity,
        lobby: Lobby,
        new_tables: NewTables,
        codes: TableCodes,
        budgets: Budgets,
        guests: Allowance,
        live: LiveConnections,
        limit: ConnectionLimit,
    ) -> None:
        self._house = house
        self._identity = identity
        self._lobby = lobby
        self._new_tables = new_tables
        self._codes = codes
        self._budgets = budgets
        self._guests = guests
        self._live = live
        self._limit = limit
        self._connections: dict[Handle, _Connection] = {}

    async def public_tables(self) -> tuple[OpenTable, ...]:
        """Return the public tables that wait for players."""
        return await self._lobby.tables()

    async def open(self, scope: Any, name: str, setting: Setting) -> Looked:
        """Open a table, sit down at it, and start the game if nobody else has to come."""
        token = await self._come_in(scope, name)
        person = await self._identity.who_has(token, scope)
        self._new_tables.check(scope, self._budgets.of(scope, person.id))
        session = await self._house.registry.open(person, setting)
        session.opened_from = address_of(scope, self._house.settings.proxy)
        return await self._sit(scope, Handle(session.table.code, token), person, None)

    async def join(
        self, scope: Any, code: str, seat: int | None, name: str, handle: str | None
    ) -> Looked:
        """Sit down at a table; with a handle, as the same player as at that handle's table."""
        token = await self._come_in(scope, name) if handle is None else read_handle(handle).token
        person = await self._identity.who_has(token, scope)
        return await self._sit(scope, Handle(code, token), person, seat)

    async def _come_in(self, scope: Any, name: str) -> str:
        if not self._guests.use(address_of(scope, self._house.settings.proxy)):
            raise Refusal("too-many-guests")
        _, token = await self._identity.come_in(scope, name)
        return token

    async def _sit(self, scope: Any, handle: Handle, person: Person, seat: int | None) -> Looked:
        """Take a seat and be ready, unless this person sits there already."""
        session = await self._codes.session(scope, handle.code, person)
        if session.table.seat_of(person.id) is None:
            await self._ask(session, person, Sit(seat, agent=True))
        if session.table.phase == "waiting":
            await self._ask(session, person, Ready())
        return await self.look(scope, str(handle))

    async def look(self, scope: Any, handle: str) -> Looked:
        """Return what the seat may know, and what is new since the last call."""
        known, person = await self._known(scope, handle)
        connection = await self._connected(scope, known, person)
        await self._start_if_ready(connection, person)
        return await self._looked(scope, known, person, connection)

    async def wait(self, scope: Any, handle: str, until: Until, seconds: float) -> Looked:
        """Wait until the seat has a decision to make (or there is news), the game is over, the
        table is closed, the time is up, or a newer call waits for the same seat; then look."""
        known, person = await self._known(scope, handle)
        deadline = asyncio.get_running_loop().time() + min(max(seconds, 0.0), MAX_WAIT)
        connection = await self._connected(scope, known, person)
        this_wait = connection.latest_wait = object()
        connection.news.set()  # an older call ends
        while True:
            connection.news.clear()
            await self._start_if_ready(connection, person)
            if connection.latest_wait is not this_wait:
                # Nobody may be there to read this, so the newer call tells it too.
                return (await self._seen(known, person, connection))[0]
            if self._awaited(connection, person, until):
                break
            try:
                async with asyncio.timeout_at(deadline):
                    await connection.news.wait()
            except TimeoutError:
                break
            if self._connections.get(known) is not connection:
                await self._check_admitted(scope, known)
                break
            await self._attach(scope, known, connection)
        return await self._looked(scope, known, person, connection)

    async def act(
        self, scope: Any, handle: str, text: str | None, action: Mapping[str, Any] | None
    ) -> Looked:
        """Play an action, given as text or as a structure."""
        if (text is None) == (action is None):
            raise Refusal("not-understood", details="give either text or action")
        known, person = await self._known(scope, handle)
        connection = await self._connected(scope, known, person)
        session = await self._house.registry.current(known.code)
        raw = msgspec.json.encode(action) if text is None else _read(session.table, person, text)
        command = Act(id=secrets.token_hex(8), action=msgspec.Raw(raw))
        await self._ask(session, person, command)
        return await self._looked(scope, known, person, connection)

    async def say(self, scope: Any, handle: str, text: str) -> Looked:
        """Send the table a chat message."""
        known, person = await self._known(scope, handle)
        connection = await self._connected(scope, known, person)
        session = await self._house.registry.current(known.code)
        await self._ask(session, person, Chat(text, id=secrets.token_hex(8)))
        return await self._looked(scope, known, person, connection)

    async def leave(self, scope: Any, handle: str) -> None:
        """Stand up, or hand the seat to a bot if the game is under way. This handle, and all others
        of the same player, stop working."""
        known, person = await self._known(scope, handle)
        session = await self._codes.session(scope, known.code, person)
        seat = session.table.seat_of(person.id)
        if seat is not None and session.table.phase == "waiting":
            await self._ask(session, person, Stand())
        elif session.table.phase == "playing" and person.id in session.table.deciders:
            assert seat is not None
            await self._ask(session, person, HandOver(seat))
        await self._identity.forget(known.token, scope)

    # ── commands and limits ─────────────────────────────────────────────────────────────────

    async def _known(self, scope: Any, handle: str) -> tuple[Handle, Person]:
        """Return the handle and its person, once they have paid. Their address has paid before."""
        known = read_handle(handle)
        person = await self._identity.who_has(known.token, scope)
        self._budgets.of_person(person.id).spend(1.0)
        return known, person

    async def _check_admitted(self, scope: Any, handle: Handle) -> None:
        """Raise Refusal if the agent has been banned or signed out meanwhile."""
        self._house.bans.check_address(address_of(scope, self._house.settings.proxy))
        await self._identity.who_has(handle.token, scope)

    async def _ask(self, session: TableSession, person: Person, command: AnyCommand) -> None:
        await self._house.commands.accepted(session, person, command, _no_new_table)

    async def _start_if_ready(self, connection: _Connection, person: Person) -> None:
        """Start the game if this agent is the host and everybody is ready."""
        session = connection.session
        if session is None:
            return
        table = session.table
        ready = all(chair is not None and chair.ready for chair in table.chairs)
        if table.phase == "waiting" and table.host == person.id and ready:
            with suppress(Refusal):  # somebody left or is no longer ready
                await self._ask(session, person, Start())

    # ── presence ────────────────────────────────────────────────────────────────────────────

    async def _connected(self, scope: Any, handle: Handle, person: Person) -> _Connection:
        """Return the agent's connection, creating or renewing it if necessary."""
        address = address_of(scope, self._house.settings.proxy)
        connection = self._connections.get(handle)
        if connection is None:
            self._budgets.of(scope, person.id).spend(CONNECTION_COST)
            connection = self._connections[handle] = _Connection(person, address)
            self._list(handle, connection)
        elif connection.address != address:
            connection.address = address
            self._list(handle, connection)
        if connection.timer is not None:
            connection.timer.cancel()
        loop = asyncio.get_running_loop()
        connection.timer = loop.call_later(AWAY_AFTER, self._disconnect, handle)
        await self._attach(scope, handle, connection)
        return connection

    def _list(self, handle: Handle, connection: _Connection) -> None:
        """Count the connection, show it at the operator's desk, and end it as soon as its person
        or its address is banned or the person is signed out."""
        person, address = connection.viewer.person, connection.address
        end = partial(self._disconnect, handle)
        connection.listed.close()
        try:
            with ExitStack() as listed:
                listed.enter_context(self._limit.held(address))
                live = LiveConnection(person, address, connection.notify, end)
                listed.enter_context(self._live.added(live))
                listed.enter_context(self._identity.connected_with(handle.token, end))
                if self._connections.get(handle) is not connection:  # signed out just now
                    raise Refusal("come-in-first")
                connection.listed = listed.pop_all()
        except Refusal:
            self._disconnect(handle)
            raise

    async def _attach(self, scope: Any, handle: Handle, connection: _Connection) -> None:
        """Make the agent a viewer of the table, if it is not one yet, like a person whose page is
        open."""
        session = connection.session
        if session is not None and connection.viewer in session.viewers:
            return
        try:
            session = await self._codes.session(scope, handle.code, connection.viewer.person)
            await self._house.presence.attach(session, connection.viewer, None)
        except BaseException:
            self._disconnect(handle)
            raise
        connection.session = session

    def _disconnect(self, handle: Handle) -> None:
        connection = self._connections.pop(handle, None)
        if connection is None:
            return
        if connection.timer is not None:
            connection.timer.cancel()
        connection.listed.close()
        connection.viewer.gone = True  # should it be about to attach
        if connection.session is not None:
            self._house.presence.detach(connection.session, connection.viewer)
        connection.news.set()

    # ── looking ─────────────────────────────────────────────────────────────────────────────

    def _awaited(self, connection: _Connection, person: Person, until: Until) -> bool:
        session = connection.session
        if session is None:
            return False
        table = session.table
        if table.phase in ENDED or person.id in table.removed:
            return True
        if until == "news":
            return connection.told.has_news(table, self._house.announcements.current)
        return _may_act(table, person)

    async def _looked(
        self, scope: Any, handle: Handle, person: Person, connection: _Connection
    ) -> Looked:
        """Look, and count what is new as told once the answer is on its way."""
        looked, told = await self._seen(handle, person, connection)
        tell = partial(connection.tell, told)
        on_delivered: list[Callable[[], None]] | None = scope.get(ON_DELIVERED)
        if on_delivered is None:
            tell()
        else:
            on_delivered.append(tell)
        return looked

    async def _seen(
        self, handle: Handle, person: Person, connection: _Connection
    ) -> tuple[Looked, Told]:
        announcements = self._house.announcements

        def show(table: Table) -> tuple[Looked, Told]:
            seat = table.seat_of(person.id)
            if seat is None:
                raise Refusal("you-have-no-seat")
            return look(str(handle), table, seat, connection.told, announcements.current)

        # Agents, like people, are told only what is on disk.
        return await self._house.shown(handle.code, show)


def _no_new_table() -> None:
    raise AssertionError("agents ask for no rematch")


def _may_act(table: Table, person: Person) -> bool:
    """Return whether the house would accept a decision from this person now."""
    return not table.paused and decides(table, table.seat_of(person.id))


def _read(table: Table, person: Person, text: str) -> bytes:
    """Return the action that a text stands for, as JSON. Raises Refusal."""
    seat = table.seat_of(person.id)
    if seat is None:
        raise Refusal("you-have-no-seat")
    try:
        return msgspec.json.encode(game_text(table, seat).read(text))
    except Unclear as unclear:
        raise Refusal(unclear.reason, **unclear.values) from None
