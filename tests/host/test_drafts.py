"""Drafts: prepared, changed, kept, sent as a whole; the table feels nothing before."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.engine.api import BadNotation, IllegalMove, NotYourDecision
from bot.engine.rng import Rng
from bot.host import Host
from bot.host.analysis.drafts import Draft, DraftChanged, DraftEnds, DraftGone, Mark
from bot.host.core.api import HostError, NotSeated, StalePrompt, Table
from bot.host.core.moves.endings import KEPT, ServerLeft
from bot.host.servers.settings import Server
from bot.runtime.database_url import DatabaseUrl
from bot.runtime.shard_range import ShardRange
from tests.host.conftest import ANNA, BOB, EVE, TestClock, fill_all, settle, started, user
from tests.host.toy import TOY, TOYS, State
from tests.opening import without_threads


def redealt(state: State, seat: int | None, rng: Rng) -> State:
    return {**TOY.rules.clone(state), "secret": rng.below(100, "secret")}


DRAFTING = {"toy": replace(TOY, resample=redealt)}


async def opened(path: Path, clock: TestClock) -> Host:
    host = await without_threads(path, DRAFTING, clock)
    await host.servers.settings.decide(1, Server(newcomers=0))
    return host


@pytest.fixture
async def host(path: Path, clock: TestClock) -> AsyncIterator[Host]:
    host = await opened(path, clock)
    yield host
    await host.close()


async def of(host: Host, table: Table, seat: int = 0) -> Draft:
    draft = await host.analysis.drafts.of(table.id, user(table, seat))
    assert draft is not None
    return draft


async def rows(host: Host) -> int:
    count = await host._database.read(lambda db: db.execute("SELECT count(*) FROM draft"))
    return int(count.fetchone()[0])


async def test_a_draft_is_made_changed_and_emptied_without_the_table(host: Host) -> None:
    table = await started(host, BOB)
    anna = user(table, 0)
    assert await host.analysis.drafts.of(table.id, anna) is None
    draft = await host.analysis.drafts.open(table.id, anna)
    assert (draft.texts, draft.mark) == ((), Mark(0, 0))
    draft = await host.analysis.drafts.add(table.id, anna, "fill left; fill right", draft.mark)
    assert draft.texts == ("fill left", "fill right")
    assert draft.position.view(0)["bowls"][0] == {"left": 1, "right": 1}
    assert [move.before.view(0)["filled"][0] for move in draft.moves] == [0, 1]
    assert [dict(move.events[0].data) for move in draft.moves] == [
        {"seat": 0, "left": 1},
        {"seat": 0, "right": 1},
    ]
    draft = await host.analysis.drafts.add_index(table.id, anna, 0, draft.mark)
    assert draft.texts == ("fill left", "fill right", "fill left")
    assert draft.decision is None, "Bob fills next"
    draft = await host.analysis.drafts.take_back(table.id, anna, draft.mark, 0)
    assert draft.texts == ("fill right", "fill left")
    draft = await host.analysis.drafts.take_back(table.id, anna, draft.mark)
    assert (await of(host, table)).texts == draft.texts == ("fill right",)
    draft = await host.analysis.drafts.clear(table.id, anna, draft.mark)
    assert (draft.texts, draft.mark.begun) == ((), 0)
    assert await host.analysis.drafts.of(table.id, anna) is None
    position = await host.tables.position(table.id)
    assert (position.version, position.view(None)["filled"]) == (0, [0, 0])


async def test_what_is_not_legal_is_refused_and_changes_nothing(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(host, BOB)
    anna = user(table, 0)
    kept = await host.analysis.drafts.add(table.id, anna, "fill left")
    with pytest.raises(IllegalMove) as refused:
        await host.analysis.drafts.add(table.id, anna, "eat left")
    assert refused.value.legal == ("fill left", "fill right")
    with pytest.raises(BadNotation):
        await host.analysis.drafts.add(table.id, anna, "dance")
    with pytest.raises(DraftEnds):
        await host.analysis.drafts.add(table.id, anna, "fill left; fill left; fill left")
    for index in (-1, 2):
        with pytest.raises(DraftChanged):
            await host.analysis.drafts.add_index(table.id, anna, index, kept.mark)
    for number in (-1, 1):
        with pytest.raises(DraftChanged):
            await host.analysis.drafts.take_back(table.id, anna, kept.mark, number)
    monkeypatch.setattr("bot.host.analysis.drafts.LONGEST", len("fill left; fill left") - 1)
    with pytest.raises(BadNotation):
        await host.analysis.drafts.add(table.id, anna, "fill left")
    assert await of(host, table) == replace(kept, **now(await of(host, table)))


def now(draft: Draft) -> dict[str, Any]:
    """Return the positions of a draft: they are made anew."""
    return {"start": draft.start, "position": draft.position, "moves": draft.moves}


async def test_sent_is_all_in_one_commit(host: Host) -> None:
    table = await started(host, BOB)
    draft = await host.analysis.drafts.add(
        table.id, user(table, 0), "fill left; fill right; fill right"
    )
    played = await host.analysis.drafts.send(table.id, user(table, 0), draft.mark)
    assert (played.position.version, played.notation) == (1, "fill left; fill right; fill right")
    assert await rows(host) == 0
    with pytest.raises(NotYourDecision):
        await host.analysis.drafts.send(table.id, user(table, 0), draft.mark)


async def test_two_clicks_at_once_send_once(host: Host) -> None:
    table = await started(host, BOB)
    draft = await host.analysis.drafts.add(table.id, user(table, 0), "fill left")
    sending = [host.analysis.drafts.send(table.id, user(table, 0), draft.mark) for _ in range(2)]
    done = await asyncio.gather(*sending, return_exceptions=True)
    assert sorted(isinstance(one, DraftChanged) for one in done) == [False, True]
    assert (await host.tables.position(table.id)).view(None)["filled"] == [1, 0]


async def test_two_clicks_at_once_add_once(host: Host) -> None:
    table = await started(host, BOB)
    mark = (await host.analysis.drafts.open(table.id, user(table, 0))).mark
    adding = [
        host.analysis.drafts.add(table.id, user(table, 0), "fill left", mark) for _ in range(2)
    ]
    done = await asyncio.gather(*adding, return_exceptions=True)
    assert sorted(isinstance(one, DraftChanged) for one in done) == [False, True]
    assert (await of(host, table)).texts == ("fill left",)


async def test_nothing_is_sent_of_an_empty_draft(host: Host) -> None:
    table = await started(host, BOB)
    mark = (await host.analysis.drafts.open(table.id, user(table, 0))).mark
    with pytest.raises(DraftChanged):
        await host.analysis.drafts.send(table.id, user(table, 0), mark)
    with pytest.raises(NotSeated):
        await host.analysis.drafts.open(table.id, EVE.id)
    assert (await host.tables.position(table.id)).version == 0


async def test_a_game_that_cannot_deal_again_has_no_drafts(path: Path, clock: TestClock) -> None:
    host = await without_threads(path, TOYS, clock)
    table = await started(host, BOB)
    with pytest.raises(StalePrompt):
        await host.analysis.drafts.open(table.id, user(table, 0))
    await host.close()


async def test_a_restart_keeps_it(host: Host, path: Path, clock: TestClock) -> None:
    table = await started(host, BOB)
    draft = await host.analysis.drafts.add(table.id, user(table, 0), "fill right; fill left")
    await host.close()
    again = await opened(path, clock)
    kept = await of(again, table)
    assert (kept.texts, kept.mark) == (draft.texts, draft.mark)
    await again.analysis.drafts.send(table.id, user(table, 0), draft.mark)
    assert (await again.tables.position(table.id)).view(None)["filled"] == [2, 0]
    await again.close()


async def test_others_who_move_do_not_disturb(host: Host) -> None:
    table = await started(host, BOB)
    draft = await host.analysis.drafts.add(table.id, user(table, 0), "fill left")
    await host.tables.play(table.id, user(table, 1), "fill left")
    assert (await of(host, table)).mark == draft.mark
    await host.analysis.drafts.send(table.id, user(table, 0), draft.mark)
    assert (await host.tables.position(table.id)).view(None)["filled"] == [1, 1]


async def test_what_still_fits_is_kept_when_the_table_has_moved_on(host: Host) -> None:
    table = await started(host, BOB)
    anna = user(table, 0)
    before = await host.analysis.drafts.add(table.id, anna, "fill left; fill right; fill right")
    await host.tables.play(table.id, anna, "fill left")
    with pytest.raises(DraftChanged) as changed:
        await host.analysis.drafts.send(table.id, anna, before.mark)
    draft = changed.value.draft
    assert draft is not None
    assert (draft.texts, draft.dropped) == (("fill left", "fill right"), ("fill right",))
    assert draft.mark.begun == 1
    assert (await of(host, table)).dropped == (), "told once"
    await host.tables.takeback(table.id, anna)
    assert (await of(host, table)).texts == ("fill left", "fill right")


async def test_a_takeback_of_others_takes_the_decision_away(host: Host) -> None:
    table = await started(host, BOB)
    anna, bob = user(table, 0), user(table, 1)
    await host.tables.play(table.id, anna, "fill left; fill left; fill left")
    await host.tables.play(table.id, bob, "fill left; fill left; fill left")
    await host.tables.play(table.id, anna, "eat left")
    await host.analysis.drafts.add(table.id, bob, "eat left")
    await host.tables.takeback(table.id, anna)
    with pytest.raises(DraftGone) as gone:
        await host.analysis.drafts.of(table.id, bob)
    assert gone.value.args_ == {"moves": "eat left"}
    assert await host.analysis.drafts.of(table.id, bob) is None
    assert await rows(host) == 0


async def test_nothing_of_it_fits(host: Host) -> None:
    table = await started(host, BOB)
    draft = await host.analysis.drafts.add(table.id, user(table, 0), "fill right")
    await fill_all(host, table)
    with pytest.raises(DraftGone):
        await host.analysis.drafts.send(table.id, user(table, 0), draft.mark)
    assert await host.analysis.drafts.of(table.id, user(table, 0)) is None


async def test_it_ends_before_what_is_hidden(host: Host) -> None:
    """Whatever the hidden number is, the draft looks the same; sent, the true one shows."""
    table = await started(host, BOB)
    await fill_all(host, table)
    anna, drafts = user(table, 0), []
    secret = (await host.tables.position(table.id))._state["secret"]
    for hidden in (secret + 1, secret):
        (await host.tables.position(table.id))._state["secret"] = hidden
        drafts.append(await host.analysis.drafts.add(table.id, anna, "peek"))
        assert drafts[-1].closed
        assert drafts[-1].moves[0].events == ()
        assert drafts[-1].decision is None
        assert drafts[-1].position.view(0) == drafts[-1].start.view(0)
        with pytest.raises(DraftEnds):
            await host.analysis.drafts.add(table.id, anna, "eat left")
        if hidden != secret:
            await host.analysis.drafts.clear(table.id, anna, drafts[-1].mark)
    assert json.dumps(drafts[0].position._state) == json.dumps(drafts[1].position._state)
    played = await host.analysis.drafts.send(table.id, anna, drafts[1].mark)
    assert played.events[0].data["number"] == secret


async def test_it_ends_with_the_game(host: Host) -> None:
    table = await started(host, BOB)
    await fill_all(host, table)
    for side in ("left", "left", "left", "left"):
        position = await host.tables.position(table.id)
        await host.tables.play(table.id, user(table, position.decisions[0].seat), f"eat {side}")
    draft = await host.analysis.drafts.add(table.id, user(table, 0), "eat right")
    assert draft.closed
    assert draft.position.view(None)["over"] is False
    await host.analysis.drafts.send(table.id, user(table, 0), draft.mark)
    assert (await host.tables.get(table.id)).status == "over"


async def test_another_person_finds_nothing(host: Host) -> None:
    table = await started(host, BOB)
    await host.analysis.drafts.add(table.id, user(table, 0), "fill right")
    await host.analysis.drafts.add(table.id, user(table, 1), "fill left")
    leaver = user(table, 0)
    await host.absence.leave(table.id, leaver)
    await host.absence.take(table.id, 0, EVE)
    assert await rows(host) == 1
    assert await host.analysis.drafts.of(table.id, EVE.id) is None
    await host.absence.leave(table.id, EVE.id)
    await host.absence.back(table.id, ANNA if leaver == ANNA.id else BOB)
    assert await host.analysis.drafts.of(table.id, leaver) is None


async def test_swapped_seats_begin_anew(host: Host) -> None:
    table = await started(host, BOB)
    for seat in (0, 1):
        await host.analysis.drafts.add(table.id, user(table, seat), "fill right")
    await swapped(host, table)
    await settle(host)
    assert user(await host.tables.get(table.id), 0) == user(table, 1)
    assert await rows(host) == 0


@pytest.mark.parametrize("way", ["end", "abandon", "played", "left"])
async def test_a_table_that_ends_has_none(host: Host, clock: TestClock, way: str) -> None:
    table = await started(host, BOB)
    if way == "played":
        await fill_all(host, table)
        for side in ("left", "left", "left", "left"):
            now = await host.tables.position(table.id)
            await host.tables.play(table.id, user(table, now.decisions[0].seat), f"eat {side}")
    await host.analysis.drafts.add(
        table.id, user(table, 0), "eat right" if way == "played" else "fill left"
    )
    if way == "played":
        await host.tables.play(table.id, user(table, 0), "eat right")
    elif way == "left":
        await host.servers.departures.compare([2])
        assert await rows(host) == 1, "the table may go on"
        with pytest.raises(ServerLeft):
            await host.analysis.drafts.of(table.id, user(table, 0))
        clock.time += KEPT + timedelta(seconds=1)
        await host.servers.departures.compare([2])
    else:
        proposal = await host.proposals.propose(table.id, user(table, 0), way)
        await host.proposals.vote(proposal.id, user(table, 1), True)
    await settle(host)
    assert (await host.tables.get(table.id)).status in ("over", "abandoned")
    assert await rows(host) == 0
    with pytest.raises(HostError):
        await host.analysis.drafts.of(table.id, user(table, 0))


async def handed_on(host: Host, table: Table) -> int:
    leaver = user(table, 0)
    await host.absence.leave(table.id, leaver)
    await host.absence.take(table.id, 0, EVE)
    await host.absence.leave(table.id, EVE.id)
    await host.absence.back(table.id, ANNA if leaver == ANNA.id else BOB)
    return leaver


async def agreed(host: Host, table: Table, kind: str, **data: int) -> int:
    one, other = user(table, 0), user(table, 1)
    proposal = await host.proposals.propose(table.id, one, kind, **data)
    await host.proposals.vote(proposal.id, other, True)
    return one


async def swapped(host: Host, table: Table) -> int:
    return await agreed(host, table, "swap", seat=1)


async def taken_up(host: Host, table: Table) -> int:
    person = await agreed(host, table, "abandon")
    await host.absence.take_up(table.id, person)
    return person


async def sent(host: Host, table: Table) -> int:
    anna = user(table, 0)
    await host.analysis.drafts.send(table.id, anna, (await of(host, table)).mark)
    await host.tables.takeback(table.id, anna)
    return anna


async def cleared(host: Host, table: Table) -> int:
    anna = user(table, 0)
    await host.analysis.drafts.clear(table.id, anna, (await of(host, table)).mark)
    return anna


@pytest.mark.parametrize("way", [handed_on, swapped, taken_up, sent, cleared])
async def test_no_draft_has_the_mark_of_an_earlier_one(
    host: Host, way: Callable[[Host, Table], Awaitable[int]]
) -> None:
    """An old message or page must not send what it does not show."""
    table = await started(host, BOB)
    before = await host.analysis.drafts.add(table.id, user(table, 0), "fill left")
    person = await way(host, table)
    await settle(host)
    assert await host.analysis.drafts.of(table.id, person) is None
    after = await host.analysis.drafts.add(table.id, person, "fill right")
    assert after.mark != before.mark
    drafts = host.analysis.drafts
    for late in (
        drafts.send(table.id, person, before.mark),
        drafts.add_index(table.id, person, 0, before.mark),
        drafts.take_back(table.id, person, before.mark),
        drafts.clear(table.id, person, before.mark),
    ):
        with pytest.raises(DraftChanged):
            await late
    again = await drafts.of(table.id, person)
    assert again is not None and (again.texts, again.mark) == (after.texts, after.mark)


async def test_another_process_shows_a_draft_as_its_owner_would(
    database: DatabaseUrl, clock: TestClock
) -> None:
    """It is brought up to date, or found to be gone, by whoever looks: that is told once."""
    async with AsyncExitStack() as stack:
        owner, other = [
            await Host.open(database, DRAFTING, clock, shard_range=ShardRange(shard, shard, 2))
            for shard in (0, 1)
        ]
        stack.push_async_callback(owner.close)
        stack.push_async_callback(other.close)
        await owner.servers.settings.decide(1, Server(newcomers=0))
        table = await started(owner, BOB)
        anna = user(table, 0)
        await owner.analysis.drafts.add(table.id, anna, "fill left")
        await owner.tables.play(table.id, anna, "fill right")
        shown = await of(other, table)
        assert shown.texts == ("fill left",) and shown.mark.begun == 1
        assert (await of(owner, table)).mark == (await of(other, table)).mark == shown.mark
        await owner.tables.play(table.id, anna, "fill right; fill right")
        with pytest.raises(DraftGone):
            await other.analysis.drafts.of(table.id, anna)
        assert await other.analysis.drafts.of(table.id, anna) is None
