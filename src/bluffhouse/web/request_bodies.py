"""Reads the bodies of requests strictly.

Litestar would accept 1 for true and "3" for 3, and fail on text that is not UTF-8. A handler
declares the type of its body as `takes`, for the OpenAPI document, and reads it here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec
from litestar import Request
from litestar.datastructures import State

from bluffhouse.house.refusal import Refusal

T = TypeVar("T")


async def read_body(request: Request[None, None, State], decode: Callable[[bytes], T]) -> T:
    """Return the decoded body. Raises Refusal."""
    try:
        return decode(await request.body())
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("not-understood", details=str(error)[:400]) from None
