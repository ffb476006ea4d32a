"""Calls by e-mail: an address is confirmed, each question is one mail, and mails can be ended."""

from __future__ import annotations

import asyncio
import logging
import re
import subprocess
import sys
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage

import pytest
import pytest_asyncio
import simcord

from bot.cli.compose import set_up_ways
from bot.host.core.limits import DAY
from bot.host.people.way_calls import FIRST_DELAY, LONGEST_DELAY, MOST_FAILURES
from bot.presenting.ways.contents import Contents
from bot.presenting.ways.mail.message import Frame, mail_of
from bot.presenting.ways.mail.sender import MAIL
from bot.runtime.settings import Settings
from tests.cogs.harness import custom_ids, texts
from tests.cogs.test_calls import direct_messages
from tests.mail.bots import Mailing, link_in, text_of
from tests.mail.server import SENDER, taking_mails
from tests.web.pages import Pages, bot_of
from tests.web.test_calendar import pass_time

ANNA = "anna@example.net"
NOW = datetime(2026, 7, 1, 12, tzinfo=UTC)
RETRY = timedelta(seconds=FIRST_DELAY + 1)
ARABIC = "\u0646\u0648\u0631"


@pytest_asyncio.fixture
async def mailing(pages: Pages) -> AsyncIterator[Mailing]:
    async with taking_mails() as mailbox:
        yield Mailing.of(pages, mailbox)


async def asked(mailing: Mailing) -> tuple[int, EmailMessage]:
    """Begin a game of two who get mails; return who must move, and their mail."""
    for who in (0, 1):
        await mailing.add(who)
    await mailing.pages.opened(2)
    (mail,) = await mailing.look()
    names = [f"{mailing.person(who).name.lower()}@example.net" for who in (0, 1)]
    return names.index(mail["To"]), mail


async def test_nobody_is_mailed_before_the_address_is_confirmed(mailing: Mailing) -> None:
    answer = await mailing.type(ANNA)
    assert "Press the button in it within 24 hours" in texts(answer)
    assert not [one for one in custom_ids(answer) if one.startswith("waytest")]
    (mail,) = await mailing.look(timedelta())
    assert (mailing.mailbox.recipients, mail["To"]) == ([ANNA], ANNA)
    assert mail["Subject"] == "Confirm your address"
    told = text_of(mail) + text_of(mail, "html")
    assert mailing.person().name not in told and "do nothing" in told
    assert mail["List-Unsubscribe"] is None
    (way,) = await mailing.ways()
    await mailing.pages.opened(2)
    assert len(await mailing.look()) == 1
    calls = mailing.harness.host.people.way_calls
    off = await mailing.person().click(answer, custom_id=f"wayon:{way.id}:0")
    await mailing.person().click(off.response, custom_id=f"wayon:{way.id}:1")
    assert len(await mailing.look()) == 1
    assert "is waiting for you to confirm" in await mailing.state()
    with pytest.raises(Exception, match="unconfirmed-way"):
        await calls.test(way.user_id, way.id)
    assert len(mailing.mailbox.mails) == 1


async def test_opening_the_link_changes_nothing_and_the_button_confirms(mailing: Mailing) -> None:
    await mailing.type(ANNA)
    (mail,) = await mailing.look(timedelta())
    path = link_in(mail, "confirm")
    page = await mailing.pages.get(path)
    assert page.status == 200 and ANNA in page.text and 'id="pair"' in page.text
    assert page.headers["Cache-Control"] == "no-store"
    assert (await mailing.ways())[0].confirmed_at is None
    # Only a page of ours may press the button.
    assert (await mailing.pages.post(path, {}, Origin="https://evil.example")).status == 404
    assert (await mailing.pages.post(path, {}, Origin=None)).status == 404
    assert (await mailing.ways())[0].confirmed_at is None
    assert (await mailing.pages.post(path, {})).data == {"to": ""}
    page = await mailing.pages.get(path)
    assert "is confirmed" in page.text and 'id="pair"' not in page.text
    assert "nothing has been sent yet" in await mailing.state()
    assert (await mailing.pages.post(path, {})).status == 200
    await mailing.look()
    assert len(mailing.mailbox.mails) == 1


