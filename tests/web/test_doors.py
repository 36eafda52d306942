"""HTTP as an attacker sees it: other sites, cookies, headers, sizes, and what the log tells."""

from __future__ import annotations

import asyncio
import random
import re
import socket
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.exceptions import ConnectionClosed, InvalidStatus

from serving import Server, guests, http_client, seated

FRIEND = "https://friend.example.org"
HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    with Server(folder, allowed_origins=FRIEND) as server:
        yield server
    log = server.log.read_text()
    assert "Traceback" not in log
    assert "ERROR" not in log


@pytest.fixture
async def http(server: Server) -> AsyncIterator[httpx.AsyncClient]:
    async with http_client(base_url=server.url) as http:
        yield http


def origins_of_others(server: Server) -> list[str]:
    return [
        "https://evil.example.com",
        "null",
        "",
        "http://[",
        "http://127.0.0.1",
        f"http://127.0.0.1:{server.port}.evil.example.com",
        f"http://evil.example.com:{server.port}",
        f"http://evil@127.0.0.1:{server.port}",
        f"ftp://127.0.0.1:{server.port}",
        f"http://127.0.0.1:{server.port}/",
        f"http://127.0.0.1:{server.port}, https://evil.example.com",
        f"{FRIEND}.evil.example.com",
        "file://",
    ]


# ── other sites ─────────────────────────────────────────────────────────────────────────────


async def test_other_sites_change_nothing(server: Server) -> None:
    async with guests(server, "Ann") as people:
        (ann,) = people
        code = await ann.open_table("lie", 3)
        for origin in origins_of_others(server):
            headers = [*ann.headers.items(), ("Origin", origin)]
            for method, path, body in [
                ("POST", "/api/me", {"name": "Eve"}),
                ("PATCH", "/api/me", {"name": "Eve"}),
                ("DELETE", "/api/me", None),
                ("POST", "/api/me/link", None),
                ("POST", "/api/tables", {"game": "lie", "seats": 3}),
                ("POST", f"/api/tables/{code}/commands", {"type": "sit"}),
                ("PUT", "/nowhere", None),
            ]:
                answer = await ann.http.request(
                    method,
                    server.url + path,
                    json=body,
                    headers=headers,
                )
                assert answer.status_code == 403, (origin, method, path)
                assert answer.json() == {"reason": "foreign-origin", "values": {}}
        assert (await ann.get("/api/me")).json() == {"name": "Ann"}
        assert (await ann.get(f"/api/tables/{code}")).json()["seats"] == [None, None, None]


async def test_other_sites_open_no_websocket(server: Server) -> None:
    async with guests(server, "Ann") as people:
        code = await people[0].open_table("lie", 3)
        url = server.url.replace("http", "ws", 1)
        for path in (f"/api/tables/{code}/play", "/api/lobby"):
            for origin in origins_of_others(server):
                with pytest.raises(InvalidStatus) as refused:
                    await websockets.connect(
                        url + path,
                        additional_headers={**people[0].headers, "Origin": origin},
                    )
                assert refused.value.response.status_code == 403


async def test_our_own_pages_and_our_friends_may(server: Server) -> None:
    async with guests(server, "Ann") as people:
        code = await people[0].open_table("lie", 3)
        url = server.url.replace("http", "ws", 1)
        # Behind a proxy that speaks HTTPS the page's scheme is not ours.
        for origin in (server.url, server.url.replace("http", "https", 1), FRIEND):
            headers = {**people[0].headers, "Origin": origin}
            answer = await people[0].http.post(server.url + "/api/me/link", headers=headers)
            assert answer.status_code == 201
            async with websockets.connect(
                f"{url}/api/tables/{code}/play", additional_headers=headers
            ) as ws:
                assert '"type":"snapshot"' in str(await ws.recv())


async def test_no_answer_invites_other_sites(server: Server, http: httpx.AsyncClient) -> None:
    for method in ("GET", "OPTIONS"):
        answer = await http.request(
            method,
            "/api/me",
            headers={"Origin": FRIEND, "Access-Control-Request-Method": "DELETE"},
        )
        assert not [name for name in answer.headers if name.startswith("access-control")]


