"""What a move would lead to, without taking it."""

from __future__ import annotations

from typing import Any

from bot.engine.api import Event
from bot.host.api import Position
from bot.host.core.apply import carry_out


def foresee(position: Position, seat: int, move: Any) -> list[Event]:  # noqa: ANN401
    """Return what a legal move of a seat would do to it, as far as everybody can know.

    All that comes after the first thing that it would reveal is left out.
    """
    seen: list[Event] = []
    for event in carry_out(position, seat, [move]).events:
        if event.reveals:
            break
        seen.append(event)
    return [event for event in seen if event.data.get("seat") == seat]
