"""Reviews of finished games."""

from __future__ import annotations

import importlib
import os
import random
import subprocess
from functools import cache
from pathlib import Path
from statistics import fmean, stdev
from types import ModuleType

import msgspec
import pytest

import bluffhouse
from bluffhouse.arena.match import play_match
from bluffhouse.bots.lie.solved import solved_round
from bluffhouse.locales import Words, languages
from bluffhouse.records import Player, load, moves, replay, save
from bluffhouse.records.statements import statements
from bluffhouse.rules.contract import MoveEvent, Record
from bluffhouse.rules.lie import Bid, BidPlaced, Call, Dealt, LieView, Turn
from bluffhouse.study import NotOver, Review, TurningPoint, review
from bluffhouse.study.balances import kept, move_change, parts_of_win
from bluffhouse.study.champion_advice import advice
from bluffhouse.study.claims import claims_of
from bluffhouse.study.judging import judge
from bluffhouse.study.sentences import sentence
from commands import run_command

ROOT = Path(__file__).parents[2]
FORMATS = ROOT / "tests" / "records" / "formats"
FINISHED = sorted(path.name for path in FORMATS.glob("*.jsonl") if "unfinished" not in path.name)
WORLDS = 4
"""Fewer worlds than usual: rough figures are enough here."""
GAMES = list(bluffhouse.games())


@cache
def reviewed(file: str) -> tuple[Record, Review]:
    record = load(FORMATS / file).record
    return record, review(record, worlds=WORLDS)


@cache
def bot_game(game: str, players: int = 3) -> Record:
    kinds = ["rookie", "regular", "champion", "rookie"][:players]
    return play_match(bluffhouse.game(game), kinds, f"study {game}", 0.02).record


@cache
def reviewed_game(game: str) -> Review:
    return review(bot_game(game), worlds=WORLDS)


# ── a whole review ──────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("file", FINISHED)
def test_every_finished_record_can_be_reviewed(file: str) -> None:
    record, found = reviewed(file)
    assert record.result is not None
    played = [n for n, event in enumerate(record.events) if isinstance(event, MoveEvent)]
    assert len(found.moments) == len(played) + 1
    for moment in found.moments[:-1]:
        assert sum(moment.chances) == pytest.approx(1, abs=0.001)
    assert found.moments[-1].event == len(record.events) - 1
    for seat, chance in enumerate(found.moments[-1].chances):
        assert (chance > 0) is (seat in record.result.winners)
    for decision in found.decisions:
        assert decision.event in played
        values = [option.value for option in decision.options]
        assert values == sorted(values, reverse=True)
        assert decision.lost == 0 or decision.played > 0


def test_what_the_player_did_not_decide_counts_for_nobody() -> None:
    record = bot_game("dont_bluff")
    first = [one.event for one in reviewed_game("dont_bluff").decisions if one.seat == 0][:5]
    found = review(record, worlds=WORLDS, stand_ins=dict.fromkeys(first, "bot"))
    whole = reviewed_game("dont_bluff")
    for one, same in zip(found.decisions, whole.decisions, strict=True):
        assert one.decider == ("bot" if one.event in first else "player")
        assert (one.event, one.options, one.lost) == (same.event, same.options, same.lost)
    own = [one for one in found.decisions if one.made_by(0)]
    balance = found.balances[0]
    assert balance.lost == pytest.approx(sum(one.lost for one in own))
    parts = balance.start + balance.chance + balance.own + balance.others
    assert parts == pytest.approx(balance.result, abs=1e-9)
    # Bad decisions of a stand-in make nobody's score worse, and good ones none better.
    nobody = review(
        record, worlds=WORLDS, stand_ins=dict.fromkeys(range(len(record.events)), "bot")
    )
    assert [one.adjusted for one in nobody.balances] == pytest.approx([1 / 3] * 3)
    assert all(one.own == one.lost == 0 for one in nobody.balances)


@pytest.mark.parametrize("file", FINISHED)
def test_luck_and_moves_add_up_to_the_result(file: str) -> None:
    record, found = reviewed(file)
    for balance in found.balances:
        parts = balance.start + balance.chance + balance.own + balance.others
        assert parts == pytest.approx(balance.result, abs=1e-9)
    if record.result is not None and record.result.winners:
        # What chance gives to one seat it takes from the others.
        assert sum(balance.chance for balance in found.balances) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("file", FINISHED)
