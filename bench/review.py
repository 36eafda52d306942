"""Measure reviews: `python -m bench.review`, `--beliefs`, `--solver`, `--luck`.

Without an option: the seconds that a review of a game of four bots takes, on one core.
`--beliefs`: how well beliefs predict whether claims are true, and the calibration that fits best.
`--solver`: how far the values in solved rounds of LIE are from those computed by brute force.
`--luck`: by what factor scores without luck vary less than results, and how they rank bots.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, product
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

import bluffhouse
from bluffhouse.arena.match import play_match
from bluffhouse.bots.lie.solved import CALLS, UNIT, Solved, key_of, solved_round
from bluffhouse.records import moves
from bluffhouse.records.statements import statements
from bluffhouse.rules.contract import Record
from bluffhouse.rules.lie import CARDS, Bid, BidPlaced, Card, LieView
from bluffhouse.rules.lie.legal import bid_ladder
from bluffhouse.study import review
from bluffhouse.study.champion_advice import advice
from bluffhouse.study.claims import claims_of
from bluffhouse.study.judging import judged_exactly
from bluffhouse.study.solved_lie import exact_values
from bluffhouse.study.worlds import log_odds, sorted_out

KINDS = ("rookie", "regular", "champion", "shark")
SECONDS = 0.02
"""A bot's time for a decision."""


def bot_game(game: str, number: int, kinds: Sequence[str] = KINDS) -> tuple[Record, list[str]]:
    """Return a game of bots, who sit elsewhere each time."""
    turn = number % len(kinds)
    seats = [*kinds[turn:], *kinds[:turn]]
    return play_match(bluffhouse.game(game), seats, f"review {number}", SECONDS).record, seats


# ── seconds ─────────────────────────────────────────────────────────────────────────────────


def measure_seconds(games: Sequence[str], count: int) -> None:
    print("game                   games  decisions  seconds: mean  longest")
    for game in games:
        took, decisions = [], []
        for number in range(count):
            record, _ = bot_game(game, number)
            start = time.process_time()
            found = review(record)
            took.append(time.process_time() - start)
            decisions.append(len(found.decisions))
        print(
            f"{game:22} {count:5} {np.mean(decisions):10.0f} {np.mean(took):14.1f}"
            f" {max(took):8.1f}",
            flush=True,
        )


# ── beliefs ─────────────────────────────────────────────────────────────────────────────────


def beliefs(game: str, count: int) -> Iterator[tuple[float, bool]]:
    """Yield how likely open claims look true to seats that decide, and whether they are."""
    claims = claims_of(game)
    assert claims is not None
    rng = random.Random(f"beliefs {game}")
    for number in range(count):
        record, _ = bot_game(game, number)
        said = statements(record)
        done, before = 0, None
        for move in moves(record):
            if before is not None and move.seat is not None:
                heard = [s for s in said if s.event < done and s.seat != move.seat]
                if heard and claims.kind(before, record.events[heard[-1].event]) is not None:
                    event = record.events[heard[-1].event].seen_by(move.seat)
                    view = before.view(move.seat)
                    sorts = sorted_out(advice(game), before.game, view, event, rng)
                    yield sorts.true, heard[-1].kind == "true"
            done += len(move.events)
            before = move.state.copy()


def measure_beliefs(games: Sequence[str], count: int) -> None:
    print("game                   claims  true  Brier: average  raw  calibrated  slope intercept")
    for game in games:
        if claims_of(game) is None:
            continue
        looks, true = map(np.array, zip(*beliefs(game, count), strict=True))
        odds = np.array([log_odds(look) for look in looks])
        slope, intercept = fitted(odds, true.astype(float))
        fit = 1 / (1 + np.exp(-slope * odds - intercept))
        scores = [((guess - true) ** 2).mean() for guess in (true.mean(), looks, fit)]
        print(
            f"{game:22} {len(true):6} {true.mean():5.2f} {scores[0]:15.3f} {scores[1]:4.3f}"
            f" {scores[2]:11.3f} {slope:6.2f} {intercept:9.2f}",
            flush=True,
        )


