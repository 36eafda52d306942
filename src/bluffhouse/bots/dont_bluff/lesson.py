"""The lesson of Don't Bluff!: four rounds against two bots, from a small lie to $25 million."""

from bluffhouse.bots.contract import Lesson
from bluffhouse.rules.dont_bluff.actions import OPEN, ROLL, Offer, Pay

LESSON = Lesson(
    seats=3,
    secret="lesson 1347",
    script=(
        # Opens a lie, then what was added, and pays.
        (1, OPEN),
        (1, ROLL),
        (1, OPEN),
        (1, ROLL),
        (1, Pay((5, 2, 1))),
        # Offers the truth.
        (1, ROLL),
        (1, Offer((2, 1, 1), 4)),
        # Offers a trap, which the learner takes unopened.
        (2, ROLL),
        (2, Offer((1, 1), 0)),
        # Chosen by the learner; opens a trap, and pays.
        (2, OPEN),
        (2, ROLL),
        (2, Pay((5, 1))),
    ),
)
