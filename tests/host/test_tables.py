from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from cachetools import LRUCache

from bot.engine.api import BadNotation, IllegalMove, NotYourDecision
from bot.host import Host
from bot.host.core.api import (
    DamagedState,
    NotAllowed,
    NothingToTakeBack,
    NotSeated,
    Preferences,
    StalePrompt,
    UnknownTable,
    UnknownVersion,
    WrongStatus,
)
from bot.store import DiskFull
from tests.host.conftest import (
    ANNA,
    BOB,
    CARL,
    EVE,
    Recorder,
    TestClock,
    fill_all,
    lobby,
    open_host,
    settle,
    started,
    user,
)


async def test_a_move_is_stored_with_its_events_and_its_position(host: Host) -> None:
    table = await started(host, BOB)
    played = await host.tables.play(table.id, ANNA.id, "fill left")
    seat = table.chair_of(ANNA.id).seat
    assert played.notation == "fill left"
    assert played.position.version == 1
    assert [event.kind for event in played.events] == ["filled"]
    (entry,) = await host.tables.log(table.id)
    assert (entry.version, entry.seat, entry.by, entry.text) == (1, seat, "user", "fill left")
    assert entry.events == played.events
    assert (await host.tables.position(table.id)).view(None)["filled"][seat] == 1
    assert (await host.tables.position(table.id, 0)).view(None)["filled"] == [0, 0]


async def test_a_position_is_the_same_whoever_has_looked_at_it(host: Host) -> None:
    position = await host.tables.position((await started(host, BOB)).id)
    fresh = replace(position)
    position.view(0)
    assert position == fresh


async def test_what_would_reveal_something_is_known_before_it_is_done(host: Host) -> None:
    table = await started(host, BOB)
    assert (await host.tables.position(table.id)).revealing(0) == ()
    await fill_all(host, table)
    position = await host.tables.position(table.id)
    assert position.decisions[0].moves == ("eat left", "eat right", "peek")
    assert (position.revealing(0), position.revealing(1)) == ((2,), ())


async def test_two_moves_on_one_decision_at_once_make_one_move(host: Host) -> None:
    table = await started(host, BOB)
    outcomes = await asyncio.gather(
        host.tables.play(table.id, ANNA.id, "fill left", 0),
        host.tables.play(table.id, ANNA.id, "fill right", 0),
        return_exceptions=True,
    )
    assert [type(outcome).__name__ for outcome in outcomes] == ["Played", "StalePrompt"]
    assert (await host.tables.get(table.id)).version == 1


async def test_a_last_decision_pressed_twice_is_stale_not_somebody_elses(host: Host) -> None:
    table = await started(host, BOB)
    await host.tables.play(table.id, ANNA.id, "fill left; fill left; fill left", 0)
    with pytest.raises(StalePrompt):
        await host.tables.play_index(table.id, ANNA.id, 0, 0)
    with pytest.raises(NotYourDecision) as caught:
        await host.tables.play(table.id, ANNA.id, "fill left")
    assert caught.value.args_ == {"waiting": "Bob"}


async def test_others_decisions_never_make_my_button_stale(host: Host) -> None:
    table = await started(host, BOB, CARL)
    for _ in range(3):
        await host.tables.play(table.id, ANNA.id, "fill left")
    played = await host.tables.play_index(table.id, BOB.id, 0, 1)
    assert played.notation == "fill right"
    assert played.position.asked[table.chair_of(CARL.id).seat] == 0


async def test_a_version_of_the_future_and_a_wild_index_are_stale(host: Host) -> None:
    table = await started(host, BOB)
    for version, index in ((7, 0), (0, 2), (0, -1), (-1, 0)):
        with pytest.raises(StalePrompt):
            await host.tables.play_index(table.id, ANNA.id, version, index)


