"""The figures of a tournament: about its bots, and about its game."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from math import exp, inf, log, sqrt

import msgspec

from bluffhouse.arena.ratings import NORMAL_95, Rating, ratings
from bluffhouse.arena.results import TIME_CLASS_RATIO, Finished, Tally
from bluffhouse.arena.tournament import Tournament

# ── estimates over deals ────────────────────────────────────────────────────────────────────


class Estimate(msgspec.Struct, frozen=True):
    """A figure with its 95 % confidence interval over deals; a single deal gives no interval."""

    value: float
    low: float | None = None
    high: float | None = None

    @property
    def margin(self) -> float | None:
        """The wider side of the interval, since near a limit the other side is cut off."""
        if self.low is None or self.high is None:
            return None
        return max(self.high - self.value, self.value - self.low)


def estimate(deals: Iterable[tuple[float, float]], most: float = inf) -> Estimate | None:
    """Estimate a ratio from a part and a whole for each deal; None if every whole is 0.

    Games of the same deal depend on each other, but deals do not, so the interval is computed over
    deals. `most` is the upper limit of the ratio.
    """
    parts = [(part, whole) for part, whole in deals if whole]
    if not parts:
        return None
    total = sum(whole for _, whole in parts)
    ratio = sum(part for part, _ in parts) / total
    n = len(parts)
    if n == 1:
        return Estimate(ratio)
    squares = sum((part - ratio * whole) ** 2 for part, whole in parts)
    half = student_95(n - 1) * sqrt(squares * n / (n - 1)) / total
    return Estimate(ratio, max(0.0, ratio - half), min(most, ratio + half))


def student_95(freedom: int) -> float:
    """Return how many standard errors a 95 % interval extends either way.

    It is more than 1.96 with few degrees of freedom. The expansion of Student's distribution is too
    inaccurate for the first three, so these are listed.
    """
    if freedom <= 3:
        return (12.71, 4.30, 3.18)[freedom - 1]
    z, v = NORMAL_95, freedom
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
    )


# ── the figures ─────────────────────────────────────────────────────────────────────────────


class Thinking(msgspec.Struct, frozen=True):
    """Seconds per decision: the only figures that differ when a tournament is repeated."""

    mean: float
    p95: float
    """95 % of the decisions took at most this long, to within five percent."""


class Bluff(msgspec.Struct, frozen=True):
    """How a bot lies and how it meets the lies of others (docs/statements.md)."""

    said: int
    lies: int
    lies_per_100: Estimate | None
    """Lies per 100 statements."""
    lie_size: float | None
    """Average size of its lies."""
    believed: Estimate | None
    """Share of the answers to its lies that believed them."""
    calls: int
    """How often it did not believe another player."""
    calls_right: int
    calls_wrong: int
    right: Estimate | None
    """Share of its calls that were right."""
    fooled: Estimate | None
    """Share of the lies told to it that it believed."""
    traps: int = 0
    """Statements that said less than there was."""
    sprung: Estimate | None = None
    """Share of its traps that others walked into."""


class Standing(msgspec.Struct, frozen=True):
    """The figures of one bot."""

    bot: str
    games: int
    """Games in which it had a seat."""
    seats: int
    """Seats that it had in all these games."""
    wins: float
    share: Estimate | None
    """Its wins divided by its fair share of wins: 1 is as good as the bots it played with."""
    rating: Rating | None
    """None if it was the only bot."""
    decisions: int
    thinking: Thinking | None
    bluff: Bluff | None
    """None if there are no statements in this game."""


class HeadToHead(msgspec.Struct, frozen=True):
    """Two bots at the same tables."""

    bot: str
    other: str
    games: int
    share: Estimate | None
    """The bot's share of the wins that went to one of the two, counted per seat."""


class Summary(msgspec.Struct, frozen=True):
    """All figures of a tournament."""

    tournament: Tournament
    games: int
    """Games that have been played."""
    deals: int
    standings: tuple[Standing, ...]
    """The best first."""
    head_to_head: tuple[HeadToHead, ...]
    by_seat: tuple[Estimate | None, ...]
    """Each seat's wins divided by its fair share, whichever bot sat in it."""
    by_turn: tuple[Estimate | None, ...]
    """The same by the order of play, beginning with the starter."""
    endings: dict[str, int]
    """How often games ended for each reason."""


def summarized(tournament: Tournament, games: Sequence[Finished]) -> Summary:
    """Compute the figures of these games, which come in the order of their numbers."""
    rated = ratings(tournament.bots, games) if len(tournament.bots) > 1 else {}
    standings = [_standing(bot, games, rated.get(bot)) for bot in tournament.bots]
    standings.sort(key=lambda standing: -standing.share.value if standing.share else 0.0)
    order = [standing.bot for standing in standings]
    players = range(tournament.players)
    return Summary(
        tournament=tournament,
        games=len(games),
        deals=len({game.deal for game in games}),
        standings=tuple(standings),
        head_to_head=tuple(_meeting(a, b, games) for a in order for b in order if a != b),
        by_seat=tuple(_place(games, seat, from_starter=False) for seat in players),
        by_turn=tuple(_place(games, turn, from_starter=True) for turn in players),
        endings=dict(Counter(game.reason for game in games).most_common()),
    )


