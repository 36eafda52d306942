"""What an agent is told about its table, as a structure and as text for language models.

Everything here comes from the view, the legal actions and the redacted events of the agent's own
seat, and from what everybody at the table sees: names, chat, and which seats are to act.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, Union

import msgspec

from bluffhouse.house.frames import Announcement
from bluffhouse.house.table import Phase, Table
from bluffhouse.locales import Words
from bluffhouse.rules.contract import Action, Form, Legal
from bluffhouse.text import GameText, text_of

ENDED: tuple[Phase, ...] = ("over", "closed")
"""The phases after which nothing happens at a table."""
MAX_LISTED = 64
"""Most legal actions that are listed one by one."""


class Player(msgspec.Struct, frozen=True):
    """The player in a seat."""

    seat: int
    name: str
    kind: Literal["person", "agent", "bot"]
    ready: bool
    here: bool
    """Whether they are connected; a bot always is."""


class Choice(msgspec.Struct, frozen=True):
    """A text that stands for a legal action, and its meaning."""

    text: str
    meaning: str


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the seat may do now."""

    question: str
    choices: list[Choice]
    """Examples: at least one for each kind of action."""
    count: int
    """The number of legal actions."""
    forms: Sequence[Form | Action]
    """The legal actions, described: actions, and forms to fill in."""
    schema: dict[str, Any]
    """JSON Schema of the actions that the forms make."""
    actions: Sequence[Action] = ()
    """The legal actions one by one, if there are at most MAX_LISTED."""


