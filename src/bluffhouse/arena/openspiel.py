"""OpenSpiel's door: importing this registers all games with pyspiel, as `bluffhouse_lie` and so on
(`pip install bluffhouse[research]`).

import pyspiel
import bluffhouse.arena.openspiel

game = pyspiel.load_game("bluffhouse_lie(players=2,rounds=1,starter=0)")

Luck is explicit: who begins, each die and each card is a chance node of its own, and equal cards
are one outcome. The rules are not written again. They are played on a copy of the state with a
luck that stops them where they ask for something nobody has decided yet; once the chance nodes
have decided it, the same action is played again on another copy, and luck answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Literal, NamedTuple, TypeVar, get_origin, get_type_hints

import numpy as np
import pyspiel

from bluffhouse.arena.flat import Flat, flat_of, rewards
from bluffhouse.arena.flat.lie import CALL_NUMBER, number_of
from bluffhouse.rules import game as game_of
from bluffhouse.rules import games
from bluffhouse.rules.contract import Event, Game
from bluffhouse.rules.lie import CARDS, HAND_LIMIT, VALUES, Lie, Shown, bid_ladder

T = TypeVar("T")

PREFIX = "bluffhouse_"
MOST_OUTCOMES = len(set(CARDS))
"""Of all that luck ever chooses from, LIE's pile has most different cards."""

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


# ── luck that asks ──────────────────────────────────────────────────────────────────────────


class Asked(Exception):
    """The rules need luck: one of these, or a draw of so many of them."""

    def __init__(self, items: Sequence[object], draws: int | None) -> None:
        super().__init__()
        self.items = items
        self.draws = draws


class Answers:
    """Luck that gives these answers, the first to the question with that number, and asks for
    any more. It never changes, so states can share it."""

    __slots__ = ("_answers", "_first")

    def __init__(self, first: int = 0, answers: tuple[Any, ...] = ()) -> None:
        self._first = first
        self._answers = answers

    def pick(self, k: int, options: Sequence[T]) -> T:
        return self._answer(k, options, None)  # type: ignore[no-any-return]

    def draw(self, k: int, items: Sequence[T], count: int) -> tuple[T, ...]:
        return self._answer(k, items, count)  # type: ignore[no-any-return]

    def _answer(self, k: int, items: Sequence[object], draws: int | None) -> Any:
        if k - self._first < len(self._answers):
            return self._answers[k - self._first]
        raise Asked(items, draws)


class Anyhow:
    """Luck for what comes after the part of a game that is played: it does not matter."""

    def pick(self, k: int, options: Sequence[T]) -> T:
        return options[0]

    def draw(self, k: int, items: Sequence[T], count: int) -> tuple[T, ...]:
        return tuple(items[:count])


ASKING = Answers()
ANYHOW = Anyhow()


# ── places in the tree ──────────────────────────────────────────────────────────────────────


class Place:
    """A node of the game tree. Nothing in it ever changes, so clones of a state share it."""

    __slots__ = ("flat", "game", "legal", "luck", "path", "player", "returns")

    game: OpenSpielGame
    path: Any
    """How one gets here: (the earlier path, the last number); None at the root."""
    flat: Flat | None
    """At a chance node: before the action that luck interrupts; None: the game has not begun."""
    luck: Question | None
    player: int
    legal: list[int]
    returns: list[float]

    def __init__(self, game: OpenSpielGame, flat: Flat | None, luck: Question | None) -> None:
        self.game = game
        self.path = None
        self.flat = flat
        self.luck = luck

    def __deepcopy__(self, memo: object) -> Place:
        return self

    def __reduce__(self) -> Any:
        numbers = []
        path = self.path
        while path is not None:
            path, number = path
            numbers.append(number)
        return place_at, (str(self.game), numbers[::-1])


def place_at(game: str, numbers: Sequence[int]) -> Place:
    """Where these numbers lead."""
    table: OpenSpielGame = pyspiel.load_game(game)
    place = table.root
    for number in numbers:
        place = table.after(place, number)
    return place


