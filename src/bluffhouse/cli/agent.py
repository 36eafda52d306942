"""The command `bluffhouse agent`: a language model plays, and what it used is counted."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
from collections import Counter
from collections.abc import Mapping
from itertools import cycle, islice
from typing import Annotated

import typer
from rich.console import Console

import bluffhouse
from bluffhouse.arena.match import play_bots
from bluffhouse.cli import messages
from bluffhouse.cli.options import parse_options
from bluffhouse.cli.serve import check_agents
from bluffhouse.engines import MODEL_PREFIX, EngineError, check_kind, seat_bot, split_kinds
from bluffhouse.engines.model_bot import ModelBot
from bluffhouse.engines.model_mind import PRICES_VARIABLE, Address, read_address, read_prices
from bluffhouse.rules.contract import Game, OptionError

MAX_PLAYERS = 4
"""Most players at a table if no number is given."""


def agent(
    *,
    game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    model: Annotated[str, typer.Option("--model", metavar="NAME")],
    base_url: Annotated[str, typer.Option("--base-url", metavar="URL")],
    bots: str = "rookie",
    players: int | None = None,
    games: Annotated[int, typer.Option(min=1)] = 1,
    option: list[str] | None = None,
    seed: str | None = None,
    prices: Annotated[str | None, typer.Option("--prices", metavar="IN,OUT")] = None,
    house: Annotated[str | None, typer.Option("--house", metavar="URL")] = None,
    table: Annotated[str | None, typer.Option("--table", metavar="CODE")] = None,
    name: str = "Agent",
) -> None:
    """Let a language model play, against bots or at a live table, and count what it used."""
    check_agents()
    console = Console(highlight=False)
    try:
        if prices is not None:
            read_prices(prices)
            os.environ[PRICES_VARIABLE] = prices
        address = f"{model}@{base_url}"
        if house is not None:
            if table is None:
                messages.fail("wrong-missing", name="--table", help="bluffhouse agent --help")
            _play_live(console, house, table, name, read_address(address))
            return
        if game is None:
            messages.fail("wrong-which-game", games=", ".join(bluffhouse.games()))
        made = bluffhouse.game(game, **parse_options(game, option or []))
        count = min(MAX_PLAYERS, made.seats[-1]) if players is None else players
        made.check_players(count)
        kinds = [f"{MODEL_PREFIX}{address}", *islice(cycle(split_kinds(bots)), count - 1)]
        for kind in set(kinds):
            check_kind(kind, made)
        _play_all(console, made, kinds, games, seed or secrets.token_hex(8))
    except OptionError as error:
        messages.fail_with(messages.message_of(error))
    except EngineError as error:
        messages.fail("engine-failed", details=str(error))


def _play_live(console: Console, house: str, code: str, name: str, address: Address) -> None:
    # Imported here because it needs the extra.
    from bluffhouse.web.model_at_table import play_at_table

    show_usage(console, asyncio.run(play_at_table(house, code, name, address)))


def _play_all(console: Console, game: Game, kinds: list[str], games: int, seed: str) -> None:
    used: Counter[str] = Counter()
    won = 0.0
    for number in range(games):
        place = number % len(kinds)  # each seat in turn
        seated = kinds[-place:] + kinds[:-place] if place else kinds
        deal = f"{seed} {number}"
        bots = [
            seat_bot(kind, game, seat, random.Random(f"{deal} {seat}"))
            for seat, kind in enumerate(seated)
        ]
        played = play_bots(game, bots, deal)
        model = bots[place]
        assert isinstance(model, ModelBot)
        used.update(model.usage)
        won += played.share(place)
        scores = ", ".join(map(str, played.result.scores))
        console.print(
            f"game {number + 1}: seat {place + 1}, scores {scores}, won {played.share(place):g}"
        )
    show_usage(console, used)
    console.print(f"won {won:g} of {games} games; seed {seed}")


def show_usage(console: Console, used: Mapping[str, float]) -> None:
    """Print what a model has used."""
    console.print(
        f"{used['decisions']:.0f} decisions, {used['answers']:.0f} answers, "
        f"{used['illegal']:.0f} illegal, {used['failures']:.0f} failed, "
        f"{used['fallbacks']:.0f} made by chance"
    )
    console.print(
        f"{used['tokens_in']:.0f} tokens read, {used['tokens_out']:.0f} written, "
        f"{used['seconds']:.1f} seconds, cost {used['cost']:.4f}"
    )
