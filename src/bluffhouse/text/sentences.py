"""Sentences for events and rule numbers for decisions, declared as data.

A game declares each sentence once. The terminal evaluates the declaration here; the browser
evaluates the same declaration, sent to it as JSON (client/src/sentences/evaluate.ts).

    say("lie-called", **who("seat"), **whom("bidder"))
    say("lie-bid-placed", "count", "value", **who("seat"))

fill the messages `lie-called` and `lie-bid-placed` of the locales from the fields of an event. In a
message, true is written `yes`, false `no`, and a field that is null `none`.

Helpers that take `Items` accept the path of a field as plain text (`"result.winners"`) or any node.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal, Protocol

import msgspec

# ── what a declaration is made of ───────────────────────────────────────────────────────────


class _Node(msgspec.Struct, frozen=True, gc=False, tag_field="node", tag=str.lower):
    pass


class Field(_Node, frozen=True, gc=False):
    """A field of the event (or of the view, in a ruling): `loot.amount`, `result.winners.0`."""

    path: str


class Item(_Node, frozen=True, gc=False):
    """Inside `Each`: the current item, or the part of it at `path`."""

    path: str


class Fact(_Node, frozen=True, gc=False):
    """Something known from outside the event."""

    of: Literal["reader", "players", "position", "brief"]
    """The reader's seat (null: a spectator), the number of seats at the table, the index of the
    current item, or whether only what the table does not show is told."""


class Compute(_Node, frozen=True, gc=False):
    """A function of other nodes; `FUNCTIONS` lists them."""

    do: Literal[
        "among",
        "at",
        "column",
        "compare",
        "count",
        "counted",
        "distinct",
        "given",
        "minus",
        "name",
        "ordered",
        "ranked",
        "runs",
        "same",
        "sum",
        "you",
    ]
    of: tuple[Node, ...]


class Sentence(_Node, frozen=True, gc=False):
    """A message of the locales with its values. `{role}` in the key stands for that value, with
    hyphens for underscores."""

    key: str
    values: dict[str, Node]


class Texts(_Node, frozen=True, gc=False):
    """Several texts, one after another with `join` between them; empty ones are left out."""

    parts: tuple[Node, ...]
    join: str


class Each(_Node, frozen=True, gc=False):
    """A text for each item; items whose text is empty are left out. `join` is put between them,
    or the language's commas and “and” where it is null. `empty` is the text for no items."""

    items: Node
    text: Node
    join: str | None
    empty: Node


class Choose(_Node, frozen=True, gc=False):
    """The case that `by` names, or `otherwise`."""

    by: Node
    cases: dict[str, Node]
    otherwise: Node


Node = str | int | Field | Item | Fact | Compute | Sentence | Texts | Each | Choose
"""A part of a declaration. Text and numbers stand for themselves."""

Items = Node
"""A node; plain text is the path of a field."""


class GameRulings(msgspec.Struct, frozen=True):
    """Which rule of a game applies where."""

    now: Node
    """The rule of the decision being made, from the view."""
    options: dict[str, str]
    """By option: the rule that explains it."""
    refusals: dict[str, str]
    """By the reason of a refusal: the rule behind it, where there is one."""


class Declarations(msgspec.Struct, frozen=True):
    """Everything a client needs to put a game into words, besides its messages."""

    sentences: dict[str, Node]
    """By the tag of an event: what it is told as. An empty text is not worth a line."""
    rulings: GameRulings
    phrases: tuple[str, ...] = ()
    """Keys of the phrases of this game that people can send to the table, besides the house's."""


class Board(msgspec.Struct, frozen=True):
    """How a game's table is drawn where nobody has drawn one for it (boards.py)."""

    prompt: Node = ""
    """The decision the reader is asked for, from the view."""
    lines: tuple[Node, ...] = ()
    """What lies on the table, from the view; empty ones are left out. None declared: every field
    of the view that belongs to no seat."""
    seat: Node = ""
    """What stands below a player's name, from the view; `POSITION` is the seat. Empty: the item of
    each list that has one per seat."""
    hand: str = "hand"
    """The field of the view with the reader's own cards, if there is one."""
    actions: dict[str, Node] = {}
    """By the tag of an action: what its button says, from the fields of the action. None: its
    name and its values."""


