"""One budget per person and per address, whatever they spend it on, and an end to every journal."""

from __future__ import annotations

import asyncio
import threading
import time
import weakref
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from bluffhouse.house.presence import AWAY_SECONDS, away_after
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.settings import Settings
from bluffhouse.house.storage import Store
from bluffhouse.house.store_access import StoreAccess
from bluffhouse.web import budgets as budgets_module
from bluffhouse.web.budgets import (
    FILE_SECONDS,
    FILES_PER_MESSAGE,
    FORGIVEN_PER_SECOND,
    MAX_EXCESS_MESSAGES,
    REPLAY_COST,
    Budgets,
)
from bluffhouse.web.guard import MAX_REFUSED_HOSTS, Guard, KnownHosts, address_of
from bluffhouse.web.operations import Readiness
from serving import PATIENCE, Server, guests, http_client, seated

PER_SECOND = 3
"""Messages of one person, in the house behind the proxy."""
PER_ADDRESS = 10


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Behind a proxy, so that a test may choose where its people come from."""
    with Server(
        tmp_path_factory.mktemp("house"),
        proxy="true",
        messages_per_second=PER_SECOND,
        messages_per_second_per_address=PER_ADDRESS,
        max_wrong_codes_per_address=3,
    ) as server:
        yield server


@pytest.fixture
async def http(server: Server) -> AsyncIterator[httpx.AsyncClient]:
    async with http_client(base_url=server.url) as http:
        yield http


async def come_in(http: httpx.AsyncClient, address: str) -> dict[str, str]:
    headers = {"X-Forwarded-For": address}
    answer = await http.post("/api/me", json={"name": "Eve", "bearer": True}, headers=headers)
    assert answer.status_code == 201, answer.text
    return {**headers, "Authorization": f"Bearer {answer.json()['token']}"}


# ── budgets ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("path", ["/", "/readyz"])
async def test_pages_and_health_checks_have_a_budget(http: httpx.AsyncClient, path: str) -> None:
    flood, other = ({"X-Forwarded-For": f"10.9.{len(path)}.{host}"} for host in (1, 2))
    rate = PER_ADDRESS * FILES_PER_MESSAGE
    burst = int(rate * FILE_SECONDS)
    began = time.monotonic()
    answers = await asyncio.gather(*[http.get(path, headers=flood) for _ in range(3 * burst)])
    passed = time.monotonic() - began
    refused = [answer for answer in answers if answer.status_code == 429]
    assert burst <= len(answers) - len(refused) <= burst + passed * rate + 1
    assert {answer.json()["reason"] for answer in refused} == {"too-fast"}
    assert (await http.get(path, headers=other)).status_code != 429
    await come_in(http, flood["X-Forwarded-For"])  # its people can still play


@pytest.mark.parametrize("path", ["//api/tables", "/api//tables", "///api/tables/"])
async def test_no_spelling_of_a_path_leads_around_the_budget(
    server: Server, http: httpx.AsyncClient, path: str
) -> None:
    answers = [
        await http.get(server.url + path, headers={"X-Forwarded-For": "10.1.0.99"})
        for _ in range(2 * PER_ADDRESS + 5)
    ]
    assert {answer.status_code for answer in answers} == {404}
    assert all(answer.headers["cache-control"] == "no-store" for answer in answers)


async def test_commands_over_http_have_a_budget(http: httpx.AsyncClient) -> None:
    eve = await come_in(http, "10.1.0.1")
    began = time.monotonic()
    table = await http.post("/api/tables", json={"game": "lie", "seats": 3}, headers=eve)
    path = f"/api/tables/{table.json()['code']}/commands"
    accepted = []
    for number in range(40):
        command = {"type": "sit", "seat": 0} if number % 2 else {"type": "stand"}
        accepted.append((await http.post(path, json=command, headers=eve)).status_code != 429)
    passed = time.monotonic() - began
    assert accepted.count(True) <= (2 + passed) * PER_SECOND
    assert not all(accepted)


async def test_an_address_has_a_budget_whoever_asks(http: httpx.AsyncClient) -> None:
    began = time.monotonic()
    headers = {"X-Forwarded-For": "10.1.0.2"}
    answers = [await http.get("/api/games", headers=headers) for _ in range(100)]
    passed = time.monotonic() - began
    fine = [answer for answer in answers if answer.status_code == 200]
    assert len(fine) <= (2 + passed) * PER_ADDRESS + 1
    assert answers[-1].json() == {"reason": "too-fast", "values": {}}
    elsewhere = await http.get("/api/games", headers={"X-Forwarded-For": "10.1.0.3"})
    assert elsewhere.status_code == 200
    # Pages are for everybody.
    assert (await http.get("/", headers=headers)).status_code == 200


async def test_strangers_cannot_shut_out_people_behind_the_same_address(
    server: Server, http: httpx.AsyncClient
) -> None:
    pupil = await come_in(http, "10.1.0.9")
    stranger = {"X-Forwarded-For": "10.1.0.9"}
    forged = {**stranger, "Cookie": f"{server.cookie}=forged.{'0' * 32}"}
    async with asyncio.timeout(PATIENCE):
        for headers in (stranger, forged):
            flood = [200]
            while 429 not in flood:
                asked = [http.get("/api/games", headers=headers) for _ in range(2 * PER_ADDRESS)]
                flood = [answer.status_code for answer in await asyncio.gather(*asked)]
            assert (await http.get("/api/me", headers=pupil)).status_code == 200


async def test_a_request_is_paid_once_by_its_address(http: httpx.AsyncClient) -> None:
    people = [await come_in(http, "10.1.0.10") for _ in range(3)]
    times = 2 * PER_SECOND - 1
    assert len(people) * (1 + times) < 2 * PER_ADDRESS < len(people) * (1 + 2 * times)
    for person in people * times:
        assert (await http.get("/api/history", headers=person)).status_code == 200


async def test_reconnects_have_a_budget(server: Server, http: httpx.AsyncClient) -> None:
    eve = await come_in(http, "10.1.0.4")
    url = server.url.replace("http", "ws", 1) + "/api/lobby"
    async with asyncio.timeout(PATIENCE):
        while True:
            async with websockets.connect(url, additional_headers=eve) as ws:
                if '"too-fast"' in str(await ws.recv()):
                    await ws.wait_closed()
                    assert ws.close_code == 4429
                    return


def scope(address: str) -> dict[str, Any]:
    return {"client": (address, 1), "headers": []}


async def test_a_websocket_pays_before_anything_is_known_of_it() -> None:
    budgets = Budgets(Settings(messages_per_second_per_address=1))
    opened: list[Any] = []
    sent: list[Any] = []

    async def serve(scope: Any, receive: Any, send: Any) -> None:
        opened.append(scope)

    async def receive() -> Any:
        raise AssertionError("nothing is read")

    async def send(message: Any) -> None:
        sent.append(message)

    guard = Guard(serve, lambda: serve, Settings(), lambda scope: budgets.admit(scope, None))
    while not sent:
        await guard({**scope("10.0.0.1"), "type": "websocket"}, receive, send)
    assert sent[0]["type"] == "websocket.http.response.start"
    assert sent[0]["status"] == 429
    assert opened


def test_strangers_leave_half_of_an_address_to_people_known_here() -> None:
    budgets = Budgets(Settings(messages_per_second=100, messages_per_second_per_address=50))
    family = scope("10.0.0.1")
    strangers = sum(budgets.admit(family, None) for _ in range(1000))
    assert 50 <= strangers < 60
    assert not budgets.admit(family, None)
    assert all(budgets.admit(family, payer) for payer in (7, "hash of a token") for _ in range(20))
    flood = sum(budgets.admit(family, 8) for _ in range(1000))
    assert flood < 30, "people share their half"


def test_a_request_is_paid_once_by_person_and_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets_module, "monotonic", lambda: 7.0)
    budgets = Budgets(Settings(messages_per_second=50, messages_per_second_per_address=50))
    here = scope("10.0.0.1")
    assert budgets.admit(here, 7)
    budgets.of(here, 7).spend(REPLAY_COST)
    left = [budgets._people.of(7).left, budgets._addresses.of("10.0.0.1").left]
    assert left == [100 - 1 - REPLAY_COST] * 2


def test_missed_entries_are_paid_for_as_far_as_there_are_tokens() -> None:
    budgets = Budgets(Settings(messages_per_second=30))
    for wanted in range(100):
        assert budgets.of(scope("10.0.0.1"), wanted).pay_for(wanted, 50) == wanted
    budget = budgets.of(scope("10.0.0.2"), 100)
    missed = [budget.pay_for(2000, 50) for _ in range(10)]
    assert 60 * 50 <= sum(missed) < 90 * 50
    assert missed[-1] < 2000


def test_connections_of_one_person_share_one_budget() -> None:
    budgets = Budgets(Settings(messages_per_second=1, messages_per_second_per_address=1000))
    first, second = (budgets.of(scope(f"10.0.0.{n}"), 7) for n in (1, 2))
    taken = [budget.take() for budget in (first, second) * 20]
    assert taken[:2] == [True, True]
    assert taken.count(True) <= 3
    assert budgets.of(scope("10.0.0.1"), 8).take()


def test_people_at_one_address_share_its_budget_except_on_the_own_machine() -> None:
    budgets = Budgets(Settings(messages_per_second=1000, messages_per_second_per_address=1))
    family = [budgets.of(scope("10.0.0.1"), person) for person in range(20)]
    assert sum(budget.take() for budget in family) <= 3
    own = [budgets.of(scope("127.0.0.1"), person) for person in range(20)]
    assert all(budget.take() for budget in own)


def test_a_connection_keeps_its_bucket_when_unused_ones_are_dropped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(budgets_module, "SWEEP_SECONDS", -1.0)  # with every new bucket
    budgets = Budgets(Settings(messages_per_second=1, messages_per_second_per_address=1000))
    first = budgets.of(scope("10.0.0.1"), 7)
    forgotten = weakref.ref(budgets._people.of(8))
    budgets.of(scope("10.0.0.1"), 9)
    assert forgotten() is None
    second = budgets.of(scope("10.0.0.1"), 7)
    assert sum(budget.take() for budget in (first, second) * 20) <= 3


@pytest.mark.parametrize("limits", [(1, 1000), (1000, 1)], ids=["person", "address"])
def test_a_flood_is_exhausted_whichever_bucket_is_empty(limits: tuple[int, int]) -> None:
    per_second, per_address = limits
    budgets = Budgets(
        Settings(messages_per_second=per_second, messages_per_second_per_address=per_address)
    )
    flood, calm = (budgets.of(scope("10.0.0.1"), person) for person in (1, 2))
    began = time.monotonic()
    refused = 0
    while not flood.exhausted:
        refused += not flood.take()
    assert refused > MAX_EXCESS_MESSAGES
    assert refused <= MAX_EXCESS_MESSAGES + 1 + FORGIVEN_PER_SECOND * (time.monotonic() - began)
    calm.take()
    assert not calm.exhausted


def test_what_costs_more_than_a_whole_budget_can_still_be_paid() -> None:
    budgets = Budgets(Settings(messages_per_second=1, messages_per_second_per_address=1))
    assert budgets.admit(scope("10.0.0.1"), 1)
    budgets.of(scope("10.0.0.1"), 1).spend(100)
    with pytest.raises(Refusal, match="too-fast"):
        budgets.of(scope("10.0.0.1"), 1).spend(100)


# ── codes ───────────────────────────────────────────────────────────────────────────────────


async def test_codes_cannot_be_guessed_without_end(http: httpx.AsyncClient) -> None:
    host = await come_in(http, "10.1.0.5")
    made = await http.post("/api/tables", json={"game": "lie", "seats": 3}, headers=host)
    code = made.json()["code"]
    eve = {"X-Forwarded-For": "10.1.0.6"}
    for number in range(3):
        answer = await http.get(f"/api/tables/AAAAAAA{number}/invitation", headers=eve)
        assert answer.json()["reason"] == "no-such-table"
    # From now on right and wrong codes look the same.
    for guess in ("AAAAAAAA", code):
        answer = await http.get(f"/api/tables/{guess}/invitation", headers=eve)
        assert (answer.status_code, answer.json()["reason"]) == (429, "too-many-codes")
    elsewhere = {"X-Forwarded-For": "10.1.0.7"}
    answer = await http.get(f"/api/tables/{code}/invitation", headers=elsewhere)
    assert answer.status_code == 200


async def test_asking_for_spectators_is_guessing_too(http: httpx.AsyncClient) -> None:
    eve = await come_in(http, "10.1.0.8")
    reasons = []
    for number in range(4):
        answer = await http.get(f"/api/tables/AAAAAAA{number}/spectators", headers=eve)
        reasons.append(answer.json()["reason"])
    assert reasons == ["no-such-table"] * 3 + ["too-many-codes"]


# ── names of the house ──────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:8321", True),
        ("192.168.1.7", True),
        ("[::1]:8321", True),
        ("localhost:8321", True),
        ("raspberrypi", True),
        ("raspberrypi.local:8321", True),
        ("pi.home.arpa", True),
        ("pi.internal:8321", True),
        ("pi.lan", True),
        ("pi.fritz.box", True),
        ("home.arpa.example.com", False),
        ("bluff.example.org", True),
        ("BLUFF.example.org.:443", True),
        ("evil.example.com", False),
        ("evil.example.com:8321", False),
        ("127.0.0.1.evil.example.com", False),
        ("evil.local.example.com", False),
        ("[127.0.0.1", False),
        (None, True),
    ],
)
def test_the_house_answers_only_to_its_names(host: str | None, known: bool) -> None:
    hosts = KnownHosts(Settings(public_url="https://bluff.example.org"))
    assert (host in hosts) is known
    assert (host in hosts) is known  # remembered or not
    assert host in KnownHosts(Settings(proxy=True))


def test_the_log_names_a_refused_host_once(caplog: pytest.LogCaptureFixture) -> None:
    hosts = KnownHosts(Settings())
    for host in ("pi.example.org:8321", "pi.example.org", "127.0.0.1"):
        hosts.__contains__(host)
    [line] = [record.getMessage() for record in caplog.records]
    assert line.startswith("refused the host name 'pi.example.org'")
    for number in range(100):
        hosts.__contains__(f"{number}.example.org")
    assert len(caplog.records) == MAX_REFUSED_HOSTS


@pytest.mark.parametrize(
    ("written", "address"),
    [
        ("1.2.3.4", "1.2.3.4"),
        ("1.2.3.4:5678", "1.2.3.4"),
        ("9.9.9.9, 1.2.3.4:5678", "1.2.3.4"),
        ("2001:db8::1", "2001:db8::"),
        ("[2001:db8::1]", "2001:db8::"),
        ("[2001:db8::1]:5678", "2001:db8::"),
        ("::ffff:1.2.3.4", "1.2.3.4"),
    ],
)
def test_an_address_is_the_same_with_and_without_a_port(written: str, address: str) -> None:
    scope = {"client": ("127.0.0.1", 1), "headers": [(b"x-forwarded-for", written.encode())]}
    assert address_of(scope, proxy=True) == address


# ── journals ────────────────────────────────────────────────────────────────────────────────


async def test_a_journal_has_an_end_but_the_game_goes_on(tmp_path: Path) -> None:
    with Server(
        tmp_path, max_entries_per_table=100, max_tables=2, chat_per_minute=10_000
    ) as server:
        foreign = {"Host": "evil.example.com:80", "Origin": "http://evil.example.com:80"}
        async with guests(server, "Ann", "Bob") as people:
            ann, bob = await seated(people, "lie", 2)
            answer = await people[0].http.get(server.url + "/", headers=foreign)
            assert (answer.status_code, answer.json()["reason"]) == (421, "foreign-host")
            assert (await people[0].get("/api/me")).headers["cache-control"] == "no-store"
            refused = None
            while refused is None:
                frame = await ann.ask(type="chat", text="spam")
                refused = frame if frame["type"] == "refused" else None
            assert (refused["reason"], refused["values"]) == ("too-many-entries", {"most": 100})
            over_http = await people[1].ask(bob.code, type="ready")
            assert over_http.json()["reason"] == "too-many-entries"
            # Moves are still accepted, and players may come back as often as they like. That
            # writes nothing, unless this machine is so busy that they seem to be gone.
            await bob.reach(lambda: bob.n == ann.n)
            mover = ann if ann.legal else bob
            assert (await mover.act(mover.choices[0]))["type"] == "update"
            before, slow = mover.n, 0
            for _ in range(50):
                closed = time.monotonic()
                assert (await bob.connect())["type"] == "snapshot"
                slow += time.monotonic() - closed > AWAY_SECONDS / 2
            assert bob.n <= before + 2 * slow


def test_the_more_players_come_and_go_the_less_of_it_is_written() -> None:
    assert away_after(0, grace=30) == away_after(500, grace=30) == AWAY_SECONDS
    assert away_after(0, grace=0) == 0, "a house that waits for nobody"
    assert away_after(1_000_000, grace=30) == 30, "never longer than a player has to come back"
    day, seconds, comings = 86_400.0, 0.0, 0
    while seconds < day:  # someone goes as soon as they are back, and comes back at once
        seconds += away_after(comings, grace=30)
        comings += 2
    assert comings < 10_000


async def test_a_rematch_does_not_open_in_a_full_house(tmp_path: Path) -> None:
    with Server(tmp_path, max_tables=1) as server:
        async with guests(server, "Ann") as (ann,):
            (seat,) = await seated([ann], "lie", 2)
            assert (await ann.ask(seat.code, type="hand_over", seat=0, kind="rookie")).is_success
            await seat.reach(lambda: seat.table["phase"] == "over")
            await ann.open_table("lie", 2)
            answer = await ann.ask(seat.code, type="rematch")
            assert (answer.status_code, answer.json()["reason"]) == (503, "house-full")


# ── readiness ───────────────────────────────────────────────────────────────────────────────


async def test_readiness_does_not_wait_for_others(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'house.db'}")
    database = StoreAccess(store)
    done = threading.Event()
    busy = [
        asyncio.ensure_future(read(lambda _: done.wait(PATIENCE)))
        for read in (database.read, database.read_history)
        for _ in range(20)
    ]
    try:
        async with asyncio.timeout(PATIENCE):
            assert await Readiness(database).problem() is None
    finally:
        done.set()
        await asyncio.gather(*busy)
        database.close()
        store.close()


async def test_readiness_is_denied_within_a_second_if_the_database_hangs(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'house.db'}")
    database = StoreAccess(store)
    done, held = threading.Event(), threading.Semaphore(0)

    def hold() -> None:
        with store.snapshot():
            held.release()
            done.wait(PATIENCE)

    connections = 15  # as many as the pool has
    threads = [threading.Thread(target=hold) for _ in range(connections)]
    for thread in threads:
        thread.start()
    try:
        for _ in threads:
            assert held.acquire(timeout=PATIENCE)
        readiness = Readiness(database)
        problems = await asyncio.gather(*[readiness.problem() for _ in range(50)])
        assert set(problems) == {"the database does not answer in time\n"}
    finally:
        done.set()
        for thread in threads:
            thread.join()
        database.close()
        store.close()