async def test_a_link_ends_after_a_day_and_with_its_way_and_is_for_one_thing(
    mailing: Mailing,
) -> None:
    await mailing.type(ANNA)
    (mail,) = await mailing.look(timedelta())
    path = link_in(mail, "confirm")
    for wrong in (
        path.replace("/confirm/", "/off/"),
        path.replace("confirm/", "confirm/A"),
        re.sub(r"(confirm/.{9})(.)", lambda m: m[1] + ("A" if m[2] != "A" else "B"), path),
        "/mail/confirm/" + "A" * 40,
        "/mail/other/" + "A" * 40,
    ):
        assert (await mailing.pages.get(wrong)).status == 404, wrong
    mailing.harness.clock.ahead += timedelta(seconds=DAY)
    assert (await mailing.pages.get(path)).status == 404
    assert (await mailing.pages.post(path, {})).status == 404
    await mailing.look(timedelta())
    # An address that nobody has confirmed is forgotten.
    assert await mailing.ways() == []


async def test_strangers_are_not_flooded_with_questions(mailing: Mailing) -> None:
    await mailing.type(ANNA)
    again = await mailing.type(ANNA)
    assert "already sent to this address today" in texts(again)
    other = await mailing.type("Anna+games@example.net", 1)
    assert "already sent to this address today" in texts(other)
    for number in (2, 3):
        assert "sending an email" in texts(await mailing.type(f"victim{number}@example.net"))
    fourth = await mailing.type("victim4@example.net")
    assert "several email addresses today" in texts(fourth)
    # Who removes an address and types it again has no more mails sent.
    for way in await mailing.ways():
        await mailing.harness.host.people.ways.remove(way.user_id, way.id)
    assert "today" in texts(await mailing.type(ANNA))
    assert len(await mailing.look()) <= 3
    mailing.harness.clock.ahead += timedelta(seconds=DAY)
    assert "sending an email" in texts(await mailing.type(ANNA))


async def test_an_address_of_a_confirmed_way_is_not_asked_again(mailing: Mailing) -> None:
    way = await mailing.add(0, ANNA)
    await mailing.harness.host.people.ways.switch(way.user_id, way.id, on=False)
    assert "It is on" in texts(await mailing.type(ANNA))
    (now,) = await mailing.ways()
    assert (now.id, now.since is not None) == (way.id, True)
    assert await mailing.look() == []


@pytest.mark.parametrize(
    "typed", ["", "Anna <anna@example.net>", "anna@example.net\nBcc: b@example.net", "a@b,c@d.e"]
)
async def test_what_is_no_address_is_refused(mailing: Mailing, typed: str) -> None:
    assert "not an email address that I can use" in texts(await mailing.type(typed))
    assert await mailing.ways() == [] and await mailing.look() == []


async def test_a_question_is_one_mail_that_programs_can_group_and_end(mailing: Mailing) -> None:
    who, mail = await asked(mailing)
    table = await mailing.harness.table()
    person = mailing.person(who)
    assert mail["Subject"] == f"Your turn: Puerto Rico · table #{table.id}"
    assert f"{person.name}, choose a role." in text_of(mail)
    assert f"https://discord.com/channels/{table.guild_id}/" in text_of(mail)
    assert mail["From"].addresses[0].addr_spec == SENDER
    assert (mail["Auto-Submitted"], mail["Reply-To"]) == ("auto-generated", None)
    assert mail["Date"].datetime == mailing.harness.host.now().replace(microsecond=0)
    (way,) = await mailing.ways(who)
    assert mail["References"] == mail["In-Reply-To"] == f"<table-{way.id}-{table.id}@example.org>"
    assert re.fullmatch(r"<ask_[0-9a-f]{24}@example\.org>", mail["Message-ID"])
    # One-click ends need https (RFC 8058, 3.1).
    assert mail["List-Unsubscribe"] and mail["List-Unsubscribe-Post"] is None
    for _ in range(3):
        assert len(await mailing.look()) == 1
    await mailing.pages.move(await mailing.pages.at_rest())
    mails = await mailing.look()
    assert len({one["Message-ID"] for one in mails}) == len(mails) == 2
    assert "Last delivered" in await mailing.state(who)


