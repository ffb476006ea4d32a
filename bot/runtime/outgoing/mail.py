"""Mail addresses of the form that every mail server takes, and the operator's mail server."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

LONGEST: Final = 254
"""Maximum number of characters of an address (RFC 5321, 4.5.3.1.3, without the brackets)."""
_LONGEST_LOCAL = 64
"""Maximum number of characters before the @ (RFC 5321, 4.5.3.1.1)."""
_ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_LOCAL = re.compile(rf"{_ATOM}(?:\.{_ATOM})*", re.ASCII)
_LABEL = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
_DOMAIN = re.compile(rf"(?:{_LABEL}\.)+(?![0-9]+\Z){_LABEL}", re.ASCII)


def check_address(text: str) -> str:
    """Return a mail address in the form in which it is stored and sent to.

    A domain of other letters than ASCII is encoded (IDNA). Without a display name, a comment, a
    quoted part, a line break, a domain that is a number, or letters before the @ that only some
    servers take (RFC 6531). Raises ValueError.
    """
    local, at, domain = text.strip(" \t").rpartition("@")
    domain = _encoded(domain)
    address = f"{local}{at}{domain}"
    fits = len(address) <= LONGEST and len(local) <= _LONGEST_LOCAL
    if not fits or not _LOCAL.fullmatch(local) or not _DOMAIN.fullmatch(domain):
        raise ValueError("this is no mail address")
    return address


def _encoded(domain: str) -> str:
    """Return a domain in ASCII. Raises ValueError."""
    if not domain or not domain.isprintable() or any(char in domain for char in "/\\@:?#[] %"):
        raise ValueError("this is no domain")
    if domain.isascii():
        return domain.lower()
    from yarl import URL

    return (URL.build(scheme="http", host=domain).raw_host or "").lower()


@dataclass(frozen=True, slots=True)
class MailServer:
    """The operator's mail server, and the address that mails come from."""

    host: str
    port: int
    security: str
    user: str | None
    password: str | None = field(repr=False)
    sender: str

    @property
    def domain(self) -> str:
        """The domain of the address that mails come from."""
        return self.sender.rpartition("@")[2]


PORTS = {"starttls": 587, "tls": 465, "none": 25}
"""Usual port by the security of the connection (RFC 6409, RFC 8314)."""
