"""People over HTTP: come in under a name, rename, link a second device, sign out devices."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie, State
from litestar.params import Parameter

from bluffhouse.house.judge import Person
from bluffhouse.house.names import clean
from bluffhouse.house.refusal import Refusal
from bluffhouse.web.budgets import REPLAY_COST
from bluffhouse.web.guard import Allowance, address_of
from bluffhouse.web.http_errors import KNOWN, OPEN, problem_specs
from bluffhouse.web.identity import COOKIE_SECONDS, LINK_SECONDS, Identity
from bluffhouse.web.request_bodies import read_body

Name = Annotated[
    str, msgspec.Meta(max_length=200, description="Trimmed; 1 to 24 letters are left.")
]


class ComeIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Come in under a name; no account is needed."""

    name: Name
    bearer: bool = False
    """For programs: send the token in the answer instead of a cookie."""


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a new name, which holds from the next table on."""

    name: Name


class DeleteAccount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Delete the account of the person who asks, for good."""

    name: Name
    """Their name, typed to confirm, because this cannot be undone."""


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Redeem, on a second device, the link that the first one got."""

    link: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    bearer: bool = False


_come_in = msgspec.json.Decoder(ComeIn).decode
_rename = msgspec.json.Decoder(Rename).decode
_delete_account = msgspec.json.Decoder(DeleteAccount).decode
_claim = msgspec.json.Decoder(Claim).decode


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    """The person who asks."""

    name: str
    token: str | None = None
    """The bearer token, only if it was asked for."""


class Link(msgspec.Struct, frozen=True):
    """A one-time link to a second device: `/#claim=…` in a browser."""

    link: str
    seconds: int
    """How long the link is valid."""


class Device(msgspec.Struct, frozen=True, omit_defaults=True):
    """A device on which the person is signed in."""

    id: str
    """Names it in `DELETE /api/me/devices/{id}`."""
    name: str
    """Browser and system, or the name of a program; may be empty."""
    created: int
    """Since when, in milliseconds since 1970."""
    seen: int
    """When it was last used, to the day."""
    here: bool = False
    """Whether it is the device that asks."""


DELETION_PATH = "/api/me/deletion"
ID_LENGTH = 16
"""Characters of a token's hash that name a device."""
DeviceId = Annotated[str, Parameter(description="The `id` of a device.", max_length=ID_LENGTH)]


