"""Effects that moves announce are those that happen, in random games.

AMERIGO_EFFECTS sets the number of games of each number of players (default 1).
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import asdict
from random import Random
from typing import Any

import pytest

from bot.engine.api import Event
from bot.games.amerigo.actions import ACTION_OF, open_actions
from bot.games.amerigo.effects import Effect, effect_of
from bot.games.amerigo.moves import AnyMove
from bot.games.amerigo.phases.action import Action
from bot.games.amerigo.phases.progress import Picking
from bot.games.amerigo.phases.tiles import Building, Planning
from bot.games.amerigo.phases.turn import Buying, TakeTurn
from bot.games.amerigo.state import State
from tests.games.amerigo.golden import by_chance
from tests.games.amerigo.positions import RULES

GAMES = int(os.environ.get("AMERIGO_EFFECTS", 1))
LOOKS = 5
"""Moves that are looked at in a position."""

CHANGED = {option.key: option.choices[-1] for option in RULES.info.options}


@pytest.mark.parametrize("options", [{}, CHANGED], ids=["default", "changed"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_moves_bring_what_they_are_said_to_bring(seats: int, options: dict[str, str]):
    for seed in range(GAMES):
        g, pick, random = RULES.setup(seats, options, seed), by_chance(seed), Random(seed)
        while g.decisions:
            (decision,) = g.decisions
            view = RULES.view(g, None)
            scored = total(g, decision.seat)
            for move in random.sample(decision.moves, min(LOOKS, len(decision.moves))):
                check(g, decision.seat, move, effect_of(view, decision.seat, move), scored)
            RULES.apply(g, *_seat_and_move(pick(g)))


def test_what_an_effect_does_not_name_is_nothing():
    assert not any(asdict(Effect()).values())


def _seat_and_move(picked: tuple[Any, Any]) -> tuple[int, Any]:
    return picked[0].seat, picked[1]


def total(g: State, seat: int) -> int:
    """Return the points of a seat if the game ended now."""
    return sum(line.points for line in RULES.scores(g)[seat].lines)


def check(g: State, seat: int, move: AnyMove, effect: Effect, scored: int) -> None:
    """Carry out the move, nothing of what follows by itself, and compare.

    Before it the seat would have so many points at the end.
    """
    after = g.clone()
    after.log = []
    steps = after.stack.pop().choose(after, move)  # type: ignore[attr-defined]
    found = {**difference(g, after, seat), "score": total(after, seat) - scored}
    for name, real in found.items():
        assert getattr(effect, name) == real, (move, name, getattr(effect, name), real)
    _check_told(after.log, seat, move, effect)
    _check_followers(after, steps, effect, _points(g, seat, move))


def difference(g: State, after: State, seat: int) -> dict[str, Any]:
    """Return what a seat has more in one state than in another."""
    old, new = g.players[seat], after.players[seat]
    numbers = ("points", "gold", "progress", "chests")
    return {
        **{name: getattr(new, name) - getattr(old, name) for name in numbers},
        "resources": changes(old.resources, new.resources),
    }


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """Return by how much numbers differ, where they do."""
    found = {key: after.get(key, 0) - before.get(key, 0) for key in (*before, *after)}
    return {key: count for key, count in found.items() if count}


def _check_told(log: Iterable[Event], seat: int, move: AnyMove, effect: Effect) -> None:
    """Compare what a sheet does not show with what was told."""
    told = {event.kind: event.data for event in log}
    first = next((event.data for event in log), {})
    assert effect.paid == first.get("paid", 0), move
    assert effect.island == first.get("island", 0)
    assert (effect.completion is not None) == ("completed" in told)
    if effect.completion is not None:
        counted = {e.data["seat"]: e.data["points"] for e in log if e.kind == "counted"}
        assert counted == effect.completion.posts
        assert told["completed"]["points"] == effect.completion.points
        assert told["completed"]["chest"] == effect.completion.chest
    if "moved" in told:
        assert effect.place == told["moved"]["place"]


def _points(g: State, seat: int, move: AnyMove) -> int:
    """Return the AP for a move."""
    top: Any = g.stack[-1]
    started = not isinstance(top, TakeTurn)
    return top.points if started else open_actions(g, seat).get(ACTION_OF.get(type(move), ""), 0)


def _check_followers(after: State, steps: Any, effect: Effect, points: int) -> None:
    """Compare the AP that a move takes, and tokens to pick."""
    step = steps[0] if steps else None
    goes_on = isinstance(step, Action) or (isinstance(step, Picking) and step.picks)
    shown = step.shown() if goes_on and step else None
    if type(step) in (Planning, Building, Buying):
        assert effect.cost == points + effect.paid - step.points
    assert effect.picks == min(shown.picks if shown else 0, len(after.left) + len(after.right))