# ── how a game declares ─────────────────────────────────────────────────────────────────────

READER = Fact("reader")
PLAYERS = Fact("players")
POSITION = Fact("position")
ITEM = Item("")


def field(path: Items) -> Node:
    """A field of the event by its path; other nodes stay as they are."""
    return Field(path) if isinstance(path, str) else path


def say(key: str, /, *fields: str, **values: Node) -> Sentence:
    """The message `key`, filled with these fields of the event under their own names, and with
    these values."""
    return Sentence(key, {name: Field(name) for name in fields} | values)


def texts(*parts: Node, join: str = " ") -> Texts:
    return Texts(parts, join)


def each(items: Items, text: Node, join: str | None = None, empty: Node = "none") -> Each:
    return Each(field(items), text, join, empty)


def row(items: Items, text: Node = ITEM, empty: Node = "none") -> Each:
    """Cards and numbers with commas between them: `1, 5, 5`."""
    return each(items, text, ", ", empty)


def choose(by: Items, cases: Mapping[str, Node], otherwise: Node = "") -> Choose:
    return Choose(field(by), dict(cases), otherwise)


def when(test: Items, then: Node, otherwise: Node = "") -> Choose:
    """`then` if `test` is not null, false, zero or empty."""
    return Choose(Compute("given", (field(test),)), {"yes": then}, otherwise)


def in_full(text: Node, brief: Node = "") -> Choose:
    """A text for the terminal; `brief` replaces it where a drawn table shows the same."""
    return Choose(Fact("brief"), {"yes": brief}, text)


def name(seat: Items) -> Compute:
    """The name of the player in a seat."""
    return Compute("name", (field(seat),))


def names(seats: Items) -> Each:
    """The names of several players, as a list."""
    return each(seats, name(ITEM))


def who(seat: Items) -> dict[str, Node]:
    """The values of a sentence about a player: their name, and whether they are the reader."""
    return {"name": name(seat), "you": Compute("you", (field(seat),))}


def whom(seat: Items) -> dict[str, Node]:
    """The values of a sentence about a second player: the one whom the action concerns."""
    return {"other": name(seat), "toyou": Compute("you", (field(seat),))}


def winners() -> dict[str, Node]:
    """The values of a sentence about the end of a game: how many won, their names without the
    reader's, and whether the reader is one of them."""
    won = Field("result.winners")
    reads = Compute("you", (ITEM,))
    return {
        "winners": count(won),
        "names": each(won, choose(reads, {"yes": ""}, name(ITEM))),
        "you": Compute("among", (READER, won)),
    }


def at(items: Items, index: Node) -> Compute:
    """The item with that index; null where there is none."""
    return Compute("at", (field(items), index))


def column(items: Items, part: int | str) -> Compute:
    """The part of each item with that index or name."""
    return Compute("column", (field(items), part))


def count(items: Items) -> Compute:
    return Compute("count", (field(items),))


def counted(items: Items, order: Iterable[str | int]) -> Compute:
    """Each different item once, in this order, with how many there are: `value` and `count`."""
    return Compute("counted", (field(items), *order))


def ordered(items: Items, order: Iterable[str | int]) -> Compute:
    """The items in this order."""
    return Compute("ordered", (field(items), *order))


def distinct(*parts: Items) -> Compute:
    """All items of these lists and single values, each once."""
    return Compute("distinct", tuple(map(field, parts)))


def total(items: Items) -> Compute:
    """The sum of the items; each true counts 1."""
    return Compute("sum", (field(items),))


def minus(first: Items, second: Items) -> Compute:
    return Compute("minus", (field(first), field(second)))


def same(first: Items, second: Node) -> Compute:
    return Compute("same", (field(first), second))


def among(value: Items, items: Iterable[str | int]) -> Compute:
    return Compute("among", (field(value), *items))


def compare(first: Items, second: Items) -> Compute:
    """`less`, `same` or `more`."""
    return Compute("compare", (field(first), field(second)))


def ranked(scores: Items) -> Compute:
    """The seats, highest score first."""
    return Compute("ranked", (field(scores),))


