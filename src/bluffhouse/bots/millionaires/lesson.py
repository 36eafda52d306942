"""The lesson of Milionerzy i bankruci: six auctions until the fourth red tile."""

from bluffhouse.bots.contract import Lesson
from bluffhouse.rules.millionaires.actions import PASS, REVEAL, Bid

LESSON = Lesson(
    seats=3,
    secret="lesson 18580",
    script=(
        # Wealth 10: the learner outbids.
        (1, Bid((8,))),
        (2, PASS),
        (1, PASS),
        # The CBA: the learner pays to avoid it.
        (1, Bid((2,))),
        (2, PASS),
        # Success: the learner passes.
        (2, REVEAL),
        (2, Bid((6,))),
        (1, Bid((12,))),
        (2, PASS),
        # Wealth 7: cheap for the learner.
        (1, REVEAL),
        (1, Bid((1,))),
        (2, PASS),
        (1, PASS),
        # The Thief: the learner passes and takes it.
        (1, Bid((3,))),
        (2, Bid((4,))),
        # Success again: somebody must become the poorest.
        (1, Bid((15,))),
        (2, Bid((20,))),
        (1, PASS),
        # The fourth red tile.
        (2, REVEAL),
    ),
)
