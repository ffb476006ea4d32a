"""Retry delays, and when to give up."""

from __future__ import annotations

from bot.host.core.api import PublishFailed
from bot.runtime.log_events import logger

_LOG = logger(__name__)

LONGEST_DELAY = 900.0
"""Seconds between two tries at most, unless Discord wants more."""
SOON = 30.0
"""Seconds between two tries at most of what heals without an event: a minute with the sweep's."""
_MOST_BREAKDOWNS = 10
"""Tries at which the publisher itself breaks down."""


def delay_after(
    error: Exception, tries: int, first: float, **facts: str | int | None
) -> float | None:
    """Return the delay in seconds after so many failures, None = give up.

    The delay doubles each time, within reason; the first one is at least that long. What passes,
    or can be mended, is never given up. The facts tell the log what did not get out.
    """
    trace: Exception | None = None
    if isinstance(error, PublishFailed):
        wanted, longest, reason = error.retry_after, error.longest, error.reason
        facts |= {"permission": error.permission}
        facts["channel"] = error.place_id or facts.get("channel")
    else:
        trace = error
        wanted = first if tries < _MOST_BREAKDOWNS else None
        longest, reason = LONGEST_DELAY, repr(error)
    facts |= {"tries": tries, "reason": reason}
    if wanted is None:
        _LOG.error("post_given_up", exc_info=trace, **facts)
        return None
    growing = max(wanted, first) * 2.0 ** min(tries - 1, 10)
    delay = max(wanted, min(growing, longest))
    _LOG.warning("post_postponed", exc_info=trace, seconds=round(delay), **facts)
    return delay
