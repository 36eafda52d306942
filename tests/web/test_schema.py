"""The contract with clients: the schema holds on the wire, what is made of it is current, and the
manual's examples are true."""

from __future__ import annotations

import asyncio
import json
import random
import re
import subprocess
import sys
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest
import websockets

import bluffhouse
from bluffhouse.house import commands, frames
from bluffhouse.house.settings import Settings
from bluffhouse.locales import messages_of
from bluffhouse.rules.contract import tag_of as tag
from bluffhouse.text import text_of
from bluffhouse.text.sentences import Declarations
from bluffhouse.web import schema
from bluffhouse.web.budgets import FORGIVEN_PER_SECOND, MAX_EXCESS_MESSAGES
from bluffhouse.web.sockets import CLOSE_CODES
from serving import Guest, Server, guests, seated

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client"
PROTOCOL = CLIENT / "src" / "protocol"
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
DOCUMENT = schema.document()
GAMES = sorted(bluffhouse.games())


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


JSON = [json.loads(block) for block in blocks("json")]


@cache
def described(name: str) -> jsonschema_rs.Validator:
    """Whether something is what the schema calls that, with nothing more in it."""
    strict = deepcopy(DOCUMENT["$defs"])
    for definition in strict.values():
        if "properties" in definition:
            definition["additionalProperties"] = False
    return jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", "$defs": strict})


def check(name: str, value: object) -> None:
    described(name).validate(value)


# ── what is made of it ──────────────────────────────────────────────────────────────────────


