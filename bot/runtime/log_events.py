"""The log's events by name, and the loggers that write them, one line per event.

Facts are keyword arguments: `logger(__name__).info("table_started", table=7, guild=1000)`. A person
is identified by the seat, never by name or id, and information that a table does not show is never
logged.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from time import perf_counter
from typing import cast

import structlog

EVENTS: Mapping[str, str] = {
    # The process.
    "started": "the program starts, with its version and its database",
    "game_left_out": "the game of a package cannot be loaded: the bot runs without it",
    "ready": "Discord is linked: from now on people are answered",
    "gateway_lost": "the link to Discord broke; until it is back, no clock runs",
    "gateway_back": "the link to Discord is back",
    "event_unreadable": "an event of Discord's cannot be read and is passed over; once per kind",
    "stopping": "the program was told to end: what is under way is finished first",
    "stopped": "the program ends",
    "migration": "the database is brought to the schema of this version, after a copy of it",
    "hung": "nothing could be stored for two minutes: the program ends, and says where it was",
    "owner_ended": "a process that hung was ended, and its shard taken over by this one",
    "backup_made": "the backup of the night is there, checked",
    "backup_failed": "there is no backup tonight; it is tried again in an hour",
    "checkpoint_failed": "the file alone, copied without its log, may lack more than a minute",
    "slow_step": "a step took longer than a second",
    "incident": "a mistake of the program, with the number that a person was told",
    "incident_lost": "an incident could not be stored: its line has everything",
    "pause_lost": "a table could not be paused though its game failed; its clocks run on",
    # Web pages.
    "web_started": "pages are served, at this address and port",
    "web_refused": "how many requests for pages were refused since the last such line, and why",
    # The servers.
    "server_joined": "the bot was invited to a server",
    "server_unavailable": "an outage of Discord keeps everybody from a server: no clock runs there",
    "server_available": "that outage is over",
    "server_left": "the bot was removed from a server",
    "tables_wait": "the bot is not on a server with open tables or a league any more; they wait",
    "tables_go_on": "the bot is on that server again",
    # The tables.
    "table_opened": "a lobby was opened",
    "table_started": "the game began",
    "table_paused": "the table agreed to pause",
    "table_resumed": "the pause is over",
    "table_reopened": "an abandoned lobby or game goes on",
    "table_ended": "the table ended: over, agreed, abandoned, expired or server_left (how)",
    "seat_changed": "another person or a house bot plays a seat from now on",
    "timed_out": "the time of a seat ran out",
    "timeout_decided": "what came of a time-out: wait, caretaker, end, back or paused",
    "thinking_cut": "the time of a strong house bot was up: it plays the best that it has found",
    # The posts.
    "post_postponed": "a post did not get out and is tried again",
    "post_given_up": "a post will never get out",
    "post_hindered": "Discord refuses posts for a reason (reason) that people there are told",
    "log_unreachable": "the log of a followed season of another bot cannot be reached, and why",
    "log_wrong": "that log does not fit: the number of the line, and why",
    "log_back": "that log can be reached, and fits, again",
    "permission_missing": "a channel lacks a permission; the owners of its tables are told",
}
"""Meanings of the events, by name; no others are logged."""

SLOW = 1.0
"""Duration in seconds from which a step is logged as slow."""


def _configure() -> None:
    """Route the events of every structlog logger to the standard logger of the same name."""
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )


# Without configuration, structlog prints to standard output, which is for the commands.
_configure()


def logger(name: str) -> structlog.stdlib.BoundLogger:
    """Return a module's logger for events; plain sentences go through `logging` as usual."""
    return cast(structlog.stdlib.BoundLogger, structlog.get_logger(name))


_steps = logger("bot.steps")


@contextmanager
def timed(step: str, **facts: object) -> Iterator[None]:
    """Log the step in the block if it takes longer than a second."""
    started = perf_counter()
    try:
        yield
    finally:
        seconds = perf_counter() - started
        if seconds >= SLOW:
            _steps.info("slow_step", step=step, seconds=round(seconds, 1), **facts)