async def test_a_batch_is_all_or_nothing(host: Host) -> None:
    table = await started(host, BOB)
    with pytest.raises(IllegalMove) as caught:
        await host.tables.play(table.id, ANNA.id, "; ".join(["fill left"] * 4))
    assert caught.value.legal == ()
    with pytest.raises(BadNotation):
        await host.tables.play(table.id, ANNA.id, "fill left; dance")
    position = await host.tables.position(table.id)
    assert position.version == 0
    assert position.view(None)["filled"] == [0, 0]
    played = await host.tables.play(table.id, ANNA.id, "fill left; fill right; fill left")
    assert played.position.version == 1
    assert played.notation == "fill left; fill right; fill left"


async def test_strangers_and_unknown_tables(host: Host) -> None:
    table = await started(host, BOB)
    with pytest.raises(NotSeated):
        await host.tables.play(table.id, EVE.id, "fill left")
    with pytest.raises(NotSeated):
        await host.tables.takeback(table.id, EVE.id)
    for call in (
        host.tables.get(99),
        host.tables.position(99),
        host.tables.play(99, ANNA.id, "fill left"),
        host.tables.log(99),
        host.tables.abandon(99, ANNA.id),
        host.tables.set_post(99, 1),
    ):
        with pytest.raises(UnknownTable):
            await call
    for hostile in (0, -1, 2**63, 10**30):
        with pytest.raises(UnknownTable):
            await host.tables.play_index(hostile, ANNA.id, 0, 0)
    with pytest.raises(StalePrompt):
        await host.tables.play_index(table.id, ANNA.id, 10**30, 10**30)
    with pytest.raises(UnknownVersion):
        await host.tables.position(table.id, 5)
    position = await host.tables.position(table.id)
    assert position.version == 0 and position.user_decision(EVE.id) is None


async def test_a_lobby_has_no_position_and_takes_no_moves(host: Host) -> None:
    table = await lobby(host, BOB)
    for call in (
        host.tables.position(table.id),
        host.tables.play(table.id, ANNA.id, "fill left"),
        host.tables.takeback(table.id, ANNA.id),
    ):
        with pytest.raises(WrongStatus):
            await call


async def test_two_tables_at_once_never_commit_each_others_half(host: Host) -> None:
    tables = [await started(host, BOB) for _ in range(8)]
    calls = []
    for table in tables:
        calls += [host.tables.play(table.id, ANNA.id, "fill left") for _ in range(3)]
        calls += [host.tables.play(table.id, BOB.id, "fill left; eat left")]
    outcomes = await asyncio.gather(*calls, return_exceptions=True)
    assert sum(isinstance(outcome, IllegalMove) for outcome in outcomes) == 8
    for table in tables:
        assert (await host.tables.get(table.id)).version == 3
        assert [entry.version for entry in await host.tables.log(table.id)] == [1, 2, 3]


async def test_a_cancelled_move_leaves_memory_and_database_agreed(host: Host) -> None:
    table = await started(host, BOB)
    task = asyncio.create_task(host.tables.play(table.id, ANNA.id, "fill left"))
    for _ in range(3):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await host.tables.play(table.id, BOB.id, "fill left")
    position = await host.tables.position(table.id)
    stored = await host.tables.get(table.id)
    assert position.version == stored.version == sum(position.view(None)["filled"])


async def test_a_move_that_is_dropped_wherever_it_waits_does_not_go_on(host: Host) -> None:
    """As when its event loop is gone: no coroutine may wait for anything then."""
    for waits in range(1, 20):
        table = await started(host, BOB)
        move = host.tables.play(table.id, ANNA.id, "fill left")
        try:
            for _ in range(waits):
                waited_for = move.send(None)
                while waited_for is not None and not waited_for.done():
                    await asyncio.sleep(0)
        except StopIteration:
            assert waits > 1, "it waited for nothing"
            return
        move.close()
    pytest.fail("a move waits for too much")


