"""Every word in every language, and no word that nobody says."""

from __future__ import annotations

import ast
import html
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

import bluffhouse
from bluffhouse.cli.help_texts import VARIABLES, keys_of
from bluffhouse.house.settings import fields
from bluffhouse.locales import Words, languages, rules_page
from bluffhouse.locales.checking import (
    UNMISTAKABLE,
    Message,
    ParsedLanguage,
    alike,
    english_left,
    faults,
    missing_plurals,
    wrong_marks,
)
from bluffhouse.locales.choosing import NEXT_BEST, best, of_the_terminal
from bluffhouse.rules.contract import tag_of
from bluffhouse.text import text_of
from worlds import NAMES, tables

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "bluffhouse"
CLIENT = ROOT / "client" / "src"
ENGLISH = ParsedLanguage("en", SOURCE / "locales" / "en")
PEOPLE = ("Ania", "Bartłomiej", "Czesio", "Dora", "Ewa", "Franek", "Gosia", "Hania")


# ── every language is whole ─────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", languages())
def test_nothing_is_missing_or_wrong(language: str) -> None:
    """Keys, variables, plurals, English left over, every message said with every number, the
    numbers and the typed words of the rules: all that `bluffhouse words` looks for."""
    wrong = faults(language)
    assert not wrong, "\n".join(map(str, wrong))


def broken_copy(folder: Path, file: str, old: str, new: str) -> Path:
    """English, with something changed."""
    for path in (SOURCE / "locales" / "en").rglob("*.*"):
        copy = folder / path.relative_to(SOURCE / "locales" / "en")
        copy.parent.mkdir(parents=True, exist_ok=True)
        text = path.read_text(encoding="utf-8")
        if copy.name == file:
            assert old in text
            text = text.replace(old, new, 1)
        copy.write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("file", "old", "new", "found"),
    [
        ("lie.ftl", "lie-fewer = ", "lie-smaller = ", {"missing", "extra"}),
        ("lie.ftl", "lie-fewer = ", "lie-more = a\nlie-fewer = ", {"twice"}),
        ("lie.ftl", "lie-fewer = ", "lie-fewer = }", {"unread", "missing"}),
        ("lie.ftl", "{ $cards } cards\n", "{ $count } cards\n", {"variables"}),
        ("lie.ftl", "lie-fewer = Fewer", "lie-fewer = Fewer ", {"broken"}),
        ("lie.ftl", "lie-fewer = Fewer", "lie-fewer = „Fewer“", {"broken"}),
        ("lie.ftl", "[one] was { $found }", "[2] was { $found }", {"plurals"}),
        ("lie.md", "### LI-3 ·", "### LI-33 ·", {"numbers"}),
        ("lie.md", "`raise_order=classic`", "raise_order=classic", {"codes"}),
        ("bluff_pirate.md", "“bluff”", '"bluff"', {"broken"}),
    ],
)
def test_what_is_wrong_is_found(
    tmp_path: Path, file: str, old: str, new: str, found: set[str]
) -> None:
    wrong = faults("en", broken_copy(tmp_path, file, old, new))
    assert {fault.kind for fault in wrong} == found
    assert {Path(fault.file).name for fault in wrong} == {file}


def test_a_file_that_is_not_there_is_missed(tmp_path: Path) -> None:
    folder = broken_copy(tmp_path, "", "", "")
    (folder / "lie.ftl").unlink()
    assert ("lie.ftl", "file") in [(fault.file, fault.kind) for fault in faults("en", folder)]


def test_english_is_found_wherever_it_is_left(tmp_path: Path) -> None:
    wrong = faults("pl", broken_copy(tmp_path, "", "", ""))
    told = {fault.key for fault in wrong if fault.kind == "english"}
    assert {"lie-fewer", "cli-left", "help-play"} <= told
    assert "lie-title" not in told  # a name
    assert "replay-times" not in told  # no word in it


@pytest.mark.parametrize(
    ("language", "keys", "lacking"),
    [
        ("pl", ["one", "other"], ["few", "many"]),
        ("pl", ["one", "few", "other"], []),
        ("pl", ["1", "few", "many"], []),
        ("cs", ["one", "few", "other"], []),
        ("cs", ["one", "other"], ["few"]),
        ("ru", ["1", "few", "many"], ["one"]),
        ("fr", ["one", "other"], []),
        ("de", ["one", "other"], []),
        ("de", ["yes", "other"], []),
        ("de", ["0", "other"], []),
    ],
)
def test_plurals_that_are_missing_are_found(
    language: str, keys: list[str], lacking: list[str]
) -> None:
    assert missing_plurals(language, keys, keys[-1]) == lacking


