"""The kinds of decisions that a game's lesson has to ask for."""

from __future__ import annotations

from bluffhouse.rules import game as make_game

OPTIONAL = {"lie": {"direct"}}
"""Decisions that only an option brings, and lessons use none of these: in LIE, `directions` lets
the starter of a round choose the direction of play (LI-11)."""


def lesson_decisions(name: str) -> set[str]:
    """Return the kinds of all decisions of a game, from its rules, without those of options."""
    game = make_game(name)
    kinds = {str(kind.__struct_config__.tag) for kind in game.actions}
    assert {form.makes.__struct_config__.tag for form in game.forms} <= kinds
    return kinds - OPTIONAL.get(name, set())
