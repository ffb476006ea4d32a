"""Arrival of an interaction in this process, and its handover to the process with its table.

The receiver of interactions sets `arriving`, so that every task made for one knows it.
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
    """An interaction as Discord sent it, and whether another process has `handed` it over."""

    payload: Any
    handed: bool = False


_ARRIVAL: ContextVar[Arrival | None] = ContextVar("arrival", default=None)


@contextmanager
def arriving(arrival: Arrival) -> Iterator[None]:
    """Make an interaction's arrival known to all tasks started inside."""
    token = _ARRIVAL.set(arrival)
    try:
        yield
    finally:
        _ARRIVAL.reset(token)


async def handed_over(request: Request, error: OtherShard) -> bool:
    """Pass an interaction on to the process that has the table; return whether it was passed on.

    An interaction already answered can only be answered here. One that was handed over is not
    passed on again: the table has moved meanwhile, or the two processes disagree on who has it.
    """
    arrival = _ARRIVAL.get()
    if arrival is None or arrival.handed or request.interaction.response.is_done():
        return False
    payload = json.dumps(arrival.payload)
    if not await request.context.host.cluster.hand_over(error.shard, payload):
        return False
    await _answer_last(request)
    # Work after an answer, such as the check of the table's post, is also the owner's.
    request.table_id = None
    return True


async def _answer_last(request: Request) -> None:
    """Report that the owner does not answer, unless it has: Discord takes only the first answer.

    An owner that answers later still changes this answer into its own.
    """
    screen = Screen((request.words("error-elsewhere-after"),))
    with suppress(*LOST):
        await request.interaction.response.send_message(view=layout(screen), ephemeral=True)
