"""The operator's desk: reachable only with its token, and it shows no secrets."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from bluffhouse.house.backup import export_house, import_house
from bluffhouse.house.house import House
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.settings import Settings
from bluffhouse.house.storage import Store
from bluffhouse.house.store_access import StoreAccess
from bluffhouse.house.wall_clock import now
from bluffhouse.web import http_connection
from bluffhouse.web.backup_download import BackupDownloads, chunks
from bluffhouse.web.budgets import Budgets
from bluffhouse.web.desk_access import MAX_SESSION, DeskAccess, DeskSession
from bluffhouse.web.house_figures import EVERY, KEPT, FigureRecorder, Sample, together
from bluffhouse.web.http_errors import STATUS_OF_REASON
from bluffhouse.web.sockets import CLOSE_CODES, TOO_MANY
from postgres import Cluster
from serving import PATIENCE, Guest, Seat, Server, guests, seated

TOKEN = "a-token-for-the-operator"
HANDLERS = [
    ("DELETE", "/session", None),
    ("GET", "", None),
    ("GET", "/people", None),
    ("GET", "/figures", None),
    ("POST", "/tables/ABCDEFGH/close", {"reason": ""}),
    ("POST", "/bans", {"person": 1}),
    ("DELETE", "/bans/1", None),
    ("POST", "/announcement", {"text": "Hello"}),
    ("DELETE", "/announcement", None),
    ("GET", "/backup", None),
]
"""Every handler of the desk but the one that signs in."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house"), desk_token=TOKEN) as server:
        yield server


@asynccontextmanager
async def at_the_desk(server: Server, token: str = TOKEN) -> AsyncIterator[httpx.AsyncClient]:
    """A browser in which the operator is signed in."""
    async with httpx.AsyncClient(base_url=server.url + "/api/desk", timeout=PATIENCE) as desk:
        answer = await desk.post("/session", json={"token": token})
        assert answer.status_code == 204, answer.text
        yield desk


@pytest.fixture
async def desk(server: Server) -> AsyncIterator[httpx.AsyncClient]:
    async with at_the_desk(server) as desk:
        yield desk


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]


async def person_id(desk: httpx.AsyncClient, name: str) -> int:
    found = (await desk.get("/people", params={"name": name})).json()
    return int(next(person["id"] for person in found if person["name"] == name))


def shown_cards(view: dict[str, Any] | None) -> dict[str, Any]:
    """Return a view without those who have yet to decide: bots may do so at any moment."""
    return {name: value for name, value in (view or {}).items() if name != "to_act"}


async def until_closed(seat: Seat) -> None:
    """Read frames until the house closes the connection."""
    try:
        await seat.until(lambda _: False)
    except websockets.ConnectionClosed:
        return


# ── who may come in ─────────────────────────────────────────────────────────────────────────


def test_every_handler_is_tried_here(server: Server) -> None:
    described = httpx.get(f"{server.url}/api/openapi.json", timeout=PATIENCE).json()["paths"]
    there = {
        (method.upper(), re.sub(r"\{[^}]*\}", "X", path.removeprefix("/api/desk")))
        for path, methods in described.items()
        if path.startswith("/api/desk")
        for method in methods
    }
    tried = {(m, re.sub(r"/ABCDEFGH|(?<=bans)/1", "/X", path)) for m, path, _ in HANDLERS}
    assert there == tried | {("POST", "/session")}


