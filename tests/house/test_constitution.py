"""The constitution of a table: who may decide for whom, and for how long, by the journal's time.

Each of these was an attack on a running house.
"""

from __future__ import annotations

from typing import Any

import pytest
from tables import ANN, AT, BOB, EVE, WORKER, first_move, folded, judged, opened, playing, waiting

from bluffhouse.house.clocks import DAY
from bluffhouse.house.figures import outcome_rows
from bluffhouse.house.finished_games import FinishedGame
from bluffhouse.house.journal_entries import (
    AnyEntry,
    Came,
    Chatted,
    Clock,
    Handed,
    HostReturned,
    Paused,
    Resumed,
    Sat,
    SpectatorRemoved,
    Stood,
    Went,
    decode,
    encode,
)
from bluffhouse.house.judge import STAND_IN, Person, beginning
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.table import ABSENT_AFTER, PAUSE_LIMIT, Table
from bluffhouse.house.table_facts import due_at

REMOVE_ANN = {"type": "remove", "seat": 0}
REMOVE_BOB = {"type": "remove", "seat": 1}
BOT_FOR_ANN = {"type": "hand_over", "seat": 0}
BOT_FOR_BOB = {"type": "hand_over", "seat": 1}
PAUSE = {"type": "pause"}
RESUME = {"type": "resume"}


def refusal(table: Table, person: Person, command: dict[str, Any], at: int) -> Refusal:
    with pytest.raises(Refusal) as refused:
        judged(table, person, command, at)
    return refused.value


def done(table: Table, person: Person, command: dict[str, Any], at: int) -> AnyEntry:
    """Let the table accept a command, and read it back as from the journal."""
    entry: AnyEntry = decode(encode(judged(table, person, command, at)))
    table.apply(entry)
    return entry


# ── the host ────────────────────────────────────────────────────────────────────────────────


def test_a_host_who_reloads_the_page_stays_the_host() -> None:
    table = waiting(Went(AT, 0, WORKER))
    for command in (REMOVE_ANN, {"type": "set_up", "public": True}, {"type": "start"}):
        soon = refusal(table, BOB, command, AT + 15)
        assert (soon.reason, soon.values) == ("player-just-left", {"name": "Ann", "seconds": 60})
    assert refusal(table, BOB, REMOVE_ANN, AT + ABSENT_AFTER - 1).values["seconds"] == 1
    table.apply(Came(AT + 30_000, 0, WORKER))
    assert refusal(table, BOB, REMOVE_ANN, AT + ABSENT_AFTER).reason == "host-only"


def test_after_a_minute_nobody_waits_for_the_host() -> None:
    table = waiting(Went(AT, 0, WORKER))
    entry = done(table, BOB, REMOVE_ANN, AT + ABSENT_AFTER)
    assert entry == Stood(AT + ABSENT_AFTER, 0, heir=BOB.id, by=1)
    assert table.host == BOB.id


def test_a_host_who_sat_down_without_a_connection_has_the_same_minute() -> None:
    table = folded(opened(), Sat(AT, 0, ANN.id, "Ann"), Sat(AT, 1, BOB.id, "Bob"))
    assert refusal(table, BOB, REMOVE_ANN, AT + 1).reason == "player-just-left"
    assert isinstance(judged(table, BOB, REMOVE_ANN, AT + ABSENT_AFTER), Stood)


def test_the_time_the_house_was_closed_is_no_absence() -> None:
    table = waiting(Went(AT, 0, WORKER))
    table._closures.add(AT + 1_000, AT + 1_000_000)
    assert refusal(table, BOB, REMOVE_ANN, AT + 1_000_001).reason == "player-just-left"


def test_an_heir_cannot_remove_a_player_who_is_there() -> None:
    table = waiting(Sat(AT, 2, EVE.id, "Eve"), Came(AT, 2, WORKER), Went(AT, 0, WORKER), seats=3)
    later = AT + ABSENT_AFTER
    assert refusal(table, BOB, {"type": "remove", "seat": 2}, later).reason == "player-here"


def test_the_host_who_returns_is_the_host_again() -> None:
    table = waiting(Went(AT, 0, WORKER))
    done(table, BOB, REMOVE_ANN, AT + ABSENT_AFTER)
    table.apply(HostReturned(AT + ABSENT_AFTER + 1, ANN.id, "Ann"))
    assert table.host == ANN.id
    assert refusal(table, BOB, {"type": "set_up", "public": True}, AT * 2).reason == "host-only"


# ── while a game runs ───────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("command", [REMOVE_BOB, BOT_FOR_BOB], ids=["remove", "hand_over"])
def test_nobody_decides_for_a_player_who_is_there(command: dict[str, Any]) -> None:
    table = playing()
    assert refusal(table, ANN, command, AT + 10 * ABSENT_AFTER).reason == "player-here"
    table.apply(Went(AT, 1, WORKER))
    assert refusal(table, ANN, command, AT + ABSENT_AFTER - 1).reason == "player-just-left"
    handed = done(table, ANN, command, AT + ABSENT_AFTER)
    assert isinstance(handed, Handed)
    assert handed.by == 0, "the log says who did it"


def test_the_host_cannot_choose_a_weak_bot_for_an_absent_player() -> None:
    table = playing(Went(AT, 1, WORKER))
    handed = judged(table, ANN, BOT_FOR_BOB | {"kind": "rookie"}, AT + ABSENT_AFTER)
    assert handed.bot == STAND_IN
    own = judged(table, ANN, BOT_FOR_ANN | {"kind": "rookie"}, AT + ABSENT_AFTER)
    assert own.bot == "rookie"


