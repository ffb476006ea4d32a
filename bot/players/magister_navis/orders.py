"""The standing orders of Magister Navis."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.magister_navis.data import BUILDINGS
from bot.games.magister_navis.moves import SALARY
from bot.games.magister_navis.view import View
from bot.players.orders import OrderBook, Texts, Wish, first_of, pass_by, take_only


def _build(wanted: Texts, _: View, moves: Sequence[str]) -> Texts:
    """Build the first of the wanted tiles that is allowed now."""
    return first_of("build", wanted, moves)


def _salary(wanted: Texts, _: View, moves: Sequence[str]) -> Texts:
    """Bring back the disc of the first of the wanted buildings; the next one is asked again."""
    return first_of("pay", [f"{building} {SALARY}" for building in wanted], moves)


def _offered(view: View) -> Texts:
    return tuple(key for key, count in view.offer.items() if count)


def _circles(view: View) -> Texts:
    assert view.seat is not None
    built = dict.fromkeys(building.key for building in view.players[view.seat].buildings)
    return tuple(key for key in built if BUILDINGS[key].circle)


ORDERS: OrderBook[View] = OrderBook(
    wishes=(
        pass_by(("turn",)),
        take_only(("turn",)),
        Wish("build", ("build",), _build, _offered, 1, 5),
        Wish("salary", ("salary",), _salary, _circles, 1, 5),
    ),
    round=lambda view: view.round,
    phase=lambda view: view.phase,
)
