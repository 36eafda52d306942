"""The contract with clients as one JSON Schema: every value that goes over the wire.

It describes an object that is never sent, with a property for each kind of message and for each
game's options, views, actions and so on. So one file names them all, and types for any language can
be generated from it. docs/protocol.md says what types cannot express, such as that a view belongs
to the table's game.
"""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from itertools import pairwise
from typing import Any, get_args

import msgspec

from bluffhouse.house import (
    commands,
    figures,
    frames,
    history,
    lobby,
    puzzles,
    truth,
    your_page,
)
from bluffhouse.house.bot_timing import PACES
from bluffhouse.house.reviews import ReviewProgress
from bluffhouse.rules import games
from bluffhouse.rules.contract import Ended, Event, Game, Result, StarterDrawn, StarterNamed
from bluffhouse.study.review_page import ReviewPage
from bluffhouse.text.boards import BoardDeclaration
from bluffhouse.text.sentences import Declarations
from bluffhouse.web import (
    desk,
    desk_view,
    house_figures,
    http_errors,
    people,
    replays,
    reviews,
    tables,
)

Schema = dict[str, Any]
Structs = Iterable[type[msgspec.Struct]]

COMMANDS: tuple[type[msgspec.Struct], ...] = get_args(commands.AnyCommand)
FRAMES: tuple[type[msgspec.Struct], ...] = get_args(frames.Frame)
SIGNALS: tuple[type[msgspec.Struct], ...] = get_args(commands.Signal)
REQUESTS = (
    people.ComeIn,
    people.Rename,
    people.DeleteAccount,
    people.Claim,
    tables.OpenATable,
    replays.OpenARecord,
    reviews.ReviewARecord,
    puzzles.Answering,
    desk.DeskToken,
    desk.CloseTable,
    desk.AddBan,
    desk.Announce,
)
ANSWERS = (
    people.Me,
    people.Link,
    people.Device,
    tables.GameInfo,
    Declarations,
    BoardDeclaration,
    lobby.OpenTable,
    tables.Opened,
    tables.Invitation,
    tables.Spectator,
    tables.Spectators,
    frames.TableShown,
    history.Replay,
    truth.Truth,
    ReviewPage,
    ReviewProgress,
    puzzles.PuzzleShelf,
    puzzles.PuzzleShown,
    puzzles.PuzzleSolved,
    history.Mine,
    figures.Figures,
    your_page.YourPage,
    your_page.Export,
    desk_view.DeskOverview,
    desk_view.DeskPerson,
    house_figures.HouseFigures,
    desk.Announced,
    http_errors.Problem,
)
EVERY_GAMES_EVENTS: tuple[type[Event], ...] = (StarterDrawn, StarterNamed, Ended)
OF_A_GAME = ("options", "view", "changes", "growth", "action", "form", "event")
"""Schemas of each game, named `LieOptions`, `LieView` and so on. `changes` and `growth` are what an
update may set in a view, and append to its lists."""


def text() -> str:
    """Return the schema as the text of a file."""
    return json.dumps(document(), indent=2, ensure_ascii=False) + "\n"


def document() -> Schema:
    """Return the schema of everything on the wire."""
    named = _asked([*COMMANDS, *SIGNALS, *REQUESTS]) | _told([*FRAMES, lobby.Listed, *ANSWERS])
    del named["View"], named["Result"]  # the games bring theirs
    for name, game in games().items():
        named |= _of(name, game)
    for kind in OF_A_GAME:
        named[f"Any{kind.capitalize()}"] = _any(_called(game, kind) for game in games())
    named["AnyLegal"] = _any(["AnyForm", "AnyAction"])
    named["GameName"] = {"enum": list(games())}
    named["Command"] = _any(kind.__name__ for kind in COMMANDS)
    named["Signal"] = _any(kind.__name__ for kind in SIGNALS)
    named["Frame"] = _any(kind.__name__ for kind in FRAMES)
    named["Request"] = _any(kind.__name__ for kind in REQUESTS)
    named["Answer"] = _any(kind.__name__ for kind in ANSWERS)
    _fill_in(named)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "description": "Everything that goes over the wire between a house and its clients.",
        **_object(
            {
                "version": {"const": frames.PROTOCOL, "description": "The protocol's number."},
                "command": _ref("Command"),
                "frame": _ref("Frame"),
                "lobby": _ref("Listed"),
                "request": _ref("Request"),
                "answer": _ref("Answer"),
                "paces": {
                    **_object({pace: {"const": factor} for pace, factor in PACES.items()}),
                    "description": "By pace, the factor for how long bots and scenes take.",
                },
                "games": _object(
                    {
                        name: _object({kind: _ref(_called(name, kind)) for kind in OF_A_GAME})
                        for name in games()
                    }
                ),
            }
        ),
        "$defs": {name: {"title": name} | named[name] for name in sorted(named)},
    }


