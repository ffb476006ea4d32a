"""What no pairing can do better."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def even_squares(total: int, parts: int) -> int:
    """Return the sum of squares of so many whole numbers with that total, as equal as can be."""
    mean, more = divmod(total, parts)
    return (parts - more) * mean**2 + more * (mean + 1) ** 2


def squares_bound(sizes: Sequence[int], games: Sequence[int], pairs: int) -> int:
    """Return a sum of squared meetings that no pairing is below; `pairs` are those who may meet.

    The larger of two bounds. Every pair meets as often as the mean, rounded down or up. And counted
    from the tables: two people meet a second time where two tables share both, and how many people
    all tables share with each other is known from the games of everybody.
    """
    meetings = sum(size * (size - 1) // 2 for size in sizes)
    even = even_squares(meetings, pairs) if pairs else 0
    table_pairs = len(sizes) * (len(sizes) - 1) // 2
    shared = sum(number * (number - 1) // 2 for number in games)
    # A pair of tables with x people in common has x (x - 1) / 2 pairs in common.
    again = even_squares(shared, table_pairs) - shared if table_pairs else 0
    return max(even, meetings + again)


def seat_bound(sizes: Sequence[int], games: Iterable[int]) -> int:
    """Return by how much two seats of somebody must differ in number: 0 or 1."""
    if len(set(sizes)) > 1:
        return 1
    return int(any(number % sizes[0] for number in games))


def pairs_within(people: Iterable[int], pairs: Iterable[frozenset[int]]) -> set[frozenset[int]]:
    """Return the pairs of which both are there."""
    there = set(people)
    return {pair for pair in pairs if len(pair) == 2 and pair <= there}