async def test_a_whole_game_ends_with_a_result(host: Host, recorder: Recorder) -> None:
    table = await started(host, BOB)
    await fill_all(host, table)
    while (position := await host.tables.position(table.id)).decisions:
        assert position.scores == ()
        (decision,) = position.decisions
        await host.tables.play_index(table.id, user(table, decision.seat), position.version, 0)
    assert position.table.status == "over"
    assert [score.points for score in position.scores] == [3, 2]
    with pytest.raises(WrongStatus):
        await host.tables.play(table.id, ANNA.id, "eat left")
    with pytest.raises(WrongStatus):
        await host.tables.takeback(table.id, user(table, 0))
    with pytest.raises(WrongStatus):
        await host.tables.abandon(table.id, ANNA.id)
    await settle(host)
    assert recorder.kinds[-1] == "end"
    assert (await host.tables.around(None, ANNA.id))[1] == []


async def test_what_is_remembered_of_a_game_that_is_over_is_what_is_stored(host: Host) -> None:
    """This holds although its last post never gets out, after which it would be read anew."""
    table = await started(host, BOB)
    await settle(host)
    host.posting.outbox.publisher = None
    while (position := await host.tables.position(table.id)).decisions:
        seat = position.decisions[0].seat
        await host.tables.play_index(table.id, user(table, seat), position.version, 0)
    assert position.table.ended_at is not None
    assert position.table == await host.tables.get(table.id)


async def test_the_own_newest_move_is_taken_back_as_a_new_version(host: Host) -> None:
    table = await started(host, BOB)
    seat = table.chair_of(ANNA.id).seat
    await host.tables.play(table.id, ANNA.id, "fill left")
    await host.tables.play(table.id, ANNA.id, "fill right")
    played = await host.tables.takeback(table.id, ANNA.id)
    assert (played.notation, played.position.version) == ("fill right", 3)
    played = await host.tables.takeback(table.id, ANNA.id)
    assert (played.notation, played.position.version) == ("fill left", 4)
    assert played.position.view(None)["filled"] == [0, 0]
    with pytest.raises(NothingToTakeBack):
        await host.tables.takeback(table.id, ANNA.id)
    log = await host.tables.log(table.id)
    assert [entry.by for entry in log] == ["user", "user", "undo", "undo"]
    assert (log[-1].seat, log[-1].text) == (seat, "takeback")
    # Bob's decision never changed: his first button is still good.
    await host.tables.play_index(table.id, BOB.id, 0, 0)
    with pytest.raises(NothingToTakeBack):
        await host.tables.takeback(table.id, ANNA.id)


async def test_what_was_revealed_cannot_be_taken_back(host: Host) -> None:
    table = await started(host, BOB)
    await fill_all(host, table)
    first = user(table, 0)
    await host.tables.play(table.id, first, "peek")
    with pytest.raises(NothingToTakeBack):
        await host.tables.takeback(table.id, first)


async def test_a_house_bots_move_forbids_the_takeback(host: Host) -> None:
    table = await started(host, bots=1)
    await settle(host)
    await host.tables.play(table.id, ANNA.id, "fill left; fill left; fill left")
    await settle(host)
    if (await host.tables.log(table.id))[-1].by == "user":
        await host.tables.play(table.id, ANNA.id, "eat left")
        await settle(host)
    with pytest.raises(NothingToTakeBack):
        await host.tables.takeback(table.id, ANNA.id)


async def test_who_may_abandon(host: Host, recorder: Recorder) -> None:
    together = await started(host, BOB)
    for person in (ANNA, BOB):
        with pytest.raises(NotAllowed) as caught:
            await host.tables.abandon(together.id, person.id)
        assert caught.value.args_ == {"who": "all"}, "not even the owner does it alone"
    waiting = await lobby(host, BOB)
    with pytest.raises(NotAllowed) as caught:
        await host.tables.abandon(waiting.id, BOB.id)
    assert caught.value.args_ == {"who": "owner"}
    table = await started(host, bots=1)
    with pytest.raises(NotSeated):
        await host.tables.abandon(table.id, EVE.id)
    assert (await host.tables.abandon(table.id, ANNA.id)).status == "abandoned"
    assert (await host.tables.position(table.id)).decisions == ()
    with pytest.raises(WrongStatus):
        await host.tables.play(table.id, ANNA.id, "fill left")
    await settle(host)
    assert recorder.kinds[-1] == "abandoned"
    assert [t.id for t in await host.tables.open_tables()] == [together.id, waiting.id]


