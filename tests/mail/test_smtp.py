"""Sending of mails by the operator's server, and what it means if that fails."""

from __future__ import annotations

import logging
import socket
from pathlib import Path
from typing import Any

import pytest

from bot.runtime.outgoing import smtp
from bot.runtime.outgoing.mail import MailServer, check_address
from bot.runtime.outgoing.smtp import REST, Mailer, MailFailed
from bot.runtime.settings import Settings
from tests.mail.server import PASSWORD, SENDER, USER, certificate, taking_mails

MAIL = b"Subject: hello\r\nMessage-ID: <1@example.org>\r\n\r\nWorld\r\n"
ANNA = "anna@example.net"


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for no server that hangs."""
    monkeypatch.setattr(smtp, "CONNECTING", 0.05)
    monkeypatch.setattr(smtp, "PATIENCE", 0.1)


async def failure(mailer: Mailer, now: float = 0.0) -> tuple[str, int | None]:
    """Return why a mail is not sent."""
    with pytest.raises(MailFailed) as error:
        await mailer.send(ANNA, MAIL, now)
    return error.value.why, error.value.code


async def test_a_mail_is_sent_to_its_recipient_alone() -> None:
    async with taking_mails() as mailbox:
        await Mailer(mailbox.server()).send(ANNA, MAIL, 0.0)
        (mail,) = mailbox.mails
        assert mailbox.recipients == [ANNA]
        assert (mail["Subject"], mail.get_content().strip()) == ("hello", "World")


@pytest.mark.parametrize("security", ["starttls", "tls"])
async def test_connections_are_encrypted_and_logged_in(tmp_path: Path, security: str) -> None:
    proof, trusted = certificate(tmp_path)
    async with taking_mails(proof, security == "tls") as mailbox:
        mailer = Mailer(mailbox.server(security, user=USER, password=PASSWORD))
        mailer.trusted = trusted
        await mailer.send(ANNA, MAIL, 0.0)
        assert len(mailbox.mails) == mailbox.commands.count("AUTH") == 1
        mailbox.commands.clear()
        wrong = Mailer(mailbox.server(security, user=USER, password="wrong"))
        wrong.trusted = trusted
        assert await failure(wrong) == ("login", 535)
        with pytest.raises(MailFailed, match="login"):
            await wrong.check()
        assert "MAIL" not in mailbox.commands


@pytest.mark.parametrize("security", ["starttls", "tls"])
async def test_a_server_that_does_not_prove_itself_gets_nothing(
    tmp_path: Path, security: str
) -> None:
    proof, _ = certificate(tmp_path)
    async with taking_mails(proof, security == "tls") as mailbox:
        mailer = Mailer(mailbox.server(security, user=USER, password=PASSWORD))
        assert await failure(mailer) == ("tls", None)
        assert mailbox.mails == [] and "MAIL" not in mailbox.commands


async def test_a_server_without_encryption_gets_nothing_where_it_is_wanted() -> None:
    async with taking_mails() as mailbox:
        mailer = Mailer(mailbox.server("starttls", user=USER, password=PASSWORD))
        assert await failure(mailer) == ("tls", None)
        assert "MAIL" not in mailbox.commands


async def test_a_dead_server_is_unreachable() -> None:
    async with taking_mails() as mailbox:
        server = mailbox.server()
    assert await failure(Mailer(server)) == ("unreachable", None)


@pytest.mark.parametrize(
    ("hangs_at", "why"),
    [("EHLO", "unreachable"), ("MAIL", "unreachable"), ("RCPT", "unreachable"), ("DATA", "lost")],
)
async def test_a_server_that_hangs_holds_nobody_up(hasty: None, hangs_at: str, why: str) -> None:
    async with taking_mails() as mailbox:
        mailbox.hangs_at = hangs_at
        assert await failure(Mailer(mailbox.server())) == (why, None)


async def test_a_server_that_takes_connections_and_says_nothing(hasty: None) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        mailer = Mailer(MailServer("127.0.0.1", port, "none", None, None, SENDER))
        assert await failure(mailer) == ("unreachable", None)


async def test_a_connection_that_breaks_after_the_mail_leaves_open_whether_it_is_sent() -> None:
    async with taking_mails() as mailbox:
        mailbox.broken = True
        assert await failure(Mailer(mailbox.server())) == ("lost", None)
        assert len(mailbox.mails) == 1


@pytest.mark.parametrize(
    ("command", "reply", "why"),
    [
        ("MAIL", "550 5.7.1 not you", "sender"),
        ("MAIL", "421 later", "later"),
        ("RCPT", "450 4.2.0 greylisted", "later"),
        ("RCPT", "421 later", "later"),
        ("RCPT", "550 5.1.1 no such user", "unknown"),
        ("RCPT", "551 no such user", "unknown"),
        ("RCPT", "553 no such user", "unknown"),
        ("RCPT", "550 5.7.1 we do not like you", "recipient"),
        ("RCPT", "552 mailbox full", "recipient"),
        ("DATA", "451 later", "later"),
        ("DATA", "554 spam", "content"),
    ],
)
async def test_what_a_reply_means(command: str, reply: str, why: str) -> None:
    async with taking_mails() as mailbox:
        mailbox.replies[command] = reply
        assert await failure(Mailer(mailbox.server())) == (why, int(reply[:3]))
        assert mailbox.mails == []


async def test_a_server_that_has_failed_is_left_alone_for_a_minute() -> None:
    async with taking_mails() as mailbox:
        mailbox.replies["MAIL"] = "550 not you"
        mailer = Mailer(mailbox.server())
        assert await failure(mailer, 100.0) == ("sender", 550)
        mailbox.replies.clear()
        mailbox.commands.clear()
        assert await failure(mailer, 100.0 + REST - 1) == ("sender", 550)
        assert mailbox.commands == []
        await mailer.send(ANNA, MAIL, 100.0 + REST)
        # A refused recipient says nothing about the server.
        mailbox.replies["RCPT"] = "550 nobody"
        assert await failure(mailer, 200.0) == ("unknown", 550)
        mailbox.replies.clear()
        await mailer.send(ANNA, MAIL, 200.0)


async def test_a_check_sends_nothing(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "aiosmtplib")
    async with taking_mails() as mailbox:
        await Mailer(mailbox.server(user=USER, password=PASSWORD)).check()
        assert mailbox.commands[-1] == "MAIL" and mailbox.mails == []
        mailbox.replies["MAIL"] = "550 not you"
        with pytest.raises(MailFailed, match="sender 550"):
            await Mailer(mailbox.server()).check()
    assert PASSWORD not in repr(mailbox.server(password=PASSWORD))
    assert not [one for one in caplog.records if one.name.startswith("aiosmtplib")]


@pytest.mark.parametrize(
    ("chosen", "port"), [({}, 587), ({"smtp_security": "tls"}, 465), ({"smtp_port": 2525}, 2525)]
)
def test_the_usual_port_follows_from_the_encryption(chosen: dict[str, Any], port: int) -> None:
    settings = Settings(_env_file=None, smtp_host="a.example", smtp_from=SENDER, **chosen)
    server = settings.mail_server
    assert server is not None and server.port == port
    assert Settings(_env_file=None, smtp_host="a.example").mail_server is None


@pytest.mark.parametrize(
    ("typed", "stored"),
    [
        ("anna@example.org", "anna@example.org"),
        (" Anna.B+games@Example.ORG\t", "Anna.B+games@example.org"),
        ("anna@bücher.example", "anna@xn--bcher-kva.example"),
        ("anna@straße.example", "anna@xn--strae-oqa.example"),
        ("o'neil=x@a-b.example", "o'neil=x@a-b.example"),
    ],
)
def test_an_address_is_stored_in_one_form(typed: str, stored: str) -> None:
    assert check_address(typed) == stored


@pytest.mark.parametrize(
    "typed",
    [
        *("", "anna", "@example.org", "anna@", "anna@example", "anna@@example.org"),
        *("Anna <anna@example.org>", "<anna@example.org>", "anna@example.org,ben@example.org"),
        *("anna@example.org ben@example.org", "anna@example.org; ben@example.org"),
        *("anna@example.org\nBcc: ben@example.org", "anna\r\n@example.org", "anna@exam\nple.org"),
        *(
            "anna@example.org\n",
            "\ranna@example.org",
            "anna@example.org\x00",
            "an\u2028na@a.example",
        ),
        *('"anna"@example.org', "anna(x)@example.org", "anna@[127.0.0.1]", "anna@127.0.0.1"),
        *("änna@example.org", "anna@-a.example", "anna@a-.example", "anna@a..example"),
        *(".anna@example.org", "anna.@example.org", "an..na@example.org", "anna@example.org."),
        *("anna@exam_ple.org", "anna@example.123", "anna@example.org:25", "anna@example.org/x"),
        *(
            "anna@example%2eorg",
            "anna@user:x@example.org",
            "anna@example.org?x",
            "anna@ex ample.org",
        ),
        *(f"{'a' * 65}@example.org", f"a@{'b' * 64}.example", f"a@{'b.' * 130}example"),
        *("anna@\u202eexample.org", "anna@example\uff0eorg\n", "anna@xn--a.example\x7f"),
    ],
)
def test_what_is_no_single_plain_address_is_refused(typed: str) -> None:
    with pytest.raises(ValueError):
        check_address(typed)
