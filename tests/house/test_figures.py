"""The figures of finished games: what counts for whom, what is judged again, what is skipped."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Literal

import msgspec
import pytest
import sqlalchemy as sa
from finished_tables import journal, new_store, play
from tables import ANN

from bluffhouse.house.figures import count_games, judge_games, my_outcomes
from bluffhouse.house.finished_games import FinishedGame, finished_game
from bluffhouse.house.storage import Store
from bluffhouse.house.storage.game_outcomes import unjudged, without_outcome
from bluffhouse.house.storage.kept_reviews import add_review
from bluffhouse.house.storage.schema import entries, outcomes, unreadable
from bluffhouse.house.store_access import StoreAccess
from bluffhouse.house.your_page import your_page
from bluffhouse.records.statements import statements
from bluffhouse.study import Review, review
from bluffhouse.study.findings import FORMAT
from bluffhouse.study.weaknesses import JudgedGame


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return new_store(f"sqlite:///{tmp_path / 'house.db'}")


@pytest.fixture
async def database(store: Store) -> AsyncIterator[StoreAccess]:
    with closing(store), closing(StoreAccess(store)) as database:
        yield database


def reviewed(store: Store, id: int) -> tuple[FinishedGame, Review]:
    """Review a game roughly, and store the review as the house would."""
    game = finished_game(store, id)
    found = review(game.record, worlds=2, stand_ins=game.stand_ins)
    add_review(store, id, FORMAT, msgspec.json.encode(found))
    return game, found


def judgement(store: Store) -> JudgedGame | None:
    [outcome] = my_outcomes(store, ANN)
    return None if outcome.judged is None else msgspec.json.decode(outcome.judged, type=JudgedGame)


# ── what counts ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("by", ["bot", "clock"])
async def test_what_was_decided_for_a_person_who_came_back_is_not_theirs(
    store: Store, database: StoreAccess, by: Literal["bot", "clock"]
) -> None:
    id = play(store, "AAAAAAAA", journal(4, by))
    game, found = reviewed(store, id)
    assert list(game.stand_ins.values()) == [by] * 4
    mine = [one for one in found.decisions if one.seat == 0]
    assert {one.decider for one in mine} == {"player", by}
    assert {one.decider for one in found.decisions if one.seat == 1} == {"player"}

    assert await count_games(database, ANN) == 0
    await judge_games(database, ANN, 10)
    judged = judgement(store)
    assert judged is not None
    own = [one for one in mine if one.decider == "player"]
    assert 0 < len(judged.decisions) == len(own) < len(mine)
    assert judged.lost == pytest.approx(sum(one.lost for one in own), abs=1e-3)

    # Claims and answers: of the bids in seat 0, only hers are hers.
    said = [one for one in statements(game.record) if one.seat == 0]
    hers = [one for one in said if one.event not in game.stand_ins]
    [outcome] = my_outcomes(store, ANN)
    assert outcome.lies + outcome.traps + outcome.truths == len(hers) < len(said)
    answered = [
        answer.event not in game.stand_ins
        for one in statements(game.record)
        for answer in one.answers
        if answer.seat == 0 and one.kind != "trap"
    ]
    counted = outcome.calls_right + outcome.calls_wrong + outcome.fell_for + outcome.trusted
    assert counted == sum(answered) < len(answered)


def test_a_bot_in_a_seat_of_its_own_stands_in_for_nobody(store: Store) -> None:
    with closing(store):
        game = finished_game(store, play(store, "AAAAAAAA", journal(against_bot=True)))
    assert game.moves[1]
    assert game.stand_ins == {}


# ── what is judged again ────────────────────────────────────────────────────────────────────


async def test_a_judgement_by_reviews_of_another_format_is_made_again(
    store: Store, database: StoreAccess
) -> None:
    id = play(store, "AAAAAAAA")
    reviewed(store, id)
    await count_games(database, ANN)
    await judge_games(database, ANN, 10)
    first = judgement(store)
    assert first is not None
    assert your_page(store, ANN, 0).unreviewed == ()
    old = msgspec.json.encode(JudgedGame(0.9, 0.9, ())).decode()
    with store.transaction() as connection:
        values = {"judged": old, "judged_format": FORMAT - 1}
        connection.execute(sa.update(outcomes).values(values))
    # It isn't shown as if it meant the same.
    page = your_page(store, ANN, 0)
    assert page.unreviewed == ("AAAAAAAA",)
    assert page.all.reviewed is None
    await judge_games(database, ANN, 10)
    assert judgement(store) == first


# ── what is skipped ─────────────────────────────────────────────────────────────────────────


async def test_a_damaged_table_is_examined_once(store: Store, database: StoreAccess) -> None:
    bad, good = play(store, "BADBADBA"), play(store, "GOODGOOD")
    with store.transaction() as connection:
        sixth = (entries.c.table_id == bad) & (entries.c.number == 6)
        connection.execute(sa.update(entries).where(sixth).values(body="{}"))
    assert without_outcome(store, ANN.id) == [good, bad]
    assert await count_games(database, ANN) == 0
    assert [outcome.code for outcome in my_outcomes(store, ANN)] == ["GOODGOOD"]
    assert without_outcome(store, ANN.id) == []
    # Another version may be able to read it.
    with store.transaction() as connection:
        connection.execute(sa.update(unreadable).values(version="0.0.1"))
    assert without_outcome(store, ANN.id) == [bad]
    assert await count_games(database, ANN) == 0
    assert without_outcome(store, ANN.id) == []


async def test_a_game_that_cannot_be_judged_is_tried_once(
    store: Store, database: StoreAccess
) -> None:
    id = play(store, "AAAAAAAA")
    await count_games(database, ANN)
    add_review(store, id, FORMAT, b"{}")
    assert len(unjudged(store, ANN.id, FORMAT, 10)) == 1
    await judge_games(database, ANN, 10)
    assert unjudged(store, ANN.id, FORMAT, 10) == []
    assert judgement(store) is None
    page = your_page(store, ANN, 0)
    assert (page.all.figures.games, page.unreviewed) == (1, ())