async def test_where_tables_are_found(host: Host) -> None:
    waiting = await lobby(host, BOB)
    running = await started(host, BOB)
    over = await started(host, bots=1)
    await host.tables.abandon(over.id, ANNA.id)
    assert [t.id for t in await host.tables.at(20)] == [running.id, waiting.id, over.id]
    moved = await host.lobby.set_thread(running.id, 77)
    assert moved.place_id == 77
    assert [t.id for t in await host.tables.at(77)] == [running.id]
    assert [t.id for t in await host.tables.open_tables()] == [waiting.id, running.id]
    assert [t.id for t in (await host.tables.around(None, BOB.id))[1]] == [running.id]
    await host.tables.play(running.id, BOB.id, "fill left; fill left; fill left")
    assert (await host.tables.around(None, BOB.id))[1] == []
    assert (await host.tables.position(running.id)).table.thread_id == 77


async def test_a_restart_in_the_middle_of_a_half_made_choice(
    host: Host, path: Path, clock: TestClock
) -> None:
    table = await started(host, BOB)
    await host.tables.play(table.id, ANNA.id, "fill left")
    await settle(host)
    before = await host.tables.position(table.id)
    again = await open_host(path, clock, None)
    after = await again.tables.position(table.id)
    assert after.table == before.table
    assert (after.version, after.decisions, after.asked) == (
        before.version,
        before.decisions,
        before.asked,
    )
    assert after.view(None) == before.view(None)
    await again.tables.play_index(table.id, BOB.id, 0, 0)
    await again.tables.play(table.id, ANNA.id, "fill left; fill right")
    # The first process knows an older version: it is refused, then it sees what is true.
    with pytest.raises(StalePrompt):
        await host.tables.play(table.id, ANNA.id, "fill left")
    assert (await host.tables.position(table.id)).version == 3
    await again.close()


@pytest.mark.sqlite
async def test_a_full_disk_refuses_a_move_and_forgets_nothing(host: Host, clock: TestClock) -> None:
    table = await started(host, BOB)
    await settle(host)
    database = host._database
    pages = await database.read(lambda db: db.execute("PRAGMA page_count").fetchone()[0])
    await database._writer.run(lambda db: db.execute(f"PRAGMA max_page_count = {pages}"))
    with pytest.raises(DiskFull):
        while True:
            await host.tables.play(table.id, ANNA.id, "fill left")
            await host.tables.takeback(table.id, ANNA.id)
            clock.pass_seconds(600)
    position = await host.tables.position(table.id)
    assert position.version == len(await host.tables.log(table.id, 10_000))
    await database._writer.run(lambda db: db.execute("PRAGMA max_page_count = 1000000"))
    played = await host.tables.play(table.id, BOB.id, "fill right")
    assert played.position.version == position.version + 1


