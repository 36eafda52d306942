"""All games for OpenSpiel: importing this module registers them with pyspiel, as `bluffhouse_lie`
and so on (`pip install bluffhouse[research]`).

import pyspiel
import bluffhouse.arena.openspiel

game = pyspiel.load_game("bluffhouse_lie(players=2,rounds=1,starter=0)")

Chance is explicit: the starter, each die and each card is a chance node of its own, and equal
cards are one outcome. The rules are not written a second time. They are played on a copy of the
state with a source of chance that raises `ChanceNeeded` at the first outcome that is not decided
yet. Once chance nodes have decided it, the same action is played again on another copy, with the
outcome at hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Literal, NamedTuple, TypeVar, get_origin, get_type_hints

import numpy as np
import pyspiel

from bluffhouse.flat import Flat, flat_of, rewards
from bluffhouse.flat.lie import CALL_NUMBER, number_of
from bluffhouse.rules import game as game_of
from bluffhouse.rules import games
from bluffhouse.rules.contract import Event, Game
from bluffhouse.rules.lie import CARDS, HAND_LIMIT, VALUES, Lie, Shown, bid_ladder

T = TypeVar("T")

PREFIX = "bluffhouse_"
MAX_OUTCOMES = len(set(CARDS))
"""Maximum number of outcomes of a chance node: the different cards of LIE are the most."""

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


# ── sources of chance ───────────────────────────────────────────────────────────────────────


class ChanceNeeded(Exception):
    """The rules need an outcome: one of these items, or a draw of several of them."""

    def __init__(self, items: Sequence[object], draws: int | None) -> None:
        super().__init__()
        self.items = items
        self.draws = draws


class KnownOutcomes:
    """A source of chance with these outcomes, the first for the random thing number `first`.

    It raises ChanceNeeded for any further one. It never changes, so states can share it.
    """

    __slots__ = ("_first", "_outcomes")

    def __init__(self, first: int = 0, outcomes: tuple[Any, ...] = ()) -> None:
        self._first = first
        self._outcomes = outcomes

    def pick(self, k: int, options: Sequence[T]) -> T:
        return self._outcome(k, options, None)  # type: ignore[no-any-return]

    def draw(self, k: int, items: Sequence[T], count: int) -> tuple[T, ...]:
        return self._outcome(k, items, count)  # type: ignore[no-any-return]

    def _outcome(self, k: int, items: Sequence[object], draws: int | None) -> Any:
        if k - self._first < len(self._outcomes):
            return self._outcomes[k - self._first]
        raise ChanceNeeded(items, draws)


class FirstOutcome:
    """A source of chance for what comes after the end of the round, where it does not matter."""

    def pick(self, k: int, options: Sequence[T]) -> T:
        return options[0]

    def draw(self, k: int, items: Sequence[T], count: int) -> tuple[T, ...]:
        return tuple(items[:count])


NO_OUTCOMES = KnownOutcomes()
FIRST_OUTCOME = FirstOutcome()


# ── nodes of the tree ───────────────────────────────────────────────────────────────────────


class Node:
    """A node of the game tree. It never changes, so clones of a state share it."""

    __slots__ = ("chance", "flat", "game", "legal", "path", "player", "returns")

    game: OpenSpielGame
    path: Any
    """The numbers that lead here, as (path of the parent, last number); None at the root."""
    flat: Flat | None
    """The state; at a chance node, before the choice that needs chance (None: not started)."""
    chance: ChanceDecision | None
    """The decision of chance at this node; None at a player's node and at the end."""
    player: int
    legal: list[int]
    returns: list[float]

    def __init__(
        self, game: OpenSpielGame, flat: Flat | None, chance: ChanceDecision | None
    ) -> None:
        self.game = game
        self.path = None
        self.flat = flat
        self.chance = chance

    def __deepcopy__(self, memo: object) -> Node:
        return self

    def __reduce__(self) -> Any:
        numbers = []
        path = self.path
        while path is not None:
            path, number = path
            numbers.append(number)
        return node_at, (str(self.game), numbers[::-1])


def node_at(game: str, numbers: Sequence[int]) -> Node:
    """Return the node that these numbers lead to from the root."""
    table: OpenSpielGame = pyspiel.load_game(game)
    node = table.root
    for number in numbers:
        node = table.after(node, number)
    return node


