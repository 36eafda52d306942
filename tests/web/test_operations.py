"""For those who run the house: signs of life, figures, log lines, settings, a good end."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from bluffhouse.house.history import read_table
from bluffhouse.house.storage import Store
from bluffhouse.house.storage.sqlite_file import is_safe
from serving import Guest, Server, guests, http_client, seated

DEPLOY = Path(__file__).parents[2] / "deploy"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house"), log="debug", log_format="json") as server:
        yield server


def serve(folder: Path, *flags: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """The command, where it is expected to say no."""
    clean = {k: v for k, v in os.environ.items() if not k.startswith("BLUFFHOUSE_")}
    return subprocess.run(
        [sys.executable, "-m", "bluffhouse", "serve", "--port", "0", *flags],
        env={**clean, "BLUFFHOUSE_DATA": str(folder), **environ},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


# ── signs of life, figures ──────────────────────────────────────────────────────────────────


async def figures(guest: Guest) -> dict[str, float]:
    answer = await guest.metrics()
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return {
        sample.name: sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


async def test_signs_of_life(server: Server) -> None:
    async with http_client() as client:
        for path, text in (("/healthz", "well\n"), ("/readyz", "ready\n")):
            answer = await client.get(server.url + path)
            assert (answer.status_code, answer.text) == (200, text)


async def test_the_dashboard_draws_only_metrics_that_there_are(server: Server) -> None:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    drawn = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    named = set(re.findall(r"(?:bluffhouse|process)_\w+", " ".join(drawn)))
    async with guests(server, "Ann") as (ann,):
        there = await figures(ann)
    assert named <= there.keys()
    assert named >= {name for name in there if name.startswith("bluffhouse_")}


async def test_figures_count_what_happens(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people:
        before = await figures(people[0])
        looking = await seated(people, "lie", 3)
        during = await figures(people[0])
        assert during["bluffhouse_viewers"] - before["bluffhouse_viewers"] == 2
        assert during["bluffhouse_connections"] - before["bluffhouse_connections"] == 2
        assert during["bluffhouse_tables_awake"] - before["bluffhouse_tables_awake"] == 1
        assert during["bluffhouse_database_reachable"] == 1
        await looking[0].act({"do": "nonsense"})
        await asyncio.gather(*[seat.play_on(random.Random(3)) for seat in looking])
        after = await figures(people[0])
        moves = len(read_journal(server, looking[0].code))
        assert after["bluffhouse_moves_total"] - before["bluffhouse_moves_total"] == moves
        assert after["bluffhouse_refusals_total"] == before["bluffhouse_refusals_total"] + 1
        refused = await people[1].ask(looking[0].code, type="start")
        assert refused.status_code == 409
        await looking[0].send(type="nonsense")
        await looking[0].until(lambda frame: frame["type"] == "refused")
        assert (await people[0].look("A" * 8)).frames[0]["type"] == "refused"
        last = await figures(people[0])
        assert last["bluffhouse_refusals_total"] == after["bluffhouse_refusals_total"] + 3
        assert after["bluffhouse_entries_total"] >= after["bluffhouse_commits_total"] > 0
        assert after["process_resident_memory_bytes"] > 0


def read_journal(server: Server, code: str) -> list[str]:
    """The decisions of a table."""
    store = Store(server.database)
    row = store.find(code)
    assert row is not None
    decisions = [line for _, line in store.journal(row.id) if '"entry":"played"' in line]
    store.close()
    return decisions


# ── the log ─────────────────────────────────────────────────────────────────────────────────


def is_about_sqlite(line: str) -> bool:
    """Whether the line is the warning that this Python's SQLite is old."""
    return line.startswith("SQLite ")


def test_the_log_says_if_sqlite_is_old(server: Server) -> None:
    warned = any(
        is_about_sqlite(json.loads(line)["says"]) for line in server.log.read_text().splitlines()
    )
    assert warned == (not is_safe(sqlite3.sqlite_version_info))


