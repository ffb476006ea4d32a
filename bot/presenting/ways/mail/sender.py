"""Sending of calls by e-mail, and the check of the address that a person types."""

from __future__ import annotations

import asyncio
from typing import Final

from bot.host.core.api import HostError
from bot.host.links.mails import CONFIRM as CONFIRMING
from bot.host.links.mails import OFF
from bot.host.people.way_calls import CONFIRM, WayFailed
from bot.host.people.ways import Way
from bot.locales import Words
from bot.presenting.pictures import drawn, look_of
from bot.presenting.services import Services
from bot.presenting.ways.contents import Contents
from bot.presenting.ways.mail.message import Frame, mail_of
from bot.presenting.ways.sender import BadWay, Kind, Typed
from bot.runtime.outgoing.mail import check_address
from bot.runtime.outgoing.smtp import Mailer, MailFailed
from render.api import Picture
from render.jobs import Job

MAIL: Final = "mail"
"""The kind of the ways to be called that are mailboxes."""
MOST_PICTURE: Final = 300_000
"""Maximum bytes of a picture in a mail."""
_OURS = frozenset({"unreachable", "tls", "login", "sender", "later"})
"""Failures for which nobody's mailbox is to blame."""


def mail_kind(mailer: Mailer, web_url: str) -> Kind:
    """Return the kind of ways that are mailboxes; `web_url` is the address of the pages."""
    return Kind(MailSender(mailer, web_url).send, check, confirms=True)


class MailSender:
    """Sender of calls by e-mail."""

    def __init__(self, mailer: Mailer, web_url: str) -> None:
        self._mailer = mailer
        self._web_url = web_url

    async def send(self, services: Services, way: Way, contents: Contents) -> None:
        """Send a mail. Raises WayFailed."""
        frame = await self._frame(services, way, contents)
        mail = await asyncio.to_thread(mail_of, contents, frame)
        try:
            await self._mailer.send(way.target, mail, services.host.now().timestamp())
        except MailFailed as error:
            gone, ours = error.why == "unknown", error.why in _OURS
            failure = WayFailed(f"mail-{error.why}", gone=gone, ours=ours)
            failure.reason = f"mail-{error}"
            raise failure from None

    async def _frame(self, services: Services, way: Way, contents: Contents) -> Frame:
        purpose = CONFIRMING if contents.topic == CONFIRM else OFF
        token = await services.host.mail_links.token(purpose, way)
        return Frame(
            services.name or Words(contents.language)("mail-name"),
            self._mailer.server.sender,
            way.target,
            services.host.now(),
            f"table-{way.id}",
            f"{self._web_url}/mail/{purpose}/{token}?language={contents.language}",
            f"{self._web_url}/tables",
            await _picture(services, way, contents),
        )


async def _picture(services: Services, way: Way, contents: Contents) -> Picture | None:
    """Return the picture of a table that everybody there sees, if the way sends one.

    None if it is too large for a mail, or cannot be drawn.
    """
    if not way.picture or contents.table is None:
        return None
    try:
        position = await services.host.tables.position(contents.table)
    except HostError:
        return None
    table = position.table
    look = look_of(table, Words(contents.language, table.names))
    job = Job(table.game, "table", position.view(None), look)
    found = await drawn(services, job, pool=services.page_pool)
    return next((one for one in found if len(one.data) <= MOST_PICTURE), None)


def check(typed: Typed) -> Typed:
    """Return a mail address in the form in which it is stored. Raises BadWay."""
    try:
        return Typed(check_address(typed.target), "")
    except ValueError:
        raise BadWay(why="mail", kind=MAIL) from None
