"""A position with everything that there is: to draw the sprites before a game needs them."""

from __future__ import annotations

from bot.games.puerto_rico.data import BUILDINGS, GOODS, SETUPS, TILES
from bot.games.puerto_rico.view import (
    BuildingView,
    PlayerView,
    RoleView,
    ShipView,
    StockView,
    TileView,
    View,
)

_SEATS = 5


def sample() -> View:
    """Return a position of five players that no game reaches."""
    setup = SETUPS[_SEATS]
    return View(
        seat=None,
        seats=_SEATS,
        round=1,
        governor=0,
        phase="captain",
        role_taker=0,
        players=tuple(_player(seat) for seat in range(_SEATS)),
        roles=tuple(RoleView(key, n, None if n else 0) for n, key in enumerate(setup.roles)),
        row=GOODS,
        quarries=8,
        face_down=1,
        discards=0,
        stock=tuple(
            StockView(one.key, 1, one.cost, one.column, one.vp) for one in BUILDINGS.values()
        ),
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
    )


def _player(seat: int) -> PlayerView:
    """Return a board with a fifth of all buildings, and all tiles with and without people."""
    manned = seat % 2 == 0
    built = [one for one in BUILDINGS.values() if one.spaces == 1][seat::_SEATS]
    great = [one for one in BUILDINGS.values() if one.spaces == 2][seat : seat + 1]
    return PlayerView(
        seat=seat,
        doubloons=1,
        chips=None,
        goods={good: int(manned) for good in GOODS},
        island=tuple(TileView(kind, manned) for kind in TILES),
        city=tuple(
            BuildingView(one.key, one.circles if manned else 0, one.circles, one.spaces)
            for one in (*built, *great)
        ),
        windrose=1,
        before=(),
        points_on_board=1,
        acting=seat == 1,
    )
