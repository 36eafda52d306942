"""Tables over HTTP: open one, look at it, send it commands, and get its replay and record."""

from __future__ import annotations

from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
from litestar import Controller, MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import Parameter

from bluffhouse.bots import TEMPERAMENTS, kinds
from bluffhouse.house import commands, figures, history, truth
from bluffhouse.house.commands import Kind
from bluffhouse.house.frames import Accepted, TableShown, shown_table
from bluffhouse.house.house import House
from bluffhouse.house.journal_entries import Absence, Clock
from bluffhouse.house.lobby import OpenTable
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.storage import Store
from bluffhouse.house.table import Phase, Table
from bluffhouse.house.table_registry import Setting
from bluffhouse.locales import languages, messages_of, rules_page
from bluffhouse.records.file import SUFFIX
from bluffhouse.rules import games
from bluffhouse.text import text_of
from bluffhouse.text.boards import BoardDeclaration, board_of
from bluffhouse.text.sentences import Declarations
from bluffhouse.web.guard import Allowance, address_of, reached_at
from bluffhouse.web.history_reads import reader
from bluffhouse.web.http_errors import AT_TABLE, KNOWN, OPEN, problem_specs
from bluffhouse.web.request_bodies import read_body

Code = Annotated[str, Parameter(description="A table's code.", max_length=40)]
GameName = Annotated[
    str, Parameter(description="A game's name, as in `/api/games`.", max_length=40)
]
LanguageCode = Annotated[str, Parameter(description="Such as `pl`.", max_length=10)]
FROM_ZERO = {"minimum": 0}
"""Extra schema for a lower bound of zero, which Litestar leaves out."""


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game."""

    name: str
    default: Any
    values: tuple[Any, ...] | None
    """What it may be; None: see the rules."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played at a table."""

    name: str
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    temperaments: tuple[str, ...]
    """A bot is `strength` or `strength:temperament`."""


class OpenATable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[int, msgspec.Meta(ge=2, le=8)]
    options: dict[str, Any] = {}
    bots: dict[Annotated[int, msgspec.Meta(ge=0, le=7)], Kind] = {}
    """The bots that sit at the table from the beginning, by seat."""
    public: bool = False
    clock: Clock = Clock()
    absence: Absence = "bot"
    lesson: bool = False
    """Open the game's lesson instead, with its own seats, options, bots and chosen deal."""


_open_a_table = msgspec.json.Decoder(OpenATable).decode


class Opened(msgspec.Struct, frozen=True):
    """Where the new table is."""

    code: str
    link: str
    table: TableShown


class Invitation(msgspec.Struct, frozen=True):
    """What a person who followed a link may know before giving a name."""

    game: str
    host: str
    """The name of the host."""
    phase: Phase
    seats: int
    taken: int


class Spectator(msgspec.Struct, frozen=True):
    """A person who watches a table without a seat."""

    person: int
    """Names them in `remove_spectator`."""
    name: str


class Spectators(msgspec.Struct, frozen=True):
    """The spectators of a table, by name. With several workers, those of the worker that
    answers."""

    people: tuple[Spectator, ...]


def _invitation(table: Table) -> tuple[int, Invitation]:
    """Return the host's id and the invitation, without the host's name if they do not sit."""
    seat = table.seat_of(table.host)
    chair = None if seat is None else table.chairs[seat]
    taken = sum(chair is not None for chair in table.chairs)
    name = "" if chair is None else chair.name
    return table.host, Invitation(table.opened.game, name, table.phase, table.seats, taken)


class Games(Controller):
    path = "/api/games"
    tags = ("tables",)

    @get(summary="The games of the house", sync_to_thread=False)
    def games(self) -> list[GameInfo]:
        return [_info(name) for name in games()]

    @get(
        "/{name:str}/text",
        responses=OPEN | problem_specs(404),
        summary="What a game's events are told as, and which rule applies where",
        sync_to_thread=False,
    )
    def text(self, name: GameName) -> Declarations:
        if name not in games():
            raise Refusal("no-such-page")
        return text_of(name).declarations()

    @get(
        "/{name:str}/board",
        responses=OPEN | problem_specs(404),
        summary="How a table is drawn for a game that has none of its own",
        sync_to_thread=False,
    )
    def board(self, name: GameName, state: State) -> BoardDeclaration:
        if name not in games():
            raise Refusal("no-such-page")
        return msgspec.structs.replace(board_of(name), module=state.pages.module_of(name))

    @get(
        "/{name:str}/rules/{language:str}",
        responses=OPEN | problem_specs(404),
        media_type=MediaType.TEXT,
        summary="A game's rules page in a language, as Markdown",
        sync_to_thread=False,
    )
    def rules(self, name: GameName, language: LanguageCode) -> str:
        if name not in games() or language not in languages():
            raise Refusal("no-such-page")
        return rules_page(name, language)

    @get(
        "/{name:str}/words/{language:str}",
        responses=OPEN | problem_specs(404),
        media_type=MediaType.TEXT,
        summary="A game's own messages in a language, as a Fluent file",
        sync_to_thread=False,
    )
    def words(self, name: GameName, language: LanguageCode) -> str:
        if name not in games() or language not in languages():
            raise Refusal("no-such-page")
        return messages_of(name, language)


def _info(name: str) -> GameInfo:
    game = games()[name]
    hints = get_type_hints(game.options_type)
    defaults = game.options_type()
    options = tuple(
        OptionInfo(option, getattr(defaults, option), _values(hints[option]))
        for option in game.options_type.__struct_fields__
    )
    return GameInfo(name, tuple(game.seats), options, tuple(kinds(name)), tuple(TEMPERAMENTS))


def _values(hint: Any) -> tuple[Any, ...] | None:
    if hint is bool:
        return (False, True)
    return get_args(hint) if str(get_origin(hint)) == "typing.Literal" else None


