"""Address of the database: a file, or the URL of a PostgreSQL server, never shown in full."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias
from urllib.parse import parse_qsl, unquote, urlsplit

SCHEMES = ("postgresql", "postgres")
_WORDS = ("password", "sslpassword")
"""Names of secret parameters in a URL; `passfile` only names the file with the password."""


@dataclass(frozen=True, slots=True)
class DatabaseUrl:
    """`postgresql://user:password@host:port/database`; its string form has no password.

    Parameters follow a `?`, as for libpq; the string form leaves them out.
    """

    secret: str = field(repr=False)
    """Whole URL including the password, for the driver only."""

    def __post_init__(self) -> None:
        if not _is_readable(self.secret):
            raise ValueError(
                "allowed is the path of a file, or postgresql://user:password@host:port/database;"
                " in a password @ is written as %40, : as %3A, / as %2F, # as %23, ? as %3F and %"
                " as %25"
            )

    def __str__(self) -> str:
        parts = urlsplit(self.secret)
        user, at, host = parts.netloc.rpartition("@")
        return f"{SCHEMES[0]}://{user.partition(':')[0]}{at}{host}{parts.path}"

    def hide(self, text: str) -> str:
        """Return a text from the driver with all passwords of this URL removed."""
        for word in self._secrets():
            text = text.replace(word, "***")
        return text

    def _secrets(self) -> list[str]:
        """Return the passwords, as written and decoded, longest first."""
        parts = urlsplit(self.secret)
        written = parts.netloc.rpartition("@")[0].partition(":")[2]
        named = [value for key, value in parse_qsl(parts.query) if key in _WORDS]
        return sorted(filter(None, {written, unquote(written), *named}), key=len, reverse=True)


def _is_readable(url: str) -> bool:
    """Return whether it is unambiguous which part of a URL is the password."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    # If they were not encoded, an @ or a slash in the password would end it.
    rest = url.partition("://")[2].removeprefix(parts.netloc)
    return parts.scheme in SCHEMES and "://" in url and not {"@", "#"} & {*rest}


Address: TypeAlias = Path | DatabaseUrl
"""Address of a database."""


def address_of(text: str) -> Address:
    """Return the address of the database in a setting. Raises ValueError."""
    scheme, colon, _ = text.partition(":")
    if colon and scheme.lower() in SCHEMES:
        return DatabaseUrl(text.strip())
    return Path(text)