async def test_proposals_votes_and_starts_are_asked_by_mail(mailing: Mailing) -> None:
    harness, host = mailing.harness, mailing.harness.host
    for who in (0, 1):
        await mailing.add(who)
    table = await harness.started(2)
    (mover,) = harness.deciders(await harness.position())
    other = next(one for one in harness.people[:2] if one is not mover)
    await mover.slash(harness.channel, "propose end")
    await told(mailing, other, "A proposal: ", "needs your answer")
    until = (await host.absence.until(mover.id))[table.id]
    await pass_time(mailing.pages, until - host.now())
    await host.tick()
    await told(mailing, other, "A vote: ", "needs your vote")
    await mover.slash(harness.channel, "table new", game="amerigo", where="here")
    card, table = harness.channel.last_message, await harness.table()
    await other.click(card, custom_id=f"lobby:{table.id}:0")
    harness.clock.ahead += timedelta(hours=2)
    await mover.click(card, custom_id=f"lobby:{table.id}:5")
    await told(mailing, other, "Are you there? ", "The table can start")


async def told(mailing: Mailing, person: simcord.MemberActor, title: str, text: str) -> None:
    """Check that one mail has a title, to whom it is, and what it says."""
    (mail,) = (one for one in await mailing.look() if one["Subject"].startswith(title))
    assert mail["To"] == f"{person.name.lower()}@example.net"
    assert text in text_of(mail) and text in text_of(mail, "html")


async def test_mails_are_ended_in_one_click_without_a_cookie(mailing: Mailing) -> None:
    who, mail = await asked(mailing)
    path = link_in(mail, "off")
    assert mail["List-Unsubscribe"].endswith(f"{path}>")
    page = await mailing.pages.get(path)
    assert page.status == 200 and 'id="pair"' in page.text
    assert (await mailing.ways(who))[0].since is not None
    ended = await mailing.pages.post(
        path,
        b"List-Unsubscribe=One-Click",
        Origin=None,
        Sec_Fetch_Site=None,
        Content_Type="application/x-www-form-urlencoded",
    )
    assert ended.status == 200
    assert (await mailing.ways(who))[0].since is None
    assert "It is off." in await mailing.state(who)
    page = await mailing.pages.get(path)
    assert "gets no more emails" in page.text and 'id="pair"' not in page.text
    await mailing.pages.move(await mailing.pages.at_rest())
    await mailing.pages.move(await mailing.pages.at_rest())
    recipients = [one["To"] for one in await mailing.look()]
    assert recipients.count(mail["To"]) == 1
    # Only whoever is the address's owner switches it on again.
    (way,) = await mailing.ways(who)
    await mailing.harness.host.people.ways.switch(way.user_id, way.id, on=True)
    assert (await mailing.pages.post(path, {})).status == 200
    assert (await mailing.ways(who))[0].since is None


async def test_a_test_arrives(mailing: Mailing) -> None:
    way = await mailing.add()
    await mailing.harness.host.people.way_calls.test(way.user_id, way.id)
    (mail,) = mailing.mailbox.mails
    assert mail["Subject"] == "Test" and "This is a test" in text_of(mail, "html")


