"""Delays of retries, and the decision to give up."""

from __future__ import annotations

from bot.host.core.api import PublishFailed
from bot.runtime.log_events import logger

_LOG = logger(__name__)

LONGEST_DELAY = 900.0
"""Maximum seconds between two tries, unless Discord demands more."""
SOON = 30.0
"""Maximum seconds between two tries if recovery sends no event: a minute with the sweep's."""
_MOST_BREAKDOWNS = 10
"""Maximum tries if the publisher itself raises an unexpected error."""


def delay_after(
    error: Exception, tries: int, first: float, **facts: str | int | None
) -> float | None:
    """Return the delay in seconds after so many failures, None = give up.

    The delay doubles with each try up to a limit; it is at least `first`. A failure that passes or
    can be mended is never given up. The facts name in the log the post that failed.
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
