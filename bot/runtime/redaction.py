"""Redaction of texts for the log and for incidents.

With a secret, a reader could act as the bot, or see what one of its users sees: an interaction's
token allows answering in the bot's name for a quarter of an hour, a webhook's forever, and the
address of a person's page shows what that person sees.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from traceback import format_tb

_HIDDEN = r"\1[hidden]"
_SECRETS = (
    # The address of a response to an interaction, or of a webhook.
    r"(/(?:interactions|webhooks)/\d+/)[^/?\s'\")]+",
    # The address of a web page.
    r"(/[tl]/)[\w-]{43,}",
    # The address of a link in a mail.
    r"(/mail/\w+/)[\w-]{40,}",
    # A payload, as JSON (possibly quoted once more) or as Python shows it.
    r"""(["']token\\?["']\s*:\s*\\?["'])[^"'\\]+""",
    # The secret by which a league's events are signed.
    r"(\bwhsec_)[\w+/=-]+",
    # The name of a rate limit.
    r"(\b\d{15,}\+)[\w-]{20,}",
    # The tokens themselves: an interaction's (begins with "interaction:" in base64), a bot's.
    r"()\baW50ZXJhY3Rpb246[\w+/=-]+",
    r"()\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}",
)
_ID = re.compile(r"(?<!\d)\d{15,20}(?!\d)")
_CAUSED = "\nThe above exception was the direct cause of the following exception:\n\n"
_DURING = "\nDuring handling of the above exception, another exception occurred:\n\n"


class Redaction:
    """Callable that removes the secrets from a text."""

    def __init__(self, token: str | None = None) -> None:
        own = (f"(){re.escape(token)}",) if token else ()
        self._secrets = [re.compile(pattern) for pattern in (*own, *_SECRETS)]

    def __call__(self, text: str) -> str:
        """Return the text without secrets."""
        for secret in self._secrets:
            text = secret.sub(_HIDDEN, text)
        return text


def nameless(text: str, names: Iterable[str]) -> str:
    """Return a text without these names, and without Discord's ids."""
    for name in sorted(filter(str.strip, names), key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "[name]", text)
    return _ID.sub("[id]", text)


def traceback_of(error: BaseException) -> str:
    """Return an exception formatted like Python's tracebacks, with its causes.

    For a refused move or request only the code is shown: its facts include names, and moves that
    are legal in a decision hidden from others.
    """
    return "".join(_chain(error, set())).rstrip("\n")


def _chain(error: BaseException, told: set[int]) -> Iterator[str]:
    told.add(id(error))
    cause = error.__cause__
    before = cause or (None if error.__suppress_context__ else error.__context__)
    if before is not None and id(before) not in told:
        yield from _chain(before, told)
        yield _DURING if cause is None else _CAUSED
    if error.__traceback__ is not None:
        yield "Traceback (most recent call last):\n"
        yield from format_tb(error.__traceback__)
    yield f"{_kind(error)}: {_message(error)}\n"
    for inner in error.exceptions if isinstance(error, BaseExceptionGroup) else ():
        yield from _chain(inner, told)


def _kind(error: BaseException) -> str:
    kind = type(error)
    home = "" if kind.__module__ in ("builtins", "__main__") else f"{kind.__module__}."
    return f"{home}{kind.__qualname__}"


def _message(error: BaseException) -> str:
    refused = hasattr(error, "args_")
    return str(getattr(error, "code", "")) if refused else str(error)
