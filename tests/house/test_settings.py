"""Settings: the same names everywhere, the right one wins, and what is wrong is said clearly."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Literal, get_args, get_origin

import msgspec
import pytest

from bluffhouse.house.settings import (
    Field,
    Settings,
    SettingsError,
    choices,
    data_folder,
    fields,
    load,
)

FIELDS = {field.name: field for field in fields()}
each_field = pytest.mark.parametrize("field", fields(), ids=lambda field: field.name)

POSTGRESQL = "postgresql://bluff:secret@db.example.org/house"


def others(field: Field) -> tuple[object, object, object]:
    """Three values that differ from the default (a choice may have fewer) and are allowed."""
    special: dict[str, tuple[object, object, object]] = {
        "host": ("0.0.0.0", "::1", "localhost"),
        "public_url": ("https://a.example", "http://b.example:80", "https://c.example/bluff"),
        "allowed_origins": (("https://a.example",), ("https://b.example", "http://c:8080"), ()),
        "allowed_hosts": (("a.example",), ("b.example", "c-d"), ()),
        "operations": ("127.0.0.1:65535", "[::1]:0", "localhost:59999"),
        "data": (Path("/srv/a"), Path("/srv/b"), Path("/srv/c")),
        "engines": (("a=./a",), ("b=./b -x", "c=python3 c.py"), ()),
        "desk_token": ("a" * 16, "b" * 200, "c-d_e~f!" * 3),
        "database": (POSTGRESQL, "sqlite:///a b.db", "sqlite:////srv/c.db"),
    }
    if field.name in special:
        return special[field.name]
    if field.type is bool:
        return not field.default, field.default, not field.default
    if get_origin(field.type) is Literal:
        choices = get_args(field.type)
        return choices[-1], choices[0], choices[1]
    assert isinstance(field.default, int | float)
    return field.default + 1, field.default + 2, field.default + 3


def as_text(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def as_toml(value: object) -> str:
    plain = str(value) if isinstance(value, Path) else value
    return msgspec.json.encode(plain).decode()  # TOML writes these as JSON does


def toml(folder: Path, text: str) -> Path:
    file = folder / "house.toml"
    file.write_text(text, encoding="utf-8")
    return file


# ── which one wins ──────────────────────────────────────────────────────────────────────────


@each_field
def test_a_flag_outweighs_the_environment_which_outweighs_the_file(
    field: Field, tmp_path: Path
) -> None:
    in_file, in_environment, in_flag = others(field)
    file = toml(tmp_path, f"{field.name} = {as_toml(in_file)}\n")
    environ = {field.variable: as_text(in_environment)}
    flags = {field.name: in_flag}
    needed = {"database": POSTGRESQL} if field.name == "workers" else {}

    def chosen(flags: dict[str, object], environ: dict[str, str], file: Path | None) -> object:
        return getattr(load({**needed, **flags}, environ, file), field.name)

    assert chosen({}, {}, file) == in_file
    assert chosen({}, environ, file) == in_environment
    # Not given: an option with several values comes as an empty list.
    assert chosen({field.name: None}, environ, file) == in_environment
    assert chosen({field.name: []}, environ, file) == in_environment
    if in_flag != ():
        assert chosen(flags, environ, file) == in_flag
        assert chosen(flags, {}, None) == in_flag
        assert chosen({field.name: as_text(in_flag)}, {}, None) == in_flag


def test_without_anything_said_the_defaults_hold() -> None:
    environ = {"XDG_DATA_HOME": "/srv", "LOCALAPPDATA": "/srv", "PATH": "/bin", "BLUFF": "no"}
    assert load({}, environ, None) == Settings(data=data_folder(environ))


def test_what_is_said_otherwise_yields_to_whatever_was_chosen(tmp_path: Path) -> None:
    otherwise = {"host": "0.0.0.0", "log": "warning"}
    settings = load({"port": 80}, {"BLUFFHOUSE_LOG": "debug"}, None, otherwise)
    assert (settings.host, settings.port, settings.log) == ("0.0.0.0", 80, "debug")
    file = toml(tmp_path, 'host = "127.0.0.1"\n')
    assert load({}, {}, file, otherwise).host == "127.0.0.1"
    chosen = choices({"port": 80, "log": None}, {}, file)
    assert {name: choice.source.described for name, choice in chosen.items()} == {
        "host": f"{file}: host",
        "port": "flag --port",
    }


def test_the_file_is_named_by_the_flag_or_by_the_environment(tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text("port = 2\n", encoding="utf-8")
    file = toml(tmp_path, "port = 1\n")
    assert load({}, {"BLUFFHOUSE_CONFIG": str(other)}, None).port == 2
    assert load({}, {"BLUFFHOUSE_CONFIG": str(other)}, file).port == 1
    assert load({}, {"BLUFFHOUSE_CONFIG": ""}, None).port == 8321


def test_one_file_may_say_everything(tmp_path: Path) -> None:
    chosen = {name: others(field)[0] for name, field in FIELDS.items()}
    lines = [f"{name} = {as_toml(value)}\n" for name, value in chosen.items()]
    settings = load({}, {}, toml(tmp_path, "".join(lines)))
    assert {name: getattr(settings, name) for name in chosen} == chosen


# ── the list of them ────────────────────────────────────────────────────────────────────────


def test_every_field_is_listed() -> None:
    assert [field.name for field in fields()] == list(Settings.__struct_fields__)


@each_field
def test_every_field_has_its_names_and_says_what_it_is(field: Field) -> None:
    assert field.flag == "--" + field.name.replace("_", "-")
    assert field.variable == "BLUFFHOUSE_" + field.name.upper()
    assert field.help.endswith(".")
    assert field.default == getattr(Settings(), field.name)
    assert msgspec.convert(field.default, field.type) == field.default


@each_field
def test_every_default_is_allowed(field: Field) -> None:
    flags = {field.name: field.default}
    assert getattr(load(flags, {}, None), field.name) == field.default


# ── refusals ────────────────────────────────────────────────────────────────────────────────

WRONG = [
    ("port", "eighty", "a whole number from 0 to 65535, not 'eighty'"),
    ("port", "65536", "a whole number from 0 to 65535, not '65536'"),
    ("port", "-1", "a whole number from 0 to 65535, not '-1'"),
    ("port", "", "a whole number from 0 to 65535, not ''"),
    ("bot_delay", "nan", "a number from 0 to 60, not 'nan'"),
    ("bot_seconds", "0", "a number from 0.01 to 600, not '0'"),
    ("bot_seconds", "inf", "a number from 0.01 to 600, not 'inf'"),
    ("secure_cookies", "perhaps", "true or false, not 'perhaps'"),
    ("log", "loud", "'debug' or 'info' or 'warning' or 'error', not 'loud'"),
    ("host", "", "text, not empty, not ''"),
    ("data", "", "the path of a folder, not ''"),
    ("public_url", "bluff.example.org", "text like '' or 'https://bluff.example.org', not"),
    ("public_url", "https://bluff.example.org/", "text like '' or 'https://bluff.example.org'"),
    ("allowed_origins", "*", "a list, each of them text like 'https://bluff.example.org', not '*'"),
    ("allowed_origins", "https://a.example/path", "a list, each of them text like"),
    ("database", "mysql://host/db", "text like '' or 'sqlite:///house.db' or 'postgresql://"),
    ("workers", "0", "a whole number from 1 to 256, not '0'"),
    ("operations", "127.0.0.1:65536", "text like '' or '127.0.0.1:8322', not '127.0.0.1:65536'"),
    ("operations", "127.0.0.1:70000", "text like '' or '127.0.0.1:8322', not '127.0.0.1:70000'"),
]


@pytest.mark.parametrize(("name", "text", "allowed"), WRONG)
def test_a_wrong_text_is_refused_with_its_place(name: str, text: str, allowed: str) -> None:
    field = FIELDS[name]
    with pytest.raises(SettingsError) as refused:
        load({}, {field.variable: text}, None)
    assert str(refused.value).startswith(f"environment: {field.variable}: must be {allowed}")
    with pytest.raises(SettingsError) as refused:
        load({name: text}, {}, None)
    assert str(refused.value).startswith(f"flag {field.flag}: must be {allowed}")


@pytest.mark.parametrize(
    ("line", "allowed"),
    [
        ('port = "8321"', "a whole number from 0 to 65535, not '8321'"),
        ("port = 8321.0", "a whole number from 0 to 65535, not 8321.0"),
        ("port = true", "a whole number from 0 to 65535, not True"),
        ("port = 2026-11-15", "a whole number from 0 to 65535, not datetime.date"),
        ("bot_delay = nan", "a number from 0 to 60, not nan"),
        ("secure_cookies = 1", "true or false, not 1"),
        ('allowed_origins = "https://a.example"', "a list, each of them text like"),
        ("allowed_origins = [1]", "a list, each of them text like"),
        ("data = 5", "the path of a folder, not 5"),
        ("host = {}", "text, not empty, not {}"),
    ],
)
def test_a_file_is_taken_at_its_word(line: str, allowed: str, tmp_path: Path) -> None:
    file = toml(tmp_path, line + "\n")
    with pytest.raises(SettingsError) as refused:
        load({}, {}, file)
    assert str(refused.value).startswith(f"{file}: {line.split(' ')[0]}: must be {allowed}")


def test_what_is_outweighed_must_be_right_too(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=r"house\.toml: port: must be"):
        load({"port": 80}, {}, toml(tmp_path, "port = -1\n"))


def test_an_unknown_name_is_refused_everywhere(tmp_path: Path) -> None:
    file = toml(tmp_path, "bot-delay = 1\n")
    with pytest.raises(SettingsError) as refused:
        load({}, {}, file)
    said = str(refused.value)
    assert said.startswith(f"{file}: there is no setting bot-delay (did you mean bot_delay?)")
    assert said.endswith("allowed: " + ", ".join(FIELDS))

    with pytest.raises(SettingsError) as refused:
        load({}, {"BLUFFHOUSE_PROT": "80"}, None)
    said = str(refused.value)
    assert said.startswith("environment: there is no setting BLUFFHOUSE_PROT")
    assert "did you mean BLUFFHOUSE_PORT?" in said
    assert all(field.variable in said for field in fields())

    with pytest.raises(SettingsError) as refused:
        load({"zebra": 1}, {}, None)
    said = str(refused.value)
    assert said.startswith("flags: there is no setting --zebra; allowed: --host, ")


def test_a_table_in_the_file_is_no_setting(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="there is no setting server; allowed: host, port"):
        load({}, {}, toml(tmp_path, "[server]\nport = 80\n"))


def test_a_file_that_is_not_toml_is_refused_with_the_line(tmp_path: Path) -> None:
    file = toml(tmp_path, "port = 80\nhost = nowhere\n")
    with pytest.raises(SettingsError, match=rf"^{re.escape(str(file))}: is not TOML: .*line 2"):
        load({}, {}, file)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=r"nothing\.toml: cannot be read: No such file"):
        load({}, {"BLUFFHOUSE_CONFIG": str(tmp_path / "nothing.toml")}, None)
    with pytest.raises(SettingsError, match="cannot be read: Is a directory"):
        load({}, {}, tmp_path)
    latin = tmp_path / "latin.toml"
    latin.write_bytes(b'host = "\xe9"\n')
    with pytest.raises(SettingsError, match=r"latin\.toml: is not UTF-8 text"):
        load({}, {}, latin)


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    assert load({"workers": 2, "database": POSTGRESQL}, {}, None).workers == 2
    with pytest.raises(SettingsError, match=r"^flag --workers: workers = 2 needs PostgreSQL"):
        load({"workers": 2}, {}, None)
    with pytest.raises(SettingsError, match=r"^environment: BLUFFHOUSE_WORKERS: "):
        load({}, {"BLUFFHOUSE_WORKERS": "3", "BLUFFHOUSE_DATABASE": "sqlite:///a.db"}, None)
    with pytest.raises(SettingsError, match=r"house\.toml: workers: "):
        load({}, {}, toml(tmp_path, "workers = 2\n"))
    with pytest.raises(SettingsError, match=r"^workers = 2 needs PostgreSQL"):
        Settings(workers=2)


# ── the database and the folder ─────────────────────────────────────────────────────────────


def test_tables_are_kept_in_the_data_folder_unless_told() -> None:
    assert Settings(data=Path("/srv/bluff")).database_url == "sqlite:////srv/bluff/house.db"
    assert Settings(database="sqlite:///a.db").database_url == "sqlite:///a.db"
    assert Settings(database=POSTGRESQL).database_url == POSTGRESQL
    assert Settings(database=POSTGRESQL).on_postgresql
    assert not Settings().on_postgresql


def test_nobody_reads_the_password_of_the_database() -> None:
    shown = repr(Settings(database=POSTGRESQL, port=80))
    assert "port=80" in shown
    assert "database='postgresql'" in shown
    assert "secret" not in shown
    with pytest.raises(SettingsError) as refused:
        load({}, {"BLUFFHOUSE_DATABASE": "postgres://bluff:secret@host/db"}, None)
    assert "secret" not in str(refused.value)


def test_the_data_folder_is_where_the_system_wants_it() -> None:
    home = Path("/home/ania")
    assert data_folder({}, "linux", home) == home / ".local/share/bluffhouse"
    assert data_folder({"XDG_DATA_HOME": "/srv"}, "linux", home) == Path("/srv/bluffhouse")
    for ignored in ("", "relative"):
        environ = {"XDG_DATA_HOME": ignored}
        assert data_folder(environ, "linux", home) == home / ".local/share/bluffhouse"
    mac = home / "Library/Application Support/Bluffhouse"
    assert data_folder({"XDG_DATA_HOME": "/srv"}, "darwin", home) == mac
    assert data_folder({"LOCALAPPDATA": "/local"}, "win32", home) == Path("/local/Bluffhouse")
    assert data_folder({}, "win32", home) == home / "AppData/Local/Bluffhouse"


def test_the_home_folder_may_be_written_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ania")
    monkeypatch.setenv("USERPROFILE", "/home/ania")
    assert load({"data": "~/house"}, {}, None).data == Path("/home/ania/house")


def test_the_benchmark_names_settings_that_exist(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2]))
    servers = importlib.import_module("bench.house.servers")
    assert load({}, servers.OUR_ENVIRONMENT, None).max_tables_per_address == 1_000_000
