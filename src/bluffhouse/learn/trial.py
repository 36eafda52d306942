"""A trial of a net at real tables: one of it among bots of one kind, every deal from each seat."""

from __future__ import annotations

import multiprocessing
import random
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

from bluffhouse.bots import Bot
from bluffhouse.learn.games import MAX_DECISIONS, SECONDS, player
from bluffhouse.rules.contract import Game


class Share(NamedTuple):
    """A part of the wins against a fair share, which is 1, with half a 95 % interval."""

    value: float
    spread: float
    games: int

    def __str__(self) -> str:
        return f"{self.value:.2f} ± {self.spread:.2f} ({self.games} games)"


def one_among(
    one: Path | str, others: Path | str, game: Game, players: int, deals: int, processes: int
) -> Share:
    """Return the share of one player among others. A path is a net, other text a kind of bot."""
    jobs = [(one, others, game, players, f"trial {deal}") for deal in range(deals)]
    if processes == 1:
        shares = list(map(_every_seat, jobs))
    else:
        with multiprocessing.get_context("spawn").Pool(processes) as pool:
            shares = pool.map(_every_seat, jobs, chunksize=1)
    return Share(fmean(shares), 1.96 * stdev(shares) / len(shares) ** 0.5, deals * players)


def _every_seat(job: tuple[Path | str, Path | str, Game, int, str]) -> float:
    """Return the share of the player in this deal, played from each seat."""
    one, others, game, players, seed = job
    shares = []
    for own in range(players):
        sits = [one if seat == own else others for seat in range(players)]
        shares.append(_play(game, sits, seed)[own] * players)
    return fmean(shares)


def _play(game: Game, sits: Sequence[Path | str], seed: str) -> list[float]:
    """Play one game and return each seat's part of the win."""
    state = game.start(len(sits), seed=seed)
    bots: list[Bot] = []
    for seat, kind in enumerate(sits):
        rng = random.Random(f"{seed} {seat}")
        bots.append(player(kind, game, seat, rng))
    order = random.Random(f"{seed} order")
    happened = state.record.events
    for _ in range(MAX_DECISIONS):
        for each in bots:
            for event in happened:
                each.see(event.seen_by(each.seat))
        if state.result is not None:
            break
        seat = order.choice(state.to_act)
        happened = tuple(
            state.play(seat, bots[seat].act(state.view(seat), state.legal(seat), SECONDS))
        )
    won = state.result.winners if state.result else ()
    winners = won or tuple(range(len(sits)))  # nobody won: everybody has an equal part
    return [(seat in winners) / len(winners) for seat in range(len(sits))]
