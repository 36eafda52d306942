"""Find what is missing or wrong in a language. Every language must have the same files, keys,
variables and rule numbers as English."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import product
from typing import Literal, NamedTuple

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ENGLISH = "en"
COUNTS = (0, 1, 2, 5, 21, 22, 101)
"""Numbers that cover every plural form of our languages: Russian counts 21 and 101 as 1."""
COMBINATIONS = 64
"""Maximum number of combinations of variants to try; a message with more is tried one selector at a
time."""
PLURALS = frozenset({"zero", "one", "two", "few", "many"})
"""Keys that make a selector a plural selector; every selector may have `other`."""
QUOTATION_MARKS = {
    "cs": "„“",
    "da": "””",
    "de": "„“",
    "en": "“”",
    "es": "«»",
    "fr": "«»",
    "it": "“”",
    "nl": "“”",
    "pl": "„”",
    "pt": "“”",
    "ru": "«»",
    "sv": "””",
}
"""Opening and closing quotation mark of each language that we have checked."""

Kind = Literal[
    "file",
    "missing",
    "extra",
    "twice",
    "variables",
    "plurals",
    "unread",
    "broken",
    "english",
    "numbers",
    "codes",
]


class Fault(NamedTuple):
    """A problem to fix in a language."""

    file: str
    kind: Kind
    key: str = ""
    details: str = ""


class Message(NamedTuple):
    """The parts of a parsed message that are checked."""

    variables: frozenset[str]
    refers: frozenset[str]
    """Other messages that it includes."""
    selectors: tuple[tuple[str, tuple[str, ...], str], ...]
    """Variable, variant keys and default key of each selector."""
    texts: tuple[str, ...]
    shown: frozenset[str]
    """The variables that appear in the text, rather than only select a variant."""


class _MessageVisitor(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.refers: set[str] = set()
        self.selectors: list[tuple[str, tuple[str, ...], str]] = []
        self.texts: list[str] = []
        self.shown: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.VariableReference):
            self.shown.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.refers.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.refers.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = tuple(_key(variant) for variant in node.variants)
            default = next(_key(variant) for variant in node.variants if variant.default)
            self.selectors.append((node.selector.id.name, keys, default))
        self.generic_visit(node)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


# ── reading ─────────────────────────────────────────────────────────────────────────────────


class ParsedLanguage:
    """The parsed messages of a language's folder."""

    def __init__(self, language: str, folder: Traversable) -> None:
        self.language = language
        self.folder = folder
        self.faults: list[Fault] = []
        self.messages: dict[str, dict[str, Message]] = {}
        """Messages by file and key."""
        self.bundle = FluentBundle([language], use_isolating=False)
        for path in sorted(folder.iterdir(), key=lambda path: path.name):
            if path.name.endswith(".ftl"):
                self.messages[path.name] = self._read(path)
        self.all = {key: told for file in self.messages.values() for key, told in file.items()}

    def _read(self, file: Traversable) -> dict[str, Message]:
        text = file.read_text(encoding="utf-8")
        self.bundle.add_resource(FluentResource(text))
        found: dict[str, Message] = {}
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Junk):
                line = (entry.content or "").strip().partition("\n")[0]
                self.faults.append(Fault(file.name, "unread", details=line))
            if not isinstance(entry, ast.Message | ast.Term):
                continue
            key = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            if key in found:
                self.faults.append(Fault(file.name, "twice", key))
            look = _MessageVisitor()
            look.visit(entry)
            found[key] = Message(
                frozenset(look.variables),
                frozenset(look.refers),
                tuple(look.selectors),
                tuple(look.texts),
                frozenset(look.shown),
            )
        return found

    def page(self, name: str) -> str | None:
        page = self.folder / "rules" / name
        return page.read_text(encoding="utf-8") if page.is_file() else None

    def whole(self, key: str) -> tuple[Message, ...]:
        """Return a message and all messages that it includes."""
        seen: dict[str, Message] = {}
        waiting = [key]
        while waiting:
            name = waiting.pop()
            if name in self.all and name not in seen:
                seen[name] = self.all[name]
                waiting += self.all[name].refers
        return tuple(seen.values())


@cache
def _english() -> ParsedLanguage:
    return ParsedLanguage(ENGLISH, files("bluffhouse.locales") / ENGLISH)


@cache
def alike() -> Mapping[str, Mapping[str, str]]:
    """Return the words that may be the same as in English, with the reason: in every language under
    `everywhere`, in some under their codes, and whole messages under `keys`."""
    return tomllib.loads((files("bluffhouse.locales") / "alike.toml").read_text(encoding="utf-8"))


# ── judging ─────────────────────────────────────────────────────────────────────────────────


