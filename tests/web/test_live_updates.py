"""Updates that a page gets of a move at once: who did what, in its language, in few bytes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterator
from contextlib import suppress
from importlib import import_module

import pytest

from bot.host.core.api import NothingToTakeBack, Person
from bot.store.people import links
from bot.web import live_updates, stream
from bot.web.service import serving
from tests.web.pages import PATIENCE, Pages, bot_of, next_told


@pytest.mark.parametrize("game", ["puerto_rico", "magister_navis", "amerigo"])
async def test_a_move_is_told_as_the_log_has_it(
    pages: Pages, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player and a spectator, in two languages, hear every move once, after one they know."""
    monkeypatch.setattr(stream, "CALM", 0.0)
    await pages.harness.started(3, game=game)
    pages.harness.host.posting.outbox.publisher = None
    for person, language in ((0, "en"), (4, "de")):
        path = await pages.link(person)
        url = f"http://127.0.0.1:{pages.port}{path}/events?language={language}"
        async with pages.session.get(url) as line:
            stamp = (await next_told(line))["stamp"]
            for _ in range(12):
                await pages.move(await pages.at_rest())
                now = await pages.get(f"{path}/now?language={language}")
                while stamp < now.data["stamp"]:
                    told = await next_told(line)
                    fresh = [one for one in told["entries"] if one["stamp"] > stamp]
                    assert fresh and len(told["entries"]) == len(fresh) + (stamp > 0)
                    known = {one["stamp"]: one for one in now.data["log"]["entries"]}
                    assert all(one == known[one["stamp"]] for one in fresh)
                    stamp = told["stamp"]


async def test_moves_without_room_are_asked_for(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_updates, "LARGEST", 300)
    await pages.opened()
    path = await pages.link()
    async with pages.session.get(f"http://127.0.0.1:{pages.port}{path}/events") as line:
        await next_told(line)
        await pages.move(await pages.at_rest())
        told = await next_told(line)
    assert told["entries"] == [] and told["stamp"] == (await pages.now(path))["stamp"]


async def test_a_link_that_was_revoked_hears_no_more_moves(pages: Pages) -> None:
    await pages.opened()
    path = await pages.link()
    async with pages.session.get(f"http://127.0.0.1:{pages.port}{path}/events") as line:
        await next_told(line)
        await pages.harness.host.links.revoke(pages.harness.people[0].id)
        await pages.move(await pages.at_rest())
        assert b"entries" not in (rest := await line.content.read())
        assert b"event: gone" in rest


