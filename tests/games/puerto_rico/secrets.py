"""What nobody may learn from a view: another deal of the hidden things, all else the same."""

from __future__ import annotations

from random import Random

from bot.games.puerto_rico.state import State


def redeal(state: State, seat: int | None, rng: Random) -> State:
    """Return a copy in which the hidden things lie otherwise, as far as a seat can tell.

    The face-down tiles are shuffled; the others' VP chips are shared out anew (their sum is
    known, for the supply is).
    """
    copy = state.clone()
    rng.shuffle(copy.face_down)
    others = [player for other, player in enumerate(copy.players) if other != seat]
    left = sum(player.chips for player in others)
    for player in others[:-1]:
        player.chips = rng.randint(0, left)
        left -= player.chips
    others[-1].chips = left
    return copy
