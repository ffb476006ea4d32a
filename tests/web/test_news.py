"""What a page is told of a move at once: who did what, in its language, and in few bytes."""

from __future__ import annotations

import pytest

from bot.web import news, stream
from tests.web.pages import Pages, next_told


@pytest.mark.parametrize("game", ["puerto_rico", "magister_navis", "amerigo"])
async def test_a_move_is_told_as_the_log_has_it(
    pages: Pages, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player and a spectator, in two languages, hear every move once, after one they know."""
    monkeypatch.setattr(stream, "CALM", 0.0)
    await pages.harness.started(3, game=game)
    pages.harness.host.outbox.publisher = None
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
    monkeypatch.setattr(news, "LARGEST", 300)
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
