"""Replays of records that people upload. Nothing of them is stored."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Controller, Request, post
from litestar.datastructures import State

from bluffhouse.house import history
from bluffhouse.house.refusal import Refusal
from bluffhouse.web.guard import Allowance, address_of
from bluffhouse.web.http_errors import OPEN, problem_specs
from bluffhouse.web.request_bodies import read_body

MAX_RECORD_KIB = 256
"""Maximum size of a record in KiB. A long game of eight people takes a fifth of it."""
MAX_RECORD_BODY = 2 * MAX_RECORD_KIB * 1024
"""Bytes of a request with a record: as JSON text, it has a backslash before each of its many
quotation marks."""


class OpenARecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Replay a record."""

    record: str
    """The text of the file; at most 256 KiB."""
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] | None = None
    """The seat whose view is shown; left out: what a spectator sees."""
    all_hands: bool = False
    """Whether all hands are open, whatever `seat` says."""


_one_at_a_time = asyncio.Semaphore(1)
"""Records are replayed one by one: a long one takes 0.1 s of CPU that the tables need too."""
_open_a_record = msgspec.json.Decoder(OpenARecord).decode


class Replays(Controller):
    path = "/api/replays"
    tags = ("history",)

    @post(
        responses=OPEN | problem_specs(409, 413),
        status_code=200,
        takes="OpenARecord",
        request_max_body_size=MAX_RECORD_BODY,
        summary="Replay a game from its record, decision by decision; nothing is stored",
    )
    async def replay(self, request: Request[None, None, State]) -> history.Replay:
        state = request.app.state
        opened: Allowance = state.opened_records
        if not opened.use(address_of(request.scope, state.settings.proxy)):
            raise Refusal("too-fast")
        data = await read_body(request, _open_a_record)
        if len(data.record) > MAX_RECORD_KIB * 1024:
            raise Refusal("record-too-long", most=MAX_RECORD_KIB)
        async with _one_at_a_time:
            wanted: history.POV = "all" if data.all_hands else data.seat
            return await asyncio.to_thread(history.replay_of_record, data.record, wanted)
