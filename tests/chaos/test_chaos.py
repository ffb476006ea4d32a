"""A small share of `python -m tests.tools.chaos` at each run of the suite."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.runtime.database_url import Address, DatabaseUrl
from tests.postgresql import Server, serving
from tests.strict.refusal import Refused
from tests.tools.chaos import kills, stage, thinking
from tests.tools.chaos.faults import run as faults
from tests.tools.chaos.faults.case import Scene
from tests.tools.chaos.handed_taps import kill_owners
from tests.tools.chaos.launch import thinking_briefly
from tests.tools.chaos.limits import UNBOUND
from tests.tools.chaos.people import Club
from tests.tools.chaos.routes import Call, Fault
from tests.tools.chaos.run import AT_REST, judged, run
from tests.tools.chaos.stage import LOGIN, Stage
from tests.tools.chaos.taps import kill_taps
from tests.tools.chaos.thinking import kill_thoughts

FAULTS = ("answer-lost", "thread-archived")
"""Two that heal without waiting for a sweep."""


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make everything last shorter than in the program; what must be true stays the same."""
    monkeypatch.setattr(kills, "MOST_REQUESTS", 12)
    monkeypatch.setattr(kills, "LONGEST_LIFE", 3.0)
    monkeypatch.setattr(kills, "AFTERWARDS", 1.0)
    monkeypatch.setattr(faults, "LASTS", 1.5)
    monkeypatch.setattr(stage, "QUIET", 1.0)


# Within aiohttp, when a form with files is read.
@pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")
@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("seed", [1])
async def test_kills_and_faults_leave_nothing_untrue(
    tmp_path: Path, seed: int, store: Address
) -> None:
    report = await run(tmp_path, seed, kills=3, faults=FAULTS, tables=2, database=store)
    assert report.clean, f"seed {seed}\n{report}"
    assert report.figures["moves acknowledged"], "somebody must have played"


# Within aiohttp, when a form with files is read.
@pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")
@pytest.mark.usefixtures("hasty")
async def test_who_is_killed_while_thinking_loses_no_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "LONGEST", 0.1)
    report = await kill_thoughts(tmp_path, 1, 1, checked=0, tables=1, program=thinking_briefly)
    assert report.clean, str(report)
    assert report.figures["moves of strong bots"], "somebody must have thought"


# Within aiohttp, when a form with files is read.
@pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")
@pytest.mark.usefixtures("hasty")
async def test_who_taps_on_a_page_while_the_bot_is_killed_is_told_what_is_true(
    tmp_path: Path,
) -> None:
    report = await kill_taps(tmp_path, 1, 3)
    assert report.clean, str(report)


# Within aiohttp, when a form with files is read.
@pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")
@pytest.mark.usefixtures("hasty")
async def test_who_taps_on_a_page_of_another_process_is_told_what_is_true(
    tmp_path: Path, database: DatabaseUrl
) -> None:
    report = await kill_owners(tmp_path, 1, 4, database)
    assert report.clean, str(report)


@pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")
async def test_a_move_at_the_table_before_counts_there(tmp_path: Path) -> None:
    """Posts of a table outlive the next one in its channel, and people press them."""
    stage = Stage(tmp_path)
    await stage.start()
    try:
        await stage.connected()
        club = Club(stage, random.Random(1), 1)
        (table,) = club.tables
        scene = Scene(stage, club, table)
        await scene.begin_another()
        first = table.id
        assert first is not None
        await _until(lambda: scene.asks)
        (person,) = (stage.server.world.users[number] for number in club.asked(table))
        post = club.post(table)
        assert post is not None
        button = next(part for part in post.parts() if f"mv:{first}:" in part.get("custom_id", ""))
        await scene.begin_another()
        assert table.id != first
        await club.pressed(person, table, post, button)
    finally:
        await stage.stop()
    assert club.figures.lost == []
    assert [one.table_id for one in club.figures.acknowledged] == [first]


class TokenGone(Fault):
    """Every call under the token is refused, while the gateway stays as it is."""

    async def before(self, call: Call) -> None:
        if not call.template.startswith(UNBOUND):
            raise Refused(401, 0, "401: Unauthorized")


# Within aiohttp, when a form with files is read.
@pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")
@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("gateway", [True, False])
async def test_a_bot_whose_token_was_replaced_ends_with_a_sentence(
    tmp_path: Path, gateway: bool
) -> None:
    """*Rate Limits*, Invalid Request Limit: 10,000 refusals in ten minutes shut the address out."""
    stage = Stage(tmp_path)
    await stage.start()
    try:
        await stage.connected()
        club = Club(stage, random.Random(1), 2)
        playing = asyncio.create_task(club.play())
        await _more_moves(club)
        stage.well = False
        if gateway:
            await stage.server.gateway.revoke(stage.bot.token)
        else:
            stage.server.faults.append(TokenGone())
        code = await stage.bot.exit_code(LOGIN)
        club.playing = False
        await playing
        said = stage.bot.log.read_text()
        assert code == 1
        assert "not accept the token in DISCORD_TOKEN" in said.splitlines()[-1]
        assert stage.server.limits.invalid <= 5
        stage.server.faults.clear()
        stage.server.gateway.revoked.clear()
        stage.begin()
        await stage.connected()
        assert await stage.rest(AT_REST)
        stage.bot.ended.clear()
        report = await judged(stage, club, 1, 0, True)
    finally:
        await stage.stop()
    assert report.clean, str(report)


# Within aiohttp, when a form with files is read.
@pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")
@pytest.mark.usefixtures("hasty")
async def test_a_server_of_the_database_that_dies_loses_no_move(
    tmp_path: Path, server: Server
) -> None:
    """The server is gone three times in the middle of moves, and comes back; the bot lives on."""
    with serving(server.bin) as own:
        stage = Stage(tmp_path, database=own.database())
        await stage.start()
        try:
            await stage.connected()
            club = Club(stage, random.Random(1), 2)
            playing = asyncio.create_task(club.play())
            for _ in range(3):
                await _more_moves(club)
                await asyncio.to_thread(own.stop)
                await asyncio.to_thread(own.restart)
            await _more_moves(club)
            club.playing = False
            await playing
            report = await judged(stage, club, 1, 0, await stage.rest(AT_REST))
        finally:
            await stage.stop()
    assert report.clean, str(report)


async def _until(wanted: Callable[[], bool]) -> None:
    async with asyncio.timeout(120.0):
        while not wanted():
            await asyncio.sleep(0.05)


async def _more_moves(club: Club) -> None:
    """Wait until one more move was acknowledged: the next ones are then under way."""
    before = len(club.figures.acknowledged)
    await _until(lambda: len(club.figures.acknowledged) > before)
