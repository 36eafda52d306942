"""Format sentences from the .ftl files, and read the rules pages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, fluent_number

from bluffhouse.rules import brought, games

_HERE = files("bluffhouse.locales")

FOUR_TOGETHER = frozenset({"es", "it", "pl"})
"""Languages that do not group four-digit numbers: 1500, but 12 345. Browsers know this, Babel does
not."""


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of all languages."""
    return tuple(
        sorted(folder.name for folder in _HERE.iterdir() if (folder / "house.ftl").is_file())
    )


class _Messages:
    """The messages of a language.

    Each is parsed when it is first used: parsing them all takes a third of a second.
    """

    def __init__(self, language: str) -> None:
        # Leave out the invisible isolation marks, since terminals print them.
        self.bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        for folder in (_HERE / language, *_brought(language)):
            for file in sorted(folder.iterdir(), key=lambda file: file.name):
                if file.name.endswith(".ftl"):
                    self._add(file.read_text(encoding="utf-8"))

    def _add(self, text: str) -> None:
        starts = list(_BEGINNING.finditer(text))
        ends = [start.start() for start in starts[1:]] + [len(text)]
        for start, end in zip(starts, ends, strict=True):
            # Of two messages with the same key, the first counts.
            self._sources.setdefault(start[1], text[start.start() : end])

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def pattern(self, key: str) -> Any:
        """Return what `format_pattern` of the bundle formats. Raises KeyError if there is none."""
        self._parse(key)
        return self.bundle.get_message(key).value

    def _parse(self, key: str) -> None:
        """Parse the message. Those it refers to come first, so that another thread never finds a
        message without them."""
        if not self.bundle.has_message(key):
            source = self._sources[key]
            for reference in _REFERENCE.findall(source):
                if reference in self._sources:
                    self._parse(reference)
            self.bundle.add_resource(FluentResource(source))


_BEGINNING = re.compile(r"^(-?[a-z][\w-]*) *=", re.MULTILINE | re.IGNORECASE)
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)", re.IGNORECASE)

_messages = cache(_Messages)


def _brought(language: str) -> list[Traversable]:
    """Return the folders in which packages that bring a game keep its messages in that language."""
    packages = sorted({package for game, package in brought().items() if game in games()})
    folders = [files(package) / "locales" / language for package in packages]
    return [folder for folder in folders if folder.is_dir()]


class Words:
    """All sentences of one language: `words("lie-called", name="Ania", you="no")`."""

    def __init__(self, language: str = "en") -> None:
        if language not in languages():
            raise ValueError(f"no language {language!r}; there are: {', '.join(languages())}")
        self.language = language
        self._messages = _messages(language)

    def __call__(self, key: str, /, **values: str | int) -> str:
        """Return the sentence of that key. Raises KeyError if there is none, ValueError if a value
        is missing."""
        messages = self._messages
        if key not in messages:
            messages = _messages("en")  # better a sentence in English than none
        if key not in messages:
            raise KeyError(f"no sentence {key!r} in {self.language!r}")
        pattern = messages.pattern(key)
        if pattern is None:
            raise KeyError(f"the sentence {key!r} in {self.language!r} is empty")
        sentence, errors = messages.bundle.format_pattern(pattern, self._written(values))
        if errors:
            raise ValueError(f"the sentence {key!r} in {self.language!r}: {errors[0]}")
        return str(sentence)

    def __contains__(self, key: str) -> bool:
        return key in self._messages or key in _messages("en")

    def _written(self, values: Mapping[str, str | int]) -> dict[str, object]:
        """Return the values with numbers formatted for this language; they can still select
        plurals."""
        return {
            name: fluent_number(FluentInt(value), useGrouping=self._groups(value))
            if isinstance(value, int)
            else value
            for name, value in values.items()
        }

    def _groups(self, number: float) -> bool:
        return self.language not in FOUR_TOGETHER or abs(number) >= 10_000

    def list_of(self, items: Iterable[object]) -> str:
        """Join items as in a sentence: `Ania, Bartek and Ola`."""
        return format_list([str(item) for item in items], locale=self.language)

    def row_of(self, items: Iterable[object]) -> str:
        """Join items outside a sentence, such as cards in a hand: `1, 5, 5`. All our languages
        separate them with commas."""
        return ", ".join(map(str, items))

    def figure(self, number: float, digits: int = 0) -> str:
        """Format a number on its own, outside a sentence: `1,234` or `0.25`."""
        form = "#,##0" if not digits else f"#,##0.{'0' * digits}"
        grouped = self._groups(number)
        return format_decimal(number, form, self.language, group_separator=grouped)

    def percent(self, part: float) -> str:
        return format_percent(part, locale=self.language)


def messages_of(game: str, language: str = "en") -> str:
    """Return a game's own messages in Fluent. For a game of another package, English follows, for
    messages that this language lacks: of two messages with the same key, the first counts."""
    package = brought().get(game)
    if package is None:
        return (_HERE / language / f"{game}.ftl").read_text(encoding="utf-8")
    folders = [files(package) / "locales" / code for code in dict.fromkeys((language, "en"))]
    return "\n".join(
        file.read_text(encoding="utf-8")
        for folder in folders
        if folder.is_dir()
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    )


def rules_page(game: str, language: str = "en") -> str:
    """Return the rules of a game in Markdown, the one source for terminal, browser and manual."""
    name = f"{game}.md"
    for folder in (_HERE / language, *_brought(language), *_brought("en")):
        page = folder / "rules" / name
        if page.is_file():
            return page.read_text(encoding="utf-8")
    raise FileNotFoundError(name)
