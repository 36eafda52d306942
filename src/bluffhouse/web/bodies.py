"""What comes with a request, read strictly.

The framework would take a 1 for a true and a "3" for a 3, and fail over text that is no UTF-8. A
handler says what it `takes`, which `openapi` writes down, and asks for it here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec
from litestar import Request
from litestar.datastructures import State

from bluffhouse.house.refusal import Refusal

T = TypeVar("T")


async def heard(request: Request[None, None, State], decode: Callable[[bytes], T]) -> T:
    """The body. Raises Refusal."""
    try:
        return decode(await request.body())
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("not-understood", details=str(error)[:400]) from None
