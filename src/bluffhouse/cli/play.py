"""A sitting at the terminal table: one person, and bots in the other seats."""

from __future__ import annotations

import random
import shutil
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bluffhouse.bots import TEMPERAMENTS, Bot, bot
from bluffhouse.cli.rulebook import rules_text
from bluffhouse.cli.speech import words as spoken_words
from bluffhouse.cli.tables import draw
from bluffhouse.locales import Words
from bluffhouse.records import Player, Written, replay, save
from bluffhouse.records.file import SUFFIX
from bluffhouse.rules.contract import Action, Event, Game, IllegalAction, OptionError, State, View
from bluffhouse.text import GameText, Unclear, text_of

BOT_NAMES = ("Olga", "Rocco", "Vera", "Milo", "Greta", "Nils", "Ines", "Bruno")
LONGEST_NAME = 40
BOT_SECONDS = 1.0
RETOLD = 12
"""How many events a person who comes back is told again."""


class Leave(Exception):
    """The person leaves the table."""


@dataclass
class Sitting:
    """A game at the terminal: state, who sits where, and where its record goes."""

    state: State
    seat: int
    players: tuple[Player, ...]
    path: Path
    bots: dict[int, Bot]
    words: Words = field(default_factory=spoken_words)
    confirm: bool = False
    _untold: list[Event] = field(default_factory=list)
    """What happened since the person was last told."""
    _last: int = -1
    """Who acted last: the next to decide is the next seat clockwise that may."""

    @property
    def text(self) -> GameText:
        names = [player.name for player in self.players]
        return text_of(self.state.game.name)(self.words, names, self.seat)

    def play(self, console: Console) -> int:
        """To the end, or until the person leaves. Returns the exit status."""
        self._say(console, "cli-help")
        commitment = self.state.record.commitment
        if commitment is not None:
            self._say(console, "cli-commitment")
            console.print(f"  {commitment}", style="dim", highlight=False, soft_wrap=True)
        try:
            self._tell(console)
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

    def _say(self, console: Console, key: str, **values: str) -> None:
        line = self.words(key, **values)
        console.print(line, style="dim", markup=False, highlight=False)

    def _path(self, console: Console, line: str) -> None:
        """On a line of its own, never broken, so that it can be copied."""
        console.print(f"  {line}", markup=False, highlight=False, soft_wrap=True)

    def _step(self, console: Console) -> None:
        """The next decision, the person's or a bot's."""
        seat = self._next_seat()
        if seat != self.seat:
            action = self.bots[seat].act(self.state.view(seat), self.state.legal(seat), BOT_SECONDS)
            self._do(seat, action)
        elif (decision := self._ask(console)) is not None:
            self._do(seat, decision)
            # Whatever happens to this process now, the decision is not lost.
            save(self.path, self.state.record, self.players)
        else:
            self._last = seat  # the person waits: the others first
        self._tell(console)
        if self.state.result is not None:
            save(self.path, self.state.record, self.players)

    def _next_seat(self) -> int:
        players = self.state.players
        return min(self.state.to_act, key=lambda seat: (seat - self._last - 1) % players)

    def _do(self, seat: int, action: Action) -> None:
        for event in self.state.play(seat, action):
            self._show_bots(event)
            self._untold.append(event)
        self._last = seat

    def _show_bots(self, event: Event) -> None:
        for seat, player in self.bots.items():
            player.see(event.seen_by(seat))

    def _tell(self, console: Console) -> None:
        """What happened since the person was last told."""
        text = self.text
        for event in self._untold:
            line = text.tell(event.seen_by(self.seat))
            console.print(Padding(line, (0, 0, 0, 2)), style="dim", markup=False, highlight=False)
        self._untold.clear()

    # The person's decision.

    def _ask(self, console: Console) -> Action | None:
        """Ask until there is a legal, confirmed decision; None: the person lets others go first,
        which one can where several may act."""
        view = self.state.view(self.seat)
        self._show_question(console)
        while True:
            said = self._input(console, "> ")
            if said == "?":
                console.print(Markdown(self._rule(view)))
            elif said in ("help", "h"):
                self._show_choices(console)
                console.print(self.words("cli-help"), markup=False)
            elif said == "table":
                self._show_question(console)
            elif said == "wait" and len(view.to_act) > 1:
                return None
            elif said in ("quit", "q", "exit"):
                raise Leave
            else:
                action = self._understood(console, said)
                if action is not None and self._confirmed(console, said):
                    return action

    def _rule(self, view: View) -> str:
        return rules_text(self.state.game.name, self.text.rule(view), self.words.language)

    def _show_question(self, console: Console) -> None:
        view = self.state.view(self.seat)
        console.print(draw(self.state.game.name, view, self.text))
        console.print(self.text.prompt(view), style="bold", markup=False)
        self._show_choices(console)

    def _show_choices(self, console: Console) -> None:
        view = self.state.view(self.seat)
        table = Table.grid(padding=(0, 3, 0, 0))
        table.add_column(no_wrap=True)
        for choice in self.text.choices(view, self.state.legal(self.seat)):
            table.add_row(Text(f"  {choice.phrase}", style="bold green"), Text(choice.meaning))
        if len(view.to_act) > 1:
            table.add_row(Text("  wait", style="bold green"), Text(self.words("cli-wait")))
        console.print(table)

    def _understood(self, console: Console, said: str) -> Action | None:
        """The legal action that was said; else the reason why not is shown."""
        text = self.text
        try:
            action = text.read(said)
            self.state.copy().play(self.seat, action)
        except Unclear as unclear:
            if unclear.reason == "unclear-verb":  # what the game knows is more than helps now
                view, legal = self.state.view(self.seat), self.state.legal(self.seat)
                now = ", ".join(choice.phrase for choice in text.choices(view, legal))
                unclear = Unclear(unclear.reason, said=said, verbs=now)
            console.print(text.refusal(unclear), style="yellow", markup=False)
            return None
        except IllegalAction as refused:
            console.print(text.refusal(refused), style="yellow", markup=False)
            return None
        return action

    def _confirmed(self, console: Console, said: str) -> bool:
        """Until it is confirmed a decision can be taken back."""
        if not self.confirm:
            return True
        console.print(self.words("cli-confirm", action=said), markup=False)
        return self._input(console, "  ") in ("", "y", "yes")

    def _input(self, console: Console, prompt: str) -> str:
        try:
            said = console.input(prompt, markup=False).strip().casefold()
        except EOFError:
            raise Leave from None
        if not console.is_terminal:
            console.print(said, markup=False, highlight=False)  # so that a script's log reads well
        return said


