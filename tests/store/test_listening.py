"""Messages between processes that share a database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from typing import TypeAlias

import pytest

from bot.runtime.database_url import DatabaseUrl
from bot.store import Connection, Database
from bot.store.opening.any_engine import listening_on, open_database
from bot.store.postgres.listening import LONGEST
from bot.store.sharing.listening import Listening
from tests.postgresql import Server, name_of

SOON = 60.0


class Ears:
    """A database with its listening, and what it heard."""

    def __init__(self, database: Database, listening: Listening) -> None:
        self.database = database
        self.listening = listening
        self.heard: list[str] = []
        self.gaps = 0
        self._news = asyncio.Event()
        listening.subscribe("wake", self._hear)
        listening.on_gap.append(self._gap)

    def _hear(self, payload: str) -> None:
        self.heard.append(payload)
        self._news.set()

    def _gap(self) -> None:
        self.gaps += 1
        self._news.set()

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(SOON):
            while not is_so():
                self._news.clear()
                await self._news.wait()


Opener: TypeAlias = Callable[..., Awaitable[Ears]]


@pytest.fixture
async def opened(database: DatabaseUrl) -> AsyncIterator[Opener]:
    async with AsyncExitStack() as stack:

        async def open_one(url: DatabaseUrl = database) -> Ears:
            one = await open_database(url)
            stack.push_async_callback(one.close)
            listening = await listening_on(one)
            stack.push_async_callback(listening.close)
            return Ears(one, listening)

        yield open_one


async def test_a_message_is_heard_by_all_processes(opened: Opener) -> None:
    one, other = await opened(), await opened()
    await one.listening.notify("wake", "17")
    await one.listening.notify("of no interest", "18")
    await one.listening.notify("wake", "19:20")
    await other.until(lambda: len(other.heard) == 2)
    await one.until(lambda: len(one.heard) == 2)
    assert one.heard == other.heard == ["17", "19:20"]
    with pytest.raises(ValueError, match="store the rest"):
        await one.listening.notify("wake", "x" * LONGEST)


async def test_what_is_told_in_a_transaction_goes_with_it(opened: Opener) -> None:
    one, other = await opened(), await opened()

    def undone(db: Connection) -> None:
        one.listening.tell(db, "wake", "1")
        raise KeyError

    with pytest.raises(KeyError):
        await one.database.write(undone)
    await one.database.write(lambda db: one.listening.tell(db, "wake", "2"))
    await other.until(lambda: bool(other.heard))
    assert other.heard == ["2"]


async def test_a_handler_that_fails_keeps_no_other_from_hearing(opened: Opener) -> None:
    one, other = await opened(), await opened()
    more = Ears(other.database, other.listening)
    other.listening.subscribe("wake", int)
    after = Ears(other.database, other.listening)
    await one.listening.notify("wake", "no number")
    await after.until(lambda: bool(after.heard))
    assert other.heard == more.heard == after.heard == ["no number"]


async def test_a_schema_hears_its_own_messages_only(
    opened: Opener, database: DatabaseUrl, postgres_server: Server
) -> None:
    postgres_server.execute("CREATE SCHEMA beside", name_of(database))
    mark = "&" if "?" in database.secret else "?"
    beside = DatabaseUrl(f"{database.secret}{mark}options=-csearch_path%3Dbeside")
    one, other = await opened(), await opened(beside)
    await one.listening.notify("wake", "1")
    await other.listening.notify("wake", "2")
    await asyncio.gather(one.until(lambda: bool(one.heard)), other.until(lambda: bool(other.heard)))
    assert (one.heard, other.heard) == (["1"], ["2"])


async def test_after_a_gap_it_is_heard_again_and_told(
    opened: Opener, database: DatabaseUrl, postgres_server: Server
) -> None:
    one, other = await opened(), await opened()
    postgres_server.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        f" WHERE datname = '{name_of(database)}' AND query LIKE 'LISTEN%'"
    )
    await asyncio.gather(one.until(lambda: one.gaps == 1), other.until(lambda: other.gaps == 1))
    await one.listening.notify("wake", "3")
    await other.until(lambda: other.heard == ["3"])
