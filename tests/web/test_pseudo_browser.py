"""Pages and mails in languages that nobody speaks, in a real Chromium on the smallest phone.

They are longer, run from right to left, or have wide signs (`tests/tools/pseudo`).
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from email.message import EmailMessage

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from bot.host.core.api import Person
from bot.locales import Words, add_words
from bot.web.league.page import ALMANAC, SCHEDULE
from tests.catalogue import CATALOGUE
from tests.cogs.test_league import manager
from tests.languages import forgetting_words
from tests.mail.bots import Mailing, text_of
from tests.mail.server import taking_mails
from tests.tools.pseudo.writing import PSEUDO, write
from tests.web.test_league import link_of, played, posted
from tests.web.test_mine_browser import NARROW, known
from tests.web.windows import Windows, drawn, violations

pytestmark = pytest.mark.asyncio(loop_scope="module")

CODES = [*PSEUDO]
_OUTSIDE = """() => {
    const scrolls = (one) => one && one !== document.body
        && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
    return [...document.querySelectorAll("main *, header *, footer *")].filter((one) => {
        const {left, right, width} = one.getBoundingClientRect();
        const apart = one.closest(".unseen, dialog, svg") || scrolls(one.parentElement);
        return width && !apart && (right > innerWidth + 1 || left < -1);
    }).map((one) => one.outerHTML.slice(0, 120));
}"""
"""Script for what is beyond the left or right edge of the window and in nothing that scrolls."""
_CUT = """() => [...document.querySelectorAll("body *")].filter((one) => {
    const style = getComputedStyle(one);
    const cuts = style.overflowX === "hidden" || style.overflowX === "clip";
    const hidden = one.closest(".unseen, .skip, dialog, .field");
    return cuts && !hidden && one.textContent.trim() && one.scrollWidth > one.clientWidth + 1;
}).map((one) => one.outerHTML.slice(0, 120))"""
"""Texts that are cut off by their box."""


@pytest.fixture(scope="module", autouse=True)
def languages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Let the bot know the languages meanwhile."""
    root = tmp_path_factory.mktemp("languages")
    write(root)
    with forgetting_words():
        add_words(root)
        yield


@asynccontextmanager
async def read(windows: Windows, path: str, code: str, **how: object) -> AsyncIterator[Page]:
    """Open a page in a language, and look at all of it when it is no longer needed."""
    asked = f"{path}{'&' if '?' in path else '?'}language={code}"
    async with windows.open(asked, NARROW, **how) as page:
        yield page
        await drawn(page)
        await fits(page, code)


async def fits(page: Page, code: str) -> None:
    """Check that a page is in its language and direction, and that nothing of it is cut off."""
    root = page.locator("html")
    await expect(root).to_have_attribute("lang", code)
    await expect(root).to_have_attribute("dir", Words(code).direction)
    assert await page.evaluate(_OUTSIDE) == []
    assert await page.evaluate(_CUT) == []
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert await violations(page) == []


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize("code", CODES)
async def test_a_table_is_played_and_read_to_its_end(
    windows: Windows, code: str, game: str
) -> None:
    pages = windows.pages
    await pages.opened(3, game=game)
    await pages.played(lambda now: now.version > 5)
    position = await pages.at_rest()
    seat = position.decisions[0].seat
    user_id = position.table.chairs[seat].user_id
    who = next(n for n, one in enumerate(pages.harness.people) if one.id == user_id)
    cookies, path = await pages.pair(who), await pages.link(who)
    pages.unpair()
    async with read(windows, path, code, cookies=cookies) as page:
        await expect(page.locator("#turn-list :is(button, summary)").first).to_be_attached()
    await pages.ended()
    async with read(windows, path, code) as page:
        await expect(page.locator("#state")).to_have_text(Words(code)("web-over"))


@pytest.mark.parametrize("code", CODES)
async def test_the_own_tables_and_the_languages_are_read(windows: Windows, code: str) -> None:
    pages = windows.pages
    await pages.opened(2, name="W" * 200)
    async with read(windows, "/tables", code) as page:
        await expect(page.locator("#unpaired")).to_be_visible()
    async with read(windows, "/tables", code, cookies=await known(pages)) as page:
        await expect(page.locator("li.table").first).to_be_visible()
    async with read(windows, "/languages", code) as page:
        await expect(page.locator(f'h2[lang="{code}"]')).to_be_visible()


@pytest.mark.parametrize("code", CODES)
async def test_a_browser_is_paired(windows: Windows, code: str) -> None:
    pages = windows.pages
    one = pages.harness.people[0]
    drawn_code = await pages.harness.host.pairings.code(Person(one.id, one.name))
    async with read(windows, f"/pair/{drawn_code}", code) as page:
        await expect(page.locator("#pair")).to_be_visible()


@pytest.mark.parametrize("code", CODES)
async def test_a_lesson_is_read(windows: Windows, code: str) -> None:
    cookies = await windows.pages.pair(0)
    windows.pages.unpair()
    for game in CATALOGUE:
        async with read(windows, f"/learn/{game}", code, cookies=cookies):
            pass


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def league(windows: Windows) -> str:
    """The path of a public league with tables that are over."""
    await played(windows.pages, manager(windows.pages.harness))
    return link_of(windows.pages, posted(windows.pages.harness, "for all to see"))


@pytest.mark.parametrize("code", CODES)
async def test_a_league_is_read(windows: Windows, league: str, code: str) -> None:
    for part in ("", f"/{SCHEDULE}", f"/{ALMANAC}"):
        async with read(windows, league.replace("?", f"{part}?"), code):
            pass


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def mailing(windows: Windows) -> AsyncIterator[Mailing]:
    async with taking_mails() as mailbox:
        yield Mailing.of(windows.pages, mailbox)


@pytest.mark.parametrize("code", CODES)
async def test_a_mail_fits_a_phone(windows: Windows, mailing: Mailing, code: str) -> None:
    who = CODES.index(code)
    person = mailing.person(who)
    # Where other tests have loaded the command, it offers the languages of that time.
    await mailing.harness.host.people.preferences.keep(person.id, language=code)
    await mailing.type(f"{code}@example.net", who)
    mail: EmailMessage = (await mailing.look())[-1]
    async with windows.open("/robots.txt", NARROW, refused="404") as page:
        await page.set_content(text_of(mail, "html"))
        await fits(page, code)
