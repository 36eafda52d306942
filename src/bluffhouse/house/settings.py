"""The settings of a house: one list, with the same names everywhere.

The field `bot_delay` is the flag `--bot-delay`, the variable `BLUFFHOUSE_BOT_DELAY` and the line
`bot_delay = 2.5` of a TOML file. A flag overrides the environment, which overrides the file, which
overrides the default. An invalid value is refused before anything is opened, and the error says
where the value came from and what is allowed.
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

from bluffhouse.engines.chat_server import KEY_VARIABLE
from bluffhouse.engines.model_mind import PRICES_VARIABLE
from bluffhouse.locales.choosing import VARIABLE as LANGUAGE_VARIABLE
from bluffhouse.rules.contract import Scalar

PREFIX = "BLUFFHOUSE_"
"""Prefix of the environment variables of Bluffhouse."""
CONFIG_VARIABLE = PREFIX + "CONFIG"
"""Environment variable with the path of the TOML file, if the flag `--config` is not given."""
NOT_SETTINGS = (CONFIG_VARIABLE, LANGUAGE_VARIABLE, KEY_VARIABLE, PRICES_VARIABLE)
"""Environment variables of Bluffhouse that are not settings."""

Origin = Annotated[
    str, Meta(pattern=r"^https?://[^\s/?#@]+\Z", examples=["https://bluff.example.org"])
]
"""The origin of a page as browsers write it: scheme, host and port."""
HostName = Annotated[
    str, Meta(pattern=r"^[a-z0-9-]+(\.[a-z0-9-]+)*\Z", examples=["bluff.example.org"])
]
"""The name of a host, without a port."""


EngineSetting = Annotated[
    str, Meta(pattern=r"^[a-z][a-z0-9_-]{0,30}=\s*\S", examples=["mybot=./mybot --level 3"])
]
"""An engine: the name by which people choose it, and its command."""


class SettingsError(ValueError):
    """A setting is invalid.

    The message says in English where it came from and what is allowed; `key` and `values` say it in
    any language: a key of the locales and the values of its sentence.
    """

    def __init__(self, message: str, key: str, /, **values: Scalar) -> None:
        super().__init__(message)
        self.key = key
        self.values = values


def data_folder(
    environ: Mapping[str, str] = os.environ,
    platform: str = sys.platform,
    home: Path | None = None,
) -> Path:
    """Return the folder in which this operating system keeps the data of programs."""
    if home is None:
        home = _home()
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Bluffhouse"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Bluffhouse"
    # By its specification, a relative XDG_DATA_HOME is ignored.
    named = Path(environ.get("XDG_DATA_HOME", ""))
    return (named if named.is_absolute() else home / ".local" / "share") / "bluffhouse"


def _home() -> Path:
    try:
        return Path.home()
    except RuntimeError:  # the account of a service may have no home
        return Path.cwd()


_PORT = "(6553[0-5]|655[0-2][0-9]|65[0-4][0-9][0-9]|6[0-4][0-9][0-9][0-9]|[1-5][0-9]{4}|[0-9]{1,4})"
"""Regular expression for a port, from 0 to 65535."""


# ── the settings ────────────────────────────────────────────────────────────────────────────


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that the operator of a house may choose.

    The `description` of each setting is its help on the command line and its row in the manual.
    """

    # Address.

    host: Annotated[
        str, Meta(min_length=1, description="The address to listen on; 0.0.0.0 means all of them.")
    ] = "127.0.0.1"
    port: Annotated[
        int, Meta(ge=0, le=65_535, description="The port to listen on; 0 means any free one.")
    ] = 8321
    operations: Annotated[
        str,
        Meta(
            pattern=rf"^(([^\s:]+|\[[0-9A-Fa-f:.]+\]):{_PORT})?\Z",
            examples=["", "127.0.0.1:8322"],
            description="A separate address and port for /metrics, /readyz and /healthz, such "
            "as 127.0.0.1:8322; empty: no metrics.",
        ),
    ] = ""
    desk: Annotated[
        bool,
        Meta(description="Offer the operator's desk at /desk to anyone who has its token."),
    ] = True
    desk_token: Annotated[
        str,
        Meta(
            pattern=r"^([!-~]{16,200})?\Z",
            examples=["", "at-least-16-characters"],
            description="The token for the operator's desk; empty: the one made at the first "
            "start. Set it in the file or the environment, not on the command line.",
        ),
    ] = ""
    public_url: Annotated[
        str,
        Meta(
            pattern=r"^(https?://[^\s/?#@]+(/[^\s?#]*[^\s?#/])?)?\Z",
            examples=["", "https://bluff.example.org"],
            description="The start of links to tables; empty: the address of the request.",
        ),
    ] = ""
    allowed_origins: Annotated[
        tuple[Origin, ...],
        Meta(description="Other origins whose pages may talk to the house."),
    ] = ()
    allowed_hosts: Annotated[
        tuple[HostName, ...],
        Meta(
            description="Host names the house answers to, besides IP addresses, names without "
            "a dot, *.local and the host of public_url.",
        ),
    ] = ()
    secure_cookies: Annotated[
        bool,
        Meta(description="Send cookies over HTTPS only. Turn this on wherever there is HTTPS."),
    ] = False
    proxy: Annotated[
        bool,
        Meta(
            description="There is a proxy in front: trust its X-Forwarded-For and "
            "X-Forwarded-Proto. Without a proxy, anyone could forge them."
        ),
    ] = False

    # Storage.

    data: Annotated[Path, Meta(description="The folder for the house's files.")] = msgspec.field(
        default_factory=data_folder
    )
    database: Annotated[
        str,
        Meta(
            pattern=r"^(sqlite:///.+|postgresql://\S+)?\Z",
            examples=["", "sqlite:///house.db", "postgresql://user@host/database"],
            description="Where tables are kept: sqlite:///path or "
            "postgresql://user@host/database; empty: the file house.db in the data folder.",
        ),
    ] = ""
    workers: Annotated[
        int,
        Meta(
            ge=1, le=256, description="Processes that serve tables; more than one needs PostgreSQL."
        ),
    ] = 1
    worker_port: Annotated[
        int,
        Meta(
            ge=0,
            le=65_000,
            description="The first worker also listens on this port, each further worker on the "
            "next: a proxy can lead all players of a table to the same one. 0: on none.",
        ),
    ] = 0

    # Log.

    log: Annotated[
        Literal["debug", "info", "warning", "error"],
        Meta(description="The lowest level that is logged."),
    ] = "info"
    log_format: Annotated[
        Literal["text", "json"], Meta(description="Log lines for people or for programs.")
    ] = "text"

    # Bots.

    bot_processes: Annotated[
        int, Meta(ge=1, le=256, description="Processes in which each worker's bots think.")
    ] = 1
    bot_seconds: Annotated[
        float,
        Meta(
            ge=0.01,
            le=600,
            description="Seconds a bot may think before a simpler one decides for it.",
        ),
    ] = 1.0
    bot_delay: Annotated[
        float,
        Meta(ge=0, le=60, description="About how many seconds a bot seems to think; 0 means none."),
    ] = 1.2
    review_games: Annotated[
        bool,
        Meta(
            description="Review finished games in which people played, whenever the bots are idle, "
            "so that nobody has to wait for a review later."
        ),
    ] = True
    engines: Annotated[
        tuple[EngineSetting, ...],
        Meta(
            description="Programs that may sit at tables as bots, each as NAME=COMMAND; none by "
            "default."
        ),
    ] = ()
    mcp: Annotated[
        bool,
        Meta(description="Let agents join tables through MCP, at /mcp (needs bluffhouse[agents])."),
    ] = False

    # Times.

    drop_grace: Annotated[
        float,
        Meta(
            ge=0,
            le=86_400,
            description="Seconds a disconnected player has to come back before the table "
            "waits for them or a bot takes over.",
        ),
    ] = 30.0
    start_grace: Annotated[
        float,
        Meta(
            ge=0,
            le=60,
            description="Seconds that players' devices have to show their numbers for the deal "
            "before the start is called off.",
        ),
    ] = 8.0
    sleep_after: Annotated[
        float,
        Meta(
            ge=0,
            le=86_400,
            description="Seconds after which a table nobody is watching leaves memory. It "
            "stays on disk.",
        ),
    ] = 60.0
    archive_after_days: Annotated[
        float,
        Meta(
            ge=0,
            le=36_500,
            description="Days after which an unused table is archived. It is never lost.",
        ),
    ] = 30.0

    # Limits.

    max_tables: Annotated[
        int, Meta(ge=1, le=100_000_000, description="Tables open at the same time.")
    ] = 250_000
    max_tables_per_address: Annotated[
        int,
        Meta(
            ge=1,
            le=100_000_000,
            description="Tables opened from one address per hour; this machine itself is exempt.",
        ),
    ] = 300
    max_wrong_codes_per_address: Annotated[
        int,
        Meta(
            ge=1,
            le=100_000_000,
            description="Wrong table codes from one address per hour; this machine itself is "
            "exempt.",
        ),
    ] = 100
    max_connections_per_address: Annotated[
        int,
        Meta(ge=1, le=1_000_000, description="Live connections from one address at the same time."),
    ] = 64
    max_requests_per_address: Annotated[
        int,
        Meta(
            ge=1,
            le=1_000_000,
            description="Connections from one address at the same time, not counting live ones. "
            "Behind a proxy, the proxy sets this limit.",
        ),
    ] = 256
    request_seconds: Annotated[
        float,
        Meta(
            ge=0.1,
            le=3600,
            description="Seconds a client has to send the headers of a request, and again to send "
            "its body.",
        ),
    ] = 20.0
    max_viewers_per_table: Annotated[
        int, Meta(ge=1, le=100_000, description="Live connections to one table at the same time.")
    ] = 200
    max_entries_per_table: Annotated[
        int,
        Meta(
            ge=100,
            le=100_000_000,
            description="Entries at one table, not counting moves and connections; beyond that, "
            "only what the game needs is accepted.",
        ),
    ] = 20_000
    max_message: Annotated[
        int, Meta(ge=1024, le=1_048_576, description="Bytes in one message from a client.")
    ] = 16_384
    messages_per_second: Annotated[
        int,
        Meta(
            ge=1,
            le=1_000_000,
            description="Messages per second from one person, in the long run; twice as many in a "
            "burst. Costly requests count as several.",
        ),
    ] = 30
    messages_per_second_per_address: Annotated[
        int,
        Meta(
            ge=1,
            le=100_000_000,
            description="Messages and requests per second from one address, in the long run; twice "
            "as many in a burst. This machine itself is exempt.",
        ),
    ] = 300
    chat_length: Annotated[
        int, Meta(ge=1, le=10_000, description="Characters in one chat message.")
    ] = 400
    chat_per_minute: Annotated[
        int, Meta(ge=1, le=10_000, description="Chat messages per minute from one person.")
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
        """Show neither the token of the desk nor the URL of the database, which may contain a
        password."""
        shown = {name: getattr(self, name) for name in self.__struct_fields__}
        shown["database"] = self.database_url.partition("://")[0]
        shown["desk_token"] = "…" if self.desk_token else ""
        return f"Settings({', '.join(f'{name}={value!r}' for name, value in shown.items())})"

    @property
    def database_url(self) -> str:
        """Return the URL of the database, also if it is the default."""
        return self.database or f"sqlite:///{(self.data / 'house.db').as_posix()}"

    @property
    def on_postgresql(self) -> bool:
        return self.database.startswith("postgresql://")


class Field(NamedTuple):
    """A setting, as the command line and the manual need it."""

    name: str
    type: Any
    """The type without its bounds."""
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
    """Return all settings."""
    plain = get_type_hints(Settings)
    default = Settings()
    return [
        Field(name, plain[name], getattr(default, name), _meta(kind).description or "")
        for name, kind in get_type_hints(Settings, include_extras=True).items()
    ]


# ── reading them ────────────────────────────────────────────────────────────────────────────


class Source(NamedTuple):
    """Where a setting was given."""

    described: str
    """Description in English."""
    typed: str
    """The name as the operator wrote it."""


class _Given(NamedTuple):
    """A value as it was given, and where."""

    name: str
    value: object
    source: Source
    exact: bool
    """Whether the value must already have the setting's type; otherwise it may be text."""


class Choice(NamedTuple):
    """The value chosen for a setting, and where."""

    value: Any
    source: Source


def choices(
    flags: Mapping[str, object], environ: Mapping[str, str], file: Path | None = None
) -> dict[str, Choice]:
    """Return the settings that were given, by name. Raises SettingsError.

    `flags` are keyed by field, and None or an empty list if not given; `file` is the value of
    `--config`.
    """
    if file is None and environ.get(CONFIG_VARIABLE):
        file = Path(environ[CONFIG_VARIABLE])
    kinds = get_type_hints(Settings, include_extras=True)
    chosen: dict[str, Choice] = {}
    for all_given in (_from_file(file), _from_environment(environ), _from_flags(flags)):
        # Values that are overridden are checked too, so that a mistake does not surface later.
        for given in all_given:
            chosen[given.name] = Choice(_convert(given, kinds[given.name]), given.source)
    return chosen


def load(
    flags: Mapping[str, object],
    environ: Mapping[str, str],
    file: Path | None = None,
    otherwise: Mapping[str, object] = MappingProxyType({}),
) -> Settings:
    """Return the settings: as given, else as in `otherwise`, else the defaults.

    Raises SettingsError.
    """
    chosen = choices(flags, environ, file)
    defaults: dict[str, Any] = {"data": data_folder(environ), **otherwise}
    try:
        return Settings(**defaults | {name: choice.value for name, choice in chosen.items()})
    except SettingsError as error:
        described, typed = chosen["workers"].source
        raise SettingsError(f"{described}: {error}", error.key, where=typed) from None


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
        line = f"{file}: {name}"
        known = _known(name, names, Source(f"{file}", line))
        yield _Given(known, value, Source(line, line), exact=True)


def _unreadable(message: str, file: Path, details: str) -> SettingsError:
    return SettingsError(message, "settings-unreadable", file=str(file), details=details)


def _from_environment(environ: Mapping[str, str]) -> Iterator[_Given]:
    names = {field.variable: field.name for field in fields()}
    for variable, text in environ.items():
        if variable.startswith(PREFIX) and variable not in NOT_SETTINGS:
            name = _known(variable, names, Source("environment", variable))
            source = Source(f"environment: {variable}", variable)
            yield _Given(name, text, source, exact=False)


def _from_flags(flags: Mapping[str, object]) -> Iterator[_Given]:
    names = {field.flag: field.name for field in fields()}
    for given, value in flags.items():
        if value is not None and value != [] and value != ():
            flag = _flag(given)
            name = _known(flag, names, Source("flags", flag))
            yield _Given(name, value, Source(f"flag {flag}", flag), exact=False)


def _known(given: str, names: Mapping[str, str], source: Source) -> str:
    """Return the field with this name; `names` maps names as the source spells them to fields.

    Raises SettingsError if there is none.
    """
    if given not in names:
        close = get_close_matches(given, names, n=1)
        meant = f" (did you mean {close[0]}?)" if close else ""
        allowed = ", ".join(names)
        message = f"{source.described}: there is no setting {given}{meant}; allowed: {allowed}"
        if close:
            near = "settings-unknown-near"
            raise SettingsError(message, near, name=source.typed, meant=close[0])
        raise SettingsError(message, "settings-unknown", name=source.typed, allowed=allowed)
    return names[given]


def _convert(given: _Given, kind: Any) -> object:
    value = given.value
    if get_origin(_plain(kind)) is tuple and isinstance(value, str) and not given.exact:
        value = [item.strip() for item in value.split(",") if item.strip()]
    try:
        return msgspec.convert(value, kind, strict=given.exact, dec_hook=_read_path)
    except msgspec.ValidationError:
        # A URL may contain a password, so it is not repeated; nor is a token.
        found = "" if given.name in ("database", "desk_token") else f", not {given.value!r}"
        allowed = _allowed(kind)
        raise SettingsError(
            f"{given.source.described}: must be {allowed.described}{found}",
            "settings-value",
            where=given.source.typed,
            kind=allowed.kind,
            allowed=allowed.typed,
        ) from None


def _read_path(kind: type, value: object) -> Path:
    if kind is not Path or not isinstance(value, str | Path) or not str(value):
        raise ValueError("not a path")
    # Unlike Path.expanduser, this does not fail for the home of an unknown account.
    return Path(os.path.expanduser(value))


class _Allowed(NamedTuple):
    """The values that a setting may have."""

    described: str
    """Description in English."""
    kind: str
    typed: str = ""
    """Examples, or the bounds, as they are typed."""


def _allowed(kind: Any) -> _Allowed:
    """Return the values that a setting of this type may have."""
    plain, meta = _plain(kind), _meta(kind)
    if get_origin(plain) is tuple:
        described, _, typed = _allowed(get_args(plain)[0])
        return _Allowed(f"a list, each of them {described}", "list", typed)
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
    """Return the metadata of a setting, which every setting has."""
    meta = get_args(kind)[1]
    assert isinstance(meta, Meta)
    return meta
