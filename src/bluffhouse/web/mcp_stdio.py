"""MCP over standard input and output, for clients that start their servers as programs."""

from __future__ import annotations

import asyncio
import logging
import signal
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import mcp_types
from litestar.datastructures import State
from mcp.server import ServerRequestContext
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server

import bluffhouse
from bluffhouse.house.settings import Settings
from bluffhouse.web.app import opened_house
from bluffhouse.web.budgets import Budgets
from bluffhouse.web.mcp_client import connected_to
from bluffhouse.web.mcp_server import INSTRUCTIONS, make_server
from bluffhouse.web.serve import set_up_log


def serve_own_house() -> None:
    """Serve a house of its own, without a port, until standard input ends. It keeps nothing."""
    with TemporaryDirectory(prefix="bluffhouse-") as folder:
        # Alone in its house, an agent can shut nobody out, however fast it plays.
        settings = Settings(
            data=Path(folder), log="warning", bot_delay=0, messages_per_second=1_000_000
        )
        set_up_log(settings)
        asyncio.run(_until_terminated(_serve_own_house(settings)))


async def _serve_own_house(settings: Settings) -> None:
    state = State()
    async with opened_house(settings, Budgets(settings), state):
        await make_server(lambda: state.agent_seats).run_stdio_async()


def serve_other_house(url: str) -> None:
    """Pass everything on to a running house, which must have `mcp` switched on. Raises
    OptionError if it does not answer."""
    logging.getLogger("mcp").setLevel(logging.WARNING)
    asyncio.run(_until_terminated(_serve_other_house(url)))


async def _serve_other_house(url: str) -> None:
    async with connected_to(url) as client:

        async def list_tools(
            _: ServerRequestContext[Any, Any], params: mcp_types.PaginatedRequestParams | None
        ) -> mcp_types.ListToolsResult:
            return await client.list_tools(cursor=None if params is None else params.cursor)

        async def call_tool(
            _: ServerRequestContext[Any, Any], params: mcp_types.CallToolRequestParams
        ) -> mcp_types.CallToolResult:
            return await client.call_tool(params.name, params.arguments)

        server: Server[Any] = Server(
            "bluffhouse",
            version=bluffhouse.__version__,
            instructions=INSTRUCTIONS,
            on_list_tools=list_tools,
            on_call_tool=call_tool,
        )
        async with stdio_server() as (reader, writer):
            await server.run(reader, writer, server.create_initialization_options())


async def _until_terminated(serving: Any) -> None:
    """Serve until the server ends or a signal comes, and close everything that was opened."""
    task = asyncio.ensure_future(serving)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(number, task.cancel)
        except NotImplementedError:  # on Windows
            break
    try:
        await task
    except asyncio.CancelledError:
        if not task.cancelled():
            raise
