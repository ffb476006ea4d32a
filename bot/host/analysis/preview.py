"""Preview the effects of a move without making it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from typing import Any

from bot.engine.api import Event
from bot.host.core.api import Position
from bot.host.core.moves.apply import carry_out


def dry_run(position: Position, seat: int, move: Any) -> list[Event]:  # noqa: ANN401
    """Return the effects of a legal move on its seat, as far as all players can know them."""
    return foreseen(carry_out(position, seat, [move]).events, seat)


def foreseen(events: Iterable[Event], seat: int) -> list[Event]:
    """Return the effects on a seat before the first hidden thing would be revealed."""
    known = takewhile(lambda event: not event.reveals, events)
    return [event for event in known if event.data.get("seat") == seat]
