"""Retry delays, and when to give up."""

from __future__ import annotations

from bot.host.api import PublishFailed
from bot.log_events import logger

_LOG = logger(__name__)

_MOST_BREAKDOWNS = 10
"""Tries at which the publisher itself breaks down."""
_MOST_TRIES = 700
"""Tries of anything else: about a week, for somebody to notice and mend it."""
_LONGEST_DELAY = 900.0


def delay_after(
    error: Exception, tries: int, first: float, **facts: str | int | None
) -> float | None:
    """Return the delay in seconds after so many failures, None = give up.

    The delay doubles each time, within reason; the first one is at least that long. The facts
    tell the log what did not get out.
    """
    trace: Exception | None = None
    if isinstance(error, PublishFailed):
        wanted, most, reason = error.retry_after, _MOST_TRIES, error.reason
        facts |= {"permission": error.permission}
        facts["channel"] = error.place_id or facts.get("channel")
    else:
        trace = error
        wanted, most, reason = first, _MOST_BREAKDOWNS, repr(error)
    facts |= {"tries": tries, "reason": reason}
    if wanted is None or tries >= most:
        _LOG.error("post_given_up", exc_info=trace, **facts)
        return None
    growing = max(wanted, first) * 2.0 ** min(tries - 1, 10)
    delay = max(wanted, min(growing, _LONGEST_DELAY))
    _LOG.warning("post_postponed", exc_info=trace, seconds=round(delay), **facts)
    return delay
