"""Facts from the database for `bot doctor`, read once from a snapshot."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from bot.operations.doctor.machine import Machine
from bot.runtime.database_url import Address
from bot.store.core import keys
from bot.store.core.connection import Connection
from bot.store.core.copying import open_readonly
from bot.store.core.errors import MissingDatabase, StoreError, explain
from bot.store.core.sql import migrations
from bot.store.leagues import calendars
from bot.store.opening.any_engine import looking
from bot.store.people import ways
from bot.store.servers.settings import command_marks
from bot.store.sharing import lease
from bot.store.sharing.lease import LeaseRow
from bot.store.tables.games import Played
from bot.store.turns import clocks
from bot.store.turns.clocks import PulseRow
from bot.store.upkeep import checkup
from bot.store.upkeep.checkup import ChosenRow, Late, LatePosts, PlaceRow
from bot.store.upkeep.inspection import check_exists, inspect

LATE = 300.0
"""Seconds after which a due post or timer counts as overdue; checks are 20 seconds apart."""
IN_VAIN = 1800.0
"""Seconds after which a post also counts as overdue if sending it was tried repeatedly."""
WHOLE = (0, 1)
"""Shard and number of shards in the lease of a bot with a single process."""
PATIENCE = 2.0
"""Maximum seconds for the check for damage, which reads the whole file."""


@dataclass(frozen=True)
class Stored:
    """Contents of the database; if `refusal` says that it is unusable, nothing else is known.

    With an older schema, only the first three fields are known.
    """

    refusal: StoreError | None = None
    schema: int = 0
    tables: int = 0
    current: bool = False
    places: Sequence[PlaceRow] = ()
    busiest: Sequence[int] = ()
    command_marks: Mapping[int, str | None] | None = None
    pulses: Sequence[PulseRow] = ()
    lease: LeaseRow | None = None
    parts: Mapping[int, LeaseRow] = field(default_factory=dict)
    """Holder of each shard, if several processes share the bot."""
    shards: int = 1
    """Total number of shards, if several processes share the bot."""
    late_posts: LatePosts | None = None
    given_up: LatePosts | None = None
    late_timers: Late | None = None
    thinking_less: int = 0
    event_servers: frozenset[int] = frozenset()
    """Servers on which the dates of leagues are to be events."""
    played: Mapping[int, Played] = field(default_factory=dict)
    """Packages and versions with which open tables were last played, by table."""
    waiting: frozenset[int] = frozenset()
    """Tables that wait for their game, or because its package failed."""
    chosen: Sequence[ChosenRow] = ()
    """Stored choices that are looked up by name."""
    push_key: bytes | None = None
    """Private key by which push services know the bot."""
    ways: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """How many ways to be called are on, and how many of these fail now, by kind."""


def read(database: Address, machine: Machine) -> Stored | None:
    """Return the contents of a database, as far as it can be read; None = it does not exist yet."""
    try:
        check_exists(database)
        found = inspect(database, integrity=False)
        with looking(database) as connection:
            return _contents(connection, found.schema, found.tables, machine.now())
    except MissingDatabase:
        return None
    except StoreError as error:
        return Stored(refusal=error)


def damage(path: Path) -> Sequence[str] | None:
    """Return the faults in the file, or None if it is too large to be read in time."""
    try:
        with closing(open_readonly(path)) as connection:
            return checkup.problems(connection, PATIENCE)
    except sqlite3.Error as error:
        return (str(explain(error, str(path))),)


def _contents(connection: Connection, schema: int, tables: int, now: float) -> Stored:
    if schema < len(migrations()):
        return Stored(None, schema, tables)
    leases = {key: row for key, row in lease.every(connection).items() if key != WHOLE}
    return Stored(
        None,
        schema,
        tables,
        parts={shard: row for (shard, _), row in leases.items()},
        shards=max((shards for _, shards in leases), default=1),
        current=True,
        places=checkup.places(connection),
        busiest=checkup.busiest_servers(connection),
        command_marks=command_marks(connection),
        pulses=clocks.pulses(connection),
        lease=lease.load(connection),
        late_posts=checkup.late_posts(connection, now - LATE, now - IN_VAIN),
        given_up=checkup.given_up_posts(connection),
        late_timers=checkup.late_timers(connection, now - LATE),
        thinking_less=checkup.thinking_less(connection),
        event_servers=frozenset(calendars.servers_wanting(connection)),
        played=checkup.played(connection),
        waiting=checkup.waiting(connection),
        chosen=checkup.chosen(connection),
        push_key=keys.load(connection, keys.PUSH),
        ways=ways.of_kinds(connection),
    )