# ── the games ───────────────────────────────────────────────────────────────────────────────


def _of(name: str, game: type[Game]) -> dict[str, Schema]:
    """Return a game's schemas, with the game's name as a prefix, since games share some names."""
    events = (*game.events, *EVERY_GAMES_EVENTS)
    found = _asked([game.options_type, *game.actions])
    found |= _told([game.view_type, *game.forms, *events])
    shared = {_name(Result), *map(_name, EVERY_GAMES_EVENTS)}
    roles = {_name(game.options_type): "options", _name(game.view_type): "view"}
    names = {
        struct: struct if struct in shared else _called(name, roles.get(struct, struct))
        for struct in found
    }
    named = {names[struct]: _renamed(schema, names) for struct, schema in found.items()}
    view = named[_called(name, "view")]["properties"]
    lists = {field: part for field in view if (part := _list_in(view[field]))}
    return named | {
        _called(name, "changes"): _object(view, required=()),
        _called(name, "growth"): _object(lists, required=()),
        _called(name, "action"): _any(names[_name(kind)] for kind in game.actions),
        _called(name, "form"): _any(names[_name(kind)] for kind in game.forms),
        _called(name, "event"): _any(names[_name(kind)] for kind in events),
    }


def _list_in(field: Schema) -> Schema | None:
    """Return the schema of the list that a field of a view may be, or None if it is no list."""
    for kind in field.get("anyOf", [field]):
        if kind.get("type") == "array" and "prefixItems" not in kind:
            return {key: kind[key] for key in ("type", "items")}
    return None


def _called(game: str, what: str) -> str:
    """Return the name of a game's schema: `LieView` for `("lie", "view")`."""
    return "".join(word.capitalize() for word in game.split("_")) + what[0].upper() + what[1:]