def _place(games: Sequence[Finished], place: int, *, from_starter: bool) -> Estimate | None:
    """Estimate how much a place at the table wins, whichever bot sits there."""

    def share(game: Finished) -> tuple[float, float]:
        players = len(game.seats)
        seat = (game.starter + place) % players if from_starter else place
        return won(game, seat), 1 / players

    return over_deals(games, share)


def won(game: Finished, seat: int) -> float:
    """Return this seat's part of the win: 1, 0, or a share if several won."""
    return 1 / len(game.winners) if seat in game.winners else 0.0


def seats_of(game: Finished, bot: str) -> list[int]:
    """Return the seats of a bot in a game."""
    return [seat for seat, sitting in enumerate(game.seats) if sitting == bot]


def over_deals(
    games: Iterable[Finished],
    count: Callable[[Finished], tuple[float, float]],
    most: float = inf,
) -> Estimate | None:
    """Estimate the ratio that `count` returns for each game, after adding it up by deal."""
    deals: dict[int, tuple[float, float]] = defaultdict(lambda: (0.0, 0.0))
    for game in games:
        part, whole = count(game)
        before = deals[game.deal]
        deals[game.deal] = (before[0] + part, before[1] + whole)
    return estimate(deals.values(), most)


def _standing(bot: str, games: Sequence[Finished], rating: Rating | None) -> Standing:
    played = [game for game in games if bot in game.seats]
    tally = added(game.tallies[seat] for game in played for seat in seats_of(game, bot))

    def share(game: Finished) -> tuple[float, float]:
        seats = seats_of(game, bot)
        return sum(won(game, seat) for seat in seats), len(seats) / len(game.seats)

    return Standing(
        bot=bot,
        games=len(played),
        seats=sum(len(seats_of(game, bot)) for game in played),
        wins=sum(share(game)[0] for game in played),
        share=over_deals(played, share),
        rating=rating,
        decisions=tally.decisions,
        thinking=thinking_of(tally),
        bluff=_bluff(bot, played, tally),
    )


def added(tallies: Iterable[Tally]) -> Tally:
    """Return the sum of tallies."""
    total = Tally(times={})
    for tally in tallies:
        for field in tally.__struct_fields__:
            if field != "times":
                setattr(total, field, getattr(total, field) + getattr(tally, field))
        for step, count in tally.times.items():
            total.times[step] = total.times.get(step, 0) + count
    return total


def thinking_of(tally: Tally) -> Thinking | None:
    """Return how long decisions took; None if there were none."""
    if not tally.decisions:
        return None
    counted = 0
    slow = max(tally.times)
    for step in sorted(tally.times):
        counted += tally.times[step]
        if counted >= 0.95 * tally.decisions:
            slow = step
            break
    return Thinking(tally.seconds / tally.decisions, exp((slow + 0.5) * log(TIME_CLASS_RATIO)))


def _bluff(bot: str, played: Sequence[Finished], tally: Tally) -> Bluff | None:
    calls = tally.calls_right + tally.calls_wrong
    if not tally.said and not calls and not tally.fooled and not tally.trusted:
        return None

    def ratio(count: Callable[[Tally], tuple[float, float]], most: float) -> Estimate | None:
        def counted(game: Finished) -> tuple[float, float]:
            counts = [count(game.tallies[seat]) for seat in seats_of(game, bot)]
            return sum(part for part, _ in counts), sum(whole for _, whole in counts)

        return over_deals(played, counted, most)

    return Bluff(
        said=tally.said,
        lies=tally.lies,
        lies_per_100=ratio(lambda t: (100 * t.lies, t.said), 100),
        lie_size=tally.lie_size / tally.lies if tally.lies else None,
        believed=ratio(lambda t: (t.lies_believed, t.lies_answered), 1),
        calls=calls,
        calls_right=tally.calls_right,
        calls_wrong=tally.calls_wrong,
        right=ratio(lambda t: (t.calls_right, t.calls_right + t.calls_wrong), 1),
        fooled=ratio(lambda t: (t.fooled, t.fooled + t.calls_right), 1),
        traps=tally.traps,
        sprung=ratio(lambda t: (t.traps_sprung, t.traps_answered), 1),
    )


def _meeting(bot: str, other: str, games: Sequence[Finished]) -> HeadToHead:
    met = [game for game in games if bot in game.seats and other in game.seats]

    def wins_per_seat(game: Finished, bot: str) -> float:
        """Wins per seat, so that three seats against one are no advantage."""
        seats = seats_of(game, bot)
        return sum(won(game, seat) for seat in seats) / len(seats)

    def share(game: Finished) -> tuple[float, float]:
        mine, theirs = wins_per_seat(game, bot), wins_per_seat(game, other)
        return mine, mine + theirs

    return HeadToHead(bot, other, len(met), over_deals(met, share, 1))