async def test_without_the_token_nothing_answers(server: Server) -> None:
    """Not with no cookie, a forged one, an expired one, nor one signed with another token."""
    store = Store(server.database)
    key = store.secret("cookies", "")
    settings = Settings(data=server.folder, desk_token=TOKEN)
    access = DeskAccess(settings, StoreAccess(store), key, Budgets(settings))
    other = DeskAccess(
        Settings(data=server.folder, desk_token="another-token-16"),
        StoreAccess(store),
        key,
        Budgets(settings),
    )
    at = now()
    alive = DeskSession(at, at + 60_000)
    good = await access.signed(alive)
    longer = f"{at}.{at + MAX_SESSION}.{good.rpartition('.')[2]}"
    bad = [
        None,
        "",
        "x",
        f"{at}.{at + 60_000}.",
        await access.signed(DeskSession(at - 120_000, at - 60_000)),
        await other.signed(alive),
        longer,
    ]
    async with guests(server, "Mallory") as [mallory]:
        for value in bad:
            cookies = {} if value is None else {access.cookie: value}
            async with httpx.AsyncClient(cookies=cookies, timeout=PATIENCE) as http:
                for method, path, body in HANDLERS:
                    url = f"{server.url}/api/desk{path}"
                    answer = await http.request(method, url, json=body, headers=mallory.headers)
                    assert refused(answer) == (401, "desk-sign-in"), (method, path, value)
    async with httpx.AsyncClient(cookies={access.cookie: good}, timeout=PATIENCE) as http:
        assert (await http.get(f"{server.url}/api/desk")).status_code == 200
    store.close()


@pytest.mark.parametrize(
    "headers",
    [
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "https://evil.example"},
        {"origin": "null"},
    ],
)
async def test_other_pages_cannot_use_the_desk(
    server: Server, desk: httpx.AsyncClient, headers: dict[str, str]
) -> None:
    for method, path, body in [("POST", "/session", {"token": TOKEN}), *HANDLERS]:
        answer = await desk.request(method, path, json=body, headers=headers)
        assert refused(answer) == (403, "foreign-origin"), (method, path)


async def test_the_cookie_is_for_this_site_only_and_short_lived(server: Server) -> None:
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        signed_in = await http.post(f"{server.url}/api/desk/session", json={"token": TOKEN})
        cookie = signed_in.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert 3500 < int(re.findall(r"max-age=(\d+)", cookie)[0]) <= 3600
        signed_out = await http.delete(f"{server.url}/api/desk/session")
        assert "max-age=0" in signed_out.headers["set-cookie"].lower()
        assert refused(await http.get(f"{server.url}/api/desk")) == (401, "desk-sign-in")


async def test_the_first_start_prints_a_token_and_a_new_one_ends_it(tmp_path: Path) -> None:
    def new_tokens(text: str) -> list[str]:
        return re.findall(r"/desk \(token: ([\w-]{32})\)", text)

    out = tmp_path / "house.out"
    with Server(tmp_path) as server:
        (token,) = new_tokens(out.read_text())
        assert token.encode() not in (tmp_path / "house.db").read_bytes()
        async with at_the_desk(server, token) as desk:
            made = subprocess.run(
                [sys.executable, "-m", "bluffhouse", "desk-token", "--database", server.database],
                capture_output=True,
                text=True,
                timeout=PATIENCE,
            )
            (other,) = new_tokens(made.stdout)
            assert refused(await desk.get("")) == (401, "desk-sign-in")
            wrong = await desk.post("/session", json={"token": token})
            assert refused(wrong) == (401, "desk-wrong-token")
        async with at_the_desk(server, other) as desk:
            assert token not in server.log.read_text()
            assert "wrong token from 127.0.0.1" in server.log.read_text()
            tries = [await desk.post("/session", json={"token": "x" * n}) for n in range(12)]
            reasons = [answer.json()["reason"] for answer in tries]
            assert reasons[:9] == ["desk-wrong-token"] * 9
            assert reasons[-1] == "too-fast"
            # Somebody behind the operator's address cannot lock them out.
            assert (await desk.post("/session", json={"token": other})).status_code == 204
            floods = (await desk.get("")).json()["floods"]
            assert [(f["limit"], f["address"]) for f in floods] == [("too-fast", "127.0.0.1")]
        server.stop()
        server.settings["desk"] = "false"
        server.start()
        assert new_tokens(out.read_text()) == []
        for method, path, body in [("POST", "/session", {"token": other}), *HANDLERS]:
            answer = httpx.request(method, f"{server.url}/api/desk{path}", json=body)
            assert refused(answer) == (404, "no-such-page"), path