@pytest.mark.parametrize(
    ("replies", "told"),
    [
        ({"MAIL": "421 not now"}, "a mail server wants the email later"),
        ({"MAIL": "550 not you"}, "the bot’s mail server accepts no emails from the bot"),
        ({}, "the bot’s mail server does not answer"),
    ],
)
async def test_a_server_of_the_operator_that_fails_is_told_and_switches_nothing_off(
    mailing: Mailing, replies: dict[str, str], told: str
) -> None:
    await asked(mailing)
    working = bot_of(mailing.harness).context.host.people.way_calls.publisher
    if replies:
        mailing.mailbox.replies |= replies
    else:
        async with taking_mails() as closed:
            pass
        Mailing.of(mailing.pages, closed)
    await mailing.pages.move(await mailing.pages.at_rest())
    await mailing.pages.move(await mailing.pages.at_rest())
    for _ in range(MOST_FAILURES + 2):
        await mailing.look(timedelta(seconds=LONGEST_DELAY))
    assert told in "".join([await mailing.state(one) for one in (0, 1)])
    ways = [*await mailing.ways(0), *await mailing.ways(1)]
    assert all(way.since is not None for way in ways)
    mailing.mailbox.replies.clear()
    mailing.harness.host.people.way_calls.publisher = working
    before = len(mailing.mailbox.mails)
    await mailing.look(timedelta(seconds=LONGEST_DELAY))
    assert len(mailing.mailbox.mails) > before


async def test_a_server_that_hangs_delays_no_move(mailing: Mailing) -> None:
    await asked(mailing)
    people, mailbox = mailing.harness.host.people, mailing.mailbox
    await mailing.pages.move(await mailing.pages.at_rest())
    mailbox.hangs_at = "MAIL"
    mailbox.commands.clear()
    mailing.harness.clock.ahead += timedelta(minutes=11)
    await people.look()
    async with asyncio.timeout(20):
        while "MAIL" not in mailbox.commands:
            await asyncio.sleep(0.001)
    before = (await mailing.pages.at_rest()).version
    await mailing.pages.move(await mailing.pages.at_rest())
    assert (await mailing.pages.at_rest()).version > before and len(mailbox.mails) == 1
    mailbox.hangs_at = ""
    mailbox.may_go_on.set()
    await people.way_calls.settled()
    assert len(mailbox.mails) == 2


async def test_nobody_s_mailbox_is_switched_off_at_once_and_its_person_is_told(
    mailing: Mailing,
) -> None:
    for who in (0, 1):
        await mailing.add(who)
    mailing.mailbox.replies["RCPT"] = "550 5.1.1 no such user"
    await mailing.pages.opened(2)
    await mailing.look()
    (who,) = [who for who in (0, 1) if (await mailing.ways(who))[0].off_why]
    assert "says that it does not exist" in await mailing.state(who)
    await mailing.look()
    (said,) = direct_messages(mailing.harness, mailing.person(who))
    assert "by email: the mail server of this address says that it does not exist" in said


async def test_a_refused_recipient_counts_as_a_failure(mailing: Mailing) -> None:
    for who in (0, 1):
        await mailing.add(who)
    mailing.mailbox.replies["RCPT"] = "552 mailbox full"
    await mailing.pages.opened(2)
    await mailing.look()
    (way,) = [way for who in (0, 1) for way in await mailing.ways(who) if way.failures]
    assert (way.fault, way.failures) == ("mail-recipient", 1)


async def test_a_lost_answer_is_sent_again_with_the_same_number(mailing: Mailing) -> None:
    for who in (0, 1):
        await mailing.add(who)
    mailing.mailbox.broken = True
    await mailing.pages.opened(2)
    assert len(await mailing.look()) == 1
    mailing.mailbox.broken = False
    first, again = await mailing.look(RETRY)
    assert first["Message-ID"] == again["Message-ID"]
    assert len(await mailing.look(RETRY)) == 2


async def test_a_mail_to_confirm_is_tried_again_until_it_is_out(mailing: Mailing) -> None:
    mailing.mailbox.replies["RCPT"] = "450 later"
    await mailing.type(ANNA)
    assert await mailing.look(timedelta()) == []
    assert "a mail server wants the email later" in await mailing.state()
    mailing.mailbox.replies.clear()
    assert len(await mailing.look(RETRY)) == 1
    assert "is waiting for you to confirm" in await mailing.state()
    assert len(await mailing.look(RETRY)) == 1