async def test_log_lines_are_json_and_keep_secrets(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people:
        looking = await seated(people, "dont_bluff", 3)
        await looking[0].act({"do": "nonsense"})
        await asyncio.gather(*[seat.play_on(random.Random(3)) for seat in looking])
        tokens = [person.token for person in people]
        code = looking[0].code
    store = Store(server.database)
    row = store.find(code)
    assert row is not None
    secret = read_table(store, row.id).opened.secret
    store.close()
    text = server.log.read_text()
    told = [json.loads(line) for line in text.splitlines()]
    first = [line["says"].split()[0] for line in told if not is_about_sqlite(line["says"])][:2]
    assert first == ["operations", "open"]
    for line in told:
        assert {"at", "level", "from", "says"} <= line.keys()
    for hidden in (*tokens, secret, code):
        assert hidden not in text


# ── settings ────────────────────────────────────────────────────────────────────────────────


def test_a_flag_outweighs_the_environment_which_outweighs_the_file(tmp_path: Path) -> None:
    file = tmp_path / "bluffhouse.toml"
    file.write_text('public_url = "https://from.the.file"\nlog_format = "json"\n')
    flags = ["--config", str(file)]
    folder = tmp_path / "data"
    said = []
    for more, environ in (
        ([], {}),
        ([], {"BLUFFHOUSE_PUBLIC_URL": "https://from.the.environment"}),
        (
            ["--public-url", "https://from.the.flag"],
            {"BLUFFHOUSE_PUBLIC_URL": "https://from.the.environment"},
        ),
    ):
        said.append(first_words(folder, *flags, *more, **environ))
    assert said == [
        f"The house is open: https://from.the.{place}\n"
        for place in ("file", "environment", "flag")
    ]


def first_words(folder: Path, *flags: str, **environ: str) -> str:
    clean = {k: v for k, v in os.environ.items() if not k.startswith("BLUFFHOUSE_")}
    with subprocess.Popen(
        [sys.executable, "-m", "bluffhouse", "serve", "--port", "0", *flags],
        env={**clean, "BLUFFHOUSE_DATA": str(folder), **environ},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as house:
        assert house.stdout is not None
        words = house.stdout.readline()
        house.terminate()
        house.communicate(timeout=30)
        assert house.returncode == 0
        return words


def test_wrong_settings_are_refused_before_anything_is_opened(tmp_path: Path) -> None:
    refused = serve(tmp_path, "--bot-delay", "ages")
    assert refused.returncode == 2
    assert "--bot-delay: must be a number, 0–60" in refused.stderr
    refused = serve(tmp_path, BLUFFHOUSE_WORKERS="2")
    assert refused.returncode == 2
    assert "need PostgreSQL" in refused.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_taken_port_is_said_so(server: Server, tmp_path: Path) -> None:
    refused = serve(tmp_path, "--port", str(server.port))
    assert refused.returncode == 2
    assert f"cannot listen on 127.0.0.1 port {server.port}" in refused.stderr


# ── one house a file ────────────────────────────────────────────────────────────────────────


async def test_a_second_house_on_the_same_file_is_refused(server: Server) -> None:
    refused = serve(server.folder, BLUFFHOUSE_DATABASE=server.database)
    assert refused.returncode == 2
    assert "another house has it open" in refused.stderr
    assert "Traceback" not in refused.stderr
    async with guests(server, "Ann") as (ann,):
        assert await ann.open_table("lie", 2)


async def test_a_killed_house_leaves_its_file_free(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    server.kill()
    with server:
        async with guests(server, "Ann") as (ann,):
            assert await ann.open_table("lie", 2)


# ── a good end ──────────────────────────────────────────────────────────────────────────────


async def test_what_was_sent_before_the_end_is_played(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    async with guests(server, "Ann", "Bob") as people:
        tables = [await seated(people, "lie", 2) for _ in range(10)]
        sent = []
        for looking in tables:
            seat = next(seat for seat in looking if seat.legal)
            await seat.send(type="act", id="the last move", action=seat.choices[0])
            sent.append(seat.code)
        # Over HTTP the answer is awaited too: it is a yes, or the house was closed before.
        asked = asyncio.create_task(people[0].ask(sent[0], type="chat", text="bye", id="bye"))
        await asyncio.gather(*[looking[0].until(lambda f: "events" in f) for looking in tables])
        began = time.monotonic()
        assert await asyncio.to_thread(server.stop) == 0
        assert time.monotonic() - began < 20
        answer = await asked
        assert answer.status_code in (200, 503)
        for code in sent:
            assert sum('"id":"the last move"' in line for line in read_journal(server, code)) == 1
        # And everybody reconnects without help.
        server.start()
        for looking in tables:
            for seat in looking:
                await seat.connect(seat.n)
                assert seat.table["phase"] == "playing"
        for looking in tables:
            await asyncio.gather(*[seat.close() for seat in looking])
    assert server.stop() == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_being_asked_to_end_is_no_failure(tmp_path: Path, number: signal.Signals) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "bluffhouse", "serve", "--port", "0"],
        env={**os.environ, "BLUFFHOUSE_DATA": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as house:
        assert house.stdout is not None
        assert house.stdout.readline().startswith("The house is open: ")
        house.send_signal(number)
        _, said = house.communicate(timeout=30)
    assert house.returncode == 0
    lines = [line.rpartition(": ")[2] for line in said.splitlines()]
    ours = [line for line in lines if not is_about_sqlite(line)]
    assert ours == ["open", "closing", "closed"]
