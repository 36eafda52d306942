"""A laptop that has opened the house for an evening, and a phone that comes in over the network, by
plain HTTP: there browsers leave out some of what they can do."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from bluffhouse.cli.party import network_address
from client.browsers import DESKTOP, PHONE, start_from_the_waiting_room
from client.conftest import Visit
from parties import Party
from serving import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Elsewhere(Server):
    """The same house at another address."""

    @property
    def url(self) -> str:
        return f"http://{network_address() or '127.0.0.2'}:{self.port}"


async def test_it_is_invited_and_plays(built: None, visit: Visit, tmp_path: Path) -> None:
    with Party(tmp_path, "--port", "0", "--no-browser") as party:
        there = Elsewhere(tmp_path)
        there.port = party.port
        ann, bob = await visit(party.door, DESKTOP), await visit(there, PHONE)
        code = await ann.open_table_from_the_door("lie", "Ann")
        invitation = ann.page.get_by_text(f"/t/{code}", exact=False).first
        handed_on = there.url if network_address() else party.url
        assert f"http://{await invitation.inner_text()}" == f"{handed_on}/t/{code}"
        await start_from_the_waiting_room(ann, bob, code)
        async with asyncio.timeout(240):
            await asyncio.gather(*[person.play_on(random.Random(1)) for person in (ann, bob)])
        assert bob.table["phase"] == "over"
        # The header that Chromium speaks of is for HTTPS; it is ignored without.
        assert [said for said in bob.troubles if "Cross-Origin-Opener-Policy" not in said] == []
