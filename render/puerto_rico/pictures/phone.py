"""Pictures for a phone: 800 px wide, so that 350 are enough, with what matters now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from bot.games.puerto_rico.view import BuildingView
from bot.locales import Words
from render.art.canvas import Box, Canvas
from render.art.theme import theme
from render.art.widgets import laid
from render.puerto_rico.pictures import goods_board, heading, market, people, player, player_row
from render.puerto_rico.scenes import PlayerScene, SupplyScene

_WIDTH = 800
_MARGIN = 24
_INNER = _WIDTH - 2 * _MARGIN
_TITLE = Box(_MARGIN, 14, _INNER, 180)
_SEAT = 98
_GAP = 12
_CARD = 114
_LOT, _ACROSS = 132, 3
"""How high the lots of a city are, and how many stand beside each other."""
_CARDS = {
    "settler": (("plantations",),),
    "craftsman": (("goods", "colonists", "chips"),),
    "mayor": (("goods", "colonists", "chips"),),
    "trader": (("trading-house",),),
    "captain": (("cargo-ships",),),
}
_SHARED = (("plantations",), ("cargo-ships",))
_WIDTHS = {
    False: {"goods": 420, "colonists": 192, "chips": 116},
    True: {"goods": 280, "colonists": 330, "chips": 118},
}
"""Of the cards in a row: nobles stand beside the colonists."""


class _Stack:
    """Rows from top to bottom."""

    def __init__(self, top: int) -> None:
        self.bottom = top

    def row(self, height: int, gap: int = _GAP) -> Box:
        box = Box(_MARGIN, self.bottom, _INNER, height)
        self.bottom = box.bottom + gap
        return box

    def grid(self, number: int, across: int, height: int) -> list[Box]:
        rows = (self.row(height).columns(across, _GAP) for _ in range(-(-number // across)))
        return [box for row in rows for box in row][:number]


class _Plan(NamedTuple):
    """Where things are put, and how high the picture is."""

    seats: list[Box]
    roles: list[Box]
    offers: list[Box]
    places: Mapping[str, Box]
    height: int


def supply(scene: SupplyScene, before: SupplyScene | None = None) -> Canvas:
    """Return title, players and what the decision is about."""
    then, words = before or scene, Words(scene.language)
    plan = _plan(scene)
    canvas = _table(plan.height, plan.places, scene.palette)
    heading.title(canvas, _TITLE, scene, words)
    for seat, box in enumerate(plan.seats):
        heading.seat(canvas, box, seat, scene, then)
    if plan.roles:
        heading.roles(canvas, plan.roles, scene, then, words)
    market.offers(canvas, plan.offers, scene, words)
    goods_board.draw(canvas, plan.places, scene, then, words)
    return canvas


def _plan(scene: SupplyScene) -> _Plan:
    stack = _Stack(heading.bottom(_TITLE, scene))
    seats = stack.grid(len(scene.seats), 2, _SEAT)
    roles = stack.grid(len(scene.roles), 4, 136) if scene.phase in ("round", "prospector") else []
    offers = stack.grid(len(market.offered(scene)), 2, 46)
    places = _places(stack, _CARDS.get(scene.phase, ()), scene.nobles is not None)
    return _Plan(seats, roles, offers, places, stack.bottom + 8)


def _places(
    stack: _Stack, rows: Iterable[tuple[str, ...]], nobles: bool = False
) -> Mapping[str, Box]:
    places: dict[str, Box] = {}
    for keys in rows:
        row = stack.row(_CARD)
        widths = [_WIDTHS[nobles][key] for key in keys[:-1]]
        places.update(zip(keys, row.split(*widths, gap=_GAP), strict=True))
    return places


def overview(
    scene: SupplyScene,
    boards: tuple[PlayerScene, ...],
    before: SupplyScene | None = None,
    boards_before: tuple[PlayerScene | None, ...] = (),
) -> Canvas:
    """Return the whole table: players in two lines each, roles, plantations and ships."""
    then, words = before or scene, Words(scene.language)
    stack = _Stack(heading.bottom(_TITLE, scene))
    lines = [stack.row(116, 8) for _ in boards]
    roles = stack.grid(len(scene.roles), 4, 136)
    places = _places(stack, _SHARED)
    canvas = _table(stack.bottom + 8, places, scene.palette)
    heading.title(canvas, _TITLE, scene, words)
    olds = boards_before or (None,) * len(boards)
    for box, board, old in zip(lines, boards, olds, strict=True):
        player_row.line(canvas, box, board, old or board, words)
    heading.roles(canvas, roles, scene, then, words)
    goods_board.draw(canvas, places, scene, then, words)
    return canvas


def board(scene: PlayerScene, before: PlayerScene | None = None) -> Canvas:
    """Return a player's board as high as what stands on it."""
    then, words = before or scene, Words(scene.language)
    stack = _Stack(16)
    head, numbers = stack.row(122), stack.row(112)
    tiles = stack.grid(max(1, len(scene.island) + bool(scene.drawn)), 6, 115)
    lots = list(_lots(stack, scene.city))
    cards = {"goods": stack.row(100)}
    if scene.nobles is not None:
        cards["people"] = stack.row(100)
    canvas = _table(stack.bottom + 8, cards, scene.palette)
    player.head(canvas, head._replace(h=numbers.bottom - head.y), scene)
    player.name(canvas, head, scene, words)
    player.numbers(canvas, numbers, scene, then, words)
    player.island(canvas, tiles, scene, then, words)
    player.city(canvas, lots, scene, then, words)
    player.store(canvas, cards["goods"], scene, then, words)
    if scene.nobles is not None:
        people.windrose(canvas, cards["people"], scene, then, words)
    return canvas


def _lots(stack: _Stack, city: tuple[BuildingView, ...]) -> Iterator[tuple[Box, BuildingView]]:
    """Place the buildings; a large one is as wide as two, and a small one stands beside it."""
    free = list(stack.row(_LOT).columns(_ACROSS, _GAP))
    for building in _rows(city):
        if len(free) < building.spaces:
            free = list(stack.row(_LOT).columns(_ACROSS, _GAP))
        lot, *rest = free[: building.spaces]
        yield lot._replace(w=(rest or [lot])[-1].right - lot.x), building
        free = free[building.spaces :]


def _rows(city: tuple[BuildingView, ...]) -> Iterator[BuildingView]:
    small = [building for building in city if building.spaces == 1]
    for building in city:
        if building.spaces > 1:
            yield building
            yield from small[:1]
            del small[:1]
    yield from small


def _table(height: int, cards: Mapping[str, Box], palette: str) -> Canvas:
    return laid((_WIDTH, height), theme(palette), *cards.values())
