"""Reviews of finished games over HTTP: of a table, and of a record that somebody uploads.

Both answer 202 with the progress until the review is there, and then 200.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from bluffhouse.house.house import House
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.reviews import Asker, ReviewProgress
from bluffhouse.study.review_page import ReviewPage
from bluffhouse.web.budgets import REVIEW_COST
from bluffhouse.web.guard import Allowance, address_of
from bluffhouse.web.history_reads import reader
from bluffhouse.web.http_errors import AT_TABLE, OPEN, problem_specs
from bluffhouse.web.replays import MAX_RECORD_BODY, MAX_RECORD_KIB
from bluffhouse.web.request_bodies import read_body
from bluffhouse.web.tables import Code

UNDER_WAY = {202: ResponseSpec(ReviewProgress, generate_examples=False)}
RecordId = Annotated[
    str, Parameter(description="As in the answer to the upload.", pattern="^[0-9a-f]{64}$")
]


class ReviewARecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Review a record."""

    record: str
    """The text of the file; at most 256 KiB."""


_review_a_record = msgspec.json.Decoder(ReviewARecord).decode


class TableReviews(Controller):
    path = "/api/tables/{code:str}/review"
    tags = ("history",)

    @get(
        responses=AT_TABLE | UNDER_WAY,
        summary="How everybody played in a finished game; the first to ask starts the review",
    )
    async def review(self, code: Code, request: Request[None, None, State]) -> Response[ReviewPage]:
        state = request.app.state
        house: House = state.house
        async with reader(request, cost=0.0) as person:
            budget = state.budgets.of(request.scope, person.id)
            address = address_of(request.scope, state.settings.proxy)
            asker = Asker(person.id, address, lambda: budget.spend(REVIEW_COST))
            with state.codes.guessing(request.scope, code):
                return _answer(await house.reviews.of_table(code, person.id, asker))


class RecordReviews(Controller):
    path = "/api/reviews"
    tags = ("history",)

    @post(
        responses=OPEN | problem_specs(409, 413) | UNDER_WAY,
        status_code=200,
        takes="ReviewARecord",
        request_max_body_size=MAX_RECORD_BODY,
        summary="Review a game from its record; only the review is kept, for an hour",
    )
    async def start(self, request: Request[None, None, State]) -> Response[ReviewPage]:
        state = request.app.state
        house: House = state.house
        address = address_of(request.scope, state.settings.proxy)
        uploads: Allowance = state.opened_records
        reviewed: Allowance = state.reviewed_records
        if not uploads.use(address):
            raise Refusal("too-fast")
        data = await read_body(request, _review_a_record)
        if len(data.record) > MAX_RECORD_KIB * 1024:
            raise Refusal("record-too-long", most=MAX_RECORD_KIB)

        def pay() -> None:
            if not reviewed.use(address):
                raise Refusal("too-many-reviews")

        return _answer(await house.reviews.of_record(data.record, Asker(address, address, pay)))

    @get(
        "/{id:str}",
        responses=OPEN | problem_specs(404, 409) | UNDER_WAY,
        summary="The review of an uploaded record; 404: upload it again",
    )
    async def find(self, id: RecordId, request: Request[None, None, State]) -> Response[ReviewPage]:
        house: House = request.app.state.house
        try:
            return _answer(await house.reviews.find_record(id))
        except KeyError:
            raise Refusal("no-such-page") from None


def _answer(found: ReviewPage | ReviewProgress) -> Response[ReviewPage]:
    status = 202 if isinstance(found, ReviewProgress) else 200
    return Response(found, status_code=status)  # type: ignore[arg-type]
