"""The WebSockets: one a viewer of a table, one a watcher of the list of open tables.

They are plain ASGI, below the framework: thousands of them lie open at the same time, and every
move passes through four.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import Counter, deque
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs

import msgspec
from litestar.types import Receive, Send

from bluffhouse.house import commands, frames
from bluffhouse.house.commands import AnyCommand, Ping, Rematch
from bluffhouse.house.frames import PONG, answered
from bluffhouse.house.house import House
from bluffhouse.house.judge import DuplicateCommand
from bluffhouse.house.lobby import Lobby
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.storage import Unreachable
from bluffhouse.house.table_session import PendingCommand, Viewer
from bluffhouse.web.guard import address_of, turn_away
from bluffhouse.web.identity import Identity

LOG = logging.getLogger("bluffhouse.web")

MAX_QUEUED = 2_000
MAX_QUEUED_BYTES = 4 * 1024 * 1024
"""What waits for a connection that does not read; beyond it the connection is dropped."""
PATIENCE = 200
"""How many messages too many a connection may send before it is closed."""

UNAVAILABLE = 1013
CLOSE_CODES = {
    "come-in-first": 4401,
    "no-such-table": 4404,
    "too-many-connections": 4429,
    "too-many-viewers": 4429,
    "house-cannot-write": UNAVAILABLE,
}
DIRECT = "bluffhouse.direct"
"""Where a connection's scope has the way past queues and tasks (`serve.Connection`)."""
TABLE = re.compile("/api/tables/([A-Z0-9]{1,40})/play")


class Direct:
    """The way past queues and tasks, for a server that has none: nothing passes."""

    hear: Callable[[str], bool] | None = None
    """Is given a text as it comes in; False: it goes the usual way."""

    def push(self, text: str) -> bool:
        """Send it now; False: the connection does not take it now."""
        return False


class Outbox:
    """Frames on their way to one connection. Nobody ever waits for a slow reader."""

    __slots__ = ("_bytes", "_frames", "_push", "_reader", "_send", "_writing", "dropped")

    def __init__(self, scope: Any, send: Send) -> None:
        self._send = send
        self._push: Callable[[str], bool] = scope[DIRECT].push
        self._frames: deque[str] = deque()
        self._bytes = 0
        self._writing: asyncio.Task[None] | None = None
        self._reader = asyncio.current_task()
        self.dropped = False

    def put(self, frame: str) -> None:
        if self.dropped or (self._writing is None and self._push(frame)):
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
        except OSError:  # gone; the reader hears of it too
            frames.clear()
        finally:
            self._writing = None

    def drop(self) -> None:
        """Hang up, whatever is still on its way."""
        self.dropped = True
        self._frames.clear()
        if self._writing is not None:
            self._writing.cancel()
        if self._reader is not None:
            self._reader.cancel()

    async def close(self, code: int, reason: str) -> None:
        """After what is on its way."""
        while self._writing is not None:
            await asyncio.sleep(0.01)
        await self._send({"type": "websocket.close", "code": code, "reason": reason})


class Bucket:
    """So many messages a second, twice as many at once."""

    __slots__ = ("_at", "_left", "_rate", "over")

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._left = 2 * rate
        self._at = time.monotonic()
        self.over = 0
        """How many were too many, since it last was full."""

    def take(self) -> bool:
        at = time.monotonic()
        self._left += (at - self._at) * self._rate
        self._at = at
        if self._left >= 2 * self._rate:
            self._left = 2 * self._rate
            self.over = 0
        if self._left < 1:
            self.over += 1
            return False
        self._left -= 1
        return True