@pytest.mark.parametrize(
    ("language", "keys", "lacking"),
    [
        ("pl", ["1", "other"], ["few", "many"]),
        ("ru", ["0", "1", "other"], ["few", "many", "one"]),
        ("es", ["0", "other"], ["one"]),
        ("pt", ["1", "other"], []),
    ],
)
def test_exact_numbers_alone_do_not_count(
    language: str, keys: list[str], lacking: list[str]
) -> None:
    assert missing_plurals(language, keys, "other", counts=True) == lacking


@pytest.mark.parametrize(
    ("language", "right", "wrong"),
    [
        ("fr", "«\u202fbluff\u202f»", "« bluff »"),
        ("fr", "Quoi\u202f?", "Quoi ?"),
        ("fr", "deux\u202f: trois", "deux\u00a0: trois"),
        ("fr", "«\u202fbluff\u202f»", "“bluff”"),
        ("pl", "„blef”", "„blef“"),
        ("de", "„Bluff“", "“Bluff”"),
        ("de", "„Bluff“ und „Lüge“", "„Bluff“ und „Lüge"),
        ("cs", "„blaf“", "»blaf«"),
        ("ru", "«блеф»", '"блеф"'),
        ("sv", "”bluff”", "“bluff”"),
        ("en", '`{"do": "bid"}`', '{"do": "bid"}'),
    ],
)
def test_every_language_has_its_marks(language: str, right: str, wrong: str) -> None:
    assert wrong_marks(language, right) == ""
    assert wrong_marks(language, wrong) != ""


def test_words_are_allowed_to_be_as_in_english_for_a_reason() -> None:
    assert all(reason for words in alike().values() for reason in words.values())
    assert all(re.fullmatch("[a-z]{2}", code) for code in set(alike()) - {"keys", "everywhere"})
    assert set(alike()["keys"]) <= set(ENGLISH.all)
    nobody = frozenset[str]()
    for word in sorted(UNMISTAKABLE):
        message = Message(nobody, nobody, (), (f"Ala {word} kot",), nobody)
        assert english_left("pl", message, message._replace(texts=("Other",)))


# ── no word that nobody says ────────────────────────────────────────────────────────────────

PREFIXES = {
    "millions_of_dollars": "millions-of-dollars-",
    "arena/report.py": "report-",
}
"""Where a file says keys without their beginning: the beginning."""


FILLED = "\0"
"""Stands in a text for what the program puts there."""


