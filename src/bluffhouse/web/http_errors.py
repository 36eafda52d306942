"""Refusals and errors over HTTP: a status, a reason (a key of the locales) and its values."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from bluffhouse.house.refusal import Refusal
from bluffhouse.house.storage import DamagedPages, Unreachable
from bluffhouse.rules.contract import Scalar
from bluffhouse.web.guard import address_of

LOG = logging.getLogger("bluffhouse.web")

STATUS_OF_REASON = {
    "not-understood": 400,
    "come-in-first": 401,
    "desk-sign-in": 401,
    "desk-wrong-token": 401,
    "banned": 403,
    "banned-until": 403,
    "foreign-origin": 403,
    "host-only": 403,
    "no-such-table": 404,
    "no-such-page": 404,
    "record-too-long": 413,
    "foreign-host": 421,
    "too-slow": 408,
    "too-many-codes": 429,
    "too-many-reads": 429,
    "too-many-reviews": 429,
    "too-many-tables": 429,
    "too-many-guests": 429,
    "too-many-connections": 429,
    "chat-too-much": 429,
    "too-fast": 429,
    "review-failed": 503,
    "house-closing": 503,
    "house-full": 503,
    "house-cannot-write": 503,
}
"""HTTP status of each refusal. A reason that is not listed is a 409 Conflict."""

RETRY_SECONDS = {"chat-too-much": 10, "too-many-guests": 600}
"""Seconds after which a client that asked too much may try again: 1 for all other reasons, unless
the refusal names minutes."""


TOO_MANY = 429
"""HTTP status of refusals because of a limit."""


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    reason: str
    """A key of the locales."""
    values: dict[str, Scalar] = {}
    """Values that its sentence is filled with."""


def problem_specs(*statuses: int) -> dict[int, ResponseSpec]:
    """Describe a `Problem` for each of these statuses, for the OpenAPI document."""
    return {status: ResponseSpec(Problem, generate_examples=False) for status in statuses}


OPEN = problem_specs(400, 403, 429, 503)
"""Errors of handlers that anybody may call; 403 from a banned address or another site's page."""
KNOWN = OPEN | problem_specs(401)
"""Errors of handlers that only a person known to the house may call."""
AT_TABLE = KNOWN | problem_specs(404, 409)
"""Errors of handlers that concern one table."""


def refused(request: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    """Answer a refusal with its status, reason and values."""
    request.app.state.house.counts["refusals"] += 1
    problem = Problem(error.reason, error.values)
    status = STATUS_OF_REASON.get(error.reason, 409)
    headers = {}
    if status == TOO_MANY:
        minutes = error.values.get("minutes")
        named = 60 * minutes if isinstance(minutes, int) else None
        headers["retry-after"] = str(named or RETRY_SECONDS.get(error.reason, 1))
        state = request.app.state
        state.floods.add(error.reason, address_of(request.scope, state.settings.proxy))
    return Response(problem, status_code=status, headers=headers)


def unreachable(_: Request[Any, Any, Any], error: Unreachable) -> Response[Problem]:
    """Answer 503: the database did not respond, so nothing was written."""
    LOG.warning("the database does not respond: %s", error)
    return Response(Problem("house-cannot-write"), status_code=503)


def damaged(_: Request[Any, Any, Any], error: DamagedPages) -> Response[Problem]:
    """Answer 409: the pages of the database that this needs are damaged."""
    LOG.error("the database is damaged: %s", error)
    return Response(Problem("table-damaged"), status_code=409)


def not_understood(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Answer one of Litestar's own errors as a `Problem`."""
    details = error.detail
    if isinstance(error.extra, list) and error.extra:
        details = "; ".join(str(item.get("message", item)) for item in error.extra)
    reason = {404: "no-such-page", 405: "no-such-method", 413: "too-large"}.get(
        error.status_code, "not-understood"
    )
    headers = dict(error.headers or {})
    problem = Problem(reason, {"details": details[:400]})
    return Response(problem, status_code=error.status_code, headers=headers)


def broken(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer 500 for a mistake of ours: the traceback goes to the log, no details to the client."""
    LOG.error("a request failed", exc_info=error)
    return Response(Problem("house-broken"), status_code=500)
