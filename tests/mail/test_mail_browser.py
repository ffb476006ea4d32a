"""Mails and the pages of their links in a real Chromium: on a phone, in both languages, pressed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from email.message import EmailMessage

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.mail.bots import Mailing, link_in, text_of
from tests.mail.server import taking_mails
from tests.web.windows import PHONE, Windows, violations

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def mailing(windows: Windows) -> AsyncIterator[Mailing]:
    async with taking_mails() as mailbox:
        yield Mailing.of(windows.pages, mailbox)


async def asked(mailing: Mailing, who: int, language: str) -> EmailMessage:
    """Have a person asked to confirm an address; return the mail."""
    await mailing.type(f"{language}{who}@example.net", who, language=language)
    return (await mailing.look())[-1]


@pytest.mark.parametrize(("who", "language"), [(0, "en"), (1, "de")])
async def test_a_tap_confirms_and_a_tap_ends_the_mails(
    windows: Windows, mailing: Mailing, who: int, language: str
) -> None:
    mail = await asked(mailing, who, language)
    path = link_in(mail, "confirm")
    for scheme in ("light", "dark"):
        async with windows.open(path, PHONE, color_scheme=scheme) as page:
            await expect(page.locator("html")).to_have_attribute("lang", language)
            assert await violations(page) == []
    async with windows.open(path, PHONE, has_touch=True) as page:
        await page.locator("#pair").tap()
        await expect(page.locator("#pair")).to_have_count(0)
        (way,) = await mailing.ways(who)
        assert way.confirmed_at is not None
        assert await violations(page) == []
    await mailing.harness.host.people.way_calls.test(way.user_id, way.id)
    path = link_in(mailing.mailbox.mails[-1], "off")
    async with windows.open(path, PHONE, has_touch=True) as page:
        await page.locator("#pair").tap()
        await expect(page.locator("#pair")).to_have_count(0)
        assert (await mailing.ways(who))[0].since is None


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_a_mail_fits_a_phone_and_can_be_read_in_both_schemes(
    windows: Windows, mailing: Mailing, scheme: str
) -> None:
    mail = (mailing.mailbox.mails or [await asked(mailing, 2, "de")])[0]
    async with windows.open("/robots.txt", PHONE, color_scheme=scheme, refused="404") as page:
        await page.set_content(text_of(mail, "html"))
        assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        assert await violations(page) == []
