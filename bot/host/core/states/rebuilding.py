"""A table's state at any version: the stored one, or the nearest before it and the moves since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from bot.engine import batches
from bot.engine.api import Event, GameError, Rules
from bot.host.core.states.restoring import restored
from bot.store import Connection
from bot.store.core.errors import CorruptDatabase
from bot.store.tables import moves
from bot.store.tables.moves import MoveRow

AnyRules: TypeAlias = Rules[Any, Any, Any]
State: TypeAlias = Any


def state_at(connection: Connection, rules: AnyRules, table_id: int, version: int) -> State:
    """Return the state of a table after that version. Raises CorruptDatabase, DamagedState."""
    since: list[MoveRow] = []
    while (found := moves.load_state(connection, table_id, version)) is None:
        row = moves.load(connection, table_id, version)
        if row is None:
            raise CorruptDatabase(f"The state of table {table_id} at version {version} is missing.")
        # An undo brought back the state of that version, whatever came between.
        if row.restores is None:
            since.append(row)
        version = version - 1 if row.restores is None else row.restores
    schema, data = found
    state = restored(rules, data, schema)
    for move in reversed(since):
        try:
            state = after(rules, state, move)
        except GameError as error:
            raise CorruptDatabase(
                f"Move {move.version} of table {table_id} cannot be repeated: {error}."
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
