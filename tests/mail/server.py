"""A mail server on this machine, of aiosmtpd, which keeps what it takes and fails as it is told."""

from __future__ import annotations

import asyncio
import datetime
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from ipaddress import ip_address
from pathlib import Path
from typing import Any

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key

from bot.runtime.outgoing.mail import MailServer

SENDER = "games@example.org"
USER, PASSWORD = "olga", "correct-horse"


@dataclass
class Mailbox:
    """A mail server; a reply in `replies` is given to a command in place of the usual one.

    It says nothing more from the command in `hangs_at` on until `may_go_on`, and breaks off after
    DATA if it is `broken`.
    """

    port: int = 0
    mails: list[EmailMessage] = field(default_factory=list)
    recipients: list[str] = field(default_factory=list)
    replies: dict[str, str] = field(default_factory=dict)
    hangs_at: str = ""
    may_go_on: asyncio.Event = field(default_factory=asyncio.Event)
    broken: bool = False
    commands: list[str] = field(default_factory=list)

    async def handle_EHLO(
        self, _server: SMTP, session: Session, _envelope: Envelope, name: str, responses: list[str]
    ) -> list[str]:
        session.host_name = name
        return [await self._reply("EHLO", line) for line in responses]

    async def handle_MAIL(
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: Any
    ) -> str:
        envelope.mail_from = address
        return await self._reply("MAIL", "250 OK")

    async def handle_RCPT(
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: Any
    ) -> str:
        envelope.rcpt_tos.append(address)
        return await self._reply("RCPT", "250 OK")

    async def handle_DATA(self, server: SMTP, _session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        envelope.content.decode("ascii")
        if not self.replies.get("DATA"):
            mail = message_from_bytes(envelope.content, policy=policy.default)
            assert isinstance(mail, EmailMessage)
            self.mails.append(mail)
            self.recipients += envelope.rcpt_tos
        if self.broken:
            assert server.transport is not None
            server.transport.close()
        return await self._reply("DATA", "250 OK")

    async def _reply(self, command: str, usual: str) -> str:
        self.commands.append(command)
        if command == self.hangs_at:
            await self.may_go_on.wait()
        return self.replies.get(command, usual)

    def authenticate(
        self, _server: SMTP, _session: Session, _envelope: Envelope, _way: str, given: Any
    ) -> AuthResult:
        assert isinstance(given, LoginPassword)
        self.commands.append("AUTH")
        fits = (given.login, given.password) == (USER.encode(), PASSWORD.encode())
        return AuthResult(success=fits, handled=False)

    def server(self, security: str = "none", **other: Any) -> MailServer:
        """Return the operator's settings of this server."""
        values: dict[str, Any] = {"user": None, "password": None, "sender": SENDER}
        return MailServer("127.0.0.1", self.port, security, **(values | other))


@asynccontextmanager
async def taking_mails(
    tls: ssl.SSLContext | None = None, at_once: bool = False
) -> AsyncIterator[Mailbox]:
    """Run a mail server for the duration: with `tls` by STARTTLS, or encrypted `at_once`."""
    mailbox = Mailbox()
    loop = asyncio.get_running_loop()
    talks: list[SMTP] = []

    def protocol() -> SMTP:
        talk = SMTP(
            mailbox,
            hostname="mail.example.org",
            tls_context=None if at_once else tls,
            authenticator=mailbox.authenticate,
            auth_require_tls=False,
            loop=loop,
        )
        talks.append(talk)
        return talk

    server = await loop.create_server(protocol, "127.0.0.1", 0, ssl=tls if at_once else None)
    mailbox.port = server.sockets[0].getsockname()[1]
    try:
        yield mailbox
    finally:
        server.close()
        for talk in talks:
            for one in (talk.transport, talk._original_transport):
                if isinstance(one, asyncio.WriteTransport):
                    one.abort()
            if talk._handler_coroutine is not None:
                talk._handler_coroutine.cancel()
                await asyncio.gather(talk._handler_coroutine, return_exceptions=True)


def certificate(folder: Path) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """Return what a server of 127.0.0.1 proves itself by, and what trusts just that."""
    key = generate_private_key(SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "mail.example.org")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    path = folder / "mail.pem"
    private = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    path.write_bytes(private + made.public_bytes(serialization.Encoding.PEM))
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(path)
    return server, ssl.create_default_context(cafile=str(path))
