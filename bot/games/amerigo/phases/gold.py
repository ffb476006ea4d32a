"""Alternatives to an action (R2.6, R4.2)."""

from __future__ import annotations

from bot.games.amerigo import gold
from bot.games.amerigo.phases.action import receive, turn_down
from bot.games.amerigo.state import State
from bot.games.amerigo.tokens import VP_CUBES, amount


def take_gold(g: State, seat: int) -> None:
    """Take gold for the cubes in the action field (R4.2)."""
    cubes, worth = sum(g.action_field.values()), gold.gold_of_cubes(g, seat)
    g.record("gold", seat=seat, cubes=cubes, **receive(g, seat, worth, taking=True)._asdict())


def score_cubes(g: State, seat: int) -> None:
    """Score the cubes in the action field with the token for it (section 7)."""
    points = sum(g.action_field.values()) * amount((VP_CUBES,), VP_CUBES)
    turn_down(g, seat, VP_CUBES)
    g.players[seat].points += points
    g.record("points", seat=seat, points=points)


def forfeit(g: State, seat: int) -> None:
    """Choose an action and leave all of its AP (Q27)."""
    g.record("forfeited", seat=seat)
