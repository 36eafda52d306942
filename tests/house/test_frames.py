"""The frames of each lens, without a socket: what a player, another player and a spectator get."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from tables import ANN, AT, BOB, EVE, WORKER, first_move, over, playing, waiting

from bluffhouse.house import journal_entries
from bluffhouse.house.commands import Chat
from bluffhouse.house.frames import PROTOCOL, Lens, Notice, answered, notice_of
from bluffhouse.house.journal_entries import (
    AnyEntry,
    Archived,
    BotSat,
    Came,
    Changed,
    Chatted,
    Clock,
    Followed,
    Handed,
    HostReturned,
    Muted,
    Paused,
    Readied,
    Resumed,
    Sat,
    SpectatorRemoved,
    Stood,
    Warned,
    Went,
)
from bluffhouse.house.judge import DuplicateCommand, Person, beginning
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.table import FreshMove, Table
from bluffhouse.house.table_session import PendingCommand, TableSession, Viewer

LENSES = {0: ANN, 1: BOB, None: EVE}


class Audience:
    """A session with a viewer per person; frames are kept once the entry is written."""

    def __init__(self, table: Table, *people: Person) -> None:
        self.queued: list[TableSession] = []
        self.session = TableSession(table, self.queued.append)
        self.session.kept = True
        self.got: dict[str, list[dict[str, Any]]] = {}
        for person in people or LENSES.values():
            self.add(person)

    def add(self, person: Person, *, tv: bool = False) -> None:
        name = f"{person.name} on TV" if tv else person.name
        frames = self.got[name] = []
        viewer = Viewer(person, lambda text: frames.append(json.loads(text)))
        viewer.tv = tv
        viewer.seat = self.session.seat_of(viewer)
        self.session.lens(viewer.seat)
        self.session.viewers[viewer] = None

    def after(self, change: AnyEntry | FreshMove) -> dict[str, dict[str, Any]]:
        """The frame that each viewer gets for this change, after it is written."""
        self.session.commit(change)
        assert not any(self.got.values()), "nobody is told before it is on disk"
        self.session.take_pending(None)
        self.session.send_written()
        told = {name: frames.pop() for name, frames in self.got.items()}
        assert not any(self.got.values()), "one frame each"
        return told


def snapshot(table: Table, seat: int | None, missed: Any = ()) -> dict[str, Any]:
    text = Lens(table, seat).snapshot(table, LENSES[seat], AT, missed)
    frame: dict[str, Any] = json.loads(text)
    return frame


def test_a_snapshot_before_the_start() -> None:
    frame = snapshot(waiting(), 0)
    assert (frame["type"], frame["protocol"], frame["seq"]) == ("snapshot", PROTOCOL, 7)
    assert frame["you"] == {"name": "Ann", "seat": 0, "host": True}
    assert frame["table"]["phase"] == "waiting"
    assert not frame.keys() & {"view", "legal", "clocks", "chat", "missed"}
    assert "secret" not in json.dumps(frame)
    assert snapshot(waiting(), None)["you"] == {"name": "Eve"}


def test_only_the_own_hand_is_in_a_snapshot() -> None:
    table = playing()
    frames = {seat: snapshot(table, seat) for seat in LENSES}
    assert frames[0]["view"]["hand"] != []
    assert frames[1]["view"]["hand"] != []
    assert frames[None]["view"]["hand"] == []
    for seat, frame in frames.items():
        assert ("legal" in frame) == (seat in table.to_act)
        assert frame["table"]["commitment"]
        assert "seed" not in frame["table"]
    assert snapshot(over(), None)["table"]["seed"] == "secret++"


def test_the_deal_is_redacted_for_each_lens() -> None:
    table = waiting()
    told = Audience(table).after(beginning(table, AT))
    hands = {
        name: next(e["hands"] for e in frame["events"] if e["event"] == "dealt")
        for name, frame in told.items()
    }
    assert [bool(hand) for hand in hands["Ann"]] == [True, False]
    assert [bool(hand) for hand in hands["Bob"]] == [False, True]
    assert [bool(hand) for hand in hands["Eve"]] == [False, False]
    assert all(frame["notice"] == {"what": "started"} for frame in told.values())
    assert all(frame["set"]["round"] == 1 for frame in told.values())


def test_a_move_carries_its_id_only_to_its_player() -> None:
    table = playing()
    mover = ("Ann", "Bob")[table.to_act[0]]
    told = Audience(table).after(first_move(table, id="mine"))
    assert {name for name, frame in told.items() if frame.get("id") == "mine"} == {mover}
    assert {frame["seq"] for frame in told.values()} == {table.seq}
    assert all("by" not in frame and "table" not in frame for frame in told.values())


@pytest.mark.parametrize("by", ["bot", "clock"])
def test_a_move_says_who_decided_in_the_players_place(by: str) -> None:
    told = Audience(playing()).after(first_move(playing(), by))
    assert {frame["by"] for frame in told.values()} == {by}


def test_updates_applied_one_by_one_give_the_view_of_a_snapshot() -> None:
    table = playing()
    audience = Audience(table)
    views = {seat: snapshot(table, seat)["view"] for seat in LENSES}
    while table.phase == "playing":
        told = audience.after(first_move(table))
        for seat, person in LENSES.items():
            frame = told[person.name]
            views[seat] |= frame.get("set", {})
            for name, more in frame.get("add", {}).items():
                views[seat][name] = views[seat][name] + more
            assert views[seat] == snapshot(table, seat)["view"]


def test_a_tv_view_sees_what_a_spectator_sees() -> None:
    table = waiting()
    audience = Audience(table)
    audience.add(ANN, tv=True)
    told = audience.after(beginning(table, AT))
    assert told["Ann on TV"] == told["Eve"] != told["Ann"]


def test_a_viewer_whose_seat_changes_gets_a_snapshot() -> None:
    told = Audience(waiting(seats=3)).after(Sat(AT, 2, EVE.id, "Eve"))
    assert [told[name]["type"] for name in ("Ann", "Bob", "Eve")] == [
        "update",
        "update",
        "snapshot",
    ]
    assert told["Eve"]["you"]["seat"] == 2
    inherited = Audience(waiting()).after(Stood(AT, 0, heir=BOB.id))
    assert {frame["type"] for frame in inherited.values()} == {"snapshot"}
    assert inherited["Bob"]["you"]["host"]
    heir = Audience(waiting(Stood(AT, 0, heir=BOB.id)))
    returned = heir.after(HostReturned(AT, ANN.id, "Ann"))
    assert {frame["type"] for frame in returned.values()} == {"snapshot"}
    assert returned["Ann"]["you"]["host"]
    assert "host" not in returned["Bob"]["you"]
    assert notice_of(HostReturned(AT, ANN.id, "Ann", 0)) == Notice("host-returned", 0, "Ann")


def test_a_muted_person_is_not_heard() -> None:
    table = waiting(Muted(AT, ANN.id, EVE.id, "Eve", True))
    told = Audience(table).after(Chatted(AT, EVE.id, "Eve", "psst"))
    assert told["Ann"] == {"type": "update", "seq": table.seq}
    message = {"seq": table.seq, "at": AT, "name": "Eve", "text": "psst"}
    assert told["Bob"]["chat_message"] == told["Eve"]["chat_message"] == message
    assert "chat" not in snapshot(table, 0)
    assert snapshot(table, 1)["chat"] == [message]


def test_what_was_missed_is_redacted_too() -> None:
    table = waiting()
    start = beginning(table, AT)
    table.apply(start)
    entry, _ = table.apply(first_move(table, id="mine"))
    chat = Chatted(AT, EVE.id, "Eve", "hi")
    table.apply(chat)
    missed = list(enumerate([start, entry, chat], table.seq - 2))
    for seat in LENSES:
        deal, move, said = snapshot(table, seat, missed)["missed"]
        [dealt] = [event for event in deal["events"] if event["event"] == "dealt"]
        assert [bool(hand) for hand in dealt["hands"]] == [seat == 0, seat == 1]
        assert (move["seq"], "id" in move) == (table.seq - 1, seat == entry.seat)  # type: ignore[union-attr]
        assert said["chat_message"]["text"] == "hi"


NOTICES: list[tuple[Callable[[], Table], AnyEntry, dict[str, Any]]] = [
    (
        lambda: waiting(seats=3),
        Sat(AT, 2, EVE.id, "Eve"),
        {"what": "sat", "seat": 2, "name": "Eve"},
    ),
    (
        lambda: waiting(seats=3),
        BotSat(AT, 2, "shark", "Olga"),
        {"what": "bot-sat", "seat": 2, "name": "Olga", "bot": "shark"},
    ),
    (waiting, Changed(AT, {}, (None, None), False, Clock(), "bot"), {"what": "changed"}),
    (waiting, Stood(AT, 1), {"what": "stood", "seat": 1}),
    (waiting, Stood(AT, 1, removed=True), {"what": "removed", "seat": 1}),
    (waiting, Stood(AT, 1, removed=True, by=0), {"what": "removed", "seat": 1, "by": 0}),
    (lambda: waiting(seats=3), Stood(AT, 0, by=1), {"what": "unseated", "seat": 0, "by": 1}),
    (
        waiting,
        SpectatorRemoved(AT, 99, "Mallory", by=0),
        {"what": "spectator-removed", "name": "Mallory", "by": 0},
    ),
    (waiting, Readied(AT, 1, False), {"what": "not-ready", "seat": 1}),
    (playing, Paused(AT), {"what": "paused"}),
    (playing, Paused(AT, ANN.id, 0), {"what": "paused", "by": 0}),
    (
        lambda: playing(Paused(AT, ANN.id, 0)),
        Paused(AT, BOB.id, 1, agrees=True),
        {"what": "pause-agreed", "by": 1},
    ),
    (lambda: playing(Paused(AT)), Resumed(AT), {"what": "resumed"}),
    (lambda: playing(Paused(AT)), Resumed(AT, 1), {"what": "resumed", "by": 1}),
    (lambda: playing(Paused(AT)), Resumed(AT, used_up=True), {"what": "pause-over"}),
    (
        playing,
        Handed(AT, 1, "rookie", "host", by=0),
        {"what": "handed-over", "seat": 1, "bot": "rookie", "why": "host", "by": 0},
    ),
    (
        playing,
        Handed(AT, 1, "rookie", "absent"),
        {"what": "handed-over", "seat": 1, "bot": "rookie", "why": "absent"},
    ),
    (playing, Handed(AT, 1, None, "back"), {"what": "handed-back", "seat": 1, "why": "back"}),
    (playing, Came(AT, 1, 9), {"what": "came", "seat": 1}),
    (playing, Went(AT, 1, WORKER), {"what": "went", "seat": 1}),
    (playing, Warned(AT, (0,)), {"what": "warned", "seat": 0}),
    (playing, Warned(AT, (0, 1)), {"what": "warned"}),
    (over, Archived(AT, True), {"what": "archived"}),
    (over, Archived(AT, False), {"what": "woken"}),
    (over, Followed(AT, "NEXT"), {"what": "rematch"}),
]


@pytest.mark.parametrize(("situation", "entry", "notice"), NOTICES)
def test_entries_around_the_game_give_a_notice(
    situation: Callable[[], Table], entry: AnyEntry, notice: dict[str, Any]
) -> None:
    told = Audience(situation(), BOB, EVE).after(entry)
    updates = [frame for frame in told.values() if frame["type"] == "update"]
    assert updates
    assert all(frame["notice"] == notice for frame in updates)


def test_moves_and_chat_give_no_notice() -> None:
    assert notice_of(Chatted(AT, 1, "Ann", "hi")) is None
    assert notice_of(Muted(AT, 1, 2, "Bob", True)) is None


def test_answers() -> None:
    assert json.loads(answered(Refusal("paused"), "a")) == {
        "type": "refused",
        "reason": "paused",
        "id": "a",
    }
    assert json.loads(answered(DuplicateCommand(4), "a")) == {
        "type": "accepted",
        "seq": 4,
        "id": "a",
    }


def test_a_refused_move_leaves_nothing_to_write() -> None:
    audience = Audience(playing())
    session = audience.session
    move = first_move(session.table)
    with pytest.raises(Refusal):
        session.commit(move._replace(seat=5))
    assert session.settled
    assert not audience.queued


def test_a_command_is_answered_with_the_number_of_its_entry() -> None:
    audience = Audience(waiting())
    session = audience.session
    entry = session.submit(PendingCommand(BOB, Chat("hi"), None), AT, 400)
    assert entry == Chatted(AT, BOB.id, "Bob", "hi", 1)
    assert [pending.seq for pending in session.pending] == [8]
    change = session.take_pending(None)
    assert change is not None
    assert (change.after_seq, len(change.lines)) == (7, 1)
    session.send_written()
    assert (session.committed_seq, session.settled) == (8, True)


def test_a_table_is_copied_only_where_another_worker_has_written() -> None:
    audience = Audience(playing())
    session = audience.session
    audience.after(Warned(AT, (0,)))
    session.commit(Warned(AT, (1,)))
    assert session.base is None
    session.take_pending(None)
    session.send_written()
    written_elsewhere = journal_entries.encode(Warned(AT, (0, 1)))
    session.follow([(session.table.seq + 1, written_elsewhere)], AT)
    before = session.table.seq
    session.commit(Warned(AT, (1,)))
    assert session.base is not None
    assert (session.base.seq, session.table.seq) == (before, before + 1)
