"""What a tournament says about its bots, and about its game."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from math import exp, inf, log, sqrt

import msgspec

from bluffhouse.arena.ratings import NORMAL_95, Rating, ratings
from bluffhouse.arena.results import STEP, Finished, Tally
from bluffhouse.arena.tournament import Tournament

# ── estimates over deals ────────────────────────────────────────────────────────────────────


class Estimate(msgspec.Struct, frozen=True):
    """A figure with its 95 % interval over deals; one deal alone gives none."""

    value: float
    low: float | None = None
    high: float | None = None

    @property
    def margin(self) -> float | None:
        """The wider side of the interval: near 0 and 1 the other is cut off."""
        if self.low is None or self.high is None:
            return None
        return max(self.high - self.value, self.value - self.low)


def estimate(deals: Iterable[tuple[float, float]], most: float = inf) -> Estimate | None:
    """A ratio: of each deal, how much there was and out of how much. Games of the same deal are
    not independent of each other, deals are, so the interval is reckoned from deal to deal.
    None: it was never put to the test."""
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
    """How many standard errors a 95 % interval reaches either way: with few deals, more than
    1.96. (An expansion of Student's distribution, which is too short for the first three.)"""
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
    """Seconds a decision: the only figures that are not the same when played again."""

    mean: float
    p95: float
    """To within five percent."""


class Bluff(msgspec.Struct, frozen=True):
    """The numbers of bluff (docs/statements.md)."""

    said: int
    lies: int
    lies_per_100: Estimate | None
    """Of its statements, how many were lies."""
    lie_size: float | None
    """How big they were on average."""
    believed: Estimate | None
    """Of the answers to its lies, which part believed them."""
    calls: int
    """How often it did not believe somebody."""
    calls_right: int
    calls_wrong: int
    right: Estimate | None
    """Which part of its calls was right."""
    fooled: Estimate | None
    """Of the lies told to it, which part it believed."""


class Standing(msgspec.Struct, frozen=True):
    """All about one bot."""

    bot: str
    games: int
    """In which it sat."""
    seats: int
    """That it filled in them."""
    wins: float
    share: Estimate | None
    """Of the wins, over the share that would be fair: 1 is as good as the company it kept."""
    rating: Rating | None
    """None if it was alone."""
    decisions: int
    thinking: Thinking | None
    bluff: Bluff | None
    """None if nothing is said in this game."""


class HeadToHead(msgspec.Struct, frozen=True):
    """Two bots at the same tables."""

    bot: str
    other: str
    games: int
    share: Estimate | None
    """Of the wins that went to one of the two, which part was the bot's, seat for seat."""


class Summary(msgspec.Struct, frozen=True):
    tournament: Tournament
    games: int
    """That have been played."""
    deals: int
    standings: tuple[Standing, ...]
    """The best first."""
    head_to_head: tuple[HeadToHead, ...]
    by_seat: tuple[Estimate | None, ...]
    """Each seat's part of the wins over its fair share, whoever sat in it."""
    by_turn: tuple[Estimate | None, ...]
    """The same by the order of play: the first is who began."""
    endings: dict[str, int]
    """How games ended, and how often."""


def summarized(tournament: Tournament, games: Sequence[Finished]) -> Summary:
    """The figures of these games, which come in the order of their numbers."""
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
    """How much a place at the table wins, whoever sits there."""

    def share(game: Finished) -> tuple[float, float]:
        players = len(game.seats)
        seat = (game.starter + place) % players if from_starter else place
        return won(game, seat), 1 / players

    return over_deals(games, share)


def won(game: Finished, seat: int) -> float:
    """The part of the win this seat got."""
    return 1 / len(game.winners) if seat in game.winners else 0.0


def seats_of(game: Finished, bot: str) -> list[int]:
    return [seat for seat, sitting in enumerate(game.seats) if sitting == bot]


def over_deals(
    games: Iterable[Finished],
    count: Callable[[Finished], tuple[float, float]],
    most: float = inf,
) -> Estimate | None:
    """What is counted in each game, added up deal by deal."""
    deals: dict[int, tuple[float, float]] = defaultdict(lambda: (0.0, 0.0))
    for game in games:
        part, whole = count(game)
        before = deals[game.deal]
        deals[game.deal] = (before[0] + part, before[1] + whole)
    return estimate(deals.values(), most)


def _standing(bot: str, games: Sequence[Finished], rating: Rating | None) -> Standing:
    played = [game for game in games if bot in game.seats]
    tally = _added(game.tallies[seat] for game in played for seat in seats_of(game, bot))

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
        thinking=_thinking(tally),
        bluff=_bluff(bot, played, tally),
    )


def _added(tallies: Iterable[Tally]) -> Tally:
    total = Tally(times={})
    for tally in tallies:
        for field in tally.__struct_fields__:
            if field != "times":
                setattr(total, field, getattr(total, field) + getattr(tally, field))
        for step, count in tally.times.items():
            total.times[step] = total.times.get(step, 0) + count
    return total


def _thinking(tally: Tally) -> Thinking | None:
    if not tally.decisions:
        return None
    counted = 0
    slow = max(tally.times)
    for step in sorted(tally.times):
        counted += tally.times[step]
        if counted >= 0.95 * tally.decisions:
            slow = step
            break
    return Thinking(tally.seconds / tally.decisions, exp((slow + 0.5) * log(STEP)))


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
    )


def _meeting(bot: str, other: str, games: Sequence[Finished]) -> HeadToHead:
    met = [game for game in games if bot in game.seats and other in game.seats]

    def a_seat(game: Finished, bot: str) -> float:
        """Per seat, so that three against one is no advantage."""
        seats = seats_of(game, bot)
        return sum(won(game, seat) for seat in seats) / len(seats)

    def share(game: Finished) -> tuple[float, float]:
        mine, theirs = a_seat(game, bot), a_seat(game, other)
        return mine, mine + theirs

    return HeadToHead(bot, other, len(met), over_deals(met, share, 1))
