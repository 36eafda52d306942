"""How a house is run: one list of settings, the same names everywhere.

The field `bot_delay` is the flag `--bot-delay`, the variable `BLUFFHOUSE_BOT_DELAY` and the line
`bot_delay = 2.5` of a TOML file. A flag outweighs the environment, which outweighs the file,
which outweighs the default. Whatever cannot be right is refused before anything is opened, and
the refusal says where the value came from and what is allowed.
"""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from bluffhouse.locales.choosing import VARIABLE as LANGUAGE_VARIABLE
from bluffhouse.rules.contract import Scalar

PREFIX = "BLUFFHOUSE_"
"""What the names of our variables in the environment begin with."""
CONFIG_VARIABLE = PREFIX + "CONFIG"
"""Names the TOML file, where the flag `--config` does not."""
NOT_SETTINGS = (CONFIG_VARIABLE, LANGUAGE_VARIABLE)
"""Variables of ours that say something else."""

Origin = Annotated[
    str, Meta(pattern=r"^https?://[^\s/?#@]+\Z", examples=["https://bluff.example.org"])
]
"""Scheme, host and port, as a browser says where a page came from."""


class SettingsError(ValueError):
    """A setting that cannot be; the message says in English where it came from and what is
    allowed, `key` and `values` in any language: a key of the locales and what its sentence
    takes."""

    def __init__(self, message: str, key: str, /, **values: Scalar) -> None:
        super().__init__(message)
        self.key = key
        self.values = values


def data_folder(
    environ: Mapping[str, str] = os.environ,
    platform: str = sys.platform,
    home: Path | None = None,
) -> Path:
    """Where this system keeps the data of its user's programs."""
    if home is None:
        home = _home()
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Bluffhouse"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Bluffhouse"
    # The specification of XDG_DATA_HOME has relative paths ignored.
    named = Path(environ.get("XDG_DATA_HOME", ""))
    return (named if named.is_absolute() else home / ".local" / "share") / "bluffhouse"


def _home() -> Path:
    try:
        return Path.home()
    except RuntimeError:  # a service's user may have none
        return Path.cwd()


# ── the settings ────────────────────────────────────────────────────────────────────────────


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything the one who runs a house may choose. Each says what it is for in its
    `description`, from which the command line's help and the manual are made."""

    # Where the house is.

    host: Annotated[
        str, Meta(min_length=1, description="The address to listen on; 0.0.0.0: every one.")
    ] = "127.0.0.1"
    port: Annotated[
        int, Meta(ge=0, le=65_535, description="The port to listen on; 0: any free one.")
    ] = 8321
    public_url: Annotated[
        str,
        Meta(
            pattern=r"^(https?://[^\s/?#@]+(/[^\s?#]*[^\s?#/])?)?\Z",
            examples=["", "https://bluff.example.org"],
            description="What links to tables begin with; empty: what the request came to.",
        ),
    ] = ""
    allowed_origins: Annotated[
        tuple[Origin, ...],
        Meta(description="Origins besides our own whose pages may talk to the house."),
    ] = ()
    secure_cookies: Annotated[
        bool, Meta(description="Send cookies over HTTPS only. Say yes wherever there is HTTPS.")
    ] = False
    proxy: Annotated[
        bool,
        Meta(
            description="There is a proxy in front: believe its X-Forwarded-For and "
            "X-Forwarded-Proto. Without one anybody could forge them."
        ),
    ] = False

    # Where it keeps what must not be lost.

    data: Annotated[Path, Meta(description="The folder of the house's files.")] = msgspec.field(
        default_factory=data_folder
    )
    database: Annotated[
        str,
        Meta(
            pattern=r"^(sqlite:///.+|postgresql://\S+)?\Z",
            examples=["", "sqlite:///house.db", "postgresql://user@host/database"],
            description="Where tables are kept: sqlite:///path or postgresql://user@host/database; "
            "empty: the file house.db in the data folder.",
        ),
    ] = ""
    workers: Annotated[
        int,
        Meta(ge=1, le=256, description="Processes that serve tables; several need PostgreSQL."),
    ] = 1

    # What it tells of itself.

    log: Annotated[
        Literal["debug", "info", "warning", "error"],
        Meta(description="The least important thing that is still logged."),
    ] = "info"
    log_format: Annotated[
        Literal["text", "json"], Meta(description="Log lines for people or for programs.")
    ] = "text"

    # Bots.

    bot_processes: Annotated[
        int, Meta(ge=1, le=256, description="Processes in which a worker's bots think.")
    ] = 1
    bot_seconds: Annotated[
        float,
        Meta(
            ge=0.01,
            le=600,
            description="Seconds a bot may think; then a simpler one decides for it.",
        ),
    ] = 1.0
    bot_delay: Annotated[
        float,
        Meta(ge=0, le=60, description="About how many seconds a bot seems to think; 0: none."),
    ] = 1.2

    # Patience.

    drop_grace: Annotated[
        float,
        Meta(
            ge=0,
            le=86_400,
            description="Seconds a player who lost the connection has to come back, before "
            "the table waits for him or a bot sits in.",
        ),
    ] = 30.0
    sleep_after: Annotated[
        float,
        Meta(
            ge=0,
            le=86_400,
            description="Seconds after which a table nobody watches leaves memory. It is on disk.",
        ),
    ] = 60.0
    archive_after_days: Annotated[
        float,
        Meta(
            ge=0,
            le=36_500,
            description="Days after which a table nobody touched is archived. It is never lost.",
        ),
    ] = 30.0

    # Limits.

    max_tables: Annotated[
        int, Meta(ge=1, le=100_000_000, description="Tables that are open at once.")
    ] = 100_000
    max_tables_per_address: Annotated[
        int, Meta(ge=1, le=100_000_000, description="Tables opened from one address in an hour.")
    ] = 20
    max_connections_per_address: Annotated[
        int, Meta(ge=1, le=1_000_000, description="Live connections from one address at once.")
    ] = 64
    max_viewers_per_table: Annotated[
        int, Meta(ge=1, le=100_000, description="Live connections to one table at once.")
    ] = 200
    max_message: Annotated[
        int, Meta(ge=1024, le=1_048_576, description="Bytes of one message from a client.")
    ] = 16_384
    messages_per_second: Annotated[
        int,
        Meta(
            ge=1,
            le=1_000_000,
            description="Messages one connection may send in a second, in the long run; "
            "twice as many at once.",
        ),
    ] = 30
    chat_length: Annotated[
        int, Meta(ge=1, le=10_000, description="Characters of one line of talk.")
    ] = 400
    chat_per_minute: Annotated[
        int, Meta(ge=1, le=10_000, description="Lines of talk from one person in a minute.")
    ] = 20

    def __post_init__(self) -> None:
        if self.workers > 1 and not self.on_postgresql:
            raise SettingsError(
                f"workers = {self.workers} needs PostgreSQL; allowed: 1, or a database such as "
                "postgresql://user@host/database",
                "settings-workers",
                where="workers",
            )

    def __repr__(self) -> str:
        """With the kind of the database alone: its URL may have a password in it."""
        shown = {name: getattr(self, name) for name in self.__struct_fields__}
        shown["database"] = self.database_url.partition("://")[0]
        return f"Settings({', '.join(f'{name}={value!r}' for name, value in shown.items())})"

    @property
    def database_url(self) -> str:
        """Where tables are kept, the default spelled out."""
        return self.database or f"sqlite:///{(self.data / 'house.db').as_posix()}"

    @property
    def on_postgresql(self) -> bool:
        return self.database.startswith("postgresql://")


