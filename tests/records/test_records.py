"""Records: read, write, replay to any point, see from any seat, verify."""

from __future__ import annotations

import os
import random
import re
import sys
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bluffhouse
from bluffhouse import Game, State
from bluffhouse.records import Player, RecordError, load, read, replay, save, verify, write
from bluffhouse.rules.chance import Seeded, commitment, new_seed
from bluffhouse.rules.contract import ChanceEvent, MoveEvent, Record
from worlds import PLAIN_TABLES, TABLES, WORLDS, fingerprint, label, play_on, some_way_in, step

often = settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
NAMES = ("Ania", "Bartek", "Zażółć gęślą", "Дмитрий", "李", "Eva", "Fritz", "G.")


def people(state: State) -> tuple[Player, ...]:
    return tuple(
        Player(name, None if seat else "rookie") for seat, name in enumerate(NAMES[: state.players])
    )


@often
@given(WORLDS, st.integers(0, 2**32))
def test_a_record_survives_writing_and_reading(table: tuple[Game, int], seed: int) -> None:
    state = some_way_in(*table, random.Random(seed))
    text = write(state.record, people(state))
    assert text.count("\n") == len(state.record.events) + 2
    record, players = read(text)
    assert record == state.record
    assert players == people(state)
    assert write(record, players) == text
    assert fingerprint(replay(record)) == fingerprint(state)


@often
@given(WORLDS, st.integers(0, 2**32))
def test_a_record_replays_to_any_point(table: tuple[Game, int], seed: int) -> None:
    rng = random.Random(seed)
    game, players = table
    state = game.start(players, seed=seed)
    prints = [fingerprint(state)]
    while state.result is None and len(prints) < 60:
        step(state, rng)
        prints.append(fingerprint(state))
    record = state.record
    for decisions in {0, rng.randrange(len(prints)), len(prints) - 1}:
        assert fingerprint(replay(record, decisions)) == prints[decisions]


@often
@given(WORLDS, st.integers(0, 2**32))
def test_play_goes_on_from_a_record_as_it_would_have(table: tuple[Game, int], seed: int) -> None:
    state = some_way_in(*table, random.Random(seed))
    resumed = replay(read(write(state.record, people(state))).record)
    play_on(state, random.Random(1))
    play_on(resumed, random.Random(1))
    assert resumed.record == state.record


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    state = bluffhouse.game("lie").start(3, seed=1)
    file = tmp_path / "game.bluff"
    save(file, state.record, people(state))
    assert load(file).record == state.record
    assert [path.name for path in tmp_path.iterdir()] == ["game.bluff"]
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "nothing.bluff")


def test_what_could_not_be_read_is_not_written() -> None:
    record = bluffhouse.game("lie").start(2, seed=1).record
    for names in (("", "b"), ("a" * 41, "b"), ("a", " b"), ("a", "b\n"), ("a",), ("a", "b", "c")):
        with pytest.raises(ValueError, match=r"players sat|not a name"):
            write(record, tuple(Player(name) for name in names))


def test_only_files_are_read_and_only_forwards(tmp_path: Path) -> None:
    places = [tmp_path, tmp_path / "nothing"]
    if sys.platform != "win32":  # it has no such files
        os.mkfifo(tmp_path / "pipe")
        places += [Path("/dev/zero"), tmp_path / "pipe"]
    for place in places:
        with pytest.raises(OSError, match="no such file"):
            load(place)
    with pytest.raises(ValueError, match="must be 0 or more"):
        replay(read(a_text()).record, -1)


def test_a_failed_save_leaves_nothing_behind(tmp_path: Path) -> None:
    state = bluffhouse.game("lie").start(3, seed=1)
    with pytest.raises(OSError, match="nowhere"):
        save(tmp_path / "nowhere" / "game.bluff", state.record, people(state))
    with pytest.raises(OSError, match=tmp_path.name):
        save(tmp_path, state.record, people(state))
    assert list(tmp_path.iterdir()) == []


# ── fair dealing ────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("game", "players"), PLAIN_TABLES, ids=label)
def test_an_honest_record_is_verified(game: Game, players: int) -> None:
    seed = new_seed()
    state = play_on(game.start(players, seed=seed), random.Random(1))
    assert state.record.commitment == commitment(seed)
    assert verify(read(write(state.record, people(state))).record).outcome == "honest"


@pytest.mark.parametrize(("game", "players"), PLAIN_TABLES, ids=label)
def test_luck_that_the_seed_does_not_give_is_found(game: Game, players: int) -> None:
    """Luck from another seed with the right commitment and seed written on it."""
    other = play_on(game.start(players, seed="the dealer's own"), random.Random(1)).record
    forged = msgspec.structs.replace(other, seed="shown", commitment=commitment("shown"))
    verdict = verify(forged)
    assert verdict.outcome == "dishonest"
    assert verdict.event is not None
    assert isinstance(other.events[verdict.event], ChanceEvent)


