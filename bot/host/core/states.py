"""Stored states of tables, read with checks, since they may be damaged or from other code.

A table's state at any version is the stored one, or results from the nearest earlier one and the
moves since, including takebacks.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

from bot.engine import batches
from bot.engine.api import Event, GameError, Json, Rules
from bot.host.core.api import DamagedState, PackageFailed
from bot.store import Connection
from bot.store.core.errors import CorruptDatabase
from bot.store.tables import moves, sandboxes
from bot.store.tables.moves import MoveRow

AnyRules: TypeAlias = Rules[Any, Any, Any]
State: TypeAlias = Any


class StoredState(NamedTuple):
    """A stored state, and the moves from there to the state that is wanted, newest first."""

    schema: int
    data: Json
    since: Sequence[MoveRow]


def state_at(connection: Connection, rules: AnyRules, table_id: int, version: int) -> State:
    """Return the state of a table at a version. Raises CorruptDatabase, DamagedState."""
    return rebuilt(rules, stored_at(connection, table_id, version))


def stored_at(connection: Connection, table_id: int, version: int) -> StoredState:
    """Return what the state of a table at a version is rebuilt from. Raises CorruptDatabase."""
    since: list[MoveRow] = []
    while (found := moves.load_state(connection, table_id, version)) is None:
        row = moves.load(connection, table_id, version)
        if row is None:
            raise CorruptDatabase(f"The state of table {table_id} at version {version} is missing.")
        # An undo restored the state of that version, regardless of what came between.
        if row.restores is None:
            since.append(row)
        version = version - 1 if row.restores is None else row.restores
    return StoredState(*found, since)


def rebuilt(rules: AnyRules, stored: StoredState) -> State:
    """Return a state from its stored form. Raises CorruptDatabase, DamagedState."""
    state = restored(rules, stored.data, stored.schema)
    for move in reversed(stored.since):
        try:
            state = after(rules, state, move)
        except GameError as error:
            raise CorruptDatabase(
                f"Move {move.version} of table {move.game_id} cannot be repeated: {error}."
            ) from error
    return state


def after(rules: AnyRules, state: State, row: MoveRow) -> State:
    """Return a copy of a state after a stored move that is not an undo. Raises GameError."""
    return moved(rules, state, row.seat, row.text)[0]


def moved(rules: AnyRules, state: State, seat: int, text: str) -> tuple[State, Sequence[Event]]:
    """Return a copy of a state after a move in notation, and its events. Raises GameError."""
    copy = rules.clone(state)
    decisions = {decision.seat: decision for decision in rules.pending(copy)}
    if seat not in decisions:
        raise GameError("not-your-decision", waiting=", ".join(map(str, decisions)))
    batch = rules.parse(text, decisions[seat])
    return copy, batches.repeat(rules, copy, seat, batch).events


class Step(NamedTuple):
    """A move in notation, or a takeback, for which `restores` is the version it returns to."""

    seat: int
    text: str
    restores: int | None = None


def steps_again(
    rules: AnyRules, first: State, steps: Sequence[Step]
) -> Iterator[tuple[State, Sequence[Event]]]:
    """Yield the state and events after each step; a yielded state is never changed later.

    Raises GameError if a step is not possible.
    """
    wanted, state = {step.restores for step in steps}, first
    kept: dict[int, State] = {0: first}
    for version, step in enumerate(steps, 1):
        if step.restores is None:
            state, events = moved(rules, state, step.seat, step.text)
        elif step.restores in kept:
            state, events = kept[step.restores], ()
        else:
            raise GameError("bad-takeback", version=step.restores)
        if version in wanted:
            kept[version] = state
        yield state, events


MOST = 1_000_000
"""Largest number in a state: no game counts further, and showing a larger one takes forever."""
_DRAWN = frozenset({"seed"})
"""Keys of numbers that are not counts."""

S = TypeVar("S")


def restored(rules: Rules[S, Any, Any], data: Json, schema: int) -> S:
    """Return a loaded state that can be played and shown. Raises DamagedState.

    An error while loading is not the fault of the person who looks at the table, so DamagedState is
    raised instead, with the error as its cause.
    """
    try:
        if _counts_too_far(data):
            raise ValueError(f"a number beyond {MOST}")
        state = rules.load(data, schema)
        rules.pending(state)
        rules.view(state, None)
    except PackageFailed:
        raise
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