class ChanceDecision(NamedTuple):
    """The decision of a chance node."""

    number: int | None
    """The choice of a player that needs chance; None: the start of the game."""
    outcomes: tuple[Any, ...]
    """Outcomes since then that are already decided."""
    kinds: tuple[Any, ...]
    """The different outcomes."""
    left: tuple[int, ...]
    """How many there are of each kind."""
    draws: int | None
    """How many are drawn; None: one is picked."""
    drawn: tuple[Any, ...] = ()
    """The draws so far."""


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games in OpenSpiel, with its options and number of players."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.name
        given = {**default_parameters(name), **(params or {})}
        self.players: int = given.pop("players")
        starter: int = given.pop("starter")
        self.starter = None if starter < 0 else starter
        self.rounds: int = given.pop("rounds", 0)
        lowest_bid: int = given.pop("lowest_bid", 0)
        self.rules = game_of(name, **{option: read(value) for option, value in given.items()})
        self.flat_game = flat_of(self.rules, self.players)
        self.no_returns = [0.0] * self.players
        longest = self.flat_game.longest
        if self.rounds not in (0, 1):
            raise ValueError(f"rounds={self.rounds}: must be 1, or 0 for the whole game")
        if lowest_bid and not self.rounds:
            raise ValueError("lowest_bid is for rounds=1")
        self.forbidden: frozenset[int] = frozenset()
        if self.rounds:
            cards = first_cards(self.rules, self.players)
            longest = cards * (1 + len(VALUES)) + 2
            self.forbidden = low_bids(self.rules, cards, lowest_bid)
        super().__init__(
            game_type(name, one_round=self.rounds == 1),
            pyspiel.GameInfo(
                num_distinct_actions=self.flat_game.size,
                max_chance_outcomes=MAX_OUTCOMES,
                num_players=self.players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=longest,
            ),
            params or {},
        )
        self.root = self.advance(None, None, ())

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(
            self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params
        )

    # Walking through the tree.

    def after(self, node: Node, number: int) -> Node:
        """Return the node after this choice, or after this outcome of a chance node."""
        child = self._child(node, number)
        child.path = (node.path, number)
        return child

    def _child(self, node: Node, number: int) -> Node:
        chance = node.chance
        if chance is None:
            return self.advance(node.flat, number, ())
        drawn = (*chance.drawn, chance.kinds[number])
        if chance.draws is None:
            return self.advance(node.flat, chance.number, (*chance.outcomes, drawn[0]))
        if len(drawn) == chance.draws:
            return self.advance(node.flat, chance.number, (*chance.outcomes, drawn))
        left = (*chance.left[:number], chance.left[number] - 1, *chance.left[number + 1 :])
        return self._chance_node(node.flat, chance._replace(left=left, drawn=drawn))

    def advance(self, before: Flat | None, number: int | None, outcomes: tuple[Any, ...]) -> Node:
        """Return the first node after this choice where a player, or chance, decides something.

        `outcomes` are the random outcomes after the choice that are already decided.
        """
        try:
            if before is None or number is None:
                flat = self._begin(KnownOutcomes(0, outcomes))
            else:
                flat = before.copy()
                if self.rounds and number == CALL_NUMBER:
                    flat.state._chance = FIRST_OUTCOME
                    return self._one_round_over(flat, flat.apply(number))
                if outcomes:
                    flat.state._chance = KnownOutcomes(flat.state._drawn, outcomes)
                flat.apply(number)
        except ChanceNeeded as needed:
            items = needed.items
            kinds = tuple(dict.fromkeys(items))
            left = tuple([items.count(kind) for kind in kinds])
            decision = ChanceDecision(number, outcomes, kinds, left, needed.draws)
            return self._chance_node(before, decision)
        flat.state._chance = NO_OUTCOMES
        node = Node(self, flat, None)
        seat = flat.to_act
        if seat is None:
            node.player = TERMINAL
            node.legal = []
            node.returns = rewards(flat.state.result, self.players)
        else:
            node.player = seat
            node.legal = flat.legal_numbers()
            if self.forbidden:
                node.legal = [legal for legal in node.legal if legal not in self.forbidden]
            node.returns = self.no_returns
        return node

    def _chance_node(self, before: Flat | None, decision: ChanceDecision) -> Node:
        node = Node(self, before, decision)
        node.player = CHANCE
        node.legal = [i for i, count in enumerate(decision.left) if count]
        node.returns = self.no_returns
        return node

    def _one_round_over(self, flat: Flat, events: Sequence[Event]) -> Node:
        """Return the end of LIE with one round: the loser pays 1, which the others share."""
        [loser] = [event.loser for event in events if isinstance(event, Shown)]
        node = Node(self, flat, None)
        node.player = TERMINAL
        node.legal = []
        share = 1 / (self.players - 1)
        node.returns = [-1.0 if seat == loser else share for seat in range(self.players)]
        return node

    def _begin(self, chance: KnownOutcomes) -> Flat:
        """Start a game as `Game.start` does, with this source of chance."""
        state = self.rules._new(self.players)
        state.starter = self.starter
        state._chance = chance
        state._log = (None, self.rules._begin(state))
        return Flat(state)


def first_cards(rules: Game, players: int) -> int:
    assert isinstance(rules, Lie)
    return players * (HAND_LIMIT if rules.options.fewer_and_fewer else 1)


