"""The lesson of Bluff Pirate: seven turns of three ships to an island that is near."""

from types import MappingProxyType

from bluffhouse.bots.contract import Lesson
from bluffhouse.rules.bluff_pirate.actions import DRAW, Discard, Lay, PickVoter, Vote

LESSON = Lesson(
    seats=3,
    secret="lesson 222",
    options=MappingProxyType({"islands": [6, 8]}),
    script=(
        # An honest set, believed.
        (1, Lay("compass", 1, ("compass", "compass", "compass"))),
        (2, Vote(False)),
        (1, PickVoter(2)),
        # A bluff, which the learner catches.
        (2, DRAW),
        (2, Lay("eyepatch", 1, ("flag", "flag"))),
        (1, Vote(False)),
        (2, PickVoter(0)),
        # No set.
        (2, DRAW),
        (2, Discard("eyepatch")),
        # The learner's bluff: one doubts it, the other does not.
        (1, Vote(True)),
        (2, Vote(False)),
    ),
)