def faults(language: str, folder: Traversable | None = None) -> list[Fault]:
    """Return every fault of a language, file by file. `folder` is where a translation is being
    written if it is not part of the house yet."""
    english = _english()
    translation = ParsedLanguage(language, folder or files("bluffhouse.locales") / language)
    found = [*translation.faults]
    for file, expected in english.messages.items():
        if file not in translation.messages:
            found.append(Fault(file, "file"))
            continue
        there = translation.messages[file]
        found += [Fault(file, "missing", key) for key in expected if key not in there]
        found += [Fault(file, "extra", key) for key in there if key not in expected]
        for key in there:
            if key in expected:
                found += _of_message(english, translation, file, key)
    found += [Fault(file, "extra") for file in translation.messages if file not in english.messages]
    for page in sorted(page.name for page in (english.folder / "rules").iterdir()):
        found += _of_page(english, translation, page)
    return found


def _of_message(
    english: ParsedLanguage, translation: ParsedLanguage, file: str, key: str
) -> Iterator[Fault]:
    theirs, ours = variables(english, key), variables(translation, key)
    if theirs != ours:
        differ = ", ".join(f"${name}" for name in sorted(theirs ^ ours))
        yield Fault(file, "variables", key, differ)
    message = translation.all[key]
    for variable, lacking in _lacking_plurals(translation.language, message, english.all[key]):
        # A text that does not show the number may need only two forms: one and several.
        if lacking and variable in message.shown:
            yield Fault(file, "plurals", key, f"${variable}: {', '.join(lacking)}")
    if translation.language != ENGLISH and key not in alike()["keys"]:
        left = english_left(translation.language, message, english.all[key])
        if left is not None:
            yield Fault(file, "english", key, left)
    if not key.startswith("-"):
        yield from _formatting_faults(english, translation, file, key)


def variables(translation: ParsedLanguage, key: str) -> set[str]:
    """Return the variables of a message and of the messages that it includes."""
    return {name for message in translation.whole(key) for name in message.variables}


def _lacking_plurals(
    language: str, message: Message, english: Message
) -> Iterator[tuple[str, list[str]]]:
    """Yield each variable with the plural forms that no selector covers."""
    for variable, keys, default in message.selectors:
        yield variable, missing_plurals(language, keys, default)
    theirs, ours = _chosen_by(english), _chosen_by(message)
    for variable in theirs.keys() & ours.keys():
        if PLURALS & theirs[variable] and not PLURALS & ours[variable]:
            # Its selectors only name exact numbers: check whether those are enough.
            yield variable, missing_plurals(language, [*ours[variable]], "other", counts=True)


def _chosen_by(message: Message) -> dict[str, set[str]]:
    """Return the keys of all selectors of a message, by variable."""
    found: dict[str, set[str]] = {}
    for variable, keys, _ in message.selectors:
        found.setdefault(variable, set()).update(keys)
    return found


@cache
def _categories(language: str) -> frozenset[str]:
    """Return the plural forms that the whole numbers below 1000 take."""
    rule = Locale(language).plural_form
    return frozenset(rule(number) for number in range(1000))


def missing_plurals(
    language: str, keys: Sequence[str], default: str, counts: bool = False
) -> list[str]:
    """Return the plural forms that a selector does not cover. The default may stand for one of
    them. `counts` says that it is a plural selector even if it names no plural form."""
    named = set(keys) & (PLURALS | {"other"})
    if not (counts or named & PLURALS):
        return []
    if "1" in keys and language != "ru":
        named.add("one")
    lacking = _categories(language) - named
    if lacking and default == "other" and "other" not in _categories(language):
        lacking = lacking if len(lacking) > 1 else frozenset()
    return sorted(lacking)


def english_left(language: str, message: Message, english: Message) -> str | None:
    """Return a text of the message that is the same in English, or is plainly English, and has a
    word that no list allows; None if there is none."""
    theirs = {_plain(text) for text in english.texts}
    for text in message.texts:
        plain = _plain(text)
        strange = strange_words(language, plain)
        if strange and (plain in theirs or strange & UNMISTAKABLE):
            return plain
    return None


UNMISTAKABLE = frozenset({"the", "you", "your", "with", "this", "they", "their", "what", "which"})
"""Words that are English for certain: none of our other languages has them."""


def _plain(text: str) -> str:
    """Return the text without commands, flags and addresses, which are never translated."""
    text = re.sub(r"`[^`]*`|--[\w-]+|\w+://\S+|\b\w*_\w*\b|bluffhouse \w+", " ", text)
    return " ".join(text.split())


def strange_words(language: str, text: str) -> set[str]:
    """Return the words of a text that no list allows to be the same as in English."""
    allowed = {word.lower() for word in (*alike()["everywhere"], *alike().get(language, ()))}
    words = re.findall(r"[^\W\d_]{3,}", text.lower())
    return {word for word in words if word not in allowed}


# ── saying ──────────────────────────────────────────────────────────────────────────────────


