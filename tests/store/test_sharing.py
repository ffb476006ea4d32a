"""Several processes on one PostgreSQL database: who has which shards, and what all agree on."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from threading import Thread

import psycopg
import pytest

from bot import cli
from bot.runtime.database_url import DatabaseUrl
from bot.runtime.shard_range import ALL, ShardRange
from bot.store import Database
from bot.store.core import departures
from bot.store.core.errors import DatabaseInUse, ServerAway
from bot.store.core.sql import migrations
from bot.store.opening.any_engine import open_database
from bot.store.opening.lock import FOR_A_BOT, FOR_A_PART, Lock, hold, hold_in_turn, is_held
from bot.store.postgres import schema, sharing
from bot.store.postgres.locking import ServerLock, server_time, try_lock
from bot.store.postgres.session import Session
from bot.store.postgres.sharing import STARTING, Part
from bot.store.sharing import lease
from bot.store.sharing.lease import Process
from tests.postgresql import Server, name_of, serving

FIRST, SECOND = ShardRange(0, 3, 8), ShardRange(4, 7, 8)
OTHER = Process("other", 12, "there", "1.0")


@contextmanager
def part(database: DatabaseUrl, shard_range: ShardRange) -> Iterator[Lock]:
    with hold(database, FOR_A_PART, shard_range) as lock:
        yield lock


def refused(database: DatabaseUrl, shard_range: ShardRange | None = None) -> str:
    with pytest.raises(DatabaseInUse) as caught, hold(database, FOR_A_PART, shard_range):
        pass
    return str(caught.value)


def silent(database: DatabaseUrl, lock: Lock, shard_range: ShardRange, seconds: float) -> None:
    """Set the last sign of life of the process with these shards so long ago."""
    assert isinstance(lock, ServerLock) and lock.session is not None
    silent_for(lock.session, shard_range, seconds)


def silent_for(session: Session, shard_range: ShardRange, seconds: float) -> None:
    lease.take(session, OTHER, server_time(session) - seconds, shard_range)


def test_each_has_its_shards_and_all_of_them_or_none(database: DatabaseUrl) -> None:
    with part(database, FIRST) as first, part(database, SECOND):
        silent(database, first, FIRST, 0.0)
        for wanted in (FIRST, ShardRange(3, 4, 8), ShardRange(2, 2, 8)):
            said = refused(database, wanted)
            assert "by process 12 on there, version 1.0" in said and FOR_A_PART in said
        assert "shards 2, 3 by process 12" in refused(database, ShardRange(2, 7, 8))
        assert "4, 5, 6, 7 by a process that has only just started" in refused(database, SECOND)
        assert is_held(database)
    with part(database, ShardRange(2, 5, 8)):
        assert "shards 2, 3" in refused(database, FIRST), "the first two were let go again"
    assert not is_held(database)


def test_a_bot_alone_and_one_with_a_part_exclude_each_other(database: DatabaseUrl) -> None:
    with hold(database):
        assert "is in use" in refused(database, FIRST)
    with part(database, FIRST):
        assert "is in use" in refused(database)


def test_the_number_of_shards_is_the_same_for_all_who_run(database: DatabaseUrl) -> None:
    with part(database, FIRST):
        said = refused(database, ShardRange(8, 15, 16))
        assert "have each a part of 8 shards, this one of 16" in said
    with part(database, ShardRange(8, 15, 16)):
        assert "have each a part of 16 shards, this one of 8" in refused(database, SECOND)


def test_only_who_finds_nobody_brings_the_database_up_to_date(
    server: Server, empty_database: DatabaseUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    with part(empty_database, FIRST):
        version = "SELECT version FROM schema_version"
        assert server.execute(version, name_of(empty_database)) == [(len(migrations()),)]
        later = [*migrations(), "CREATE TABLE extra (a INTEGER);"]
        monkeypatch.setattr(schema, "migrations", lambda: later)
        monkeypatch.setattr(sharing, "migrations", lambda: later)
        assert "A bot of an earlier version runs" in refused(empty_database, SECOND)
    with part(empty_database, SECOND):
        assert server.execute(version, name_of(empty_database)) == [(len(later),)]


def test_who_starts_waits_for_the_one_before_to_have_started(database: DatabaseUrl) -> None:
    with closing(Session(database)) as starting, ExitStack() as held:
        assert try_lock(starting, key=STARTING)
        lock = ServerLock(database, Part(database, FIRST))
        assert not lock.acquire(0.0) and "just starting" in str(lock.obstacle)
        taken: list[bool] = []
        waiting = Thread(target=lambda: taken.append(lock.acquire(0.01)))
        waiting.start()
        held.callback(lock.release)
        waiting.join(0.2)
        assert waiting.is_alive() and not taken
        starting.close()
        waiting.join()
    assert taken == [True]


def test_who_hangs_while_it_starts_is_ended(
    database: DatabaseUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(Session(database)) as starting:
        assert try_lock(starting, key=STARTING)
        lock = ServerLock(database, Part(database, FIRST))
        assert not lock.acquire(0.0)
        monkeypatch.setattr(lease, "SILENCE", 0.0)
        assert lock.acquire(0.0)
        lock.release()
        with pytest.raises(psycopg.OperationalError):
            starting.execute("SELECT 1")


def test_who_hangs_is_ended_and_who_is_alive_is_not(database: DatabaseUrl) -> None:
    with part(database, FIRST) as lock:
        silent(database, lock, FIRST, lease.SILENCE / 2)
        refused(database, FIRST)
        silent(database, lock, FIRST, lease.SILENCE + 1.0)
        with part(database, ShardRange(3, 4, 8)) as next_one:
            assert isinstance(lock, ServerLock) and lock.session is not None
            with pytest.raises(psycopg.OperationalError):
                lock.session.execute("SELECT 1")
            assert isinstance(next_one, ServerLock) and next_one.session is not None
            rows = lease.of(next_one.session, FIRST)
            assert [row.ended_at is None for row in rows.values()] == [True, True, True, False]


def test_who_waits_for_the_server_does_not_hang(server: Server, database: DatabaseUrl) -> None:
    """Such as for VACUUM, which writes the whole database anew: no sign of life comes meanwhile."""
    with part(database, FIRST) as lock:
        assert isinstance(lock, ServerLock) and lock.session is not None
        silent(database, lock, FIRST, lease.SILENCE + 1.0)
        working = Thread(target=asleep, args=(lock.session,))
        working.start()
        busy = (
            "SELECT pid FROM pg_stat_activity WHERE query LIKE '%pg_sleep(99)' AND state = 'active'"
        )
        while not (found := server.execute(busy)):
            pass
        try:
            assert "by process 12 on there" in refused(database, FIRST)
        finally:
            server.execute(f"SELECT pg_cancel_backend({found[0][0]})")
            working.join()
        with part(database, FIRST):
            pass


def asleep(session: Session) -> None:
    with suppress(psycopg.errors.QueryCanceled):
        session.raw.execute("SELECT pg_sleep(99)")


@pytest.mark.parametrize("shard_range", [ALL, FIRST], ids=["alone", "part"])
def test_a_bot_alone_that_hangs_is_ended_and_a_command_at_work_is_not(
    database: DatabaseUrl, shard_range: ShardRange, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the server's time, which counts from the last thing that it was asked for."""
    with hold(database, FOR_A_BOT, ALL) as lock:
        assert "is in use" in refused(database, shard_range)
        monkeypatch.setattr(lease, "SILENCE", 0.0)
        assert isinstance(lock, ServerLock) and lock.session is not None
        with hold(database, FOR_A_BOT, shard_range):
            with pytest.raises(psycopg.OperationalError):
                lock.session.execute("SELECT 1")
            assert is_held(database)
    with hold(database):
        assert "is in use" in refused(database, shard_range)


