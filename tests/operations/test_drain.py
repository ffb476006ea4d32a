"""SIGTERM: what is under way ends and is posted, whoever comes meanwhile is asked to wait."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from bot.locales import Words
from bot.store.opening.lock import hold
from bot.store.sharing import lease
from tests.tools.chaos.objects import Interaction, Message, User
from tests.tools.chaos.people import Club, Table
from tests.tools.chaos.routes import Call, Fault
from tests.tools.chaos.stage import Stage

POST = "POST /channels/{channel}/messages"
PATIENCE = 180.0


class Slow(Fault):
    """The next post takes long to get out."""

    def __init__(self) -> None:
        self.begun, self.over = asyncio.Event(), asyncio.Event()

    async def before(self, call: Call) -> None:
        if call.name == POST:
            self.begun.set()
            await self.over.wait()


# Within aiohttp, when a form with files is read.
@pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")
async def test_sigterm_lets_a_move_end_and_be_posted(tmp_path: Path) -> None:
    stage = Stage(tmp_path)
    await stage.start()
    try:
        await stage.connected()
        club = Club(stage, random.Random(1), tables=1)
        (table,) = club.tables
        await asyncio.wait_for(_until_started(club, table), PATIENCE)
        answer = await _own_answer(club, table)
        slow = Slow()
        stage.server.faults.append(slow)
        await asyncio.wait_for(_until_moved(club, table), PATIENCE)
        await asyncio.wait_for(slow.begun.wait(), PATIENCE)
        stage.bot.terminate()
        await asyncio.wait_for(_until_stopping(stage), PATIENCE)
        await _are_turned_away(club, table, answer)
        stage.bot.terminate()
        slow.over.set()
        assert await stage.bot.exit_code(PATIENCE) == 0, stage.bot.log.read_text()
    finally:
        await stage.stop()
    assert not stage.rows("SELECT * FROM outbox WHERE status = 'due' AND NOT quiet")
    row = lease.read(stage.bot.database)
    assert row is not None and row.ended_at is not None
    with hold(stage.bot.database):
        pass


async def _until_started(club: Club, table: Table) -> None:
    while not club.asked(table) or club.post(table) is None:
        await club.step(table)


async def _until_moved(club: Club, table: Table) -> None:
    # Somebody may have moved already while the table's first post was waited for.
    before = len(club.figures.acknowledged)
    while len(club.figures.acknowledged) == before:
        await club.turn(table)


async def _until_stopping(stage: Stage) -> None:
    """A signal is on its way for a moment, in which clicks count as ever."""
    while "stopping" not in stage.bot.log.read_text():
        await asyncio.sleep(0.02)


async def _own_answer(club: Club, table: Table) -> Message:
    """Ask for what keeps its buttons: those of a question may go as soon as it is answered."""
    given = await _in_time(partial(club.slash, club.users[0], table.channel, "table board"))
    (answer,) = [message for message in given.said if message.custom_ids]
    return answer


async def _are_turned_away(club: Club, table: Table, answer: Message) -> None:
    """Commands and clicks get their answer in time, and change nothing."""
    moves = club.stage.rows("SELECT count(*) FROM move")
    person = club.users[0]
    new = partial(club.slash, person, table.channel, "table new", game="amerigo", where="here")
    for given in (await _in_time(new), await _in_time(lambda: _first(club, person, answer))):
        assert [message.texts for message in given.said] == [Words("en")("one-moment")]
    assert club.stage.rows("SELECT count(*) FROM move") == moves
    assert club.stage.one("SELECT count(*) FROM game") == (1,)


async def _first(club: Club, person: User, answer: Message) -> Interaction:
    return await club.click(person, answer, answer.custom_ids[0])


async def _in_time(act: Callable[[], Awaitable[Interaction]]) -> Interaction:
    """Return what was answered within Discord's three seconds; a busy machine has more tries."""
    for _ in range(20):
        given = await act()
        if not given.failed:
            break
    assert not given.failed
    return given
