"""The log, without what lets its reader speak as the bot.

discord.py writes the addresses of answers and, at DEBUG, whole payloads; both hold tokens. An
interaction's token answers in the bot's name for a quarter of an hour, a webhook's for ever.
"""

from __future__ import annotations

import logging
import re

_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_HIDDEN = r"\1[hidden]"
_SECRETS = (
    # The address of an answer, or of a webhook.
    r"(/(?:interactions|webhooks)/\d+/)[^/?\s'\")]+",
    # A payload, as JSON (quoted once more, maybe) or as Python shows it.
    r"""(["']token\\?["']\s*:\s*\\?["'])[^"'\\]+""",
    # The name of a rate limit.
    r"(\b\d{15,}\+)[\w-]{20,}",
    # The tokens themselves: of an interaction ("interaction:" in base64), of a bot.
    r"()\baW50ZXJhY3Rpb246[\w+/=-]+",
    r"()\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}",
)


class RedactingFormatter(logging.Formatter):
    """Hides tokens in whatever is logged, tracebacks included."""

    def __init__(self, token: str | None = None) -> None:
        super().__init__(_FORMAT)
        own = (f"(){re.escape(token)}",) if token else ()
        self._secrets = [re.compile(pattern) for pattern in (*own, *_SECRETS)]

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, or lines, without tokens."""
        text = super().format(record)
        for secret in self._secrets:
            text = secret.sub(_HIDDEN, text)
        return text


def set_up(level: str, token: str | None) -> None:
    """Let all loggers write to the standard error, from that level on."""
    handler = logging.StreamHandler()
    handler.setFormatter(RedactingFormatter(token))
    logging.basicConfig(level=level, handlers=[handler])