def test_a_bot_alone_that_hangs_gives_way_at_the_first_try(
    database: DatabaseUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A busy machine may have spent all its patience by then."""
    with hold(database, FOR_A_BOT, ALL):
        monkeypatch.setattr(lease, "SILENCE", 0.0)
        lock = ServerLock(database, Part(database, FIRST))
        assert lock.acquire(0.0), lock.obstacle
        lock.release()


def test_parts_that_hang_are_ended_by_a_bot_alone(
    database: DatabaseUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    with part(database, FIRST), part(database, SECOND):
        assert "is in use" in refused(database, ALL)
        monkeypatch.setattr(lease, "SILENCE", 0.0)
        with hold(database, FOR_A_BOT, ALL):
            assert is_held(database)


async def test_who_lost_a_single_shard_writes_no_more(database: DatabaseUrl) -> None:
    with hold(database, shard_range=FIRST) as lock:
        opened = await open_database(database, lock)
        try:
            await opened.apart(lambda session: session.close())
            await opened.write(lambda db: silent_for(db, FIRST, 0.0))
            assert "by process 12" in refused(database, FIRST), "all were asked for again"
            await opened.apart(lambda session: session.close())
            with part(database, ShardRange(3, 3, 8)):
                with pytest.raises(DatabaseInUse, match="taken over"):
                    await opened.write(lambda db: silent_for(db, FIRST, 1.0))
                with part(database, ShardRange(0, 2, 8)):
                    rows = await opened.read(lambda db: lease.of(db, FIRST))
            assert {row.ended_at is None for row in rows.values()} == {False}
        finally:
            await opened.close()


async def test_after_the_server_was_away_all_locks_are_asked_for_again(server: Server) -> None:
    with serving(server.bin) as own:
        url = own.database()
        with hold(url, shard_range=FIRST) as lock:
            opened = await open_database(url, lock)
            await opened.write(lambda db: lease.take(db, OTHER, 1.0, FIRST))
            own.stop()
            with pytest.raises(ServerAway):
                await opened.write(lambda db: lease.beat(db, OTHER.holder, 2.0, FIRST))
            own.restart()
            while not await is_alive(opened):
                await asyncio.sleep(0.05)
            assert "shards 0, 1, 2, 3 by process 12" in refused(url, FIRST)
            await opened.close()


async def is_alive(opened: Database) -> bool:
    """Give a sign of life; return whether that was possible."""
    try:
        now = await opened.time()
        assert await opened.write(lambda db: lease.beat(db, OTHER.holder, now, FIRST))
    except ServerAway:
        return False
    return True


@pytest.mark.parametrize("shard_range", [ALL, FIRST], ids=["alone", "part"])
async def test_who_waits_waits_for_a_server_that_is_away_too(
    server: Server, shard_range: ShardRange
) -> None:
    said: list[str] = []
    with serving(server.bin) as own:
        url = own.database()
        own.stop()

        async def started() -> bool:
            async with hold_in_turn(url, said.append, shard_range) as lock:
                return is_held(url) and lock.acquire(0.0)

        waiting = asyncio.create_task(started())
        while not said:
            await asyncio.sleep(0.01)
        own.restart()
        assert await waiting
    assert len(said) == 1
    assert re.match(r"The server of the database .+ cannot be reached", said[0])
    assert said[0].endswith(" This one waits until it answers.")


def test_a_bot_that_starts_while_the_server_is_away_says_so(
    server: Server,
    database: DatabaseUrl,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    url = database.secret.replace(str(server.folder), f"{server.folder}/none")
    monkeypatch.setenv("DISCORD_TOKEN", "no-token")
    monkeypatch.setenv("BOT_DATABASE", url)
    for shards in ("", "0-3/16"):
        monkeypatch.setenv("BOT_SHARDS", shards)
        assert cli.main(["run"]) == cli.FAILED
        said = capsys.readouterr().err
        assert re.match(r"The server of the database .+ cannot be reached .+\n$", said)


async def test_a_session_that_is_opened_again_finds_the_rows_of_own_servers_alone(
    database: DatabaseUrl, postgres_server: Server
) -> None:
    with part(database, FIRST) as lock:
        opened = await open_database(database, lock, FIRST)
        for shard in (0, 7):
            await opened.write(lambda db, guild_id=shard << 22: departures.leave(db, guild_id, 1.0))
        for _ in range(2):
            assert await answer(opened.read) == await answer(opened.write) == {0: 1.0}
            postgres_server.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                f" WHERE datname = '{name_of(database)}'"
            )
        await opened.close()


async def answer(ask: Callable[..., Awaitable[dict[int, float]]]) -> dict[int, float]:
    """Ask until the server is there again."""
    while True:
        with suppress(ServerAway):
            return await ask(departures.left)
        await asyncio.sleep(0.05)