def low_bids(rules: Game, cards: int, lowest: int) -> frozenset[int]:
    """Return the numbers of the bids below the one at height `lowest`."""
    assert isinstance(rules, Lie)
    bids = bid_ladder(rules.options.raise_order, cards).bids
    if not 0 <= lowest < len(bids):
        raise ValueError(f"lowest_bid={lowest}: must be from 0 to {len(bids) - 1}")
    return frozenset(number_of(bid) for bid in bids[:lowest])


# ── what pyspiel calls ──────────────────────────────────────────────────────────────────────


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A node of a game's tree, with pyspiel's methods."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.node = game.root

    def current_player(self) -> int:
        return self.node.player

    def is_terminal(self) -> bool:
        return self.node.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        node = self.node
        return node.legal if player == node.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chance = self.node.chance
        assert chance is not None
        count = sum(chance.left)
        return [(kind, left / count) for kind, left in enumerate(chance.left) if left]

    def _apply_action(self, number: int) -> None:
        node = self.node
        self.node = node.game.after(node, number)

    def _action_to_string(self, player: int, number: int) -> str:
        chance = self.node.chance
        if player == CHANCE:
            return f"luck {chance.kinds[number]}" if chance else f"luck {number}"
        return self.node.game.flat_game.name(number)

    def returns(self) -> list[float]:
        return self.node.returns

    def __str__(self) -> str:
        """Return the history of the game, including all that is hidden."""
        flat, chance = self.node.flat, self.node.chance
        lines = [] if flat is None else [*map(str, flat.state.record.events)]
        if flat is not None and flat.said:
            lines.append(f"said {flat.said}")
        if chance is not None:
            lines.append(f"{chance.number} needs chance: {chance.outcomes} {chance.drawn}")
        return "\n".join(lines)


class Observer:
    """A player's knowledge, for OpenSpiel.

    Without perfect recall it is the observation, that is, the view in numbers. With it, it is a
    string of everything that the player has seen so far.
    """

    def __init__(self, game: OpenSpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not kind.public_info or not (
            self._private or kind.private_info == pyspiel.PrivateInfoType.NONE
        ):
            raise ValueError("an observer sees public information, with or without a player's own")
        self._recalls = kind.perfect_recall
        self._one_round = game.rounds == 1
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        # Only in a round of LIE does the view hold everything that the player has seen.
        if not self._recalls or self._one_round:
            layout = game.flat_game.layout
            self.tensor = np.zeros(game.flat_game.width, np.float32)
            start = 0
            for piece in layout:
                self.dict[piece.name] = self.tensor[start : start + piece.size].reshape(piece.shape)
                start += piece.size

    def set_from(self, state: OpenSpielState, player: int) -> None:
        flat = state.node.flat
        if flat is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(
                flat.observation(player if self._private else None), np.uint8
            )

    def string_from(self, state: OpenSpielState, player: int) -> str:
        flat = state.node.flat
        if flat is None:
            return f"{player} before the game"
        seat = player if self._private else None
        said = flat.said if seat is not None and seat == flat.to_act else ()
        if self._recalls and not self._one_round:
            seen = [repr(event.seen_by(seat)) for event in flat.state.record.events]
            return "\n".join([str(seat), *seen, str(said)])
        view = flat.state.view(seat)
        if self._one_round:
            bids = " ".join([f"{bid.count}×{bid.value}" for bid in view.bids])  # type: ignore[attr-defined]
            return f"{seat} {view.hand} {view.up} {view.starter} {bids} {said}"  # type: ignore[attr-defined]
        return f"{view!r} {said}"


# ── parameters and registration ─────────────────────────────────────────────────────────────


def default_parameters(name: str) -> dict[str, Any]:
    """Return the parameters: the smallest number of players, the starter (-1: by chance) and the
    options with their defaults."""
    found: dict[str, Any] = {"players": games()[name].seats[0], "starter": -1}
    options = games()[name].options_type
    defaults = options()
    for option, hint in get_type_hints(options).items():
        value = getattr(defaults, option)
        plain = hint is bool or hint is int or get_origin(hint) is Literal
        found[option] = value if plain else "/".join(map(str, value))
    if name == Lie.name:
        found.update(rounds=0, lowest_bid=0)
    return found


def read(value: Any) -> Any:
    """Parse a parameter. A list is written 18/24, since commas separate OpenSpiel's parameters."""
    if isinstance(value, str) and "/" in value:
        return [int(number) for number in value.split("/")]
    return value


def game_type(name: str, *, one_round: bool = False) -> Any:
    seats = games()[name].seats
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Bluffhouse: {name.replace('_', ' ')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=one_round,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=default_parameters(name),
    )


# A class per game, not a function: OpenSpiel releases what was registered only after Python has
# shut down, and releasing a function then crashes the process.
for _name in games():
    pyspiel.register_game(game_type(_name), type(_name, (OpenSpielGame,), {"name": _name}))
