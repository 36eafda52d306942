"""The interface of a game on arrays, and what all of them share.

The interface is that of pgx (https://github.com/sotetsuk/pgx): its trainers and its `api_test` work
with these games, but it need not be installed. One call steps one game; `jax.vmap` steps many.

Actions, turn order, legal mask and observation are those of `bluffhouse.flat`. A game is
written beside its rules: a *table* holds the same things as the state of the rules, and `play`
changes all of it at once, because on arrays every branch is computed anyway.

Chance comes from outside: `play` gets the *luck* of the step, whatever dice and cards it may need.
`luck` draws it from random words; `recorded_luck` reads it from a game played by the rules, which
is how the tests compare both.
"""

from __future__ import annotations

import copy
import dataclasses
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pkgutil import iter_modules
from typing import Any, ClassVar, Generic, Self, TypeVar, dataclass_transform

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from bluffhouse import rules
from bluffhouse.bots.champion.memory import columns
from bluffhouse.flat import flat_of, rewards
from bluffhouse.rules import part_of
from bluffhouse.rules.contract import Event, Result

T = TypeVar("T")
Table = TypeVar("Table")

Switch = bool | Array
"""An option: fixed when the game is made, or another for each game of a batch."""

GOLDEN = np.uint32(0x9E3779B9)
"""2^32 divided by the golden ratio: its multiples are spread evenly over the words."""
MAX_NUMBERS = 512
"""More numbers than any game has."""

# ── structures of arrays ────────────────────────────────────────────────────────────────────


@dataclass_transform(frozen_default=True)
def arrays(cls: type[T]) -> type[T]:
    """Make a class a frozen dataclass that JAX can map over. Fields marked `static` are not
    arrays."""
    made = dataclasses.dataclass(frozen=True)(cls)
    static = [f.name for f in dataclasses.fields(made) if f.metadata.get("static")]  # type: ignore[arg-type]
    data = [f.name for f in dataclasses.fields(made) if f.name not in static]  # type: ignore[arg-type]
    jax.tree_util.register_dataclass(made, data_fields=data, meta_fields=static)
    return made


def choose(condition: Array, yes: T, no: T) -> T:
    """Return one of two structures of arrays."""
    chosen: T = jax.tree.map(lambda one, other: jnp.where(condition, one, other), yes, no)
    return chosen


def change(table: T, now: Array, **changes: Any) -> T:
    """Return the table with these fields changed where `now` is true."""
    news = {}
    for name, new in changes.items():
        old = getattr(table, name)
        news[name] = jnp.where(now, jnp.asarray(new).astype(old.dtype), old)
    return dataclasses.replace(table, **news)  # type: ignore[type-var]


@arrays
class State(Generic[Table]):
    """A state in pgx's shape. `_table` holds the game."""

    current_player: Array
    """The seat to act; after the end, any seat."""
    observation: Array
    """What the seat to act knows."""
    rewards: Array
    """Of the last step, for each seat."""
    terminated: Array
    truncated: Array
    """Whether the game took so many steps that it was ended without a winner."""
    legal_action_mask: Array
    _step_count: Array
    _table: Table
    _id: str = dataclasses.field(metadata={"static": True})

    @property
    def env_id(self) -> str:
        return self._id

    def replace(self, **changes: Any) -> Self:
        return dataclasses.replace(self, **changes)


# ── a game ──────────────────────────────────────────────────────────────────────────────────


