"""A process with a part of the shards, which plays on at a table of its own until it is ended.

It is the bot that `bot run` starts, but for Discord. It tells what was answered, a line a move, and
may kill itself around a commit, as a power cut would.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress

from bot.cli import compose
from bot.cli.exits import IN_USE, complain
from bot.cli.stopping import run_until_stopped
from bot.host import Host
from bot.host.upkeep import lease as beating
from bot.runtime.database_url import DatabaseUrl
from bot.runtime.shard_range import ShardRange
from bot.store import Connection
from bot.store.core.errors import DatabaseInUse, StoreError
from bot.store.postgres.opening import PostgreSQL
from bot.store.postgres.session import Session
from bot.store.sharing import lease
from tests.host.playing import choose

TRACE = "CREATE TABLE trace (id BIGINT GENERATED ALWAYS AS IDENTITY, who TEXT, seen BIGINT)"
"""The processes that wrote, in order, and how many rows of others they saw then."""
BEATS = 20
"""Signs of life in the time after which a process is forgotten."""


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def _before(_session: Session, _commit: Callable[[Session], None]) -> None:
    _die()


def _in(session: Session, _commit: Callable[[Session], None]) -> None:
    """Die when the server has been told to commit, and nobody has heard whether it did."""
    session.execute("COMMIT")
    session.raw.pgconn.flush()
    _die()


def _after(session: Session, commit: Callable[[Session], None]) -> None:
    commit(session)
    _die()


DEATHS: Mapping[str, Callable[[Session, Callable[[Session], None]], None]] = {
    "before": _before,
    "in": _in,
    "after": _after,
}


async def serve(args: argparse.Namespace) -> None:
    shard_range = ShardRange.parse(args.shard_range) if args.shard_range else None
    url, shards = DatabaseUrl(args.url), None if shard_range is None else shard_range.shards
    async with compose.open_bot(url, wait=True, shards=shards, shard_range=shard_range) as bot:
        host = bot.context.host
        print(f"{args.name} begins at {await version(host, args.table)}", flush=True)
        for number in range(args.moves):
            if number == args.moves - 1 and args.dies is not None:
                die_at_commit_after(args.dies, args.table, await version(host, args.table))
            await play(host, args.table, args.name)
        print(f"{args.name} has played", flush=True)
        while True:
            # Whoever lost the shards is told so by the lease.
            with suppress(StoreError):
                await host._database.write(lambda db: trace(db, args.name))
            await asyncio.sleep(0.001)


async def version(host: Host, table_id: int) -> int:
    return (await host.tables.position(table_id)).version


async def play(host: Host, table_id: int, name: str) -> None:
    position = await host.tables.position(table_id)
    played = await host.tables.play(table_id, *choose(position), position.version)
    print(f"{name} is answered {played.position.version}", flush=True)


def trace(connection: Connection, name: str) -> None:
    connection.execute(
        "INSERT INTO trace (who, seen) SELECT ?, count(*) FROM trace WHERE who <> ?", (name, name)
    )


def die_at_commit_after(when: str, table_id: int, seen: int) -> None:
    """Die around the commit of the table's next move: signs of life are committed, too."""
    commit = PostgreSQL.commit
    made = "SELECT count(*) FROM move WHERE game_id = ? AND version > ?"

    def dying(engine: PostgreSQL, session: Session) -> None:
        row = session.execute(made, (table_id, seen)).fetchone()
        if row is not None and row[0]:
            DEATHS[when](session, lambda session: commit(engine, session))
        commit(engine, session)

    PostgreSQL.commit = dying  # type: ignore[method-assign]


def main() -> int:
    parser = argparse.ArgumentParser()
    for name in ("name", "url", "shard_range"):
        parser.add_argument(name)
    parser.add_argument("table", type=int)
    parser.add_argument("--moves", type=int, default=0)
    parser.add_argument("--dies", choices=DEATHS)
    parser.add_argument("--forgotten", type=float, help="seconds without a sign of life")
    args = parser.parse_args()
    if args.forgotten is not None:
        lease.SILENCE, beating.HEARTBEAT = args.forgotten, args.forgotten / BEATS
    try:
        return run_until_stopped(serve(args))
    except DatabaseInUse as error:
        return complain(str(error), IN_USE)


if __name__ == "__main__":
    sys.exit(main())