async def test_a_chosen_token_cannot_be_guessed_quickly(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'house.db'}")
    store.migrate()
    settings = Settings(data=tmp_path, desk_token=TOKEN)
    access = DeskAccess(settings, StoreAccess(store), "key", Budgets(settings))
    scope = {"client": ("192.0.2.1", 1), "headers": []}
    for _ in range(10):
        with pytest.raises(Refusal, match="desk-wrong-token"):
            await access.sign_in(scope, "x")
    with pytest.raises(Refusal, match="too-fast"):
        await access.sign_in(scope, TOKEN)
    await access.sign_in(scope | {"client": ("192.0.2.2", 1)}, TOKEN)
    store.close()


async def test_no_backup_opens_the_desk(tmp_path: Path) -> None:
    """Neither one of today, nor one of an earlier version, which held the token's hash."""
    with Server(tmp_path) as server:
        store, file = Store(server.database), tmp_path / "house.backup"
        hash, key = store.find_secret("desk-token"), store.secret("cookies", "")
        assert hash is not None
        export_house(store, file)
        store.close()
        assert key in file.read_text()
        assert "desk-" not in file.read_text()
        settings = Settings(data=tmp_path)
        for known in (None, hash):
            copy = Store(f"sqlite:///{tmp_path / f'copy-{known is None}.db'}")
            copy.migrate()
            import_house(copy, file, 30)
            if known is not None:
                copy.replace_secret("desk-token", known)
            access = DeskAccess(settings, StoreAccess(copy), key, Budgets(settings))
            forged = {access.cookie: await access.signed(DeskSession(now(), now() + 60_000))}
            answer = httpx.get(f"{server.url}/api/desk", cookies=forged, timeout=PATIENCE)
            assert refused(answer) == (401, "desk-sign-in"), known
            copy.close()


async def test_signing_out_ends_copied_cookies_too(tmp_path: Path) -> None:
    with Server(tmp_path, desk_token=TOKEN) as server:
        async with at_the_desk(server) as desk, at_the_desk(server) as other:
            copied = dict(desk.cookies)
            assert (await desk.delete("/session")).status_code == 204
            answer = httpx.get(f"{server.url}/api/desk", cookies=copied, timeout=PATIENCE)
            assert refused(answer) == (401, "desk-sign-in")
            assert refused(await other.get("")) == (401, "desk-sign-in")
            again = await other.post("/session", json={"token": TOKEN})
            assert again.status_code == 204
            assert (await other.get("")).status_code == 200


# ── what it shows ───────────────────────────────────────────────────────────────────────────


async def test_it_shows_what_a_spectator_could_know(
    server: Server, desk: httpx.AsyncClient
) -> None:
    async with guests(server, "Ada", "Ben") as [ada, ben]:
        first, _ = await seated([ada, ben], "dont_bluff", 3)
        await first.send(type="chat", text="psst-a-secret")
        await first.until(lambda frame: "chat_message" in frame)
        spectators_view = (await ada.get(f"/api/tables/{first.code}")).json()
        shown = (await desk.get("")).json()
        (table,) = [each for each in shown["tables"] if each["code"] == first.code]
        assert table["game"] == "dont_bluff"
        assert table["phase"] == "playing"
        assert table["people"] == ["Ada", "Ben"]
        assert (table["bots"], table["seats"], table["viewers"]) == (1, 3, 2)
        assert table["entries"] >= first.n
        (address,) = shown["addresses"]
        assert address["address"] == "127.0.0.1"
        assert {"Ada", "Ben"} <= set(address["people"])
        people = (await desk.get("/people", params={"name": "ad"})).json()
        assert [(p["name"], p["connections"], p["tables"]) for p in people][:1] == [("Ada", 1, 1)]
        everything = " ".join(
            [(await desk.get(path)).text for path in ("", "/people", "/figures?after=0")]
        )
        secret = server.journal(first.code)[1].secret  # type: ignore[union-attr]
        hidden = [secret, "psst-a-secret", ada.token, ben.token, TOKEN, spectators_view["pledge"]]
        assert [text for text in hidden if text in everything] == []
        spectators = {"code", "game", "phase", "public", "seats"}
        counted = {"people", "bots", "viewers", "created", "touched", "entries"}
        assert set(table) == spectators | counted
        assert spectators <= set(spectators_view) | {"public"}
        assert set(people[0]) == {
            *("id", "name", "seen", "tables", "connections", "addresses", "banned")
        }