class ArrayGame(ABC, Generic[Table]):
    """A game with its options and a number of players, on arrays."""

    name: ClassVar[str]
    """The name of the rules."""
    switches: Any
    """The options as a named tuple of numbers and switches. A game reads its options from here, by
    `jnp.where` and never by `if`, so that `with_switches` works."""

    def __init__(self, players: int, **options: object) -> None:
        self.game = rules.game(self.name, **options)
        self.flat = flat_of(self.game, players)
        self.players = players
        self.switches = self.read_switches(self.game.options)
        self._rewards = np.array([rewards(r, players) for r in every_result(players)], np.float32)

    def with_switches(self, switches: Any) -> Self:
        """Return the same game with other options. JAX may trace them, so one compiled function
        plays every combination of options, even several in one batch."""
        other = copy.copy(self)
        other.switches = switches
        return other

    # What each game defines.

    @staticmethod
    @abstractmethod
    def read_switches(options: Any) -> Any:
        """Return the switches for these options of the rules."""

    @property
    @abstractmethod
    def first_luck_words(self) -> int:
        """Return how many random words of 32 bits `first_luck` needs."""

    @property
    @abstractmethod
    def luck_words(self) -> int:
        """Return how many random words of 32 bits `luck` needs."""

    @abstractmethod
    def first_luck(self, words: Array) -> Array:
        """Draw the luck with which a game begins."""

    @abstractmethod
    def luck(self, table: Table, words: Array) -> Array:
        """Draw the luck of a step: all that chance may have to decide in it."""

    @abstractmethod
    def recorded_first_luck(self, events: Sequence[Event]) -> Sequence[int]:
        """Return the luck with which a game began, from its first events."""

    @abstractmethod
    def recorded_luck(self, before: Any, events: Sequence[Event]) -> Sequence[float]:
        """Return the luck of a step from the state of the rules before it and from its events."""

    @abstractmethod
    def begin(self, luck: Array) -> Table:
        """Set up a new game up to the first decision."""

    @abstractmethod
    def play(self, table: Table, action: Array, luck: Array) -> Table:
        """Play a legal number of the seat to act."""

    @abstractmethod
    def to_act(self, table: Table) -> Array:
        """Return the seat to act; after the end, any seat."""

    @abstractmethod
    def over(self, table: Table) -> Array:
        """Return whether the game has ended by its rules."""

    @abstractmethod
    def winners(self, table: Table) -> Array:
        """Return for each seat whether it has won. Before the end, nobody has."""

    @abstractmethod
    def legal(self, table: Table) -> Array:
        """Return for each number whether the seat to act may choose it; any, after the end."""

    @abstractmethod
    def look(self, table: Table, seat: Array) -> Array:
        """Return what a seat knows: the pieces of the flat observation."""

    def noted(self, before: Table, action: Array, after: Table) -> Array:
        """Return what everybody has seen of each seat in a step, as counts to be remembered: the
        columns of `bluffhouse.bots.champion.memory`. Where a game ends, any."""
        return jnp.zeros((self.players, columns(self.name)), jnp.uint8)

    # pgx's interface.

    @property
    def id(self) -> str:
        return f"bluffhouse_{self.name}"

    @property
    def version(self) -> str:
        return "1"

    @property
    def num_players(self) -> int:
        return self.players

    @property
    def num_actions(self) -> int:
        return self.flat.size

    @property
    def observation_shape(self) -> tuple[int, ...]:
        return (self.flat.width,)

    def init(self, key: Array) -> State[Table]:
        """Return a new game."""
        return self.init_with(self.first_luck(random_words(key, self.first_luck_words)))

    def init_with(self, luck: Array) -> State[Table]:
        """Return a new game that begins with this luck."""
        nothing = jnp.zeros(self.players, jnp.float32)
        no = jnp.bool_(False)
        return self._state(self.begin(luck), jnp.int32(0), nothing, no, no)

    def step(self, state: State[Table], action: Array, key: Array | None = None) -> State[Table]:
        """Choose this number for the seat to act. After the end, nothing changes and rewards are 0.

        A number that is not legal ends the game: its seat gets -1, the others share 1.
        """
        if key is None:
            raise TypeError("step needs a random key: dice roll and cards are dealt in a step")
        words = random_words(key, self.luck_words)
        return self.step_with(state, action, self.luck(state._table, words))

    def step_with(self, state: State[Table], action: Array, luck: Array) -> State[Table]:
        """Step with this luck."""
        return self._state(*self._stepped(state, action, luck))

    def step_or_restart(self, state: State[Table], action: Array, key: Array) -> State[Table]:
        """Step, and where the game ends begin another: the state is that of the new game, but
        `rewards`, `terminated` and `truncated` tell how the old one ended.

        This is pgx's `auto_reset` without the cost of observing both games.
        """
        words = random_words(key, self.luck_words + self.first_luck_words)
        first = self.begin(self.first_luck(words[self.luck_words :]))
        running = state.replace(
            terminated=jnp.zeros_like(state.terminated), truncated=jnp.zeros_like(state.truncated)
        )
        luck = self.luck(state._table, words[: self.luck_words])
        table, count, gained, terminated, truncated = self._stepped(running, action, luck)
        ended = terminated | truncated
        table = choose(ended, first, table)
        state = self._state(table, jnp.where(ended, 0, count), gained, jnp.bool_(False), truncated)
        return state.replace(terminated=terminated)

    def observe(self, state: State[Table], player_id: Array | None = None) -> Array:
        """Return what the seat to act, or the given one, knows."""
        seat = self.to_act(state._table) if player_id is None else player_id
        return self.look(state._table, seat)

    def _stepped(
        self, state: State[Table], action: Array, luck: Array
    ) -> tuple[Table, Array, Array, Array, Array]:
        ended = state.terminated | state.truncated
        refused = ~state.legal_action_mask[action] & ~ended
        going = ~ended & ~refused
        table = choose(going, self.play(state._table, action, luck), state._table)
        count = state._step_count + 1
        terminated = state.terminated | refused | (going & self.over(table))
        truncated = state.truncated | (going & ~terminated & (count >= self.flat.longest))
        seats = jnp.arange(self.players)
        blame = jnp.where(seats == state.current_player, -1, 1 / (self.players - 1))
        gained = jnp.where(refused, blame, self._gained(table) * (going & terminated))
        return table, count, gained.astype(jnp.float32), terminated, truncated

    def _gained(self, table: Table) -> Array:
        """Return the reward of each seat at the end: `bluffhouse.flat.rewards`."""
        winners = self.winners(table)
        won, lost = jnp.asarray(self._rewards[:, 0]), jnp.asarray(self._rewards[:, -1])
        number = winners.sum(dtype=jnp.int32)
        return jnp.where(winners, won[number], lost[jnp.minimum(number, self.players - 1)])

    def _state(
        self, table: Table, count: Array, gained: Array, terminated: Array, truncated: Array
    ) -> State[Table]:
        seat = self.to_act(table).astype(jnp.int32)
        return State(
            current_player=seat,
            observation=self.look(table, seat),
            rewards=gained,
            terminated=terminated,
            truncated=truncated,
            # After the end every number is legal, so that their probabilities still add up to 1.
            legal_action_mask=self.legal(table) | terminated,
            _step_count=count,
            _table=table,
            _id=self.id,
        )


