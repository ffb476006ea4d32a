"""What a person chooses of their mails: one a day, and a picture of the table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta
from email.message import EmailMessage
from io import BytesIO
from typing import Any

import pytest
import pytest_asyncio
from PIL import Image

from bot.presenting.ways.mail import sender
from tests.cogs.harness import custom_ids, texts
from tests.mail.bots import Mailing, text_of
from tests.mail.server import taking_mails
from tests.web.pages import Pages, bot_of

DAY = timedelta(days=1)


@pytest_asyncio.fixture
async def mailing(pages: Pages) -> AsyncIterator[Mailing]:
    async with taking_mails() as mailbox:
        yield Mailing.of(pages, mailbox)


async def opened(mailing: Mailing, who: int = 0) -> Any:
    """Return the answer that shows a person's only way."""
    person, (way,) = mailing.person(who), await mailing.ways(who)
    me = await person.slash(mailing.harness.channel, "me")
    shown = (await person.click(me.response, custom_id="ways")).response
    return (await person.select(shown, custom_id="wayopen", values=[str(way.id)])).response


async def chosen(mailing: Mailing, custom_id: str, *values: str, who: int = 0) -> Any:
    """Choose something of a person's only way; return the answer."""
    person, shown = mailing.person(who), await opened(mailing, who)
    if values:
        return (await person.select(shown, custom_id=custom_id, values=[*values])).response
    return (await person.click(shown, custom_id=custom_id)).response


async def test_one_mail_a_day_lists_all_that_is_asked(mailing: Mailing) -> None:
    for who in (0, 1):
        way = await mailing.add(who)
        shown = await chosen(mailing, f"waydaily:{way.id}", "20", who=who)
        assert "once a day, from 20:00 on" in texts(shown)
        assert not [one for one in custom_ids(shown) if one.startswith("waypicture")]
        assert f"waywait:{way.id}" not in custom_ids(shown)
    await mailing.pages.pair(0)
    page = (await mailing.pages.get("/tables")).text
    assert "email once a day, from 20:00 on" in page and f'id="way-{way.id - 1}"' in page
    assert "<select" not in page
    tables = [await mailing.pages.opened(2) for _ in range(3)]
    assert await mailing.look() == []
    mails = await mailing.look(DAY)
    told = {mail["To"]: text_of(mail) for mail in mails}
    listed = "\n".join(told.values())
    for table in tables:
        assert f"table #{table.id}" in listed
    assert listed.count("https://discord.com/channels/") == 3
    for mail in mails:
        count = text_of(mail).count("Your turn:")
        title = (
            "A table is waiting for you" if count == 1 else f"{count} tables are waiting for you"
        )
        assert (mail["Subject"], mail["References"]) == (title, None)
        assert text_of(mail, "html").count("Your turn:") == count
    assert len(await mailing.look(DAY)) == len(mails)
    way = (await mailing.ways())[0]
    back = await chosen(mailing, f"waydaily:{way.id}", "each")
    assert "at once" in texts(back) and f"waywait:{way.id}" in custom_ids(back)


def picture_in(mail: EmailMessage) -> EmailMessage | None:
    """Return the picture that a mail brings along for its HTML."""
    found = [one for one in mail.walk() if one.get_content_maintype() == "image"]
    assert len(found) <= 1
    return next((one for one in found if isinstance(one, EmailMessage)), None)


async def asked(mailing: Mailing, *, picture: bool) -> EmailMessage:
    """Begin a game of two who get mails; return that of whoever must move."""
    for who in (0, 1):
        way = await mailing.add(who)
        if picture:
            shown = await chosen(mailing, f"waypicture:{way.id}:1", who=who)
            assert f"waypicture:{way.id}:0" in custom_ids(shown)
    await mailing.pages.opened(2)
    (mail,) = await mailing.look()
    return mail


async def test_a_picture_comes_with_the_mail_by_choice(mailing: Mailing) -> None:
    mail = await asked(mailing, picture=True)
    picture = picture_in(mail)
    assert picture is not None and picture["Content-ID"] == "<table>"
    data = picture.get_payload(decode=True)
    assert isinstance(data, bytes) and len(data) <= sender.MOST_PICTURE
    assert Image.open(BytesIO(data)).width > 500
    html = text_of(mail, "html")
    assert 'src="cid:table"' in html and 'alt=""' not in html
    assert "choose a role" in text_of(mail)


async def test_without_the_choice_there_is_no_picture(mailing: Mailing) -> None:
    mail = await asked(mailing, picture=False)
    assert picture_in(mail) is None and "<img" not in text_of(mail, "html")


async def test_a_mail_goes_without_a_picture_that_is_too_large_or_broken(
    mailing: Mailing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "MOST_PICTURE", 10)
    mail = await asked(mailing, picture=True)
    assert picture_in(mail) is None and "choose a role" in text_of(mail)
    monkeypatch.undo()

    def broken(_jobs: object) -> Any:
        raise RuntimeError("broken")

    context = bot_of(mailing.harness).context
    monkeypatch.setattr(context, "drawer", broken)
    await mailing.pages.move(await mailing.pages.at_rest())
    last = (await mailing.look())[-1]
    assert picture_in(last) is None and last["Message-ID"] != mail["Message-ID"]