async def test_the_figures_go_on(desk: httpx.AsyncClient) -> None:
    figures = (await desk.get("/figures")).json()
    assert figures["at"]
    columns = {name: values for name, values in figures.items() if name != "every"}
    assert {len(values) for values in columns.values()} == {len(figures["at"])}
    assert figures["memory"][-1] > 10
    last = figures["at"][-1]
    async with asyncio.timeout(PATIENCE):
        while not (later := (await desk.get("/figures", params={"after": last})).json())["at"]:
            await asyncio.sleep(0.2)
    assert later["at"][0] > last


def test_every_limit_has_a_name_at_the_desk() -> None:
    """English is compared with the code here, and the other languages with English elsewhere."""
    limits = {reason for reason, status in STATUS_OF_REASON.items() if status in (408, 429)}
    limits |= {reason for reason, code in CLOSE_CODES.items() if code == TOO_MANY}
    web = Path(http_connection.__file__).parent
    source = "".join(file.read_text(encoding="utf-8") for file in web.glob("*.py"))
    limits |= set(re.findall(r'floods\.add\("([a-z-]+)"', source))
    connection = Path(http_connection.__file__).read_text(encoding="utf-8")
    limits |= set(re.findall(r'Problem\("([a-z-]+)"', connection))
    assert {"too-fast", "too-large", "too-many-reads", "too-many-viewers", "too-slow"} <= limits
    text = (web.parent / "locales" / "en" / "desk.ftl").read_text(encoding="utf-8")
    assert limits == set(re.findall(r"^desk-limit-([a-z-]+) =", text, re.MULTILINE))


def test_every_refusal_has_its_sentence() -> None:
    package = Path(http_connection.__file__).parents[1]
    source = "".join(file.read_text(encoding="utf-8") for file in package.rglob("*.py"))
    reasons = set(re.findall(r'(?:Refusal|Problem)\(\s*"([a-z-]+)"', source))
    assert len(reasons) > 50
    files = (package / "locales" / "en").glob("*.ftl")
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    assert reasons | STATUS_OF_REASON.keys() <= set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))


def test_figures_of_several_workers_are_added_up() -> None:
    one = Sample(connections=3, moves=0.5, waiting=1, refusals=0.25, memory=90, commit=8.5)
    two = Sample(connections=4, moves=1.5, waiting=0, refusals=0, memory=100, commit=2)
    assert together([one, two]) == Sample(7, 2, 1, 0.25, 190, 8.5)
    assert together([one]) == one


async def test_figures_are_kept_for_two_hours_only(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'house.db'}")
    house = House(Settings(), store)
    try:
        figures = FigureRecorder(house, lambda: 0)
        every = round(EVERY * 1000)
        for number in range(KEPT + 10):
            for worker in (1, 2):
                figures.keep(worker, number * every, Sample(worker, 0, 0, 0, 0, 0))
        shown = figures.since(-1)
        assert (len(shown.at), shown.at[0]) == (KEPT, 10 * every)
        assert set(shown.connections) == {3}
        assert figures.since(shown.at[-2]).at == shown.at[-1:]
    finally:
        house.database.close()


# ── what it does ────────────────────────────────────────────────────────────────────────────


