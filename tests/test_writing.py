"""What people read follows the writing guide: docs/writing.md."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[1]
ENGLISH = ROOT / "src" / "bluffhouse" / "locales" / "en"
WRITTEN = frozenset({".css", ".ftl", ".html", ".md", ".mjs", ".py", ".svelte", ".toml", ".ts"})
EXEMPT = (
    "client/src/protocol",  # generated from the docstrings in src
    "docs/writing.md",  # names the word it forbids
    "src/bluffhouse/web/client",  # built from client/src
)
MALE = re.compile(r"\b(?:he|him|his|himself)\b", flags=re.IGNORECASE)
HEADLESS = re.compile(r"\bWho\b[^.?!]*[.!]|\bWhoever\b[^.?!]*(?:[.!]|$)")
"""A sentence with such a subject. Questions ("Who lied?") and labels ("Who can join") are fine."""


def written() -> Iterator[Path]:
    """The files in English that people read or write."""
    for top in ("src", "client/src", "docs"):
        for file in sorted((ROOT / top).rglob("*")):
            name = file.relative_to(ROOT).as_posix()
            if file.suffix not in WRITTEN or name.startswith(EXEMPT):
                continue
            if "/locales/" in name and file.suffix != ".py" and ENGLISH not in file.parents:
                continue  # another language
            if file.parent == ENGLISH / "rules":
                continue  # the examples there have players with names
            yield file
    yield ROOT / "README.md"


def texts_of(messages: str) -> Iterator[str]:
    """The text of each message and each variant; every placeable becomes "…"."""
    found: list[str] = []

    class Reader(Visitor):
        def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 (named by the library)
            found.append(
                "".join(
                    part.value if isinstance(part, ast.TextElement) else "…"
                    for part in node.elements
                )
            )
            self.generic_visit(node)

    Reader().visit(FluentParser().parse(messages))
    yield from found


def test_a_player_is_never_he() -> None:
    files = list(written())
    assert len(files) > 300
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in files
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if MALE.search(line)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("file", sorted(ENGLISH.glob("*.ftl")), ids=lambda file: file.name)
def test_no_message_starts_with_a_headless_who(file: Path) -> None:
    found = [text for text in texts_of(file.read_text(encoding="utf-8")) if HEADLESS.search(text)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "text",
    ["Who rolls pays.", "Nobody lied. Whoever doubts loses { $n }!", "Whoever has the gun"],
)
def test_headless_sentences_are_noticed(text: str) -> None:
    assert [found for found in texts_of(f"key = {text}\n") if HEADLESS.search(found)]


@pytest.mark.parametrize(
    "text", ["Who lied?", "Who can join", "The player who rolls pays.", "Who's playing?"]
)
def test_questions_and_labels_are_not_headless(text: str) -> None:
    assert not [found for found in texts_of(f"key = {text}\n") if HEADLESS.search(found)]
