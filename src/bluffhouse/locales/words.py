"""Sentences from the .ftl files, and the rules pages."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

_HERE = files("bluffhouse.locales")


@cache
def languages() -> tuple[str, ...]:
    """The languages the house speaks."""
    return tuple(
        sorted(folder.name for folder in _HERE.iterdir() if (folder / "house.ftl").is_file())
    )


@cache
def _bundle(language: str) -> FluentBundle:
    # No invisible isolation marks: terminals print them.
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((_HERE / language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class Words:
    """All sentences of one language: `words("lie-called", name="Ania", you="no")`."""

    def __init__(self, language: str = "en") -> None:
        if language not in languages():
            raise ValueError(f"no language {language!r}; there are: {', '.join(languages())}")
        self.language = language
        self._bundle = _bundle(language)

    def __call__(self, key: str, **values: str | int) -> str:
        """The sentence of that key. KeyError: there is none; ValueError: a value is missing."""
        if not self._bundle.has_message(key):
            raise KeyError(f"no sentence {key!r} in {self.language!r}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"the sentence {key!r} in {self.language!r} is empty")
        sentence, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"the sentence {key!r} in {self.language!r}: {errors[0]}")
        return str(sentence)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)


def rules_page(game: str, language: str = "en") -> str:
    """The rules of a game in Markdown: the page of docs/rules/."""
    packed = _HERE / language / "rules" / f"{game}.md"
    if packed.is_file():
        return packed.read_text(encoding="utf-8")
    # In a checkout the page stands in the documentation; the wheel packs it in here.
    page = Path(str(_HERE)).parents[2] / "docs" / "rules" / f"{game}.md"
    return page.read_text(encoding="utf-8")
