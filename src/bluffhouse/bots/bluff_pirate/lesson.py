"""The lesson of Bluff Pirate: eleven turns of three ships to an island that is near."""

from types import MappingProxyType

from bluffhouse.bots.contract import Lesson
from bluffhouse.rules.bluff_pirate.actions import (
    DRAW,
    KEEP,
    Board,
    Discard,
    Lay,
    PickVoter,
    Vote,
)

LESSON = Lesson(
    seats=3,
    secret="lesson 223",
    options=MappingProxyType({"islands": [9, 12]}),
    script=(
        # An honest set, believed.
        (1, Lay("map", 1, ("map", "map"))),
        (2, Vote(False)),
        (1, PickVoter(2)),
        # A bluff, which the learner catches.
        (2, DRAW),
        (2, Lay("eyepatch", 1, ("hook", "lantern"))),
        (1, Vote(False)),
        (2, PickVoter(0)),
        # The learner's bluff: one doubts it, the other does not.
        (1, Vote(True)),
        (2, Vote(False)),
        # A bluff that is believed.
        (1, DRAW),
        (1, Lay("lantern", 1, ("lantern", "rum", "rum"))),
        (2, Vote(False)),
        (1, PickVoter(2)),
        # Three of the learner's cards are taken, so few are left to keep.
        (2, Board(0)),
        (1, KEEP),
        # No set.
        (2, DRAW),
        (2, Discard("compass")),
        # The learner has taken three of their four cards, and catches the bluff.
        (1, Lay("map", 1, ("map", "spyglass"))),
        (2, Vote(False)),
        (1, PickVoter(0)),
    ),
)
