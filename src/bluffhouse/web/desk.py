"""The operator's desk over HTTP. Every handler asks `DeskAccess` first, and logs what it does."""

from __future__ import annotations

import logging
import time
from ipaddress import ip_address
from typing import Annotated

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.params import Parameter
from litestar.response import Stream

import bluffhouse
from bluffhouse.house.house import House
from bluffhouse.house.journal_entries import TableClosed
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.storage import Store
from bluffhouse.house.wall_clock import now
from bluffhouse.web import desk_view
from bluffhouse.web.backup_download import chunks
from bluffhouse.web.desk_access import DeskAccess, DeskSession
from bluffhouse.web.desk_view import DeskOverview, DeskPerson
from bluffhouse.web.guard import address_of
from bluffhouse.web.house_figures import HouseFigures
from bluffhouse.web.http_errors import KNOWN, OPEN, problem_specs
from bluffhouse.web.request_bodies import read_body
from bluffhouse.web.tables import FROM_ZERO, Code

LOG = logging.getLogger("bluffhouse.desk")

MAX_REASON = 200
"""Most characters in a reason, a note or an announcement."""
MAX_ID = 2**53
"""The largest number that JavaScript, and either database, can hold exactly."""
DESK_PATH = "/api/desk"

Text = Annotated[str, msgspec.Meta(max_length=MAX_REASON)]


class DeskToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sign in at the operator's desk."""

    token: Annotated[str, msgspec.Meta(max_length=200)]


class CloseTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Close a table before its game is over."""

    reason: Text = ""
    """Shown to everybody at the table."""


class AddBan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ban a person or an address."""

    person: Annotated[int, msgspec.Meta(ge=1, le=MAX_ID)] | None = None
    """The `id` of a person; either this or `address`."""
    address: Annotated[str, msgspec.Meta(max_length=50)] | None = None
    """An IP address. Of an IPv6 address, the whole /64 network is banned."""
    hours: Annotated[int, msgspec.Meta(ge=1, le=87_600)] | None = None
    """How long the ban lasts; left out: for good."""
    note: Text = ""
    """A reminder for the operator; nobody else sees it."""