def test_without_luck_the_seats_share_one_win(file: str) -> None:
    _, found = reviewed(file)
    parts = [balance.adjusted for balance in found.balances]
    assert min(parts) > 0
    assert sum(parts) == pytest.approx(1)
    if not any(decision.gain < 0 for decision in found.decisions):
        assert parts == pytest.approx([1 / len(parts)] * len(parts))


def test_a_decision_below_the_usual_costs_a_part_of_the_win() -> None:
    usual, worse = kept(0.4, 0.0), kept(0.4, -0.2)
    assert usual == 1
    part, other = parts_of_win([[worse], [usual]])
    assert part == pytest.approx(1 / 3, abs=0.02)  # half the chance of a player of the same skill
    assert other == pytest.approx(1 - part)


def test_who_is_out_early_has_played_no_better() -> None:
    often, once = parts_of_win([[0.9, 0.9, 0.9, 0.9], [0.9]])
    assert often == pytest.approx(once)
    idle, played = parts_of_win([[], [1.0, 1.0]])
    assert idle == played


def test_luck_is_zero_on_average() -> None:
    """A call in LIE ends a round, and the next deal is luck."""
    before = bluffhouse.game("lie").start(2, seed=3, starter=0)
    for seat in (0, 1):
        before.play(seat, before.legal(seat)[0])
    before.play(0, Bid(1, 1))
    rng, lucks = random.Random(1), []
    for seed in range(150):
        after = before.reseeded(seed)
        events = after.play(1, Call())
        change = move_change(advice("lie"), before, 1, Call(), events, after, rng)
        lucks.append(float(change.luck[0]))
    assert stdev(lucks) > 0
    assert abs(fmean(lucks)) < 3.5 * stdev(lucks) / len(lucks) ** 0.5


@pytest.mark.parametrize("file", FINISHED)
def test_a_turning_point_changed_the_chances_of_its_player(file: str) -> None:
    _, found = reviewed(file)
    for point in found.turning_points:
        change = point.after - point.before
        assert abs(change) >= 0.0999, point
        if point.kind != "move":
            assert (change > 0) is (point.kind in ("luck", "caught")), point


def test_a_review_needs_two_worlds() -> None:
    with pytest.raises(ValueError, match="at least 2"):
        review(bot_game("lie"), worlds=1)


def test_a_review_can_be_repeated_and_written_as_json() -> None:
    record, found = reviewed("format-2-dont_bluff.jsonl")
    written = msgspec.json.encode(found)
    assert msgspec.json.encode(review(record, worlds=WORLDS)) == written
    assert msgspec.json.encode(review(record, seed="another", worlds=WORLDS)) != written
    assert msgspec.json.encode(msgspec.json.decode(written, type=Review)) == written


def test_progress_counts_the_moves() -> None:
    record = load(FORMATS / "format-2-dont_bluff.jsonl").record
    told: list[tuple[int, int]] = []
    review(record, progress=lambda done, total: told.append((done, total)), worlds=2)
    count = sum(isinstance(event, MoveEvent) for event in record.events)
    assert told == [(done, count) for done in range(count + 1)]


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    with pytest.raises(NotOver):
        review(load(FORMATS / "format-2-unfinished.jsonl").record)


# ── nothing hidden ──────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_is_judged_the_same_whatever_is_hidden(game: str) -> None:
    """The true state and one imagined from the seat's view look the same to the seat."""
    rng = random.Random(5)
    before = None
    tried = 0
    for move in moves(bot_game(game)):
        if before is None or move.seat is None:
            before = move.state.copy()
            continue
        if len(before.legal(move.seat)) > 1 and rng.random() < 0.2:
            event = move.events[0]
            assert isinstance(event, MoveEvent)
            other = before.game.imagine(before.view(move.seat), rng)
            judged = [
                judge(
                    advice(game),
                    state.game,
                    state.view(move.seat),
                    event.action,
                    "seed",
                    most_worlds=12,
                )
                for state in (before, other)
            ]
            assert judged[0] == judged[1]
            tried += 1
            if tried == 4:
                return
        before = move.state.copy()
    assert tried


