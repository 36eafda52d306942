"""Makes puzzles: lets bots play, and looks for decisions with one clear answer."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from hashlib import sha256
from typing import NamedTuple

import msgspec

from bluffhouse.arena.match import play_match
from bluffhouse.bots import bot
from bluffhouse.records import moves
from bluffhouse.records.statements import Statement, statements
from bluffhouse.rules import game as make_game
from bluffhouse.rules.contract import Action, Event, Game, MoveEvent, Record, State
from bluffhouse.study.champion_advice import advice
from bluffhouse.study.claims import claims_of
from bluffhouse.study.puzzles.puzzle import EASY, Answer, Beliefs, Puzzle, number_of_turn
from bluffhouse.study.puzzles.selection import (
    Decision,
    confirmed,
    favourite,
    first_look,
    kinds_of,
    rng_of,
    still_best,
)

KINDS = ("rookie", "regular", "regular:bold", "regular:trusting", "champion")
"""The bots that play. The shark is left out, because it thinks long."""
TRIED = 16
"""Decisions of one game that are looked at before the next game is played."""
LONGEST = 160
"""Events before a decision: what happened in a longer game takes too long to read."""
MOST_ALIKE = 0.8
"""The part of the puzzles whose best answer may be of one kind, so that "always call" is no
strategy."""
MOST_EASY = 0.9
"""The part of the puzzles that simple bots may find easy."""
SLACK = 10
"""Puzzles by which either part may be exceeded while there are few."""
SOLVERS = ("rookie", "regular", "regular:suspicious", "regular:trusting")
"""The bots whose answers grade a puzzle."""
ATTEMPTS = 3
"""Times each of them is asked."""
CHECKS = 2
"""Times a puzzle is judged again before it is shipped."""


class Moment(NamedTuple):
    """A decision of a game, with the truth about it."""

    event: int
    """The number of its event in the record, from 0."""
    seat: int
    state: State
    claim: Event | None
    """The open claim that it answers, as the seat saw it."""


class Wanted(NamedTuple):
    """What the next puzzle may be like."""

    full: frozenset[str] = frozenset()
    """The kinds of best answers of which there are enough."""
    easy: bool = True
    """Whether simple bots may find it easy."""


ANYTHING = Wanted()


def make_puzzles(
    name: str,
    count: int,
    seed: str,
    made: Sequence[Puzzle] = (),
    only: Wanted | None = None,
) -> Iterator[Puzzle]:
    """Yield puzzles until there are `count`, those already `made` included.

    `only`: what all of them must be like; by default, they stay a mixture. The same arguments give
    the same puzzles, whether they are made in one go or not. Raises OptionError if there is no such
    game, or it has no champion.
    """
    game = make_game(name)
    found = list(made)
    match = found[-1].match + 1 if found else 0
    while len(found) < count:
        puzzle = find_puzzle(game, seed, match, only or wanted(found))
        if puzzle is not None:
            found.append(msgspec.structs.replace(puzzle, number=len(found) + 1))
            yield found[-1]
        match += 1


def wanted(made: Sequence[Puzzle]) -> Wanted:
    """Return what the next puzzle may be like, so that the puzzles stay a good mixture."""
    kinds = Counter(map(best_kind, made))
    easy = sum(puzzle.found >= EASY for puzzle in made)
    most_alike = MOST_ALIKE * len(made) + SLACK
    return Wanted(
        frozenset(kind for kind, number in kinds.items() if number >= most_alike),
        easy < MOST_EASY * len(made) + SLACK,
    )


def kind_of(action: Action, answers: Sequence[Action]) -> str:
    """Return what distinguishes an answer from the others: its kind, or all of it where they are of
    one kind."""
    if len({type(answer) for answer in answers}) > 1:
        return str(action.__struct_config__.tag)
    return msgspec.json.encode(action).decode()


def find_puzzle(game: Game, seed: str, match: int, wanted: Wanted) -> Puzzle | None:
    """Let bots play the game of this number and return a puzzle from it, if there is one."""
    rng = random.Random(f"{seed} {game.name} {match}")
    bots = tuple(rng.choice(KINDS) for _ in range(rng.choice(game.seats)))
    record = play_match(game, bots, f"{seed} {match}").record
    found = list(moments(record))
    rng.shuffle(found)
    found.sort(key=lambda moment: moment.claim is None)  # answers to claims come first
    for moment in found[:TRIED]:
        puzzle = puzzle_of(moment, seed, wanted)
        if puzzle is not None:
            return msgspec.structs.replace(puzzle, bots=bots, match=match)
    return None


def puzzle_of(moment: Moment, seed: str, wanted: Wanted) -> Puzzle | None:
    """Return the puzzle that a decision makes, or None if it makes none."""
    state = moment.state
    champion = advice(state.game.name)
    decision = decision_of(moment)
    likely = favourite(champion, decision, rng_of(decision, seed))
    if likely is None or kind_of(next(iter(likely)), list(likely)) in wanted.full:
        return None
    actions = first_look(champion, decision, likely, seed)
    if not actions or kind_of(actions[0], actions) in wanted.full:
        return None
    found = found_by_bots(moment, actions)
    if found >= EASY and not wanted.easy:
        return None
    known = confirmed(champion, decision, actions, seed)
    if known is None:
        return None
    record = state.record
    assert record.seed is not None
    answers = [
        Answer(_written(action), round(value, 3), round(likely[action], 3))
        for action, value in zip(actions, known.values, strict=True)
    ]
    odds = known.odds
    return Puzzle(
        game=record.game,
        number=0,
        match=0,
        seed=record.seed,
        bots=("",) * record.players,
        moves=tuple(
            (event.seat, _written(event.action))
            for event in record.events
            if isinstance(event, MoveEvent)
        ),
        seat=moment.seat,
        answers=tuple(sorted(answers, key=lambda answer: shuffling(record, answer))),
        beliefs=None if odds is None else Beliefs(**{kind: round(odds[kind], 3) for kind in odds}),
        found=round(found, 3),
    )


def shuffling(record: Record, answer: Answer) -> str:
    """Return the place of an answer among the others: by chance, but always the same. In any order
    of kinds, the best answer would often have the same place."""
    return sha256(f"{record.seed} {bytes(answer.action).decode()}".encode()).hexdigest()


def _written(action: Action) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(action))


def moments(record: Record) -> Iterator[Moment]:
    """Yield the decisions that a puzzle can be made of."""
    claims = claims_of(record.game)
    said = statements(record)
    done, before = 0, None
    for move in moves(record):
        if done > LONGEST:
            return
        if before is not None and move.seat is not None and len(before.legal(move.seat)) > 1:
            claim = _last_claim(record, said, done, move.seat)
            if claims is None or claim is None or claims.kind(before, claim) is None:
                claim = None
            yield Moment(done, move.seat, before, claim)
        done += len(move.events)
        before = move.state.copy()


def _last_claim(record: Record, said: Sequence[Statement], done: int, seat: int) -> Event | None:
    """Return the last claim of another seat before this event, as this seat saw it."""
    last = next((one for one in reversed(said) if one.event < done and one.seat != seat), None)
    return None if last is None else record.events[last.event].seen_by(seat)


def decision_of(moment: Moment) -> Decision:
    """Return a decision as its seat saw it."""
    state, seat = moment.state, moment.seat
    return Decision(state.game, state.view(seat), moment.claim, len(state.legal(seat)))


def found_by_bots(moment: Moment, actions: Sequence[Action]) -> float:
    """Return the part of simple bots that choose an action of the same kind as the first, of those
    whose choice is of a kind with one of these; one half if none is."""
    state, seat = moment.state, moment.seat
    view, legal = state.view(seat), state.legal(seat)
    record = state.record
    events = [event.seen_by(seat) for event in record.events]
    chosen = Counter[bool]()
    for kind in SOLVERS:
        for attempt in range(ATTEMPTS):
            rng = random.Random(f"{record.seed} {kind} {attempt}")
            player = bot(kind, state.game, seat, rng)
            for event in events:
                player.see(event)
            *kinds, choice = kinds_of([*actions, player.act(view, legal, 1.0)])
            if choice in kinds:
                chosen[choice == kinds[0]] += 1
    return chosen[True] / chosen.total() if chosen else 0.5


def checked(made: Sequence[Puzzle], seed: str) -> list[Puzzle]:
    """Return the puzzles whose answer stays the best when they are judged again.

    Once in a while, three looks agree by chance.
    """
    return [puzzle for puzzle in made if _holds(puzzle, f"{seed} check")]


def _holds(puzzle: Puzzle, seed: str) -> bool:
    decision = decision_of(moment_of(puzzle))
    champion, actions = advice(puzzle.game), list(puzzle.actions)
    return all(
        still_best(champion, decision, actions, puzzle.best, f"{seed} {look}")
        for look in range(CHECKS)
    )


def moment_of(puzzle: Puzzle) -> Moment:
    """Return the decision of a puzzle."""
    state = puzzle.state()
    events = state.record.events
    claim = puzzle.claim()
    heard = None if claim is None else events[claim.event].seen_by(puzzle.seat)
    return Moment(len(events), puzzle.seat, state, heard)


def chosen(pool: Sequence[Puzzle], count: int) -> list[Puzzle]:
    """Return so many puzzles, or all there are, as evenly as possible of every kind of best answer,
    and of every grade within a kind. The closest decisions come first: they are the least
    obvious."""
    closest = sorted(pool, key=lambda puzzle: puzzle.lead)
    graded = _in_turn(closest, lambda puzzle: (best_kind(puzzle), puzzle.grade))
    return _in_turn(graded, best_kind)[:count]


def _in_turn(pool: Sequence[Puzzle], group: Callable[[Puzzle], Hashable]) -> list[Puzzle]:
    """Return the puzzles so that the groups take turns for as long as they last."""
    groups = Counter[Hashable]()
    turns = []
    for puzzle in pool:
        groups[group(puzzle)] += 1
        turns.append(groups[group(puzzle)])
    return [pool[place] for place in sorted(range(len(pool)), key=lambda place: turns[place])]


def best_kind(puzzle: Puzzle) -> str:
    """Return the kind of a puzzle's best answer."""
    return kind_of(puzzle.actions[puzzle.best], puzzle.actions)


