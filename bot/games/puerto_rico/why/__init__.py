"""Why a move is not legal now, and what it adds up to; see `bot.engine.explain`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from bot.engine import explain as kit
from bot.engine.explain import Explainer, Explanation, Reason, Sum
from bot.games.puerto_rico.data import BUILDINGS, FOREST, GOODS, TILES, WINDROSE
from bot.games.puerto_rico.moves import Move
from bot.games.puerto_rico.why import base, expansions
from bot.games.puerto_rico.why.case import Case

__all__ = ["EXPLAINERS", "Case", "Explanation", "Reason", "Sum", "askable", "explain"]

EXPLAINERS: dict[type[Move], Explainer[Case]] = {**base.EXPLAINERS, **expansions.EXPLAINERS}


def explain(case: Case, move: Move) -> Explanation:
    """Say what stands against a move now, and what it adds up to."""
    return kit.explain(case, move, move.verb, EXPLAINERS[type(move)])


def askable(case: Case) -> list[Move]:
    """Return all moves that may be asked about: legal ones, those of this decision, the rest.

    What needs a building or people that are not in this game is left out.
    """
    values = partial(_values, case)
    return kit.askable(
        case,
        [
            (one.kinds, kit.every(kind, values))
            for kind, one in EXPLAINERS.items()
            if one.in_play(case)
        ],
    )


def _values(case: Case, name: str) -> Iterable[str | int]:
    """Return what may stand in a field of a move."""
    circles = (*TILES, *(key for key in BUILDINGS if key in case.in_game))
    values: dict[str, Iterable[str | int]] = {
        "role": [role.key for role in case.view.roles],
        "tile": TILES,
        "land": (*TILES, FOREST),
        "circle": circles,
        "place": (*circles, WINDROSE),
        "building": BUILDINGS,
        "good": GOODS,
        "ship": [ship.capacity for ship in case.view.ships],
    }
    return values[name]
