"""A table's state at any version: the stored one, or the nearest before it and the moves since."""

from __future__ import annotations

from typing import Any, TypeAlias

from bot.engine import batches
from bot.engine.api import GameError, Rules
from bot.host.core.restoring import restored
from bot.store import Connection, moves
from bot.store.errors import CorruptDatabase
from bot.store.moves import MoveRow

AnyRules: TypeAlias = Rules[Any, Any, Any]
State: TypeAlias = Any


def state_at(connection: Connection, rules: AnyRules, table_id: int, version: int) -> State:
    """Return the state of a table after that version. Raises CorruptDatabase, DamagedState."""
    since: list[MoveRow] = []
    while (found := moves.load_state(connection, table_id, version)) is None:
        row = moves.load(connection, table_id, version)
        if row is None:
            raise CorruptDatabase(f"The state of table {table_id} at version {version} is missing.")
        # What an undo brought back is the state of that version, whatever came between.
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
    """Return a copy of a state after a move that was no undo. Raises GameError."""
    copy = rules.clone(state)
    decision = next((one for one in rules.pending(copy) if one.seat == row.seat), None)
    if decision is None:
        raise GameError("not-your-decision")
    batches.repeat(rules, copy, row.seat, rules.parse(row.text, decision))
    return copy
