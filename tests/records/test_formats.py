"""Records of every format that there has been are read, told apart and played through.

Each file in `formats` is a record as the first version with that format wrote it; the ones called
`asked` hold a question that a later edition of the rulings no longer asks. After a change of the
format (a new number in `bluffhouse.records.file`):

    python tests/records/test_formats.py
"""

from __future__ import annotations

import random
import re
from pathlib import Path

import msgspec
import pytest

import bluffhouse
from bluffhouse import State
from bluffhouse.records import Player, RecordError, read, replay, verify, write
from bluffhouse.records.file import FORMAT
from bluffhouse.rules.chance import commitment
from bluffhouse.rules.contract import EDITION, MoveEvent, Record

FOLDER = Path(__file__).parent / "formats"
STORED = sorted(FOLDER.glob("format-*.jsonl"))
NAMES = ("Ania", "Zażółć gęślą", "Дмитрий", "李", "Eva")
OPTIONS: dict[str, dict[str, object]] = {
    "lie": {"wild_ones": True, "raise_order": "value_first"},
    "dont_bluff": {"reverse_offer": True},
    "bluff_pirate": {"islands": (12, 30)},
}
SECRET = "5ec4e7" * 10


def format_of(file: Path) -> int:
    """By its name."""
    named = re.match(r"format-(\d+)-", file.name)
    assert named
    return int(named[1])


def test_there_is_one_of_every_format_and_game() -> None:
    assert {format_of(file) for file in STORED} == set(range(1, FORMAT + 1))
    games = {read(file.read_bytes()).record.game for file in STORED if format_of(file) == FORMAT}
    assert games == set(bluffhouse.games())


@pytest.mark.parametrize("file", STORED, ids=lambda file: file.stem)
def test_it_reads_and_plays_through(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.startswith(f'{{"bluffhouse":{format_of(file)},')
    record, players = read(text)
    assert len(players) == record.players
    decisions = sum(isinstance(event, MoveEvent) for event in record.events)
    assert decisions > 5
    assert replay(record).record.events == record.events
    halfway = replay(record, decisions // 2)
    assert halfway.result is None
    assert halfway.record.events == record.events[: len(halfway.record.events)]
    if "unfinished" in file.stem:
        assert record.result is None
        assert verify(record).outcome == "unproven"
    else:
        assert record.result is not None
        assert verify(record).outcome == "honest"
    assert record.edition == format_of(file)
    assert write(record, players) == text


@pytest.mark.parametrize("number", [0, FORMAT + 1, "1", None])
def test_another_format_is_refused_by_its_number(number: object) -> None:
    header, _, rest = STORED[0].read_bytes().partition(b"\n")
    told = msgspec.json.decode(header) | {"bluffhouse": number}
    with pytest.raises(RecordError, match="this program reads 1, 2") as refused:
        read(msgspec.json.encode(told) + b"\n" + rest)
    assert refused.value.line == 1


def test_the_format_is_the_edition_of_the_rulings() -> None:
    assert FORMAT == EDITION
    game = bluffhouse.game("lie")
    assert game.in_edition(1) != game.in_edition(FORMAT) == game
    for unknown in (0, EDITION + 1, True, "1"):
        with pytest.raises(ValueError, match="no edition"):
            game.in_edition(unknown)  # type: ignore[arg-type]


# ── writing them ────────────────────────────────────────────────────────────────────────────


def a_record(game: str, decisions: int | None = None) -> Record:
    """Of a game in which much happens, to its end or only so far. The house has pledged its part of
    the seed."""
    made = bluffhouse.game(game, **OPTIONS.get(game, {}))
    players = made.seats[0] + 1
    games = [_played(made.start(players, _seed(players, n)), n, decisions) for n in range(20)]
    record = max((state.record for state in games), key=_much_happens)
    return msgspec.structs.replace(record, pledge=commitment(SECRET))


def _much_happens(record: Record) -> tuple[int, int]:
    """All kinds of events, but not more than it takes."""
    return len({type(event) for event in record.events}), -len(record.events)


def _seed(players: int, number: int) -> str:
    return "+".join([SECRET, f"{number:x}", *[""] * (players - 1)])


def _played(state: State, number: int, decisions: int | None) -> State:
    rng = random.Random(number)
    while state.result is None and decisions != 0:
        seat = rng.choice(state.to_act)
        state.play(seat, state.legal(seat).sample(rng))
        decisions = None if decisions is None else decisions - 1
    return state


def store(name: str, record: Record) -> None:
    bots = [Player(name, bot="rookie") for name in NAMES[1 : record.players]]
    text = write(record, (Player(NAMES[0]), *bots))
    (FOLDER / f"format-{FORMAT}-{name}.jsonl").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game in bluffhouse.games():
        store(game, a_record(game))
    store("unfinished", msgspec.structs.replace(a_record("lie", decisions=12), seed=None))
