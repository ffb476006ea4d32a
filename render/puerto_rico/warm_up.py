"""A position with everything that there is: to draw the sprites before a game needs them."""

from __future__ import annotations

from bot.games.puerto_rico.data import BUILDINGS, GOODS, SETUPS, TILES, Building
from bot.games.puerto_rico.view import (
    BuildingView,
    PlayerView,
    RoleView,
    ShipView,
    StockView,
    TileView,
    View,
)
from render.puerto_rico.text.terms import FOREST

_SEATS = 5


def sample_view(nobles: bool) -> View:
    """Return a position of five players that no game reaches.

    With `nobles` it has all buildings, else those of the base game.
    """
    setup = SETUPS[_SEATS]
    return View(
        seat=None,
        seats=_SEATS,
        round=1,
        governor=0,
        phase="captain",
        role_taker=0,
        players=tuple(_player(seat, nobles) for seat in range(_SEATS)),
        roles=tuple(RoleView(key, n, None if n else 0) for n, key in enumerate(setup.roles)),
        row=GOODS,
        quarries=8,
        face_down=1,
        discards=0,
        stock=tuple(StockView(one.key, 1, one.cost, one.column, one.vp) for one in _kinds(nobles)),
        ships=tuple(
            ShipView(n, good, n - 1) for n, good in zip(setup.cargo_ships, GOODS[2:], strict=True)
        ),
        trading_house=GOODS[:4],
        goods=dict.fromkeys(GOODS, 1),
        colonists=1,
        colonist_ship=1,
        chips=1,
        ending=None,
        over=False,
        with_nobles=nobles,
        nobles=1,
        noble_ship=1,
    )


def _kinds(nobles: bool) -> list[Building]:
    return [one for one in BUILDINGS.values() if nobles or one.set == "base"]


def _player(seat: int, nobles: bool) -> PlayerView:
    """Return a board with a fifth of all buildings, and all tiles with and without people.

    With `nobles` they stand wherever somebody stands, and forests grow.
    """
    manned = seat % 2 == 0
    built = [one for one in _kinds(nobles) if one.spaces == 1][seat::_SEATS]
    great = [one for one in _kinds(nobles) if one.spaces == 2][seat::_SEATS]
    return PlayerView(
        seat=seat,
        doubloons=1,
        chips=None,
        goods={good: int(manned) for good in GOODS},
        island=(
            *(TileView(kind, manned, nobles and manned) for kind in TILES),
            *(TileView(FOREST, False) for _ in range(nobles)),
        ),
        city=tuple(
            BuildingView(
                one.key,
                one.circles * manned,
                one.circles,
                one.spaces,
                one.circles * nobles * manned,
            )
            for one in (*built, *great)
        ),
        windrose=1,
        before=(),
        points_on_board=1,
        acting=seat == 1,
        windrose_nobles=int(nobles),
        nobles=1,
    )
