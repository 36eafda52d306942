"""An engine in Python that uses only the standard library: `bluffhouse engine check
'python3 odds.py'`. It plays LIE by the odds and remembers who was caught; in the other games, it
plays any legal action."""

import json
import random
import sys
from typing import Any


def say(type: str, **message: Any) -> None:
    print(json.dumps({"type": type, **message}), flush=True)  # a line that is not flushed is lost


class Seat:
    """What the engine knows in one game."""

    def __init__(self, new: dict[str, Any]) -> None:
        self.game = new["game"]
        self.random = random.Random(new["seed"])  # use no other chance: games can be repeated
        self.caught = [0] * new["players"]

    def see(self, event: dict[str, Any]) -> None:
        if event["event"] == "shown" and self.game == "lie" and event["found"] < event["count"]:
            self.caught[event["loser"]] += 1

    def decide(self, ask: dict[str, Any]) -> None:
        view = ask["view"]
        if self.game != "lie" or view["phase"] == "direct":
            say("answer", number=self.random.randrange(ask["count"]))
        elif view["phase"] == "turn":
            say("answer", action={"do": "turn", "up": [max(card) for card in view["hand"]]})
        elif view["bids"] and self.doubts(view):
            say("answer", action={"do": "call"})
        else:
            say("answer", number=0)  # the lowest bid: `actions` lists them from low to high

    def doubts(self, view: dict[str, Any]) -> bool:
        last = view["bids"][-1]
        others = sum(view["counts"][seat] for seat in view["playing"]) - len(view["hand"])
        likely = view["up"].count(last["value"]) + others / 3 - self.caught[last["seat"]] / 4
        return bool(last["count"] > likely + 0.5)


seat: Seat
for line in sys.stdin:
    message = json.loads(line)
    match message["type"]:
        case "hello":
            say("hello", protocol=1, name="Odds")
        case "new":
            seat = Seat(message)
        case "event":
            seat.see(message["event"])
        case "ask":
            seat.decide(message)
        case "bye":
            break
