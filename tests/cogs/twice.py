"""Interactions that come twice: *Gateway*, Resuming, replays what a client may have acted on."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from tests.cogs.harness import Harness


def deliver_twice(harness: Harness) -> None:
    """Deliver every interaction a second time before anything is answered."""
    backend, emit = harness.env.backend, harness.env.backend.emit

    def again(event: str, payload: Any, *args: Any, **options: Any) -> None:
        emit(event, deepcopy(payload), *args, **options)
        if event == "INTERACTION_CREATE":
            emit(event, deepcopy(payload), *args, **options)

    backend.emit = again  # type: ignore[method-assign]


def payload_of(harness: Harness) -> Any:
    """Return the newest interaction as the bot was told it."""
    told = [entry for entry in harness.env.backend.transcript if entry[1] == "INTERACTION_CREATE"]
    return deepcopy(told[-1][2])


async def again(harness: Harness) -> None:
    harness.env.backend.emit("INTERACTION_CREATE", payload_of(harness))
    await harness.env.settle()
