"""Hints and reviews: who may have them, what they are kept as, and what becomes of the rest."""

from __future__ import annotations

import asyncio
import json
from argparse import Namespace
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest

from bot.catalogue.thinkers import thinking_pool
from bot.cli.commands import coach
from bot.host import Host
from bot.host.analysis.coaching.api import (
    HintsOff,
    NoCoach,
    NotFinished,
    NothingToReview,
    NoThinking,
    NotShared,
    Progress,
    Restarting,
    ThinkingBroke,
    TooOld,
    read_hint,
    read_review,
    written,
)
from bot.host.automation.thinking import NO_THINKERS, Thinkers
from bot.host.core.api import NotAllowed, NotSeated, Person, StalePrompt, Table
from bot.host.servers.settings import Server
from bot.house_bots.findings import Review, Style
from bot.house_bots.searcher import Effort, Job
from bot.runtime.settings import Settings
from bot.store.tables import moves
from bot.store.upkeep import thinning
from bot.workers.thinking.pool import ThinkingPool
from tests.host.conftest import (
    ANNA,
    BOB,
    CARL,
    TestClock,
    lobby,
    open_host,
    settle,
    started,
    user,
)
from tests.host.toy_searcher import SEARCHED
from tests.opening import without_threads

A = TypeVar("A")
LITTLE = Effort((2,), (3,))


@pytest.fixture(scope="module")
def pool() -> Iterator[ThinkingPool]:
    pool = thinking_pool(1, 3.0, SEARCHED)
    yield pool
    pool.close()


@pytest.fixture
async def host(
    path: Path, clock: TestClock, pool: ThinkingPool, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Host]:
    monkeypatch.setattr("bot.host.lobby.rows.secrets.randbits", lambda bits: 7)
    host = await opened(path, clock, pool)
    yield host
    await host.close()


async def opened(path: Path, clock: TestClock, thinkers: Thinkers) -> Host:
    host = await without_threads(path, SEARCHED, clock, thinkers)
    await host.servers.settings.decide(1, Server(newcomers=0))
    host.analysis.coaching.hinted = host.analysis.coaching.reviewed = LITTLE
    return host


async def decided(host: Host, table: Table, times: int = 99) -> None:
    """Make the first move that the people may, as long as the game goes on."""
    for _ in range(times):
        position = await host.tables.position(table.id)
        if not position.decisions:
            break
        decision = position.decisions[0]
        person = user(position.table, decision.seat)
        await host.tables.play(table.id, person, decision.moves[0])
        await settle(host)


async def ended(host: Host, *others: Person, bots: int = 0) -> Table:
    """Return a game that was played to its end."""
    table = await started(host, *others, bots=bots)
    await settle(host)
    await decided(host, table)
    table = await host.tables.get(table.id)
    assert table.status == "over"
    return table


def seat_of(table: Table, person: Person) -> int:
    chair = table.chair_of(person.id)
    assert chair is not None
    assert chair.seat is not None
    return chair.seat


async def test_a_hint_is_asked_again_without_counting_twice(host: Host) -> None:
    table = await started(host, bots=1)
    hint = await host.analysis.coaching.hint(table.id, ANNA.id)
    assert hint.best != hint.second
    assert hint.number == 1
    assert await host.analysis.coaching.hint(table.id, ANNA.id) == hint
    seat = seat_of(await host.tables.get(table.id), ANNA)
    assert await host.analysis.coaching.hints(table.id) == {seat: 1}
    await decided(host, table, 1)
    assert (await host.analysis.coaching.hint(table.id, ANNA.id)).number == 2
    await decided(host, table)
    assert {f.seat: f.hints for f in await host.analysis.history.finishers(table.id)}[seat] == 2


async def test_a_decision_stays_the_same_while_others_move(host: Host) -> None:
    table = await started(host, BOB)
    await host.lobby._registry.change(table.id, hints=1)
    hint = await host.analysis.coaching.hint(table.id, ANNA.id)
    await host.tables.play(table.id, BOB.id, "fill left")
    assert await host.analysis.coaching.hint(table.id, ANNA.id) == hint


