"""A bot with pages that sends mails to a mail server on this machine."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import timedelta
from email.message import EmailMessage
from typing import Any

import simcord

from bot.host.people.ways import Way
from bot.presenting.ways.mail.sender import MAIL, mail_kind
from bot.presenting.ways.sender import WaySender
from bot.runtime.outgoing.smtp import Mailer
from tests.cogs.harness import Harness, texts
from tests.mail.server import Mailbox
from tests.web.pages import Pages, bot_of

LATER = timedelta(minutes=11)
"""Time after which a table is quiet, so that who must move is called."""


@dataclass
class Mailing:
    """The pages of a bot that sends mails, and the mail server that takes them."""

    pages: Pages
    mailbox: Mailbox

    @classmethod
    def of(cls, pages: Pages, mailbox: Mailbox, url: str = "") -> Mailing:
        """Have a bot send its mails to a server; the links in them begin with `url`."""
        context = bot_of(pages.harness).context
        home = url or f"http://127.0.0.1:{pages.port}"
        kind = mail_kind(Mailer(mailbox.server()), home)
        context.host.people.way_calls.publisher = WaySender(context, {MAIL: kind})
        return cls(pages, mailbox)

    @property
    def harness(self) -> Harness:
        return self.pages.harness

    def person(self, who: int = 0) -> simcord.MemberActor:
        return self.harness.people[who]

    async def type(self, address: str, who: int = 0, **settings: str) -> Any:
        """Type an address in the form; return the answer."""
        person = self.person(who)
        me = await person.slash(self.harness.channel, "me", **settings)
        shown = (await person.click(me.response, custom_id="ways")).response
        form = await person.click(shown, custom_id=f"wayadd:{MAIL}")
        return (await person.submit_modal(form, {"line": address})).response

    async def look(self, later: timedelta = LATER) -> list[EmailMessage]:
        """Pass some time, and send the mails that are due; return all that have arrived."""
        self.harness.clock.ahead += later
        await self.harness.host.people.look()
        await self.harness.host.people.way_calls.settled()
        return self.mailbox.mails

    async def add(self, who: int = 0, address: str = "", **settings: str) -> Way:
        """Add an address, and confirm it by the page of the link in its mail."""
        await self.type(address or f"{self.person(who).name.lower()}@example.net", who, **settings)
        mails = await self.look(timedelta())
        assert (await self.pages.post(link_in(mails.pop(), "confirm"), {})).status == 200
        return (await self.ways(who))[-1]

    async def ways(self, who: int = 0) -> list[Way]:
        return await self.harness.host.people.ways.of(self.person(who).id)

    async def state(self, who: int = 0) -> str:
        """Return what a person's ways look like below `/me`."""
        me = await self.person(who).slash(self.harness.channel, "me")
        shown = await self.person(who).click(me.response, custom_id="ways")
        return texts(shown.response)


def text_of(mail: EmailMessage, kind: str = "plain") -> str:
    """Return the text of a mail, or its HTML."""
    part = mail.get_body((kind,))
    assert part is not None
    return str(part.get_content())


def link_in(mail: EmailMessage, purpose: str) -> str:
    """Return the path of the link in a mail that is for something."""
    found = re.search(rf"/mail/{purpose}/\S+", text_of(mail))
    assert found is not None
    return found[0]
