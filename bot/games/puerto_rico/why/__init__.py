"""Why a move is not legal now, and what it adds up to, read from what its seat may see.

Nothing here decides what is legal; the open decision does. A reason is a code and the names
that belong in its sentence: `puerto_rico-why-<code>` of the Fluent files, with the rule's id.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields
from itertools import product
from typing import NamedTuple

from bot.engine.verbs import Verb
from bot.games.puerto_rico.data import BUILDINGS, GOODS, TILES
from bot.games.puerto_rico.moves import Move
from bot.games.puerto_rico.sums import FOREST, Sum
from bot.games.puerto_rico.why import base, expansions
from bot.games.puerto_rico.why.case import Case, Explainer, Reason, Reasons, idle_buildings

__all__ = ["EXPLAINERS", "Case", "Explanation", "Reason", "askable", "explain"]

EXPLAINERS: dict[type[Verb], Explainer] = {**base.EXPLAINERS, **expansions.EXPLAINERS}
"""By verb; one that is missing is told apart only as legal or not."""


class Explanation(NamedTuple):
    """What there is to say about a move: it is legal when nothing stands against it."""

    legal: bool
    against: tuple[Reason, ...]
    sums: tuple[Sum, ...]


def explain(case: Case, move: Move) -> Explanation:
    """Say what stands against a move now, and what it adds up to."""
    explainer = EXPLAINERS.get(type(move), Explainer())
    sums = tuple(explainer.sums(case, move))
    if move in case.legal:
        return Explanation(True, (), sums)
    found = (*_untimely(case, move, explainer), *_hindrances(case, move, explainer))
    return Explanation(False, found or (Reason(explainer.otherwise, _names(move)),), sums)


def _hindrances(case: Case, move: Move, explainer: Explainer) -> Reasons:
    yield from idle_buildings(case, *explainer.needs)
    yield from explainer.against(case, move)


def _untimely(case: Case, move: Move, explainer: Explainer) -> Reasons:
    """Say when such a move is made, unless it is asked for now."""
    if case.view.over:
        yield Reason("over")
        return
    if explainer.kinds and case.kind not in explainer.kinds:
        yield Reason(f"when-{move.verb}")
        if case.decision:
            yield Reason("now")
    if case.decision is None:
        yield Reason("not-asked")


def _names(move: Move) -> dict[str, str | int]:
    return {one.name: getattr(move, one.name) for one in fields(move) if one.init}


def askable(case: Case) -> list[Move]:
    """Return all moves that may be asked about: legal ones, those of this decision, the rest.

    What needs a building or people that are not in this game is left out.
    """
    verbs = sorted(
        (verb for verb, explainer in EXPLAINERS.items() if _in_game(case, explainer)),
        key=lambda verb: case.kind not in EXPLAINERS[verb].kinds,
    )
    every = (move for verb in verbs for move in _all_of(case, verb))
    return list(dict.fromkeys((*case.legal, *every)))


def _in_game(case: Case, explainer: Explainer) -> bool:
    there = not explainer.needs or not case.in_game.isdisjoint(explainer.needs)
    return there and explainer.in_play(case)


def _all_of(case: Case, verb: type[Verb]) -> Iterator[Move]:
    """Yield every move of a kind, possible or not."""
    names = [one.name for one in fields(verb) if one.init]
    for values in product(*(_values(case, name) for name in names)):
        yield verb(*values)  # type: ignore[misc]


def _values(case: Case, name: str) -> Iterable[str | int]:
    """Return what may stand in a field of a move."""
    circles = (*TILES, *(key for key in BUILDINGS if key in case.in_game))
    values: dict[str, Iterable[str | int]] = {
        "role": [role.key for role in case.view.roles],
        "tile": TILES,
        "land": (*TILES, FOREST),
        "circle": circles,
        "place": (*circles, expansions.WINDROSE),
        "building": BUILDINGS,
        "good": GOODS,
        "ship": [ship.capacity for ship in case.view.ships],
    }
    return values[name]