async def test_a_hint_for_a_position_that_is_gone_is_none(host: Host) -> None:
    table = await started(host, bots=1)
    position = await host.tables.position(table.id)
    host.analysis.coaching.hinted = Effort((100_000,), (0,))
    asked = asyncio.create_task(host.analysis.coaching.hint(table.id, ANNA.id))
    await asyncio.sleep(0.01)
    await decided(host, table, 1)
    with pytest.raises(StalePrompt):
        await asked
    with pytest.raises(StalePrompt):
        await host.analysis.coaching.hint(table.id, ANNA.id, position.table.stamp(position.version))
    assert await host.analysis.coaching.hints(table.id) == {}


async def test_where_two_play_hints_are_off_unless_the_owner_says_so(host: Host) -> None:
    table = await lobby(host)
    assert table.hints_off is None
    table = await host.lobby.join(table.id, BOB)
    assert table.hints_off == "people"
    with pytest.raises(NotAllowed):
        await host.lobby.set_hints(table.id, BOB.id, True)
    assert (await host.lobby.set_hints(table.id, ANNA.id, False)).hints_off == "owner"
    assert (await host.lobby.set_hints(table.id, ANNA.id, True)).hints_off is None
    assert (await host.lobby.set_rated(table.id, ANNA.id, True)).hints_off == "rated"
    await host.lobby.start(table.id, ANNA.id)
    with pytest.raises(HintsOff) as off:
        await host.analysis.coaching.hint(table.id, ANNA.id)
    assert off.value.args_ == {"why": "rated"}
    allowed = replace(table, rated=False, fixture_id=1, hints=True)
    assert allowed.hints_off == "league"


class Overheard:
    """A pool, and how many jobs of which kind went before all that can wait, or did not."""

    def __init__(self, pool: ThinkingPool) -> None:
        self.offered, self.seconds = pool.offered, pool.seconds
        self.asked = Counter[tuple[str, bool]]()
        self._pool = pool

    async def think(self, job: Job[A], table: int, urgent: bool) -> A:
        self.asked[type(job).__name__, urgent] += 1
        return await self._pool.think(job, table, urgent)


async def test_who_waits_for_a_hint_goes_before_reviews(
    path: Path, clock: TestClock, pool: ThinkingPool
) -> None:
    overheard = Overheard(pool)
    host = await opened(path, clock, overheard)
    running, table = await started(host, bots=1), await ended(host, bots=1)
    await host.analysis.coaching.hint(running.id, ANNA.id)
    await host.analysis.coaching.review(table.id, ANNA.id)
    await host.close()
    assert overheard.asked.keys() <= {
        ("HintJob", True),
        ("MomentJob", False),
        ("MeasureJob", False),
    }
    assert overheard.asked["HintJob", True] == 1 < overheard.asked["MomentJob", False]


async def test_a_review_is_made_once_and_of_ones_own_moves(host: Host) -> None:
    table = await ended(host, BOB)
    heard: list[Progress] = []

    async def told(progress: Progress) -> None:
        heard.append(progress)

    reviewed = await host.analysis.coaching.review(table.id, ANNA.id, told=told)
    player, review = reviewed.player, reviewed.review
    assert (player.user_id, player.own, player.shared) == (ANNA.id, True, False)
    for step in {one.step for one in heard}:
        of_step = [one for one in heard if one.step == step]
        assert of_step == [Progress(step, n, len(of_step)) for n in range(len(of_step))]
    decisions = [one for one in heard if one.step == "decisions"]
    assert 0 < review.judged == len(decisions) <= player.moves
    heard.clear()
    assert (await host.analysis.coaching.review(table.id, ANNA.id, told=told)) == reviewed
    assert not heard


async def test_what_is_not_shared_nobody_else_reads(host: Host) -> None:
    table = await ended(host, BOB)
    seat = seat_of(table, ANNA)
    with pytest.raises(NothingToReview):
        await host.analysis.coaching.share(table.id, ANNA.id, seat, True)
    own = await host.analysis.coaching.review(table.id, ANNA.id)
    for reader in (BOB, CARL):
        with pytest.raises(NotShared):
            await host.analysis.coaching.review(table.id, reader.id, seat)
    await host.analysis.coaching.share(table.id, ANNA.id, seat, True)
    read = await host.analysis.coaching.review(table.id, CARL.id, seat)
    assert read.review == own.review
    assert (read.player.own, read.player.shared) == (False, True)
    await host.analysis.coaching.share(table.id, ANNA.id, seat, False)
    with pytest.raises(NotShared):
        await host.analysis.coaching.review(table.id, CARL.id, seat)
    with pytest.raises(NothingToReview):
        await host.analysis.coaching.review(table.id, CARL.id)


