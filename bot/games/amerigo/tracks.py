"""Tracks: possible moves of a disc, and the places on the order track (R2.5, R4.4)."""

from __future__ import annotations

from collections.abc import Iterator

Order = tuple[tuple[int, ...], ...]
"""The order track: the seats whose discs lie on a space, the lowest first, by space."""


def advances(room: int, points: int, gold: int, overshoot: bool) -> Iterator[int]:
    """Yield the AP with which a disc that has `room` spaces before it may be moved.

    Bought AP must be usable, except for one by an option: more than that would bring nothing (Q6).
    With AP left at the end of the track all of them are used up.
    """
    if points > room:
        yield from range(1, room)
        yield points
    else:
        yield from range(1, min(room + overshoot, points + gold) + 1)


def space_of(order: Order, seat: int) -> int:
    """Return the space of a disc on the order track, 0 = the start space."""
    return next(at for at, discs in enumerate(order) if seat in discs)


def turn_order(order: Order) -> tuple[int, ...]:
    """Return the seats in playing order: further along first, then the higher disc (R2.5)."""
    return tuple(seat for discs in reversed(order) for seat in reversed(discs))


def moved(order: Order, seat: int, space: int) -> Order:
    """Return the order track with a disc on top of a space; the others keep their order (R3.26)."""
    left = [tuple(other for other in discs if other != seat) for discs in order]
    left[space] += (seat,)
    return tuple(left)
