"""The contract: what every game offers, and all that the rest of the house knows about it.

game  = bluffhouse.game("lie", wild_ones=True)   # rules and options, immutable
state = game.start(players=3, seed=7)            # the whole truth
seat  = state.to_act[0]                          # one of the seats that may act now
events = state.play(seat, state.legal(seat).sample(random))
state.view(seat)                                 # all that this seat may know
game.imagine(state.view(seat), random)           # a whole state that fits this view
state.result, state.record                       # how it ended; the game, written down
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import (
    Any,
    ClassVar,
    Literal,
    Protocol,
    Self,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from bluffhouse.rules.blanks import AnyBlank
from bluffhouse.rules.chance import (
    MAX_SEED,
    Chance,
    Scripted,
    Seeded,
    commitment,
    new_seed,
    type_of_seed,
)
from bluffhouse.rules.seats import MAX_SEATS as MAX_SEATS

T = TypeVar("T")

Scalar = int | str
"""A value that fills a gap in the sentence of a refusal."""


def tag_of(class_name: str) -> str:
    """The tag of a class in JSON: `BidPlaced` is written `bid_placed`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", class_name).lower()


# ── values ──────────────────────────────────────────────────────────────────────────────────


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="do", tag=tag_of):
    """What a seat plays: small, immutable, compared by value."""

    hurries: ClassVar[bool] = False
    """Whether it gives everybody little time from then on. A live table keeps bots from it while
    people have only begun to talk."""
    thought: ClassVar[float | None] = None
    """How long a bot at a live table seems to think before it, in multiples of the house's usual
    delay; None: as long as usual. Kinds that look alike to others must deserve the same."""


class Event(
    msgspec.Struct,
    frozen=True,
    gc=False,
    tag_field="event",
    tag=tag_of,
    forbid_unknown_fields=True,
):
    """Something that happened: the whole truth, before redaction."""

    reveals: ClassVar[bool] = False
    """Whether the event shows everybody something that was hidden until now."""
    hurries: ClassVar[bool | None] = None
    """Whether a live table gives everybody little time from now on; None: no change."""
    opens_talk: ClassVar[bool] = False
    """Whether everybody may talk and bargain from now on, in any order."""

    def seen_by(self, seat: int | None) -> Self:
        """The event as this seat (None: a spectator) may see it. Secrets become None."""
        return self

    def disclosed(self) -> Self:
        """The event as everybody may see it after the game. Only what the rules keep secret for
        good becomes None."""
        return self


class RedactedError(ValueError):
    """A redacted event was asked for the action or the outcome that it hides."""

    def __init__(self) -> None:
        super().__init__("redacted: this event hides its secret from this viewer")


def unredacted(secret: T | None) -> T:
    """Return a secret of an event; raise RedactedError if redaction has taken it away.

    >>> unredacted((2, 5))
    (2, 5)
    >>> unredacted(None)
    Traceback (most recent call last):
    bluffhouse.rules.contract.RedactedError: redacted: this event hides its secret from this viewer
    """
    if secret is None:
        raise RedactedError
    return secret


class MoveEvent(Event, frozen=True, gc=False):
    """An event that is a seat's decision: playing `action` again brings it about again."""

    seat: int

    @property
    def action(self) -> Action:
        """The action that the seat played. Raises RedactedError if this event no longer tells."""
        raise NotImplementedError


class ChanceEvent(Event, frozen=True, gc=False):
    """An event decided by chance: a die, a shuffle, a blind draw."""

    @property
    def outcome(self) -> object:
        """The random outcome, as a script gives it. Raises RedactedError if this event no longer
        tells."""
        raise NotImplementedError


class StarterDrawn(ChanceEvent, frozen=True, gc=False):
    """Chance chose the seat that begins."""

    seat: int

    @property
    def outcome(self) -> int:
        return self.seat


class StarterNamed(Event, frozen=True, gc=False):
    """The table named the seat that begins."""

    seat: int