async def test_closing_a_table_is_announced_and_final(
    server: Server, desk: httpx.AsyncClient
) -> None:
    async with guests(server, "Ada", "Eve") as [ada, eve]:
        (first,) = await seated([ada], "lie", 3)
        watcher = await eve.look(first.code)
        hand = shown_cards(first.view)
        closed = await desk.post(f"/tables/{first.code}/close", json={"reason": " Rude\nnames "})
        assert closed.status_code == 204
        for seat in (first, watcher):
            update = await seat.until(lambda frame: frame.get("notice", {}).get("what") == "closed")
            assert update["notice"]["reason"] == "Rude names"
            assert seat.table["phase"] == "closed"
            assert seat.table["closed_because"] == "Rude names"
            assert "seed" not in seat.table
        assert shown_cards(first.view) == hand
        for command in ({"type": "chat", "text": "hey"}, {"type": "rematch"}, {"type": "resume"}):
            assert refused(await ada.ask(first.code, **command)) == (409, "table-closed")
        again = await ada.look(first.code)
        assert again.table["phase"] == "closed"
        assert (await desk.post(f"/tables/{first.code}/close", json={})).status_code == 204
        assert refused(await ada.get(f"/api/tables/{first.code}/truth")) == (409, "not-over")
        tables = (await desk.get("")).json()["tables"]
        assert first.code not in [table["code"] for table in tables]
        mine = (await ada.get("/api/history")).json()["tables"]
        assert [table["phase"] for table in mine if table["code"] == first.code] == ["closed"]
    missing = await desk.post("/tables/ABCDEFGH/close", json={})
    assert refused(missing) == (404, "no-such-table")


async def test_a_ban_ends_connections_and_outlives_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path, desk_token=TOKEN) as server:
        async with at_the_desk(server) as desk, guests(server, "Mallory", "Ben") as [mallory, ben]:
            code = await ben.open_table("lie", 3)
            spectator, other = await mallory.look(code), await ben.look(code)
            id = await person_id(desk, "Mallory")
            await desk.post("/bans", json={"person": id, "hours": 5, "note": "spam"})
            await until_closed(spectator)
            frame = await mallory.look(code)
            assert frame.frames[-1]["type"] == "refused"
            assert frame.frames[-1]["reason"] == "banned-until"
            assert frame.frames[-1]["values"] == {"hours": 5}
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await frame.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403
            assert refused(await mallory.get("/api/me")) == (403, "banned-until")
            assert (await ben.get("/api/me")).status_code == 200
            assert (await other.ask(type="sit", seat=0))["type"] != "refused"
            server.stop()
            server.start()
            assert refused(await mallory.get("/api/me")) == (403, "banned-until")
            (ban,) = (await desk.get("")).json()["bans"]
            assert (ban["name"], ban["note"]) == ("Mallory", "spam")
            # For good, instead of the earlier ban.
            await desk.post("/bans", json={"person": id})
            assert refused(await mallory.get("/api/me")) == (403, "banned")
            (ban,) = (await desk.get("")).json()["bans"]
            assert "until" not in ban
            assert (await desk.delete(f"/bans/{ban['id']}")).status_code == 204
            assert (await mallory.get("/api/me")).status_code == 200
            assert refused(await desk.delete(f"/bans/{ban['id']}")) == (404, "no-such-page")
            assert refused(await desk.post("/bans", json={"person": 99})) == (404, "no-such-page")
            # An address: everybody there is out, except at the desk.
            listening = await ben.look(code)
            await desk.post("/bans", json={"address": "::ffff:127.0.0.1"})
            await until_closed(listening)
            assert refused(await ben.get("/api/games")) == (403, "banned")
            assert (await ben.look(code)).frames[-1]["reason"] == "banned"
            assert httpx.get(server.url).status_code == 200
            (ban,) = (await desk.get("")).json()["bans"]
            assert ban["address"] == "127.0.0.1"
            await desk.delete(f"/bans/{ban['id']}")
            assert (await ben.get("/api/me")).status_code == 200
        log = server.log.read_text()
        for said in ("signed in from 127.0.0.1", "banned person", "lifted ban", "banned 127.0.0.1"):
            assert said in log
        assert "Mallory" not in log


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"person": 1, "address": "1.2.3.4"},
        {"address": "here"},
        {"person": 1, "hours": 0},
        {"person": 2**63},
    ],
)
async def test_a_ban_that_makes_no_sense_is_refused(
    desk: httpx.AsyncClient, body: dict[str, Any]
) -> None:
    assert refused(await desk.post("/bans", json=body)) == (400, "not-understood")
    assert refused(await desk.delete(f"/bans/{2**63}")) == (400, "not-understood")


