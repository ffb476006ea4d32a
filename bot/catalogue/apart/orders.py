"""The standing orders, and the statistics, of a package that runs in processes of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from bot.catalogue.apart import values
from bot.catalogue.apart.pool import PackagePool
from bot.catalogue.apart.values import View, text, whole
from bot.engine.api import Json, Seat
from bot.house_bots.orders import OrderBook, Texts, Wish


@dataclass(frozen=True)
class PackageOrders:
    """Functions of a package's order book, and of its statistics, by number of the wish."""

    pool: PackagePool

    def book(self, told: Json) -> OrderBook[View] | None:
        """Return the order book that a package tells of. Raises the errors of `FAULTS`."""
        if told is None:
            return None
        wishes = (
            Wish(
                text(key),
                tuple(values.lines(decisions)),
                partial(self.choose, number),
                partial(self.preferable, number),
                whole(least),
                whole(most),
            )
            for number, (key, decisions, least, most) in enumerate(values.rows(told))
        )
        return OrderBook(tuple(wishes), round=self.round, phase=self.phase)

    def choose(self, number: int, prefers: Texts, view: View, legal: Sequence[str]) -> Texts:
        """Return the moves of a wish in notation, or none."""
        told = [number, list(prefers), view.told, list(legal)]
        return tuple(self.pool.call(values.lines, "wish", *told))

    def preferable(self, number: int, view: View) -> Texts:
        """Return what a wish may prefer."""
        return tuple(self.pool.call(values.lines, "wished", number, view.told))

    def round(self, view: View) -> int:
        """Return the number of a view's round."""
        return view.round

    def phase(self, view: View) -> str:
        """Return the phase of a view."""
        return self.pool.call(values.text, "order_phase", view.told)

    def statistics(self, view: View, seat: Seat) -> Mapping[str, float]:
        """Return a seat's own counts, from the view of a finished game."""
        return self.pool.call(values.numbers, "statistics", view.told, seat)
