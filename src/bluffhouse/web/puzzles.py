"""Puzzles over HTTP: those of the day, any other, and answers, which the house judges."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.params import Parameter

from bluffhouse.house import puzzles
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.wall_clock import now
from bluffhouse.web.guard import Allowance, address_of
from bluffhouse.web.http_errors import OPEN, problem_specs
from bluffhouse.web.request_bodies import read_body
from bluffhouse.web.tables import GameName

Number = Annotated[int, Parameter(description="The number of a puzzle, from 1.", ge=0, le=100_000)]

_one_at_a_time = asyncio.Semaphore(1)
"""Games are played again one by one: a long one takes some 10 ms of CPU that the tables need
too."""
_answering = msgspec.json.Decoder(puzzles.Answering).decode


class Puzzles(Controller):
    path = "/api/puzzles"
    tags = ("puzzles",)

    @get(responses=OPEN, summary="The puzzles of the day, and how I solve them")
    async def shelf(self, request: Request[None, None, State]) -> puzzles.PuzzleShelf:
        person = await _person(request)
        database = request.app.state.house.database
        found: puzzles.PuzzleShelf = await database.read(puzzles.shelf, person, puzzles.today())
        return found

    @get(
        "/{game:str}/{number:int}",
        responses=OPEN | problem_specs(404),
        summary="A puzzle, as the seat that has to decide knows the game",
    )
    async def puzzle(
        self, game: GameName, number: Number, request: Request[None, None, State]
    ) -> puzzles.PuzzleShown:
        person = await _person(request)
        _check_address(request)
        database = request.app.state.house.database
        async with _one_at_a_time:
            found: puzzles.PuzzleShown = await database.read_history(
                puzzles.shown, person, game, number, puzzles.today()
            )
        return found

    @post(
        "/{game:str}/{number:int}",
        responses=OPEN | problem_specs(404, 409),
        status_code=200,
        takes="Answering",
        summary="Answer a puzzle; the first answer of a person with a name is rated",
    )
    async def answer(
        self, game: GameName, number: Number, request: Request[None, None, State]
    ) -> puzzles.PuzzleSolved:
        person = await _person(request)
        data = await read_body(request, _answering)
        _check_address(request)
        database = request.app.state.house.database
        async with _one_at_a_time:
            # The thread that writes is the one that every move waits for.
            await database.read_history(puzzles.prepare, game, number)
            found: puzzles.PuzzleSolved = await database.write(
                puzzles.solved, person, game, number, data.answer, puzzles.answerable_days(now())
            )
        return found


def _check_address(request: Request[None, None, State]) -> None:
    """Refuse if this address asks too often: playing a game again takes some milliseconds."""
    state = request.app.state
    asked: Allowance = state.asked_puzzles
    if not asked.use(address_of(request.scope, state.settings.proxy)):
        raise Refusal("too-fast")


async def _person(request: Request[None, None, State]) -> int | None:
    """Return the id of the person who asks, or None for people without a name."""
    try:
        person = await request.app.state.identity.who(request.scope)
    except Refusal as refusal:
        if refusal.reason != "come-in-first":
            raise
        return None
    id: int = person.id
    return id