class Field(NamedTuple):
    """A setting, as the command line and the manual need it."""

    name: str
    type: Any
    """Plain, without its bounds."""
    default: object
    help: str

    @property
    def flag(self) -> str:
        return _flag(self.name)

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()


def _flag(name: str) -> str:
    return "--" + name.replace("_", "-")


def fields() -> list[Field]:
    """Every setting there is."""
    plain = get_type_hints(Settings)
    default = Settings()
    return [
        Field(name, plain[name], getattr(default, name), _meta(kind).description or "")
        for name, kind in get_type_hints(Settings, include_extras=True).items()
    ]


# ── reading them ────────────────────────────────────────────────────────────────────────────


class Place(NamedTuple):
    """Where something was chosen."""

    said: str
    """In English."""
    typed: str
    """As it stands there."""


class _Given(NamedTuple):
    """What somebody chose, and where."""

    name: str
    value: object
    place: Place
    exact: bool
    """Whether the value must already have the setting's type; else it may be text."""


class Choice(NamedTuple):
    """What was chosen for a setting, and where."""

    value: Any
    place: Place


def choices(
    flags: Mapping[str, object], environ: Mapping[str, str], file: Path | None = None
) -> dict[str, Choice]:
    """The settings that somebody chose, by name. `flags` are by the names of the fields, those not
    given None or empty lists; `file` is what `--config` says. Raises SettingsError."""
    if file is None and environ.get(CONFIG_VARIABLE):
        file = Path(environ[CONFIG_VARIABLE])
    kinds = get_type_hints(Settings, include_extras=True)
    chosen: dict[str, Choice] = {}
    for source in (_from_file(file), _from_environment(environ), _from_flags(flags)):
        # What is outweighed must be right too: it would be found wrong some other day.
        for given in source:
            chosen[given.name] = Choice(_convert(given, kinds[given.name]), given.place)
    return chosen


def load(
    flags: Mapping[str, object],
    environ: Mapping[str, str],
    file: Path | None = None,
    otherwise: Mapping[str, object] = MappingProxyType({}),
) -> Settings:
    """The settings of this start: what was chosen, else what `otherwise` says, else the defaults.
    Raises SettingsError."""
    chosen = choices(flags, environ, file)
    unchosen: dict[str, Any] = {"data": data_folder(environ), **otherwise}
    try:
        return Settings(**unchosen | {name: choice.value for name, choice in chosen.items()})
    except SettingsError as error:
        said, typed = chosen["workers"].place
        raise SettingsError(f"{said}: {error}", error.key, where=typed) from None


