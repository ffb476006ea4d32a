"""The standing orders of Magister Navis."""

from __future__ import annotations

from bot.games.magister_navis.data import BUILDINGS
from bot.games.magister_navis.moves import SALARY
from bot.games.magister_navis.view import View
from bot.house_bots.orders import OrderBook, Texts, Wish, first_of, pass_by, take_only


def _offered(view: View) -> Texts:
    return tuple(key for key, count in view.offer.items() if count)


def _circles(view: View) -> Texts:
    assert view.seat is not None
    built = dict.fromkeys(building.key for building in view.players[view.seat].buildings)
    return tuple(key for key in built if BUILDINGS[key].circle)


ORDERS: OrderBook[View] = OrderBook(
    (
        pass_by(("turn",)),
        take_only(("turn",)),
        Wish("build", ("build",), first_of("build"), _offered, 1, 5),
        Wish("salary", ("salary",), first_of("pay", SALARY), _circles, 1, 5),
    )
)
