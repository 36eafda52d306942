"""Boards: how the browser draws a table for a game that brings none of its own.

A game's text door declares its `board` with the same nodes as its sentences. Everything in it is
optional: what is not declared is drawn from the view itself, field by field.

    board = Board(
        prompt=choose("phase", {"tell": say("tall-story-ask-tell")}),
        lines=(say("tall-story-round", "round"),),
        seat=say("tall-story-seat-points", points=at("points", POSITION)),
        hand="card",
        actions={"tell": say("tall-story-act-tell", "value")},
    )
"""

from __future__ import annotations

import msgspec

from bluffhouse.rules import games
from bluffhouse.rules.blanks import AnyBlank
from bluffhouse.text import text_of
from bluffhouse.text.sentences import Board


class FormDeclaration(msgspec.Struct, frozen=True):
    """How a person fills in a form."""

    makes: str
    """The tag of the action it makes."""
    blanks: dict[str, AnyBlank]
    """By field of that action."""


class BoardDeclaration(msgspec.Struct, frozen=True):
    """Everything a client needs to draw a table for a game, besides its words."""

    board: Board
    forms: dict[str, FormDeclaration]
    """By the tag of a form. Forms without blanks are left out."""
    reveals: tuple[str, ...]
    """Tags of the events that show what was hidden."""
    module: str | None = None
    """The address of the table that the game's package brings, a JavaScript module."""


def board_of(name: str) -> BoardDeclaration:
    """What the game of that name declares about its table."""
    game = games()[name]
    return BoardDeclaration(
        board=text_of(name).board,
        forms={
            _tag(form): FormDeclaration(_tag(form.makes), dict(form.blanks))
            for form in game.forms
            if form.blanks
        },
        reveals=tuple(_tag(event) for event in game.events if event.reveals),
    )


def _tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)