def every_result(players: int) -> list[Result | None]:
    """Return a result for each number of winners, from none to all."""
    return [Result(tuple(range(n)), (0,) * players, "") if n else None for n in range(players + 1)]


def names() -> tuple[str, ...]:
    """Return the names of the games that there are on arrays."""
    import bluffhouse.learn

    ours = {module.name for module in iter_modules(bluffhouse.learn.__path__)}
    return tuple(name for name in rules.games() if name in ours)


def game(name: str, /, players: int, **options: object) -> ArrayGame[Any]:
    """Return a game on arrays with its options: `game("lie", players=4, wild_ones=True)`.

    Raises OptionError, as `bluffhouse.game` does.
    """
    rules.game(name)  # refuses an unknown game
    made: ArrayGame[Any] = part_of(name, "bluffhouse.learn").ARRAYS(players, **options)
    return made


# ── what the games are made of ──────────────────────────────────────────────────────────────


def one_hot(index: Array | int, size: int) -> Array:
    """Return a row with a 1 at this index; all zeros for an index outside."""
    return jnp.arange(size) == index


def pick(row: Array | NDArray[Any], index: Array) -> Array:
    """Return the element at this index."""
    return jnp.where(one_hot(index, row.shape[0]), row, 0).sum(dtype=row.dtype)