def fitted(odds: NDArray[np.float64], true: NDArray[np.float64]) -> tuple[float, float]:
    """Return the slope and the intercept of a logistic regression (by Newton's method)."""
    rows = np.stack([odds, np.ones_like(odds)], 1)
    weights = np.zeros(2)
    for _ in range(50):
        guess = 1 / (1 + np.exp(-rows @ weights))
        curve = (rows * (guess * (1 - guess))[:, None]).T @ rows + 1e-3 * np.eye(2)
        weights -= np.linalg.solve(curve, rows.T @ (guess - true) + 1e-3 * weights)
    return float(weights[0]), float(weights[1])


# ── the solver ──────────────────────────────────────────────────────────────────────────────


class Hand(NamedTuple):
    """A player's hand and what it shows."""

    cards: tuple[Card, ...]
    up: tuple[int, ...]


class BruteForce:
    """The value of a position of a solved round, found by trying every hand and every choice of the
    saved strategies. It shares nothing with the solver's arrays but the saved file."""

    def __init__(self, solved: Solved) -> None:
        self.solved = solved
        options = bluffhouse.game("lie", **solved.options).options
        self.wild = bool(getattr(options, "wild_ones"))  # noqa: B009 (the type is any game's)
        order: Any = getattr(options, "raise_order")  # noqa: B009
        self.bids: tuple[Bid, ...] = bid_ladder(order, sum(solved.cards)).bids

    def hands(self, player: int, without: Sequence[Card]) -> Iterator[tuple[Hand, float]]:
        """Yield each hand of a player with its weight, given the cards of the other."""
        left = list((Counter(CARDS) - Counter(without)).elements())
        drawn = Counter(tuple(sorted(h)) for h in combinations(left, self.solved.cards[player]))
        for cards, ways in drawn.items():
            for key, odds in self.solved.turning(player, cards).items():
                yield Hand(cards, tuple(map(int, key))), ways * odds / UNIT

    def odds(self, player: int, hand: Hand, made: tuple[int, ...]) -> dict[str, float]:
        found = self.solved.bidding(player, hand.cards, hand.up, made)
        return {name: odds / UNIT for name, odds in found.items()} or {CALLS: 1.0}

    def value(self, player: int, hand: Hand, made: tuple[int, ...]) -> float:
        """Return the chance to win the round of the player, who is to act after these bids."""
        won = total = 0.0
        for other, weight in self.hands(1 - player, hand.cards):
            for length in range(1 - player, len(made), 2):
                weight *= self.odds(1 - player, other, made[:length]).get(str(made[length]), 0.0)
            if weight:
                both = (hand, other) if player == 0 else (other, hand)
                starts = self.starter_wins(both, made)
                won += weight * (starts if player == 0 else 1 - starts)
                total += weight
        return won / total

    def starter_wins(self, both: tuple[Hand, Hand], made: tuple[int, ...]) -> float:
        player = len(made) % 2
        chance = 0.0
        for name, odds in self.odds(player, both[player], made).items():
            if name == CALLS:
                bidder_wins = self.is_true(both, made)
                chance += odds * (bidder_wins is (player == 1))
            else:
                chance += odds * self.starter_wins(both, (*made, int(name)))
        return chance

    def is_true(self, both: tuple[Hand, Hand], made: tuple[int, ...]) -> bool:
        bid, first = self.bids[made[-1]], self.bids[made[0]]
        up = both[0].up + both[1].up
        wild = self.wild and bid.value != 1 and first.value != 1
        return up.count(bid.value) + (up.count(1) if wild else 0) >= bid.count

    def position(self, rng: random.Random) -> tuple[int, Hand, tuple[int, ...]]:
        """Return a position that play by the strategies leads to: the player to act, their hand and
        the bids so far."""
        deck = rng.sample(CARDS, sum(self.solved.cards))
        both = []
        for player in (0, 1):
            cards = tuple(sorted(deck[: self.solved.cards[player]]))
            deck = deck[self.solved.cards[player] :]
            ways = self.solved.turning(player, cards)
            [key] = rng.choices(list(ways), list(ways.values()))
            both.append(Hand(cards, tuple(map(int, key))))
        points: list[tuple[int, ...]] = [()]
        while True:
            made = points[-1]
            odds = self.odds(len(made) % 2, both[len(made) % 2], made)
            [name] = rng.choices(list(odds), list(odds.values()))
            if name == CALLS:
                break
            points.append((*made, int(name)))
        made = rng.choice(points)
        return len(made) % 2, both[len(made) % 2], made

    def view(self, player: int, hand: Hand, made: tuple[int, ...]) -> LieView:
        """Return what the player sees, in an extra round: its loser loses the game."""
        bids = [self.bids[height] for height in made]
        return LieView(
            seat=player,
            players=2,
            to_act=(player,),
            result=None,
            round=1,
            phase="bid",
            starter=0,
            clockwise=True,
            counts=self.solved.cards,
            playing=(0, 1),
            tie_break=True,
            hand=hand.cards,
            up=hand.up,
            bids=tuple(BidPlaced(n % 2, bid.count, bid.value) for n, bid in enumerate(bids)),
        )


