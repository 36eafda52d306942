"""The judge, without a house: every command in every situation becomes an entry or a refusal."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, get_args

import pytest
from tables import (
    ANN,
    AT,
    BOB,
    EVE,
    WORKER,
    first_move,
    folded,
    judged,
    opened,
    over,
    playing,
    waiting,
    with_bot,
)

from bluffhouse.house.commands import AnyCommand
from bluffhouse.house.journal_entries import (
    AnyEntry,
    BotSat,
    Changed,
    Chatted,
    Handed,
    HintGiven,
    Muted,
    NumberShown,
    Paused,
    Readied,
    Resumed,
    Sat,
    SpectatorRemoved,
    Started,
    Starting,
    Stood,
    Went,
    WentOn,
)
from bluffhouse.house.judge import DuplicateCommand, Person, beginning
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.table import ABSENT_AFTER, PAUSE_LIMIT, FreshMove, Table
from bluffhouse.rules.chance import sealed
from bluffhouse.rules.contract import tag_of

Situation = Callable[[], Table]


def removed() -> Table:
    """Bob was removed before the start, and Eve has taken the seat."""
    return waiting(Stood(AT, 1, removed=True), Sat(AT, 1, EVE.id, EVE.name))


def host_away() -> Table:
    """The host sits, but has had no connection for a minute."""
    return waiting(Went(AT - ABSENT_AFTER, 0, WORKER))


def host_reloads() -> Table:
    """The host has lost the connection this moment."""
    return waiting(Went(AT, 0, WORKER))


def bob_away() -> Table:
    return playing(Went(AT - ABSENT_AFTER, 1, WORKER))


def bob_reloads() -> Table:
    return playing(Went(AT, 1, WORKER))


def not_ready() -> Table:
    return waiting(Readied(AT, 1, False))


def starting() -> Table:
    """Bob has sealed a number, and is to show it."""
    return waiting(Readied(AT, 1, True, sealed=sealed("b0b")), Starting(AT, (1,)))


def one_seat_free() -> Table:
    return waiting(seats=3)


def paused() -> Table:
    return playing(Paused(AT, ANN.id, 0))


def paused_by_all() -> Table:
    return playing(Paused(AT, ANN.id, 0), Paused(AT, BOB.id, 1, agrees=True))


def paused_long_ago() -> Table:
    """Paused before pauses had an end."""
    return playing(Paused(AT))


def paused_too_long() -> Table:
    """Ann has used up her time for pauses."""
    return playing(Paused(AT, ANN.id, 0), Resumed(AT + PAUSE_LIMIT, used_up=True))


def paused_host_away() -> Table:
    return playing(Paused(AT, ANN.id, 0), Went(AT - ABSENT_AFTER, 0, WORKER))


def bot_for_bob() -> Table:
    return playing(Handed(AT, 1, "rookie", "host"))


def bobs_own_bot() -> Table:
    return playing(Handed(AT, 1, "rookie", "self"))


def bob_removed() -> Table:
    return playing(Handed(AT, 1, "regular", "host", removed=True))


def lesson() -> Table:
    return playing(lesson=True)


def lesson_room() -> Table:
    """A lesson before its learner sits down."""
    return folded(opened(lesson=True), BotSat(AT, 1, "rookie", "Olga"))


def wide_lesson_room() -> Table:
    """The same with a seat free beside the learner's."""
    return folded(opened(3, lesson=True), BotSat(AT, 1, "rookie", "Olga"))


def chatted() -> Table:
    return waiting(Chatted(AT, EVE.id, EVE.name, "hello", id="c1"))


def bob_muted() -> Table:
    return waiting(Muted(AT, ANN.id, BOB.id, "Bob", True))


def alone(*more: AnyEntry) -> Table:
    """Ann plays LIE against a bot."""
    table = with_bot()
    table.apply(Readied(AT, 0, True, ""))
    table.apply(beginning(table, AT))
    for entry in more:
        table.apply(entry)
    return table


def decided() -> Table:
    """The same after Ann has chosen her value, before the bot has."""
    table = alone()
    assert table.state is not None
    table.apply(FreshMove(AT, 0, table.state.legal(0)[0], "person"))
    return table


def with_agent() -> Table:
    """Ann plays LIE against an agent."""
    table = folded(opened(), Sat(AT, 0, ANN.id, "Ann"), Sat(AT, 1, BOB.id, "Bob", agent=True))
    table.apply(beginning(table, AT))
    return table


