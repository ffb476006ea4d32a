"""Explanations of why moves are not legal now, with sums; see `bot.engine.explain`."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.explain import Explainer, Explainers
from bot.games.puerto_rico.data import BUILDINGS, FOREST, GOODS, TILES, WINDROSE
from bot.games.puerto_rico.moves import GRAMMAR, Move
from bot.games.puerto_rico.options import choose
from bot.games.puerto_rico.why import base, expansions
from bot.games.puerto_rico.why.case import Case

EXPLAINERS: dict[type[Move], Explainer[Case]] = {**base.EXPLAINERS, **expansions.EXPLAINERS}


def _values(case: Case, _: str, name: str) -> Iterable[str | int]:
    """Return the values of a field that are worth listing."""
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


WHY: Explainers[Case, Move] = Explainers(
    Case,
    choose,
    {kind.verb: explainer for kind, explainer in EXPLAINERS.items()},
    GRAMMAR.verbs,
    _values,
    GRAMMAR.named,
)
