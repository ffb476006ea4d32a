"""Questions to another process: each is done once and answered, or who asks is told it was not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
import pytest_asyncio

from bot.host import Host
from bot.host.core.cluster.api import OtherShard, Unanswered
from bot.host.core.processes import questions
from bot.runtime.database_url import DatabaseUrl
from bot.runtime.shard_range import ShardRange
from bot.store.core.errors import StoreError
from bot.store.opening.lock import lock_of
from bot.store.sharing import handover
from bot.store.sharing.lease import Process
from tests.host.conftest import TestClock
from tests.host.sharing import SHARDS, SOON, cluster_of, until
from tests.host.toy import TOYS


class Asked:
    """A process that has shard 1, and what it is asked."""

    def __init__(self, host: Host, stack: AsyncExitStack) -> None:
        self.host = host
        self.asked: list[str] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self._stack = stack
        host.cluster.serve(self.serve)
        host.cluster.receive(lambda payload: None)

    async def serve(self, question: str) -> str:
        self.asked.append(question)
        await self.gate.wait()
        return f"{question}!"

    async def die(self) -> None:
        """Give up the shard as a process that is killed does: nothing is stored any more."""
        await self._stack.aclose()


@asynccontextmanager
async def process(url: DatabaseUrl, shard: int, name: str) -> AsyncIterator[tuple[Host, Any]]:
    """Run a process that has the lock of a shard, and yield it with what lets go of that."""
    shard_range = ShardRange(shard, shard, SHARDS)
    lock = lock_of(url, shard_range)
    assert await asyncio.to_thread(lock.acquire, SOON)
    host = await Host.open(url, TOYS, TestClock(), lock=lock, shard_range=shard_range)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(asyncio.to_thread, lock.release)
        stack.push_async_callback(host.close)
        await stack.enter_async_context(host.upkeep.lease.held_by(Process(name, 1, "here", "?")))
        yield host, stack


@pytest_asyncio.fixture
async def here(database: DatabaseUrl) -> AsyncIterator[Host]:
    async with process(database, 0, "here") as (host, _):
        host.cluster.receive(lambda payload: None)
        yield host


@pytest_asyncio.fixture
async def there(here: Host, database: DatabaseUrl) -> AsyncIterator[Asked]:
    async with process(database, 1, "there") as (host, stack):
        yield Asked(host, stack)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give a slow machine time to take a question."""
    monkeypatch.setattr(questions, "LOOK", SOON)
    monkeypatch.setattr(questions, "PATIENCE", 5 * SOON)


@pytest.fixture
def hasty(patient: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "LOOK", 0.2)


def look_now(host: Host) -> None:
    """Make a process look for its answers at once, and often from now on."""
    questions.LOOK = 0.2
    for told in cluster_of(host).handover.questions._open.values():
        told.set()


async def rows(host: Host) -> int:
    found = await host._database.read(lambda db: db.execute("SELECT id FROM handover").fetchall())
    return len(found)


def mute(host: Host, topic: str) -> None:
    """Lose all messages of a topic to a process."""
    cluster_of(host).messages._handlers.pop(topic)  # type: ignore[attr-defined]


async def asking(here: Host, there: Asked) -> asyncio.Task[str]:
    """Ask something whose answer waits until the gate opens."""
    there.gate.clear()
    task = asyncio.create_task(here.cluster.ask(1, "what"))

    async def is_asked() -> bool:
        return bool(there.asked)

    await until(is_asked)
    return task


async def test_each_question_is_answered_once_and_nothing_is_left(here: Host, there: Asked) -> None:
    asked = [str(number) for number in range(20)]
    answers = await asyncio.gather(*(here.cluster.ask(1, one) for one in asked))
    assert answers == [f"{one}!" for one in asked]
    assert sorted(there.asked) == sorted(asked) and await rows(here) == 0


async def test_an_answer_may_be_longer_than_a_message(here: Host, there: Asked) -> None:
    long = "é" * 100_000
    assert await here.cluster.ask(1, long) == f"{long}!"


async def test_an_answer_that_comes_before_the_number_is_not_waited_for(
    here: Host, there: Asked
) -> None:
    """The thread that stored a question may have its turn after the answer's message."""
    asks, messages = cluster_of(here).handover.questions, cluster_of(here).messages
    stored, heard = asks._store, asyncio.Event()
    messages.subscribe(questions.ANSWER, lambda number: (asks._told(number), heard.set()))

    async def late(*stored_with: Any) -> int:
        number = await stored(*stored_with)
        await heard.wait()
        return number

    asks._store = late
    async with asyncio.timeout(SOON / 2):
        assert await here.cluster.ask(1, "what") == "what!"