def compared(solved: Solved, count: int) -> tuple[list[float], int]:
    """Return by how much the reviewer's value differs in each position, and how often it calls a
    move best that the solution never plays."""
    brute = BruteForce(solved)
    game: Any = bluffhouse.game("lie", **solved.options)
    rng = random.Random(f"solved {key_of(solved.cards)}")
    differences, wrong = [], 0
    for _ in range(count):
        player, hand, made = brute.position(rng)
        exact = exact_values(game, brute.view(player, hand, made))
        value = sum(one.likely * one.value for one in exact)
        differences.append(abs(value - brute.value(player, hand, made)))
        for one in exact:
            best = judged_exactly(exact, one.action).verdict == "best"
            wrong += best and one.likely == 0
    return differences, wrong


def measure_solver(count: int) -> None:
    print(
        "order        wild  cards  positions  mean difference  greatest  never played, called best"
    )
    for order, wild, cards in product(
        ("classic", "value_first"), (False, True), ((1, 1), (1, 2), (2, 1))
    ):
        solved = solved_round(order, wild, cards)
        assert solved is not None
        found, wrong = compared(solved, count)
        print(
            f"{order:12} {wild!s:5} {cards} {len(found):10} {np.mean(found):16.6f}"
            f" {max(found):9.6f} {wrong:6}",
            flush=True,
        )


# ── luck ────────────────────────────────────────────────────────────────────────────────────


KINDS_BY_STRENGTH = ("random", "rookie", "regular", "champion")
RESAMPLES = 1_000
"""Samples of the games from which an interval is computed."""

Scores = NDArray[np.float64]
"""`[game, kind of bot]`, one figure for each bot of every game."""


class LuckRow(msgspec.Struct, frozen=True):
    """What the review of one game says of each bot, in the order of KINDS_BY_STRENGTH."""

    game: str
    number: int
    worlds: int
    results: list[float]
    chances: list[float]
    adjusted: list[float]


def luck_row(game: str, number: int, worlds: int) -> LuckRow:
    record, seats = bot_game(game, number, KINDS_BY_STRENGTH)
    found = dict(zip(seats, review(record, worlds=worlds).balances, strict=True))
    balances = [found[kind] for kind in KINDS_BY_STRENGTH]
    return LuckRow(
        game,
        number,
        worlds,
        [one.result for one in balances],
        [one.chance for one in balances],
        [one.adjusted for one in balances],
    )


