from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import TypeVar

import pytest

from bot.engine.api import NotYourDecision
from bot.host import Host
from bot.host.core.api import NotSeated, WrongStatus
from bot.house_bots.searcher import Job
from tests.host.conftest import ANNA, Recorder, TestClock, lobby, open_host, settle, started, user
from tests.host.test_strong_bots import opened, table_with_strong
from tests.jumping import JumpingLoop

A = TypeVar("A")


async def _with_bots(host: Host, *kinds: str) -> int:
    table = await lobby(host)
    for kind in kinds:
        await host.lobby.add_bot(table.id, ANNA.id, kind)
    return (await host.lobby.start(table.id, ANNA.id)).id


async def _play_on(host: Host, table_id: int) -> None:
    await settle(host)
    while decision := (await host.tables.position(table_id)).user_decision(ANNA.id):
        await host.tables.play(table_id, ANNA.id, str(decision.moves[0]))
        await settle(host)


async def test_bots_play_a_game_to_its_end(host: Host) -> None:
    table_id = await _with_bots(host, "first", "first")
    await _play_on(host, table_id)
    assert (await host.tables.get(table_id)).status == "over"
    log = await host.tables.log(table_id)
    assert {entry.by for entry in log} == {"user", "bot"}
    assert "fill left; fill left; fill left" in {entry.text for entry in log}


@pytest.mark.parametrize("kind", ["broken", "cheat"])
async def test_a_bad_bot_never_stops_a_game(
    host: Host, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        table_id = await _with_bots(host, kind)
        await _play_on(host, table_id)
    assert (await host.tables.get(table_id)).status == "over"
    assert caplog.records


async def test_the_same_seed_makes_the_same_random_moves(host: Host) -> None:
    table_id = await _with_bots(host, "broken")
    await settle(host)
    texts = [entry.text for entry in await host.tables.log(table_id)]
    assert len(texts) == 3


async def test_bots_go_on_after_a_restart(
    path: Path, clock: TestClock, recorder: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await open_host(path, clock, None)
    # The process dies before the bot's task has run.
    monkeypatch.setattr(host.automation.house_bots, "run_soon", lambda table_id: None)
    table_id = await _with_bots(host, "first")
    await host.close()
    host = await open_host(path, clock, recorder)
    await host.resume()
    await settle(host)
    assert [entry.by for entry in await host.tables.log(table_id)] == ["bot"]
    await host.close()


async def test_a_bot_that_thought_about_a_table_that_is_gone(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(host.automation.house_bots, "run_soon", lambda table_id: None)
        table_id = await _with_bots(host, "first")
    # One after the other they wait for the table: a move, the bot's look, the end, its move.
    move = asyncio.create_task(host.tables.play(table_id, ANNA.id, "fill left"))
    await asyncio.sleep(0)
    host.automation.house_bots.run_soon(table_id)
    await asyncio.sleep(0)
    await host.tables.abandon(table_id, ANNA.id)
    await move
    await settle(host)
    assert [entry.by for entry in await host.tables.log(table_id)] == ["user"]


async def test_nobody_plays_for_a_person_in_a_bots_name(host: Host) -> None:
    table = await started(host, bots=1)
    await settle(host)
    seat = table.chair_of(ANNA.id).seat
    with pytest.raises(NotSeated):
        await host.tables.play_bot(table.id, seat, "fill left", 1)
    with pytest.raises(NotYourDecision):
        await host.tables.play_bot(table.id, 1 - seat, "fill left", 1)
    assert user(table, seat) == ANNA.id
    await host.tables.abandon(table.id, ANNA.id)
    with pytest.raises(WrongStatus):
        await host.tables.play_bot(table.id, 1 - seat, "fill left", 1)


class Hanging:
    """Thinkers whose answer never comes."""

    offered = True

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.given = 0.0

    async def think(self, job: Job[A], table: int, urgent: bool) -> A:
        self.given = job.seconds
        await asyncio.Event().wait()
        raise AssertionError


@pytest.mark.parametrize("seconds", [1.0, 3.0, 60.0])
def test_a_strong_bot_leaves_time_to_make_its_move(
    tmp_path: Path, clock: TestClock, seconds: float
) -> None:
    """Time that is announced is over when the move is there: on a busy machine it takes some."""

    async def waited() -> tuple[float, float]:
        hanging = Hanging(seconds)
        host = await opened(tmp_path / "games.sqlite", clock, hanging, 8, "fill")
        table_id = await table_with_strong(host)
        begun = asyncio.get_running_loop().time()
        await settle(host)
        assert [entry.by for entry in await host.tables.log(table_id)] == ["bot"]
        taken = asyncio.get_running_loop().time() - begun
        await host.close()
        return hanging.given, taken

    with asyncio.Runner(loop_factory=JumpingLoop) as runner:
        given, taken = runner.run(waited())
    assert given < taken < seconds