def _renamed(schema: Any, names: dict[str, str]) -> Any:
    if isinstance(schema, list):
        return [_renamed(item, names) for item in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        schema = schema | _ref(names[schema["$ref"].rpartition("/")[2]])
    return {key: _renamed(value, names) for key, value in schema.items() if key != "title"}


def _fill_in(named: dict[str, Schema]) -> None:
    """Fill in the schemas of values that depend on the game, which the types leave open."""
    legal = _list_of("AnyLegal")
    numbers = {"type": "array", "items": {"type": "integer"}}
    value = {"anyOf": [{"type": ["boolean", "integer", "string"]}, numbers]}
    values = {"anyOf": [{"type": "array", "items": value}, {"type": "null"}]}
    for owner, field, schema in [
        ("Act", "action", _ref("AnyAction")),
        ("SetUp", "options", {"anyOf": [_ref("AnyOptions"), {"type": "null"}]}),
        ("OpenATable", "options", _ref("AnyOptions")),
        ("OpenATable", "game", _ref("GameName")),
        ("OpenTable", "game", _ref("GameName")),
        ("GameInfo", "name", _ref("GameName")),
        ("OptionInfo", "default", value),
        ("OptionInfo", "values", values),
        ("TableShown", "options", _ref("AnyOptions")),
        ("TableShown", "game", _ref("GameName")),
        ("Snapshot", "view", _ref("AnyView")),
        ("Snapshot", "legal", legal),
        ("Update", "events", _list_of("AnyEvent")),
        ("Update", "set", _ref("AnyChanges")),
        ("Update", "add", _ref("AnyGrowth")),
        ("Update", "legal", legal),
        ("Replay", "game", _ref("GameName")),
        ("Replay", "options", _ref("AnyOptions")),
        ("DeskTable", "game", _ref("GameName")),
        ("Seated", "game", _ref("GameName")),
        ("Step", "view", _ref("AnyView")),
        ("Step", "events", _list_of("AnyEvent")),
        ("Step", "hands", _list_of("AnyChanges")),
        ("Truth", "game", _ref("GameName")),
        ("Truth", "views", _list_of("AnyView")),
        ("Truth", "rounds", {"type": "array", "items": _list_of("AnyEvent")}),
        ("Told", "event", _ref("AnyEvent")),
        ("Told", "proof", _ref("AnyEvent")),
        ("Reaction", "event", _ref("AnyEvent")),
        ("Option", "action", _ref("AnyAction")),
        ("ReviewPage", "game", _ref("GameName")),
        ("ReviewPage", "events", _list_of("AnyEvent")),
    ]:
        old = named[owner]["properties"][field]
        kept = {key: old[key] for key in ("description", "default") if key in old}
        named[owner]["properties"][field] = schema | kept


# ── structs ─────────────────────────────────────────────────────────────────────────────────


def _asked(kinds: Structs) -> dict[str, Schema]:
    """Return the schemas of what clients send. Fields with a default may be left out."""
    return {_name(struct): schema for struct, schema in _schemas(kinds)}


def _told(kinds: Structs) -> dict[str, Schema]:
    """Return the schemas of what the house sends.

    A struct either leaves out fields with their default or writes all fields; it never writes null
    for a field that may be left out.
    """
    found = {}
    for struct, schema in _schemas(kinds):
        if struct.__struct_config__.omit_defaults:
            for field in schema["properties"].values():
                _never_null(field)
        else:
            schema["required"] = list(schema["properties"])
        found[_name(struct)] = schema
    return found


def _schemas(kinds: Structs) -> Iterator[tuple[type[msgspec.Struct], Schema]]:
    structs: dict[str, type[msgspec.Struct]] = {}
    for info in msgspec.inspect.multi_type_info(kinds):
        _collect(info, structs)
    _, components = msgspec.json.schema_components(structs.values())
    for name, schema in components.items():
        struct = structs[name]
        schema.pop("title")
        if "description" in schema:
            schema["description"] = inspect.cleandoc(schema["description"])
        for field, note in _notes(struct).items():
            schema["properties"].get(field, {})["description"] = note
        yield struct, schema


def _collect(info: Any, structs: dict[str, type[msgspec.Struct]]) -> None:
    """Collect every struct in a type. Raises ValueError if two share a name."""
    if isinstance(info, msgspec.inspect.StructType):
        known = structs.get(_name(info.cls))
        if known is info.cls:  # declarations of sentences contain each other
            return
        if known is not None:
            raise ValueError(f"two structs on the wire are called {_name(info.cls)}")
        structs[_name(info.cls)] = info.cls
        inner: list[Any] = [field.type for field in info.fields]
    else:
        inner = [getattr(info, name, None) for name in ("type", "item_type", "value_type")]
        inner += [*getattr(info, "item_types", ()), *getattr(info, "types", ())]
    for part in inner:
        if part is not None:
            _collect(part, structs)


def _notes(struct: type[msgspec.Struct]) -> dict[str, str]:
    """Return the docstrings below the fields of a struct, from its source."""
    notes: dict[str, str] = {}
    for kind in reversed(struct.__mro__):
        body = _bodies(kind.__module__).get(kind.__name__, ())
        for field, note in pairwise(body):
            match field, note:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(ast.Constant(str(said))):
                    notes[name] = inspect.cleandoc(said)
    return notes


@cache
def _bodies(module: str) -> dict[str, list[ast.stmt]]:
    """Return the bodies of the classes of a Bluffhouse module, by name, as syntax trees."""
    if not module.startswith("bluffhouse."):
        return {}
    tree = ast.parse(inspect.getsource(import_module(module)))
    return {part.name: part.body for part in tree.body if isinstance(part, ast.ClassDef)}


def _name(struct: type) -> str:
    return struct.__name__


def _never_null(field: Schema) -> None:
    if "default" in field and field["default"] is None:
        del field["default"]
        (kept,) = [kind for kind in field.pop("anyOf") if kind != {"type": "null"}]
        field.update(kept | field)


# ── the words of JSON Schema ────────────────────────────────────────────────────────────────


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _any(names: Iterable[str]) -> Schema:
    return {"anyOf": [_ref(name) for name in names]}


def _list_of(name: str) -> Schema:
    return {"type": "array", "items": _ref(name)}


def _object(properties: dict[str, Schema], required: Iterable[str] | None = None) -> Schema:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties if required is None else required),
        "additionalProperties": False,
    }