def run(*command: str | Path) -> str:
    done = subprocess.run(
        [*map(str, command)], cwd=CLIENT, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_schema_in_the_client_is_current() -> None:
    current = (PROTOCOL / "schema.json").read_text(encoding="utf-8")
    assert run(sys.executable, "-m", "bluffhouse", "schema") == current, "make protocol"


def test_the_types_in_the_client_are_current(tmp_path: Path) -> None:
    assert (CLIENT / "node_modules").is_dir(), "make client/node_modules/.ready"
    run("node", "generate-types.mjs", PROTOCOL / "schema.json", tmp_path / "types.ts")
    current = (PROTOCOL / "types.ts").read_text(encoding="utf-8")
    assert (tmp_path / "types.ts").read_text(encoding="utf-8") == current, "make protocol"


def test_the_types_compile() -> None:
    assert (CLIENT / "node_modules").is_dir(), "make client/node_modules/.ready"
    assert run("node", "node_modules/typescript/bin/tsc", "--noEmit") == ""


def test_the_lock_file_names_no_place_to_download_from() -> None:
    assert "resolved" not in (CLIENT / "package-lock.json").read_text(encoding="utf-8")


# ── the schema ──────────────────────────────────────────────────────────────────────────────


def test_it_is_json_schema() -> None:
    assert jsonschema_rs.meta.is_valid(DOCUMENT)


def test_nothing_is_left_open() -> None:
    """There is no value of which it only says that it is there."""

    def look(part: object, place: str) -> None:
        if isinstance(part, list):
            for number, item in enumerate(part):
                look(item, f"{place}/{number}")
        elif isinstance(part, dict):
            for name, inner in part.get("properties", {}).items():
                assert inner.keys() - {"description", "default"}, f"{place}/{name}"
            assert part.get("type") != "array" or "items" in part, place
            closed = {"properties", "additionalProperties"}
            assert part.get("type") != "object" or closed & part.keys(), place
            for key, value in part.items():
                if key != "default":
                    look(value, f"{place}/{key}")

    look(DOCUMENT, "")


def test_every_struct_says_what_it_is_once() -> None:
    names = list(DOCUMENT["$defs"])
    assert names == sorted(set(names))
    for name in ("Snapshot", "LieTurn", "MillionsOfDollarsOffer", "DontBluffOffer"):
        assert DOCUMENT["$defs"][name]["description"]
    note = DOCUMENT["$defs"]["LieView"]["properties"]["hand"]["description"]
    assert note == "Your own cards; none for a spectator."


def test_it_tells_right_from_wrong() -> None:
    good = {"type": "act", "id": "1", "action": {"do": "bid", "count": 1, "value": 2}}
    assert described("Command").is_valid(good)
    assert not described("Command").is_valid(good | {"action": {"do": "fly"}})
    assert not described("Command").is_valid(good | {"more": 1})
    assert not described("Frame").is_valid({"type": "update"})
    assert not described("LieView").is_valid({"seat": 0})


# ── on the wire ─────────────────────────────────────────────────────────────────────────────


def check_frame(game: str, frame: dict[str, Any]) -> None:
    """It is a frame, and what is the game's in it is this game's."""
    check("Frame", frame)

    def of(kind: str) -> str:
        return schema._called(game, kind)

    for update in (frame, *frame.get("missed", ())):
        for event in update.get("events", ()):
            check(of("event"), event)
        for item in update.get("legal", ()):
            check(of("action" if "do" in item else "form"), item)
        for field, kind in (("view", "view"), ("set", "changes"), ("add", "growth")):
            if field in update:
                check(of(kind), update[field])
        if "table" in update:
            check(of("options"), update["table"]["options"])


@pytest.mark.parametrize("game", GAMES)
async def test_every_frame_is_as_described(server: Server, game: str) -> None:
    seats = min(3, bluffhouse.games()[game].seats[-1])
    async with guests(server, "Ann", "Bob", "Eve") as people:
        ann, bob, eve = people
        clock = {"kind": "game", "seconds": 600, "increment": 5}
        looking = await seated([ann, bob], game, seats, clock=clock)
        code = looking[0].code
        watching = await eve.look(code)
        await watching.send(type="chat", text="Good luck!")
        await looking[0].send(type="act", id="x", action={"do": "fly"})
        await looking[0].until(lambda frame: frame["type"] == "refused")
        rng = random.Random(game)
        async with asyncio.timeout(240):
            await asyncio.gather(*[seat.play_on(rng) for seat in looking])
        await watching.reach(lambda: watching.table["phase"] == "over")
        again = await bob.look(code, since=3)
        await looking[0].send(type="rematch")
        await looking[0].reach(lambda: "next" in looking[0].table)
        kinds = set()
        for seat in (*looking, watching, again):
            for frame in seat.frames:
                check_frame(game, frame)
                kinds |= frame.keys() | {frame["type"]}
        assert {"snapshot", "update", "refused", "missed", "view", "set", "events"} <= kinds
        assert {"legal", "clocks", "table", "notice", "chat_message", "id"} <= kinds
        await check_answers(ann, code)


async def check_answers(guest: Guest, code: str) -> None:
    """Check the HTTP answers about a finished game."""
    for path, name in (
        ("/api/me", "Me"),
        (f"/api/tables/{code}", "TableShown"),
        (f"/api/tables/{code}/replay", "Replay"),
        (f"/api/tables/{code}/replay?seat=1", "Replay"),
        (f"/api/tables/{code}/truth", "Truth"),
        ("/api/history", "Mine"),
        ("/api/history/figures", "Figures"),
    ):
        check(name, (await guest.get(path)).json())
    check("Link", (await guest.post("/api/me/link")).json())
    check("Problem", (await guest.get("/api/tables/ABCDEFGH")).json())
    for info in (await guest.get("/api/games")).json():
        check("GameInfo", info)
        declarations = (await guest.get(f"/api/games/{info['name']}/text")).json()
        check("Declarations", declarations)
        assert msgspec.convert(declarations, Declarations) == text_of(info["name"]).declarations()
        words = await guest.get(f"/api/games/{info['name']}/words/pl")
        assert words.text == messages_of(info["name"], "pl")


async def test_the_list_of_open_tables_is_as_described(server: Server) -> None:
    async with guests(server, "Ann") as (ann,):
        opened = await ann.post("/api/tables", {"game": "lie", "seats": 2, "public": True})
        check("Opened", opened.json())
        url = server.url.replace("http", "ws", 1) + "/api/lobby"
        async with websockets.connect(url, additional_headers=ann.headers) as lobby:
            listed = json.loads(await asyncio.wait_for(lobby.recv(), 30))
        check("Listed", listed)
        assert opened.json()["code"] in [table["code"] for table in listed["tables"]]


# ── the manual ──────────────────────────────────────────────────────────────────────────────


def rows(heading: str) -> list[list[str]]:
    """The cells of the tables below a heading."""
    _, _, below = PAGE.partition(f"\n{heading}\n")
    section = re.split(r"^#{1,3} ", below, maxsplit=1, flags=re.MULTILINE)[0]
    lines = [line for line in section.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


@pytest.mark.parametrize("example", JSON, ids=lambda example: str(example["type"]))
def test_every_example_is_as_described(example: dict[str, Any]) -> None:
    kind = example["type"]
    if kind in ("snapshot", "update", "refused", "accepted", "hint", "announcement", "pong"):
        check_frame("lie", example)
    elif kind == "listed":
        check("Listed", example)
    elif kind in map(tag, (signal.__name__ for signal in schema.SIGNALS)):
        check("Signal", example)
        assert tag(type(commands.decode_message(json.dumps(example))).__name__) == kind
    else:
        check("Command", example)
        assert tag(type(commands.decode(json.dumps(example))).__name__) == kind


def test_there_is_an_example_of_every_message() -> None:
    kinds: tuple[type[msgspec.Struct], ...] = (*schema.COMMANDS, *schema.SIGNALS, *schema.FRAMES)
    wanted = {str(kind.__struct_config__.tag) for kind in kinds}
    assert {example["type"] for example in JSON} == wanted | {"listed"}


def test_the_manual_has_every_field_of_frames() -> None:
    update = {field.strip("`") for field, *_ in rows("### Updates")}
    assert update >= set(frames.Update.__struct_fields__)
    snapshot = {field.strip("`") for field, *_ in rows("### The snapshot")}
    assert snapshot >= set(frames.Snapshot.__struct_fields__) - {"protocol"}


def test_the_manual_has_every_form() -> None:
    text = str(rows("## What is legal"))
    for name in GAMES:
        for form in bluffhouse.games()[name].forms:
            assert f"`{tag(form.__name__)}`" in text
            for field in form.__struct_fields__:
                assert f"`{field}" in text


def test_the_manual_has_all_notices() -> None:
    listed = [what.strip("`") for what, _ in rows("## Notices")[2:]]
    assert listed == list(get_args(frames.What))


def test_the_manual_has_every_close_code() -> None:
    text = dict(row for row in rows("## When the house closes the connection"))
    for reason, code in CLOSE_CODES.items():
        assert f"`{reason}`" in text[str(code)]


def test_the_manual_has_the_limits() -> None:
    limits = rows("## Limits")[2:]
    assert len(limits) == 12
    for setting, default, _ in limits:
        assert getattr(Settings(), setting.strip("`")) == int(default)
    assert f"after {MAX_EXCESS_MESSAGES} such messages" in limits[0][2]
    assert f"{FORGIVEN_PER_SECOND:.0f} are forgiven every second" in limits[0][2]


async def test_the_manual_has_every_path(server: Server) -> None:
    async with guests(server, "Ann") as (ann,):
        paths = (await ann.get("/api/openapi.json")).json()["paths"]
    wanted = {f"{method.upper()} {path}" for path in paths for method in paths[path]}
    listed = {path.strip("`") for path, *_ in rows("## HTTP") if "/api/" in path}
    assert listed == wanted


def test_the_manuals_client_plays_to_the_end(server: Server, tmp_path: Path) -> None:
    (block,) = blocks("python against a house")
    assert len(block.splitlines()) < 75
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", block, server.url],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"(Robot|Olga|Rocco) wins\n", done.stdout)