def luck_rows(games: Sequence[str], count: int, worlds: int, file: Path) -> list[LuckRow]:
    """Review `count` games of each, except those that the file has already, and add them to it."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    done = {(row.game, row.number): row for row in (LUCK_ROW.decode(line) for line in lines)}
    if any(row.worlds != worlds for row in done.values()):
        raise SystemExit(f"{file} has reviews with another number of worlds: choose another file")
    file.parent.mkdir(exist_ok=True)
    with file.open("ab") as out:
        for game, number in product(games, range(count)):
            if (game, number) not in done:
                done[game, number] = row = luck_row(game, number, worlds)
                out.write(msgspec.json.encode(row) + b"\n")
                out.flush()
    return [done[key] for key in product(games, range(count))]


LUCK_ROW = msgspec.json.Decoder(LuckRow)


def measure_luck(games: Sequence[str], count: int, worlds: int, file: Path) -> None:
    """Print how the figures rank the bots, and how much less they vary than results."""
    rows = luck_rows(games, count, worlds, file)
    for game in games:
        print_luck(game, [row for row in rows if row.game == game])
    if len(games) > 1:
        print_luck("all", rows)


def print_luck(title: str, rows: Sequence[LuckRow]) -> None:
    result = np.array([row.results for row in rows])
    no_chance = result - np.array([row.chances for row in rows])
    adjusted = np.array([row.adjusted for row in rows])
    print(f"{title}, {len(rows)} games")
    print(" " * 24 + "  ".join(f"{kind:>14}" for kind in KINDS_BY_STRENGTH))
    print(f"  result                {with_errors(result)}")
    for name, scores in (("without chance", no_chance), ("without luck", adjusted)):
        print(f"  {name:20}  {with_errors(scores)}")
        for measured, measure in (("variance", variance_factor), ("games needed", games_factor)):
            low, high = resampled(measure, result, scores)
            factor = measure(result, scores)
            print(f"    {measured}: {factor:.1f} times less ({low:.1f} to {high:.1f})", flush=True)


def with_errors(scores: Scores) -> str:
    """Return the mean of each kind with half of its 95 % interval."""
    means, errors = scores.mean(0), 1.96 * scores.std(0, ddof=1) / len(scores) ** 0.5
    return "  ".join(f"{m:6.3f} ± {e:5.3f}" for m, e in zip(means, errors, strict=True))


def variance_factor(result: Scores, scores: Scores) -> float:
    """Return by what factor a bot's figure varies less than its results from game to game."""
    return float(result.var(0, ddof=1).mean() / scores.var(0, ddof=1).mean())


def games_factor(result: Scores, scores: Scores) -> float:
    """Return by what factor fewer games tell the bots apart than results need.

    A figure on a smaller scale varies less and says no more, so this compares the variance with
    how far apart the bots' means are.
    """
    return variance_factor(result, scores) * float(scores.mean(0).var() / result.mean(0).var())


def resampled(
    measure: Callable[[Scores, Scores], float], result: Scores, scores: Scores
) -> tuple[float, float]:
    """Return the 95 % interval of a measure (bootstrap over games)."""
    rng = np.random.default_rng(1)
    samples = rng.integers(len(result), size=(RESAMPLES, len(result)))
    found = [measure(result[sample], scores[sample]) for sample in samples]
    low, high = np.quantile(found, (0.025, 0.975))
    return float(low), float(high)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=list(bluffhouse.games()))
    parser.add_argument("--count", type=int, default=8, help="games of each kind, or positions")
    parser.add_argument("--worlds", type=int, default=12, help="for --luck")
    parser.add_argument(
        "--rows",
        type=Path,
        default=Path(".bench-cache/luck.jsonl"),
        help="for --luck: where to note every game; games noted there are not reviewed again",
    )
    for name in ("beliefs", "solver", "luck"):
        parser.add_argument(f"--{name}", action="store_true")
    arguments = parser.parse_args()
    if arguments.beliefs:
        measure_beliefs(arguments.games, arguments.count)
    elif arguments.solver:
        measure_solver(arguments.count)
    elif arguments.luck:
        measure_luck(arguments.games, arguments.count, arguments.worlds, arguments.rows)
    else:
        measure_seconds(arguments.games, arguments.count)


if __name__ == "__main__":
    main()