def mixed(word: Any) -> Any:
    """Return a word of 32 bits in which each bit depends on every bit of the given one."""
    word = (word ^ word >> 16) * np.uint32(0x7FEB352D)
    word = (word ^ word >> 15) * np.uint32(0x846CA68B)
    return word ^ word >> 16


def random_words(key: Array, count: int) -> Array:
    """Return so many random words of 32 bits.

    They are hashed from the key: JAX's own generator is many times slower on a CPU, and a step
    would spend most of its time in it.
    """
    data = key if jnp.issubdtype(key.dtype, jnp.integer) else jax.random.key_data(key)
    words: Array = mixed(data[0] + np.arange(1, count + 1, dtype=np.uint32) * GOLDEN)
    for place in range(1, data.shape[0]):
        words = mixed(words ^ data[place])
    return words


def below(word: Array, limit: Array | int) -> Array:
    """Return a number from 0 up to, but not including, the limit (at most 255) from a random word.

    The numbers are equally likely up to one part in 2^16.
    """
    number: Array = (word >> 8) * jnp.uint32(limit) >> 24
    return number


def drawn(words: Array, size: int) -> Array:
    """Return different numbers below the size (at most 255), one for each random word, in random
    order."""
    if len(words) > 8:
        row = jnp.arange(size, dtype=jnp.uint8)
        for place, word in enumerate(words):
            row = swap(row, place, place + below(word, size - place))
        return row[: len(words)]
    # For few numbers it is faster to count past those that are already drawn.
    found: list[Array] = []
    ascending: list[Array] = []
    for word in words:
        number = below(word, size - len(found))
        for other in ascending:
            number = number + (number >= other)
        found.append(number)
        highest = number
        for place, other in enumerate(ascending):
            ascending[place] = jnp.minimum(other, highest)
            highest = jnp.maximum(other, highest)
        ascending.append(highest)
    return jnp.stack(found).astype(jnp.uint8)


def fraction(words: Array) -> Array:
    """Return numbers from 0 up to, but not including, 1 from random words."""
    return (words >> 8).astype(jnp.float32) * np.float32(2**-24)


def swap(row: Array, one: Array | int, other: Array | int) -> Array:
    """Return the row with two elements swapped."""
    places = jnp.arange(row.shape[0])
    return jnp.where(places == one, row[other], jnp.where(places == other, row[one], row))


def choose_randomly(mask: Array, word: Array) -> Array:
    """Return one of the legal numbers, all equally likely, by a random word of 32 bits.

    Each number gets a random height, and the highest legal one is chosen. The heights are compared
    in slices because XLA computes a maximum of slices much faster on a CPU than one of a row.
    """
    size, width = mask.shape[-1], 16
    highest = jnp.zeros(width, jnp.uint32)
    for start in range(0, size, width):
        numbers = np.arange(start, min(start + width, size), dtype=np.uint32)
        # The low bits hold the number itself: a maximum is faster than the place of a maximum.
        height = mixed(word ^ numbers * GOLDEN) & ~np.uint32(MAX_NUMBERS - 1) | numbers
        legal = jnp.where(mask[start : start + width], height, 0)
        highest = jnp.maximum(highest, jnp.pad(legal, (0, width - len(numbers))))
    chosen = highest.max() & np.uint32(MAX_NUMBERS - 1)
    return chosen.astype(jnp.int32)


def pieces(*parts: Any) -> Array:
    """Return an observation: its pieces one after another."""
    return jnp.concatenate([jnp.ravel(part).astype(jnp.uint8) for part in parts])