class Tables(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get(responses=OPEN, summary="The open public tables")
    async def listed(self, request: Request[None, None, State]) -> list[OpenTable]:
        return list(await request.app.state.lobby.tables())

    @post(responses=KNOWN | problem_specs(409), takes="OpenATable", summary="Open a table")
    async def open(self, request: Request[None, None, State]) -> Opened:
        state = request.app.state
        person = await state.identity.who(request.scope)
        data = await read_body(request, _open_a_table)
        house: House = state.house
        setting = Setting(
            data.game,
            data.options,
            data.seats,
            data.bots,
            data.public,
            data.clock,
            data.absence,
            data.lesson,
        )
        state.new_tables.check(request.scope, state.budgets.of(request.scope, person.id))
        session = await house.registry.open(person, setting)
        session.opened_from = address_of(request.scope, state.settings.proxy)
        base = state.settings.public_url or reached_at(request.scope, state.settings.proxy)
        link = f"{base}/t/{session.table.code}"
        return Opened(session.table.code, link, shown_table(session.table))

    @get("/{code:str}", responses=AT_TABLE, summary="A table, but for the game itself")
    async def look(self, code: Code, request: Request[None, None, State]) -> TableShown:
        await request.app.state.identity.who(request.scope)
        house: House = request.app.state.house
        with request.app.state.codes.guessing(request.scope, code):
            return await house.shown(code, shown_table)

    @get(
        "/{code:str}/invitation",
        responses=OPEN | problem_specs(404),
        summary="Which game and whose table a link leads to, before a name is given",
    )
    async def invitation(self, code: Code, request: Request[None, None, State]) -> Invitation:
        state = request.app.state
        allowance: Allowance = state.invitations
        if not allowance.use(address_of(request.scope, state.settings.proxy)):
            raise Refusal("too-fast")
        house: House = state.house
        with state.codes.guessing(request.scope, code):
            host, invitation = await house.shown(code, _invitation)
        if invitation.host:
            return invitation
        names = await house.database.read(Store.names_of, [host])
        return msgspec.structs.replace(invitation, host=names[host])

    @get(
        "/{code:str}/spectators",
        responses=AT_TABLE,
        summary="Who looks on without a seat, for the host",
    )
    async def spectators(self, code: Code, request: Request[None, None, State]) -> Spectators:
        person = await request.app.state.identity.who(request.scope)
        session = await request.app.state.codes.session(request.scope, code, person)
        if person.id != session.table.host:
            raise Refusal("host-only")
        others = [Spectator(id, name) for id, name in session.spectators.items() if id != person.id]
        return Spectators(tuple(sorted(others, key=lambda other: (other.name, other.person))))

    @post(
        "/{code:str}/commands",
        responses=AT_TABLE,
        status_code=200,
        takes="Command",
        summary="Ask something of a table; answered when it is on disk",
    )
    async def ask(self, code: Code, request: Request[None, None, State]) -> Accepted:
        person = await request.app.state.identity.who(request.scope)
        command = await read_body(request, commands.decode)
        state = request.app.state
        house: House = state.house
        budget = state.budgets.of(request.scope, person.id)
        seq = await house.commands.accepted(
            await state.codes.session(request.scope, code, person),
            person,
            command,
            lambda: state.new_tables.check(request.scope, budget),
        )
        return Accepted(seq, getattr(command, "id", None) or None)

    @get("/{code:str}/replay", responses=AT_TABLE, summary="The game, decision by decision")
    async def replay(
        self,
        code: Code,
        request: Request[None, None, State],
        seat: Annotated[int | None, Parameter(ge=0, le=7, schema_extra=FROM_ZERO)] = None,
        all_hands: bool = False,
    ) -> history.Replay:
        house: House = request.app.state.house
        wanted: history.POV = "all" if all_hands else seat
        async with reader(request) as person:
            with request.app.state.codes.guessing(request.scope, code):
                return await house.database.read_history(history.replay_of, code, person.id, wanted)

    @get("/{code:str}/truth", responses=AT_TABLE, summary="Who lied in a finished game, who saw it")
    async def reveal(self, code: Code, request: Request[None, None, State]) -> truth.Truth:
        house: House = request.app.state.house
        async with reader(request):
            with request.app.state.codes.guessing(request.scope, code):
                return await house.database.read_history(truth.truth_of, code)

    @get(
        "/{code:str}/record",
        responses=AT_TABLE,
        media_type="application/x-ndjson",
        summary="The record of a finished game, verifiable",
    )
    async def record(self, code: Code, request: Request[None, None, State]) -> Response[str]:
        house: House = request.app.state.house
        async with reader(request):
            with request.app.state.codes.guessing(request.scope, code):
                text = await house.shown(code, history.record_of)
        game = (await house.registry.find(code)).table.opened.game
        name = f"{game}-{code}{SUFFIX}"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="application/x-ndjson", headers=headers)


class History(Controller):
    path = "/api/history"
    tags = ("history",)

    @get(responses=KNOWN, summary="My tables, the latest first")
    async def mine(
        self,
        request: Request[None, None, State],
        before: Annotated[int | None, Parameter(ge=0, le=2**53, schema_extra=FROM_ZERO)] = None,
    ) -> history.Mine:
        house: House = request.app.state.house
        async with reader(request, cost=0.0) as person:
            return await house.database.read_history(history.my_tables, person, before)

    @get("/figures", responses=KNOWN, summary="Wins, lies, calls, the biggest bluff")
    async def figures(self, request: Request[None, None, State]) -> figures.Figures:
        house: House = request.app.state.house
        async with reader(request) as person:
            await figures.count_games(house.database, person)
            return await house.database.read_history(figures.my_figures, person)
