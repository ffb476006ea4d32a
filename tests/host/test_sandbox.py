"""Sandboxes never touch their table, tell nothing hidden, and expire."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.engine.api import IllegalMove
from bot.engine.rng import Rng
from bot.host import Host
from bot.host.analysis.sandboxes import KEPT, NoSandbox, NoSandboxHere, TooManySandboxes
from bot.host.core.api import StalePrompt, UnknownVersion
from bot.host.core.limits import SANDBOXES
from tests.catalogue import CATALOGUE, RESAMPLES
from tests.host.conftest import TestClock
from tests.host.playing import advance, open_table
from tests.opening import without_threads


@pytest.fixture
async def host(path: Path, clock: TestClock) -> Any:
    host = await without_threads(path, CATALOGUE, clock)
    yield host
    await host.close()


async def stored(host: Host, table_id: int) -> str:
    """Return everything the database holds of a table, its row's and all."""

    def work(db: Any) -> str:
        parts = [db.execute("SELECT * FROM game WHERE id = ?", (table_id,)).fetchall()]
        for name in ("seat", "move", "event", "outbox"):
            rows = db.execute(f"SELECT * FROM {name} WHERE game_id = ?", (table_id,))
            parts.append(rows.fetchall())
        states = db.execute("SELECT version, state FROM snapshot WHERE game_id = ?", (table_id,))
        return repr(parts) + repr(states.fetchall())

    return await host._database.read(work)


async def test_the_table_never_feels_it(host: Host) -> None:
    table = await open_table(host)
    await advance(host, table, 40)
    live = await host.tables.position(table.id)
    state = json.dumps(live.rules.dump(live._state))
    before = await stored(host, table.id)
    box = await host.analysis.sandboxes.open(table.id, 2)
    for _ in range(15):
        box = await host.analysis.sandboxes.play_bot(2, box.id, len(box.moves))
    box = await host.analysis.sandboxes.back(2, box.id, len(box.moves))
    await host.analysis.sandboxes.back(2, box.id, len(box.moves), all_=True)
    await host.analysis.sandboxes.close(2, box.id)
    assert await stored(host, table.id) == before
    after = await host.tables.position(table.id)
    assert after is live
    assert json.dumps(live.rules.dump(live._state)) == state


async def test_one_move_is_undone_or_everything(host: Host) -> None:
    table = await open_table(host)
    box = await host.analysis.sandboxes.open(table.id, 2, alone=True)
    counts = []
    for all_ in (False, True):
        for _ in range(3):
            box = await host.analysis.sandboxes.play_bot(2, box.id, len(box.moves))
        before = len(box.moves)
        every = {"all_": True} if all_ else {}
        box = await host.analysis.sandboxes.back(2, box.id, before, **every)
        counts.append((before, len(box.moves)))
    assert counts == [(3, 2), (5, 0)]


async def test_it_begins_with_what_the_person_sees(host: Host) -> None:
    """Two deals of one view are one view; what lies face down is another deal."""
    table = await open_table(host)
    await advance(host, table, 120)
    now = await host.tables.position(table.id)
    chair = now.table.chair_of(2)
    assert chair is not None
    first = await host.analysis.sandboxes.open(table.id, 2, alone=True)
    second = await host.analysis.sandboxes.open(table.id, 2, alone=True)
    stranger = await host.analysis.sandboxes.open(table.id, 99, alone=True)
    assert first.start.view(chair.seat) == second.start.view(chair.seat) == now.view(chair.seat)
    assert stranger.start.view(None) == now.view(None)
    assert first.start.decisions == now.decisions
    states = {json.dumps(now.rules.dump(p._state)) for p in (now, first.start, second.start)}
    assert len(states) == 3, "hidden things are dealt anew"