async def test_an_announcement_reaches_everybody(server: Server, desk: httpx.AsyncClient) -> None:
    async with guests(server, "Ada") as [ada]:
        code = await ada.open_table("lie", 3)
        at_table = await ada.look(code)
        url = server.url.replace("http", "ws", 1) + "/api/lobby"
        async with websockets.connect(url, additional_headers=ada.headers) as lobby:
            await lobby.recv()
            answer = await desk.post("/announcement", json={"text": " Closing\tat ten. "})
            assert answer.status_code == 204
            told = await at_table.until(lambda frame: frame["type"] == "announcement")
            assert told["text"] == "Closing at ten."
            while (frame := json.loads(await lobby.recv()))["type"] != "announcement":
                pass
            assert frame["text"] == "Closing at ten."
        public = await ada.http.get(server.url + "/api/announcement")
        assert public.json() == {"text": "Closing at ten.", "at": told["at"]}
        later = Guest(server, ada.http, ada.name, ada.token)
        assert (await later.look(code)).frames[0]["text"] == "Closing at ten."
        await asyncio.gather(*[seat.close() for seat in later.seats])
        assert (await desk.get("")).json()["announcement"] == "Closing at ten."
        assert (await desk.delete("/announcement")).status_code == 204
        told = await at_table.until(lambda frame: frame["type"] == "announcement")
        assert told["text"] == ""
        assert (await ada.http.get(server.url + "/api/announcement")).json() == {}
        empty = await desk.post("/announcement", json={"text": "\u200b "})
        assert refused(empty) == (400, "not-understood")


async def test_a_backup_can_be_imported(
    server: Server, desk: httpx.AsyncClient, tmp_path: Path
) -> None:
    async with guests(server, "Olaf") as [olaf]:
        code = await olaf.open_table("lie", 3)
        await desk.post("/bans", json={"person": await person_id(desk, "Olaf"), "note": "x"})
        answer = await desk.get("/backup")
        assert answer.headers["content-disposition"].startswith('attachment; filename="house-')
        assert answer.headers["cache-control"] == "no-store"
        file = tmp_path / "house.backup"
        file.write_bytes(answer.content)
        (ban,) = (await desk.get("")).json()["bans"]
        await desk.delete(f"/bans/{ban['id']}")
    copy = Store(f"sqlite:///{tmp_path / 'copy.db'}")
    copy.migrate()
    import_house(copy, file, 30)
    assert copy.find(code) is not None
    copy.close()
    assert "sent a backup to 127.0.0.1" in server.log.read_text()


async def test_backups_are_made_one_at_a_time_in_the_data_folder(tmp_path: Path) -> None:
    """The system's temporary folder may be in memory."""
    store = Store(f"sqlite:///{tmp_path / 'house.db'}")
    store.migrate()
    data = tmp_path / "data"
    downloads = BackupDownloads(StoreAccess(store), data)
    first = await downloads.make()
    assert data.is_dir()
    descriptors = Path("/proc/self/fd")
    if descriptors.exists():
        assert (descriptors / str(first.fileno())).readlink().is_relative_to(data)
    with pytest.raises(Refusal, match="desk-backup-running"):
        await downloads.make()
    assert b"".join([chunk async for chunk in chunks(first)]).startswith(b'{"row":"backup"')
    both = await asyncio.gather(downloads.make(), downloads.make(), return_exceptions=True)
    assert [each.reason for each in both if isinstance(each, Refusal)] == ["desk-backup-running"]
    for file in both:
        if not isinstance(file, BaseException):
            file.close()
    store.close()


