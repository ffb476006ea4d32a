"""Check of what people's mails need: the settings, and the operator's mail server."""

from __future__ import annotations

from collections.abc import Iterator

from bot.operations.doctor.facts import Facts
from bot.operations.doctor.findings import Finding, error, warning

_WRONG = {
    "unreachable": (
        "The mail server does not answer.",
        "BOT_SMTP_HOST and BOT_SMTP_PORT",
        "Correct them, or open the port in the firewall.",
    ),
    "tls": (
        "The connection to the mail server cannot be encrypted, or it does not prove who it is.",
        "BOT_SMTP_SECURITY",
        "Choose starttls (mostly port 587) or tls (465), and for BOT_SMTP_HOST the name that is in"
        " its certificate.",
    ),
    "login": (
        "The mail server does not let the bot log in.",
        "BOT_SMTP_USER and BOT_SMTP_PASSWORD",
        "Correct them; some providers want a password for programs.",
    ),
    "sender": (
        "The mail server takes no mails from this address.",
        "BOT_SMTP_FROM",
        "Choose an address that this account may send from, or log in.",
    ),
}
"""Sentences by the reason of a failure: the problem, the setting, and the advice."""
_LATER = (
    "The mail server wants to be asked later.",
    "BOT_SMTP_HOST",
    "Try again in some minutes; ask its operator if that lasts.",
)


def mail(facts: Facts) -> Iterator[Finding]:
    """Check whether mails can be sent, without sending any."""
    settings, wrong = facts.settings, facts.mail
    if settings.smtp_host is None and settings.smtp_from is None:
        return
    if settings.mail_server is None:
        yield warning(
            "mail-incomplete",
            "No mails are sent: that needs a mail server and an address that they come from.",
            "BOT_SMTP_HOST and BOT_SMTP_FROM",
            "Fill in both, or leave both empty.",
        )
    elif settings.web_url is None:
        yield warning(
            "mail-without-pages",
            "No mails are sent: people confirm their address, and end the mails, on a page.",
            "BOT_WEB_URL",
            "Serve the pages (docs/browser.md), or leave BOT_SMTP_HOST empty.",
        )
    if wrong is not None:
        what, where, do = _WRONG.get(wrong.why, _LATER)
        code = "" if wrong.code is None else f" It answered with {wrong.code}."
        yield error(f"mail-{wrong.why}", f"{what}{code}", where, do)