SIT: dict[str, Any] = {"type": "sit"}
ASK_HINT = {"type": "ask_hint"}
REMOVE_BOB = {"type": "remove", "seat": 1}
ADD_BOT = {"type": "add_bot", "seat": 2}
HELLO = {"type": "chat", "text": "hello", "id": "c1"}
REMOVE_EVE = {"type": "remove_spectator", "person": EVE.id}
OVER_BOB = {"type": "hand_over", "seat": 1}
BACK_BOB = {"type": "hand_back", "seat": 1}
MUTE_BOB = {"type": "mute", "name": "Bob"}
GO_ON = {"type": "go_on"}
TURN = {"type": "act", "id": "a", "action": {"do": "call"}}

CASES: list[tuple[Situation, Person, dict[str, Any], type | str]] = [
    # Sitting down and standing up
    (one_seat_free, EVE, SIT, Sat),
    (one_seat_free, BOB, SIT, Sat),
    (one_seat_free, EVE, SIT | {"seat": 2, "name": "Eva"}, Sat),
    (one_seat_free, EVE, SIT | {"seat": 0}, "seat-taken"),
    (one_seat_free, EVE, SIT | {"seat": 3}, "no-such-seat"),
    (one_seat_free, EVE, SIT | {"name": "BOB"}, "name-taken"),
    (one_seat_free, EVE, SIT | {"name": "Ноuѕе"}, "name-reserved"),
    (one_seat_free, EVE, SIT | {"name": " "}, "name-empty"),
    (one_seat_free, EVE, SIT | {"name": "x" * 25}, "name-too-long"),
    (waiting, EVE, SIT, "table-full"),
    (removed, BOB, SIT, "host-removed-you"),
    (playing, EVE, SIT, "already-started"),
    (waiting, BOB, {"type": "stand"}, Stood),
    (waiting, EVE, {"type": "stand"}, "you-have-no-seat"),
    (playing, BOB, {"type": "stand"}, "already-started"),
    (waiting, BOB, {"type": "ready", "number": "c0ffee"}, Readied),
    (starting, BOB, {"type": "ready"}, "about-to-start"),
    (starting, BOB, {"type": "stand"}, "about-to-start"),
    (starting, ANN, {"type": "remove", "seat": 1}, "about-to-start"),
    (starting, ANN, {"type": "start"}, "about-to-start"),
    (starting, BOB, {"type": "show_number", "number": "b0b"}, NumberShown),
    (starting, BOB, {"type": "show_number", "number": "b0b0"}, "number-not-sealed"),
    (starting, ANN, {"type": "show_number", "number": ""}, "number-not-due"),
    (starting, EVE, {"type": "show_number", "number": "b0b"}, "you-have-no-seat"),
    (waiting, BOB, {"type": "show_number", "number": "b0b"}, "number-not-due"),
    (playing, BOB, {"type": "show_number", "number": "b0b"}, "number-not-due"),
    (waiting, EVE, {"type": "ready"}, "you-have-no-seat"),
    (over, BOB, {"type": "ready"}, "already-started"),
    # The host before the start
    (waiting, ANN, {"type": "set_up", "seats": 3, "public": True}, Changed),
    (waiting, ANN, {"type": "set_up", "options": {"wild_ones": True}}, Changed),
    (waiting, ANN, {"type": "set_up", "options": {"no": 1}}, "bad-setting"),
    (waiting, ANN, {"type": "set_up", "seats": 8}, "bad-setting"),
    (waiting, BOB, {"type": "set_up", "seats": 3}, "host-only"),
    (host_away, BOB, {"type": "set_up", "seats": 3}, Changed),
    (host_away, EVE, {"type": "set_up", "seats": 3}, "host-only"),
    (host_reloads, BOB, {"type": "set_up", "seats": 3}, "player-just-left"),
    (playing, ANN, {"type": "set_up", "seats": 3}, "already-started"),
    (one_seat_free, ANN, ADD_BOT, BotSat),
    (one_seat_free, ANN, ADD_BOT | {"kind": "genius"}, "no-such-bot"),
    (one_seat_free, ANN, ADD_BOT | {"seat": 1}, "seat-taken"),
    (one_seat_free, ANN, ADD_BOT | {"seat": 5}, "no-such-seat"),
    (one_seat_free, BOB, ADD_BOT, "host-only"),
    (playing, ANN, ADD_BOT, "already-started"),
    (waiting, ANN, REMOVE_BOB, Stood),
    (with_bot, ANN, REMOVE_BOB, Stood),
    (waiting, BOB, REMOVE_BOB, "host-only"),
    (host_away, BOB, REMOVE_BOB | {"seat": 0}, Stood),
    (host_reloads, BOB, REMOVE_BOB | {"seat": 0}, "player-just-left"),
    (host_reloads, EVE, REMOVE_BOB | {"seat": 0}, "host-only"),
    (one_seat_free, ANN, REMOVE_BOB | {"seat": 2}, "seat-empty"),
    (waiting, ANN, REMOVE_BOB | {"seat": 2}, "no-such-seat"),
    (playing, ANN, REMOVE_BOB, "player-here"),
    (bob_reloads, ANN, REMOVE_BOB, "player-just-left"),
    (bob_away, ANN, REMOVE_BOB, Handed),
    (chatted, ANN, REMOVE_EVE, SpectatorRemoved),
    (chatted, BOB, REMOVE_EVE, "host-only"),
    (waiting, ANN, REMOVE_EVE, "spectator-gone"),
    (bob_removed, ANN, REMOVE_BOB, "bot-plays-there"),
    (over, ANN, REMOVE_BOB, "game-over"),
    (waiting, ANN, {"type": "start"}, Started),
    (waiting, BOB, {"type": "start"}, "host-only"),
    (host_away, BOB, {"type": "start"}, Started),
    (host_reloads, BOB, {"type": "start"}, "player-just-left"),
    (not_ready, ANN, {"type": "start"}, "not-ready"),
    (one_seat_free, ANN, {"type": "start"}, "seats-empty"),
    (playing, ANN, {"type": "start"}, "already-started"),
    # Playing
    (waiting, ANN, TURN, "not-started"),
    (playing, EVE, TURN, "you-have-no-seat"),
    (paused, ANN, TURN, "paused"),
    (bot_for_bob, BOB, TURN, "bot-plays-for-you"),
    (playing, ANN, TURN | {"action": {"do": "juggle"}}, "not-an-action"),
    (playing, ANN, TURN, FreshMove),  # whether it is legal is for the rules to say
    # During the game
    (playing, ANN, {"type": "pause"}, Paused),
    (playing, BOB, {"type": "pause"}, "host-only"),
    (paused, ANN, {"type": "pause"}, "paused"),
    (waiting, ANN, {"type": "pause"}, "not-started"),
    (paused, BOB, {"type": "pause"}, Paused),
    (paused, EVE, {"type": "pause"}, "host-only"),
    (paused_by_all, BOB, {"type": "pause"}, "paused"),
    (paused_long_ago, BOB, {"type": "pause"}, "paused"),
    (paused_too_long, ANN, {"type": "pause"}, "pause-used-up"),
    (paused, ANN, {"type": "resume"}, Resumed),
    (paused, BOB, {"type": "resume"}, "host-only"),
    (paused_by_all, BOB, {"type": "resume"}, Resumed),
    (paused_long_ago, BOB, {"type": "resume"}, Resumed),
    (paused_host_away, BOB, {"type": "resume"}, Resumed),
    (paused_host_away, EVE, {"type": "resume"}, "host-only"),
    (playing, ANN, {"type": "resume"}, "not-paused"),
    (playing, ANN, OVER_BOB, "player-here"),
    (bob_reloads, ANN, OVER_BOB, "player-just-left"),
    (bob_away, ANN, OVER_BOB, Handed),
    (bob_away, ANN, OVER_BOB | {"kind": "genius"}, "no-such-bot"),
    (playing, ANN, OVER_BOB | {"seat": 6}, "no-such-seat"),
    (playing, BOB, OVER_BOB, Handed),
    (playing, BOB, OVER_BOB | {"seat": 0}, "host-only"),
    (playing, EVE, OVER_BOB, "host-only"),
    (bot_for_bob, ANN, OVER_BOB, "bot-plays-there"),
    (over, ANN, OVER_BOB, "game-over"),
    (bot_for_bob, BOB, BACK_BOB, Handed),
    (bot_for_bob, ANN, BACK_BOB, Handed),
    (bot_for_bob, EVE, BACK_BOB, "host-only"),
    (bobs_own_bot, ANN, BACK_BOB, "player-here"),
    (bobs_own_bot, BOB, BACK_BOB, Handed),
    (bob_removed, BOB, BACK_BOB, "host-removed-you"),
    (bob_removed, ANN, BACK_BOB, Handed),
    (playing, BOB, BACK_BOB, "nothing-to-hand-back"),
    (waiting, BOB, BACK_BOB, "not-started"),
    # Chat
    (waiting, EVE, HELLO, Chatted),
    (over, BOB, HELLO, Chatted),
    (waiting, EVE, HELLO | {"text": " \n "}, "chat-empty"),
    (waiting, Person(9, "Вob"), HELLO, "name-taken"),
    (chatted, Person(9, "Еvе"), HELLO, "name-taken"),
    (chatted, Person(9, "Eva"), HELLO, Chatted),
    (waiting, EVE, HELLO | {"text": "x" * 401}, "chat-too-long"),
    (removed, BOB, HELLO, "host-removed-you"),
    (waiting, ANN, MUTE_BOB, Muted),
    (chatted, ANN, MUTE_BOB | {"name": "Eve"}, Muted),
    (waiting, ANN, MUTE_BOB | {"name": "Eve"}, "nobody-called-that"),
    (bob_muted, ANN, MUTE_BOB | {"on": False}, Muted),
    (waiting, ANN, MUTE_BOB | {"on": False}, "nobody-called-that"),
    # A lesson
    (lesson, ANN, GO_ON, WentOn),
    (lesson, EVE, GO_ON, "you-have-no-seat"),
    (playing, ANN, GO_ON, "no-lesson"),
    (lesson_room, ANN, SIT, Sat),
    (lesson_room, ANN, SIT | {"seat": 0}, Sat),
    (lesson_room, EVE, SIT, "host-only"),
    (wide_lesson_room, ANN, SIT | {"seat": 2}, "lesson-fixed"),
    (wide_lesson_room, ANN, ADD_BOT, "lesson-fixed"),
    (lesson_room, ANN, {"type": "set_up", "seats": 3}, "lesson-fixed"),
    (lesson_room, ANN, {"type": "set_up", "public": True}, "lesson-fixed"),
    (lesson_room, EVE, {"type": "set_up", "seats": 3}, "host-only"),
    (lesson_room, ANN, {"type": "remove", "seat": 1}, "lesson-fixed"),
    (lesson, ANN, REMOVE_BOB, "lesson-fixed"),
    (lesson, ANN, {"type": "hand_over", "seat": 0}, "lesson-fixed"),
    # Hints, only for a person among bots
    (alone, ANN, ASK_HINT, HintGiven),
    (alone, EVE, ASK_HINT, "you-have-no-seat"),
    (playing, ANN, ASK_HINT, "hint-others-play"),
    (with_agent, ANN, ASK_HINT, "hint-others-play"),
    (bot_for_bob, ANN, ASK_HINT, "hint-others-play"),
    (bob_removed, ANN, ASK_HINT, "hint-others-play"),
    (lesson, ANN, ASK_HINT, "hint-in-lesson"),
    (lambda: alone(Paused(AT, ANN.id, 0)), ANN, ASK_HINT, "paused"),
    (lambda: alone(Handed(AT, 0, "rookie", "self")), ANN, ASK_HINT, "bot-plays-for-you"),
    (decided, ANN, ASK_HINT, "hint-not-your-turn"),
    (waiting, ANN, ASK_HINT, "not-started"),
    (over, ANN, ASK_HINT, "game-over"),
]