async def test_the_public_address_is_ours(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    public = f"http://bluff.example.org:{port}"
    server = Server(tmp_path, public_url=f"{public}/games", secure_cookies="true")
    server.port = port
    with server:
        async with http_client(base_url=server.url) as http:
            answer = await http.post("/api/me", json={"name": "Ann"}, headers={"Origin": public})
            assert answer.status_code == 201
            assert cookie_flags(answer) >= {"httponly", "samesite=lax", "secure", "path=/"}
            assert answer.headers["strict-transport-security"] == "max-age=31536000"
            cookie = {"Cookie": answer.headers["set-cookie"].partition(";")[0]}
            table = {"game": "lie", "seats": 3}
            opened = (await http.post("/api/tables", json=table, headers=cookie)).json()
            assert opened["link"] == f"{public}/games/t/{opened['code']}"


# ── cookies ─────────────────────────────────────────────────────────────────────────────────


def cookie_flags(answer: httpx.Response) -> set[str]:
    return {flag.strip().lower() for flag in answer.headers["set-cookie"].split(";")[1:]}


async def come_in(http: httpx.AsyncClient, name: str) -> str:
    """A new guest's cookie: its name and its value."""
    answer = await http.post("/api/me", json={"name": name})
    http.cookies.clear()
    cookie = re.match("bluffhouse-[0-9a-f]{8}=[^;]+", answer.headers["set-cookie"])
    assert cookie is not None
    assert "token" not in answer.json()
    assert cookie_flags(answer) >= {"httponly", "samesite=lax", "path=/"}
    return cookie[0]


async def me(http: httpx.AsyncClient, cookie: str) -> int:
    return (await http.get("/api/me", headers={"Cookie": cookie})).status_code


async def test_a_cookie_is_known_among_others(http: httpx.AsyncClient) -> None:
    cookie = await come_in(http, "Ann")
    name = cookie.partition("=")[0]
    for cookies in (
        cookie,
        f"a=b; {cookie}; c=d",
        f'odd={{"a":"b c"}}; {cookie}',
        f"{name}=planted.0000; {cookie}",
        f"; =; ;;{cookie};",
    ):
        assert await me(http, cookies) == 200


async def test_forged_cookies_are_nobodys(http: httpx.AsyncClient) -> None:
    mine, other = await come_in(http, "Ann"), await come_in(http, "Bob")
    name, _, value = mine.partition("=")
    token, _, signature = value.partition(".")
    theirs = other.partition(".")[2]
    for forged in (
        "",
        ".",
        token,
        f"{token}.",
        f".{signature}",
        f"{token}.{theirs}",
        f"{token}.{signature[:-1]}",
        f"{token}.{signature[:-1]}{'0' if signature[-1] != '0' else '1'}",
        f"{token}.{signature.upper()}",
        f"{token[:-1]}.{signature}",
        f"x{token}.{signature}",
        f"{token}.{signature}.{signature}",
        "x" * 5000,
        "__proto__.constructor",
        "null",
        "é.ü",
        f"{token}%2E{signature}",
        f"{token}\\.{signature}",
    ):
        answer = await http.get("/api/me", headers={b"Cookie": f"{name}={forged}".encode()})
        assert answer.status_code == 401, forged
        assert answer.json()["reason"] == "come-in-first"
    assert await me(http, mine) == 200
    assert await me(http, f"bluffhouse={value}") == 401  # the cookie of some other house


async def test_forged_bearers_are_nobodys(server: Server, http: httpx.AsyncClient) -> None:
    answer = await http.post("/api/me", json={"name": "Ann", "bearer": True})
    assert "set-cookie" not in answer.headers
    token = answer.json()["token"]
    for bearer in ("", "Bearer", "Bearer x", f"Bearer {token[:-1]}", f"Bearer {token}x", token):
        assert (await http.get("/api/me", headers={"Authorization": bearer})).status_code == 401
    assert await me(http, f"{server.cookie}={token}") == 401
    answer = await http.get("/api/me", headers={b"Authorization": b"Bearer \xff\xfe"})
    assert answer.status_code == 401


async def test_who_leaves_is_forgotten(http: httpx.AsyncClient) -> None:
    cookie = await come_in(http, "Ann")
    answer = await http.delete("/api/me", headers={"Cookie": cookie})
    assert answer.status_code == 204
    assert answer.headers["set-cookie"].startswith(f'{cookie.partition("=")[0]}=""')
    assert await me(http, cookie) == 401


async def test_a_link_works_once_and_only_for_one(http: httpx.AsyncClient) -> None:
    cookie = await come_in(http, "Ann")
    link = (await http.post("/api/me/link", headers={"Cookie": cookie})).json()["link"]
    for wrong in (link[:-1], link + "x", link.swapcase(), "x"):
        answer = await http.post("/api/me/claim", json={"link": wrong})
        assert (answer.status_code, answer.json()["reason"]) == (409, "link-used")
    answers = await asyncio.gather(
        *[http.post("/api/me/claim", json={"link": link}) for _ in range(10)]
    )
    http.cookies.clear()
    assert sorted(answer.status_code for answer in answers) == [201, *[409] * 9]


# ── headers ─────────────────────────────────────────────────────────────────────────────────


async def test_agents_stay_outside_unless_the_operator_lets_them_in(
    http: httpx.AsyncClient,
) -> None:
    answer = await http.post("/mcp", json={"jsonrpc": "2.0", "id": 1, "method": "ping"})
    assert answer.status_code in (404, 405)


async def test_every_answer_carries_the_headers(server: Server) -> None:
    async with guests(server, "Ann") as people:
        (ann,) = people
        code = await ann.open_table("lie", 3)
        for method, path, status in [
            ("GET", "/", 200),
            ("GET", "/t/AAAAAAAA", 200),
            ("GET", "/rules", 200),
            ("GET", "/replay", 200),
            ("GET", "/rules/lie", 200),
            ("GET", "/api/games", 200),
            ("GET", "/api/games/lie/text", 200),
            ("GET", "/api/games/lie/words/pl", 200),
            ("GET", "/api/games/lie/board", 200),
            ("GET", "/api/games/lie/rules/pl", 200),
            ("GET", "/api/games/poker/text", 404),
            ("GET", "/api/games/poker/board", 404),
            ("GET", "/api/games/poker/rules/pl", 404),
            ("GET", "/api/games/lie/rules/tlh", 404),
            ("GET", "/api/games/poker/words/pl", 404),
            ("GET", "/api/games/lie/words/tlh", 404),
            ("GET", "/api/me", 200),
            ("GET", "/api/openapi.json", 200),
            ("GET", "/metrics", 404),
            ("GET", "/healthz", 200),
            ("GET", "/readyz", 200),
            ("GET", "/nowhere", 404),
            ("GET", "/api/schema", 404),
            ("GET", "/../../etc/passwd", 404),
            ("GET", "/api/tables/AAAAAAAA", 404),
            ("GET", f"/api/tables/{code}/record", 409),
            ("GET", f"/api/tables/{code}/play", 404),
            ("GET", f"/api/tables/{code}/replay?seat=x", 400),
            ("PUT", "/api/me", 405),
            ("OPTIONS", "/api/me", 204),
            ("POST", "/api/me", 400),
            ("DELETE", "/api/tables", 405),
        ]:
            answer = await ann.http.request(method, server.url + path, headers=ann.headers)
            assert answer.status_code == status, path
            check_headers(answer.headers)
        foreign = {"Origin": "https://evil.example.com"}
        check_headers((await ann.http.post(server.url + "/api/me", headers=foreign)).headers)


def check_headers(headers: Any) -> None:
    for name, value in HEADERS.items():
        assert headers[name] == value
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "*" not in policy
    assert "server" not in headers
    assert "x-powered-by" not in headers


async def test_a_websocket_turned_away_carries_them_too(server: Server) -> None:
    url = server.url.replace("http", "ws", 1)
    for path, origin, status in [
        ("/api/lobby", "https://evil.example.com", 403),
        ("/nowhere", None, 404),
        ("/api/me", None, 404),
        ("/api/tables/abc/play", None, 404),
        ("/api/tables//play", None, 404),
    ]:
        with pytest.raises(InvalidStatus) as refused:
            await websockets.connect(url + path, origin=origin)  # type: ignore[arg-type]
        assert refused.value.response.status_code == status
        check_headers(refused.value.response.headers)


async def test_a_websocket_for_nobody_is_closed(server: Server) -> None:
    url = server.url.replace("http", "ws", 1)
    for headers in ({}, {"Authorization": "Bearer x"}, {"Cookie": f"{server.cookie}=a.b"}):
        for path in ("/api/lobby", "/api/tables/AAAAAAAA/play"):
            async with websockets.connect(url + path, additional_headers=headers) as ws:
                assert '"come-in-first"' in str(await ws.recv())
                with pytest.raises(ConnectionClosed) as closed:
                    await ws.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4401


# ── sizes and shapes ────────────────────────────────────────────────────────────────────────


async def test_large_bodies_are_refused(server: Server) -> None:
    async with guests(server, "Ann") as people:
        (ann,) = people
        code = await ann.open_table("lie", 3)

        async def pieces() -> AsyncIterator[bytes]:
            for _ in range(100):
                yield b"x" * 10_000

        for path in ("/api/me", "/api/tables", f"/api/tables/{code}/commands", "/api/me/claim"):
            for body in (b"x" * 16_385, b"[" * 1_000_000, pieces()):
                answer = await ann.http.post(server.url + path, headers=ann.headers, content=body)
                assert answer.status_code == 413
                assert answer.json()["reason"] == "too-large"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b"[" * 16_000,
        b'{"name":' * 2_000,
        b'{"name":"\xff"}',
        b'{"name":"\\ud800"}',
        b'{"name":1}',
        b'{"name":"x","bearer":1}',
        b'{"name":"x","is_admin":true}',
        b'{"name":"x","name":"y"}x',
        b"name=x",
        b"\x81\xa4name\xa1x",
    ],
)
async def test_odd_bodies_are_refused(http: httpx.AsyncClient, body: bytes) -> None:
    for kind in ("application/json", "text/plain", "multipart/form-data; boundary=x", "x"):
        answer = await http.post("/api/me", content=body, headers={"Content-Type": kind})
        assert answer.status_code == 400
        assert answer.json()["reason"] == "not-understood"


