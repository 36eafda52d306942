"""Lets bots react at the table: rarely, a little later, and only to what everybody has seen."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator

from bluffhouse.bots import TEMPERAMENTS
from bluffhouse.bots.remarks import Remark, remark
from bluffhouse.house.journal_entries import Chair, Chatted, Played, Started, bot_speaker
from bluffhouse.house.table import Table
from bluffhouse.house.table_session import AwakeTables, TableSession
from bluffhouse.house.wall_clock import now
from bluffhouse.records.file import event_decoder
from bluffhouse.rules.contract import Event

BETWEEN_REMARKS = 15.0
"""Seconds of silence between two remarks of the bots at a table."""
SOONEST, LATEST = 0.8, 2.4
"""Seconds after which a bot reacts, at the least and at the most."""


class BotTalk:
    """The remarks of the bots at the tables that this worker runs."""

    def __init__(self, awake: AwakeTables, rng: random.Random) -> None:
        self._awake = awake
        self._rng = rng
        self._stopping = False

    def stop(self) -> None:
        """From now on let no bot say anything."""
        self._stopping = True

    def listen(self, session: TableSession) -> None:
        """Let a bot react to what is new at the table, if somebody is there to see it."""
        table = session.table
        heard, session.heard_seq = session.heard_seq, table.seq
        if not session.kept or not session.viewers or table.paused or heard == table.seq:
            return
        if table.opened.lesson:  # there the coach speaks
            return
        if time.monotonic() < session.quiet_until or not any(map(talks, table.chairs)):
            return
        for event in public_events(table, heard):
            said = self._reaction(table, event)
            if said is not None:
                session.quiet_until = time.monotonic() + BETWEEN_REMARKS
                delay = self._rng.uniform(SOONEST, LATEST)
                asyncio.get_running_loop().call_later(delay, self._say, session, *said)
                return

    def _reaction(self, table: Table, event: Event) -> tuple[int, Remark] | None:
        """Return the first bot, in random order, that reacts to the event, and how."""
        bots = [
            (seat, chair.bot or "")
            for seat, chair in enumerate(table.chairs)
            if chair is not None and talks(chair)
        ]
        self._rng.shuffle(bots)
        for seat, kind in bots:
            temperament = TEMPERAMENTS[kind.partition(":")[2] or "steady"]
            said = remark(table.game.name, event, seat, temperament, self._rng)
            if said is not None:
                return seat, said
        return None

    def _say(self, session: TableSession, seat: int, said: Remark) -> None:
        table = session.table
        chair = table.chairs[seat] if seat < table.seats else None
        if self._stopping or session not in self._awake or not session.kept or table.paused:
            return
        if table.phase == "closed":
            return
        if chair is None or not talks(chair):
            return
        if table.state is not None and table.state.silent(seat):
            return
        session.commit(
            Chatted(
                now(),
                bot_speaker(seat),
                chair.name,
                "",
                seat,
                reaction=said.reaction,
                phrase=said.phrase,
            )
        )
        session.heard_seq = table.seq


def talks(chair: Chair | None) -> bool:
    """Return whether a bot sits there. One that plays for a person does not speak for them."""
    return chair is not None and chair.person is None and chair.bot is not None


def public_events(table: Table, after_seq: int) -> Iterator[Event]:
    """Yield the game's events after that entry as spectators see them, as far as the table
    remembers."""
    decoder = event_decoder(table.game.name)
    for seq, entry in list(table.recent):
        if seq > after_seq and isinstance(entry, Played | Started):
            for line in entry.events:
                yield decoder.decode(line).seen_by(None)
