"""Makes datasets: games between bots, and a table of every decision in them (docs/datasets.md)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import cached_property, partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal

import msgspec

import bluffhouse
from bluffhouse.arena.dataset_files import TABLES, Table, record_path
from bluffhouse.arena.engines import play_all
from bluffhouse.arena.match import Played, play_match
from bluffhouse.arena.playouts import PLAYOUT_BOT, playout_values
from bluffhouse.arena.results import game_failed
from bluffhouse.arena.tournament import checked_bots
from bluffhouse.engines.messages import MAX_LISTED
from bluffhouse.locales import Words
from bluffhouse.records import Player, moves, write
from bluffhouse.records.statements import Statement, statements
from bluffhouse.rules.chance import new_seed
from bluffhouse.rules.contract import Event, Game, MoveEvent, OptionError, State
from bluffhouse.text import text_of

FORMAT = 1
"""Version of the format of a dataset."""
PLAYOUTS = 8
"""Games played out from a position to estimate its value."""

Values = Literal["none", "playouts"]
TableFormat = Literal["jsonl", "parquet"]


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """One decision of a game: a row of the table."""

    game: int
    """The number of the game in the dataset, from 0; its record is in `records`."""
    seq: int
    """The number of the decision in its game, from 1."""
    event: int
    """The index of the decision's event in the record, from 0."""
    seat: int
    bot: str
    news: list[str]
    """What the seat has seen happen since its last decision, in sentences."""
    view: list[str]
    """Everything the seat may know, in lines of text."""
    prompt: str
    """The question it answers."""
    legal_count: int
    legal: list[str]
    """The legal actions as text if there are no more than 64; otherwise examples."""
    action: str
    """The action as text, as a person would type it."""
    action_json: str
    """The action as JSON."""
    statement: Literal["true", "lie", "trap"] | None = None
    """Whether what the action says is true; None if it says nothing that can be checked."""
    statement_size: int | None = None
    """How far the statement is from the truth."""
    believers: list[int] = []
    """The seats that acted as if they believed the statement."""
    doubters: list[int] = []
    believed: bool | None = None
    """Whether the statement was believed by all who answered it; None if nobody did."""
    value: float | None = None
    """The expected part of the win for the seat before its decision, given the whole truth; None
    if values were not asked for."""
    won: float
    """The part of the win that the seat got: 1, 0, or a share."""
    score: int
    """What the game counted for the seat in the end."""