def test_a_player_without_a_connection_who_moves_is_there() -> None:
    table = playing(Went(AT - ABSENT_AFTER, 0, WORKER), Went(AT - ABSENT_AFTER, 1, WORKER))
    table.apply(Chatted(AT, BOB.id, "Bob", "just a moment", 1))
    assert refusal(table, ANN, BOT_FOR_BOB, AT + 1).reason == "player-just-left"
    mover = table.to_act[0]
    table.apply(first_move(table))
    assert table.absent_from(mover) == AT + ABSENT_AFTER


def test_with_days_to_decide_nobody_is_absent_after_a_minute() -> None:
    table = playing(Went(AT, 1, WORKER), clock=Clock("days", days=3))
    assert refusal(table, ANN, REMOVE_BOB, AT + 3 * DAY - 1).reason == "player-just-left"
    assert isinstance(judged(table, ANN, REMOVE_BOB, AT + 3 * DAY), Handed)


def test_nobody_waits_for_a_host_who_left_a_game() -> None:
    table = playing(Went(AT, 0, WORKER), absence="wait")
    assert refusal(table, BOB, BOT_FOR_ANN, AT + 1).reason == "player-just-left"
    handed = done(table, BOB, BOT_FOR_ANN, AT + ABSENT_AFTER)
    assert isinstance(handed, Handed)
    assert handed.by == 1


# ── pauses ──────────────────────────────────────────────────────────────────────────────────


def test_a_pause_ends_by_itself() -> None:
    table = playing()
    done(table, ANN, PAUSE, AT)
    assert refusal(table, BOB, RESUME, AT + 1).reason == "host-only"
    assert due_at(table, AT, 0) == table.pause_ends == AT + PAUSE_LIMIT
    table.apply(Resumed(AT + PAUSE_LIMIT, used_up=True))
    assert refusal(table, ANN, PAUSE, AT + PAUSE_LIMIT + 1).reason == "pause-used-up"


def test_short_pauses_share_one_limit() -> None:
    table = playing()
    at = AT
    for _ in range(3):
        done(table, ANN, PAUSE, at)
        at += 60_000
        done(table, ANN, RESUME, at)
    done(table, ANN, PAUSE, at)
    assert table.pause_ends == at + PAUSE_LIMIT - 180_000


def test_a_pause_that_everybody_agrees_to_has_no_end() -> None:
    table = playing()
    done(table, ANN, PAUSE, AT)
    agreed = done(table, BOB, PAUSE, AT + 1)
    assert agreed == Paused(AT + 1, BOB.id, 1, agrees=True)
    assert table.pause_ends is None
    assert due_at(table, AT, 0) is None
    assert isinstance(done(table, BOB, RESUME, AT + 10 * PAUSE_LIMIT), Resumed)
    assert not table.pause_used, "it counts for nobody"


def test_a_person_alone_with_bots_pauses_as_long_as_they_like() -> None:
    table = playing(Handed(AT, 1, "rookie", "self"))
    done(table, ANN, PAUSE, AT)
    assert table.pause_ends is None


def test_a_pause_of_an_old_journal_ends_when_a_player_says_so() -> None:
    table = playing(decode(b'{"entry":"paused","at":%d}' % AT))
    assert table.paused
    assert table.pause_ends is None
    assert isinstance(done(table, BOB, RESUME, AT + 1), Resumed)


# ── spectators ──────────────────────────────────────────────────────────────────────────────


def test_the_host_removes_a_spectator_who_has_said_nothing() -> None:
    table = waiting()
    command = {"type": "remove_spectator", "person": EVE.id}
    namesake = EVE.id + 1
    looking = {EVE.id: "Eve", namesake: "Eve"}
    removed = judged(table, ANN, command, spectators=looking)
    assert removed == SpectatorRemoved(AT + 1, EVE.id, "Eve", by=0)
    table.apply(removed)
    assert refusal(table, EVE, {"type": "chat", "text": "hi"}, AT).reason == "host-removed-you"
    assert refusal(table, EVE, {"type": "sit"}, AT).reason == "host-removed-you"
    with pytest.raises(Refusal, match="spectator-gone"):
        judged(table, ANN, command, spectators=looking)
    removed = judged(table, ANN, command | {"person": namesake}, spectators=looking)
    assert removed == SpectatorRemoved(AT + 1, namesake, "Eve", by=0)


def test_an_heir_cannot_remove_the_person_who_opened_the_table() -> None:
    table = waiting(Stood(AT, 0, heir=BOB.id))
    command = {"type": "remove_spectator", "person": ANN.id}
    with pytest.raises(Refusal) as refused:
        judged(table, BOB, command, spectators={ANN.id: "Ann"})
    assert refused.value.reason == "host-only"


# ── abandoned games ─────────────────────────────────────────────────────────────────────────


def finished(*entries: AnyEntry) -> dict[int | None, float]:
    """Return by person what a game was worth to them, if these entries come after its start."""
    table = waiting()
    table.apply(beginning(table, AT))
    for entry in entries:
        table.apply(entry)
    while table.phase == "playing":
        table.apply(first_move(table))
    assert table.state is not None
    game = FinishedGame(table, [0] * len(table.state.record.events), {}, {})
    return {row["person"]: row["won"] for row in outcome_rows(game)}


@pytest.mark.parametrize("why", ["self", "absent", "host"])
def test_a_game_that_a_bot_finishes_is_lost_for_the_person(why: Any) -> None:
    [winner] = [person for person, won in finished().items() if won]
    assert winner in (ANN.id, BOB.id)
    seat = 0 if winner == ANN.id else 1
    left = Handed(AT, seat, "rookie", why, abandoned=True)
    assert finished(left) == {ANN.id: 0, BOB.id: 0}
    assert finished(left, Handed(AT, seat, None, "back"))[winner] == 1, "they came back"
    assert winner not in finished(Handed(AT, seat, "rookie", why)), "as it was in old journals"