class _Hearing:
    """What one viewer of a table says, and what only he is told of it."""

    __slots__ = ("_bucket", "_code", "_counted", "_house", "_viewer", "busy", "outbox")

    def __init__(self, house: House, code: str, viewer: Viewer, outbox: Outbox) -> None:
        self._house = house
        self._code = code
        self._viewer = viewer
        self._bucket = Bucket(house.settings.messages_per_second)
        self._counted = False
        """Whether what is being looked at has been taken from the bucket."""
        self.outbox = outbox
        self.busy = True
        """Whether something he said earlier is still being looked at."""

    @property
    def too_fast(self) -> bool:
        return self._bucket.over > PATIENCE

    def at_once(self, text: str) -> bool:
        """Most of what is said needs to wait for nothing. False: this does; `take` it."""
        if self.outbox.dropped:
            return True
        session = self._house.tables.get(self._code)
        if session is None or self.busy or self._bucket.over >= PATIENCE:
            return False
        if not self._may_speak():
            return True
        try:
            command = self._understood(text)
            if command is None:
                return True
            if isinstance(command, Rematch):
                self._counted = True
                return False
            try:
                self._house.submit_now(
                    session, PendingCommand(self._viewer.person, command, self._viewer)
                )
            except Refusal as refusal:
                if self._house.store.shared:  # it must be true of what other workers wrote, too
                    self._counted = True
                    return False
                self._answer(refusal, command)
            except DuplicateCommand as done:
                self._answer(done, command)
        except Exception:
            LOG.exception("what was said could not be looked at")
            self.outbox.drop()
        return True

    async def take(self, text: str | None) -> None:
        counted, self._counted = self._counted, False
        if not counted and not self._may_speak():
            return
        if text is None:
            self._answer(Refusal("not-text"), None)
            return
        house = self._house
        session = house.tables.get(self._code) or await house.find(self._code)
        command = self._understood(text)
        if command is None:
            return
        try:
            if isinstance(command, Rematch):
                await house.rematch(session, self._viewer.person)
            else:
                await house.submit(
                    session, PendingCommand(self._viewer.person, command, self._viewer)
                )
        except (Refusal, DuplicateCommand) as answer:
            self._answer(answer, command)

    def _may_speak(self) -> bool:
        if self._bucket.take():
            return True
        if not self.too_fast:
            self._answer(Refusal("too-fast"), None)
        return False

    def _understood(self, text: str) -> AnyCommand | None:
        """None: it has been answered."""
        try:
            command = commands.heard(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._answer(Refusal("not-understood", details=str(error)[:200]), None)
            return None
        if isinstance(command, Ping):
            self.outbox.put(PONG)
            return None
        return command

    def _answer(self, answer: Refusal | DuplicateCommand, command: AnyCommand | None) -> None:
        self._house.counts["refusals"] += isinstance(answer, Refusal)
        self.outbox.put(answered(answer, getattr(command, "id", None)))


class Sockets:
    """Both kinds of WebSocket, and who holds how many."""

    def __init__(self, house: House, identity: Identity, lobby: Lobby) -> None:
        self._house = house
        self._identity = identity
        self._lobby = lobby
        self._held: Counter[str] = Counter()

    @property
    def open(self) -> int:
        return self._held.total()

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        scope.setdefault(DIRECT, Direct())
        table = TABLE.fullmatch(scope["path"])
        if table is not None:
            scope["code"] = table[1]
            await self._hold(scope, receive, send, self._play)
        elif scope["path"] == "/api/lobby":
            await self._hold(scope, receive, send, self._watch)
        else:
            await turn_away(send, "websocket.http", 404, "no-such-page")

    async def _hold(self, scope: Any, receive: Receive, send: Send, serve: Any) -> None:
        await receive()  # websocket.connect
        address = address_of(scope, self._house.settings.proxy)
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        if self._held[address] >= self._house.settings.max_connections_per_address:
            await self._close(send, Refusal("too-many-connections"))
            return
        self._held[address] += 1
        try:
            await serve(scope, receive, send)
        except Refusal as refusal:
            await self._close(send, refusal)
        except Unreachable:
            await send({"type": "websocket.close", "code": UNAVAILABLE, "reason": "try again"})
        finally:
            self._held[address] -= 1
            if not self._held[address]:
                del self._held[address]

    async def _close(self, send: Send, refusal: Refusal) -> None:
        self._house.counts["refusals"] += 1
        code = CLOSE_CODES.get(refusal.reason, 1008)
        frame = frames.encode(frames.Refused(refusal.reason, refusal.values))
        await send({"type": "websocket.send", "text": frame, "bytes": None})
        await send({"type": "websocket.close", "code": code, "reason": refusal.reason})

    # ── a table ─────────────────────────────────────────────────────────────────────────────

    async def _play(self, scope: Any, receive: Receive, send: Send) -> None:
        person = await self._identity.who(scope)
        session = await self._house.current(scope["code"])
        outbox = Outbox(scope, send)
        viewer = Viewer(person, outbox.put, outbox.drop)
        viewer.tv = _asked(scope, "tv") is not None
        try:
            await self._house.attach(session, viewer, _since(scope))
            await self._listen(
                _Hearing(self._house, session.table.code, viewer, outbox), scope, receive
            )
        except asyncio.CancelledError:
            _hung_up(outbox)
        finally:
            self._house.detach(session, viewer)

    async def _listen(self, hearing: _Hearing, scope: Any, receive: Any) -> None:
        scope[DIRECT].hear = hearing.at_once
        try:
            while True:
                hearing.busy = False
                message = await receive()
                hearing.busy = True
                if message["type"] == "websocket.disconnect":
                    return
                await hearing.take(message.get("text"))
                if hearing.too_fast:
                    await hearing.outbox.close(1008, "too-fast")
                    return
        finally:
            scope[DIRECT].hear = None

    # ── the list of open tables ─────────────────────────────────────────────────────────────

    async def _watch(self, scope: Any, receive: Any, send: Send) -> None:
        await self._identity.who(scope)
        outbox = Outbox(scope, send)
        try:
            await self._lobby.watch(outbox.put)
            bucket = Bucket(self._house.settings.messages_per_second)
            while (await receive())["type"] != "websocket.disconnect":
                if not bucket.take() and bucket.over > PATIENCE:
                    await outbox.close(1008, "too-fast")
                    return
        except asyncio.CancelledError:
            _hung_up(outbox)
        finally:
            self._lobby.watchers.pop(outbox.put, None)


def _hung_up(outbox: Outbox) -> None:
    """The reader was cancelled: by us, because the connection is to be dropped, or by others."""
    if not outbox.dropped:
        raise
    task = asyncio.current_task()
    assert task is not None
    task.uncancel()
    LOG.info("dropped a connection")


def _since(scope: Any) -> int | None:
    given = _asked(scope, "since")
    if given is None:
        return None
    if not given.isascii() or not given.isdigit() or len(given) > 9:
        raise Refusal("not-understood", details="since: a number of an update")
    return int(given)


def _asked(scope: Any, name: str) -> str | None:
    asked = parse_qs(scope["query_string"].decode("latin-1"), keep_blank_values=True)
    return asked[name][0] if name in asked else None
