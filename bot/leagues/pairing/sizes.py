"""Numbers and sizes of tables that give each person their games."""

from __future__ import annotations

from collections.abc import Iterator

from bot.leagues.pairing.request import CannotPair, Request


def table_sizes(request: Request) -> tuple[tuple[int, ...], int]:
    """Return the sizes of all tables, large ones first, and how many people are a game short.

    Tables of the wanted size are complemented by some that are one seat smaller, or one larger if
    the game has no smaller size. Only if that is impossible (6 people, one table of 5 each) all are
    smaller. Raises CannotPair.
    """
    people = len(request.people)
    if people < request.size:
        raise CannotPair("people", people)
    allowed = {size for size in request.sizes if 2 <= size <= people}
    most_short = people if request.games > 1 else 0
    for short in range(most_short + 1):
        seats = people * request.games - short
        for main, other in _mixtures(request.size, allowed):
            if (found := _split(seats, main, other)) is not None:
                return found, short
    raise CannotPair("sizes", people)


def _mixtures(size: int, allowed: set[int]) -> Iterator[tuple[int, int]]:
    """Yield the pairs of sizes that may be mixed, the best first."""
    if size in allowed:
        for other in (size - 1, size + 1, size):
            if other in allowed:
                yield size, other
    for main in range(size - 1, 1, -1):
        if main in allowed:
            yield main, main - 1 if main - 1 in allowed else main


def _split(seats: int, main: int, other: int) -> tuple[int, ...] | None:
    """Return tables with so many seats in all, as few as possible of the other size."""
    for others in range(main):
        rest = seats - others * other
        if rest >= 0 and rest % main == 0:
            return tuple(sorted([main] * (rest // main) + [other] * others, reverse=True))
    return None
