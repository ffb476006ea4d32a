"""Sending of mails by the operator's mail server (SMTP, RFC 5321), with deadlines.

A mail server that has a whole mail has taken it as soon as it answers; if that answer is lost,
nobody knows (RFC 1047). Such a mail is sent again with the same Message-ID.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Final

from aiosmtplib import (
    SMTP,
    SMTPException,
    SMTPResponseException,
    SMTPServerDisconnected,
    SMTPTimeoutError,
)

from bot.runtime.outgoing.mail import MailServer

CONNECTING: Final = 5.0
"""Seconds within which the server must take a connection."""
PATIENCE: Final = 20.0
"""Seconds within which a mail must be sent."""
AT_ONCE: Final = 2
"""Maximum number of connections to the server at the same time."""
REST: Final = 60.0
"""Seconds for which a server that has failed is not asked again."""
_UNKNOWN = frozenset({550, 551, 553})
"""Replies to a recipient whom the server does not know (RFC 5321, 4.2.3)."""
_BY_POLICY = "5.7."
"""Beginning of a reply that refuses by policy, not for want of the mailbox (RFC 3463, 3.8)."""


class MailFailed(Exception):
    """A mail was not sent; `why` is one of these words, and `code` the reply, if there was one.

    unreachable | tls | login | sender: the server fails, whatever the mail is.
    later: it wants to be asked later. recipient | unknown: it refuses the recipient, or knows none.
    content: it refuses the mail. lost: the mail was sent, and the answer has not arrived.
    """

    def __init__(self, why: str, code: int | None = None) -> None:
        super().__init__(why if code is None else f"{why} {code}")
        self.why = why
        self.code = code


_OF_THE_SERVER = frozenset({"unreachable", "tls", "login", "sender"})


class Mailer:
    """Sender of mails. After the server has failed, it is left alone for a while.

    So the mails that wait meanwhile fail at once, instead of one after the other.
    """

    def __init__(self, server: MailServer) -> None:
        self.server = server
        self.trusted: ssl.SSLContext | None = None
        """The certificates that are trusted, None = those of this computer."""
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._failure: MailFailed | None = None
        self._again_at = 0.0

    async def send(self, recipient: str, mail: bytes, now: float) -> None:
        """Send a mail to a recipient. Raises MailFailed."""
        async with self._turns:
            if self._failure is not None and now < self._again_at:
                raise MailFailed(self._failure.why, self._failure.code)
            try:
                await self._send(recipient, mail)
            except MailFailed as error:
                self._failure = error if error.why in _OF_THE_SERVER else None
                self._again_at = now + REST
                raise
            self._failure = None

    async def check(self) -> None:
        """Connect, log in, and name the sender, without sending anything. Raises MailFailed."""
        with _within(_Stage()):
            async with asyncio.timeout(PATIENCE), self._connected() as smtp:
                with _step("sender"):
                    await smtp.mail(self.server.sender)

    async def _send(self, recipient: str, mail: bytes) -> None:
        stage = _Stage()
        with _within(stage):
            async with asyncio.timeout(PATIENCE), self._connected() as smtp:
                with _step("sender"):
                    await smtp.mail(self.server.sender)
                with _step("recipient"):
                    await smtp.rcpt(recipient)
                stage.why = "lost"
                with _step("content", "lost"):
                    await smtp.data(mail)
                stage.done = True

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[SMTP]:
        """Connect for the duration, encrypted and logged in as configured. Raises MailFailed."""
        server = self.server
        smtp = SMTP(
            hostname=server.host,
            port=server.port,
            local_hostname=server.domain,
            timeout=CONNECTING,
            use_tls=server.security == "tls",
            start_tls=False,
            tls_context=self.trusted,
        )
        try:
            with _step("unreachable"):
                await smtp.connect()
            smtp.timeout = PATIENCE
            if server.security == "starttls":
                with _step("tls"):
                    await smtp.starttls()
            if server.user is not None:
                with _step("login"):
                    await smtp.login(server.user, server.password or "")
            yield smtp
            await _leave(smtp)
        finally:
            smtp.close()


@dataclass(slots=True)
class _Stage:
    """How far a mail has got: what it means if time runs out now, and whether it is sent."""

    why: str = "unreachable"
    done: bool = False


@contextmanager
def _within(stage: _Stage) -> Iterator[None]:
    """Raise MailFailed if time runs out in the block, unless the mail is sent."""
    try:
        yield
    except TimeoutError:
        if not stage.done:
            raise MailFailed(stage.why) from None


@contextmanager
def _step(why: str, lost: str = "unreachable") -> Iterator[None]:
    """Raise MailFailed for what fails in the block: `lost` if the server does not answer."""
    try:
        yield
    except SMTPResponseException as error:
        raise MailFailed(_refusal(why, error), error.code) from None
    except (SMTPServerDisconnected, SMTPTimeoutError) as error:
        raise MailFailed("tls" if _of_tls(error) else lost) from None
    except (SMTPException, OSError, ValueError) as error:
        raise MailFailed("tls" if _of_tls(error) else why) from None


def _refusal(why: str, error: SMTPResponseException) -> str:
    """Return why a reply refuses what was sent."""
    if 400 <= error.code < 500:
        return "later"
    known = error.code not in _UNKNOWN or error.message.startswith(_BY_POLICY)
    return why if why != "recipient" or known else "unknown"


def _of_tls(error: BaseException | None) -> bool:
    """Return whether an error comes from the encryption of a connection."""
    while error is not None:
        if isinstance(error, ssl.SSLError):
            return True
        error = error.__cause__ or error.__context__
    return False


async def _leave(smtp: SMTP) -> None:
    """Say goodbye; what is sent is sent, whatever the server answers."""
    try:
        await smtp.quit()
    except (SMTPException, OSError):
        return
