"""Print figures: the measurements, then each target beside the result."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import median

from bench.house.load import Play


def heading(words: str) -> None:
    print(f"\n{words}")


def plays(rows: Mapping[str, Play]) -> None:
    """Print one line per server; the last columns are shares of one core."""
    shares = f"{'generator':>11}{'others':>8}"
    columns = ("moves/s", "p50 ms", "p99 ms", "CPU ms/move", "B/client/move")
    print(f"  {'':<30}" + "".join(f"{column:>14}" for column in columns) + shares)
    for name, found in rows.items():
        print(
            f"  {name:<30}{found.moves_per_second:>14,.0f}{found.p50_ms:>14.2f}"
            f"{found.p99_ms:>14.1f}{found.cpu_ms_per_move:>14.3f}"
            f"{found.bytes_per_client_move:>14,.0f}{found.generator_share:>11.0%}"
            f"{found.foreign_share:>8.0%}"
        )


def mix(found: Play) -> str:
    """Return the share of each kind of move, as text."""
    shares = (f"{count / found.moves:.0%} {kind}s" for kind, count in found.kinds.items())
    return ", ".join(shares)


def at_least(name: str, value: float, target: float, unit: str = "×") -> None:
    _judge(name, value, "≥", target, unit, value >= target)


def at_most(name: str, value: float, target: float, unit: str = "×") -> None:
    _judge(name, value, "≤", target, unit, value <= target)


def below(name: str, value: float, target: float, unit: str) -> None:
    _judge(name, value, "<", target, unit, value < target)


def _judge(name: str, value: float, sign: str, target: float, unit: str, holds: bool) -> None:
    wanted = f"target {sign} {target:g} {unit}"
    verdict = "holds" if holds else "MISSED"
    print(f"    {name:<52}{value:>8.2f} {unit:<3} {wanted:<16} {verdict}")


def middle(found: list[Play]) -> Play:
    """Return the median of each figure over several runs."""

    def of(field: str) -> float:
        values: list[float] = [getattr(one, field) for one in found]
        return median(values)

    kinds = {kind: sum(one.kinds.get(kind, 0) for one in found) for kind in found[0].kinds}
    return Play(
        moves=sum(one.moves for one in found),
        kinds=kinds,
        moves_per_second=of("moves_per_second"),
        p50_ms=of("p50_ms"),
        p99_ms=of("p99_ms"),
        cpu_ms_per_move=of("cpu_ms_per_move"),
        bytes_per_client_move=of("bytes_per_client_move"),
        server_share=of("server_share"),
        beside_share=of("beside_share"),
        generator_share=of("generator_share"),
        foreign_share=of("foreign_share"),
        lost=sum(one.lost for one in found),
        stuck=sum(one.stuck for one in found),
    )
