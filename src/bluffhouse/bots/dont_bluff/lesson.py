"""The lesson of Don't Bluff!: four rounds against one bot, from a small lie to $25 million."""

from bluffhouse.bots.contract import Lesson
from bluffhouse.rules.dont_bluff.actions import OPEN, ROLL, Offer, Pay

LESSON = Lesson(
    seats=2,
    secret="lesson 18",
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
        # Opens a trap, and pays.
        (1, OPEN),
        (1, ROLL),
        (1, Pay((2, 2, 2))),
        # Offers a trap, which the learner takes unopened.
        (1, ROLL),
        (1, Offer((1, 1), 0)),
    ),
)