def _from_file(file: Path | None) -> Iterator[_Given]:
    if file is None:
        return
    try:
        with file.open("rb") as opened:
            content = tomllib.load(opened)
    except OSError as error:
        reason = error.strerror or str(error)
        message = f"{file}: cannot be read: {reason}"
        raise SettingsError(message, "wrong-file", file=str(file), reason=reason) from None
    except UnicodeDecodeError as error:
        message = f"{file}: is not UTF-8 text: {error.reason}"
        raise _unreadable(message, file, error.reason) from None
    except tomllib.TOMLDecodeError as error:
        raise _unreadable(f"{file}: is not TOML: {error}", file, str(error)) from None
    names = {field.name: field.name for field in fields()}
    for name, value in content.items():
        place = f"{file}: {name}"
        known = _known(name, names, Place(f"{file}", place))
        yield _Given(known, value, Place(place, place), exact=True)


def _unreadable(message: str, file: Path, details: str) -> SettingsError:
    return SettingsError(message, "settings-unreadable", file=str(file), details=details)


def _from_environment(environ: Mapping[str, str]) -> Iterator[_Given]:
    names = {field.variable: field.name for field in fields()}
    for variable, text in environ.items():
        if variable.startswith(PREFIX) and variable not in NOT_SETTINGS:
            name = _known(variable, names, Place("environment", variable))
            place = Place(f"environment: {variable}", variable)
            yield _Given(name, text, place, exact=False)


def _from_flags(flags: Mapping[str, object]) -> Iterator[_Given]:
    names = {field.flag: field.name for field in fields()}
    for given, value in flags.items():
        if value is not None and value != [] and value != ():
            flag = _flag(given)
            name = _known(flag, names, Place("flags", flag))
            yield _Given(name, value, Place(f"flag {flag}", flag), exact=False)


def _known(given: str, names: Mapping[str, str], place: Place) -> str:
    """The field of that name, as this source spells it."""
    if given not in names:
        close = get_close_matches(given, names, n=1)
        meant = f" (did you mean {close[0]}?)" if close else ""
        allowed = ", ".join(names)
        message = f"{place.said}: there is no setting {given}{meant}; allowed: {allowed}"
        if close:
            near = "settings-unknown-near"
            raise SettingsError(message, near, name=place.typed, meant=close[0])
        raise SettingsError(message, "settings-unknown", name=place.typed, allowed=allowed)
    return names[given]


def _convert(given: _Given, kind: Any) -> object:
    value = given.value
    if get_origin(_plain(kind)) is tuple and isinstance(value, str) and not given.exact:
        value = [item.strip() for item in value.split(",") if item.strip()]
    try:
        return msgspec.convert(value, kind, strict=given.exact, dec_hook=_read_path)
    except msgspec.ValidationError:
        # A URL may have a password in it.
        said = "" if given.name == "database" else f", not {given.value!r}"
        allowed = _allowed(kind)
        raise SettingsError(
            f"{given.place.said}: must be {allowed.said}{said}",
            "settings-value",
            where=given.place.typed,
            kind=allowed.kind,
            allowed=allowed.typed,
        ) from None


def _read_path(kind: type, value: object) -> Path:
    if kind is not Path or not isinstance(value, str | Path) or not str(value):
        raise ValueError("not a path")
    # Unlike Path.expanduser this leaves the home of somebody unknown alone.
    return Path(os.path.expanduser(value))


class _Allowed(NamedTuple):
    """What a setting may be."""

    said: str
    """In English."""
    kind: str
    typed: str = ""
    """Examples, or the bounds, as they are typed."""


def _allowed(kind: Any) -> _Allowed:
    """What a setting of this type may be."""
    plain, meta = _plain(kind), _meta(kind)
    if get_origin(plain) is tuple:
        said, _, typed = _allowed(get_args(plain)[0])
        return _Allowed(f"a list, each of them {said}", "list", typed)
    if get_origin(plain) is Literal:
        values = get_args(plain)
        return _Allowed(" or ".join(map(repr, values)), "choice", ", ".join(values))
    if plain is bool:
        return _Allowed("true or false", "choice", "true, false")
    if plain in (int, float):
        number, name = ("a whole number", "whole") if plain is int else ("a number", "number")
        return _Allowed(f"{number} from {meta.ge} to {meta.le}", name, f"{meta.ge}–{meta.le}")
    if plain is Path:
        return _Allowed("the path of a folder", "folder")
    if meta.examples:
        like = ", ".join(filter(None, meta.examples))
        return _Allowed("text like " + " or ".join(map(repr, meta.examples)), "like", like)
    return _Allowed("text, not empty", "text")


def _plain(kind: Any) -> Any:
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def _meta(kind: Any) -> Meta:
    """Every setting has one."""
    meta = get_args(kind)[1]
    assert isinstance(meta, Meta)
    return meta
