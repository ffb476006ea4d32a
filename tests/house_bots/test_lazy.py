"""Values that tables and boards calculate at their first use."""

from __future__ import annotations

from bot.house_bots.lazy import lazy


class Heap:
    def __init__(self, *goods: int) -> None:
        self.goods = goods
        self.counted = 0

    @lazy
    def total(self) -> int:
        """Return how many there are."""
        self.counted += 1
        return sum(self.goods)


def test_it_is_found_once_for_each_object():
    small, large = Heap(1, 2), Heap(3, 4)
    assert (small.counted, small.total, small.total, small.counted) == (0, 3, 3, 1)
    assert (large.total, large.counted) == (7, 1)


def test_it_is_kept_whatever_changes():
    heap = Heap(1, 2)
    assert heap.total == 3
    heap.goods = (5,)
    assert heap.total == 3


def test_its_class_tells_what_it_is():
    assert isinstance(Heap.total, lazy)
    assert Heap.total.__doc__ == "Return how many there are."
