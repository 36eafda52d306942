"""Blanks: what a person fills in to make an action from a form.

A form describes which actions are legal. Its blanks say how to choose one of them: a number here,
some cards there. A client that knows nothing about a game draws one control per blank. Blanks may
leave more open than the rules do, such as a bid that is too low; the rules then refuse the action
and say why.

    class BidHigher(Form, frozen=True, gc=False):
        makes = Bid
        blanks = {"count": NumberBlank(1, "cards"), "value": NumberBlank(1, 6)}
        cards: int
"""

from __future__ import annotations

import msgspec


def _tag(class_name: str) -> str:
    """`PickEachBlank` is written `pickeach`."""
    return class_name.removesuffix("Blank").lower()


class Blank(msgspec.Struct, frozen=True, gc=False, tag_field="blank", tag=_tag):
    """A field of an action that is still empty."""


class NumberBlank(Blank, frozen=True, gc=False):
    """A whole number between two bounds; a text names the form's field that holds the bound."""

    least: int | str
    most: int | str
    optional: bool = False
    """Whether the field may stay empty (null)."""


class PickBlank(Blank, frozen=True, gc=False):
    """One of the items in this field of the form."""

    of: str
    parts: tuple[str, ...] = ()
    """The action's fields that the parts of the item fill, if one item fills several."""


class SomeBlank(Blank, frozen=True, gc=False):
    """At least one of the items in this field of the form, in the order they have there."""

    of: str


class PickEachBlank(Blank, frozen=True, gc=False):
    """One part of every item in this field of the form."""

    of: str


AnyBlank = NumberBlank | PickBlank | SomeBlank | PickEachBlank
