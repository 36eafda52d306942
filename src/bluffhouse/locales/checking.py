"""What is missing or wrong in a language. English is the measure: the same files, the same keys,
the same variables, the same numbers of rules."""

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
"""Every kind of plural that our languages have: Russian counts 21 and 101 as 1."""
COMBINATIONS = 64
"""A message with more ways through its selectors is tried one selector at a time."""
PLURALS = frozenset({"zero", "one", "two", "few", "many"})
"""What a selector names that counts; every one of them may have `other`."""
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
"""What opens and what closes a quotation, in the languages that we have looked at."""

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
    """Something to mend."""

    file: str
    kind: Kind
    key: str = ""
    details: str = ""


class Message(NamedTuple):
    """A message, looked at from outside."""

    variables: frozenset[str]
    refers: frozenset[str]
    """Other messages that it is made of."""
    selectors: tuple[tuple[str, tuple[str, ...], str], ...]
    """The variable, the keys of its variants, and which of them is the default."""
    texts: tuple[str, ...]
    shown: frozenset[str]
    """The variables that stand in its text, and do not only choose between texts."""


class _Look(Visitor):
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


class Tongue:
    """A folder of a language, read."""

    def __init__(self, language: str, folder: Traversable) -> None:
        self.language = language
        self.folder = folder
        self.faults: list[Fault] = []
        self.messages: dict[str, dict[str, Message]] = {}
        """By file and key."""
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
            look = _Look()
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
        """A message and all that it is made of."""
        seen: dict[str, Message] = {}
        waiting = [key]
        while waiting:
            name = waiting.pop()
            if name in self.all and name not in seen:
                seen[name] = self.all[name]
                waiting += self.all[name].refers
        return tuple(seen.values())


@cache
def _english() -> Tongue:
    return Tongue(ENGLISH, files("bluffhouse.locales") / ENGLISH)


@cache
def alike() -> Mapping[str, Mapping[str, str]]:
    """Words that may be the same as in English, with the reason: for every language under
    `everywhere`, for some under their codes; and whole messages under `keys`."""
    return tomllib.loads((files("bluffhouse.locales") / "alike.toml").read_text(encoding="utf-8"))


# ── judging ─────────────────────────────────────────────────────────────────────────────────


def faults(language: str, folder: Traversable | None = None) -> list[Fault]:
    """All that is to be mended in a language, file by file. `folder`: where it is being written,
    if it is not in the house yet."""
    english = _english()
    tongue = Tongue(language, folder or files("bluffhouse.locales") / language)
    found = [*tongue.faults]
    for file, expected in english.messages.items():
        if file not in tongue.messages:
            found.append(Fault(file, "file"))
            continue
        there = tongue.messages[file]
        found += [Fault(file, "missing", key) for key in expected if key not in there]
        found += [Fault(file, "extra", key) for key in there if key not in expected]
        for key in there:
            if key in expected:
                found += _of_message(english, tongue, file, key)
    found += [Fault(file, "extra") for file in tongue.messages if file not in english.messages]
    for page in sorted(page.name for page in (english.folder / "rules").iterdir()):
        found += _of_page(english, tongue, page)
    return found


def _of_message(english: Tongue, tongue: Tongue, file: str, key: str) -> Iterator[Fault]:
    theirs, ours = variables(english, key), variables(tongue, key)
    if theirs != ours:
        differ = ", ".join(f"${name}" for name in sorted(theirs ^ ours))
        yield Fault(file, "variables", key, differ)
    message = tongue.all[key]
    for variable, lacking in _lacking_plurals(tongue.language, message, english.all[key]):
        # Where the number is not said, two texts may be enough: one of them, or more.
        if lacking and variable in message.shown:
            yield Fault(file, "plurals", key, f"${variable}: {', '.join(lacking)}")
    if tongue.language != ENGLISH and key not in alike()["keys"]:
        left = english_left(tongue.language, message, english.all[key])
        if left is not None:
            yield Fault(file, "english", key, left)
    if not key.startswith("-"):
        yield from _when_said(english, tongue, file, key)


def variables(tongue: Tongue, key: str) -> set[str]:
    """What a message and those that it is made of are filled with."""
    return {name for message in tongue.whole(key) for name in message.variables}


def _lacking_plurals(
    language: str, message: Message, english: Message
) -> Iterator[tuple[str, list[str]]]:
    """Of every variable, what no selector says anything of."""
    for variable, keys, default in message.selectors:
        yield variable, missing_plurals(language, keys, default)
    theirs, ours = _chosen_by(english), _chosen_by(message)
    for variable in theirs.keys() & ours.keys():
        if PLURALS & theirs[variable] and not PLURALS & ours[variable]:
            # It names exact numbers only, all of its selectors together: are they enough?
            yield variable, missing_plurals(language, [*ours[variable]], "other", counts=True)


