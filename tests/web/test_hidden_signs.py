"""Signs beside the bytes of pages: events, answers' heads and the server's work tell nothing."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from yarl import URL

from bot.host.core.api import Position
from bot.host.core.moves.apply import carry_out
from bot.store.core.database import Database
from bot.web import live_updates, stream, table
from bot.web.mine import page
from bot.web.picture_cache import PictureCache
from tests.web.pages import Pages, put
from tests.web.test_hidden import (
    PEOPLE,
    SPECTATOR,
    anew,
    asked_first,
    dealt_anew,
    draft,
    everything,
    is_drafted,
    looked_at,
)

Act = Callable[[], Awaitable[object]]
GAMES = pytest.mark.parametrize(
    ("game", "secrets"), [("puerto_rico", True), ("puerto_rico", False), ("amerigo", False)]
)
"""Games that hide anything, and whether players know what others do not."""
DRAWN, MOVED = "_draw", b"event: moved"


@dataclass
class Work:
    """Kinds of work that a reader could measure, and how often each was done."""

    done: Counter[str] = field(default_factory=Counter)

    def taken(self) -> Counter[str]:
        """Return the work since the last time."""
        done, self.done = self.done, Counter()
        return done


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Iterator[Work]:
    counted = Work()
    for owner, name in (
        (Database, "read"),
        (Database, "write"),
        (PictureCache, "_draw"),
        (live_updates.Teller, "_update"),
        (page.Teller, "_update"),
    ):
        _count(monkeypatch, owner, name, counted)
    yield counted


def _count(patch: pytest.MonkeyPatch, owner: Any, name: str, work: Work) -> None:
    real = getattr(owner, name)

    async def counting(self: Any, *args: Any) -> Any:
        what = getattr(args[0], "__qualname__", "").partition(".<")[0] if args else ""
        work.done[f"{name} {what}".strip()] += 1
        return await real(self, *args)

    patch.setattr(owner, name, counting)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep real time from deciding when pages are told, ask, or read the clocks anew."""
    monkeypatch.setattr(stream, "CALM", 0.0)
    # On a busy machine a test lasts longer than the time between two.
    monkeypatch.setattr(stream, "HEARTBEAT", 3600.0)
    monkeypatch.setattr(stream, "BETWEEN", 0.0)
    monkeypatch.setattr(table, "monotonic", lambda: 0.0)


async def streamed(pages: Pages, path: str, acts: Sequence[Act], quiet: Act) -> bytes:
    """Return the bytes of a stream: its beginning, and what follows an act each.

    `quiet` happens first, and should not be told.
    """
    url = URL(f"http://127.0.0.1:{pages.port}{path}", encoded=True)
    told = b""
    async with pages.session.get(url, headers={"Cookie": pages.cookie}) as stream:
        assert stream.status == 200

        async def read(*acts: Act) -> None:
            nonlocal told
            for act in acts:
                await act()
                before = told.count(MOVED)
                while told.count(MOVED) == before:
                    told += await stream.content.readany()
            # What is told too much comes before the answer to this.
            await pages.get("/tables")
            told += stream.content.read_nowait()

        await read(nothing)
        await quiet()
        await read()
        await read(*acts)
        return told


def streams(path: str, person: int) -> Iterator[str]:
    """Yield the streams of a person that tell of changes at the table."""
    yield f"{path}/events"
    if person != SPECTATOR:
        yield "/tables/events"


async def nothing() -> None:
    """Do nothing."""


@GAMES
async def test_another_deal_changes_no_byte_of_a_stream(
    pages: Pages, game: str, secrets: bool
) -> None:
    harness = pages.harness
    now = await looked_at(pages, game, secrets, drafts=False)
    first = asked_first(pages, now)

    async def changed() -> None:
        harness.host.links.onlookers.run_soon(now.table.id)

    for person in (first, (first + 1) % PEOPLE, SPECTATOR):
        await pages.pair(person)
        chair = now.table.chair_of(harness.people[person].id)
        found = []
        for other in (False, True):
            if other:
                await dealt_anew(pages, now, None if chair is None else chair.seat)
            for path in streams(await pages.link(person), person):
                async for fresh in anew(pages):
                    found.append(await streamed(fresh, path, [changed] * 2, nothing))
        half = len(found) // 2
        assert found[:half] == found[half:]
        await put(pages, now)