async def test_no_address_gets_into_the_log(
    mailing: Mailing, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    await asked(mailing)
    mailing.mailbox.replies["RCPT"] = "552 <anna@example.net>: mailbox full"
    await mailing.pages.move(await mailing.pages.at_rest())
    await mailing.look()
    ours = [one for one in caplog.records if not one.name.startswith("mail.")]
    assert any("mail-recipient 552" in one.getMessage() for one in ours)
    assert not [one for one in ours if "@example.net" in one.getMessage()]


async def test_an_address_is_shown_exported_and_erased_with_its_person(mailing: Mailing) -> None:
    way = await mailing.add(0, ANNA)
    host, person = mailing.harness.host, mailing.person()
    exported = await host.upkeep.privacy.export(person.id)
    assert ANNA in repr(exported)
    await host.upkeep.privacy.erase(person.id)
    assert ANNA not in repr(await host.upkeep.privacy.export(person.id))
    assert (
        await host._database.read(
            lambda db: db.execute("SELECT count(*) FROM way WHERE id = ?", (way.id,)).fetchone()[0]
        )
        == 0
    )


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_mail_is_of_ascii_alone_whatever_is_in_it(language: str) -> None:
    name = f"\u2068{ARABIC}\u2069"
    contents = Contents(
        *("ask_1", "turn", NOW, language, f"Du bist am Zug: {'ä' * 60} · #7"),
        asked=f"{name}, wähle eine <b>Rolle</b> & mehr",
        game="puerto_rico",
        table=7,
        link="https://discord.com/channels/1/2/3",
    )
    link = "https://games.example.org/some/longer/path/mail/off/" + "A" * 40
    frame = Frame("Bot für Spiele", SENDER, ANNA, NOW, "table-1", link, "https://a.example")
    sent = mail_of(contents, frame)
    assert sent.isascii() and b"\r\n" in sent and max(map(len, sent.split(b"\r\n"))) < 200
    assert f"List-Unsubscribe: <{link}>\r\n".encode() in sent
    mail = message_from_bytes(sent, policy=policy.default)
    assert isinstance(mail, EmailMessage)
    assert mail["Subject"] == contents.title
    assert mail["From"].addresses[0].display_name == "Bot für Spiele"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert f"{name}, wähle eine <b>Rolle</b> & mehr" in text_of(mail)
    assert f"{name}, wähle eine &lt;b&gt;Rolle&lt;/b&gt; &amp; mehr" in text_of(mail, "html")
    assert f'lang="{language}"' in text_of(mail, "html")


@pytest.mark.parametrize(
    ("chosen", "kinds"),
    [
        ({"smtp_host": "smtp.example.org", "smtp_from": SENDER}, set()),
        ({"smtp_host": "smtp.example.org", "web_url": "https://a.example"}, set()),
        ({"smtp_from": SENDER, "web_url": "https://a.example"}, set()),
        (
            {"smtp_host": "s.example", "smtp_from": SENDER, "web_url": "https://a.example"},
            {MAIL},
        ),
    ],
)
async def test_the_settings_turn_it_on(
    pages: Pages, chosen: dict[str, str], kinds: set[str]
) -> None:
    context = bot_of(pages.harness).context
    await set_up_ways(context, Settings(_env_file=None, **chosen))
    publisher = context.host.people.way_calls.publisher
    assert ({*publisher.kinds} if publisher else set()) == kinds


def test_without_the_settings_nothing_of_it_is_loaded() -> None:
    code = "import sys, bot.cli.compose, bot.web.service, bot.operations.doctor.facts"
    done = subprocess.run(
        [sys.executable, "-c", f"{code}; print([*sys.modules])"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "aiosmtplib" not in done.stdout and "ways.mail" not in done.stdout