class People(Controller):
    path = "/api/me"
    tags = ("people",)

    @post(responses=OPEN | problem_specs(409), takes="ComeIn", summary="Come in under a name")
    async def come_in(self, request: Request[None, None, State]) -> Response[Me]:
        data = await read_body(request, _come_in)
        _check_guests(request)
        identity: Identity = request.app.state.identity
        person, token = await identity.come_in(request.scope, data.name)
        return _signed_in(request, person, token, data.bearer)

    @get(responses=KNOWN, summary="Who I am")
    async def me(self, request: Request[None, None, State]) -> Response[Me]:
        identity: Identity = request.app.state.identity
        token = identity.cookie_token(request.scope)
        before = None if token else await identity.signed_in_before(request.scope)
        person, token = before or (await identity.who(request.scope), token)
        # A cookie lasts from each visit on, as its token does.
        cookies = [] if token is None else _cookies(request, identity.signed(token), COOKIE_SECONDS)
        return Response(Me(person.name), cookies=cookies)

    @patch(responses=KNOWN | problem_specs(409), takes="Rename", summary="Take another name")
    async def rename(self, request: Request[None, None, State]) -> Me:
        data = await read_body(request, _rename)
        _check_guests(request)
        return Me((await request.app.state.identity.rename(request.scope, data.name)).name)

    @delete(responses=KNOWN, summary="Forget this device")
    async def leave(self, request: Request[None, None, State]) -> Response[None]:
        identity: Identity = request.app.state.identity
        here = identity.token_hash(request.scope)
        await identity.sign_out(request.scope, lambda hashed: hashed == here)
        return Response(None, status_code=204, cookies=_cookies(request, "", 0))

    @post(
        "/deletion",
        responses=KNOWN | problem_specs(409),
        status_code=204,
        takes="DeleteAccount",
        summary="Delete my account: name and chat are gone, games stay anonymous",
    )
    async def delete_account(self, request: Request[None, None, State]) -> Response[None]:
        identity: Identity = request.app.state.identity
        person = await identity.who(request.scope, even_banned=True)
        data = await read_body(request, _delete_account)
        if clean(data.name) != person.name:
            raise Refusal("name-differs", name=person.name)
        _check_guests(request)
        request.app.state.budgets.of(request.scope, person.id).spend(REPLAY_COST)
        # From here on nobody can act for the person, while their tables are changed.
        await identity.begin_erasure(person)
        await request.app.state.house.erasure.erase(person.id)
        request.app.state.lobby.refresh()
        return Response(None, status_code=204, cookies=_cookies(request, "", 0))

    @get("/devices", responses=KNOWN, summary="Where I am signed in")
    async def devices(self, request: Request[None, None, State]) -> list[Device]:
        identity: Identity = request.app.state.identity
        here = identity.token_hash(request.scope)
        return [
            Device(hashed[:ID_LENGTH], name, created, seen, hashed == here)
            for hashed, name, created, seen in await identity.devices(request.scope)
        ]

    @delete("/devices", responses=KNOWN, summary="Sign out everywhere but here")
    async def sign_out_others(self, request: Request[None, None, State]) -> None:
        identity: Identity = request.app.state.identity
        here = identity.token_hash(request.scope)
        await identity.sign_out(request.scope, lambda hashed: hashed != here)

    @delete(
        "/devices/{id:str}", responses=KNOWN | problem_specs(404), summary="Sign out one device"
    )
    async def sign_out(self, id: DeviceId, request: Request[None, None, State]) -> None:
        identity: Identity = request.app.state.identity
        if not await identity.sign_out(request.scope, lambda hashed: hashed[:ID_LENGTH] == id):
            raise Refusal("no-such-page")

    @post("/link", responses=KNOWN, summary="A one-time link for a second device")
    async def link(self, request: Request[None, None, State]) -> Link:
        _check_guests(request)
        identity: Identity = request.app.state.identity
        person = await identity.who(request.scope)
        return Link(await identity.new_link(person), LINK_SECONDS)

    @post(
        "/claim",
        responses=OPEN | problem_specs(409),
        takes="Claim",
        summary="Be the same person on this device",
    )
    async def claim(self, request: Request[None, None, State]) -> Response[Me]:
        data = await read_body(request, _claim)
        _check_guests(request)
        person, token = await request.app.state.identity.claim(request.scope, data.link)
        return _signed_in(request, person, token, data.bearer)


def _check_guests(request: Request[None, None, State]) -> None:
    """Refuse if this address asks too often: each of these requests is a transaction."""
    guests: Allowance = request.app.state.guests
    if not guests.use(address_of(request.scope, request.app.state.settings.proxy)):
        raise Refusal("too-many-guests")


def _signed_in(
    request: Request[None, None, State], person: Person, token: str, bearer: bool
) -> Response[Me]:
    """Answer with the person, and the token as a bearer or in a signed cookie."""
    if bearer:
        return Response(Me(person.name, token), status_code=201)
    identity: Identity = request.app.state.identity
    cookies = _cookies(request, identity.signed(token), COOKIE_SECONDS)
    return Response(Me(person.name), status_code=201, cookies=cookies)


def _cookies(request: Request[None, None, State], value: str, seconds: int) -> list[Cookie]:
    """Return the cookie with this value, and one that ends a cookie of an earlier version if the
    browser has one."""
    identity: Identity = request.app.state.identity
    secure: bool = request.app.state.settings.secure_cookies

    def cookie(name: str, value: str, seconds: int) -> Cookie:
        return Cookie(
            key=name, value=value, max_age=seconds, httponly=True, samesite="lax", secure=secure
        )

    cookies = [cookie(identity.cookie, value, seconds)]
    old = identity.plain_cookie
    if old != identity.cookie and old in request.cookies:
        cookies.append(cookie(old, "", 0))
    return cookies