async def test_connections_that_are_refused_are_listed(tmp_path: Path) -> None:
    with Server(
        tmp_path, desk_token=TOKEN, request_seconds=1, max_requests_per_address=4
    ) as server:

        async def sent(head: bytes) -> bytes:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(head)
            answer = await reader.readline()
            writer.close()
            return answer

        async with asyncio.timeout(PATIENCE):
            long = b"GET / HTTP/1.1\r\nx: " + b"x" * 40_000
            assert b" 431 " in await sent(long)
            large = b"POST / HTTP/1.1\r\ncontent-length: 99999999\r\n\r\n"
            assert b" 413 " in await sent(large)
            assert b" 408 " in await sent(b"")  # a browser opens connections in advance
            async with at_the_desk(server) as desk:
                floods = (await desk.get("")).json()["floods"]
                assert {flood["limit"]: flood["times"] for flood in floods} == {"too-large": 2}
            assert b" 408 " in await sent(b"GET / HTTP/1.1\r\n")
            held = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(4)]
            assert b" 429 " in await sent(b"")
            for _, writer in held:
                writer.close()
            # Closing takes a moment to arrive. One connection is used from here on.
            async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as desk:
                while (await desk.get("/healthz")).status_code == 429:
                    await asyncio.sleep(0.05)
                await desk.post("/api/desk/session", json={"token": TOKEN})
                floods = (await desk.get("/api/desk")).json()["floods"]
        assert {flood["address"] for flood in floods} == {"127.0.0.1"}
        times = {flood["limit"]: flood["times"] for flood in floods}
        assert times.pop("too-many-connections") >= 1
        assert times == {"too-large": 2, "too-slow": 1}


async def test_refused_floods_are_listed(tmp_path: Path) -> None:
    with Server(
        tmp_path, desk_token=TOKEN, messages_per_second=2, max_connections_per_address=1
    ) as server:
        async with at_the_desk(server) as desk, guests(server, "Ada", "Ben", "Eve") as people:
            ada, ben, eve = people
            answers = [await ada.get("/api/history/figures") for _ in range(4)]
            assert answers[-1].status_code == 429
            url = server.url.replace("http", "ws", 1) + "/api/lobby"
            async with (
                websockets.connect(url, additional_headers=ben.headers) as first,
                websockets.connect(url, additional_headers=eve.headers) as second,
            ):
                assert json.loads(await first.recv())["type"] == "listed"
                assert json.loads(await second.recv())["reason"] == "too-many-connections"
            floods = (await desk.get("")).json()["floods"]
            seen = {(flood["limit"], flood["address"]): flood["times"] for flood in floods}
            assert seen["too-fast", "127.0.0.1"] >= 1
            assert seen["too-many-connections", "127.0.0.1"] == 1


async def test_the_desk_reaches_all_workers(postgres: Cluster, tmp_path: Path) -> None:
    database = postgres.create_database()
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    one, two = [Server(folder, database, desk_token=TOKEN) for folder in folders]
    with one, two:
        async with at_the_desk(one) as desk, guests(two, "Ada", "Mallory") as [ada, mallory]:
            (first,) = await seated([ada], "lie", 3)
            spectator = await mallory.look(first.code)
            shown = (await desk.get("")).json()
            assert shown["shared"]
            (table,) = shown["tables"]
            assert (table["people"], table["bots"]) == (["Ada"], 2)
            # Either worker's charts count the connections of both.
            third = await Guest(one, ada.http, "Ada", ada.token).look(first.code)
            async with asyncio.timeout(PATIENCE), at_the_desk(two) as other_desk:
                for each in (desk, other_desk):
                    while 3 not in (await each.get("/figures")).json()["connections"]:
                        await asyncio.sleep(0.1)
            await third.close()
            await desk.post("/announcement", json={"text": "Hello"})
            for seat in (first, spectator):
                await seat.until(lambda frame: frame["type"] == "announcement")
            await desk.post("/bans", json={"person": await person_id(desk, "Mallory")})
            await until_closed(spectator)
            assert refused(await mallory.get("/api/me")) == (403, "banned")
            await desk.post(f"/tables/{first.code}/close", json={"reason": "Enough"})
            await first.reach(lambda: first.table["phase"] == "closed")
            assert first.table["closed_because"] == "Enough"
            # The cookie of one worker holds at the other.
            other = httpx.get(f"{two.url}/api/desk", cookies=dict(desk.cookies), timeout=PATIENCE)
            assert other.json()["bans"][0]["name"] == "Mallory"
