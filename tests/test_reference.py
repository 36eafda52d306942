"""The reference has every public name of the library, and each name has an example that runs.

The examples are doctests, so pytest runs them together with the other tests.
"""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[1] / "docs"
REFERENCE = (DOCS / "reference.md").read_text(encoding="utf-8")
MODULES = re.findall(r"^\.\. automodule:: (\S+)", REFERENCE, re.MULTILINE)
PUBLIC = {"", ".bots", ".engines", ".flat", ".locales", ".records", ".study", ".text"}
"""What others may import. Everything else serves the house itself."""
NAMES = [(module, name) for module in MODULES for name in import_module(module).__all__]


def test_the_reference_has_every_public_module() -> None:
    assert {module.removeprefix("bluffhouse") for module in MODULES} == PUBLIC
    assert re.findall(r"^## (\S+)", REFERENCE, re.MULTILINE) == MODULES
    assert REFERENCE.count("   :members:\n   :imported-members:\n") == len(MODULES)


def code_of(documented: object) -> str:
    """Return the lines of the examples in a docstring."""
    text = getattr(documented, "__doc__", None) or ""
    return "".join(example.source for example in doctest.DocTestParser().get_examples(text))


@pytest.mark.parametrize(("module", "name"), NAMES, ids=[".".join(pair) for pair in NAMES])
def test_every_public_name_has_an_example(module: str, name: str) -> None:
    home = import_module(module)
    examples = code_of(home) + code_of(getattr(home, name))
    assert re.search(rf"\b{name}\b", examples), f"show {name} in the docstring of {module}"


def test_every_public_name_says_what_it_is() -> None:
    for module, name in NAMES:
        found = getattr(import_module(module), name)
        if callable(found) and not str(type(found)).startswith("<class 'typing."):
            assert found.__doc__, f"{module}.{name}"
