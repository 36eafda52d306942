"""How a no looks over HTTP: a status, a reason that is a key of the words, its values."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from bluffhouse.house.refusal import Refusal
from bluffhouse.house.storage import Unreachable
from bluffhouse.rules.contract import Scalar

LOG = logging.getLogger("bluffhouse.web")

STATUS = {
    "not-understood": 400,
    "come-in-first": 401,
    "foreign-origin": 403,
    "host-only": 403,
    "no-such-table": 404,
    "no-such-page": 404,
    "record-too-long": 413,
    "too-many-tables": 429,
    "too-many-guests": 429,
    "too-many-connections": 429,
    "chat-too-much": 429,
    "too-fast": 429,
    "house-closing": 503,
    "house-full": 503,
    "house-cannot-write": 503,
}
"""Every other refusal is a 409: not now, not so."""


class Problem(msgspec.Struct, frozen=True):
    """Why not."""

    reason: str
    """A key of the words."""
    values: dict[str, Scalar] = {}
    """What its sentence is filled with."""


def problem_specs(*statuses: int) -> dict[int, ResponseSpec]:
    return {status: ResponseSpec(Problem, generate_examples=False) for status in statuses}


OPEN = problem_specs(400, 429, 503)
"""What may go wrong for anybody."""
KNOWN = OPEN | problem_specs(401)
"""What may go wrong for somebody the house must know."""
AT_TABLE = KNOWN | problem_specs(403, 404, 409)
"""What may go wrong at a table."""


def refused(request: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    request.app.state.house.counts["refusals"] += 1
    problem = Problem(error.reason, error.values)
    return Response(problem, status_code=STATUS.get(error.reason, 409))


def unreachable(_: Request[Any, Any, Any], error: Unreachable) -> Response[Problem]:
    LOG.warning("the database does not answer: %s", error)
    return Response(Problem("house-cannot-write"), status_code=503)


def not_understood(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Litestar's own errors, in our shape."""
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
    """Our own mistake: in the log whole, for the visitor without details."""
    LOG.error("a request failed", exc_info=error)
    return Response(Problem("house-broken"), status_code=500)