class Question(NamedTuple):
    """What a chance node decides."""

    number: int | None
    """The choice that luck interrupts; None: the beginning."""
    answers: tuple[Any, ...]
    """What luck has already answered since then."""
    kinds: tuple[Any, ...]
    """The different outcomes."""
    left: tuple[int, ...]
    """How many there are of each."""
    draws: int | None
    """How many are drawn; None: one is picked."""
    drawn: tuple[Any, ...] = ()


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
                max_chance_outcomes=MOST_OUTCOMES,
                num_players=self.players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=longest,
            ),
            params or {},
        )
        self.root = self.go(None, None, ())

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(
            self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params
        )

    # Walking through the tree.

    def after(self, place: Place, number: int) -> Place:
        """Where that choice, or that outcome of a chance node, leads."""
        child = self._child(place, number)
        child.path = (place.path, number)
        return child

    def _child(self, place: Place, number: int) -> Place:
        luck = place.luck
        if luck is None:
            return self.go(place.flat, number, ())
        drawn = (*luck.drawn, luck.kinds[number])
        if luck.draws is None:
            return self.go(place.flat, luck.number, (*luck.answers, drawn[0]))
        if len(drawn) == luck.draws:
            return self.go(place.flat, luck.number, (*luck.answers, drawn))
        left = (*luck.left[:number], luck.left[number] - 1, *luck.left[number + 1 :])
        return self._chance_node(place.flat, luck._replace(left=left, drawn=drawn))

    def go(self, before: Flat | None, number: int | None, answers: tuple[Any, ...]) -> Place:
        """The first place after that choice in which somebody, or luck, decides something."""
        try:
            if before is None or number is None:
                flat = self._begin(Answers(0, answers))
            else:
                flat = before.copy()
                if self.rounds and number == CALL_NUMBER:
                    flat.state._chance = ANYHOW
                    return self._one_round_over(flat, flat.apply(number))
                if answers:
                    flat.state._chance = Answers(flat.state._drawn, answers)
                flat.apply(number)
        except Asked as asked:
            items = asked.items
            kinds = tuple(dict.fromkeys(items))
            left = tuple([items.count(kind) for kind in kinds])
            question = Question(number, answers, kinds, left, asked.draws)
            return self._chance_node(before, question)
        flat.state._chance = ASKING
        place = Place(self, flat, None)
        seat = flat.to_act
        if seat is None:
            place.player = TERMINAL
            place.legal = []
            place.returns = rewards(flat.state.result, self.players)
        else:
            place.player = seat
            place.legal = flat.legal_numbers()
            if self.forbidden:
                place.legal = [legal for legal in place.legal if legal not in self.forbidden]
            place.returns = self.no_returns
        return place

    def _chance_node(self, before: Flat | None, question: Question) -> Place:
        place = Place(self, before, question)
        place.player = CHANCE
        place.legal = [i for i, count in enumerate(question.left) if count]
        place.returns = self.no_returns
        return place

    def _one_round_over(self, flat: Flat, events: Sequence[Event]) -> Place:
        """LIE with one round: who loses the call loses 1, and the others share it."""
        [loser] = [event.loser for event in events if isinstance(event, Shown)]
        place = Place(self, flat, None)
        place.player = TERMINAL
        place.legal = []
        share = 1 / (self.players - 1)
        place.returns = [-1.0 if seat == loser else share for seat in range(self.players)]
        return place

    def _begin(self, luck: Answers) -> Flat:
        """What `Game.start` does, with our luck."""
        state = self.rules._new(self.players)
        state.starter = self.starter
        state._chance = luck
        state._log = (None, self.rules._begin(state))
        return Flat(state)


def first_cards(rules: Game, players: int) -> int:
    assert isinstance(rules, Lie)
    return players * (HAND_LIMIT if rules.options.fewer_and_fewer else 1)


def low_bids(rules: Game, cards: int, lowest: int) -> frozenset[int]:
    """The numbers of the bids below that one."""
    assert isinstance(rules, Lie)
    bids = bid_ladder(rules.options.raise_order, cards).bids
    if not 0 <= lowest < len(bids):
        raise ValueError(f"lowest_bid={lowest}: must be from 0 to {len(bids) - 1}")
    return frozenset(number_of(bid) for bid in bids[:lowest])


# ── what pyspiel calls ──────────────────────────────────────────────────────────────────────


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A place in a game's tree, with pyspiel's methods."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.place = game.root

    def current_player(self) -> int:
        return self.place.player

    def is_terminal(self) -> bool:
        return self.place.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        place = self.place
        return place.legal if player == place.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        luck = self.place.luck
        assert luck is not None
        count = sum(luck.left)
        return [(kind, left / count) for kind, left in enumerate(luck.left) if left]

    def _apply_action(self, number: int) -> None:
        place = self.place
        self.place = place.game.after(place, number)

    def _action_to_string(self, player: int, number: int) -> str:
        luck = self.place.luck
        if player == CHANCE:
            return f"luck {luck.kinds[number]}" if luck else f"luck {number}"
        return self.place.game.flat_game.name(number)

    def returns(self) -> list[float]:
        return self.place.returns

    def __str__(self) -> str:
        """The history; every secret is in it."""
        place = self.place
        story = [] if place.flat is None else [*map(str, place.flat.state.record.events)]
        if place.flat is not None and place.flat.said:
            story.append(f"said {place.flat.said}")
        if place.luck is not None:
            story.append(f"{place.luck.number} asks luck: {place.luck.answers} {place.luck.drawn}")
        return "\n".join(story)


class Observer:
    """What a player knows. Without perfect recall: the observation, that is the view in numbers.
    With it, as a string: all that he has seen so far."""

    def __init__(self, game: OpenSpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not kind.public_info or not (
            self._private or kind.private_info == pyspiel.PrivateInfoType.NONE
        ):
            raise ValueError("a player knows what is public, and may know what is his own")
        self._recalls = kind.perfect_recall
        self._one_round = game.rounds == 1
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        # A round of LIE is the only thing of which a view forgets nothing.
        if not self._recalls or self._one_round:
            layout = game.flat_game.layout
            self.tensor = np.zeros(game.flat_game.width, np.float32)
            start = 0
            for piece in layout:
                self.dict[piece.name] = self.tensor[start : start + piece.size].reshape(piece.shape)
                start += piece.size

    def set_from(self, state: OpenSpielState, player: int) -> None:
        flat = state.place.flat
        if flat is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(
                flat.observation(player if self._private else None), np.uint8
            )

    def string_from(self, state: OpenSpielState, player: int) -> str:
        flat = state.place.flat
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
    """The players (as few as there can be), who begins (-1: luck decides) and the options."""
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
    """A list of numbers is written 18/24, because commas separate OpenSpiel's parameters."""
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


# A class each, and not a function: OpenSpiel lets go of what it was given when Python has already
# gone, and a function would then take the process down with it.
for _name in games():
    pyspiel.register_game(game_type(_name), type(_name, (OpenSpielGame,), {"name": _name}))