class Looked(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as one seat may know it."""

    handle: str
    table: str
    """The table's code."""
    game: str
    options: dict[str, Any]
    phase: Phase
    seat: int
    players: list[Player]
    news: list[str]
    """What happened since the last call, in sentences."""
    to_act: Sequence[int] = ()
    your_turn: bool = False
    paused: bool = False
    lines: list[str] = []
    """The view in words."""
    view: Any = None
    """Everything the seat may know of the game; None before the start."""
    decision: Decision | None = None
    scores: Sequence[int] = ()
    winners: Sequence[int] = ()
    rematch: str = ""
    """The code of the rematch, if one is open."""
    closed_because: str = ""
    """In the phase `closed`: what the operator says about it, if anything."""
    announcement: str = ""
    """What the operator announces to everybody in the house, if anything."""

    def as_text(self) -> str:
        """Return all of it as text for a language model."""
        return "\n".join(_text(self))


class Told(NamedTuple):
    """How much of a table an agent has been told."""

    events: int = 0
    chat: int = 0
    """The seq of the last chat message."""
    announcement: int = 0
    """When the last announcement was made."""

    def has_news(self, table: Table, announcement: Announcement | None) -> bool:
        """Return whether something has happened or was announced since then."""
        latest = _all_of(table, announcement)
        return self.together_with(latest) != self

    def together_with(self, other: Told) -> Told:
        """Return how much an agent has been told that was told both."""
        return Told(*map(max, self, other))


def _all_of(table: Table, announcement: Announcement | None) -> Told:
    events = 0 if table.state is None else len(table.state.record.events)
    chat = table.chat[-1][0] if table.chat else 0
    return Told(events, chat, 0 if announcement is None else announcement.at)


def look(
    handle: str, table: Table, seat: int, told: Told, announcement: Announcement | None
) -> tuple[Looked, Told]:
    """Return what that seat may know of a table, with what is new since `told`."""
    state = table.state
    text = game_text(table, seat)
    view = None if state is None else state.view(seat)
    result = None if state is None else state.result
    deciding = decides(table, seat)
    looked = Looked(
        handle=handle,
        table=table.code,
        game=table.game.name,
        options=table.opened.options,
        phase=table.phase,
        seat=seat,
        players=_players(table),
        news=_news(table, seat, told, text),
        to_act=table.to_act if table.phase == "playing" else (),
        your_turn=deciding and not table.paused,
        paused=table.paused,
        lines=[] if view is None else text.table(view),
        view=view,
        decision=_decision(text, view, state.legal(seat)) if state and deciding else None,
        scores=() if result is None else result.scores,
        winners=() if result is None else result.winners,
        rematch=table.next,
        closed_because=table.closed_because,
        announcement="" if announcement is None else announcement.text,
    )
    return looked, _all_of(table, announcement)


def decides(table: Table, seat: int | None) -> bool:
    """Return whether this seat has a decision to make, by itself, at a table that is not closed."""
    if seat is None or table.phase != "playing" or seat not in table.to_act:
        return False
    chair = table.chairs[seat]
    return chair is not None and chair.bot is None


def game_text(table: Table, seat: int) -> GameText:
    """Return the game in words, for a seat."""
    names = ["" if chair is None else chair.name for chair in table.chairs]
    return text_of(table.game.name)(Words(), names, seat, table.game.options)


def _players(table: Table) -> list[Player]:
    return [
        Player(
            seat,
            chair.name,
            "bot" if chair.person is None else "agent" if chair.agent else "person",
            chair.ready,
            chair.person is None or bool(table.workers[seat]),
        )
        for seat, chair in enumerate(table.chairs)
        if chair is not None
    ]


def _news(table: Table, seat: int, told: Told, text: GameText) -> list[str]:
    events = () if table.state is None else table.state.record.events[told.events :]
    news = [text.tell(event.seen_by(seat)) for event in events]
    for seq, chat in table.chat:
        if seq > told.chat:
            said = chat.text or (text.words(chat.phrase) if chat.phrase else f"({chat.reaction})")
            news.append(f"Chat from {chat.name}: {said}")
    return news


def _decision(text: GameText, view: Any, legal: Legal) -> Decision:
    forms = legal.forms()
    return Decision(
        question=text.prompt(view),
        choices=[Choice(*choice) for choice in text.choices(view, legal)],
        count=len(legal),
        forms=forms,
        schema=schema_of(forms),
        actions=list(legal) if len(legal) <= MAX_LISTED else (),
    )


def schema_of(forms: Sequence[Form | Action]) -> dict[str, Any]:
    """Return the JSON Schema of the actions that these forms make."""
    kinds: Any = dict.fromkeys(
        form.makes if isinstance(form, Form) else type(form) for form in forms
    )
    return msgspec.json.schema(Union[tuple(kinds)])  # noqa: UP007 (made from a list)


# ── as text ─────────────────────────────────────────────────────────────────────────────────


def _text(looked: Looked) -> list[str]:
    lines = [
        f"Game: {looked.game}. Table: {looked.table}. Your handle: {looked.handle}",
        f"You sit in seat {looked.seat + 1}. Players: {_who(looked)}.",
    ]
    if looked.announcement:
        lines += ["", f"The operator of the house announces: {looked.announcement}"]
    if looked.news:
        lines += ["", "What happened since you last looked:"]
        lines += [f"- {news}" for news in looked.news]
    if looked.lines:
        lines += ["", "The table now:", *looked.lines]
    lines += ["", *_what_now(looked)]
    return lines


def _who(looked: Looked) -> str:
    return ", ".join(
        f"{player.seat + 1} {player.name} ({'you' if player.seat == looked.seat else player.kind})"
        for player in looked.players
    )


def _what_now(looked: Looked) -> list[str]:
    names = {player.seat: player.name for player in looked.players}
    if looked.phase == "over":
        scores = ", ".join(f"{names[seat]} {score}" for seat, score in enumerate(looked.scores))
        won = ", ".join(names[seat] for seat in looked.winners)
        again = f" For the rematch, join table {looked.rematch}." if looked.rematch else ""
        return [f"The game is over. Winners: {won}. Scores: {scores}.{again}"]
    if looked.phase == "closed":
        because = f" The reason: {looked.closed_because}" if looked.closed_because else ""
        return [f"The operator has closed this table, and nothing can be done here.{because}"]
    if looked.phase == "waiting":
        return [f"The table waits for players, who join with the code {looked.table}. Call wait."]
    if looked.paused:
        return ["The game is paused. Call wait."]
    decision = looked.decision
    if decision is None:
        waiting = ", ".join(names[seat] for seat in looked.to_act)
        return [f"It is not your turn. To act: {waiting}. Call wait."]
    return [
        f"Your decision: {decision.question}",
        f"You may type, for example ({decision.count} legal actions in all):",
        *[f"- {choice.text} : {choice.meaning}" for choice in decision.choices],
    ]
