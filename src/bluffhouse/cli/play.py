"""A game in the terminal: one person, and bots in the other seats."""

from __future__ import annotations

import random
import shutil
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bluffhouse.bots import TEMPERAMENTS, Bot, bot
from bluffhouse.bots.champion import shipped
from bluffhouse.cli.messages import words as spoken_words
from bluffhouse.cli.rules_text import rules_text
from bluffhouse.cli.tables import draw
from bluffhouse.engines import EngineError, check_kind, check_named, seat_bot, split_kinds
from bluffhouse.locales import Words
from bluffhouse.records import Player, Written, replay, save
from bluffhouse.records.file import SUFFIX
from bluffhouse.rules import action_decoder
from bluffhouse.rules.contract import (
    Action,
    Event,
    Game,
    IllegalAction,
    OptionError,
    Record,
    State,
    View,
)
from bluffhouse.text import GameText, Unclear, text_of

BOT_NAMES = ("Olga", "Rocco", "Vera", "Milo", "Greta", "Nils", "Ines", "Bruno")
MAX_NAME_LENGTH = 40
"""Maximum number of characters in a person's name."""
BOT_SECONDS = 1.0
"""Seconds that a bot may think about one decision."""
REPLACEMENT = "regular"
"""The bot that plays on for an engine that failed."""
RECAP_EVENTS = 12
"""Events printed again when a saved game is resumed."""


class Leave(Exception):
    """The person leaves the table."""


