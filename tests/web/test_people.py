"""Coming in: a name is enough, a cookie or a token is who one is, a link brings a second device."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, suppress
from http.cookies import Morsel, SimpleCookie

import httpx
import pytest
import websockets

from postgres import Cluster
from serving import PATIENCE, Guest, Server, guests, http_client


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture
async def browser(server: Server) -> AsyncIterator[httpx.AsyncClient]:
    """It keeps cookies, and sends them back."""
    async with http_client(base_url=server.url) as browser:
        yield browser


def reason(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]


# ── names ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ann \n Lee ", "Ann Lee"),
        ("Zoe\u0301 七海 Ωμέγα", "Zoé 七海 Ωμέγα"),
        ("🦊", "🦊"),
        ("Ann\u202e\u200b", "Ann"),
        ("<script>&amp;", "<script>&amp;"),
    ],
)
async def test_a_name_is_written_as_the_house_writes_it(
    browser: httpx.AsyncClient, typed: str, shown: str
) -> None:
    came = await browser.post("/api/me", json={"name": typed})
    assert (came.status_code, came.json()) == (201, {"name": shown})
    assert (await browser.get("/api/me")).json() == {"name": shown}


@pytest.mark.parametrize(
    ("name", "status", "why"),
    [
        ("", 409, "name-empty"),
        (" \t ", 409, "name-empty"),
        ("\u200b\u3164", 409, "name-empty"),
        ("x" * 25, 409, "name-too-long"),
        ("H\u043eu\u0455e", 409, "name-reserved"),
        ("x" * 201, 400, "not-understood"),
        (7, 400, "not-understood"),
        (None, 400, "not-understood"),
    ],
)
async def test_what_is_no_name(
    browser: httpx.AsyncClient, name: object, status: int, why: str
) -> None:
    assert reason(await browser.post("/api/me", json={"name": name})) == (status, why)
    assert not browser.cookies


async def test_half_a_letter_is_no_name(browser: httpx.AsyncClient) -> None:
    headers = {"content-type": "application/json"}
    answer = await browser.post("/api/me", content=rb'{"name": "\ud800"}', headers=headers)
    assert answer.status_code in (400, 409)
    assert answer.json()["reason"] in ("name-empty", "not-understood")


async def test_two_people_may_have_one_name_but_not_at_one_table(server: Server) -> None:
    async with guests(server, "Ann", "Ann", "ANN.", "Аnn", "Bob") as people:
        ann, twin, loud, cyrillic, bob = people
        code = await ann.open_table("lie", 4)
        assert (await ann.ask(code, type="sit")).status_code == 200
        for other in (twin, loud, cyrillic):
            answer = await other.ask(code, type="sit")
            assert reason(answer) == (409, "name-taken")
            assert answer.json()["values"] == {"name": other.name}
        assert reason(await bob.ask(code, type="sit", name=" ann ")) == (409, "name-taken")
        assert reason(await bob.ask(code, type="sit", name="\u3164")) == (409, "name-empty")
        assert (await twin.ask(code, type="sit", name="Annie")).status_code == 200
        # Changing the seat under one's own name is no clash with oneself.
        assert (await ann.ask(code, type="sit", seat=3)).status_code == 200
        seats = (await bob.get(f"/api/tables/{code}")).json()["seats"]
        assert [seat and seat["name"] for seat in seats] == [None, "Annie", None, "Ann"]


# ── who one is ──────────────────────────────────────────────────────────────────────────────


def cookie_of(answer: httpx.Response) -> Morsel[str]:
    [morsel] = SimpleCookie(answer.headers["set-cookie"]).values()
    return morsel


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(
    browser: httpx.AsyncClient,
) -> None:
    came = await browser.post("/api/me", json={"name": "Ann"})
    cookie = cookie_of(came)
    assert cookie["httponly"] is True
    assert cookie["samesite"] in ("lax", "strict")
    assert cookie["path"] == "/"
    assert int(cookie["max-age"]) == 180 * 86_400
    assert not cookie["secure"]  # this house is not behind HTTPS
    token, _, signature = cookie.value.rpartition(".")
    assert len(token) >= 43  # 256 bits
    assert len(signature) == 32
    assert token not in came.text


async def test_behind_https_the_cookie_is_for_https_only(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with Server(tmp_path_factory.mktemp("secure"), secure_cookies="true") as server:
        async with http_client(base_url=server.url) as browser:
            cookie = cookie_of(await browser.post("/api/me", json={"name": "Ann"}))
            assert cookie["secure"]
            assert cookie["path"] == "/"
            assert not cookie["domain"]
            assert cookie.key.startswith("__Host-bluffhouse-"), "no other host can set it"
            old = cookie.key.removeprefix("__Host-")
            browser.cookies.clear()
            headers = {"Cookie": f"{old}={cookie.value}"}
            # A neighbour on the same site may have planted a cookie without the prefix.
            assert reason(await browser.get("/api/me", headers=headers)) == (401, "come-in-first")
            # Someone who signed in before there was a prefix gets the new cookie.
            path = server.database.removeprefix("sqlite:///")
            with closing(sqlite3.connect(path)) as database, database:
                database.execute("UPDATE tokens SET created = 1")
            refused = await browser.get("/api/history", headers=headers)
            assert reason(refused) == (401, "come-in-first")
            answer = await browser.get("/api/me", headers=headers)
            assert answer.json() == {"name": "Ann"}
            renewed = SimpleCookie("\n".join(answer.headers.get_list("set-cookie")))
            assert renewed[cookie.key].value == cookie.value
            assert (renewed[old].value, renewed[old]["max-age"]) == ("", "0")
            # Beside a cookie of this host, one that a neighbour planted counts for nothing.
            planted = cookie_of(await browser.post("/api/me", json={"name": "Eve"})).value
            browser.cookies.clear()
            headers = {"Cookie": f"{old}={planted}; {cookie.key}={cookie.value}"}
            assert (await browser.get("/api/me", headers=headers)).json() == {"name": "Ann"}


async def test_a_cookie_opens_a_table(server: Server, browser: httpx.AsyncClient) -> None:
    await browser.post("/api/me", json={"name": "Ann"})
    opened = await browser.post("/api/tables", json={"game": "lie", "seats": 2})
    assert opened.status_code == 201
    url = server.url.replace("http", "ws", 1) + f"/api/tables/{opened.json()['code']}/play"
    cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    async with websockets.connect(url, additional_headers={"Cookie": cookie}) as socket:
        assert '"you":{"name":"Ann","host":true}' in str(await socket.recv())


async def test_nobody_gets_in_with_a_cookie_that_is_not_ours(
    server: Server, browser: httpx.AsyncClient
) -> None:
    good = cookie_of(await browser.post("/api/me", json={"name": "Ann"})).value
    browser.cookies.clear()
    token, _, signature = good.rpartition(".")
    forged = ["", "x", token, f"{token}.", f"{token}.{'0' * 32}", f"x{token}.{signature}", "é" * 9]
    for value in forged:
        headers = {b"Cookie": f"{server.cookie}={value}".encode()}
        for path in ("/api/me", "/api/history", "/api/history/figures"):
            answer = await browser.get(path, headers=headers)
            assert reason(answer) == (401, "come-in-first"), value
    assert (await browser.get("/api/me", headers={"Cookie": f"{server.cookie}={good}"})).json() == {
        "name": "Ann"
    }
    browser.cookies.clear()  # it was renewed
    for bearer in ("Bearer x", "Bearer", f"Bearer {signature}", f"Basic {token}", token):
        answer = await browser.get("/api/me", headers={"Authorization": bearer})
        assert reason(answer) == (401, "come-in-first")


async def test_only_hashes_of_tokens_are_kept(server: Server) -> None:
    async with guests(server, "Ann") as [ann]:
        link = (await ann.post("/api/me/link")).json()["link"]
        with closing(sqlite3.connect(server.folder / "house.db")) as database:
            everything = "\n".join(database.iterdump())
        assert ann.token not in everything
        assert link not in everything


# ── a second device ─────────────────────────────────────────────────────────────────────────


async def claim(server: Server, guest: Guest, link: str) -> httpx.Response:
    body = {"link": link, "bearer": True}
    return await guest.http.post(server.url + "/api/me/claim", json=body)


async def test_a_link_makes_a_second_device_mine_once(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as [ann, bob]:
        code = await ann.open_table("lie", 2)
        first = await ann.look(code)
        await first.ask(type="sit", seat=1)
        made = (await ann.post("/api/me/link")).json()
        assert made["seconds"] == 600
        claimed = await claim(server, ann, made["link"])
        assert (claimed.status_code, claimed.json()["name"]) == (201, "Ann")
        phone = Guest(server, ann.http, "Ann", claimed.json()["token"])
        assert phone.token != ann.token
        second = await phone.look(code)
        assert second.you == {"name": "Ann", "seat": 1, "host": True}
        # Both devices see and do the same; the seat is taken while one of them is there.
        await second.send(type="ready")
        await first.until(lambda frame: frame.get("notice", {}).get("what") == "ready")
        watching = await bob.look(code)
        await first.close()
        await second.ask(type="chat", text="still here")
        await watching.until(lambda frame: "chat_message" in frame)
        assert watching.table["seats"][1]["here"]
        await second.close()
        await watching.until(lambda frame: frame.get("notice", {}).get("what") == "went")
        assert "here" not in watching.table["seats"][1]
        # Once is once.
        assert reason(await claim(server, bob, made["link"])) == (409, "link-used")


async def test_a_link_does_not_hold_for_long(server: Server) -> None:
    async with guests(server, "Ann") as [ann]:
        link = (await ann.post("/api/me/link")).json()["link"]
        with closing(sqlite3.connect(server.folder / "house.db", timeout=20)) as database:
            database.execute("UPDATE links SET expires = expires - 601000")
            database.commit()
        assert reason(await claim(server, ann, link)) == (409, "link-used")
        assert reason(await claim(server, ann, "nonsense")) == (409, "link-used")


async def test_a_link_can_be_claimed_by_a_browser(
    server: Server, browser: httpx.AsyncClient
) -> None:
    async with guests(server, "Ann") as [ann]:
        link = (await ann.post("/api/me/link")).json()["link"]
        claimed = await browser.post("/api/me/claim", json={"link": link})
        assert claimed.json() == {"name": "Ann"}
        assert cookie_of(claimed)["httponly"]
        code = await ann.open_table("lie", 2)
        await ann.ask(code, type="sit")
        mine = (await browser.get("/api/history")).json()["tables"]
        assert [table["code"] for table in mine] == [code]


async def test_only_who_is_in_gets_a_link(server: Server, browser: httpx.AsyncClient) -> None:
    assert reason(await browser.post("/api/me/link")) == (401, "come-in-first")


# ── another name, and goodbye ───────────────────────────────────────────────────────────────


async def test_a_new_name_counts_from_the_next_table_on(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as [ann, bob]:
        old = await ann.open_table("lie", 2)
        await ann.ask(old, type="sit")
        renamed = await ann.http.patch(
            server.url + "/api/me", json={"name": "  Anna  "}, headers=ann.headers
        )
        assert (renamed.status_code, renamed.json()) == (200, {"name": "Anna"})
        assert (await ann.get("/api/me")).json() == {"name": "Anna"}
        new = await ann.open_table("lie", 2)
        await ann.ask(new, type="sit")
        shown = [(await bob.get(f"/api/tables/{code}")).json() for code in (old, new)]
        assert [table["seats"][0]["name"] for table in shown] == ["Ann", "Anna"]
        # On every device, and it must be a name.
        link = (await ann.post("/api/me/link")).json()["link"]
        assert (await claim(server, ann, link)).json()["name"] == "Anna"
        refused = await ann.http.patch(
            server.url + "/api/me", json={"name": " "}, headers=ann.headers
        )
        assert reason(refused) == (409, "name-empty")
        assert (await ann.get("/api/me")).json() == {"name": "Anna"}


async def test_a_device_can_be_forgotten_and_the_other_stays(
    server: Server, browser: httpx.AsyncClient
) -> None:
    async with guests(server, "Ann") as [ann]:
        link = (await ann.post("/api/me/link")).json()["link"]
        await browser.post("/api/me/claim", json={"link": link})
        kept = dict(browser.cookies)
        left = await browser.delete("/api/me")
        assert left.status_code == 204
        assert not browser.cookies  # the browser was told to forget it too
        value = kept[server.cookie]
        again = await browser.get("/api/me", headers={"Cookie": f"{server.cookie}={value}"})
        assert reason(again) == (401, "come-in-first")
        assert (await ann.get("/api/me")).json() == {"name": "Ann"}
        assert reason(await browser.delete("/api/me")) == (401, "come-in-first")


# ── where one is signed in ──────────────────────────────────────────────────────────────────


async def second_device(server: Server, guest: Guest) -> Guest:
    link = (await guest.post("/api/me/link")).json()["link"]
    return Guest(server, guest.http, guest.name, (await claim(server, guest, link)).json()["token"])


async def sign_out(guest: Guest, path: str = "") -> httpx.Response:
    return await guest.http.delete(f"{guest.server.url}/api/me{path}", headers=guest.headers)


async def ended(socket: websockets.ClientConnection) -> bool:
    """Wait until the house has closed the connection."""
    async with asyncio.timeout(PATIENCE):
        with suppress(websockets.ConnectionClosed):
            while True:
                await socket.recv()
    return True


async def test_signing_out_ends_open_connections(server: Server) -> None:
    async with guests(server, "Ann") as [ann]:
        code = await ann.open_table("lie", 2)
        phone = await second_device(server, ann)
        kept, looking = await ann.look(code), await phone.look(code)
        url = server.url.replace("http", "ws", 1) + "/api/lobby"
        async with websockets.connect(url, additional_headers=phone.headers) as lobby:
            await lobby.recv()
            assert (await sign_out(phone)).status_code == 204
            assert await ended(looking.socket)
            assert await ended(lobby)
        again = await looking.connect()
        assert (again["type"], again["reason"]) == ("refused", "come-in-first")
        await kept.ask(type="sit")
        assert kept.table["seats"][0]["name"] == "Ann"
        await looking.close()


async def test_a_person_sees_and_ends_where_they_are_signed_in(server: Server) -> None:
    async with guests(server, "Ann", "Eve") as [ann, eve]:
        phone, tablet = [await second_device(server, ann) for _ in range(2)]
        devices = (await ann.get("/api/me/devices")).json()
        assert len(devices) == 3
        assert [device.get("here", False) for device in devices].count(True) == 1
        assert {device["name"] for device in devices} == {"python-httpx"}
        assert ann.token not in str(devices)
        own = {
            guest: next(d["id"] for d in (await guest.get("/api/me/devices")).json() if "here" in d)
            for guest in (phone, tablet)
        }
        answer = await sign_out(eve, f"/devices/{own[phone]}")
        assert reason(answer) == (404, "no-such-page"), "only one's own"
        assert (await sign_out(ann, f"/devices/{own[phone]}")).status_code == 204
        assert reason(await phone.get("/api/me")) == (401, "come-in-first")
        assert (await tablet.get("/api/me")).is_success
        # A link that a lost device asked for is worth nothing once the device is signed out.
        link = (await tablet.post("/api/me/link")).json()["link"]
        assert (await sign_out(ann, "/devices")).status_code == 204
        assert reason(await tablet.get("/api/me")) == (401, "come-in-first")
        assert reason(await claim(server, ann, link)) == (409, "link-used")
        assert len((await ann.get("/api/me/devices")).json()) == 1


async def test_a_token_expires_and_is_renewed_by_use(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with Server(tmp_path_factory.mktemp("expiring")) as server:
        async with guests(server, "Ann", "Bob") as [ann, bob]:
            server.stop()
            now, day = int(time.time() * 1000), 86_400_000
            with closing(sqlite3.connect(server.folder / "house.db")) as database, database:
                for name, expires in (("Ann", now - 1), ("Bob", now + day)):
                    database.execute(
                        "UPDATE tokens SET expires = ? WHERE person ="
                        " (SELECT id FROM people WHERE name = ?)",
                        (expires, name),
                    )
            server.start()
            assert reason(await ann.get("/api/me")) == (401, "come-in-first")
            assert (await bob.get("/api/history")).is_success
            with closing(sqlite3.connect(server.folder / "house.db")) as database:
                [[expires]] = database.execute("SELECT max(expires) FROM tokens")
            assert expires > now + 179 * day


async def test_who_one_is_survives_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Server(tmp_path_factory.mktemp("restarted")) as server:
        async with (
            guests(server, "Ann") as [ann],
            http_client(base_url=server.url) as browser,
        ):
            await browser.post("/api/me", json={"name": "Bob"})
            server.stop()
            server.start()
            assert (await ann.get("/api/me")).json() == {"name": "Ann"}
            assert (await browser.get("/api/me")).json() == {"name": "Bob"}


async def test_two_houses_on_one_machine_know_their_own(
    server: Server, browser: httpx.AsyncClient, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """A browser's cookies are a machine's, whatever the port."""
    with Server(tmp_path_factory.mktemp("next-door")) as other:
        for house, name in ((server, "Ann"), (other, "Anna")):
            await browser.post(f"{house.url}/api/me", json={"name": name})
        for house, name in ((server, "Ann"), (other, "Anna")):
            assert (await browser.get(f"{house.url}/api/me")).json() == {"name": name}
        await browser.delete(f"{other.url}/api/me")
        assert (await browser.get(f"{server.url}/api/me")).json() == {"name": "Ann"}


async def test_who_one_is_is_the_same_through_every_worker(
    tmp_path_factory: pytest.TempPathFactory, postgres: Cluster
) -> None:
    database = postgres.create_database()
    folders = [tmp_path_factory.mktemp(name) for name in ("one", "other")]
    with Server(folders[0], database) as one, Server(folders[1], database) as other:
        async with guests(one, "Ann") as [ann]:
            there = Guest(other, ann.http, "Ann", ann.token)
            assert (await there.get("/api/me")).json() == {"name": "Ann"}
            link = (await ann.post("/api/me/link")).json()["link"]
            phone = Guest(one, ann.http, "Ann", (await claim(other, ann, link)).json()["token"])
            assert reason(await claim(one, ann, link)) == (409, "link-used")
            await ann.http.patch(one.url + "/api/me", json={"name": "Anna"}, headers=ann.headers)
            looking = await there.look(await ann.open_table("lie", 2))
            assert (await ann.http.delete(one.url + "/api/me", headers=ann.headers)).is_success
            assert await ended(looking.socket), "the other worker was told"
            # A worker may remember for a moment what another has changed; not for longer.
            async with asyncio.timeout(240):
                while (await there.get("/api/me")).status_code == 200:
                    await asyncio.sleep(0.1)
            assert reason(await there.get("/api/me")) == (401, "come-in-first")
            for worker in (one, other):
                by_phone = Guest(worker, ann.http, "Anna", phone.token)
                async with asyncio.timeout(240):
                    while (await by_phone.get("/api/me")).json() != {"name": "Anna"}:
                        await asyncio.sleep(0.1)
