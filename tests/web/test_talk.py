"""Talk at a table: who hears it, how long, how often, and when the rules want silence."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest

from serving import Seat, Server, guests, seated

LENGTH = 60
PER_MINUTE = 6


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    with Server(folder, chat_length=LENGTH, chat_per_minute=PER_MINUTE) as server:
        yield server


async def refused(seat: Seat, /, **command: Any) -> dict[str, Any]:
    """Why not."""
    await seat.send(**command)
    return await seat.until(lambda frame: frame["type"] == "refused")


async def said(seat: Seat, text: str, **more: Any) -> dict[str, Any]:
    """Say it, and hear oneself."""
    await seat.send(type="chat", text=text, **more)
    while (spoken := await hears(seat))["text"] != text:
        pass
    return spoken


async def hears(seat: Seat) -> dict[str, Any]:
    spoken: dict[str, Any] = (await seat.until(lambda frame: "chat_message" in frame))[
        "chat_message"
    ]
    return spoken


def lines(seat: Seat) -> list[tuple[str, str]]:
    """The talk in the whole picture that it was shown first."""
    return [(line["name"], line["text"]) for line in seat.frames[0].get("chat", [])]


# ── who hears what ──────────────────────────────────────────────────────────────────────────


async def test_talk_reaches_everybody_from_players_and_spectators(server: Server) -> None:
    async with guests(server, "Ann", "Bob", "Cid") as [ann, bob, cid]:
        code = await ann.open_table("lie", 2)
        seats = [await guest.look(code) for guest in (ann, bob, cid)]
        early = await said(seats[2], "anybody there?")
        assert early["name"] == "Cid"
        assert "seat" not in early
        await seats[1].send(type="sit", seat=1, name="Bobby")
        await seats[1].until(lambda frame: frame["type"] == "snapshot")
        spoken = await said(seats[1], "me")
        assert (spoken["name"], spoken["seat"], spoken["text"]) == ("Bobby", 1, "me")
        assert spoken["at"] > 1_600_000_000_000
        for seat in (seats[0], seats[2]):
            while (heard := await hears(seat)) != spoken:
                assert heard["seq"] < spoken["seq"]
        late = await cid.look(code)
        assert lines(late) == [("Cid", "anybody there?"), ("Bobby", "me")]


async def test_talk_goes_on_when_the_game_is_over(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people:
        ann, bob = await seated(people, "lie", 2)
        rng = random.Random(1)
        await asyncio.gather(ann.play_on(rng), bob.play_on(rng))
        assert (await said(ann, "well played"))["text"] == "well played"
        assert (await hears(bob))["text"] == "well played"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  hello \n\n you ", "hello you"),
        ("a\u202eb\u200b\x00c", "a b c"),
        ("<b>ça va ?</b> 🦊", "<b>ça va ?</b> 🦊"),
        ("  " + "x" * LENGTH + "  ", "x" * LENGTH),
    ],
)
async def test_a_line_is_one_line_of_what_can_be_seen(
    server: Server, typed: str, shown: str
) -> None:
    async with guests(server, "Ann") as [ann]:
        seat = await ann.look(await ann.open_table("lie", 2))
        await seat.send(type="chat", text=typed)
        assert (await hears(seat))["text"] == shown


async def test_what_is_not_said(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as [ann, bob]:
        code = await ann.open_table("lie", 2)
        seat, other = await ann.look(code), await bob.look(code)
        for empty in ("", "   ", "\u200b\n"):
            assert (await refused(seat, type="chat", text=empty))["reason"] == "chat-empty"
        long = await refused(seat, type="chat", text="x" * (LENGTH + 1), id="long")
        assert (long["reason"], long["values"], long["id"]) == (
            "chat-too-long",
            {"most": LENGTH},
            "long",
        )
        # A no reaches only who asked.
        assert (await said(other, "quiet here"))["seq"] == seat.n + 1
        assert [frame["type"] for frame in other.frames] == ["snapshot", "update"]


async def test_who_talks_too_much_is_stopped_at_that_table(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as [ann, bob]:
        code = await ann.open_table("lie", 2)
        seat, other = await ann.look(code), await bob.look(code)
        for number in range(PER_MINUTE):
            await said(seat, f"line {number}", id=f"{number}")
        stopped = await refused(seat, type="chat", text="and another thing")
        assert (stopped["reason"], stopped["values"]) == ("chat-too-much", {"most": PER_MINUTE})
        answer = await ann.ask(code, type="chat", text="over HTTP then")
        assert (answer.status_code, answer.json()["reason"]) == (429, "chat-too-much")
        # What was said is said: asking for it again is no talk.
        await seat.send(type="chat", text="line 0", id="0")
        assert (await seat.until(lambda frame: frame["type"] == "accepted"))["id"] == "0"
        # The others may, and she may elsewhere, and still do everything but talk.
        await said(other, "finally")
        await said(await ann.look(await ann.open_table("lie", 2)), "hello")
        await seat.send(type="sit", seat=0)
        await seat.until(lambda frame: frame["type"] == "snapshot")
        assert seat.you["seat"] == 0


async def test_a_line_sent_twice_is_said_once(server: Server) -> None:
    async with guests(server, "Ann") as [ann]:
        code = await ann.open_table("lie", 2)
        seat = await ann.look(code)
        spoken = await said(seat, "once", id="a")
        await seat.send(type="chat", text="once", id="a")
        done = await seat.until(lambda frame: frame["type"] == "accepted")
        assert done == {"type": "accepted", "id": "a", "seq": spoken["seq"]}
        assert lines(await ann.look(code)) == [("Ann", "once")]


# ── muting ──────────────────────────────────────────────────────────────────────────────────


async def test_who_is_muted_is_not_heard_by_who_muted_him(server: Server) -> None:
    async with guests(server, "Ann", "Bob", "Cid") as [ann, bob, cid]:
        code = await ann.open_table("lie", 3)
        seats = [await guest.look(code) for guest in (ann, bob, cid)]
        for seat in seats:
            await seat.send(type="sit")
            await seat.until(lambda frame: frame["type"] == "snapshot")
        before = await said(seats[1], "blah")
        await seats[0].send(type="mute", name="Bob")
        await seats[0].reach(lambda: seats[0].n > before["seq"])
        await said(seats[1], "blah blah")
        last = await said(seats[2], "what was that?")
        # She is told that there was something, not what: her numbers go on without a gap.
        await seats[0].reach(lambda: seats[0].n == last["seq"])
        assert [frame["chat_message"] for frame in seats[0].frames if "chat_message" in frame] == [
            before,
            last,
        ]
        # Nor later: not in the whole picture, not in what she missed.
        late = await ann.look(code, since=1)
        assert late.you["muted"] == ["Bob"]
        assert lines(late) == [("Cid", "what was that?")]
        assert "blah" not in str(late.frames)
        assert [update["seq"] for update in late.frames[0]["missed"]] == list(range(2, late.n + 1))
        # The others hear him as before, and nobody learns who muted whom.
        others = await bob.look(code, since=1)
        assert [text for _, text in lines(others)] == ["blah", "blah blah", "what was that?"]
        assert "mute" not in str(seats[1].frames) + str(others.frames)
        # Ann sees at once whom she has muted, and the chat without or with his messages.
        asked = [frame for frame in seats[0].frames[1:] if frame["type"] == "snapshot"]
        assert asked[-1]["you"]["muted"] == ["Bob"]
        assert asked[-1].get("chat", []) == []
        # And again.
        await seats[0].send(type="mute", name="Bob", on=False)
        back = await seats[0].until(lambda frame: frame["type"] == "snapshot")
        assert "muted" not in back["you"]
        assert [line["text"] for line in back["chat"]] == ["blah", "blah blah", "what was that?"]
        await said(seats[1], "hello?")
        assert (await hears(seats[0]))["text"] == "hello?"
        assert len(lines(await ann.look(code))) == 4


async def test_another_name_does_not_help_who_is_muted(server: Server) -> None:
    async with guests(server, "Ann", "Cid") as [ann, cid]:
        code = await ann.open_table("lie", 2)
        mine, his = await ann.look(code), await cid.look(code)
        await said(his, "buy my book")
        await mine.send(type="mute", name="Cid")
        await mine.until(lambda frame: "chat_message" in frame)
        await cid.http.patch(
            server.url + "/api/me", json={"name": "Totally Else"}, headers=cid.headers
        )
        await his.connect()
        assert (await said(his, "buy my book"))["name"] == "Totally Else"
        await his.send(type="sit", name="Third Name")
        assert (await said(his, "buy my book"))["name"] == "Third Name"
        end = await said(mine, "silence at last")
        assert end["text"] == "silence at last"
        heard = [frame["chat_message"]["name"] for frame in mine.frames if "chat_message" in frame]
        assert heard == ["Cid", "Ann"]
        assert lines(await ann.look(code)) == [("Ann", "silence at last")]


async def test_one_can_mute_only_somebody(server: Server) -> None:
    async with guests(server, "Ann") as [ann]:
        seat = await ann.look(await ann.open_table("lie", 2, bots={"0": "rookie"}))
        nobody = await refused(seat, type="mute", name="Nobody")
        assert (nobody["reason"], nobody["values"]) == ("nobody-called-that", {"name": "Nobody"})
        gone = await refused(seat, type="mute", name="Ann", on=False)
        assert gone["reason"] == "nobody-called-that"
        assert (await refused(seat, type="mute", name=" "))["reason"] == "name-empty"


# ── the rules and talk ──────────────────────────────────────────────────────────────────────


async def in_negotiation(seats: list[Seat]) -> None:
    for seat in seats:
        await seat.act(seat.choices[0])
    for seat in seats:
        await seat.reach(lambda seat=seat: (seat.view or {})["phase"] == "negotiate")  # type: ignore[misc]


@pytest.mark.rule("MD-4")
async def test_who_has_withdrawn_is_silent_until_the_round_ends(server: Server) -> None:
    async with guests(server, "Ann", "Bob", "Cid", "Dot", "Eve") as people:
        seats = await seated(people[:4], "millions_of_dollars", 4)
        watching = await people[4].look(seats[0].code)
        await in_negotiation(seats)
        quiet, *others = seats
        await said(quiet, "I am going")
        assert (await quiet.act({"do": "withdraw", "slot": 0}))["type"] == "update"
        silenced = await refused(quiet, type="chat", text="by the way")
        assert silenced["reason"] == "chat-silent"
        await said(others[0], "he is out")
        await said(watching, "he is")
        # He may be silent and still mute, look, come again.
        await quiet.connect()
        assert (await refused(quiet, type="chat", text="psst"))["reason"] == "chat-silent"
        for seat in others:
            await seat.act({"do": "ready"})
        await quiet.reach(lambda: (quiet.view or {})["phase"] == "choose")
        assert (await said(quiet, "now then"))["text"] == "now then"


@pytest.mark.rule("MD-4")
async def test_claims_are_part_of_the_game_and_not_talk(server: Server) -> None:
    async with guests(server, "Ann", "Bob", "Cid", "Dot") as people:
        seats = await seated(people, "millions_of_dollars", 4)
        await in_negotiation(seats)
        claim = {"do": "claim", "slot": 0, "role": "driver"}
        update = await seats[0].act(claim)
        assert update["events"] == [{"event": "claimed", "seat": 0, "slot": 0, "role": "driver"}]
        assert "chat_message" not in update
        heard = await seats[1].until(lambda frame: "events" in frame)
        assert heard["events"] == update["events"]
        assert seats[1].view is not None
        assert seats[1].view["claims"][0] == [["driver"]]
        # It is not muted with who said it, and not counted as talk.
        await seats[1].send(type="mute", name="Ann")
        again = await seats[0].act({**claim, "role": "pickpocket"})
        heard = await seats[1].until(lambda frame: "events" in frame)
        assert heard["events"] == again["events"]
        late = await people[1].look(seats[0].code)
        assert lines(late) == []
        assert late.view is not None
        assert late.view["claims"][0] == [["driver", "pickpocket"]]


# ── reactions and phrases ───────────────────────────────────────────────────────────────────


async def test_reactions_and_phrases_reach_everybody(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people:
        ann, bob = await seated(people, "lie", 2)
        await ann.send(type="chat", reaction="laugh")
        heard = await hears(bob)
        assert (heard["name"], heard["seat"], heard["text"]) == ("Ann", 0, "")
        assert (heard["reaction"], "phrase" in heard) == ("laugh", False)
        for phrase in ("phrase-good-luck", "lie-phrase-go-on"):
            await ann.send(type="chat", phrase=phrase)
            heard = await hears(bob)
            assert (heard["phrase"], heard["text"], "reaction" in heard) == (phrase, "", False)
        late = await people[1].look(bob.code)
        assert [line.get("phrase") for line in late.frames[0]["chat"]][-1] == "lie-phrase-go-on"


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ({"reaction": "wink"}, "not-understood"),
        ({"phrase": "host-only"}, "no-such-phrase"),
        ({"phrase": "dont-bluff-phrase-open-it"}, "no-such-phrase"),
        ({"phrase": "x" * 61}, "not-understood"),
        ({}, "chat-empty"),
        ({"reaction": "laugh", "text": "ha"}, "chat-one-thing"),
        ({"reaction": "laugh", "phrase": "phrase-oops"}, "chat-one-thing"),
    ],
)
async def test_only_what_can_be_shown_is_sent(
    server: Server, message: dict[str, str], reason: str
) -> None:
    async with guests(server, "Ann") as [ann]:
        seat = await ann.look(await ann.open_table("lie", 2))
        assert (await refused(seat, type="chat", **message))["reason"] == reason


async def test_reactions_count_as_messages(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as [ann, bob]:
        code = await ann.open_table("lie", 2)
        seat, other = await ann.look(code), await bob.look(code)
        for number in range(PER_MINUTE):
            kind = {"reaction": "gasp"} if number % 2 else {"phrase": "phrase-oops"}
            await seat.send(type="chat", id=f"{number}", **kind)
            await hears(other)
        stopped = await refused(seat, type="chat", reaction="gasp")
        assert (stopped["reason"], stopped["values"]) == ("chat-too-much", {"most": PER_MINUTE})
        # A reaction that is sent twice is shown once.
        await seat.send(type="chat", reaction="gasp", id="1")
        assert (await seat.until(lambda frame: frame["type"] == "accepted"))["id"] == "1"


async def test_muting_hides_reactions_and_phrases(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people:
        ann, bob = await seated(people, "lie", 2)
        await ann.send(type="mute", name="Bob")
        await ann.until(lambda frame: frame["type"] == "snapshot")
        for message in ({"reaction": "tears"}, {"phrase": "phrase-oops"}):
            await bob.send(type="chat", **message)
            spoken = await hears(bob)
            await ann.reach(lambda spoken=spoken: ann.n >= spoken["seq"])  # type: ignore[misc]
        assert not [frame for frame in ann.frames if "chat_message" in frame]
        assert lines(await people[0].look(ann.code)) == []


# ── bots ────────────────────────────────────────────────────────────────────────────────────


async def test_bots_say_something_now_and_then_and_can_be_muted(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """Bots that are given no time do not talk, so these have a little."""
    with Server(tmp_path_factory.mktemp("talking"), bot_delay=0.01) as server:
        async with guests(server, "Ann", "Bob") as people:
            chatty = {str(seat): "rookie:chatty" for seat in range(2, 6)}
            ann, bob = await seated(people, "lie", 6, bots=chatty)
            for seat, bot in enumerate(ann.table["seats"][2:], start=2):
                await ann.send(type="mute", name=bot["name"])
                await ann.reach(lambda seat=seat: len(ann.you.get("muted", ())) == seat - 1)  # type: ignore[misc]
            for number, person in enumerate((ann, bob)):
                await person.send(type="hand_over", seat=number, kind="rookie")
            spoken = await hears(bob)
            assert spoken["seat"] >= 2, "a bot that plays for a person says nothing"
            assert spoken["name"] == bob.table["seats"][spoken["seat"]]["name"]
            assert spoken["text"] == ""
            assert spoken.get("reaction") or spoken.get("phrase")
            await ann.reach(lambda: ann.n >= spoken["seq"])
            assert not [frame for frame in ann.frames if "chat_message" in frame]
