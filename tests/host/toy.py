"""A tiny honest game for the host's tests: fill your bowl, then take turns eating.

2 to 4 seats. Fill: all at the same time, each puts three stones one by one on "left" or
"right" (an atom). Then each in turn eats one stone of a side that has some, or peeks (once,
reveals a hidden number). The first to eat all three of his stones ends the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.api import (
    BadNotation,
    BadOption,
    Decision,
    Event,
    GameInfo,
    IllegalMove,
    NotYourDecision,
    Option,
    Score,
)
from bot.engine.rng import Rng
from bot.host.core.game import HostedGame
from bot.house_bots.orders import OrderBook, Wish, first_of, take_only

State = dict[str, Any]
STONES = 3


class Toy:
    """The rules; a move is its notation."""

    schema = 1
    info = GameInfo(
        key="toy",
        seats=range(2, 5),
        options=(Option("peeking", ("yes", "no")),),
        atoms=frozenset({"fill"}),
        revealing=("peek",),
    )

    def setup(self, seats: int, options: Mapping[str, str], seed: int) -> State:
        if options.get("peeking", "yes") not in ("yes", "no"):
            raise BadOption("bad-choice", option="peeking")
        return {
            "bowls": [{"left": 0, "right": 0} for _ in range(seats)],
            "filled": [0] * seats,
            "peeked": [options.get("peeking") == "no"] * seats,
            "turn": None,
            "over": False,
            "secret": Rng(seed).below(100, "secret"),
        }

    def pending(self, state: State) -> Sequence[Decision[str]]:
        if state["over"]:
            return ()
        if state["turn"] is None:
            return tuple(
                Decision(seat, "fill", ("fill left", "fill right"))
                for seat, filled in enumerate(state["filled"])
                if filled < STONES
            )
        seat = state["turn"]
        eat = [f"eat {side}" for side, count in sorted(state["bowls"][seat].items()) if count]
        peek = [] if state["peeked"][seat] else ["peek"]
        return (Decision(seat, "eat", tuple(eat + peek)),)

    def apply(self, state: State, seat: int, move: str) -> list[Event]:
        decision = next((d for d in self.pending(state) if d.seat == seat), None)
        if decision is None:
            raise NotYourDecision("not-your-decision")
        if move not in decision.moves:
            raise IllegalMove("illegal-move", legal=decision.moves)
        verb, _, side = move.partition(" ")
        return getattr(self, f"_{verb}")(state, seat, side)

    def shows_nothing(self, state: State, seat: int, move: str) -> bool:
        return False

    def foregone(self, state: State, seat: int) -> Sequence[str]:
        return ()

    def forced(self, state: State) -> Sequence[tuple[int, str]]:
        return ()

    def _fill(self, state: State, seat: int, side: str) -> list[Event]:
        state["bowls"][seat][side] += 1
        state["filled"][seat] += 1
        events = [Event("filled", {"seat": seat, side: 1})]
        if all(filled == STONES for filled in state["filled"]):
            state["turn"] = 0
            events.append(Event("phase_over", {"phase": "fill"}, closes="fill"))
        return events

    def _eat(self, state: State, seat: int, side: str) -> list[Event]:
        state["bowls"][seat][side] -= 1
        events = [Event("ate", {"seat": seat, side: 1})]
        seats = len(state["bowls"])
        if not any(state["bowls"][seat].values()):
            state["over"] = True
            return [*events, Event("over", {}, closes="end")]
        state["turn"] = (seat + 1) % seats
        if state["turn"] == 0:
            events.append(Event("phase_over", {"phase": "eat"}, closes="eat"))
        return events

    def _peek(self, state: State, seat: int, side: str) -> list[Event]:
        state["peeked"][seat] = True
        return [Event("peeked", {"seat": seat, "number": state["secret"]}, reveals=True)]

    def view(self, state: State, seat: int | None) -> State:
        return {key: value for key, value in state.items() if key != "secret"}

    def scores(self, state: State) -> Sequence[Score]:
        eaten = [STONES - sum(bowl.values()) for bowl in state["bowls"]]
        return [
            Score(seat, points, 0, 1 + sum(other > points for other in eaten))
            for seat, points in enumerate(eaten)
        ]

    def clone(self, state: State) -> State:
        return self.load(self.dump(state), self.schema)

    def parse(self, text: str, decision: Decision[str]) -> Sequence[str]:
        moves = [part.strip().lower() for part in text.split(";")]
        for move in moves:
            if move not in ("fill left", "fill right", "eat left", "eat right", "peek"):
                raise BadNotation("bad-notation", legal=decision.moves, text=text)
        if moves[0] not in decision.moves:
            raise IllegalMove("illegal-move", legal=decision.moves)
        return moves

    def notate(self, move: str) -> str:
        return move

    def dump(self, state: State) -> State:
        return {
            **state,
            "bowls": [dict(bowl) for bowl in state["bowls"]],
            "filled": list(state["filled"]),
            "peeked": list(state["peeked"]),
        }

    def load(self, data: State, schema: int) -> State:
        return self.dump(data)


class First:
    """A house bot that takes the first legal move; a whole bowl at once."""

    def choose(self, rules: Toy, state: State, decision: Decision[str], rng: Rng) -> list[str]:
        if decision.kind == "fill":
            return ["fill left"] * (STONES - state["filled"][decision.seat])
        return [decision.moves[0]]


class Broken:
    """A house bot that always fails."""

    def choose(self, rules: Toy, state: State, decision: Decision[str], rng: Rng) -> list[str]:
        raise RuntimeError("no idea")


class Cheat:
    """A house bot that wants what is not legal."""

    def choose(self, rules: Toy, state: State, decision: Decision[str], rng: Rng) -> list[str]:
        return ["eat left" if decision.kind == "fill" else "fill left"]


def _fail(prefers: Sequence[str], view: State, moves: Sequence[str]) -> tuple[str, ...]:
    raise RuntimeError("no idea")


def _round(view: State) -> int:
    bowls = view["bowls"]
    eaten = STONES * len(bowls) - sum(sum(bowl.values()) for bowl in bowls)
    return 0 if view["turn"] is None else 1 + eaten // len(bowls)


def _sides(_: State) -> tuple[str, ...]:
    return ("left", "right")


BOOK: OrderBook[State] = OrderBook(
    wishes=(
        take_only(("eat",)),
        Wish("fill", ("fill",), first_of("fill"), _sides, 1, 2),
        Wish("eat", ("eat",), first_of("eat"), _sides, 1, 2),
        Wish("broken", ("eat",), _fail),
        Wish("cheat", ("eat",), lambda p, v, moves: ("fill left",)),
    ),
    round=_round,
    phase=lambda view: "fill" if view["turn"] is None else "eat",
)
TOY = HostedGame(
    rules=Toy(),
    bots={"first": First(), "broken": Broken(), "cheat": Cheat()},
    orders=BOOK,
)
TOYS = {"toy": TOY}
