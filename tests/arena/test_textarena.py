"""The games as TextArena environments, played by TextArena's own agents and wrappers."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
import textarena
from textarena.core import Agent

import bluffhouse
from bluffhouse.arena.textarena import ERRORS_ALLOWED, environment_id
from worlds import NAMES

MAX_STEPS = 5_000
OFFERED = re.compile(r"\[[^]]+\]")


class Guesser(Agent):  # type: ignore[misc]
    """Chooses one of the actions that the last question offers."""

    def __init__(self, seed: object) -> None:
        self.rng = random.Random(f"guesser {seed}")

    def __call__(self, observation: str) -> str:
        board = observation[observation.rindex("Examples of actions:") :]
        return f"I think {self.rng.choice(OFFERED.findall(board))}"


def play(env: Any, players: int, seed: int) -> tuple[Any, Any, list[tuple[int, str, str]]]:
    """Play a game as TextArena's own examples do. Return the rewards, what the environment tells
    about the game, and the conversation."""
    agents = {player: Guesser(player) for player in range(players)}
    env.reset(num_players=players, seed=seed)
    said = []
    for _ in range(MAX_STEPS):
        player, observation = env.get_observation()
        answer = agents[player](observation)
        said.append((player, observation, answer))
        done, _ = env.step(action=answer)
        if done:
            rewards, info = env.close()
            return rewards, info, said
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("name", NAMES)
def test_whole_games_are_played_by_agents(name: str) -> None:
    players = bluffhouse.games()[name].seats[0]
    env = textarena.make(environment_id(name))
    rewards, info, said = play(env, players, 3)
    assert sorted(rewards) == list(range(players))
    assert sum(rewards.values()) == pytest.approx(0)
    assert {seat for seat, reward in rewards.items() if reward > 0} == set(env.table.result.winners)
    assert not any(of["invalid_move"] for of in info.values())
    assert sum(of["turn_count"] for of in info.values()) == len(said)
    # The other version shows less of the past; these agents read only the last question.
    short = play(textarena.make(environment_id(name) + "-train"), players, 3)
    assert short[:2] == (rewards, info)
    assert [(player, answer) for player, _, answer in short[2]] == [
        (player, answer) for player, _, answer in said
    ]


@pytest.mark.parametrize("name", NAMES)
def test_a_player_reads_only_what_its_seat_may_know(name: str) -> None:
    """Observations are the sentences of redacted events and of the seat's own view, and nobody
    reads what another player has written."""
    env = textarena.make(environment_id(name) + "-raw")
    rng = random.Random(1)
    env.reset(num_players=bluffhouse.games()[name].seats[0], seed=5)
    for _ in range(40):
        seat, messages = env.get_observation()
        text = env.texts[seat]
        allowed = {text.tell(event.seen_by(seat)) for event in env.table.record.events}
        view = "\n".join(text.table(env.table.view(seat)))
        for author, message, kind in messages:
            if kind is textarena.ObservationType.GAME_BOARD:
                assert message.startswith(view)
            elif kind is textarena.ObservationType.PLAYER_ACTION:
                assert author == seat
            elif kind is not textarena.ObservationType.PROMPT:
                assert message in allowed
        action = env.table.legal(seat).sample(rng)
        done, _ = env.step(action=f"[{text.write(action)}]")
        if done:
            break


def test_wrong_answers_are_explained_and_then_chance_decides() -> None:
    env = textarena.make("Bluffhouse-lie-v0-raw")
    env.reset(num_players=2, seed=1)
    seat, _ = env.get_observation()
    before = env.table.record.events
    for answer in ["I pass", "[abracadabra]", "[99x6]"][:ERRORS_ALLOWED]:
        done, _ = env.step(action=answer)
        again, messages = env.get_observation()
        assert not done
        assert again == seat
        assert "invalid move" in messages[-1][1]
        assert env.table.record.events == before
    env.step(action="[nothing]")
    assert len(env.table.record.events) > len(before)
    assert env.state.game_info[seat]["invalid_move"]


def test_the_last_bracket_counts() -> None:
    env = textarena.make("Bluffhouse-lie-v0-raw")
    env.reset(num_players=2, seed=1)
    seat, _ = env.get_observation()
    chosen = env.texts[seat].write(env.table.legal(seat)[0])
    env.step(action=f"Not [99x6], rather [{chosen}].")
    assert env.table.record.events[-1].seat == seat


def test_a_long_game_is_a_draw() -> None:
    env = textarena.make("Bluffhouse-dont_bluff-v0", max_turns=4)
    rewards, info, said = play(env, 3, 2)
    assert len(said) == 4
    assert rewards == dict.fromkeys(range(3), 0)
    assert "4 decisions" in info[0]["reason"]


def test_options_and_players_are_checked() -> None:
    env = textarena.make("Bluffhouse-lie-v0", wild_ones=True)
    env.reset(num_players=2)
    assert env.table.game == bluffhouse.game("lie", wild_ones=True)
    with pytest.raises(bluffhouse.OptionError):
        env.reset(num_players=1)