def named(value: object) -> str | None:
    if isinstance(value, dict):
        return "-".join(str(part) for part in value.values())[:40]
    if isinstance(value, Person):
        return value.name
    return getattr(value, "__name__", None)


@pytest.mark.parametrize(("situation", "person", "command", "outcome"), CASES, ids=named)
def test_a_command_becomes_an_entry_or_is_refused(
    situation: Situation, person: Person, command: dict[str, Any], outcome: type | str
) -> None:
    table = situation()
    seq, chairs = table.seq, copy.deepcopy(table.chairs)
    if isinstance(outcome, str):
        with pytest.raises(Refusal) as refused:
            judged(table, person, command)
        assert refused.value.reason == outcome
    else:
        change = judged(table, person, command)
        assert change.at == AT + 1
        assert type(change) is outcome
    assert (table.seq, table.chairs) == (seq, chairs), "the judge changes nothing"


def test_every_command_is_tried_accepted_and_refused() -> None:
    kinds = {tag_of(kind.__name__) for kind in get_args(AnyCommand)} - {"rematch"}
    accepted = {command["type"] for *_, command, outcome in CASES if isinstance(outcome, type)}
    refused = {command["type"] for *_, command, outcome in CASES if isinstance(outcome, str)}
    assert accepted == refused == kinds