async def test_odd_names_are_refused(http: httpx.AsyncClient) -> None:
    for name, reason in [
        ("", "name-empty"),
        (" \t\n", "name-empty"),
        ("\u200b\u202e\u2066", "name-empty"),
        ("\u0301", "name-empty"),
        ("x" * 25, "name-too-long"),
        ("x" * 201, "not-understood"),
    ]:
        answer = await http.post("/api/me", json={"name": name})
        assert answer.json()["reason"] == reason


async def test_odd_hosts_break_nothing(server: Server) -> None:
    async with guests(server, "Ann") as people:
        (ann,) = people
        for host in ("x:y", "[", "[::1", "x:99999999", "user@host", "x" * 5_000, "a,b", "..", "%"):
            headers = {**ann.headers, "Host": host}
            for path in ("/", "/nowhere", "/t/AAAAAAAA", "/api/me", "/metrics"):
                answer = await ann.http.get(server.url + path, headers=headers)
                assert answer.status_code < 500, (host, path)
            table = {"game": "lie", "seats": 3}
            answer = await ann.http.post(server.url + "/api/tables", json=table, headers=headers)
            assert answer.status_code < 500


async def test_garbage_on_the_wire_ends_nothing(server: Server, http: httpx.AsyncClient) -> None:
    rng = random.Random(1)
    upgrade = b"Host: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    key = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    for garbage in [
        b"\x00" * 1000,
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET " + b"/" * 200_000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 20_000,
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET /api/lobby HTTP/1.1\r\n" + upgrade + b"\r\n",
        b"GET /api/lobby HTTP/1.1\r\n" + upgrade + b"Sec-WebSocket-Key: x\r\n\r\n",
        b"GET /api/lobby?\xff HTTP/1.1\r\n" + upgrade + key + b"\r\n",
        b"GET /\xff\xfe HTTP/1.1\r\n" + upgrade + key + b"\r\n",
        b"GET /api/lobby HTTP/1.1\r\n" + upgrade + key + b"x: \xff\r\n\r\n",
        b"GET /%ff%00 HTTP/1.1\r\n" + upgrade + key + b"\r\n",
        b"GET /api/lobby HTTP/1.1\r\n" + upgrade + key + b"\r\n" + b"\xff" * 1000,
        b"GET /%ff?\xff HTTP/1.1\r\nHost: \xff\r\n\r\n",
        *[rng.randbytes(300) for _ in range(20)],
    ]:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(garbage)
        writer.write_eof()
        async with asyncio.timeout(240):
            try:
                while await reader.read(65_536):
                    pass
            except ConnectionError:
                pass
        writer.close()
    assert (await http.get("/readyz")).status_code == 200


