"""The command, as a person or a script uses it: real processes, piped input."""

from __future__ import annotations

import io
import os
import pty
import random
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
import typer
import typer.main
from rich.console import Console

import bluffhouse
from bluffhouse.cli.app import app
from bluffhouse.cli.help_texts import with_help
from bluffhouse.cli.options import parse_options
from bluffhouse.cli.tables import draw
from bluffhouse.locales import Words, languages, rules_page
from bluffhouse.records import load, replay
from bluffhouse.text import text_of
from commands import run_command
from worlds import NAMES, some_way_in, tables

PEOPLE = ("Ania", "Bartłomiej", "Czesio", "Dora", "Ewa", "Franek", "Gosia", "Hania")
PLAIN = {
    **os.environ,
    "NO_COLOR": "1",
    "COLUMNS": "80",
    "TERM": "dumb",
    "BLUFFHOUSE_LANG": "en",
}


def bluffhouse_command(*arguments: object, said: str = "") -> subprocess.CompletedProcess[str]:
    return run_command(*arguments, environment=PLAIN, said=said)


def answers(file: Path, rng: random.Random) -> str:
    """A legal answer for the person at the saved table."""
    record, players = load(file)
    state = replay(record)
    seat = next(seat for seat, player in enumerate(players) if player.bot is None)
    text = text_of(record.game)(Words(), [player.name for player in players], seat)
    return text.write(state.legal(seat).sample(rng))


def test_commands_start_without_numpy() -> None:
    """Loading it takes longer than most commands."""
    program = "import sys, bluffhouse.cli.app; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


# ── playing ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_by_script_resumed_at_every_decision(name: str, tmp_path: Path) -> None:
    """Every decision is made by another process, which leaves when its input ends."""
    file = tmp_path / "game.bluff"
    first = bluffhouse_command("play", name, "--seed", "5", "--save", file, "--name", "Ania")
    assert first.returncode == 0, first.stderr
    assert "--resume" in first.stdout
    rng = random.Random(name)
    told = first.stdout
    for _ in range(8):
        said = answers(file, rng)
        done = bluffhouse_command("play", "--resume", file, said=said + "\n")
        assert done.returncode == 0, done.stderr
        assert f"> {said}" in done.stdout
        told += done.stdout
        if load(file).record.result is not None:
            break
    record = load(file).record
    assert "\x1b[" not in told
    assert len(record.events) > 8
    assert bluffhouse_command("verify", file).returncode == 0


@pytest.mark.parametrize("name", NAMES)
def test_what_is_printed_is_only_what_the_seat_may_know(name: str, tmp_path: Path) -> None:
    """The person's whole log can be written from the redacted events alone."""
    file = tmp_path / "game.bluff"
    printed = bluffhouse_command("play", name, "--seed", "9", "--save", file, "--seat", "1").stdout
    record, players = load(file)
    text = text_of(name)(Words(), [player.name for player in players], 1)
    flat = re.sub(r"\s+", " ", printed)
    for event in record.events:
        assert re.sub(r"\s+", " ", text.tell(event.seen_by(1))).strip() in flat


def test_questions_mistakes_and_nonsense_change_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.bluff"
    said = "?\nhelp\ntable\n\nfly\nturn 9 9\nturn x\ncall\n1x1\nquit\n"
    done = bluffhouse_command("play", "lie", "--seed", "5", "--save", file, said=said)
    assert done.returncode == 0, done.stderr
    assert "LI-3 · Turning the cards" in done.stdout
    assert "“fly” isn't something you can do" in done.stdout
    assert "turn UP" in done.stdout
    assert "Name one value for each of your cards" in done.stdout
    assert "There's no bid to call yet" in done.stdout
    events = load(file).record.events
    assert len(events) == 2


def test_the_seal_of_the_luck_is_shown_before_the_first_card(tmp_path: Path) -> None:
    file = tmp_path / "game.bluff"
    printed = bluffhouse_command("play", "lie", "--save", file).stdout
    seal = load(file).record.commitment
    assert seal is not None
    assert printed.index(seal) < printed.index("Round 1 is dealt")