def _formatting_faults(
    english: ParsedLanguage, translation: ParsedLanguage, file: str, key: str
) -> Iterator[Fault]:
    """Format the message with all kinds of numbers and every combination of variants, and check the
    results."""
    for values in fillings(english, translation, key):
        said, errors = _formatted(translation, key, values)
        wrong = str(errors[0]) if errors else _slip(translation.language, said)
        if wrong and not errors and _slip(ENGLISH, _formatted(english, key, values)[0]) == wrong:
            continue  # English has it too, so it is intended
        if wrong:
            filled = ", ".join(f"{name}={value}" for name, value in values.items())
            yield Fault(file, "broken", key, f"{wrong} ({filled})" if filled else wrong)
            return


def _formatted(
    translation: ParsedLanguage, key: str, values: Mapping[str, str | int]
) -> tuple[str, list[Exception]]:
    pattern = translation.bundle.get_message(key).value
    if pattern is None:
        return "", [ValueError("it is empty")]
    said, errors = translation.bundle.format_pattern(pattern, dict(values))
    return str(said), list(errors)


def _slip(language: str, said: str) -> str:
    if not said:
        return "it says nothing"
    if "{" in said and "{" not in said.replace('{"', ""):
        return ""  # an intended brace
    if re.search(r"[{}]|\?\?\?", said):
        return f"something was not filled in: {said!r}"
    if re.search(r"[ \u00a0\u202f]{2}", said):
        return "a double space"
    if "~" in said:
        return "a ~"
    if said != said.strip():
        return "a space at its edge"
    return wrong_marks(language, said)


def wrong_marks(language: str, said: str) -> str:
    """Return what breaks the language's typography, if anything: quotation marks and, in French,
    the spaces before punctuation."""
    plain = re.sub(r"`[^`]*`", " ", said)  # code has quotation marks of its own
    if language == "fr" and (found := re.search(r"[ \u00a0][;:!?»]|«[ \u00a0]", plain)):
        return f"not the narrow space: {found[0]!r}"
    marks = "".join(re.findall('[„“”«»‹›‚‘"]', plain))
    pair = QUOTATION_MARKS.get(language)
    if pair is None or marks == pair * (len(marks) // 2):
        return ""
    return f"other quotation marks: {marks}"


def fillings(
    english: ParsedLanguage, translation: ParsedLanguage, key: str
) -> Iterator[dict[str, str | int]]:
    """Yield values to format a message with."""
    names = variables(english, key) | variables(translation, key)
    words: dict[str, set[str]] = {}
    counts: set[str] = set()
    for message in (*english.whole(key), *translation.whole(key)):
        for variable, keys, _ in message.selectors:
            if _counts(keys):
                counts.add(variable)
            words.setdefault(variable, set()).update(k for k in keys if not _counts((k,)))
    for number in COUNTS if counts else (2,):
        plain: dict[str, str | int] = dict.fromkeys(sorted(names), number)
        ways = {
            name: [*sorted(keys - {"other"}), number if name in counts else "other"]
            for name, keys in words.items()
        }
        for chosen in _ways(ways):
            yield plain | chosen


def _counts(keys: Sequence[str]) -> bool:
    return bool(PLURALS & set(keys)) or any(map(str.isdigit, keys))


def _ways(ways: Mapping[str, Sequence[str | int]]) -> Iterator[dict[str, str | int]]:
    size = 1
    for keys in ways.values():
        size *= len(keys)
    if size <= COMBINATIONS:
        for chosen in product(*ways.values()):
            yield dict(zip(ways, chosen, strict=True))
        return
    usual: dict[str, str | int] = {name: keys[0] for name, keys in ways.items()}
    for name, keys in ways.items():
        for key in keys:
            yield usual | {name: key}


# ── the rules pages ─────────────────────────────────────────────────────────────────────────


def _of_page(english: ParsedLanguage, translation: ParsedLanguage, name: str) -> Iterator[Fault]:
    file = f"rules/{name}"
    theirs, ours = english.page(name), translation.page(name)
    if theirs is None or ours is None:
        yield Fault(file, "file")
        return
    for kind, pattern in (("numbers", r"^#+ ([A-Z]{2}-\d+)\b"), ("codes", r"`([^`]+)`")):
        expected = sorted(re.findall(pattern, theirs, re.MULTILINE))
        there = sorted(re.findall(pattern, ours, re.MULTILINE))
        if expected != there:
            differ = sorted(set(expected) ^ set(there)) or ["how often they stand there"]
            yield Fault(file, "numbers" if kind == "numbers" else "codes", "", ", ".join(differ))
    for line in ours.splitlines():
        if wrong := wrong_marks(translation.language, line):
            yield Fault(file, "broken", line[:40], wrong)
    if translation.language == ENGLISH:
        return
    lines = {_plain(line) for line in theirs.splitlines()}
    for line in map(_plain, ours.splitlines()):
        strange = strange_words(translation.language, line)
        if strange & UNMISTAKABLE or (len(strange) > 1 and line in lines):
            yield Fault(file, "english", line[:40], line)
