"""Puzzles: one decision of a real game, with one clear answer (docs/puzzles.md)."""

from bluffhouse.study.puzzles.puzzle import (
    Answer,
    AnsweredClaim,
    Beliefs,
    Grade,
    Puzzle,
    daily_number,
    puzzle,
    puzzle_count,
    puzzle_games,
)

__all__ = [
    "Answer",
    "AnsweredClaim",
    "Beliefs",
    "Grade",
    "Puzzle",
    "daily_number",
    "puzzle",
    "puzzle_count",
    "puzzle_games",
]