class Result(msgspec.Struct, frozen=True, gc=False):
    """How a game ended."""

    winners: tuple[int, ...]
    """The winning seats: several if they share the win, none if nobody wins."""
    scores: tuple[int, ...]
    """What the game counts (money, points, cards, squares), one number per seat."""
    reason: str
    """A key for the rule that ended the game."""


class Ended(Event, frozen=True, gc=False):
    """The last event of every finished game."""

    result: Result


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Everything one seat (None: a spectator) may know. Games add their own fields."""

    seat: int | None
    players: int
    to_act: tuple[int, ...]
    result: Result | None

    def disclosed(self) -> Self:
        """The view as everybody may see it after the game: without what the rules keep secret for
        good."""
        return self


EDITION = 2
"""The edition of our rulings that new games are played by. A ruling that changes what players are
asked is a new edition: games begun under an earlier one go on, and replay, by that one.

1. The first rulings.
2. Nothing is asked where nothing can be decided: LI-11 with two players in the round, BP-3 with an
   empty hand, MD-7 with nobody else left in the heist.
"""


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A game written down: its events alone are enough to rebuild it."""

    game: str
    options: dict[str, Any]
    players: int
    starter: int | None = None
    """The seat the table named to begin; None: chance chose."""
    commitment: str | None = None
    pledge: str | None = None
    """The hash of the house's part of the seed, shown before the players added theirs."""
    seed: str | None = None
    events: tuple[Event, ...] = ()
    result: Result | None = None
    edition: int = EDITION
    """The edition of the rulings it was played by."""


# ── refusals ────────────────────────────────────────────────────────────────────────────────


class IllegalAction(ValueError):
    """A refused action. `reason` is a key of the locales, `values` fill its sentence."""

    def __init__(self, reason: str, **values: Scalar) -> None:
        super().__init__(reason, values)
        self.reason = reason
        self.values = values

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return self.reason.replace("-", " ") + (f" ({details})" if details else "")


class OptionError(ValueError):
    """An unknown game, option or number of players.

    The message says in English what is allowed; `key` and `values` are the same as a sentence of
    the locales.
    """

    def __init__(self, message: str, key: str = "", /, **values: Scalar) -> None:
        super().__init__(message)
        self.key = key
        self.values = values


def is_accepted(verify: Callable[..., object], *given: object) -> bool:
    """Whether `verify` lets this pass. A game that refuses an action by raising IllegalAction in
    one function answers `in legal` by the same function."""
    try:
        verify(*given)
    except IllegalAction:
        return False
    return True


MAX_QUOTED = 40
"""Characters of a wrong value that a message repeats."""


def shortened(text: str, most: int = MAX_QUOTED) -> str:
    """The text, cut off where it is longer than so many characters.

    >>> shortened("a lie"), shortened("a tall story", 7)
    ('a lie', 'a tall…')
    """
    return text if len(text) <= most else text[: most - 1] + "…"


def quoted(value: object) -> str:
    """A wrong value as a message shows it: short, whatever it is.

    >>> quoted("poker"), quoted(12), quoted(10**5000)
    ("'poker'", '12', 'a value of type int')
    """
    try:
        return shortened(repr(value))
    except ValueError:  # Python does not write out numbers of thousands of digits
        return f"a value of type {type(value).__name__}"


# ── what a seat may do ──────────────────────────────────────────────────────────────────────


class Form(msgspec.Struct, frozen=True, gc=False, tag_field="form", tag=tag_of):
    """A family of actions of one type, described by what may be filled in. Its name begins with its
    action's: `bid_higher` makes a `bid`."""

    makes: ClassVar[type[Action]]
    """The type of its actions."""
    blanks: ClassVar[Mapping[str, AnyBlank]] = {}
    """By field of the action: how a person fills it in. A form without blanks can be filled in only
    at a table drawn for its game."""

    def actions(self) -> Iterator[Action]:
        """Every action of the family, each once."""
        raise NotImplementedError


class Uniform(Protocol):
    """A source of uniform numbers: the module `random`, or a `random.Random`."""

    def random(self) -> float: ...