def test_what_a_command_becomes_has_its_values() -> None:
    assert judged(one_seat_free(), EVE, SIT | {"name": " Eva "}) == Sat(AT + 1, 2, 3, "Eva")
    table = one_seat_free()
    assert judged(table, ANN, ADD_BOT) == BotSat(AT + 1, 2, "regular", "Olga")
    assert judged(waiting(), ANN, REMOVE_BOB) == Stood(AT + 1, 1, removed=True, by=0)
    assert judged(waiting(), ANN, REMOVE_BOB | {"seat": 0}) == Stood(AT + 1, 0)
    heir = Stood(AT + 1, 0, heir=BOB.id, by=1)
    assert judged(host_away(), BOB, REMOVE_BOB | {"seat": 0}) == heir
    removed = Handed(AT + 1, 1, "regular", "host", removed=True, by=0, abandoned=True)
    assert judged(bob_away(), ANN, REMOVE_BOB) == removed
    handed = Handed(AT + 1, 1, "regular", "self", abandoned=True)
    assert judged(playing(), BOB, OVER_BOB) == handed
    assert judged(bot_for_bob(), BOB, BACK_BOB) == Handed(AT + 1, 1, None, "back")
    message = judged(waiting(), BOB, HELLO | {"text": "a\tb  c"})
    assert message == Chatted(AT + 1, BOB.id, "Bob", "a b c", 1, "c1")


