"""A call as a mail: plain text and HTML, with the headers by which mail programs group them.

Threads: RFC 5322, 3.6.4. Mark of mails that no person has written: RFC 3834, 5. Ending of the mails
in one click: RFC 2369, 3.2, and RFC 8058.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import format_datetime
from typing import Any

from bot.host.people.way_calls import CONFIRM
from bot.locales import Words
from bot.presenting.ways.contents import Contents
from render.api import Picture
from render.text.html import template


class _Policy(EmailPolicy):
    """How headers are written: a link in one stays as it is, where it would be encoded if long."""

    def fold_binary(self, name: str, value: str) -> bytes:
        """Return a header as it is sent."""
        if name in _WHOLE:
            return f"{name}: {value}{self.linesep}".encode("ascii")
        return super().fold_binary(name, value)


PICTURE = "table"
"""The name of a picture in a mail."""
_WHOLE = frozenset({"List-Unsubscribe", "In-Reply-To", "References"})
# Only ASCII is sent: every server takes that, also one without 8BITMIME.
_POLICY = _Policy(linesep="\r\n", cte_type="7bit")


@dataclass(frozen=True, slots=True)
class Frame:
    """Frame of a mail's contents: the bot's name and address, the reader, and links.

    `link` confirms the address, or ends the mails to it.
    """

    name: str
    sender: str
    recipient: str
    now: datetime
    thread: str
    link: str
    tables: str
    picture: Picture | None = None

    @property
    def domain(self) -> str:
        """The domain of the address that mails come from."""
        return self.sender.rpartition("@")[2]


def mail_of(contents: Contents, frame: Frame) -> bytes:
    """Return a mail as it is sent."""
    words = Words(contents.language)
    mail = EmailMessage(_POLICY)
    for name, value in _headers(contents, frame):
        mail[name] = value
    values: dict[str, Any] = {"contents": contents, "frame": frame, "words": words}
    values |= {"confirms": contents.topic == CONFIRM}
    mail.set_content(template("bot/presenting/ways/mail/mail.txt").render(values))
    picture = frame.picture
    html = template("bot/presenting/ways/mail/mail.html").render(values, picture=picture)
    mail.add_alternative(html, subtype="html")
    if picture is not None:
        kind = picture.name.rpartition(".")[2]
        (*_, body) = mail.iter_parts()
        assert isinstance(body, EmailMessage)
        # A picture that the mail brings along: mail programs do not load those of servers.
        body.add_related(
            picture.data, "image", kind, cid=f"<{PICTURE}>", filename=f"{PICTURE}.{kind}"
        )
    return mail.as_bytes()


def _headers(contents: Contents, frame: Frame) -> list[tuple[str, Any]]:
    found: list[tuple[str, Any]] = [
        ("From", Address(frame.name, addr_spec=frame.sender)),
        ("To", Address(addr_spec=frame.recipient)),
        ("Subject", contents.title),
        ("Date", format_datetime(frame.now)),
        ("Message-ID", f"<{contents.mark}@{frame.domain}>"),
        ("Auto-Submitted", "auto-generated"),
    ]
    if contents.table is not None:
        thread = f"<{frame.thread}-{contents.table}@{frame.domain}>"
        found += [("In-Reply-To", thread), ("References", thread)]
    if contents.topic != CONFIRM:
        found.append(("List-Unsubscribe", f"<{frame.link}>"))
        if frame.link.startswith("https:"):
            found.append(("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"))
    return found