def test_a_seed_that_was_not_committed_to_is_found() -> None:
    record = play_on(bluffhouse.game("lie").start(2, seed=1), random.Random(1)).record
    assert verify(msgspec.structs.replace(record, seed="2")).outcome == "dishonest"
    assert verify(msgspec.structs.replace(record, seed=None)).outcome == "unproven"
    assert verify(msgspec.structs.replace(record, commitment=None)).outcome == "unproven"


def test_the_published_recipe_gives_the_same_luck() -> None:
    """The recipe of docs/records.md, written out, for one die and one shuffle."""
    from hashlib import sha256, shake_256

    seed, k = "7", 3
    key = sha256(b"bluffhouse chance 1\n" + seed.encode()).digest()
    number = int.from_bytes(shake_256(key + k.to_bytes(4, "big")).digest(10), "big")
    assert Seeded(seed).pick(k, range(1, 7)) == range(1, 7)[number % 6]
    number = int.from_bytes(shake_256(key + k.to_bytes(4, "big")).digest(8 + 2 * 4), "big")
    pile, drawn = list("abcdefg"), []
    for _ in range(4):
        number, i = divmod(number, len(pile))
        drawn.append(pile[i])
        pile[i] = pile[-1]
        pile.pop()
    assert Seeded(seed).draw(k, "abcdefg", 4) == tuple(drawn)
    assert commitment(seed) == sha256(b"bluffhouse seed 1\n7").hexdigest()


def test_luck_is_even() -> None:
    chance = Seeded("even")
    rolls = [chance.pick(k, range(6)) for k in range(60_000)]
    assert all(abs(rolls.count(face) - 10_000) < 550 for face in range(6))  # six deviations
    firsts = [chance.draw(k, "abcd", 4) for k in range(24_000)]
    assert len(set(firsts)) == 24
    assert all(abs(firsts.count(order) - 1_000) < 190 for order in set(firsts))


# ── files that are no records ───────────────────────────────────────────────────────────────


def a_text() -> str:
    state = play_on(bluffhouse.game("lie", wild_ones=True).start(3, seed=4), random.Random(4))
    return write(state.record, people(state))


def edited(line: int, old: str, new: str) -> str:
    lines = a_text().splitlines()
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "empty"),
        ("{}", 1, "not a Bluffhouse record"),
        ("[1, 2", 1, "cannot be read"),
        ("\x00\xff", 1, "cannot be read"),
        ("[" * 60_000, 1, "cannot be read"),
        ("x" * 70_000, 1, "longer than 64 KiB"),
        (edited(1, '"bluffhouse":2', '"bluffhouse":3'), 1, "format 3: this program reads 1, 2"),
        (edited(1, '"lie"', '"poker"'), 1, "no game is called 'poker'"),
        (edited(1, "wild_ones", "wild_twos"), 1, "no option 'wild_twos'"),
        (edited(1, '"Bartek"', '"B\\u0007"'), 1, "not a name that can be shown"),
        (edited(1, '"wild_ones":true', '"name":1'), 1, "no option 'name'"),
        (edited(1, '"wild_ones":true', '"self":1'), 1, "no option 'self'"),
        (edited(4, '"seat":0', '"seat":2,"seat":0'), 4, "not written as a record is"),
        (edited(4, '"seat":0', '"seat":0,"zzz":1'), 4, "unknown field `zzz`"),
        (edited(4, '"seat":0', '"seat": 0'), 4, "not written as a record is"),
        (edited(1, '"Bartek"', '""'), 1, "at `$.players[1].name`"),
        (edited(1, '{"name":"Bartek"},', ""), 0, ""),
        (edited(2, "starter_drawn", "starter_named"), 3, "is not one of"),
        (edited(2, "starter_drawn", "cheated"), 2, "Invalid value 'cheated'"),
        (edited(3, '"round":1', '"round":7'), 3, "this is not what happens here, but"),
        (edited(3, '"hands":[[', '"hands":[[[1,1],'), 3, "expected 3 items"),
        (edited(4, '"seat":0', '"seat":2'), 4, "not allowed here"),
        (edited(4, '"seat":0', '"seat":"0"'), 4, "Expected `int`, got `str`"),
        (edited(4, '"up":[', '"up":[null,'), 4, "cannot be read"),
        (re.sub('"up":\\[\\d\\]', '"up":null', a_text(), count=1), 4, "redacted"),
        (re.sub('"hands":\\[\\[.*?\\]\\]', '"hands":[null', a_text(), count=1), 3, "redacted"),
        ("\n".join(a_text().splitlines()[:2]), 2, "the script ends"),
        ("\n".join(a_text().splitlines()[:1]), 2, "breaks off"),
        (a_text() + a_text(), 0, "cannot be read"),
    ],
)
def test_a_damaged_file_is_refused_with_line_and_reason(text: str, line: int, reason: str) -> None:
    with pytest.raises(RecordError) as refused:
        read(text)
    assert reason in refused.value.reason
    assert refused.value.line == line or line == 0
    assert str(refused.value).startswith("line ")