def arranged(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Return the puzzles with new numbers, so that from day to day the kinds of best answers and
    the grades are mixed, but nobody can guess the next."""
    rng = random.Random(len(puzzles))
    shuffled = rng.sample(puzzles, len(puzzles))
    by_kind: dict[str, list[Puzzle]] = {}
    for puzzle in _spread(shuffled, lambda puzzle: puzzle.grade, rng):
        by_kind.setdefault(best_kind(puzzle), []).append(puzzle)
    days = _spread([one for kind in by_kind.values() for one in kind], best_kind, rng)
    numbered = [
        msgspec.structs.replace(puzzle, number=number_of_turn(turn, len(days)))
        for turn, puzzle in enumerate(days)
    ]
    return sorted(numbered, key=lambda puzzle: puzzle.number)


def _spread(
    puzzles: Sequence[Puzzle], group: Callable[[Puzzle], Hashable], rng: random.Random
) -> list[Puzzle]:
    """Return the puzzles with each group spread over the whole length, in its own order and at
    somewhat irregular distances."""
    sizes = Counter(map(group, puzzles))
    placed = Counter[Hashable]()
    places = []
    for puzzle in puzzles:
        kind = group(puzzle)
        places.append((placed[kind] + rng.random()) / sizes[kind])
        placed[kind] += 1
    return [puzzles[index] for index in sorted(range(len(puzzles)), key=places.__getitem__)]