async def test_resampling_keeps_all_views_that_it_must(host: Host) -> None:
    table = await open_table(host)
    await advance(host, table, 120)
    now = await host.tables.position(table.id)
    resample = RESAMPLES["puerto_rico"]
    for seat in (*range(4), None):
        one, other = (resample(now._state, seat, Rng(seed)) for seed in (1, 2))
        assert now.rules.view(one, seat) == now.rules.view(other, seat) == now.view(seat)


async def test_an_earlier_position(host: Host) -> None:
    table = await open_table(host)
    await advance(host, table, 30)
    box = await host.analysis.sandboxes.open(table.id, 1, version=7, alone=True)
    then = await host.tables.position(table.id, 7)
    assert box.version == 7
    assert box.start.view(None) == then.view(None)
    with pytest.raises(UnknownVersion):
        await host.analysis.sandboxes.open(table.id, 1, version=99)


async def test_three_a_person_and_not_for_ever(host: Host, clock: TestClock) -> None:
    table = await open_table(host)
    for _ in range(SANDBOXES):
        box = await host.analysis.sandboxes.open(table.id, 1)
    with pytest.raises(TooManySandboxes) as caught:
        await host.analysis.sandboxes.open(table.id, 1)
    assert caught.value.args_["most"] == 3
    await host.analysis.sandboxes.open(table.id, 2)
    with pytest.raises(NoSandbox):
        await host.analysis.sandboxes.get(2, box.id)
    clock.pass_seconds(KEPT / 2)
    await host.analysis.sandboxes.play_bot(1, box.id, len(box.moves))
    clock.pass_seconds(KEPT / 2 + 1)
    assert [one.id for one in await host.analysis.sandboxes.of(1)] == [box.id]
    with pytest.raises(NoSandbox):
        await host.analysis.sandboxes.get(1, 1)
    await host.analysis.sandboxes.open(table.id, 1)
    count = await host._database.read(
        lambda db: db.execute("SELECT count(*) FROM sandbox").fetchone()[0]
    )
    assert count == 2, "what has expired is gone"


async def test_moves_and_mistakes(host: Host) -> None:
    table = await open_table(host)
    seat = (await host.tables.position(table.id)).decisions[0].seat
    user_id = table.chairs[seat].user_id or 0
    box = await host.analysis.sandboxes.open(table.id, user_id)
    assert box.decision is not None
    with pytest.raises(IllegalMove):
        await host.analysis.sandboxes.play(user_id, box.id, "settle corn")
    for index, count in ((99, 0), (0, 5)):
        with pytest.raises(StalePrompt):
            await host.analysis.sandboxes.play_index(user_id, box.id, count, index)
    played = await host.analysis.sandboxes.play(user_id, box.id, "role settler")
    assert played.moves[0] == (seat, "role settler")
    assert played.events
    assert await host.analysis.sandboxes.get(user_id, box.id) != played, (
        "events are of the last step only"
    )
    assert (await host.analysis.sandboxes.get(user_id, box.id)).moves == played.moves


async def test_nothing_to_try_after_the_end(host: Host) -> None:
    table = await open_table(host, 2)
    await advance(host, table, 2000)
    with pytest.raises(NoSandboxHere):
        await host.analysis.sandboxes.open(table.id, 1)
    box = await host.analysis.sandboxes.open(table.id, 1, version=3)
    assert box.decision is not None
    assert box.position.scores == ()


async def test_an_old_button_takes_nothing_back(host: Host) -> None:
    table = await open_table(host)
    box = await host.analysis.sandboxes.open(table.id, 2, alone=True)
    box = await host.analysis.sandboxes.play_bot(2, box.id, len(box.moves))
    for count in (0, len(box.moves) + 1):
        with pytest.raises(StalePrompt) as caught:
            await host.analysis.sandboxes.back(2, box.id, count)
        assert caught.value.args_ == {"version": count, "newest": len(box.moves)}
    with pytest.raises(NoSandbox):
        await host.analysis.sandboxes.back(3, box.id, len(box.moves))
