"""Rules of the parts of the boards, by key of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.amerigo.data import NEUTRAL, VILLAGE

ACTION_RULES: Mapping[str, str] = {
    "blue": "sailing",
    "black": "loading",
    "red": "planning",
    "brown": "advancing",
    "green": "placing",
    "yellow": "buying",
    "white": "moving",
}
"""The rules of the actions by colour."""


def phase_rule(phase: str) -> str:
    """Return the rule of a phase: that of its action, else that of the event instead."""
    return ACTION_RULES.get(phase, phase)


def tile_rule(shape: str, seat: int | None) -> str:
    """Return the rule of a tile of a shape: a village of a seat, or a neutral one."""
    return f"{NEUTRAL if seat is None else VILLAGE}{shape}"
