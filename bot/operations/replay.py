"""Replay of a stored table, move by move, compared with the current rules."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from bot.engine.api import Event, GameError, Json, Rules
from bot.host.core.game import HostedGame
from bot.host.core.states import Step, steps_again
from bot.runtime.database_url import Address
from bot.store import Connection
from bot.store.opening.any_engine import open_database
from bot.store.tables import games, moves
from bot.store.tables.games import Stored
from bot.store.tables.moves import EventRow, MoveRow, ResultRow

_IN_WORDS: Mapping[str, str] = {
    "deal": "it was dealt with {stored}, which today's rules refuse: {today}",
    "move": "{stored} was made, which today's rules refuse: {today}",
    "position": "{stored} is stored, today's rules come to {today}",
    "log": "the log tells {stored}, today's rules would tell {today}",
    "result": "{stored} is stored, today's rules come to {today}",
}


class NoReplay(Exception):
    """The table does not exist, or none of it can be replayed."""


@dataclass(frozen=True, slots=True)
class Record:
    """All stored data of a table; states and events are by version."""

    table: Stored
    moves: tuple[MoveRow, ...]
    states: dict[int, tuple[int, Json]]
    events: dict[int, list[EventRow]]
    results: tuple[ResultRow, ...]


class Difference(NamedTuple):
    """First difference between the current rules and the stored game.

    It is in `what` at `version`. `kind`: deal | move (both refused today) | position | log |
    result.
    """

    kind: str
    version: int
    what: str
    stored: Json
    today: Json

    @property
    def in_words(self) -> str:
        """Return a sentence about the difference."""
        told = _IN_WORDS[self.kind].format(stored=_short(self.stored), today=_short(self.today))
        return f"Version {self.version}, {self.what}: {told}."

    def __str__(self) -> str:
        return (
            f"Version {self.version}, {self.what}:"
            f"\n  stored: {_short(self.stored)}\n  today:  {_short(self.today)}"
        )


async def read(address: Address, table_id: int) -> Record:
    """Read all stored data of a table. Raises NoReplay, StoreError."""
    database = await open_database(address)
    try:
        return await database.read(lambda connection: record_of(connection, table_id))
    finally:
        await database.close()


def record_of(connection: Connection, table_id: int) -> Record:
    """Return all stored data of a table. Raises NoReplay, CorruptDatabase."""
    table = games.load(connection, table_id)
    if table is None:
        raise NoReplay(f"There is no table {table_id}.")
    newest = table.game.version
    states = ((v, moves.load_state(connection, table_id, v)) for v in range(newest + 1))
    events: dict[int, list[EventRow]] = {}
    for row in moves.events(connection, table_id, 0, newest):
        events.setdefault(row.version, []).append(row)
    return Record(
        table=table,
        moves=tuple(moves.newest(connection, table_id, newest)),
        states={version: state for version, state in states if state is not None},
        events=events,
        results=tuple(moves.results(connection, table_id)),
    )


def first_difference(record: Record, games: Mapping[str, HostedGame]) -> Difference | None:
    """Return the first difference caused by the current rules, or None. Raises NoReplay."""
    return next(_differences(record, games), None)


def _differences(record: Record, games: Mapping[str, HostedGame]) -> Iterator[Difference]:
    game, seats = record.table
    if game.key not in games:
        raise NoReplay(f"Table {game.id} is of the game {game.key!r}, which is not here.")
    rules = games[game.key].rules
    if 0 not in record.states:
        raise NoReplay(f"Table {game.id} has not started.")
    try:
        state = rules.setup(len(seats), json.loads(game.options), game.seed)
    except GameError as error:
        yield Difference("deal", 0, "the set-up", game.options, str(error))
        return
    yield from _compare(rules, record, 0, state)
    again = steps_again(rules, state, [Step(r.seat, r.text, r.restores) for r in record.moves])
    for row in record.moves:
        try:
            state, events = next(again)
        except GameError as error:
            whose = f"the move of seat {row.seat}"
            yield Difference("move", row.version, whose, row.text, str(error))
            return
        yield from _compare(rules, record, row.version, state)
        yield from _compare_events(record, row.version, events)
    yield from _compare_results(rules, record, state)


def _compare(
    rules: Rules[Any, Any, Any], record: Record, version: int, state: object
) -> Iterator[Difference]:
    if version not in record.states:
        return
    schema, data = record.states[version]
    stored = rules.dump(rules.load(data, schema))
    for path, before, now in parted(_plain(stored), _plain(rules.dump(state))):
        yield Difference("position", version, path or "the state", before, now)


def _compare_events(record: Record, version: int, events: Sequence[Event]) -> Iterator[Difference]:
    rows = record.events.get(version, [])
    stored = [{"kind": row.kind, **json.loads(row.data)} for row in rows]
    today = [{"kind": event.kind, **event.data} for event in events]
    for path, before, now in parted(stored, today, "events"):
        yield Difference("log", version, path, before, now)


def _compare_results(
    rules: Rules[Any, Any, Any], record: Record, state: object
) -> Iterator[Difference]:
    scores = [ResultRow(s.seat, s.points, s.tiebreak, s.rank) for s in rules.scores(state)]
    for stored, today in zip(record.results, scores, strict=False):
        if stored != today:
            version = record.table.game.version
            found = stored._asdict(), today._asdict()
            yield Difference("result", version, "the result", *found)


def parted(stored: Json, today: Json, path: str = "") -> Iterator[tuple[str, Json, Json]]:
    """Yield each difference between two JSON values: the path, and both values there."""
    if stored == today:
        return
    if isinstance(stored, dict) and isinstance(today, dict):
        for key in [*stored, *(key for key in today if key not in stored)]:
            inner = f"{path}.{key}" if path else str(key)
            yield from parted(stored.get(key), today.get(key), inner)
    elif isinstance(stored, list) and isinstance(today, list) and len(stored) == len(today):
        for index, (before, now) in enumerate(zip(stored, today, strict=True)):
            yield from parted(before, now, f"{path}[{index}]")
    else:
        yield path, stored, today


def _plain(data: Json) -> Json:
    """Return data as it is after a round trip through JSON: tuples become lists, keys strings."""
    return json.loads(json.dumps(data))


def _short(data: Json) -> str:
    text = data if isinstance(data, str) else json.dumps(data, ensure_ascii=False)
    return text if len(text) <= 400 else f"{text[:397]}..."
