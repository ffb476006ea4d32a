"""Replay of a finished game up to each decision of a seat, with only what the seat could see.

    first state --stored moves--> state before each of them --dealt again--> job of the coach

The coach gets neither a state of the table nor its seed.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from bot.engine.api import GameError
from bot.engine.rng import Rng
from bot.host.analysis.coaching.api import Player, TooOld
from bot.host.core.api import Table
from bot.host.core.moves.takebacks import all_standing
from bot.host.core.states import AnyRules, State, Step, steps_again
from bot.house_bots.coach import MomentJob
from bot.house_bots.searcher import Effort, Searcher
from bot.store import Connection
from bot.store.tables import coaching
from bot.store.tables.moves import MoveRow
from bot.store.turns import absence

SECONDS = 60.0
"""Seconds after which a decision is judged by the results so far, on a very slow machine."""

Whose: TypeAlias = Callable[[MoveRow], bool]
"""Predicate for the moves to judge."""


def lots(table_id: int, version: int) -> int:
    """Return the seed for a new deal at a version, which does not depend on the table's seed."""
    return Rng(table_id).below(1 << 63, f"coach {version}")


def dealt(searcher: Searcher[Any, Any, Any], state: State, seat: int, seed: int) -> str:
    """Return a copy of a state, as JSON, in which everything hidden from a seat is dealt again."""
    copy = searcher.resample(state, seat, Rng(seed))
    return json.dumps(searcher.rules.dump(copy), separators=(",", ":"))


def jobs(
    searcher: Searcher[Any, Any, Any],
    first: State,
    last: State,
    rows: Sequence[MoveRow],
    whose: Whose,
    effort: Effort,
) -> list[MomentJob]:
    """Return the coach's jobs for those moves of a game whose kind of decision can be searched.

    `first` and `last` are the stored states before and after `rows`, which are all stored moves.
    Raises TooOld.
    """
    rules = searcher.rules
    undone = {version for row in rows for version in row.undone}
    wanted = {row.version for row in rows if row.restores is None and whose(row)} - undone
    return [
        _job(searcher, before, row, effort)
        for before, row in _replayed(rules, first, last, rows)
        if row.version in wanted and _is_searched(searcher, before, row.seat)
    ]


def _replayed(
    rules: AnyRules, first: State, last: State, rows: Sequence[MoveRow]
) -> Iterator[tuple[State, MoveRow]]:
    """Yield every move with the state before it. Raises TooOld."""
    state, again = (
        first,
        steps_again(rules, first, [Step(r.seat, r.text, r.restores) for r in rows]),
    )
    for row in rows:
        yield state, row
        try:
            state, _ = next(again)
        except GameError as error:
            raise TooOld(version=row.version) from error
    if _plain(rules, state) != _plain(rules, last):
        raise TooOld(version=len(rows))


def _plain(rules: AnyRules, state: State) -> object:
    return json.loads(json.dumps(rules.dump(state)))


def _is_searched(searcher: Searcher[Any, Any, Any], state: State, seat: int) -> bool:
    decisions = searcher.rules.pending(state)
    return any(one.seat == seat and one.kind in searcher.judged for one in decisions)


def _job(
    searcher: Searcher[Any, Any, Any], before: State, row: MoveRow, effort: Effort
) -> MomentJob:
    rules, seed = searcher.rules, lots(row.game_id, row.version - 1)
    text = dealt(searcher, before, row.seat, seed)
    version = row.version - 1
    return MomentJob(rules.info.key, text, row.seat, version, row.text, seed, SECONDS, effort)


def players_of(connection: Connection, table: Table, reader: int) -> tuple[Player, ...]:
    """Return the players of each seat: by seat, then those with the most moves first.

    Moves of a person's standing order count as theirs; a house bot's moves for them do not.
    """
    made = Counter(
        (row.seat, row.user_id)
        for row in all_standing(connection, table.id)
        if row.user_id is not None
    )
    names = {(row.seat, row.user_id): row.name for row in absence.tenures(connection, table.id)}
    shared = {(r.seat, r.user_id) for r in coaching.reviews_of(connection, table.id) if r.shared}
    found = (
        Player(
            seat=seat,
            user_id=user_id,
            name=names.get((seat, user_id), table.names[seat]),
            own=user_id == reader,
            shared=(seat, user_id) in shared,
            moves=count,
        )
        for (seat, user_id), count in made.items()
    )
    return tuple(sorted(found, key=lambda player: (player.seat, -player.moves, player.user_id)))