class Legal(ABC):
    """Everything a seat may do now: sized, indexed, iterable, and answers `in`. The actions are
    made only when asked for; `sample` is uniform and costs no more than one element."""

    __slots__ = ()

    @abstractmethod
    def __len__(self) -> int: ...

    @abstractmethod
    def __getitem__(self, index: int) -> Action: ...

    @abstractmethod
    def __contains__(self, action: object) -> bool: ...

    def __iter__(self) -> Iterator[Action]:
        return map(self.__getitem__, range(len(self)))

    def __bool__(self) -> bool:
        return len(self) > 0

    @abstractmethod
    def forms(self) -> tuple[Form | Action, ...]:
        """The same actions described instead of listed, so that a client can draw them: a form for
        each family, and actions that can be sent as they are."""

    def sample(self, rng: Uniform) -> Action:
        return self[int(rng.random() * len(self))]


def alike(one: object, other: object) -> bool:
    """Whether two actions, or values in them, are equal and of the same types. Python finds 1, 1.0
    and True equal; an action with the wrong one of them is not legal.

    >>> alike((1, 2), (1, 2)), alike((1, 2), (True, 2.0))
    (True, False)
    """
    if type(one) is not type(other):
        return False
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(alike, one, other))
    if isinstance(one, msgspec.Struct):
        fields = one.__struct_fields__
        return all(alike(getattr(one, field), getattr(other, field)) for field in fields)
    return one == other


class OneOf(Legal):
    """A short list of actions."""

    __slots__ = ("_actions",)

    def __init__(self, *actions: Action) -> None:
        self._actions = actions

    def __len__(self) -> int:
        return len(self._actions)

    def __getitem__(self, index: int) -> Action:
        if index < 0:
            raise IndexError(index)
        return self._actions[index]

    def __contains__(self, action: object) -> bool:
        for own in self._actions:
            if action == own:
                return alike(action, own)
        return False

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def forms(self) -> tuple[Form | Action, ...]:
        return self._actions

    def sample(self, rng: Uniform) -> Action:
        return self._actions[int(rng.random() * len(self._actions))]


NOTHING = OneOf()
"""The legal actions of a seat that may not act now."""


# ── a game ──────────────────────────────────────────────────────────────────────────────────


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game's variants and optional rules, each off or classic by default."""


class State(ABC):
    """The whole truth of a game in progress. Only `play` changes it."""

    __slots__ = ("_chance", "_drawn", "_log", "game", "players", "result", "starter", "to_act")

    game: Game
    players: int
    starter: int | None
    to_act: tuple[int, ...]
    result: Result | None

    _chance: Chance
    _drawn: int
    # Every play's events, newest first: (the earlier ones, these). Immutable, so copies share
    # it, and neither playing nor copying costs more the longer the game has lasted.
    _log: Any

    @abstractmethod
    def legal(self, seat: int) -> Legal:
        """Everything this seat may do now; empty if it may not act."""

    @abstractmethod
    def play(self, seat: int, action: Action) -> Sequence[Event]:
        """Play the action and return the events. Raises IllegalAction, and then nothing changed."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """Everything this seat (None: a spectator) may know. Raises ValueError for a wrong seat."""

    @abstractmethod
    def copy(self) -> Self:
        """A copy that shares nothing that can change."""

    def reseeded(self, seed: type_of_seed) -> Self:
        """A copy whose chance comes from this seed from here on: the same past, another future."""
        other = self.copy()
        other._chance = Seeded(seed)
        return other

    def silent(self, seat: int) -> bool:
        """Whether the rules forbid this player to talk now."""
        return False

    @property
    def record(self) -> Record:
        """The game so far, written down, with every secret and the seed. Raises ValueError for an
        imagined state."""
        events: list[Event] = []
        log = self._log
        if log is IMAGINED:
            raise ValueError("an imagined state has no beginning, so there is no record of it")
        plays = []
        while log is not None:
            log, played = log
            if log is IMAGINED:
                raise ValueError("an imagined state has no beginning, so there is no record of it")
            plays.append(played)
        for played in reversed(plays):
            events.extend(played)
        chance = self._chance
        seeded = chance.after if isinstance(chance, Scripted) else chance
        seed = seeded.seed if isinstance(seeded, Seeded) else None
        return Record(
            game=self.game.name,
            options=self.game.options_given(),
            players=self.players,
            starter=self.starter,
            commitment=None if seed is None else commitment(seed),
            seed=seed,
            events=tuple(events),
            result=self.result,
            edition=self.game.edition,
        )

    # For the games' own use.

    def _copy_to(self, other: Self) -> Self:
        other.game = self.game
        other.players = self.players
        other.starter = self.starter
        other.to_act = self.to_act
        other.result = self.result
        other._chance = self._chance
        other._drawn = self._drawn
        other._log = self._log
        return other

    def _check_seat(self, seat: int | None) -> None:
        """Raise ValueError if there is no such seat."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
            raise ValueError(f"no seat {quoted(seat)}: the seats are 0 to {self.players - 1}")

    def _pick(self, options: Sequence[T]) -> T:
        picked = self._chance.pick(self._drawn, options)
        self._drawn += 1
        return picked

    def _draw(self, items: Sequence[T], count: int) -> tuple[T, ...]:
        drawn = self._chance.draw(self._drawn, items, count)
        self._drawn += 1
        return drawn

    def _first_seat(self) -> StarterDrawn | StarterNamed:
        """Choose the seat that begins: the one the table named, else one by chance."""
        if self.starter is not None:
            return StarterNamed(self.starter)
        return StarterDrawn(self._pick(range(self.players)))