class Dataset(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """Everything that determines a dataset."""

    format: int = FORMAT
    bluffhouse: str = bluffhouse.__version__
    game: str
    options: dict[str, Any]
    players: int
    bots: tuple[str, ...]
    """The kinds of bots; each seat of each game gets one of them, drawn by the seed."""
    games: int
    seconds: float
    seed: str
    values: Values
    value_bot: str | None = None
    """The bot that played positions out to estimate their values."""
    value_playouts: int | None = None

    @cached_property
    def rules(self) -> Game:
        return bluffhouse.game(self.game, **self.options)

    def seed_of(self, number: int) -> str:
        """The seed of all chance in a game."""
        return f"{self.seed} game {number}"

    def seats_of(self, number: int) -> tuple[str, ...]:
        """The bots of a game by seat."""
        rng = random.Random(f"{self.seed_of(number)} seats")
        return tuple(rng.choice(self.bots) for _ in range(self.players))


class GameRows(msgspec.Struct, frozen=True):
    """A finished game of a dataset."""

    game: int
    record: str
    """The text of its record."""
    decisions: list[Decision]


def new_dataset(
    game: Game,
    bots: Sequence[str],
    *,
    players: int | None = None,
    games: int = 100,
    seconds: float = 1.0,
    seed: str | None = None,
    values: Values = "none",
) -> Dataset:
    """Return the plan of a dataset, checked. Raises OptionError, which says what is possible."""
    count = checked_bots(game, bots, players, games, seconds)
    return Dataset(
        game=game.name,
        options=game.options_given(),
        players=count,
        bots=tuple(bots),
        games=games,
        seconds=seconds,
        seed=new_seed() if seed is None else seed,
        values=values,
        value_bot=PLAYOUT_BOT if values == "playouts" else None,
        value_playouts=PLAYOUTS if values == "playouts" else None,
    )


def make_dataset(
    path: Path,
    dataset: Dataset,
    *,
    format: TableFormat = "jsonl",
    jobs: int | None = None,
    progress: Callable[[int], object] | None = None,
) -> Path:
    """Play the games and write the dataset into a new folder. Return the path of its table.

    The same dataset gives the same bytes, however many jobs there are, unless a bot looks at the
    clock. Raises GameFailed, OSError, and OptionError if the folder is not empty or Parquet is
    asked for without pyarrow.
    """
    if format == "parquet" and find_spec("pyarrow") is None:
        raise OptionError(
            "--format parquet needs pyarrow, which is not installed: "
            "pip install 'bluffhouse[datasets]', or use --format jsonl",
            "selfplay-no-parquet",
        )
    if path.exists() and any(path.iterdir()):
        message = f"{path} is not empty: choose another folder with --out"
        raise OptionError(message, "selfplay-not-empty", folder=str(path))
    path.mkdir(parents=True, exist_ok=True)
    about = msgspec.json.format(msgspec.json.encode(dataset), indent=2)
    (path / "dataset.json").write_bytes(about + b"\n")
    table: Table[Decision] = TABLES[format](path / f"decisions.{format}", Decision)
    play = partial(play_rows, dataset)
    with closing(play_all(play, range(dataset.games), jobs=jobs)) as batches, table:
        for finished in _in_order(batches, progress):
            record = record_path(path, finished.game)
            record.parent.mkdir(parents=True, exist_ok=True)
            record.write_text(finished.record, encoding="utf-8")
            table.add(finished.decisions)
    return table.path


def _in_order(
    batches: Iterator[list[GameRows]], progress: Callable[[int], object] | None
) -> Iterator[GameRows]:
    """Yield games in the order of their numbers, although they end in any order."""
    waiting: dict[int, GameRows] = {}
    following = 0
    for batch in batches:
        waiting |= {finished.game: finished for finished in batch}
        while following in waiting:
            yield waiting.pop(following)
            following += 1
        if progress is not None:
            progress(len(batch))


def play_rows(dataset: Dataset, number: int) -> GameRows:
    """Play one game of a dataset, by its number. Raises GameFailed."""
    seats, seed = dataset.seats_of(number), dataset.seed_of(number)
    try:
        played = play_match(dataset.rules, seats, seed, dataset.seconds)
    except Exception as error:
        # The person who makes the dataset must be able to find the game that failed.
        raise game_failed(number, seats, seed, error) from error
    players = tuple(Player(f"Player{seat}", kind) for seat, kind in enumerate(seats))
    rows = list(decisions(played, number, seats, dataset))
    return GameRows(number, write(played.record, players), rows)


def decisions(
    played: Played, number: int, seats: Sequence[str], dataset: Dataset
) -> Iterator[Decision]:
    """Yield the rows of a finished game."""
    record = played.record
    said = {statement.event: statement for statement in statements(record)}
    names = [f"Player{seat}" for seat in range(record.players)]
    texts = [
        text_of(record.game)(Words(), names, seat, dataset.rules.options)
        for seat in range(record.players)
    ]
    told: list[list[Event]] = [[] for _ in names]
    before: State | None = None
    event = 0
    rng = random.Random(f"{record.seed} values")
    for seq, move in enumerate(moves(record)):
        if before is not None and move.seat is not None:
            seat = move.seat
            happened = record.events[event]
            assert isinstance(happened, MoveEvent)
            text, view, legal = texts[seat], before.view(seat), before.legal(seat)
            listed = len(legal) <= MAX_LISTED
            value = None
            if dataset.values == "playouts":
                value = round(playout_values(before, PLAYOUTS, rng)[seat], 6)
            yield Decision(
                game=number,
                seq=seq,
                event=event,
                seat=seat,
                bot=seats[seat],
                news=[line for line in map(text.tell, told[seat]) if line],
                view=text.table(view),
                prompt=text.prompt(view),
                legal_count=len(legal),
                legal=[text.write(action) for action in legal]
                if listed
                else [choice.phrase for choice in text.choices(view, legal)],
                action=text.write(happened.action),
                action_json=msgspec.json.encode(happened.action).decode(),
                value=value,
                won=played.share(seat),
                score=played.result.scores[seat],
                **_said(said.get(event)),
            )
            told[seat] = []
        for seat, lines in enumerate(told):
            lines.extend(happening.seen_by(seat) for happening in move.events)
        event += len(move.events)
        before = move.state.copy()


def _said(statement: Statement | None) -> dict[str, Any]:
    """Return the columns about the statement that a decision made."""
    if statement is None:
        return {}
    return {
        "statement": statement.kind,
        "statement_size": statement.size,
        "believers": list(statement.believers),
        "doubters": list(statement.doubters),
        "believed": not statement.doubters if statement.answers else None,
    }
