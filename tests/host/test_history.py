"""Events of a round, found by the number that a game's renderer gives it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games.puerto_rico.moves import TakeRole
from bot.host import Host
from bot.host.analysis.history import NEWEST, NoSuchRound
from bot.host.analysis.trial import dry_run
from bot.host.core.api import View
from tests.host.conftest import ANNA, BOB, CARL, DORA, EVE, TestClock, fill_all, started, user
from tests.host.playing import open_host, open_table


def stones(view: View) -> int:
    """Return a round that every stone of the toy ends: one more than lie in the bowls."""
    return int(sum(view["filled"])) + 1


async def test_where_each_round_began(host: Host) -> None:
    table = await started(host, BOB)
    for _ in range(3):
        await host.tables.play(table.id, ANNA.id, "fill left")
    now = await host.tables.position(table.id)
    assert [await host.analysis.history.begin_of(now, n, stones) for n in range(1, 5)] == [
        0,
        1,
        2,
        3,
    ]
    for number in (0, 5):
        with pytest.raises(NoSuchRound) as caught:
            await host.analysis.history.begin_of(now, number, stones)
        assert caught.value.args_ == {"newest": 4}


async def test_what_happened_in_a_round(host: Host) -> None:
    table = await started(host, BOB)
    await fill_all(host, table)
    recap = await host.analysis.history.round(
        table.id, 2, lambda view: 1 + sum(view["filled"]) // 3
    )
    assert (recap.since.version, recap.now.version) == (1, 2)
    assert [entry.version for entry in recap.entries] == [2]
    newest = await host.analysis.history.round(
        table.id, None, lambda view: 1 + sum(view["filled"]) // 4
    )
    assert (newest.since.version, newest.now.version, newest.entries) == (2, 2, ())


async def eaten(host: Host, moves: int = 30) -> int:
    """Play a table of four to its end, or so many moves after the bowls are filled."""
    table = await started(host, BOB, CARL, DORA)
    await fill_all(host, table)
    for _ in range(moves):
        position = await host.tables.position(table.id)
        if not position.decisions:
            break
        decision = position.decisions[0]
        mover = user(position.table, decision.seat)
        await host.tables.play(table.id, mover, decision.moves[0], position.version)
    return table.id


async def test_a_spectator_is_shown_the_newest_moves_then_what_is_new(host: Host) -> None:
    table_id = await eaten(host, 5)
    recap, is_new = await host.analysis.history.since_looked(table_id, EVE.id)
    assert (recap.since.version, recap.now.version, is_new) == (0, 9, False)
    assert [entry.version for entry in recap.entries] == list(range(1, 10))
    await host.analysis.history.look(await host.tables.position(table_id, 6), EVE.id)
    recap, is_new = await host.analysis.history.since_looked(table_id, EVE.id)
    assert (recap.since.version, [e.version for e in recap.entries], is_new) == (6, [7, 8, 9], True)
    await host.analysis.history.look(recap.now, EVE.id)
    recap, is_new = await host.analysis.history.since_looked(table_id, EVE.id)
    assert (recap.since.version, is_new) == (0, False), "nothing is new: the newest once more"
    other, is_new = await host.analysis.history.since_looked(table_id, ANNA.id)
    assert (other.since.version, is_new) == (0, False), "everybody looks for themselves"


async def test_no_more_than_the_newest_moves_are_shown(host: Host) -> None:
    table = await started(host, BOB, CARL, DORA)
    for _ in range(3):
        for person in (ANNA, BOB, CARL, DORA):
            await host.tables.play(table.id, person.id, "fill left")
    for _ in range(9):
        position = await host.tables.position(table.id)
        if position.decisions:
            decision = position.decisions[0]
            await host.tables.play(table.id, user(position.table, decision.seat), decision.moves[0])
    now = (await host.tables.position(table.id)).version
    recap, is_new = await host.analysis.history.since_looked(table.id, EVE.id)
    assert now > NEWEST == 20
    assert (recap.since.version, recap.now.version, is_new) == (now - 20, now, False)
    assert len(recap.entries) == 20


async def test_what_happened_since_the_own_newest_move(host: Host) -> None:
    table = await started(host, BOB)
    recap = await host.analysis.history.since_own(table.id, BOB.id)
    assert (recap.since.version, recap.now.version, recap.entries) == (0, 0, ())
    for person in (ANNA, BOB, ANNA, ANNA):
        await host.tables.play(table.id, person.id, "fill left")
    recap = await host.analysis.history.since_own(table.id, BOB.id)
    assert (recap.since.version, [entry.version for entry in recap.entries]) == (2, [3, 4])
    recap = await host.analysis.history.since_own(table.id, ANNA.id)
    assert (recap.since.version, recap.entries) == (4, ())


async def test_verbs_are_told_by_how_often_they_were_used(host: Host) -> None:
    table_id = await eaten(host, 5)
    assert await host.analysis.history.verbs(table_id) == ["eat", "fill"]


async def test_who_is_waited_for_the_longest_comes_first(host: Host, clock: TestClock) -> None:
    first = await started(host, BOB)
    clock.pass_seconds(60)
    second = await started(host, BOB)
    turns = await host.analysis.history.turns(BOB.id)
    assert [turn.table_id for turn in turns] == [first.id, second.id]
    assert (turns[1].since - turns[0].since).total_seconds() == 60
    assert await host.analysis.history.turns(EVE.id) == []


# What a move would do -----------------------------------------------------------------


async def test_a_preview_tells_what_happens_to_the_seat_alone(host: Host) -> None:
    table = await started(host, BOB)
    await host.tables.play(table.id, ANNA.id, "fill left; fill left; fill right")
    await host.tables.play(table.id, BOB.id, "fill left; fill left")
    position = await host.tables.position(table.id)
    decision = position.user_decision(BOB.id)
    assert decision is not None
    told = dry_run(position, decision.seat, "fill left")
    assert [(event.kind, event.data) for event in told] == [
        ("filled", {"seat": decision.seat, "left": 1})
    ]
    assert await host.tables.position(table.id) is position, "nothing was done"


async def test_a_preview_ends_before_what_nobody_knows_yet(host: Host) -> None:
    table = await started(host, BOB)
    await fill_all(host, table)
    position = await host.tables.position(table.id)
    assert "peek" in position.decisions[0].moves
    assert dry_run(position, position.decisions[0].seat, "peek") == []


async def test_a_preview_leaves_the_others_out(tmp_path: Path) -> None:
    real = await open_host(tmp_path / "real.db")
    table = await open_table(real)
    position = await real.tables.position(table.id)
    seat = position.decisions[0].seat
    told = dry_run(position, seat, TakeRole("mayor"))
    assert told and {event.data["seat"] for event in told} == {seat}
    await real.close()