@dataclass
class Sitting:
    """A game in the terminal: its state, its players, and the file of its record."""

    state: State
    seat: int
    players: tuple[Player, ...]
    path: Path
    bots: dict[int, Bot]
    words: Words = field(default_factory=spoken_words)
    confirm: bool = False
    _unprinted: list[Event] = field(default_factory=list)
    """Events that have not been printed yet."""
    _last_seat: int = -1
    """The seat that acted last; the next seat clockwise that may act decides next."""

    @property
    def text(self) -> GameText:
        names = [player.name for player in self.players]
        game = self.state.game
        return text_of(game.name)(self.words, names, self.seat, game.options)

    def play(self, console: Console) -> int:
        """Play until the game is over or the person leaves, and return the exit status."""
        self._say_what_to_type(console)
        commitment = self.state.record.commitment
        if commitment is not None:
            self._say(console, "cli-commitment")
            console.print(f"  {commitment}", style="dim", highlight=False, soft_wrap=True)
        try:
            self._print_events(console)
            while self.state.result is None:
                self._step(console)
        except (Leave, KeyboardInterrupt) as leaving:
            save(self.path, self.state.record, self.players)
            console.print()
            console.print(self.words("cli-left"), markup=False)
            self._path(console, f"{command()} play --resume {self.path}")
            return 130 if isinstance(leaving, KeyboardInterrupt) else 0
        console.print(draw(self.state.game.name, self.state.view(self.seat), self.text))
        console.print(self.words("cli-saved"), markup=False)
        self._path(console, str(self.path))
        return 0

    @property
    def _has_hints(self) -> bool:
        return shipped(self.state.game.name) is not None

    def _say_what_to_type(self, console: Console) -> None:
        self._say(console, "cli-help")
        if self._has_hints:
            self._say(console, "hint-terminal")

    def _say(self, console: Console, key: str, **values: str) -> None:
        line = self.words(key, **values)
        console.print(line, style="dim", markup=False, highlight=False)

    def _path(self, console: Console, line: str) -> None:
        """Print a path or command on a line of its own, never wrapped, so that it can be copied."""
        console.print(f"  {line}", markup=False, highlight=False, soft_wrap=True)

    def _step(self, console: Console) -> None:
        """Make the next decision, the person's or a bot's."""
        seat = self._next_seat()
        if seat != self.seat:
            self._act(seat, self._bot_decides(console, seat))
        elif (chosen := self._ask(console)) is not None:
            self._act(seat, chosen)
            # Saved at once, so that the move survives whatever happens to this process.
            save(self.path, self.state.record, self.players)
        else:
            self._last_seat = seat  # the person waits, so the others decide first
        self._print_events(console)
        if self.state.result is not None:
            save(self.path, self.state.record, self.players)

    def _bot_decides(self, console: Console, seat: int) -> Action:
        """Return a bot's decision. An engine that fails is replaced for the rest of the game."""
        view, legal = self.state.view(seat), self.state.legal(seat)
        try:
            return self.bots[seat].act(view, legal, BOT_SECONDS)
        except EngineError as error:
            name = self.players[seat].name
            line = self.words("cli-engine-replaced", name=name, details=str(error))
            console.print(line, style="yellow", markup=False, highlight=False)
        record = self.state.record
        rng = _luck_of_bot(record, seat)
        replacement = self.bots[seat] = bot(REPLACEMENT, self.state.game, seat, rng)
        for event in record.events:
            replacement.see(event.seen_by(seat))
        return replacement.act(view, legal, BOT_SECONDS)

    def _next_seat(self) -> int:
        players = self.state.players
        return min(self.state.to_act, key=lambda seat: (seat - self._last_seat - 1) % players)

    def _act(self, seat: int, action: Action) -> None:
        for event in self.state.play(seat, action):
            self._show_bots(event)
            self._unprinted.append(event)
        self._last_seat = seat

    def _show_bots(self, event: Event) -> None:
        for seat, player in self.bots.items():
            player.see(event.seen_by(seat))

    def _print_events(self, console: Console) -> None:
        """Print the events since the last time, as this seat may see them."""
        text = self.text
        for event in self._unprinted:
            line = text.tell(event.seen_by(self.seat))
            console.print(Padding(line, (0, 0, 0, 2)), style="dim", markup=False, highlight=False)
        self._unprinted.clear()

    # The person's decision.

    def _ask(self, console: Console) -> Action | None:
        """Ask until the person chooses and confirms a legal action, and return it.

        Return None if the person lets others go first, which is possible where several seats may
        act. Raises Leave.
        """
        view = self.state.view(self.seat)
        self._show_decision(console)
        while True:
            typed = self._input(console, "> ")
            if typed == "?":
                # Imported here so that the other commands start without it.
                from rich.markdown import Markdown

                console.print(Markdown(self._rule(view)))
            elif typed in ("help", "h"):
                self._show_choices(console)
                self._say_what_to_type(console)
            elif typed == "table":
                self._show_decision(console)
            elif typed == "hint" and self._has_hints:
                self._show_hint(console, view)
            elif typed == "wait" and len(view.to_act) > 1:
                return None
            elif typed in ("quit", "q", "exit"):
                raise Leave
            else:
                action = self._parse(console, typed)
                if action is not None and self._confirmed(console, typed):
                    return action

    def _rule(self, view: View) -> str:
        return rules_text(self.state.game.name, self.text.rule(view), self.words.language)

    def _show_decision(self, console: Console) -> None:
        view = self.state.view(self.seat)
        console.print(draw(self.state.game.name, view, self.text))
        console.print(self.text.prompt(view), style="bold", markup=False)
        self._show_choices(console)

    def _show_hint(self, console: Console, view: View) -> None:
        """Print what a shark would do, from what this seat knows, and why."""
        # Imported here, since NumPy takes a while to load.
        from bluffhouse.study import hint
        from bluffhouse.study.sentences import belief_sentence, reason_sentence

        seen = [event.seen_by(self.seat) for event in self.state.record.events]
        game, words, text = self.state.game, self.words, self.text
        found = hint(game, view, seen)
        console.print(words("hint-ask"), style="bold cyan", markup=False)
        table = Table(box=SIMPLE_HEAD, pad_edge=False)
        table.add_column("")
        for key in ("hint-shark", "hint-win"):
            table.add_column(words(key), justify="right")
        for option in found.options:
            label = text.label(action_decoder(game.name).decode(option.action))
            table.add_row(Text(label), words.percent(option.likely), words.percent(option.value))
        console.print(table)
        if found.belief is not None:
            line = belief_sentence(found.belief, words, text.names)
            console.print(line, style="dim", markup=False, highlight=False)
        console.print(reason_sentence(found, words), markup=False, highlight=False)

    def _show_choices(self, console: Console) -> None:
        view = self.state.view(self.seat)
        table = Table.grid(padding=(0, 3, 0, 0))
        table.add_column(no_wrap=True)
        for choice in self.text.choices(view, self.state.legal(self.seat)):
            table.add_row(Text(f"  {choice.phrase}", style="bold green"), Text(choice.meaning))
        if len(view.to_act) > 1:
            table.add_row(Text("  wait", style="bold green"), Text(self.words("cli-wait")))
        console.print(table)

    def _parse(self, console: Console, typed: str) -> Action | None:
        """Return the legal action that was typed, or print why there is none and return None."""
        text = self.text
        try:
            action = text.read(typed)
            self.state.copy().play(self.seat, action)
        except Unclear as unclear:
            if unclear.reason == "unclear-verb":  # name the choices of this decision only
                view, legal = self.state.view(self.seat), self.state.legal(self.seat)
                phrases = ", ".join(choice.phrase for choice in text.choices(view, legal))
                unclear = Unclear(unclear.reason, said=typed, verbs=phrases)
            console.print(text.refusal(unclear), style="yellow", markup=False)
            return None
        except IllegalAction as refused:
            console.print(text.refusal(refused), style="yellow", markup=False)
            return None
        return action

    def _confirmed(self, console: Console, typed: str) -> bool:
        """Whether the person confirms the action, if confirmation is on."""
        if not self.confirm:
            return True
        console.print(self.words("cli-confirm", action=typed), markup=False)
        return self._input(console, "  ") in ("", "y", "yes")

    def _input(self, console: Console, prompt: str) -> str:
        try:
            typed = console.input(prompt, markup=False).strip().casefold()
        except EOFError:
            raise Leave from None
        if not console.is_terminal:
            console.print(typed, markup=False, highlight=False)  # so that a script's log reads well
        return typed


