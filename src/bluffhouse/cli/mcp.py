"""The command `bluffhouse mcp`: lets a language model play through its MCP client."""

from __future__ import annotations

from typing import Annotated

import typer

from bluffhouse.cli import messages
from bluffhouse.cli.serve import check_agents
from bluffhouse.rules.contract import OptionError


def mcp(house: Annotated[str | None, typer.Option("--house", metavar="URL")] = None) -> None:
    """Serve MCP on standard input and output: in a house of its own, or in a running one."""
    check_agents()
    from bluffhouse.web.mcp_stdio import serve_other_house, serve_own_house

    if house is None:
        serve_own_house()
        return
    try:
        serve_other_house(house)
    except OptionError as error:
        messages.fail_with(messages.message_of(error))
