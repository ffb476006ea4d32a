"""The items that the AP left by a move could buy besides: see `Scores.rest`."""

from __future__ import annotations

from typing import NamedTuple


class Item(NamedTuple):
    """A thing that a decision offers."""

    worth: float
    price: int
    what: int


class Rest:
    """The things that a decision offers, those first that are worth most for their price."""

    __slots__ = ("_items",)

    def __init__(self, items: list[Item], copies: list[int]) -> None:
        more = [
            item
            for item, count in zip(items, copies, strict=True)
            for _ in range(count - 1)
        ]  # fmt: skip
        self._items = sorted([*items, *more], key=lambda item: -item[0] / item[1])

    def worth(self, left: int, what: int) -> float:
        """Return the worth of what this many AP can buy, besides one thing."""
        total = 0.0
        if left <= 0:
            return total
        for worth, price, name in self._items:
            if name == what:
                what = -1
            elif price <= left and worth > 0:
                left -= price
                total += worth
                if left <= 0:
                    break
        return total
