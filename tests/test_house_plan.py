"""The plan of the house is true: every package is in it, in the order of the layers."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
PLAN = (ROOT / "docs" / "house-plan.md").read_text(encoding="utf-8")
(LISTING,) = re.findall(r"```text\n(src/bluffhouse/\n.*?)```", PLAN, re.DOTALL)
PACKAGES = re.findall(r"^  (\w+)/ ", LISTING, re.MULTILINE)


def test_the_plan_lists_every_package_and_no_other() -> None:
    source = ROOT / "src" / "bluffhouse"
    assert sorted(PACKAGES) == sorted(file.parent.name for file in source.glob("*/__init__.py"))


def test_the_plan_lists_packages_in_the_order_of_the_layers() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    (layers,) = [contract["layers"] for contract in contracts if contract["type"] == "layers"]
    below: list[str] = []
    for layer in reversed(layers):
        names = [name.strip().removeprefix("bluffhouse.") for name in layer.split("|")]
        there = PACKAGES[len(below) : len(below) + len(names)]
        assert sorted(there) == sorted(names)
        below += there
    assert below == PACKAGES


def test_the_folders_of_the_plan_exist() -> None:
    for folder in re.findall(r"^(\w+)/ ", LISTING, re.MULTILINE):
        assert (ROOT / folder).is_dir(), folder


def test_the_folders_of_the_client_exist() -> None:
    _, _, table = PLAN.partition("| folder in `client/src` |")
    listed = set(re.findall(r"`(\w+)/`", table.partition("\n\n")[0]))
    there = {folder.name for folder in (ROOT / "client" / "src").iterdir() if folder.is_dir()}
    assert listed
    assert listed <= there