def command() -> str:
    """How to call this program again from here: by its name, if the shell would find it."""
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
    """A new game. Raises OptionError."""
    count = min(4, game.seats[-1]) if players is None else players
    state = game.start(count, seed)
    you = 0 if seat is None else seat
    if not 0 <= you < count:
        message = f"--seat {you}: the seats are 0 to {count - 1}"
        raise OptionError(message, "wrong-seat", seat=str(you), last=count - 1)
    name = name.strip()
    if not name or not name.isprintable() or len(name) > LONGEST_NAME:
        message = f"--name: 1 to {LONGEST_NAME} letters that can be shown"
        raise OptionError(message, "wrong-name", most=LONGEST_NAME)
    others = iter([other for other in BOT_NAMES if other.casefold() != name.casefold()])
    kinds = characters(kind)
    seated = tuple(
        Player(name) if s == you else Player(next(others), next(kinds)) for s in range(count)
    )
    stamp = time.strftime("%Y%m%d-%H%M%S")
    file = Path(f"{game.name}-{stamp}{SUFFIX}") if path is None else path
    if file.name == "" or file.is_dir():
        raise OptionError(f"--save {file}: must be a file", "wrong-save", file=str(file))
    if file.exists():
        message = f"{file} is there already: --resume it, or give another place"
        raise OptionError(message, "wrong-save-there", file=str(file))
    return _seated(state, you, seated, file)


def characters(kinds: str) -> Iterator[str]:
    """The opponents, one after another: several kinds go round by turns, and those whose
    temperament was not said get one each, so that they are different people."""
    said = kinds.split(",")
    for number, temperament in enumerate(cycle(TEMPERAMENTS)):
        kind = said[number % len(said)].strip()
        yield kind if ":" in kind else f"{kind}:{temperament}"


def resumed_sitting(written: Written, path: Path) -> Sitting:
    """A saved game, to go on with. Raises OptionError."""
    record, players = written
    people = [seat for seat, player in enumerate(players) if player.bot is None]
    if record.result is not None:
        raise OptionError("that game is over; `bluffhouse replay` shows it", "wrong-game-over")
    if len(people) != 1:
        message = f"{len(people)} people sit at that table; here there is room for one"
        raise OptionError(message, "wrong-people", count=len(people))
    if record.seed is None:
        message = "that record has no seed, so its luck cannot go on"
        raise OptionError(message, "wrong-no-seed")
    sitting = _seated(replay(record), people[0], players, path)
    del sitting._untold[:-RETOLD]
    return sitting


def _seated(state: State, seat: int, players: tuple[Player, ...], path: Path) -> Sitting:
    """Bots take their seats and are told what has happened so far. Their own luck comes from the
    seed too, so the same seed and the same answers give the same game."""
    record = state.record
    bots = {
        s: bot(player.bot, state.game, s, random.Random(f"{record.seed} {s} {len(record.events)}"))
        for s, player in enumerate(players)
        if player.bot is not None
    }
    sitting = Sitting(state, seat, players, path, bots)
    save(path, state.record, players)  # a place that cannot be written is found out now
    for event in state.record.events:
        sitting._show_bots(event)
        sitting._untold.append(event)
    return sitting