def test_two_records_that_look_the_same_to_a_seat_are_judged_the_same() -> None:
    """Seat 0 holds the same card and hears the same bids; the other card is another one."""
    found = []
    for theirs in ((5, 6), (1, 2)):
        state = bluffhouse.game("lie").start(2, "study", starter=0, script=[((2, 3), theirs)])
        for seat, action in (
            (0, Turn((3,))),
            (1, Turn((theirs[0],))),
            (0, Bid(1, 3)),
            (1, Bid(1, 6)),
            (0, Call()),
        ):
            state.play(seat, action)
        rng = random.Random(1)
        while state.result is None:
            seat = state.to_act[0]
            state.play(seat, state.legal(seat).sample(rng))
        decisions = review(state.record, worlds=WORLDS).decisions
        last = next(n for n, event in enumerate(state.record.events) if type(event) is Dealt)
        first_round = [d for d in decisions if d.seat == 0 and d.event <= last + 5]
        assert len(first_round) == 3
        for decision in first_round:
            without_truth = decision.belief and msgspec.structs.replace(
                decision.belief, kind="true"
            )
            found.append(msgspec.structs.replace(decision, belief=without_truth))
    assert msgspec.json.encode(found[:3]) == msgspec.json.encode(found[3:])


# ── judgement ───────────────────────────────────────────────────────────────────────────────


def last_round(*bids: BidPlaced) -> LieView:
    """What seat 0 sees in an extra round with one card each, whose loser loses the game: it shows a
    five, and seat 1 has begun."""
    return LieView(
        seat=0,
        players=2,
        to_act=(0,),
        result=None,
        round=9,
        phase="bid",
        starter=1,
        clockwise=True,
        counts=(1, 1),
        playing=(0, 1),
        tie_break=True,
        hand=((5, 6),),
        up=(5,),
        bids=bids,
    )


def test_calling_what_you_can_see_is_true_is_a_blunder() -> None:
    view = last_round(BidPlaced(1, 1, 5))
    found = judge(advice("lie"), bluffhouse.game("lie"), view, Call(), "0")
    assert found.verdict == "blunder"
    assert found.options[found.played].value == 0
    assert found.options[0].action != Call()


def test_a_claim_that_the_seat_sees_to_be_true_is_believed() -> None:
    claim = BidPlaced(1, 1, 5)
    view = last_round(claim)
    found = judge(advice("lie"), bluffhouse.game("lie"), view, Bid(1, 6), "0", claim)
    assert found.claim is not None
    assert found.claim["true"] == pytest.approx(1)


