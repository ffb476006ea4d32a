"""Preview the effects of a move without making it."""

from __future__ import annotations

from typing import Any

from bot.engine.api import Event
from bot.host.api import Position
from bot.host.core.apply import carry_out


def dry_run(position: Position, seat: int, move: Any) -> list[Event]:  # noqa: ANN401
    """Return the effects of a legal move on its seat, as far as everybody can know.

    Everything after the first thing that it would reveal is left out.
    """
    seen: list[Event] = []
    for event in carry_out(position, seat, [move]).events:
        if event.reveals:
            break
        seen.append(event)
    return [event for event in seen if event.data.get("seat") == seat]
