"""Log lines of tables: each once, and only of what was stored."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from bot.host import Host
from bot.host.core.api import PublishFailed
from bot.host.core.background.delivery import delay_after
from bot.host.core.moves.endings import KEPT as GUILD_KEPT
from bot.host.lobby.changing import KEPT
from bot.store import Connection
from bot.store.core.event_log import log_after_commit
from tests.host.conftest import ANNA, BOB, CARL, Recorder, TestClock, lobby, settle, started

Facts = dict[str, Any]


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> Iterator[list[Facts]]:
    """The events since then, without the server, which is always the same."""
    told: list[Facts] = []

    def keep(record: Any) -> bool:
        if isinstance(record.msg, dict) and record.msg["event"] != "slow_step":
            told.append({key: value for key, value in record.msg.items() if key != "guild"})
        return True

    caplog.set_level("INFO")
    caplog.handler.addFilter(keep)
    yield told
    caplog.handler.removeFilter(keep)


def ended(table: int, version: int, how: str) -> Facts:
    return {"event": "table_ended", "table": table, "version": version, "how": how}


def opened(table: int) -> Facts:
    return {"event": "table_opened", "table": table, "version": 0, "game": "toy", "pace": "none"}


async def test_every_end_of_a_lobby_is_told(host: Host, clock: TestClock, log: list[Facts]) -> None:
    left, dropped, late = [await lobby(host) for _ in range(3)]
    await host.lobby.leave(left.id, ANNA.id)
    await host.tables.abandon(dropped.id, ANNA.id)
    clock.pass_seconds(KEPT + 60)
    await host.lobby.expire()
    await host.lobby.renew(late.id, ANNA.id)
    assert log == [
        *map(opened, (1, 2, 3)),
        ended(left.id, 0, "abandoned"),
        ended(dropped.id, 0, "abandoned"),
        ended(late.id, 0, "expired"),
        {"event": "table_reopened", "table": late.id, "version": 0},
    ]


async def test_a_game_that_is_abandoned_and_taken_up_again(host: Host, log: list[Facts]) -> None:
    table = await started(host, bots=1)
    await settle(host)
    version = (await host.tables.get(table.id)).version
    await host.tables.abandon(table.id, ANNA.id)
    await host.absence.take_up(table.id, ANNA.id)
    about = {"table": table.id, "version": version}
    begun = {"event": "table_started", "table": table.id, "version": 0, "seats": 2, "bots": 1}
    assert log == [
        opened(table.id),
        {**begun, "fixture": None},
        ended(table.id, version, "abandoned"),
        {"event": "table_reopened", **about},
    ]


async def test_what_is_agreed_is_told(host: Host, log: list[Facts]) -> None:
    table = await started(host, BOB)
    asked = await host.proposals.propose(table.id, ANNA.id, "end")
    await host.proposals.vote(asked.id, BOB.id, agrees=True)
    await settle(host)
    assert log[-1] == ended(table.id, 0, "agreed")


async def test_a_server_that_removed_the_bot_is_told(
    host: Host, clock: TestClock, recorder: Recorder, log: list[Facts]
) -> None:
    table = await started(host, BOB)
    await host.servers.departures.compare([2])
    await host.servers.departures.compare([1])
    await host.servers.departures.compare([2])
    clock.pass_seconds(GUILD_KEPT.total_seconds() + 60)
    await host.servers.departures.compare([2])
    waits = {"event": "tables_wait", "tables": 1}
    told = [waits, {"event": "tables_go_on", "tables": 1}, waits]
    assert log[2:] == [*told, ended(table.id, 0, "server_left")]


async def test_only_what_was_stored_is_told(host: Host, log: list[Facts]) -> None:
    """Those who wait share a commit: one that fails is not told, the others are."""

    def work(number: int, fails: bool) -> Any:
        def run(connection: Connection) -> None:
            log_after_commit(connection, "table_opened", table=number)
            if fails:
                raise ValueError(number)

        return run

    jobs = [host._database.write(work(number, number == 2)) for number in (1, 2, 3)]
    await asyncio.gather(*jobs, return_exceptions=True)
    await host._database.write(lambda _: None)
    assert [one["table"] for one in log] == [1, 3]
    log.clear()

    def rolls_back(connection: Connection) -> None:
        log_after_commit(connection, "table_opened", table=4)
        connection.execute("ROLLBACK")
        raise ValueError("no more")

    with pytest.raises(ValueError, match="no more"):
        await host._database.write(rolls_back)
    await host._database.write(lambda _: None)
    assert log == []


async def test_a_post_that_never_gets_out_is_told_with_what_lacks(log: list[Facts]) -> None:
    refused = PublishFailed("403 Forbidden", 300.0, place_id=20, permission="send_messages")
    where = {"what": "turn", "table": 7, "version": 3, "channel": 5}
    assert delay_after(refused, 9999, 30.0, **where) == 900
    refused.retry_after = None
    assert delay_after(refused, 1, 30.0, **where) is None
    about = {**where, "channel": 20, "permission": "send_messages", "reason": "403 Forbidden"}
    assert [{key: one.get(key) for key in ("event", *about)} for one in log] == [
        {"event": "post_postponed", **about},
        {"event": "post_given_up", **about},
    ]
    log.clear()
    assert delay_after(RuntimeError("bug"), 10, 30.0, **where) is None
    assert log[0]["channel"] == 5 and log[0]["reason"] == "RuntimeError('bug')"
    assert isinstance(log[0]["exc_info"], RuntimeError)


async def test_another_person_at_a_seat_is_told_by_the_seat(host: Host, log: list[Facts]) -> None:
    table = await started(host, BOB)
    await host.absence.leave(table.id, BOB.id)
    await host.absence.take(table.id, 1 if table.chairs[1].user_id == BOB.id else 0, CARL)
    seats = [(one["reason"], one["by"]) for one in log if one["event"] == "seat_changed"]
    assert seats == [("left", "bot"), ("substitute", "person")]
    assert "Bob" not in str(log) and "Carl" not in str(log)
