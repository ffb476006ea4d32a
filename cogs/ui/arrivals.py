"""Handover of an interaction from the process that received it to the one with its table.

The receiver of interactions calls `arriving`, so that every task started for an interaction can
look up its arrival.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from typing import Any, NamedTuple

from bot.host.core.cluster.api import OtherShard
from cogs.ui.interaction import LOST, Request
from cogs.ui.kit.layout import layout
from cogs.ui.kit.screen import Screen


class Arrival(NamedTuple):
    """An interaction's raw payload, and whether another process has `handed` it over."""

    payload: Any
    handed: bool = False


_ARRIVAL: ContextVar[Arrival | None] = ContextVar("arrival", default=None)


@contextmanager
def arriving(arrival: Arrival) -> Iterator[None]:
    """Make an interaction's arrival available to all tasks started inside this context."""
    token = _ARRIVAL.set(arrival)
    try:
        yield
    finally:
        _ARRIVAL.reset(token)


async def handed_over(request: Request, error: OtherShard) -> bool:
    """Pass an interaction on to the process with the table; return whether that was done.

    An interaction that was already answered can only be answered by this process. One that was
    handed over is not passed on again: either the table has moved meanwhile, or the two processes
    disagree about which of them has it.
    """
    arrival = _ARRIVAL.get()
    if arrival is None or arrival.handed or request.interaction.response.is_done():
        return False
    payload = json.dumps(arrival.payload)
    if not await request.context.host.cluster.hand_over(error.shard, payload):
        return False
    await _answer_last(request)
    # The owner also does the work after an answer, such as checking the table's post.
    request.table_id = None
    return True


async def _answer_last(request: Request) -> None:
    """Reply that the other process does not answer; Discord ignores this if it has answered.

    If the other process answers later, it replaces this reply.
    """
    screen = Screen((request.words("error-elsewhere-after"),))
    with suppress(*LOST):
        await request.interaction.response.send_message(view=layout(screen), ephemeral=True)