def test_many_positions_at_once_are_judged_like_each_alone() -> None:
    from bluffhouse.bots.champion import shipped
    from bluffhouse.bots.champion.manners import reluctance
    from bluffhouse.bots.champion.mind import mind
    from bluffhouse.flat import Flat

    for game in GAMES:
        path = shipped(game)
        assert path is not None
        thinks = mind(game, path)
        record = bot_game(game)
        flats = [Flat(replay(record, to)) for to in (0, 5, 9)]
        logits, chances = thinks.judged(flats, [flat.to_act or 0 for flat in flats])
        for flat, row, chance in zip(flats, logits, chances, strict=True):
            seat = flat.to_act or 0
            likely, wins = thinks.asked(flat, seat)
            shown = row[flat.legal_numbers()] + reluctance(flat)
            assert shown.argmax() == likely.argmax()
            players = record.players
            turned = [wins[(other - seat) % players] for other in range(players)]
            assert chance.tolist() == pytest.approx(turned, abs=1e-4)


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return `bench.review`, which computes the values of solved rounds by brute force."""
    monkeypatch.syspath_prepend(str(ROOT))
    return importlib.import_module("bench.review")


@pytest.mark.parametrize(
    ("wild", "cards", "positions"), [(False, (1, 1), 40), (True, (1, 1), 40), (False, (1, 2), 5)]
)
def test_values_agree_with_the_solution(
    bench: ModuleType, wild: bool, cards: tuple[int, int], positions: int
) -> None:
    """`python -m bench.review --solver` compares many more positions."""
    solved = solved_round("classic", wild, cards)
    assert solved is not None
    differences, wrongly_best = bench.compared(solved, positions)
    assert sum(differences) / positions < 0.02
    assert wrongly_best == 0


def test_a_review_uses_the_solution_where_there_is_one() -> None:
    record, found = reviewed("format-2-lie.jsonl")
    solver = [decision for decision in found.decisions if decision.source == "solver"]
    assert bool(solver) is (record.players == 2)
    view = last_round(BidPlaced(1, 1, 6))
    judged = judge(advice("lie"), bluffhouse.game("lie"), view, Call(), "0")
    assert judged.source == "solver"
    assert judged.error == 0


# ── claims ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", [name for name in GAMES if claims_of(name) is not None])
def test_claims_are_read_and_retold_as_they_were(game: str) -> None:
    """In the true state a claim is what it was, and the decisions retold were really possible."""
    record = bot_game(game)
    claims = claims_of(game)
    assert claims is not None
    said = {one.event: one for one in statements(record)}
    done = 0
    heard = 0
    for move in moves(record):
        for number in range(done, done + len(move.events)):
            one = said.get(number)
            if one is None or move.state.result is not None:
                continue
            assert claims.kind(move.state, record.events[number]) == one.kind
            viewer = (one.seat + 1) % record.players
            told = claims.tellings(move.state, record.events[number], viewer)
            assert told
            for state, seat, action in told:
                assert action in state.legal(seat)
            event = record.events[number]
            assert isinstance(event, MoveEvent)
            assert told[0].action == event.action
            heard += 1
        done += len(move.events)
    assert heard


@pytest.mark.parametrize("file", [name for name in FINISHED if "millions" not in name])
def test_a_belief_is_about_the_claim_that_is_open(file: str) -> None:
    """It is the last claim of all, and somebody else's. In Millions of Dollars claims stay open."""
    record, found = reviewed(file)
    said = statements(record)
    for decision in found.decisions:
        if decision.belief is not None:
            last = [one for one in said if one.event < decision.event][-1]
            assert decision.belief.event == last.event
            assert decision.seat != last.seat
            assert decision.belief.kind == last.kind


# ── words ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", languages())
def test_a_turning_point_is_told_in_every_language(language: str) -> None:
    words = Words(language)
    names = ["Ania", "Bartek", "Ola"]
    for kind in ("luck", "bad_luck", "caught", "wrong_call", "believed", "mistake", "move"):
        point = TurningPoint(3, kind, 0, 0.25, 0.5, 1)
        told = {sentence(point, words, names, reader) for reader in (None, 0, 1)}
        assert len(told) >= 2
        assert all(words.percent(0.5) in text for text in told)


# ── the terminal ────────────────────────────────────────────────────────────────────────────


def bluffhouse_command(*arguments: object) -> subprocess.CompletedProcess[str]:
    return run_command(*arguments, environment={**os.environ, "COLUMNS": "120", "LANG": "C"})


def test_the_terminal_prints_a_review() -> None:
    file = FORMATS / "format-2-dont_bluff.jsonl"
    page = bluffhouse_command("review", file)
    assert page.returncode == 0
    for heading in ("Turning points", "Luck and skill", "Thrown away"):
        assert heading in page.stdout
    found = msgspec.json.decode(bluffhouse_command("review", file, "--json").stdout, type=Review)
    assert len(found.moments) == len(reviewed(file.name)[1].moments)


def test_a_name_is_printed_as_it_is(tmp_path: Path) -> None:
    written = load(FORMATS / "format-2-dont_bluff.jsonl")
    names = ["[/Ann]", "[red]"]
    file = tmp_path / "names.bluff"
    save(file, written.record, (*map(Player, names), *written.players[2:]))
    page = bluffhouse_command("review", file)
    assert page.returncode == 0, page.stderr
    for name in names:
        assert page.stdout.count(name) >= 3


def test_the_terminal_refuses_what_cannot_be_reviewed() -> None:
    unfinished = bluffhouse_command("review", FORMATS / "format-2-unfinished.jsonl")
    assert unfinished.returncode == 2
    assert "hasn't ended" in unfinished.stderr
    seat = bluffhouse_command("review", FORMATS / "format-2-lie.jsonl", "--seat", "9")
    assert seat.returncode == 2
