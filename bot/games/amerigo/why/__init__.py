"""Explanations of why moves are not legal now, with sums; see `bot.engine.explain`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.engine.explain import Explainer, Explainers
from bot.games.amerigo.data import GOODS
from bot.games.amerigo.map import cells
from bot.games.amerigo.moves import CHEST, GRAMMAR, AnyMove
from bot.games.amerigo.options import choose
from bot.games.amerigo.tokens import CASHED, SAIL8
from bot.games.amerigo.why import others, ships, tiles
from bot.games.amerigo.why.case import Case

EXPLAINERS: dict[str, Explainer[Case]] = {
    **ships.EXPLAINERS,
    **tiles.EXPLAINERS,
    **others.EXPLAINERS,
}

_LISTED = 240
"""Number of places of tiles listed after the legal ones; any other place can be typed in full."""


def _values(case: Case, moment: str, name: str) -> Iterable[str | int]:
    """Return the values of a field that are worth listing."""
    hand = tuple(case.me.hand)
    if moment == "build":
        places: dict[str, Iterable[str | int]] = {
            "tile": hand,
            "cell": _near(case, _LISTED // len(hand)) if hand else (),
            "turn": (0,),
        }
        return places[name]
    values: dict[str, Iterable[str | int]] = {
        "ship": range(1, case.view.numbers.ships + 1),
        "cell": _stops(case),
        "points": range(1, case.view.numbers.cannon_track + 1),
        "tile": _kinds(case),
        "token": (SAIL8,) if moment == "use" else _tokens(case),
        "good": GOODS,
        "cost": sorted({int(good.split()[1]) for good in case.view.goods}),
        "what": (CHEST, *CASHED),
    }
    return values[name]


def _near(case: Case, most: int) -> Iterator[str]:
    """Yield free land on islands with the seat's posts, nearest to connected land first."""
    geo, ground = case.geo, case.ground
    land = sum(one.mask for one in geo.islands if one.mask & ground.posts[case.seat])
    reached, names = ground.carried(case.seat), list[str]()
    while len(names) < most and (wave := cells.beside(reached, geo.stride) & land & ~reached):
        names += geo.named(wave & ground.free)
        reached |= wave
    return iter(names[:most])


def _stops(case: Case) -> Iterator[str]:
    """Yield the anchors and the frame fields."""
    yield from map(case.geo.name, case.geo.anchors)
    yield from case.geo.ring_numbers


def _kinds(case: Case) -> Iterator[str]:
    numbers = case.view.numbers
    return (kind.key for kind in (*numbers.villages, *numbers.neutral))


def _tokens(case: Case) -> Iterator[str]:
    """Yield the progress tokens that are open or that any player has."""
    view = case.view
    yield from (*view.left, *view.right)
    for sheet in view.players:
        yield from (*sheet.tokens, *sheet.used)


WHY: Explainers[Case, AnyMove] = Explainers(
    Case, choose, EXPLAINERS, GRAMMAR.verbs, _values, GRAMMAR.named
)
