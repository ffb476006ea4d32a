"""Careful reading of a table's stored state: it may be damaged, or written by other code."""

from __future__ import annotations

import zlib
from typing import Any, TypeVar

from bot.engine.api import Json, Rules
from bot.host.core.api import DamagedState
from bot.store.tables import sandboxes

MOST = 1_000_000
"""Largest number in a state: no game counts further, and one that did would take for ever to
show."""
_DRAWN = frozenset({"seed"})
"""Keys of numbers that are not counts."""

S = TypeVar("S")


def restored(rules: Rules[S, Any, Any], data: Json, schema: int) -> S:
    """Return a state that can be played on and shown. Raises DamagedState.

    An error here is not the fault of the person who looks at the table: DamagedState says so to
    them, and the log has the reason.
    """
    try:
        if _counts_too_far(data):
            raise ValueError(f"a number beyond {MOST}")
        state = rules.load(data, schema)
        rules.pending(state)
        rules.view(state, None)
    except Exception as error:
        raise DamagedState from error
    return state


def unpacked(rules: Rules[S, Any, Any], packed: bytes, schema: int) -> S:
    """Return the state of a stored sandbox or lesson. Raises DamagedState."""
    try:
        data = sandboxes.unpack(packed)
    except (zlib.error, ValueError) as error:
        raise DamagedState from error
    return restored(rules, data, schema)


def _counts_too_far(data: Json) -> bool:
    if isinstance(data, dict):
        return any(_counts_too_far(value) for key, value in data.items() if key not in _DRAWN)
    if isinstance(data, list):
        return any(map(_counts_too_far, data))
    return isinstance(data, int | float) and not abs(data) <= MOST