def command() -> str:
    """Return how to call this program again: by its name, if the shell finds it."""
    return "bluffhouse" if shutil.which("bluffhouse") else sys.argv[0]


def new_sitting(
    game: Game,
    players: int | None,
    seed: str | None,
    seat: int | None,
    name: str,
    kind: str,
    path: Path | None,
) -> Sitting:
    """Start a new game with bots of that kind. Raises OptionError."""
    count = min(4, game.seats[-1]) if players is None else players
    state = game.start(count, seed)
    you = 0 if seat is None else seat
    if not 0 <= you < count:
        message = f"--seat {you}: the seats are 0 to {count - 1}"
        raise OptionError(message, "wrong-seat", seat=str(you), last=count - 1)
    name = name.strip()
    if not name or not name.isprintable() or len(name) > MAX_NAME_LENGTH:
        message = f"--name: must have 1 to {MAX_NAME_LENGTH} printable characters"
        raise OptionError(message, "wrong-name", most=MAX_NAME_LENGTH)
    others = iter([other for other in BOT_NAMES if other.casefold() != name.casefold()])
    for opponent in split_kinds(kind):
        check_kind(opponent, game)
    kinds = opponents(kind)
    seated = tuple(
        Player(name) if s == you else Player(next(others), next(kinds)) for s in range(count)
    )
    stamp = time.strftime("%Y%m%d-%H%M%S")
    file = Path(f"{game.name}-{stamp}{SUFFIX}") if path is None else path
    if file.name == "" or file.is_dir():
        raise OptionError(f"--save {file}: must be a file", "wrong-save", file=str(file))
    if file.exists():
        message = f"{file} already exists: --resume it, or choose another file"
        raise OptionError(message, "wrong-save-there", file=str(file))
    return _seated(state, you, seated, file)


def opponents(kinds: str) -> Iterator[str]:
    """Yield the kinds of the opponents, endlessly.

    Several kinds, separated by commas, take turns. A kind without a temperament gets the next one,
    so that the opponents play differently.
    """
    chosen = split_kinds(kinds)
    for number, temperament in enumerate(cycle(TEMPERAMENTS)):
        kind = chosen[number % len(chosen)]
        yield kind if ":" in kind else f"{kind}:{temperament}"


def resumed_sitting(written: Written, path: Path, kind: str = "") -> Sitting:
    """Continue a saved game. `kind` names the engines that may run. Raises OptionError."""
    record, players = written
    check_named([player.bot for player in players if player.bot], split_kinds(kind))
    people = [seat for seat, player in enumerate(players) if player.bot is None]
    if record.result is not None:
        message = "this game is over; `bluffhouse replay` shows it"
        raise OptionError(message, "wrong-game-over")
    if len(people) != 1:
        message = f"{len(people)} people play in this record; the terminal has room for one"
        raise OptionError(message, "wrong-people", count=len(people))
    if record.seed is None:
        message = "this record has no seed, so the game cannot continue"
        raise OptionError(message, "wrong-no-seed")
    sitting = _seated(replay(record), people[0], players, path)
    del sitting._unprinted[:-RECAP_EVENTS]
    return sitting


def _seated(state: State, seat: int, players: tuple[Player, ...], path: Path) -> Sitting:
    """Seat the bots and show them the events so far.

    Their random choices come from the seed too, so the same seed and the same answers give the
    same game.
    """
    record = state.record
    bots = {
        s: seat_bot(
            player.bot, state.game, s, random.Random(f"{record.seed} {s} {len(record.events)}")
        )
        for s, player in enumerate(players)
        if player.bot is not None
    }
    sitting = Sitting(state, seat, players, path, bots)
    save(path, state.record, players)  # fails now, not after the first move, if it cannot write
    for event in state.record.events:
        sitting._show_bots(event)
        sitting._unprinted.append(event)
    return sitting


def _luck_of_bot(record: Record, seat: int) -> random.Random:
    return random.Random(f"{record.seed} {seat} {len(record.events)}")
