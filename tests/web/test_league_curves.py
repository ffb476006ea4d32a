"""The coach's curves at the tables of a public season: shown if everybody in it has agreed."""

from __future__ import annotations

from html import unescape
from typing import Any

import pytest
from playwright.async_api import expect

from bot.host.analysis.coaching.api import written
from bot.host.leagues.api import OVER
from bot.house_bots.findings import Mistakes, Moment, Review
from bot.locales.markdown import visible
from bot.store import Connection
from bot.store.leagues.records import COACH_YES
from bot.store.tables.coaching import ReviewRow, keep_review
from tests.web.pages import Pages
from tests.web.test_hidden import anew
from tests.web.test_league_tables import Watched, everything, watched
from tests.web.windows import DESKTOP, PHONE, Windows, drawn, violations

CURVE = ((1, -2.0, 0.5), (2, 1.5, 0.4), (3, 6.0, 0.0))


async def judged(pages: Pages, agreeing: int = 3) -> Watched:
    """Return a table of a season that is over, whose coach has judged all moves at it."""
    one = await watched(pages, 3, 1, coached="yes")
    consents = pages.harness.host.leagues.consents
    for person in pages.harness.people[:agreeing]:
        await consents.answer(one.season.id, person.id, True)
    await one.to_the_end()
    assert (await one.stage()) == OVER and curves(await one.now()) == []
    await review(one)
    return one


async def review(one: Watched) -> None:
    """Store a review of each seat."""
    chairs = (await one.position()).table.chairs

    def work(connection: Connection) -> None:
        for chair in chairs:
            seat, person = chair.seat or 0, chair.user_id or 0
            costly = Moment(3, 1, "role", "captain", "mayor", 3.0, 0.1, 1.0)
            text = written(Review(seat, (costly,), (), CURVE, 9, 0, Mistakes(1, 3.0, 0.1)))
            keep_review(connection, ReviewRow(one.table, seat, person, "x", text, 0.0))

    await one.pages.harness.host._database.write(work)


def curves(now: Any) -> list[Any]:
    return [part for part in now["parts"] if part["key"].startswith("curve")]


async def test_the_curves_of_the_coach_are_shown_where_all_agreed(pages: Pages) -> None:
    one = await judged(pages)
    names = (await pages.harness.host.leagues.results.of(one.season.id)).names
    people = [chair.user_id or 0 for chair in (await one.position()).table.chairs]
    found = curves(await one.now())
    assert [part["title"] for part in found] == [
        f"How the coach saw {visible(names[person])}’s game" for person in people
    ]
    assert found[0]["lines"][1:] == [
        "Round 1: −2.0 ± 0.5",
        "Round 2: +1.5 ± 0.4",
        "Round 3: +6.0 ± 0.0",
    ]
    folder = one.bare.rpartition("/")[0]
    assert (await pages.get(f"{folder}/{found[0]['dark']}")).status == 200
    shown = unescape((await pages.get(f"{one.bare}?language=de")).text)
    assert f"So sah der Trainer die Partie von {visible(names[people[0]])}" in shown
    # Whoever looks back, or sees the table by a link of their own, has none.
    stops = (await pages.get(f"{one.bare}/stops")).data["stops"]
    assert curves((await pages.get(f"{one.bare}/at/{stops[-2]}")).data) == []
    own = await pages.harness.host.links.token(one.table, people[0])
    assert curves((await pages.get(f"/t/{own}/now")).data) == []

    # Taken back by one, they are gone for all, at once.
    await pages.harness.host.leagues.consents.answer(one.season.id, people[1], False)
    assert curves(await one.now()) == []
    assert (await pages.get(f"{folder}/{found[0]['dark']}")).status == 404


async def test_there_are_no_curves_before_the_season_is_over(pages: Pages) -> None:
    one = await watched(pages, coached="yes")
    for person in pages.harness.people[:4]:
        await pages.harness.host.leagues.consents.answer(one.season.id, person.id, True)
    await one.to_the_end()
    await review(one)
    assert (await one.now())["status"] == "over" and (await one.stage()) != OVER
    assert curves(await one.now()) == []


async def test_without_one_agreement_nothing_tells_that_there_could_be_curves(
    pages: Pages,
) -> None:
    one = await judged(pages, 2)
    async for fresh in anew(pages):
        before = await everything(fresh, one.bare)
    await pages.harness.host._database.write(
        lambda db: db.execute("DELETE FROM league_log WHERE kind = ?", (COACH_YES,))
    )
    async for fresh in anew(pages):
        assert await everything(fresh, one.bare) == before
    assert "coach" not in before[one.bare].decode()


async def test_curves_are_not_made_for_a_page(pages: Pages) -> None:
    """They are there once the coach has judged everybody's moves for the standings."""
    one = await judged(pages)
    await pages.harness.host._database.write(
        lambda db: db.execute("DELETE FROM review WHERE seat = 1")
    )
    assert curves(await one.now()) == []
    await review(one)
    assert len(curves(await one.now())) == 3


async def test_who_agreed_before_curves_were_named_did_not_agree_to_them(pages: Pages) -> None:
    one = await judged(pages)
    await pages.harness.host._database.write(
        lambda db: db.execute("UPDATE league_log SET data = '{}' WHERE kind = ?", (COACH_YES,))
    )
    assert curves(await one.now()) == []


async def test_who_is_erased_takes_the_curves_along(pages: Pages) -> None:
    one = await judged(pages)
    gone = pages.harness.people[0]
    await pages.harness.host.upkeep.privacy.erase(gone.id)
    assert curves(await one.now()) == []
    assert gone.user.name not in (await pages.get(one.bare)).text


@pytest.mark.asyncio(loop_scope="module")
async def test_curves_stand_among_the_boards_and_go_while_one_looks_back(windows: Windows) -> None:
    one = await judged(windows.pages)
    for size, language in ((PHONE, "de"), (DESKTOP, "en"), ((1920, 1080), "de")):
        path = f"{one.bare}?language={language}"
        async with windows.open(path, size) as page:
            await drawn(page)
            curve = page.locator("[data-part=curve-2]")
            await expect(curve.locator("img")).to_be_visible()
            assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            assert await violations(page) == []
            await page.locator("#earlier").click()
            await expect(curve).not_to_be_visible()
            await page.locator("#to-now").click()
            await expect(curve).to_be_visible()