# ── the log ─────────────────────────────────────────────────────────────────────────────────


async def test_the_log_holds_no_secret(tmp_path: Path) -> None:
    """Play with everything logged, refusals and a cookie among it; then search the log."""
    with Server(tmp_path, log="debug", log_format="json") as server:
        async with guests(server, "Ann", "Bob") as people:
            link = (await people[0].post("/api/me/link")).json()["link"]
            claimed = await people[0].post("/api/me/claim", {"link": link})
            cookie = claimed.headers["set-cookie"].partition(";")[0].partition("=")[2]
            people[0].http.cookies.clear()
            table = await seated(people, "lie", 3)
            await table[0].send(type="show_number", number="cafe0123cafe0123")
            await table[0].send(type="chat", text="my dice are secret, says Ann")
            await people[0].ask(table[0].code, type="act", id="x", action={"do": "nothing"})
            await asyncio.gather(*[seat.play_on(random.Random(3)) for seat in table])
            seed = str(table[0].table["seed"])
            record = (await people[0].get(f"/api/tables/{table[0].code}/record")).text
            secrets = [guest.token for guest in people]
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(b"nonsense\r\n\r\n")  # so that there is something to complain of
            assert (await reader.read()).startswith(b"HTTP/1.1 400")
            writer.close()
    log = server.log.read_text()
    assert "Invalid HTTP request" in log
    for secret in [*secrets, link, cookie, cookie.partition(".")[0], seed, seed.partition("+")[0]]:
        assert secret not in log
    assert "my dice are secret" not in log
    assert "cafe0123cafe0123" not in log
    assert '"hands"' in record
    assert "hands" not in log
    for line in record.splitlines():
        assert line not in log
    assert "Traceback" not in log