def test_one_may_let_the_others_go_first(tmp_path: Path) -> None:
    file = tmp_path / "game.bluff"
    arguments = ["play", "lie", "--players", "3", "--seed", "5", "--save", str(file)]
    done = bluffhouse_command(*arguments, said="wait\nwait\n")
    assert done.returncode == 0
    assert len(load(file).record.events) == 4  # the deal, and the two others have turned
    assert "“wait” isn't something you can do" in done.stdout  # now there is nobody to wait for


def test_a_game_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "evening.bluff"
    bluffhouse_command("play", "lie", "--save", file)
    before = file.read_text()
    again = bluffhouse_command("play", "lie", "--save", file)
    assert again.returncode == 2
    assert "already exists: --resume it" in again.stderr
    assert file.read_text() == before


def test_the_same_seed_and_answers_give_the_same_game(tmp_path: Path) -> None:
    records = []
    for number in range(2):
        file = tmp_path / f"{number}.bluff"
        said = "turn 4\n3x4\n"
        bluffhouse_command("play", "lie", "--seed", "5", "--save", file, said=said)
        records.append(load(file).record)
    assert records[0] == records[1]
    assert len(records[0].events) > 6


def test_opponents_may_be_different_people(tmp_path: Path) -> None:
    file = tmp_path / "game.bluff"
    bluffhouse_command("play", "lie", "--bots", "rookie,random:bold", "--save", file)
    kinds = [player.bot for player in load(file).players]
    assert kinds == [None, "rookie:steady", "random:bold", "rookie:cagey"]


def test_money_is_read_as_it_is_shown() -> None:
    text = text_of("dont_bluff")(Words(), ["a", "b"], 0)
    assert text.read("offer $5M, 1, 0 say $6M") == text.read("offer 5 1 0 say 6")


def test_every_decision_is_on_disk_at_once(tmp_path: Path) -> None:
    file = tmp_path / "game.bluff"
    command = [
        sys.executable,
        "-m",
        "bluffhouse",
        "play",
        "lie",
        "--seed",
        "5",
        "--save",
        str(file),
    ]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, env=PLAIN, text=True
    ) as process:
        assert process.stdin is not None
        process.stdin.write("turn 4\n")
        process.stdin.flush()
        until = time.monotonic() + 60
        while not file.exists() or '"turned","seat":0' not in file.read_text():
            assert time.monotonic() < until
            time.sleep(0.05)
        process.kill()
    assert len(load(file).record.events) == 3
    assert bluffhouse_command("play", "--resume", file).returncode == 0


