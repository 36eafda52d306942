"""The lesson of LIE: five rounds against one bot, who loses them all if the learner follows."""

from bluffhouse.bots.contract import Lesson
from bluffhouse.rules.lie import CALL, Bid, Turn

LESSON = Lesson(
    seats=2,
    secret="lesson 16",
    script=(
        # Doubts a true bid.
        (1, Turn((3,))),
        (1, CALL),
        # Believes a bluff, and goes too high.
        (1, Turn((1, 1))),
        (1, Bid(2, 2)),
        (1, Bid(3, 6)),
        # Doubts a true bid again.
        (1, Turn((1, 6, 6))),
        (1, CALL),
        # Bluffs.
        (1, Turn((1, 3, 2, 4))),
        (1, Bid(3, 5)),
        # Doubts once too often.
        (1, Turn((6, 1, 4, 2, 6))),
        (1, CALL),
    ),
)