async def test_tables_beyond_the_memory_are_read_again(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(host._registry, "_kept", LRUCache(2))
    tables = [await started(host, BOB) for _ in range(5)]
    for _ in range(2):
        for table in tables:
            await host.tables.play(table.id, ANNA.id, "fill left")
    assert [(await host.tables.position(table.id)).version for table in tables] == [2] * 5


async def test_the_table_that_was_used_longest_ago_leaves_the_memory(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, third = [await started(host, BOB) for _ in range(3)]
    await settle(host)
    monkeypatch.setattr(host._registry, "_kept", LRUCache(2))
    for table in (first, second, first):
        await host.tables.position(table.id)
    assert {*host._registry.tables_kept()} == {first.id, second.id}, "looking uses none of them"
    await host.tables.position(third.id)
    assert {*host._registry.tables_kept()} == {first.id, third.id}


async def test_a_damaged_state_is_said_and_harms_no_other_table(host: Host, path: Path) -> None:
    good, bad, gone = [await started(host, BOB) for _ in range(3)]
    await settle(host)
    await host._database.write(
        lambda db: db.execute("UPDATE snapshot SET state = ? WHERE game_id = ?", (b"\0", bad.id))
    )
    await host._database.write(
        lambda db: db.execute("DELETE FROM snapshot WHERE game_id = ?", (gone.id,))
    )
    again = await open_host(path, TestClock(), None)
    for table in (bad, gone):
        with pytest.raises(DamagedState):
            await again.tables.position(table.id)
    await again.tables.play(good.id, ANNA.id, "fill left")
    await again.close()


async def test_an_empty_log(host: Host) -> None:
    assert await host.tables.log((await lobby(host)).id) == []


async def test_the_phases_of_a_game_in_order(host: Host) -> None:
    table = await started(host, BOB)
    with pytest.raises(WrongStatus):
        await anext(host.tables.phases((await lobby(host)).id))
    assert [position.version async for position in host.tables.phases(table.id)] == [0]
    await host.tables.play(table.id, BOB.id, "fill left; fill left; fill left")
    await host.tables.play(table.id, ANNA.id, "fill left; fill left")
    await host.tables.play(table.id, ANNA.id, "fill left")
    await host.tables.takeback(table.id, ANNA.id)
    assert [position.version async for position in host.tables.phases(table.id)] == [0]
    await host.tables.play(table.id, ANNA.id, "fill right")
    assert [position.version async for position in host.tables.phases(table.id)] == [0, 5]


async def test_people_keep_what_they_chose(host: Host) -> None:
    assert await host.people.preferences.get(ANNA.id) == Preferences()
    await host.people.preferences.keep(ANNA.id, language="de")
    await host.people.preferences.keep(ANNA.id, palette="day")
    assert await host.people.preferences.keep(ANNA.id, language="en") == Preferences("en", "day")
    assert await host.people.preferences.get(BOB.id) == Preferences()


async def test_it_is_known_what_could_be_taken_back(host: Host) -> None:
    table = await started(host, BOB)
    assert await host.tables.free_takeback(table.id, ANNA.id) is None
    await host.tables.play(table.id, ANNA.id, "fill left")
    await host.tables.play(table.id, ANNA.id, "fill right")
    assert await host.tables.free_takeback(table.id, ANNA.id) == 2
    assert await host.tables.free_takeback(table.id, BOB.id) is None
    await host.tables.takeback(table.id, ANNA.id)
    assert await host.tables.free_takeback(table.id, ANNA.id) == 1


async def test_what_was_agreed_at_another_version_is_not_restored(host: Host) -> None:
    table = await started(host, BOB)
    for move in ("fill left", "fill right"):
        await host.tables.play(table.id, ANNA.id, move)
    for agreed_at in (1, 3):
        with pytest.raises(StalePrompt) as caught:
            await host.tables.restore(table.id, ANNA.id, 1, agreed_at, lambda _: None)
        assert caught.value.args_ == {"version": agreed_at, "newest": 2}
    with pytest.raises(NotSeated):
        await host.tables.restore(table.id, EVE.id, 1, 2, lambda _: None)
    restored = await host.tables.restore(table.id, ANNA.id, 1, 2, lambda _: None)
    assert restored.position.version == 3
    assert sum(restored.position.view(None)["filled"]) == 1


async def test_positions_are_equal_whoever_has_looked_at_one(host: Host) -> None:
    table = await started(host, BOB)
    for _ in range(2):
        await host.tables.play(table.id, ANNA.id, "fill left")
    # A post that gets out in between would be another post of the table.
    await settle(host)
    one, other = [await host.tables.position(table.id, 1) for _ in range(2)]
    assert one is not other
    one.view(None)
    one.revealing(0)
    assert one == other
    assert one != await host.tables.position(table.id, 0)