IMAGINED: tuple[()] = ()
"""The log of a state imagined from a view: there is no record of how it came about."""


TOO_LARGE_SEED = 10 ** (MAX_SEED - 1)
"""The smallest number that is refused as a seed, because with a minus it is too long."""


def check_seed(seed: object) -> None:
    """Refuse a seed that could not be written into a record and read again."""
    if isinstance(seed, bool) or not isinstance(seed, type_of_seed):
        raise OptionError(
            f"seed={quoted(seed)}: must be a whole number or a text", "wrong-seed-type"
        )
    if isinstance(seed, int) and abs(seed) >= TOO_LARGE_SEED:
        message = f"the seed must have 1 to {MAX_SEED} characters"
        raise OptionError(message, "wrong-seed", most=MAX_SEED)
    text = str(seed)
    if not 1 <= len(text) <= MAX_SEED or not text.isprintable():
        message = f"the seed must have 1 to {MAX_SEED} characters, all of them printable"
        raise OptionError(message, "wrong-seed", most=MAX_SEED)


class Game(ABC):
    """The rules of a game with its options; immutable. Two games are equal if their
    name, options and edition are."""

    name: ClassVar[str]
    seats: ClassVar[range]
    """The player counts the rules allow."""
    options_type: ClassVar[type[Options]] = Options
    state_type: ClassVar[type[State]]
    view_type: ClassVar[type[View]]
    actions: ClassVar[tuple[type[Action], ...]]
    forms: ClassVar[tuple[type[Form], ...]] = ()
    """Every type of form in which this game says what is legal."""
    events: ClassVar[tuple[type[Event], ...]]
    """Every type of event of this game, besides StarterDrawn, StarterNamed and Ended."""

    options: Options
    edition: int = EDITION
    """The edition of our rulings this game is played by."""

    def __init__(self, /, **options: object) -> None:
        object.__setattr__(self, "options", self._read_options(options))

    def in_edition(self, edition: int) -> Self:
        """Return the same game by the rulings of that edition, to go on with an earlier one.
        Raises ValueError if there is no such edition."""
        if edition == self.edition:
            return self
        if type(edition) is not int or not 1 <= edition <= EDITION:
            raise ValueError(f"no edition {edition!r} of our rulings: there are 1 to {EDITION}")
        other = type(self)(**self.options_given())
        object.__setattr__(other, "edition", edition)
        return other

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a game does not change; make another {self.name!r} instead")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a game does not change; make another {self.name!r} instead")

    @abstractmethod
    def _begin(self, state: Any) -> list[Event]:
        """Set up a new state up to the first decision and return the events."""

    @abstractmethod
    def imagine(self, view: Any, rng: Uniform) -> State:
        """A random state that fits the view: seen from the same seat, it looks the same."""

    def start(
        self,
        players: int,
        seed: type_of_seed | None = None,
        *,
        script: Sequence[object] = (),
        starter: int | None = None,
    ) -> State:
        """Start a new game. Chance takes the outcomes of the script first, then comes from the seed
        (None: a fresh one nobody can guess); a script without a seed must last the whole game.
        Raises OptionError."""
        self.check_players(players)
        if starter is not None and (type(starter) is not int or not 0 <= starter < players):
            message = f"starter={quoted(starter)}: must be a seat from 0 to {players - 1}"
            raise OptionError(message, "wrong-starter", last=players - 1)
        if seed is not None:
            check_seed(seed)
        state: State = self._new(players)
        state.starter = starter
        if script:
            state._chance = Scripted(script, None if seed is None else Seeded(seed))
        else:
            state._chance = Seeded(new_seed() if seed is None else seed)
        state._log = (None, self._begin(state))
        return state

    def _new(self, players: int) -> Any:
        state = self.state_type.__new__(self.state_type)
        state.game = self
        state.players = players
        state.starter = None
        state.to_act = ()
        state.result = None
        state._drawn = 0
        return state

    def _imagined(self, view: View, rng: Uniform) -> Any:
        """A new state for `imagine` to fill, with chance of its own from here on."""
        if type(view) is not self.view_type:
            wanted, given = self.view_type.__name__, type(view).__name__
            raise TypeError(f"{self.name} imagines from a {wanted}, not a {given}")
        state = self._new(view.players)
        state._chance = Seeded(int(rng.random() * (1 << 53)))
        state._log = IMAGINED
        state.to_act = view.to_act
        state.result = view.result
        return state

    def check_players(self, players: int) -> None:
        """Refuse a player count that the rules, with these options, do not allow."""
        if type(players) is not int or players not in self.seats:
            raise OptionError(
                f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players,"
                f" not {quoted(players)}",
                "wrong-players",
                game=self.name,
                least=self.seats[0],
                most=self.seats[-1],
                players=quoted(players),
            )

    def options_given(self) -> dict[str, Any]:
        """The options that differ from their defaults, by name."""
        default = type(self.options)()
        return {
            name: getattr(self.options, name)
            for name in self.options.__struct_fields__
            if getattr(self.options, name) != getattr(default, name)
        }

    def _read_options(self, given: Mapping[str, object]) -> Options:
        known = self.options_type.__struct_fields__
        for name in given:
            if name not in known:
                allowed = ", ".join(known)
                raise OptionError(
                    f"{self.name} has no option {quoted(name)}; its options: {allowed}",
                    "wrong-option",
                    game=self.name,
                    option=shortened(name),
                    options=allowed,
                )
        try:
            return msgspec.convert(dict(given), self.options_type)
        except msgspec.ValidationError as error:
            raise self._wrong_option(error) from None

    def _wrong_option(self, error: msgspec.ValidationError) -> OptionError:
        hints = get_type_hints(self.options_type)
        told, _, place = str(error).partition(" - at `$.")
        told = shortened(told, 100)
        name = re.split(r"[`.\[]", place)[0]
        refused = error.__cause__
        if isinstance(refused, OptionError):  # by the options themselves
            return OptionError(f"{self.name}: {refused}", refused.key, **refused.values)
        kind = re.sub(r"^typing\.|<class '|'>", "", str(hints[name]))
        words = get_args(hints[name])
        is_choice = get_origin(hints[name]) is Literal
        return OptionError(
            f"{self.name}: option {name!r} must be {kind}: {told[0].lower()}{told[1:]}",
            "wrong-option-value",
            game=self.name,
            option=name,
            kind="switch" if hints[name] is bool else "choice" if is_choice else "other",
            allowed=", ".join(map(str, words)) if is_choice else "",
            details=told,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        return self.name, self.options, self.edition

    def __repr__(self) -> str:
        given = "".join(f", {name}={value!r}" for name, value in self.options_given().items())
        return f"bluffhouse.game({self.name!r}{given})"
