"""Another deal of what a seat may not see: nothing that it sees tells the two apart."""

from __future__ import annotations

from bot.engine.api import Seat
from bot.engine.rng import Rng
from bot.games.puerto_rico.state import State


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """Return a copy in which the hidden things lie otherwise, as far as a seat can tell.

    The face-down tiles are shuffled, later shuffles fall otherwise; the others' VP chips are
    shared out anew (their sum is known, for the supply is).
    """
    copy = state.clone()
    copy.seed = rng.below(1 << 63, "seed")
    rng.shuffle(copy.face_down, "face down")
    others = [player for other, player in enumerate(copy.players) if other != seat]
    left = sum(player.chips for player in others)
    for player in others[:-1]:
        player.chips = rng.below(left + 1, "chips")
        left -= player.chips
    others[-1].chips = left
    return copy
