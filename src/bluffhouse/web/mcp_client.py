"""A connection to the MCP server of a running house."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from mcp import Client

from bluffhouse.rules.contract import OptionError
from bluffhouse.web.guard import MCP_PATH


@asynccontextmanager
async def connected_to(house: str) -> AsyncIterator[Client]:
    """Connect to the house at this URL. Raises OptionError if it does not answer.

    Exceptions raised in the block are not wrapped in a group, as the client would do by itself.
    """
    client = Client(house.rstrip("/") + MCP_PATH)
    try:
        await client.__aenter__()
    except Exception:  # any kind: the client raises its HTTP library's errors, in groups
        message = f"{house} does not answer, or mcp is not switched on there"
        raise OptionError(message, "agents-no-house", url=house) from None
    try:
        yield client
    finally:
        await client.__aexit__(None, None, None)