def texts_of_python(source: str) -> Iterator[str]:
    """Every text, and every name that may become a part of a key: of an event, of an option."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Constant(value=str(text)):
                yield text
            case ast.JoinedStr(values=parts):
                texts = [part.value if isinstance(part, ast.Constant) else FILLED for part in parts]
                yield "".join(map(str, texts))
            case ast.ClassDef(name=name):
                yield tag_of(name)
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name


def texts_of_client(source: str) -> Iterator[str]:
    for single, double, template in re.findall(r"'([^'\n]*)'|\"([^\"\n]*)\"|`([^`]*)`", source):
        yield single or double
        yield re.sub(r"\$\{[^}]*\}", FILLED, template)
    yield from re.findall(r"^ *(?:readonly )?'?([\w-]+)'?\??:", source, re.MULTILINE)


class Sources:
    """All texts in our sources."""

    def __init__(self) -> None:
        self.texts: set[str] = set(bluffhouse.games())
        for file in SOURCE.rglob("*.py"):
            if "locales" not in file.parts:
                self._add(file, texts_of_python(file.read_text(encoding="utf-8")))
        for file in (*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")):
            self._add(file, texts_of_client(file.read_text(encoding="utf-8")))
        self.texts |= set(option_keys())
        self.words = {text.replace("_", "-").strip("-") for text in self.texts}
        open_ones = {text for text in self.texts if FILLED in text and re.search("[a-z]{3}", text)}
        self.patterns = [text.split(FILLED) for text in sorted(open_ones)]

    def _add(self, file: Path, texts: Iterator[str]) -> None:
        prefix = next((key for part, key in PREFIXES.items() if part in str(file)), "")
        for text in texts:
            if re.fullmatch(r"[a-z0-9_\0-]+", text):
                self.texts |= {text, prefix + text}

    def ask_for(self, key: str) -> bool:
        """Whether anybody does: by this key, or by parts that are words of ours themselves."""
        return key in self.texts or any(self._fits(pattern, key) for pattern in self.patterns)

    def _fits(self, pattern: list[str], key: str) -> bool:
        first, *others = pattern
        if not key.startswith(first):
            return False
        rest = key.removeprefix(first)
        if not others:
            return not rest
        return any(
            rest[:cut].strip("-") in self.words and self._fits(others, rest[cut:])
            for cut in range(1, len(rest) + 1)
            if rest.startswith(others[0], cut)
        )


def option_keys() -> Iterator[str]:
    """The messages of every option there is: what it is called, what it does, what it may be."""
    for name, game in bluffhouse.games().items():
        for option, hint in get_type_hints(game.options_type).items():
            values = get_args(hint) if get_origin(hint) is Literal else ()
            key = f"{name}-option-{option}".replace("_", "-")
            yield from (key, f"{key}-says")
            yield from (f"{key}-{value}".replace("_", "-") for value in values)


def test_no_message_is_unused() -> None:
    sources = Sources()
    referred = {name for message in ENGLISH.all.values() for name in message.refers}
    helped = {f"setting-{name.replace('_', '-')}" for name in VARIABLES} | help_keys()
    kept = referred | helped
    assert [key for key in ENGLISH.all if key not in kept and not sources.ask_for(key)] == []
    for nobodys in (
        "lie-unheard",
        "notice-unheard",
        "millions-of-dollars-unheard",
        "room-unheard",
        "notice-ready-paused",
        "lie-option-wild-ones-fewer",
    ):
        assert not sources.ask_for(nobodys)


def test_every_option_has_its_messages() -> None:
    there = {key for key in ENGLISH.messages["options.ftl"] if "-option-" in key}
    assert there == set(option_keys())


def test_every_message_that_is_asked_for_is_there() -> None:
    """By its whole key, that is; the others are asked for in whole games."""
    asked: dict[str, str] = {}
    for file in (*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")):
        if file.name.endswith(".test.ts"):  # they ask for what is not there, too
            continue
        for key in re.findall(r"words\.of\('([^']+)'", file.read_text(encoding="utf-8")):
            asked[key] = file.name
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="words" | "fail" | "say")
                    | ast.Attribute(attr="words" | "fail"),
                    args=[ast.Constant(value=str(key)), *_],
                ) if "{" not in key:
                    asked[key] = file.name
                case ast.Call(
                    func=ast.Name(
                        id="OptionError"
                        | "Mismatch"
                        | "RecordError"
                        | "Verdict"
                        | "StorageError"
                        | "SettingsError"
                    ),
                    args=[*_, ast.Constant(value=str(key))],
                ) if re.fullmatch(r"[a-z]+(-[a-z]+)+", key):
                    asked[key] = file.name
    assert len(asked) > 300
    assert {key: file for key, file in asked.items() if key not in ENGLISH.all} == {}


# ── no sentence in the sources ──────────────────────────────────────────────────────────────

NAMES_OF_OURS = {"Bluffhouse"}
READ = r"\b(?:label|description|roledescription|valuetext|title|alt|placeholder)=[\"']([^\"']*)"
"""Attributes of an element that are shown or read aloud."""


def shown_by(component: str) -> Iterator[str]:
    """The words that stand in a component itself: between its tags, and in what is read aloud."""
    page = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", component, flags=re.DOTALL)
    before = ""
    while before != page:  # what the program says, from the innermost braces outwards
        before, page = page, re.sub(r"\{[^{}]*\}", "", page)
    for text in (*re.findall(r">([^<>]*)<", f">{page}<"), *re.findall(READ, page)):
        yield from re.findall(r"[^\W\d_]{3,}", html.unescape(text))


@pytest.mark.parametrize(
    ("component", "shown"),
    [
        ("<script>const a = 'cat'</script><p>{words.of('lie-title')}</p>", []),
        ("<p>{#if a > 1}{words.of(`${a}-title`)}{:else}Two cats{/if}</p>", ["Two", "cats"]),
        ('<button aria-label="Close it" aria-labelledby="close">×</button>', ["Close"]),
        ("<input {...a} oninput={() => { b = 1 }} placeholder='Your name'>", ["Your", "name"]),
        ("<style>p > a { color: red }</style>Bluffhouse", ["Bluffhouse"]),
    ],
)
def test_words_in_a_component_are_found(component: str, shown: list[str]) -> None:
    assert list(shown_by(component)) == shown


def test_no_component_has_words_of_its_own() -> None:
    components = sorted(CLIENT.rglob("*.svelte"))
    assert len(components) > 100
    shown = {file.name: set(shown_by(file.read_text(encoding="utf-8"))) for file in components}
    assert {name: words for name, words in shown.items() if words - NAMES_OF_OURS} == {}


def help_keys() -> set[str]:
    """The messages that explain the commands."""
    import typer.main

    from bluffhouse.cli.app import app

    words = Words()
    keys = {"help", "help-without"}
    house: Any = typer.main.get_command(app)
    named = {"": house, **house.commands}
    for group in house.commands.values():
        named |= getattr(group, "commands", {})
    for name, command in named.items():
        keys.add(f"help-{name}" if name else "help")
        for parameter in command.params:
            keys.add(next(key for key in keys_of(name, parameter.name) if key in words))
    return keys


def test_every_command_and_every_setting_is_explained() -> None:
    words = Words()
    assert {key for key in ENGLISH.all if key.startswith("help")} == help_keys() - {
        f"setting-{name.replace('_', '-')}" for name in VARIABLES
    }
    for field in fields():
        assert words(f"setting-{field.name.replace('_', '-')}") == field.help


# ── in whole games ──────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_is_told(name: str, language: str) -> None:
    """Every sentence that is asked for is there and has all its values: Words raises otherwise."""
    rng = random.Random(name)
    words = Words(language)
    game, players = tables(name)[-1]
    state = game.start(players, seed=name)
    told = []
    while state.result is None:
        seat = rng.choice(state.to_act)
        text = text_of(name)(words, PEOPLE[:players], seat)
        view, legal = state.view(seat), state.legal(seat)
        told += [text.prompt(view), *text.table(view)]
        told += [choice.meaning for choice in text.choices(view, legal)]
        for event in state.play(seat, legal.sample(rng)):
            told += [text.tell(event.seen_by(seat)), text.tell(event)]
    assert all(line == line.strip() and "  " not in line and "{" not in line for line in told)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", NAMES)
def test_every_rule_that_a_table_names_is_in_the_book(name: str, language: str) -> None:
    rng = random.Random(name)
    page = rules_page(name, language)
    game, players = tables(name)[-1]
    text = text_of(name)(Words(language), PEOPLE[:players], 0)
    state = game.start(players, seed=1)
    while state.result is None:
        number = text.rule(state.view(0))
        assert re.search(rf"^### {number}\b", page, re.MULTILINE)
        seat = rng.choice(state.to_act)
        state.play(seat, state.legal(seat).sample(rng))


# ── figures and lists ───────────────────────────────────────────────────────────────────────


def test_numbers_are_written_as_the_language_writes_them() -> None:
    words = Words("en")
    assert [words.figure(n) for n in (0, 1, 1500, 1_000_000)] == ["0", "1", "1,500", "1,000,000"]
    assert words("report-games", games=1500) == "1,500 games"
    assert words("report-games", games=1) == "1 game"
    assert words.figure(1234.5, 2) == "1,234.50"
    assert words.percent(0.256) == "26%"


def test_lists_are_put_together_as_the_language_does() -> None:
    words = Words("en")
    assert words.list_of(["Ania"]) == "Ania"
    assert words.list_of(["Ania", "Bo"]) == "Ania and Bo"
    assert words.list_of(["Ania", "Bo", "Cy"]) == "Ania, Bo, and Cy"
    assert words.list_of([]) == ""
    assert words.row_of([1, 5, 5]) == "1, 5, 5"


# ── which language ──────────────────────────────────────────────────────────────────────────


def test_the_first_language_that_is_spoken_is_chosen() -> None:
    assert best(["tlh", "en-GB", "pl"]) == "en"
    assert best(["en_US.UTF-8"]) == "en"
    assert best(["EN"]) == "en"
    assert best(["tlh", "", "C"]) is None
    assert set(NEXT_BEST).isdisjoint(languages())


@pytest.mark.parametrize(
    ("environment", "asked"),
    [
        ({}, []),
        ({"LANG": "tlh"}, ["tlh"]),
        ({"LANG": "pl_PL.UTF-8"}, ["pl"]),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C"}, ["C"]),
        ({"LANG": "pl", "LC_MESSAGES": "cs_CZ"}, ["cs"]),
        ({"LANG": "pl", "LC_ALL": "", "LANGUAGE": "tlh:de:fr"}, ["tlh", "de", "fr"]),
        ({"LANGUAGE": "de", "BLUFFHOUSE_LANG": "fr"}, ["fr"]),
    ],
)
def test_the_environment_is_read_as_gettext_reads_it(
    environment: dict[str, str], asked: list[str]
) -> None:
    assert of_the_terminal(environment) == (best(asked) or "en")


def test_a_sentence_that_is_not_there_is_refused() -> None:
    with pytest.raises(KeyError, match="no sentence 'lie-unheard'"):
        Words()("lie-unheard")
    with pytest.raises(ValueError, match="lie-ask-raise"):
        Words()("lie-ask-raise")


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match=r"no language 'tlh'; there are: .*en"):
        Words("tlh")


def test_the_errors_of_the_library_are_messages() -> None:
    words = Words()
    for name, options, players in (("poker", {}, 2), ("lie", {"wild_ones": 7}, 2), ("lie", {}, 9)):
        with pytest.raises(bluffhouse.OptionError) as refused:
            bluffhouse.game(name, **options).start(players)
        assert words(refused.value.key, **refused.value.values)