def test_a_place_that_goes_away_is_said_without_a_traceback(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    script = "import shutil, sys; from bluffhouse.cli import play, app; old = play.Sitting._ask\n"
    script += f"def ask(*a): shutil.rmtree({str(folder)!r}, ignore_errors=True); return old(*a)\n"
    script += "play.Sitting._ask = ask; app.main()"
    done = subprocess.run(
        [sys.executable, "-c", script, "play", "lie", "--save", str(folder / "game.bluff")],
        input="quit\n",
        capture_output=True,
        text=True,
        env=PLAIN,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert "can't be written" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_finished_game_is_saved_told_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "game.bluff"
    rng = random.Random(3)
    bluffhouse_command("play", "lie", "--players", "2", "--seed", "3", "--save", file)
    while load(file).record.result is None:
        last = bluffhouse_command("play", "--resume", file, said=answers(file, rng) + "\n")
    assert "Your game was recorded here" in last.stdout
    assert "The game is over." in last.stdout
    over = bluffhouse_command("play", "--resume", file)
    assert (over.returncode, over.stdout) == (2, "")
    assert "that game is over" in over.stderr
    told = bluffhouse_command("replay", file)
    assert told.returncode == 0
    assert "plays" in told.stdout
    from_seat = bluffhouse_command("replay", file, "--seat", "0", "--to", "2").stdout
    assert "You play" in from_seat
    assert bluffhouse_command("replay", file, "--seat", "5").returncode == 2
    tampered = file.read_text().replace('"seed":"3"', '"seed":"4"')
    file.write_text(tampered)
    assert bluffhouse_command("verify", file).returncode == 1
    file.write_text("\n".join(tampered.splitlines()[:-1]) + "\n")
    assert bluffhouse_command("verify", file).returncode == 2


def test_in_a_terminal_a_decision_is_confirmed_and_ctrl_c_leaves_a_record(tmp_path: Path) -> None:
    file = tmp_path / "game.bluff"
    command = [
        sys.executable,
        "-m",
        "bluffhouse",
        "play",
        "lie",
        "--seed",
        "5",
        "--save",
        str(file),
    ]
    pid, terminal = pty.fork()
    if pid == 0:  # the child: a real terminal on its three streams
        os.execve(sys.executable, command, {**PLAIN, "TERM": "xterm"})
    seen = ""

    def wait_for(words: str, again: bytes = b"") -> None:
        nonlocal seen
        until = time.monotonic() + 60
        while words not in seen:
            assert time.monotonic() < until, seen
            if select.select([terminal], [], [], 1)[0]:
                seen += os.read(terminal, 65536).decode(errors="replace")
            else:
                os.write(terminal, again)
        seen = seen.split(words, 1)[1]

    wait_for("> ")
    os.write(terminal, b"turn 4\n")
    wait_for("u: undo")
    os.write(terminal, b"u\n")
    wait_for("> ")
    os.write(terminal, b"turn 5\n")
    wait_for("u: undo")
    os.write(terminal, b"\n")
    wait_for("You play 5")
    wait_for("> ")
    os.write(terminal, b"\x03")
    # Python does not hear a signal that comes just before it begins to read a line.
    wait_for("--resume", again=b"\x03")
    _, status = os.waitpid(pid, 0)
    os.close(terminal)
    assert os.waitstatus_to_exitcode(status) in (130, -signal.SIGINT)
    turned = [event for event in load(file).record.events if getattr(event, "seat", None) == 0]
    assert "up=(5,)" in repr(turned)


# ── the other commands ──────────────────────────────────────────────────────────────────────


def test_the_games_are_listed() -> None:
    listed = bluffhouse_command("games")
    assert listed.returncode == 0
    assert all(name in listed.stdout for name in NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_the_rules_are_shown_whole_and_by_number(name: str) -> None:
    page = bluffhouse_command("rules", name)
    assert page.returncode == 0
    number = re.findall(r"\b[A-Z]{2}-\d+\b", page.stdout)[0]
    one = bluffhouse_command("rules", name, number)
    assert number in one.stdout
    assert len(one.stdout) < len(page.stdout) / 3
    wrong = bluffhouse_command("rules", name, "XX-1")
    assert wrong.returncode == 2
    assert "its rules:" in wrong.stderr


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["play"], "which game?"),
        (["play", "poker"], "no game is called “poker”"),
        (["play", "lie", "--players", "9"], "2 to 6 players"),
        (["play", "lie", "--option", "jokers"], "no option “jokers”"),
        (["play", "lie", "--option", "wild_ones=maybe"], "of lie must be true or false"),
        (["play", "lie", "--option", "raise_order=3"], "one of these: classic, value_first"),
        (["play", "bluff_pirate", "--option", "islands=9,3"], "ascending order, from 1 to 60"),
        (["play", "bluff_pirate", "--option", "islands=9"], "“islands” of bluff_pirate can't have"),
        (["play", "millions_of_dollars", "--players", "3", "--option", "fool_me_once"], "4 to 8"),
        (["play", "lie", "--option", "wild_ones", "--option", "wild_ones"], "given twice"),
        (["play", "lie", "--seat", "7"], "the seats are 0 to 3"),
        (["play", "lie", "--name", " "], "--name"),
        (["play", "lie", "--bots", "genius"], "no bot is called “genius”"),
        (["play", "lie", "--resume", "x"], "not both"),
        (["play", "--resume", "x", "--players", "5"], "has its players"),
        (["play", "lie", "--option", "name=3"], "no option “name”"),
        (["play", "lie", "--option", "self=3"], "no option “self”"),
        (["play", "lie", "--seed", ""], "the seed must have"),
        (["play", "lie", "--save", ""], "must be a file"),
        (["play", "lie", "--save", "/tmp"], "must be a file"),
        (["verify", "/dev/zero"], "no such file"),
        (["play", "--resume", "nowhere.bluff"], "nowhere.bluff"),
        (["play", "lie", "--save", "/nowhere/at/all.bluff"], "/nowhere/at"),
        (["rules", "poker"], "no game is called “poker”"),
        (["replay", "nowhere.bluff"], "no such file"),
        (["verify", __file__], "line 1"),
        (["fly"], "there is no command “fly”; see: bluffhouse --help"),
        (["play", "--wings"], "there is no flag --wings here; see: bluffhouse play --help"),
        (["rules"], "GAME"),
        (["play", "lie", "--players", "many"], "--players"),
        (["learn", "poker"], "no game is called “poker”"),
        (["learn", "lie", "--players", "9"], "2 to 6 players"),
        (["learn", "lie", "--players", "few"], "--players few: give numbers separated by commas"),
        (["learn", "lie", "--rate", "fast"], "--rate fast: give one number, or two"),
        (["learn", "lie", "--rate", "3,2,1"], "--rate 3,2,1: give one number, or two"),
        (["learn", "lie", "--entropy=-1"], "--entropy -1: give one number, or two"),
        (["learn", "lie", "--shares", "1,2"], "--shares 1,2: give 5 numbers"),
        (["learn", "lie", "--shares", "0,0,0,0,0"], "at least one above"),
        (["learn", "lie", "--imitate", "genius"], "no bot is called “genius”"),
        (["learn", "lie", "--out", "/nowhere", "--net", "none.npz"], "none.npz"),
        (
            ["learn", "lie", "--out", "/nowhere", "--net", __file__],
            "this file is damaged or doesn't hold a net",
        ),
        (["learn", "lie", "--out", "/nowhere", "--resume"], "no checkpoint in /nowhere"),
        (["learn", "lie", "--epochs", "0"], "--epochs"),
        (["--lang", "tlh", "games"], "no language “tlh”; there are: "),
    ],
)
def test_bad_input_gets_a_clear_error_and_no_traceback(arguments: list[str], reason: str) -> None:
    done = bluffhouse_command(*arguments)
    assert done.returncode == 2
    assert reason in done.stderr
    assert done.stderr.startswith("bluffhouse: ")
    assert "Traceback" not in done.stderr + done.stdout


