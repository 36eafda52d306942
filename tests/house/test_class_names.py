"""One word, one concept: neighbouring modules define no two public classes of one name."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import pytest

import bluffhouse

SOURCE = Path(bluffhouse.__file__).parent

ALLOWED: set[tuple[str, str]] = set()
"""(package, class) that may occur twice, each with its reason beside it."""

PACKAGES = ("house", "web")
"""The rules and the bots are not among them: each game has its own words, and a Bid is another
thing in each."""


def public_classes(path: Path) -> list[str]:
    body = ast.parse(path.read_text(encoding="utf-8")).body
    names = [node.name for node in body if isinstance(node, ast.ClassDef)]
    return [name for name in names if not name.startswith("_")]


@pytest.mark.parametrize("package", PACKAGES)
def test_no_two_public_classes_of_a_package_have_one_name(package: str) -> None:
    homes = defaultdict(list)
    for path in sorted((SOURCE / package).rglob("*.py")):
        for name in public_classes(path):
            homes[name].append(str(path.relative_to(SOURCE)))
    assert homes
    twice = {name: files for name, files in homes.items() if len(files) > 1}
    assert {name: files for name, files in twice.items() if (package, name) not in ALLOWED} == {}