async def test_a_link_of_which_nobody_says_that_it_is_gone_is_looked_at_now_and_then(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As one that expires; until then signs of life cost no look into the database."""
    monkeypatch.setattr(stream, "HEARTBEAT", 0.02)
    monkeypatch.setattr(stream, "CALM", 0.0)
    await pages.opened()
    path, host = await pages.link(), pages.harness.host
    reads = list[str]()
    async with pages.session.get(f"http://127.0.0.1:{pages.port}{path}/events") as line:
        await next_told(line)
        _counting(monkeypatch, "people.links.find", reads)
        for _ in range(20):
            await line.content.readuntil(b"event: beat")
        assert not reads
        await host._database.write(lambda db: links.revoke(db, pages.harness.people[0].id, None))
        monkeypatch.setattr(stream, "TRUST", 0.0)
        async with asyncio.timeout(PATIENCE):
            assert b"event: gone" in await line.content.read()
    assert reads


async def test_a_browser_that_is_paired_has_nobodys_link_looked_at(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless another one ends by that: whoever pairs takes nothing from the others."""
    await pages.opened()
    path, reads = await pages.link(1), list[str]()
    async with pages.session.get(f"http://127.0.0.1:{pages.port}{path}/events") as line:
        await next_told(line)
        _counting(monkeypatch, "people.links.find", reads)
        new = await pages.pair()
        await pages.move(await pages.at_rest())
        await next_told(line)
        assert not reads
        host = pages.harness.host
        code = await host.pairings.code(Person(pages.harness.people[0].id, "A"))
        assert await host.pairings.pair(code, "the same browser", *new.values())
        await pages.move(await pages.at_rest())
        await next_told(line)
        assert reads


@pytest.mark.parametrize("game", ["puerto_rico", "magister_navis", "amerigo"])
async def test_what_is_followed_is_not_read_anew(
    pages: Pages, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moves and takebacks are carried along as they are stored, just as they would be read."""
    monkeypatch.setattr(stream, "CALM", 0.0)
    await pages.harness.started(3, game=game)
    pages.harness.host.posting.outbox.publisher = None
    path, reads = await pages.link(), list[str]()
    url = f"http://127.0.0.1:{pages.port}{path}/events"
    async with pages.session.get(url) as line:
        stamp = (await next_told(line))["stamp"]
        for query in ("tables.history.passed", "tables.moves.between"):
            _counting(monkeypatch, query, reads)
        told: dict[int, object] = {}
        for step in _moves_with_takebacks(pages, 25):
            await step
            newest = await pages.harness.position()
            while stamp < newest.table.stamp(newest.version):
                news = await next_told(line)
                told |= {one["stamp"]: one for one in news["entries"]}
                stamp = news["stamp"]
        assert not reads
        monkeypatch.undo()
        followed = [await pages.get(f"{path}/{what}") for what in ("now", "stops", f"log/{stamp}")]
    async with serving(bot_of(pages.harness).context, "127.0.0.1", 0) as port:
        known, pages.port = pages.port, port
        read = [await pages.get(f"{path}/{what}") for what in ("now", "stops", f"log/{stamp}")]
        pages.port = known
    assert [one.data for one in followed] == [one.data for one in read]
    entries = [*read[0].data["log"]["entries"], *read[2].data["entries"]]
    assert {one["by"] for one in entries} == {"user", "undo"}
    assert all(told[one["stamp"]] == one for one in entries if one["stamp"] in told)
    assert len(told.keys() & {one["stamp"] for one in entries}) > 10


def _counting(monkeypatch: pytest.MonkeyPatch, query: str, reads: list[str]) -> None:
    """Write down whenever the store is asked this."""
    place, _, name = query.rpartition(".")
    ask = getattr(import_module(f"bot.store.{place}"), name)

    def asked(*args: object) -> object:
        reads.append(query)
        return ask(*args)

    monkeypatch.setattr(f"bot.store.{query}", asked)


def _moves_with_takebacks(pages: Pages, most: int) -> Iterator[Awaitable[object]]:
    """Yield steps of a table at which every third move is taken back, where it may be."""
    for number in range(most):
        yield _taken_back(pages) if number % 3 == 2 else _moved(pages)


async def _moved(pages: Pages) -> None:
    await pages.move(await pages.at_rest())


async def _taken_back(pages: Pages) -> None:
    position = await pages.at_rest()
    user_id = position.table.chairs[position.decisions[0].seat].user_id or 0
    await pages.move(position)
    with suppress(NothingToTakeBack):
        await pages.harness.host.tables.takeback(position.table.id, user_id)


async def test_a_new_name_is_in_what_was_told_before(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An erased person is named in no sentence any more, also in those carried along."""
    monkeypatch.setattr(stream, "CALM", 0.0)
    await pages.opened(3)
    path, person = await pages.link(), pages.harness.people[1]
    async with pages.session.get(f"http://127.0.0.1:{pages.port}{path}/events") as line:
        await next_told(line)
        for _ in range(6):
            await _moved(pages)
            await next_told(line)
        assert person.name in (await pages.get(f"{path}/now")).text
        await pages.harness.host.upkeep.privacy.erase(person.id)
        await _moved(pages)
        told = await next_told(line)
        assert person.name not in str(told)
    for what in ("now", f"log/{told['stamp']}"):
        answer = await pages.get(f"{path}/{what}")
        assert answer.status == 200 and person.name not in answer.text