class Announce(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Show an announcement to everybody who is connected."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_REASON)]


_token = msgspec.json.Decoder(DeskToken).decode
_close = msgspec.json.Decoder(CloseTable).decode
_ban = msgspec.json.Decoder(AddBan).decode
_announce = msgspec.json.Decoder(Announce).decode

AT_DESK = KNOWN | problem_specs(404)
"""Errors of every handler of the desk; 404 also means that the desk is turned off."""
Asked = Request[None, None, State]


class Desk(Controller):
    path = DESK_PATH
    tags = ("desk",)
    opt = {"desk": True}  # noqa: RUF012 (Litestar reads it from the class)

    @post(
        "/session",
        responses=OPEN | problem_specs(401, 404),
        status_code=204,
        takes="DeskToken",
        open_to_all=True,
        summary="Sign in at the operator's desk",
    )
    async def sign_in(self, request: Asked) -> Response[None]:
        data = await read_body(request, _token)
        access: DeskAccess = request.app.state.desk
        session = await access.sign_in(request.scope, data.token.strip())
        LOG.info("signed in from %s", _address(request))
        return Response(None, status_code=204, cookies=[await _cookie(request, session)])

    @delete("/session", responses=AT_DESK, summary="Sign out of the desk, in every browser")
    async def sign_out(self, request: Asked) -> Response[None]:
        await _check(request)
        access: DeskAccess = request.app.state.desk
        await access.sign_out()
        LOG.info("signed out from %s", _address(request))
        return Response(None, status_code=204, cookies=[await _cookie(request, None)])

    @get(responses=AT_DESK, summary="Tables, connections, bots, floods and bans")
    async def overview(self, request: Asked) -> Response[DeskOverview]:
        session = await _check(request)
        state = request.app.state
        house: House = state.house
        announced = house.announcements.current
        shown = DeskOverview(
            now(),
            bluffhouse.__version__,
            house.liveness.worker,
            await desk_view.tables_now(house),
            desk_view.addresses_now(state.connections),
            desk_view.bots_now(house),
            tuple(state.floods.latest),
            await desk_view.bans_now(house),
            house.database.shared,
            None if announced is None else announced.text,
        )
        renewed = state.desk.renewed(session)
        return Response(shown, cookies=[] if renewed is None else [await _cookie(request, renewed)])

    @get("/people", responses=AT_DESK, summary="People, those connected first")
    async def people(
        self,
        request: Asked,
        name: Annotated[str, Parameter(max_length=50, description="Part of a name.")] = "",
    ) -> list[DeskPerson]:
        await _check(request)
        state = request.app.state
        return await desk_view.people_now(state.house, state.connections, name.strip())

    @get("/figures", responses=AT_DESK, summary="Figures of the last two hours")
    async def figures(
        self,
        request: Asked,
        after: Annotated[int, Parameter(ge=0, le=2**53, schema_extra=FROM_ZERO)] = 0,
    ) -> HouseFigures:
        await _check(request)
        figures: HouseFigures = request.app.state.figures.since(after)
        return figures

    @post(
        "/tables/{code:str}/close",
        responses=AT_DESK | problem_specs(409),
        status_code=204,
        takes="CloseTable",
        summary="Close a table",
    )
    async def close_table(self, code: Code, request: Asked) -> None:
        await _check(request)
        data = await read_body(request, _close)
        house: House = request.app.state.house
        reason = _one_line(data.reason)
        session = await house.registry.current(code)
        # Another worker may write first. The entry is then dropped and made again.
        while session.table.phase in ("waiting", "playing"):
            session.commit(TableClosed(now(), reason))
            house.runner.rest(session)
            await session.until_written()
            session = await house.registry.current(code)
        if session.table.phase == "over":
            raise Refusal("game-over")
        LOG.info("closed table %s: %r", code, reason)

    @post(
        "/bans",
        responses=AT_DESK,
        status_code=204,
        takes="AddBan",
        summary="Ban a person or an address",
    )
    async def ban(self, request: Asked) -> None:
        await _check(request)
        data = await read_body(request, _ban)
        house: House = request.app.state.house
        if (data.person is None) == (data.address is None):
            raise Refusal("not-understood", details="either a person or an address")
        address = None if data.address is None else _checked_address(data.address)
        wanted = [] if data.person is None else [data.person]
        if wanted and not await house.database.read(Store.names_of, wanted):
            raise Refusal("no-such-page")
        until = None if data.hours is None else now() + data.hours * 3_600_000
        await house.bans.add(data.person, address, _one_line(data.note), until)
        who = address or f"person {data.person}"
        LOG.info("banned %s %s", who, f"for {data.hours} hours" if data.hours else "for good")

    @delete("/bans/{id:int}", responses=AT_DESK, summary="Lift a ban")
    async def lift(
        self,
        id: Annotated[int, Parameter(ge=1, le=MAX_ID, description="The `id` of a ban.")],
        request: Asked,
    ) -> None:
        await _check(request)
        house: House = request.app.state.house
        if not await house.bans.lift(id):
            raise Refusal("no-such-page")
        LOG.info("lifted ban %d", id)

    @post(
        "/announcement",
        responses=AT_DESK,
        status_code=204,
        takes="Announce",
        summary="Tell everybody who is connected something",
    )
    async def announce(self, request: Asked) -> None:
        await _check(request)
        text = _one_line((await read_body(request, _announce)).text)
        if not text:
            raise Refusal("not-understood", details="text: nothing visible")
        await request.app.state.house.announcements.announce(text)
        LOG.info("announced: %r", text)

    @delete("/announcement", responses=AT_DESK, summary="Withdraw the announcement")
    async def withdraw(self, request: Asked) -> None:
        await _check(request)
        await request.app.state.house.announcements.announce("")
        LOG.info("withdrew the announcement")

    @get(
        "/backup",
        responses=AT_DESK | problem_specs(409),
        media_type="application/x-ndjson",
        summary="A backup of the whole house",
    )
    async def backup(self, request: Asked) -> Stream:
        await _check(request)
        file = await request.app.state.backups.make()
        LOG.info("sent a backup to %s", _address(request))
        name = time.strftime("house-%Y-%m-%d.backup", time.gmtime(now() // 1000))
        headers = {
            "content-disposition": f'attachment; filename="{name}"',
            "cache-control": "no-store",
        }
        return Stream(chunks(file), media_type="application/x-ndjson", headers=headers)


class Announced(msgspec.Struct, frozen=True, omit_defaults=True):
    """The current announcement."""

    text: str | None = None
    """Left out: nothing is announced."""
    at: int = 0
    """When it was announced, in milliseconds since 1970."""


@get(
    "/api/announcement",
    tags=("desk",),
    responses=OPEN,
    summary="What the operator announces, for pages without a live connection",
    sync_to_thread=False,
)
def announcement(state: State) -> Announced:
    current = state.house.announcements.current
    return Announced() if current is None else Announced(current.text, current.at)


async def _check(request: Asked) -> DeskSession:
    """Return the operator's session. Raises Refusal if the request has none."""
    access: DeskAccess = request.app.state.desk
    return await access.check(request.scope)


async def _cookie(request: Asked, session: DeskSession | None) -> Cookie:
    """Return the cookie of a session; for None, the cookie that signs the operator out."""
    access: DeskAccess = request.app.state.desk
    return Cookie(
        key=access.cookie,
        value="" if session is None else await access.signed(session),
        max_age=0 if session is None else session.seconds,
        httponly=True,
        samesite="strict",
        secure=request.app.state.settings.secure_cookies,
    )


def _address(request: Asked) -> str:
    return address_of(request.scope, request.app.state.settings.proxy)


def _checked_address(text: str) -> str:
    """Return an address as connections name it: for IPv6, the /64 network. Raises Refusal."""
    try:
        address = str(ip_address(text.strip()))
    except ValueError:
        raise Refusal("not-understood", details="address: an IP address") from None
    return address_of({"client": (address, 0)}, proxy=False)


def _one_line(text: str) -> str:
    """Return the text with single spaces and nothing invisible."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