def test_a_move_cut_in_two_is_refused() -> None:
    record = read(a_text()).record
    deals = [n for n, event in enumerate(record.events) if isinstance(event, ChanceEvent)]
    cut = msgspec.structs.replace(record, events=record.events[: deals[2]], seed=None)
    with pytest.raises(RecordError, match=r"script ends|breaks off"):
        read(write(cut, (Player("a"), Player("b"), Player("c"))))


def test_a_huge_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    file = tmp_path / "huge.bluff"
    with file.open("wb") as out:
        out.truncate(9 * 1024 * 1024)
    with pytest.raises(RecordError, match="larger than 8 MiB"):
        load(file)


# ── fuzz ────────────────────────────────────────────────────────────────────────────────────

FUZZED_FILES = 24_000
JUNK = [b"null", b"-1", b"1e999", b"[]", b"{}", b'""', b"true", b"99999999999999999999999", b"[[[["]


def mutated(data: bytes, rng: random.Random) -> bytes:
    """Bytes changed, cut, doubled; lines swapped, dropped, repeated; values replaced."""
    lines = data.split(b"\n")
    n = rng.randrange(len(lines))
    match rng.randrange(9):
        case 8:
            key = rng.choice([b"name", b"self", b"options", b"game", b"players", b"seat"])
            words = re.split(rb'(?<=")(\w+)(?=":)', lines[n])
            words[rng.randrange(len(words) // 2 * 2) // 2 * 2 + 1 if len(words) > 1 else 0] = key
            lines[n] = b"".join(words)
        case 0:
            at = rng.randrange(len(data))
            return data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :]
        case 1:
            return data[: rng.randrange(len(data))]
        case 2:
            at, to = sorted((rng.randrange(len(data)), rng.randrange(len(data))))
            return data[:at] + data[to:]
        case 3:
            m = rng.randrange(len(lines))
            lines[n], lines[m] = lines[m], lines[n]
        case 4:
            del lines[n]
        case 5:
            lines.insert(rng.randrange(len(lines)), lines[n])
        case 6:
            parts = lines[n].split(b":")
            parts[rng.randrange(len(parts))] = rng.choice(JUNK)
            lines[n] = b":".join(parts)
        case _:
            digits = [i for i, byte in enumerate(lines[n]) if 48 <= byte <= 57]
            if digits:
                at = rng.choice(digits)
                lines[n] = lines[n][:at] + str(rng.randrange(12)).encode() + lines[n][at + 1 :]
    return b"\n".join(lines)


@pytest.mark.parametrize("name", sorted(bluffhouse.games()))
def test_fuzzed_files_are_a_right_game_or_an_error(name: str) -> None:
    """Never a traceback, a hang or a wrong game: what reads is a game the rules can play."""
    rng = random.Random(name)
    tables = [table for table in TABLES if table[0].name == name]
    games = len(bluffhouse.games())
    refused = 0
    for number in range(FUZZED_FILES // games):
        if number % 20 == 0:
            game, players = rng.choice(tables)
            state = game.start(players, seed=number)
            for _ in range(rng.randrange(4, 60)):
                if state.result is None:
                    step(state, rng)
            data = write(state.record, people(state)).encode()
        damaged = mutated(data, rng)
        for _ in range(rng.randrange(2)):
            damaged = mutated(damaged, rng) if damaged else damaged
        try:
            record, players_read = read(damaged)
        except RecordError as error:
            assert 1 <= error.line <= damaged.count(b"\n") + 2
            refused += 1
            continue
        assert is_a_real_game(record)
        assert len(players_read) == record.players
    assert refused > FUZZED_FILES // games // 2


def is_a_real_game(record: Record) -> bool:
    """Played by its deeds and luck alone, it is the same again."""
    script = [event.outcome for event in record.events if isinstance(event, ChanceEvent)]
    game = bluffhouse.game(record.game, **record.options)
    state = game.start(record.players, script=script, starter=record.starter)
    for event in record.events:
        if isinstance(event, MoveEvent):
            state.play(event.seat, event.action)
    return state.record.events == record.events
