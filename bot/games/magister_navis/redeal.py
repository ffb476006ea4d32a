"""Another deal of what a seat may not see: in this game there is nothing of that kind."""

from __future__ import annotations

from bot.engine.api import Seat
from bot.engine.rng import Rng
from bot.games.magister_navis.state import State


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """Return a copy: everything lies open, and nothing is drawn after the set-up."""
    return state.clone()