def _chosen_by(message: Message) -> dict[str, set[str]]:
    """What the selectors of a message choose by, variable by variable."""
    found: dict[str, set[str]] = {}
    for variable, keys, _ in message.selectors:
        found.setdefault(variable, set()).update(keys)
    return found


@cache
def _categories(language: str) -> frozenset[str]:
    """The plurals that whole numbers of our size come to."""
    rule = Locale(language).plural_form
    return frozenset(rule(number) for number in range(1000))


def missing_plurals(
    language: str, keys: Sequence[str], default: str, counts: bool = False
) -> list[str]:
    """The plurals that a selector says nothing of. The default may stand for one of them.
    `counts`: whether it does, even if it names no plural."""
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
    """A text of the message that stands in English too, and has a word in it that no list
    allows."""
    theirs = {_plain(text) for text in english.texts}
    for text in message.texts:
        plain = _plain(text)
        strange = strange_words(language, plain)
        if strange and (plain in theirs or strange & UNMISTAKABLE):
            return plain
    return None


UNMISTAKABLE = frozenset({"the", "you", "your", "with", "this", "they", "their", "what", "which"})
"""English wherever they stand: none of our other languages has such a word."""


def _plain(text: str) -> str:
    """Without what is typed as it stands: commands, flags, addresses."""
    text = re.sub(r"`[^`]*`|--[\w-]+|\w+://\S+|\b\w*_\w*\b|bluffhouse \w+", " ", text)
    return " ".join(text.split())


def strange_words(language: str, text: str) -> set[str]:
    """The words of a text that are on no list of words that may be as in English."""
    allowed = {word.lower() for word in (*alike()["everywhere"], *alike().get(language, ()))}
    words = re.findall(r"[^\W\d_]{3,}", text.lower())
    return {word for word in words if word not in allowed}


# ── saying ──────────────────────────────────────────────────────────────────────────────────


def _when_said(english: Tongue, tongue: Tongue, file: str, key: str) -> Iterator[Fault]:
    """Say it with every number and by every way through its selectors, and look at it."""
    for values in fillings(english, tongue, key):
        said, errors = _said(tongue, key, values)
        wrong = str(errors[0]) if errors else _slip(tongue.language, said)
        if wrong and not errors and _slip(ENGLISH, _said(english, key, values)[0]) == wrong:
            continue  # English has it too, so it is meant
        if wrong:
            filled = ", ".join(f"{name}={value}" for name, value in values.items())
            yield Fault(file, "broken", key, f"{wrong} ({filled})" if filled else wrong)
            return


def _said(tongue: Tongue, key: str, values: Mapping[str, str | int]) -> tuple[str, list[Exception]]:
    pattern = tongue.bundle.get_message(key).value
    if pattern is None:
        return "", [ValueError("it is empty")]
    said, errors = tongue.bundle.format_pattern(pattern, dict(values))
    return str(said), list(errors)


def _slip(language: str, said: str) -> str:
    if not said:
        return "it says nothing"
    if "{" in said and "{" not in said.replace('{"', ""):
        return ""  # a brace that is meant
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
    """What the language writes otherwise: quotation marks and, in French, the spaces at marks."""
    plain = re.sub(r"`[^`]*`", " ", said)  # what is typed has marks of its own
    if language == "fr" and (found := re.search(r"[ \u00a0][;:!?»]|«[ \u00a0]", plain)):
        return f"not the narrow space: {found[0]!r}"
    marks = "".join(re.findall('[„“”«»‹›‚‘"]', plain))
    pair = QUOTATION_MARKS.get(language)
    if pair is None or marks == pair * (len(marks) // 2):
        return ""
    return f"other quotation marks: {marks}"


def fillings(english: Tongue, tongue: Tongue, key: str) -> Iterator[dict[str, str | int]]:
    """Values to say a message with."""
    names = variables(english, key) | variables(tongue, key)
    words: dict[str, set[str]] = {}
    counts: set[str] = set()
    for message in (*english.whole(key), *tongue.whole(key)):
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


def _of_page(english: Tongue, tongue: Tongue, name: str) -> Iterator[Fault]:
    file = f"rules/{name}"
    theirs, ours = english.page(name), tongue.page(name)
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
        if wrong := wrong_marks(tongue.language, line):
            yield Fault(file, "broken", line[:40], wrong)
    if tongue.language == ENGLISH:
        return
    lines = {_plain(line) for line in theirs.splitlines()}
    for line in map(_plain, ours.splitlines()):
        strange = strange_words(tongue.language, line)
        if strange & UNMISTAKABLE or (len(strange) > 1 and line in lines):
            yield Fault(file, "english", line[:40], line)