async def test_a_substitute_is_reviewed_from_their_moves_on(host: Host) -> None:
    table = await started(host, BOB)
    await decided(host, table, 6)
    seat = seat_of(table, BOB)
    await host.absence.leave(table.id, BOB.id)
    await settle(host)
    await decided(host, table, 1)
    await host.absence.take(table.id, seat, CARL)
    await decided(host, table)
    rows = await host._database.read(lambda db: moves.everything(db, table.id))
    by = {
        person: [row for row in rows if row.seat == seat and row.user_id == person]
        for person in (BOB.id, CARL.id, None)
    }
    assert all(by.values())
    players = await host.analysis.coaching.players(table.id, CARL.id)
    assert [(p.user_id, p.moves) for p in players if p.seat == seat] == sorted(
        ((who, len(by[who])) for who in (BOB.id, CARL.id)), key=lambda one: -one[1]
    )
    for person in (BOB, CARL):
        review = (await host.analysis.coaching.review(table.id, person.id)).review
        assert review.judged <= len(by[person.id])
        last = max(row.version for row in by[person.id])
        first = min(row.version for row in by[person.id])
        told = [m.version + 1 for m in (*review.costly, *review.best)]
        assert all(first <= version <= last for version in told)


async def test_after_an_update_of_the_weights_it_is_made_anew_and_stays_shared(host: Host) -> None:
    table = await ended(host, bots=1)
    seat = (await host.analysis.coaching.review(table.id, ANNA.id)).player.seat
    await host.analysis.coaching.share(table.id, ANNA.id, seat, True)
    host.analysis.coaching.reviewed = Effort((2,), (2,))
    heard: list[Progress] = []

    async def told(progress: Progress) -> None:
        heard.append(progress)

    assert (await host.analysis.coaching.review(table.id, BOB.id, seat, told)).player.shared
    assert heard


async def test_two_reviews_of_one_person_are_made_one_after_the_other(host: Host) -> None:
    one, two = await ended(host, bots=1), await ended(host, bots=1)
    heard: list[tuple[int, Progress]] = []

    def told(table: Table):
        async def tell(progress: Progress) -> None:
            heard.append((table.id, progress))

        return tell

    await asyncio.gather(
        *(
            host.analysis.coaching.review(table.id, ANNA.id, told=told(table))
            for table in (one, two)
        )
    )
    assert [number for number, p in heard if p.step == "queued"] == [two.id]
    numbers = [number for number, p in heard if p.step != "queued"]
    assert numbers == sorted(numbers)


async def test_a_review_that_is_dropped_leaves_nothing(host: Host) -> None:
    table = await ended(host, bots=1)
    begun = asyncio.Event()

    async def told(progress: Progress) -> None:
        begun.set()

    task = asyncio.create_task(host.analysis.coaching.review(table.id, ANNA.id, told=told))
    await begun.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert isinstance((await host.analysis.coaching.review(table.id, ANNA.id)).review, Review)


async def test_who_waits_while_the_bot_ends_is_told(host: Host) -> None:
    table, running = await ended(host, bots=1), await started(host, bots=1)
    host.analysis.coaching.hinted = host.analysis.coaching.reviewed = Effort((100_000,), (0,))
    waiting = (
        asyncio.create_task(host.analysis.coaching.review(table.id, ANNA.id)),
        asyncio.create_task(host.analysis.coaching.hint(running.id, ANNA.id)),
    )
    await asyncio.sleep(0.05)
    await host.drain(asyncio.gather(*waiting, return_exceptions=True))
    assert [type(task.exception()) for task in waiting] == [Restarting, Restarting]
    with pytest.raises(Restarting):
        await host.analysis.coaching.review(table.id, ANNA.id)


async def test_the_thinned_past_of_a_table_is_reviewed_all_the_same(host: Host) -> None:
    table = await ended(host, bots=1)
    gone = range(1, table.version)
    await host._database.write(lambda db: thinning.delete_states(db, table.id, gone))
    assert (await host.analysis.coaching.review(table.id, ANNA.id)).review.judged > 0


async def test_what_cannot_be_reviewed_is_said(host: Host) -> None:
    table = await started(host, bots=1)
    with pytest.raises(NotFinished) as running:
        await host.analysis.coaching.review(table.id, ANNA.id)
    assert running.value.args_ == {"status": "running"}
    with pytest.raises(NotSeated):
        await host.analysis.coaching.hint(table.id, BOB.id)
    table = await ended(host, bots=1)
    bots = next(chair.seat for chair in table.chairs if chair.bot)
    with pytest.raises(NothingToReview) as nothing:
        await host.analysis.coaching.review(table.id, ANNA.id, bots)
    assert nothing.value.args_ == {"who": "seat"}


