"""Tracks: the possible moves of a disc, and positions on the order track (R2.5, R4.4)."""

from __future__ import annotations

from collections.abc import Iterator

Order = tuple[tuple[int, ...], ...]
"""Seats whose discs lie on each space of the order track, the lowest disc first."""


def advances(room: int, points: int, gold: int, overshoot: bool) -> Iterator[int]:
    """Yield the numbers of AP that may be spent on a disc with `room` spaces ahead of it.

    A player may only buy AP that move the disc; an option allows one AP more, which brings gold
    (Q6). If the player has more AP than spaces, moving to the end uses all of them.
    """
    if points > room:
        yield from range(1, room)
        yield points
    else:
        yield from range(1, min(room + overshoot, points + gold) + 1)


def space_of(order: Order, seat: int) -> int:
    """Return the space of a seat's disc on the order track; 0 is the start."""
    return next(at for at, discs in enumerate(order) if seat in discs)


def turn_order(order: Order) -> tuple[int, ...]:
    """Return the seats in playing order: further along first, then higher discs (R2.5)."""
    return tuple(seat for discs in reversed(order) for seat in reversed(discs))


def moved(order: Order, seat: int, space: int) -> Order:
    """Return the order track with a seat's disc moved to the top of a space (R3.26).

    The other discs keep their order.
    """
    left = [tuple(other for other in discs if other != seat) for discs in order]
    left[space] += (seat,)
    return tuple(left)
