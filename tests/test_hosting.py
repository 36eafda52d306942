"""The manual for hosts and its examples say what the house really takes."""

from __future__ import annotations

import re
from pathlib import Path

from bluffhouse.house.settings import Field, fields, load

ROOT = Path(__file__).parents[1]
MANUAL = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
DEPLOY = ROOT / "deploy"


def row(field: Field) -> str:
    """A setting as a line of the manual's table."""
    match field.default:
        case bool() as on:
            default = "yes" if on else "no"
        case () | "":
            default = "empty"
        case Path():
            default = "where the system keeps data"
        case float() as number:
            default = f"{number:g}"
        case other:
            default = f"{other}"
    return f"| `{field.name}` | {default} | {field.help} |"


def test_the_table_of_settings_is_complete_and_current() -> None:
    table = "\n".join(row(field) for field in fields())
    assert table in MANUAL, f"docs/hosting.md should have this table:\n{table}"


def test_the_example_of_settings_can_be_used() -> None:
    example = DEPLOY / "bluffhouse.toml"
    settings = load({}, {}, example)
    assert settings.proxy
    assert settings.secure_cookies
    assert settings.public_url == "https://bluff.example.org"
    # What is commented out is right too.
    text = re.sub(r"^# (\w+ = )", r"\1", example.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert {line.partition(" = ")[0] for line in text.splitlines() if " = " in line} <= {
        field.name for field in fields()
    }


def test_the_settings_alone_name_the_folder_that_the_unit_makes() -> None:
    """So that a backup is one of the house that runs, and not of another one."""
    unit = (DEPLOY / "bluffhouse.service").read_text(encoding="utf-8")
    (made,) = re.findall(r"^StateDirectory=(\w+)$", unit, re.MULTILINE)
    settings = load({}, {}, DEPLOY / "bluffhouse.toml")
    assert settings.data == Path("/var/lib") / made
    assert not re.search(r"^Environment=", unit, re.MULTILINE)


def test_examples_name_only_variables_there_are() -> None:
    known = {field.variable for field in fields()} | {"BLUFFHOUSE_CONFIG"}
    for file in (*DEPLOY.iterdir(), ROOT / "docs" / "hosting.md"):
        named = set(re.findall(r"\bBLUFFHOUSE_[A-Z_]+", file.read_text(encoding="utf-8")))
        assert named <= known, file.name


def test_the_manual_explains_every_example() -> None:
    for file in DEPLOY.iterdir():
        assert f"../deploy/{file.name}" in MANUAL, file.name