async def test_two_may_ask_each_other_at_once(here: Host, there: Asked) -> None:
    async def serve(question: str) -> str:
        return question.upper()

    here.cluster.serve(serve)
    both = here.cluster.ask(1, "a"), there.host.cluster.ask(0, "b")
    assert await asyncio.gather(*both) == ["a!", "B"]


async def test_where_nobody_has_the_shard_nothing_is_asked(here: Host) -> None:
    with pytest.raises(OtherShard):
        await here.cluster.ask(1, "what")
    assert await rows(here) == 0


@pytest.mark.usefixtures("hasty")
async def test_what_is_not_taken_is_taken_back(here: Host, there: Asked) -> None:
    """So it is not done later, when the person has been told that it was not."""
    await there.host.cluster.drain()
    with pytest.raises(OtherShard):
        await here.cluster.ask(1, "what")
    assert (await rows(here), there.asked) == (0, [])


async def test_who_is_about_to_end_answers_what_it_has_taken(here: Host, there: Asked) -> None:
    task = await asking(here, there)
    drained = asyncio.create_task(there.host.cluster.drain())
    await asyncio.sleep(0)
    there.gate.set()
    await drained
    assert await task == "what!"


async def test_who_asks_waits_for_as_long_as_the_other_lives(here: Host, there: Asked) -> None:
    task = await asking(here, there)
    look_now(here)
    await asyncio.sleep(3 * questions.LOOK)
    there.gate.set()
    assert await task == "what!"


async def test_who_dies_before_the_answer_may_have_done_it(here: Host, there: Asked) -> None:
    task = await asking(here, there)
    await there.die()
    look_now(here)
    with pytest.raises(Unanswered):
        await task
    assert await rows(here) == 0


async def test_an_heir_does_not_answer_for_the_dead(
    here: Host, there: Asked, database: DatabaseUrl
) -> None:
    """The shard has a process at each look, and it is another one."""
    messages = cluster_of(here).messages
    owned = messages.is_owned
    task = await asking(here, there)

    async def always(shard: int) -> bool:
        await owned(shard)
        return True

    messages.is_owned = always  # type: ignore[method-assign]
    await there.die()
    async with process(database, 1, "heir") as (heir, stack):
        Asked(heir, stack)
        look_now(here)
        with pytest.raises(Unanswered):
            await task


async def test_a_hanging_process_is_waited_for_no_longer_than_patience_lasts(
    here: Host, there: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    task = await asking(here, there)
    monkeypatch.setattr(questions, "PATIENCE", 0.0)
    look_now(here)
    with pytest.raises(Unanswered):
        await task
    there.gate.set()


async def test_a_lost_message_of_an_answer_is_made_up_for(here: Host, there: Asked) -> None:
    mute(here, questions.ANSWER)
    task = await asking(here, there)
    look_now(here)
    there.gate.set()
    assert await task == "what!"
    assert await rows(here) == 0


async def test_a_lost_message_of_a_question_is_made_up_for(here: Host, there: Asked) -> None:
    mute(there.host, "handover")
    task = asyncio.create_task(here.cluster.ask(1, "what"))

    async def is_stored() -> bool:
        return await rows(here) == 1

    await until(is_stored)
    await there.host.cluster.look()
    assert await task == "what!"


async def test_an_answer_that_nobody_waits_for_is_deleted(here: Host, there: Asked) -> None:
    await here._database.write(lambda db: handover.answer(db, 7, 0.0, "late"))
    await here.cluster.look()
    assert await rows(here) == 0


@pytest.mark.parametrize("stored", [False, True])
async def test_who_loses_the_database_does_not_know(
    here: Host, there: Asked, stored: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = here._database.write

    async def fails(work: Callable[..., Any]) -> Any:
        if stored:
            await write(work)
        raise StoreError("The database is gone.")

    monkeypatch.setattr(here._database, "write", fails)
    with pytest.raises(Unanswered):
        await here.cluster.ask(1, "what")


async def test_who_cannot_even_ask_has_changed_nothing(
    here: Host, there: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(work: Callable[..., Any]) -> Any:
        raise StoreError("The database is gone.")

    monkeypatch.setattr(here._database, "read", fails)
    with pytest.raises(StoreError):
        await here.cluster.ask(1, "what")
    assert there.asked == []


async def test_a_bot_of_one_process_asks_nobody(tmp_path: Any) -> None:
    host = await Host.open(tmp_path / "games.db", TOYS)
    host.cluster.serve(lambda question: asyncio.sleep(0, question))
    with pytest.raises(OtherShard):
        await host.cluster.ask(1, "what")
    await host.close()