@GAMES
async def test_another_deal_changes_no_move_that_a_stream_tells(
    pages: Pages, game: str, secrets: bool
) -> None:
    """A move that reveals nothing is told in the same sentences, whatever is hidden."""
    tables = pages.harness.host.tables
    now = await looked_at(pages, game, secrets, drafts=False)
    seat = now.decisions[0].seat
    mover = now.table.chairs[seat].user_id or 0
    move = next(one for one in now.decisions[0].moves if not reveals(now, one))

    async def moved() -> None:
        await tables.play(now.table.id, mover, now.rules.notate(move))

    for person in ((asked_first(pages, now) + 1) % PEOPLE, SPECTATOR):
        await pages.pair(person)
        path = f"{await pages.link(person)}/events"
        chair = now.table.chair_of(pages.harness.people[person].id)
        found = []
        for other in (False, True):
            newest = await tables.position(now.table.id)
            if other:
                await dealt_anew(pages, newest, None if chair is None else chair.seat)
            async for fresh in anew(pages):
                found.append(sentences(await streamed(fresh, path, [moved], nothing)))
            await tables.takeback(now.table.id, mover)
            again = await tables.position(now.table.id)
            await put(pages, replace(again, _state=now._state))
        assert found[0] == found[1] and any(found[0])


def reveals(now: Position, move: Any) -> bool:
    """Return whether a move of whoever is asked first makes anything hidden known."""
    return any(one.reveals for one in carry_out(now, now.decisions[0].seat, [move]).events)


def sentences(told: bytes) -> list[object]:
    """Return what events tell of moves, without versions and times."""
    data = [json.loads(line[6:]) for line in told.split(b"\n") if line.startswith(b"data: ")]
    return [
        [{key: one[key] for key in ("seat", "by", "round", "lines")} for one in each["entries"][:1]]
        for each in data
        if each["entries"]
    ]


@pytest.mark.parametrize("game", ["puerto_rico", "amerigo"])
async def test_nobody_elses_stream_tells_of_a_draft(pages: Pages, game: str) -> None:
    harness = pages.harness
    await pages.opened(PEOPLE, game=game)
    now = await pages.played(is_drafted)
    first = asked_first(pages, now)

    async def changed() -> None:
        harness.host.links.onlookers.run_soon(now.table.id)

    async def drafted() -> None:
        await draft(pages, now)
        mark = (await harness.host.analysis.drafts.open(now.table.id, user_id)).mark
        await harness.host.analysis.drafts.clear(now.table.id, user_id, mark)

    user_id = harness.people[first].id
    for person in ((first + 1) % PEOPLE, SPECTATOR):
        await pages.pair(person)
        for path in streams(await pages.link(person), person):
            found = []
            for quiet in (nothing, drafted):
                async for fresh in anew(pages):
                    found.append(await streamed(fresh, path, [changed] * 2, quiet))
            assert found[0] == found[1]


@GAMES
async def test_another_deal_changes_no_work(
    pages: Pages, work: Work, game: str, secrets: bool
) -> None:
    """The same drawings, looks into the database and answers: no time tells what is hidden."""
    now = await looked_at(pages, game, secrets, drafts=False)
    before = await pages.harness.host.tables.position(now.table.id, now.version - 1)
    first = asked_first(pages, now)
    for person in (first, (first + 1) % PEOPLE, SPECTATOR):
        await pages.pair(person)
        path = await pages.link(person)
        chair = now.table.chair_of(pages.harness.people[person].id)
        done = []
        for other in (False, True):
            for position in (before, now):
                if other:
                    await dealt_anew(pages, position, None if chair is None else chair.seat)
                else:
                    await put(pages, position)
            async for fresh in anew(pages):
                work.taken()
                await everything(fresh, path)
                done.append(work.taken())
        assert done[0] == done[1] and done[0][DRAWN] > 3
        for position in (before, now):
            await put(pages, position)


@pytest.mark.parametrize("game", ["puerto_rico", "amerigo"])
async def test_a_draft_changes_no_work_for_anybody_else(
    pages: Pages, work: Work, game: str
) -> None:
    """Pictures that were drawn for a draft are nobody else's: none is there sooner, or later."""
    await pages.opened(PEOPLE, game=game)
    now = await pages.played(is_drafted)
    first = asked_first(pages, now)
    paths = {person: await pages.link(person) for person in (*range(PEOPLE), SPECTATOR)}
    done = []
    for drafts in (False, True):
        if drafts:
            await draft(pages, now)
        async for fresh in anew(pages):
            await pages.pair(first)
            await everything(replace(fresh, cookie=pages.cookie), paths[first])
            for person in set(paths) - {first}:
                await pages.pair(person)
                work.taken()
                await everything(replace(fresh, cookie=pages.cookie), paths[person])
                done.append(work.taken())
    assert done[:PEOPLE] == done[PEOPLE:]