def runs(items: Items) -> Compute:
    """The items without those that repeat the one before."""
    return Compute("runs", (field(items),))


# ── what a declaration says ─────────────────────────────────────────────────────────────────


class Speaker(Protocol):
    """The language of the sentences: `Words`."""

    def __call__(self, key: str, /, **values: str | int) -> str: ...

    def list_of(self, items: Iterable[object]) -> str: ...


class Evaluator:
    """Evaluates declarations about one event (or view), as `msgspec.to_builtins` gives it."""

    def __init__(
        self,
        words: Speaker,
        names: Sequence[str],
        reader: int | None,
        event: Any,
        brief: bool = False,
    ) -> None:
        self._words = words
        self._names = names
        self._event = event
        self._facts = {"reader": reader, "players": len(names), "brief": brief}
        self._item: Any = None
        self._position: int | None = None

    def text(self, node: Node) -> str:
        return str(_written(self.value(node)))

    def value(self, node: Node) -> Any:
        match node:
            case str() | int():
                return node
            case Field(path):
                return _part(self._event, path)
            case Item(path):
                return _part(self._item, path)
            case Fact("position"):
                return self._position
            case Fact(of):
                return self._facts[of]
            case Compute("name", (seat,)):
                return self._names[self.value(seat)]
            case Compute("you", (seat,)):
                return self.value(seat) == self._facts["reader"]
            case Compute(do, of):
                return FUNCTIONS[do](*map(self.value, of))
            case Sentence():
                return self._sentence(node)
            case Texts(parts, join):
                return join.join(filter(None, map(self.text, parts)))
            case Each():
                return self._each(node)
            case Choose(by, cases, otherwise):
                return self.value(cases.get(self.text(by), otherwise))

    def _sentence(self, node: Sentence) -> str:
        values = {name: _written(self.value(value)) for name, value in node.values.items()}
        key = re.sub(r"\{(\w+)\}", lambda part: str(values[part[1]]).replace("_", "-"), node.key)
        return self._words(key, **values)

    def _each(self, node: Each) -> str:
        outside = self._item, self._position
        told = []
        for position, item in enumerate(self.value(node.items) or ()):
            self._item, self._position = item, position
            told.append(self.text(node.text))
        self._item, self._position = outside
        told = [text for text in told if text]
        if not told:
            return self.text(node.empty)
        return self._words.list_of(told) if node.join is None else node.join.join(told)


def _written(value: Any) -> str | int:
    """Return a value in the form that messages take."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else str(value)


def _part(whole: Any, path: str) -> Any:
    for step in filter(None, path.split(".")):
        whole = _at(whole, int(step)) if step.isdecimal() else (whole or {}).get(step)
    return whole


def _at(items: Sequence[Any] | None, index: int | None) -> Any:
    return items[index] if items and index is not None and index < len(items) else None


def _among(value: Any, *items: Any) -> bool:
    return value in (items[0] if len(items) == 1 and isinstance(items[0], list | tuple) else items)


def _compare(first: int, second: int) -> str:
    return "less" if first < second else "more" if first > second else "same"


def _counted(items: Sequence[Any], *order: Any) -> list[dict[str, Any]]:
    return [{"value": value, "count": items.count(value)} for value in order if value in items]


def _distinct(*parts: Any) -> list[Any]:
    lists = [part if isinstance(part, list | tuple) else (part,) for part in parts]
    return list(dict.fromkeys(value for items in lists for value in items))


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "among": _among,
    "at": _at,
    "column": lambda items, part: [item[part] for item in items],
    "compare": _compare,
    "count": len,
    "counted": _counted,
    "distinct": _distinct,
    "given": bool,
    "minus": lambda first, second: first - second,
    "ordered": lambda items, *order: sorted(items, key=order.index),
    "ranked": lambda scores: sorted(range(len(scores)), key=lambda seat: -scores[seat]),
    "runs": lambda items: [x for i, x in enumerate(items) if i == 0 or x != items[i - 1]],
    "same": lambda first, second: first == second,
    "sum": sum,
}
"""The functions of `Compute`, except `name` and `you`, which need the players."""
