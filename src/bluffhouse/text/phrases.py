"""Actions as typed text and back, with one template for both directions.

    Phrase("offer {cards} [say {claim}]", Offer)

reads `offer 5 1 say 6` and writes it. A field in braces takes what its type says: a whole
number, a word, or several of them; `{to:player}` takes a player's name or seat number, and
`{offer:ordinal}` a number that people count from 1 and the rules from 0. The part in brackets is
left out when its field is None.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, get_args, get_type_hints

from bluffhouse.rules.contract import Action

_FIELD = re.compile(r"\{(\w+)(?::(player|ordinal))?\}")
_NUMBER = r"-?\d{1,9}"
_WORD = r"[a-z_]+"


class Unclear(ValueError):
    """A text that is not an action, as the key of a message and its values."""

    def __init__(self, reason: str, **values: str | int) -> None:
        super().__init__(reason, values)
        self.reason = reason
        self.values = values


class Phrase:
    """One way to type one kind of action."""

    def __init__(
        self,
        template: str,
        action: type[Action],
        order: Callable[[Any], Any] | None = None,
        **fixed: object,
    ) -> None:
        """`order`: the sort key of fields that hold several things; `fixed`: fields that the
        words themselves decide."""
        self.template = template
        self.action = action
        self.verb = template.split(" ")[0]
        self._order = order
        self._fixed = fixed
        self._hints = {
            name: hint for name, hint in get_type_hints(action).items() if name in template
        }
        optional = re.sub(r" \[(.*?)\]", r"(?: \1)?", template)
        kinds = _FIELD.findall(template)
        self._players = {name for name, kind in kinds if kind == "player"}
        self._ordinals = {name for name, kind in kinds if kind == "ordinal"}
        self._pattern = re.compile(_FIELD.sub(lambda field: self._regex(field[1]), optional))

    @property
    def usage(self) -> str:
        """The template as people read it: `offer CARDS [say CLAIM]`."""
        return _FIELD.sub(lambda f: "PLAYER" if f[2] == "player" else f[1].upper(), self.template)

    def _regex(self, name: str) -> str:
        if name in self._players:
            return f"(?P<{name}>.+?)"
        one = _WORD if _holds(self._hints[name], str) else _NUMBER
        many = rf"{one}(?: {one})*" if _holds(self._hints[name], tuple) else one
        return f"(?P<{name}>{many})"

    def read(self, text: str, seats: Mapping[str, int]) -> Action | None:
        """Return the action of a text that fits this phrase, or None; `seats` maps names."""
        match = self._pattern.fullmatch(text)
        if match is None:
            return None
        fields = dict(self._fixed)
        for name, said in match.groupdict().items():
            if name not in self._players:
                fields[name] = self._value(name, said)
            elif re.fullmatch(_NUMBER, said):
                fields[name] = int(said)
            elif said in seats:
                fields[name] = seats[said]
            else:
                return None
        return self.action(**fields)

    def _value(self, name: str, text: str | None) -> object:
        if text is None:
            return None
        hint = self._hints[name]
        parts: list[Any] = text.split(" ")
        if not _holds(hint, str):
            parts = [int(part) for part in parts]
        if name in self._ordinals:
            return parts[0] - 1
        if not _holds(hint, tuple):
            return parts[0]
        return tuple(parts if self._order is None else sorted(parts, key=self._order))

    def write(self, action: Action) -> str | None:
        """Return the text of an action that this phrase can express, or None."""
        if type(action) is not self.action:
            return None
        if any(getattr(action, name) != value for name, value in self._fixed.items()):
            return None
        said = {name: getattr(action, name) for name in self._hints}
        said |= {name: said[name] + 1 for name in self._ordinals}
        text = re.sub(r" \[(.*?)\]", lambda part: self._optional(part[1], said), self.template)
        return _FIELD.sub(lambda field: _said(said[field[1]]), text)

    def _optional(self, part: str, said: dict[str, object]) -> str:
        silent = any(said[name] is None for name, _ in _FIELD.findall(part))
        return "" if silent else f" {part}"


def _holds(hint: Any, kind: type) -> bool:
    """Whether a type is or contains that kind: tuple[str, ...] | None contains str and tuple."""
    if getattr(hint, "__origin__", None) is kind or hint is kind:
        return True
    return any(isinstance(arg, kind) or _holds(arg, kind) for arg in get_args(hint))


def _said(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def write(phrases: Sequence[Phrase], action: Action) -> str:
    """Return the action as text that reads back as the same action."""
    for phrase in phrases:
        text = phrase.write(action)
        if text is not None:
            return text
    raise ValueError(f"no phrase for {action!r}")


def read(phrases: Sequence[Phrase], text: str, names: Sequence[str] = ()) -> Action:
    """Return the action of a text. Players may be given by name or by seat number, and a
    verb may be shortened as long as it is unambiguous. Raises Unclear."""
    seats = {" ".join(name.casefold().split()): seat for seat, name in enumerate(names)}
    # People may type money as it is shown, and put commas between things.
    tokens = re.sub(r"\$?\b(\d+)m?\b", r"\1", text.casefold().replace(",", " ")).split()
    if not tokens:
        raise Unclear("unclear-nothing-said")
    verbs = sorted({phrase.verb for phrase in phrases if phrase.verb.isalpha()})
    meant = [verb for verb in verbs if verb.startswith(tokens[0])]
    if tokens[0] in meant:
        meant = [tokens[0]]
    if len(meant) > 1:
        raise Unclear("unclear-verb", said=tokens[0], verbs=", ".join(meant))
    sentence = " ".join([*meant, *tokens[1:]] if meant else tokens)
    for phrase in phrases:
        action = phrase.read(sentence, seats)
        if action is not None:
            return action
    if meant:
        usage = " · ".join(phrase.usage for phrase in phrases if phrase.verb == meant[0])
        raise Unclear("unclear-usage", usage=usage)
    raise Unclear("unclear-verb", said=tokens[0], verbs=", ".join(verbs))