def test_the_deal_of_a_lesson_takes_no_number() -> None:
    table = lesson_room()
    table.apply(Sat(AT, 0, ANN.id, ANN.name))
    ready = judged(table, ANN, {"type": "ready", "sealed": sealed("c0ffee")})
    assert ready == Readied(AT + 1, 0, True, "")


def test_changing_the_settings_resets_readiness_and_moves_people_into_the_seats_left() -> None:
    table = waiting(seats=4)
    table.apply(Sat(AT, 3, BOB.id, BOB.name))
    changed = judged(table, ANN, {"type": "set_up", "seats": 2})
    assert [(chair.name, chair.ready) for chair in changed.chairs] == [
        ("Ann", False),
        ("Bob", False),
    ]
    table.apply(Sat(AT, 1, EVE.id, EVE.name))
    with pytest.raises(Refusal) as refused:
        judged(table, ANN, {"type": "set_up", "seats": 2})
    assert (refused.value.reason, refused.value.values) == ("too-few-seats", {"people": 3})


def test_a_repeated_action_is_known_by_its_id() -> None:
    table = playing()
    mover = ANN if table.to_act[0] == 0 else BOB
    table.apply(first_move(table, id="mine"))
    with pytest.raises(DuplicateCommand) as duplicate:
        judged(table, mover, TURN | {"id": "mine"})
    assert duplicate.value.seq == table.seq
    assert isinstance(judged(table, mover, TURN | {"id": "other"}), FreshMove)
    other = BOB if mover is ANN else ANN
    assert isinstance(judged(table, other, TURN | {"id": "mine"}), FreshMove)


def test_a_repeated_chat_message_is_known_by_its_id() -> None:
    with pytest.raises(DuplicateCommand) as duplicate:
        judged(chatted(), EVE, HELLO | {"text": "again"})
    assert duplicate.value.seq == chatted().seq
    assert isinstance(judged(chatted(), BOB, HELLO), Chatted)


def test_two_workers_agree() -> None:
    for situation, person, command, outcome in CASES:
        if isinstance(outcome, type):
            first, second = (judged(situation(), person, command) for _ in range(2))
            assert first == second


def test_a_rematch_is_not_for_the_judge() -> None:
    with pytest.raises(KeyError):
        judged(over(), ANN, {"type": "rematch"})
