"""Costs of a move and its post: hops to the database, statements that look far, views."""

from __future__ import annotations

import re
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

import pytest

from bot.host import Host
from bot.runtime.database_url import DatabaseUrl
from bot.store import Database
from bot.store.postgres.session import Session
from tests.host.absence.tables import clocked
from tests.host.conftest import (
    ANNA,
    BOB,
    Recorder,
    TestClock,
    fill_all,
    open_host,
    settle,
    started,
    user,
)

SMALL = {"downtime"}
"""Tables that may be read from beginning to end."""


@pytest.fixture
def hops(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count the hops to the database's threads."""
    counted: Counter[str] = Counter()

    def watch(name: str, hop: Callable[..., Any]) -> None:
        async def passed(database: Database, work: Callable[..., Any]) -> Any:
            counted[name] += 1
            return await hop(database, work)

        monkeypatch.setattr(Database, name, passed)

    for name in ("read", "write"):
        watch(name, getattr(Database, name))
    return counted


async def _at_rest(host: Host, hops: Counter[str]) -> dict[str, int]:
    """Wait until everything that follows has ended; return the hops since the last time."""
    await host.posting.outbox._worker.settled()
    found = dict(hops)
    hops.clear()
    return found


async def test_a_move_is_one_hop_and_its_post_two_more(host: Host, hops: Counter[str]) -> None:
    table = await started(host, BOB)
    await settle(host)
    hops.clear()
    await host.tables.play(table.id, ANNA.id, "fill left")
    assert dict(hops) == {"write": 1}
    assert await _at_rest(host, hops) == {"write": 2}, "half made, it waits to be told"
    await host.tables.play(table.id, ANNA.id, "fill left; fill right")
    await host.tables.play(table.id, BOB.id, "fill left; fill left; fill right")
    await settle(host)
    hops.clear()
    position = await host.tables.position(table.id)
    await host.tables.play(table.id, user(position.table, position.decisions[0].seat), "eat left")
    assert dict(hops) == {"write": 1}
    assert await _at_rest(host, hops) == {"write": 3}, "its post was begun, then settled"


async def test_who_has_nothing_to_do_after_a_move_is_not_woken(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(host, BOB)
    await settle(host)
    woken: list[str] = []
    automation = host.automation
    for name, service in {
        "orders": automation.orders,
        "house_bots": automation.house_bots,
        "proposals": host.proposals,
        "outbox": host.posting.outbox,
    }.items():
        monkeypatch.setattr(service, "run_soon", partial(_note, woken, name))
    await host.tables.play(table.id, ANNA.id, "fill left")
    assert woken == ["outbox"]
    await host.automation.orders.arm(table.id, BOB.id, "eat", "eat", ("left",), "always")
    await host.proposals.propose(table.id, ANNA.id, "end")
    woken.clear()
    await host.tables.play(table.id, ANNA.id, "fill left")
    assert woken == ["orders", "proposals", "outbox"]


def _note(woken: list[str], name: str, _table_id: int) -> None:
    woken.append(name)


@pytest.mark.sqlite
async def test_no_statement_of_a_move_or_a_post_reads_what_other_tables_have(host: Host) -> None:
    table = await started(host, BOB)
    await settle(host)
    with statements(host) as said:
        await fill_all(host, table)
        await host.posting.outbox._worker.settled()
    connection = host._database._writer._connection
    asked = {*said}
    far = {text: plan for text in asked if (plan := [*_far(connection, text)])}
    assert len(asked) > 30 and not far


@pytest.mark.sqlite
@pytest.mark.parametrize(("pace", "lapses"), [("none", 0), ("standard", 1)])
async def test_a_move_reads_its_table_once(host: Host, pace: str, lapses: int) -> None:
    table = await clocked(host, BOB, pace=pace)
    position = await host.tables.position(table.id)
    with statements(host) as said:
        await host.tables.play(
            table.id, user(position.table, position.decisions[0].seat), "eat left"
        )
    told = "\n".join(text for text in said if text.startswith("SELECT"))
    found = re.findall(r"FROM (game|seat|call|lapse) WHERE (?:game\.|game_)?id = \d", told)
    assert Counter(found) == +Counter(game=1, seat=1, call=1, lapse=lapses)


@contextmanager
def statements(host: Host) -> Iterator[list[str]]:
    """Collect what the database is told, without what differs from one time to the next."""
    said: list[str] = []
    links = (host._database._writer._connection, host._database._reader._connection)
    for link in links:
        link.set_trace_callback(lambda text: said.append(re.sub(r"\bx'[0-9a-f]*'", "x''", text)))
    yield said
    for link in links:
        link.set_trace_callback(None)


def _far(connection: sqlite3.Connection, text: str) -> Iterator[str]:
    """Yield the steps of a statement that go through a table, or through all that is older."""
    if not text.startswith(("SELECT", "UPDATE", "DELETE")):
        return
    for *_, step in connection.execute(f"EXPLAIN QUERY PLAN {text}"):
        scans = re.match(r"SCAN (\w+)|SEARCH (\w+) USING INTEGER PRIMARY KEY \(rowid[<>]", step)
        if scans and {scans[1], scans[2]} - {None} - SMALL - {"CONSTANT"}:
            yield step


async def test_on_a_server_each_statement_of_a_move_or_a_post_has_an_index(
    database: DatabaseUrl, clock: TestClock, recorder: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await open_host(database, clock, recorder)
    table = await started(host, BOB)
    await settle(host)
    said: dict[str, Sequence[Any]] = {}
    execute = Session.execute

    def note(session: Session, sql: str, parameters: Sequence[Any] = ()) -> Any:
        said[sql] = parameters
        return execute(session, sql, parameters)

    with monkeypatch.context() as patch:
        patch.setattr(Session, "execute", note)
        await fill_all(host, table)
        await host.posting.outbox._worker.settled()
    asked = {sql: values for sql, values in said.items() if sql.startswith(_PLANNED)}
    far = await host._database._writer.run(lambda session: dict(_without_index(session, asked)))
    await host.close()
    assert len(asked) > 20 and not far


_PLANNED = ("SELECT", "UPDATE", "DELETE")


def _without_index(
    session: Session, asked: Mapping[str, Sequence[Any]]
) -> Iterator[tuple[str, list[str]]]:
    """Yield the statements that must go through a table, and which."""
    # Tables of tests are so small that to read all of one is always the quickest.
    session.execute("SET enable_seqscan = off")
    for sql, values in asked.items():
        ((plan,),) = session.execute(f"EXPLAIN (FORMAT JSON) {sql}", values).fetchall()
        if tables := [*_scanned(plan[0]["Plan"])]:
            yield sql, tables


def _scanned(step: dict[str, Any]) -> Iterator[str]:
    is_scan = step["Node Type"].endswith(("Seq Scan", "Index Scan", "Index Only Scan"))
    name = step.get("Relation Name") or step.get("Index Name", "")
    if is_scan and "Index Cond" not in step and name not in _SMALL_THERE:
        yield f"{step['Node Type']} {name}"
    for inner in step.get("Plans", ()):
        yield from _scanned(inner)


_SMALL_THERE = {*SMALL, "left_server", "left_server_pkey"}
"""PostgreSQL reads a list to which something must not belong as a whole: servers that were left."""