def test_options_are_read_as_they_are_meant() -> None:
    assert parse_options("lie", ["wild-ones", "raise_order=value_first"]) == {
        "wild_ones": True,
        "raise_order": "value_first",
    }
    assert parse_options("lie", ["wild_ones=false"]) == {"wild_ones": False}
    assert parse_options("lie", ["islands=18,24"]) == {"islands": [18, 24]}


# ── languages ───────────────────────────────────────────────────────────────────────────────


def in_language(language: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Asked for by the environment, as on a machine of that country."""
    environment = {name: value for name, value in PLAIN.items() if not name.startswith("LC_")}
    environment |= {"BLUFFHOUSE_LANG": "", "LANGUAGE": "", "LANG": f"{language}_XX.UTF-8"}
    return run_command(*arguments, environment=environment)


@pytest.mark.parametrize("language", languages())
def test_the_command_speaks_the_language_of_the_machine(language: str) -> None:
    heading = re.search(r"^### (LI-5 .*)$", rules_page("lie", language), re.MULTILINE)
    assert heading is not None
    assert heading[1] in in_language(language, "rules", "lie", "LI-5").stdout
    refused = in_language(language, "rules", "poker").stderr
    games = ", ".join(bluffhouse.games())
    assert (
        refused.strip() == f"bluffhouse: {Words(language)('wrong-game', name='poker', games=games)}"
    )


@pytest.mark.parametrize("language", languages())
def test_the_flag_outweighs_the_machine(language: str) -> None:
    listed = in_language("xx", "--lang", language, "games").stdout
    assert Words(language)("lie-hook").split()[0] in listed
    helped = in_language("xx", "--lang", language, "--help").stdout
    assert Words(language)("help-play").split()[0] in helped


@pytest.mark.parametrize("language", languages())
def test_every_command_is_explained_in(language: str) -> None:
    words = Words(language)
    house = with_help(typer.main.get_command(app), words)
    assert house.help == words("help")
    assert house.commands["play"].help == words("help-play")
    assert all(parameter.help for c in house.commands.values() for parameter in c.params)


def test_words_says_that_nothing_is_missing() -> None:
    done = bluffhouse_command("words", "en")
    assert (done.returncode, done.stdout) == (0, "en: nothing is missing\n")
    wrong = bluffhouse_command("words", "tlh")
    assert wrong.returncode == 2
    assert "no language “tlh”" in wrong.stderr


def test_words_says_what_is_wrong(tmp_path: Path) -> None:
    english = Path(bluffhouse.__file__).parent / "locales" / "en"
    for file in english.rglob("*.*"):
        copy = tmp_path / file.relative_to(english)
        copy.parent.mkdir(exist_ok=True)
        text = file.read_text(encoding="utf-8")
        copy.write_text(text.replace("lie-fewer = ", "lie-less = ").replace("### LI-3 ", "### "))
    done = bluffhouse_command("words", "en", "--folder", tmp_path)
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "lie.ftl",
        "  English has no lie-less",
        "  missing: lie-fewer",
        "rules/lie.md",
        "  not the rule numbers English has: LI-3",
        "en: 3 things to fix",
    ]
    assert bluffhouse_command("words", "xx", "--folder", tmp_path).returncode == 2
    assert bluffhouse_command("words", "en", "--folder", tmp_path / "none").returncode == 2


# ── the drawn tables ────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("width", [80, 60])
def test_every_table_is_drawn_within_the_width(name: str, width: int) -> None:
    rng = random.Random(width)
    most = tables(name)[-1]  # every option, and as many players as can be
    for game, players in [most, most, *rng.sample(tables(name), min(6, len(tables(name))))]:
        state = some_way_in(game, players, rng)
        for seat in (0, None):
            text = text_of(name)(Words(), PEOPLE[:players], seat)
            out = io.StringIO()
            console = Console(file=out, width=width, color_system=None)
            console.print(draw(name, state.view(seat), text))
            lines = out.getvalue().splitlines()
            assert all(text.name(s)[:4] in out.getvalue() for s in range(players))
            assert max(map(len, lines)) <= width


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", NAMES)
def test_every_table_is_drawn_within_the_width_in(name: str, language: str) -> None:
    rng = random.Random(name)
    game, players = tables(name)[-1]
    for seat in (0, None):
        state = some_way_in(game, players, rng)
        text = text_of(name)(Words(language), PEOPLE[:players], seat)
        out = io.StringIO()
        console = Console(file=out, width=60, color_system=None)
        console.print(draw(name, state.view(seat), text))
        assert max(map(len, out.getvalue().splitlines())) <= 60
        assert text.name(0)[:4] in out.getvalue()


@pytest.mark.parametrize("name", NAMES)
def test_a_drawn_table_shows_no_more_than_the_view(name: str) -> None:
    """Drawn from an imagined truth with the same view, it is the same picture."""
    rng = random.Random(name)
    for _ in range(8):
        state = some_way_in(*rng.choice(tables(name)), rng)
        for seat in (0, None):
            text = text_of(name)(Words(), PEOPLE[: state.players], seat)
            pictures = []
            for truth in (state, state.game.imagine(state.view(seat), rng)):
                out = io.StringIO()
                Console(file=out, width=80).print(draw(name, truth.view(seat), text))
                pictures.append(out.getvalue())
            assert pictures[0] == pictures[1]


def test_the_version_is_the_packages() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", bluffhouse.__version__)
    assert bluffhouse.__version__ in bluffhouse_command("--version").stdout
