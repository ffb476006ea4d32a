"""The log: one line per event, as text or as JSON, without secrets and private data.

discord.py logs the addresses of responses and, at DEBUG, whole payloads. The addresses contain
tokens: an interaction's token allows answering in the bot's name for a quarter of an hour, a
webhook's forever. The payloads contain names and information that only one player may see.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Mapping, MutableMapping
from datetime import UTC, datetime
from typing import Any, Literal, TypeAlias

import structlog

from bot.runtime import log_events  # noqa: F401  (structlog's loggers lead here from now on)
from bot.runtime.redaction import Redaction, traceback_of

Layout: TypeAlias = Literal["text", "json"]
Facts: TypeAlias = MutableMapping[str, Any]

_PLAIN = re.compile(r"[^\s\"'=\\\x00-\x1f]+")
"""Pattern of values that need no quotes in a line of text."""
_SCRIBES = ("discord", "simcord")
"""Prefixes of loggers whose lines contain payloads that were sent or received."""
_CHATTERERS = ("aiosqlite", "PIL", "asyncio", "filelock")
"""Loggers that write several debug lines per move or picture, for the libraries' developers."""
LARGEST_PAYLOAD = 200
"""Maximum characters of an argument that is an id, an address or a name, not a payload."""


class RedactingFormatter(structlog.stdlib.ProcessorFormatter):
    """Formatter for lines of the bot and of libraries that removes tokens and payloads."""

    def __init__(self, token: str | None = None, layout: Layout = "text") -> None:
        super().__init__(processors=[_complete, _TRACEBACKS, _LAYOUTS[layout]])
        self._redact = Redaction(token)

    def format(self, record: logging.LogRecord) -> str:
        """Return the line; in the text layout, a traceback follows on lines of its own."""
        if record.args and record.name.startswith(_SCRIBES):
            record = _without_payloads(record)
        return self._redact(super().format(record))


def set_up(level: str, token: str | None, layout: Layout = "text") -> None:
    """Log lines of all loggers at this level and above to standard error; may be called again."""
    root, formatter = logging.getLogger(), RedactingFormatter(token, layout)
    ours = [one for one in root.handlers if isinstance(one.formatter, RedactingFormatter)]
    if ours:
        ours[0].setFormatter(formatter)
        root.setLevel(level)
    else:
        handler = logging.StreamHandler()
        handler.setFormatter(formatter)
        logging.basicConfig(level=level, handlers=[handler])
    logging.getLogger("discord.client").addFilter(without_voice)
    logging.getLogger("discord.shard").addFilter(without_traceback)
    quieten(level)


def quieten(level: str) -> None:
    """Suppress debug lines of the libraries for SQLite and pictures.

    Their lines about every statement would reveal the stored data, including names.
    """
    for name in _CHATTERERS:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelName(level)))


def without_traceback(record: logging.LogRecord) -> bool:
    """Shorten discord.py's line about a lost connection, which is not an error of the bot.

    The connection is restored after a while, and the reason fits on that line.
    """
    error = record.exc_info[1] if record.exc_info else None
    if error is not None and str(record.msg).startswith("Attempting a reconnect"):
        record.msg, record.args = f"{record.msg} (%r)", (*(record.args or ()), error)
        record.exc_info, record.exc_text = None, None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True


def without_voice(record: logging.LogRecord) -> bool:
    """Filter out discord.py's warning about missing voice support, which the bot does not need."""
    return "voice will NOT be supported" not in str(record.msg)


def _complete(_logger: object, _name: str, facts: Facts) -> Facts:
    """Put the time, level and logger before an event's facts."""
    record: logging.LogRecord = facts.pop("_record")
    facts.pop("_from_structlog")
    head = {
        "at": datetime.fromtimestamp(record.created, UTC),
        "level": record.levelname,
        "logger": record.name,
        "event": facts.pop("event"),
    }
    return {**head, **{key: value for key, value in facts.items() if value is not None}}


def _as_text(_logger: object, _name: str, facts: Facts) -> str:
    """Return an event as a line for people, in this machine's local time."""
    at = facts.pop("at").astimezone().strftime("%Y-%m-%d %H:%M:%S")
    told = facts.pop("exception", None)
    head = f"{at} {facts.pop('level')} {facts.pop('logger')}: {_one_line(facts.pop('event'))}"
    line = " ".join([head, *(f"{key}={_quoted(value)}" for key, value in facts.items())])
    return line if told is None else f"{line}\n{told}"


def _as_json(_logger: object, _name: str, facts: Facts) -> str:
    """Return an event as a JSON line for programs, in UTC."""
    facts["at"] = facts["at"].isoformat(timespec="milliseconds")
    return json.dumps(facts, default=str, ensure_ascii=False)


_TRACEBACKS = structlog.processors.ExceptionRenderer(lambda found: traceback_of(found[1]))
_LAYOUTS = {"text": _as_text, "json": _as_json}


def _quoted(value: object) -> str:
    text = str(value)
    return text if _PLAIN.fullmatch(text) else json.dumps(text, ensure_ascii=False)


def _one_line(text: object) -> str:
    return str(text).replace("\r", "\\r").replace("\n", "\\n")


def _without_payloads(record: logging.LogRecord) -> logging.LogRecord:
    """Return discord.py's log record without the payloads that were sent or received.

    The type of a gateway event is kept.
    """
    copy = logging.makeLogRecord(record.__dict__)
    if isinstance(record.args, tuple):
        copy.args = tuple(map(_summary, record.args))
    else:
        copy.args = (_summary(record.args),)
    return copy


def _summary(value: object) -> object:
    """Return the part of a log record's argument that may be logged."""
    if isinstance(value, Mapping):
        return {key: value[key] for key in ("t", "op", "s") if key in value} or "[payload]"
    if isinstance(value, bytes | list | tuple | set):
        return "[payload]"
    if isinstance(value, str) and (
        len(value) > LARGEST_PAYLOAD or value.lstrip()[:1] in ("{", "[")
    ):
        return "[payload]"
    return value