async def test_a_game_that_no_longer_replays_is_too_old(host: Host) -> None:
    table = await ended(host, bots=1)

    def work(db: object) -> None:
        sql = "UPDATE move SET text = 'eat left' WHERE game_id = ? AND version = 1"
        db.execute(sql, (table.id,))

    await host._database.write(work)
    with pytest.raises(TooOld) as old:
        await host.analysis.coaching.review(table.id, ANNA.id)
    assert old.value.args_ == {"version": 1}


async def test_without_thinking_processes_only_what_is_stored_is_shown(
    path: Path, clock: TestClock, host: Host
) -> None:
    table = await ended(host, bots=1)
    other = await ended(host, bots=1)
    running = await started(host, bots=1)
    reviewed = await host.analysis.coaching.review(table.id, ANNA.id)
    await host.close()
    host = await opened(path, clock, NO_THINKERS)
    try:
        assert await host.analysis.coaching.review(table.id, ANNA.id) == reviewed
        with pytest.raises(NoThinking):
            await host.analysis.coaching.review(other.id, ANNA.id)
        with pytest.raises(NoThinking):
            await host.analysis.coaching.hint(running.id, ANNA.id)
    finally:
        await host.close()


async def test_a_game_without_a_search_has_no_coach(path: Path, clock: TestClock) -> None:
    host = await open_host(path, clock, None)
    try:
        table = await started(host, bots=1)
        with pytest.raises(NoCoach):
            await host.analysis.coaching.hint(table.id, ANNA.id)
    finally:
        await host.close()


async def test_a_search_that_breaks_down_gives_nothing(host: Host, caplog) -> None:
    table = await started(host, bots=1)
    host.analysis.coaching.hinted = Effort((0,), (0,))
    with pytest.raises(ThinkingBroke):
        await host.analysis.coaching.hint(table.id, ANNA.id)
    assert "broke down" in caplog.text
    assert await host.analysis.coaching.hints(table.id) == {}


async def test_a_sandbox_begins_at_a_moment_with_the_seat_of_then(host: Host) -> None:
    table = await ended(host, BOB)
    seat = seat_of(table, ANNA)
    box = await host.analysis.sandboxes.open(table.id, CARL.id, 0, seat=seat)
    assert (box.seat, box.plays, box.version) == (seat, seat, 0)
    assert box.decision is not None


async def test_the_operator_reviews_any_seat(
    host: Host, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, running = await ended(host, bots=1), await started(host, bots=1)

    async def run(table_id: int, seat: int) -> int:
        args = Namespace(table=table_id, seat=seat, json=True, database=path)
        return await asyncio.to_thread(coach.run, args, Settings(), SEARCHED)

    for seat in (1, 2):
        assert await run(table.id, seat) == 0
        told = json.loads(capsys.readouterr().out)
        assert told["seat"] == seat - 1
        assert told["judged"] > 0
    assert await run(table.id, 3) == 2
    assert "1 to 2" in capsys.readouterr().err
    assert await run(running.id, 1) == 1
    assert "still running" in capsys.readouterr().err


def test_reviews_and_hints_of_earlier_versions_can_be_read() -> None:
    """They know of no styles."""
    reason = ["phase", "chips", 0, 5.0, 2.5]
    moment = [4, 1, "role", "role mayor", "role trader", 3.4, 0.6, -1.2, [reason]]
    first = read_review(json.dumps([0, [moment], [], [[1, -1.2, 1.5]], 12, 5]))
    second = read_review(json.dumps([0, [moment], [], [[1, -1.2, 1.5]], 12, 5, [1, 3.4, 0.6]]))
    assert first.costly == second.costly
    assert first.costly[0].styles == second.depends == ()
    assert read_review(written(second)) == second
    hint = read_hint(json.dumps(["role", "a", "b", 1.0, 0.5, [reason], False]))
    assert hint.depends is False
    styles = (Style("others", "shippers", 2.0), Style("others", "builders", -2.0))
    told = second._replace(depends=(second.costly[0]._replace(styles=styles),))
    assert read_review(written(told)) == told
