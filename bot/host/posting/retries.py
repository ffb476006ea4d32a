"""Retry delays, and when to give up."""

from __future__ import annotations

import logging

from bot.host.api import PublishFailed

_LOG = logging.getLogger(__name__)

_MOST_BREAKDOWNS = 10
"""Tries at which the publisher itself breaks down."""
_MOST_TRIES = 700
"""Tries of anything else: about a week, for somebody to notice and mend it."""
_LONGEST_DELAY = 900.0


def delay_after(error: Exception, tries: int, what: str, first: float) -> float | None:
    """Return the delay in seconds after so many failures, None = give up.

    The delay doubles each time, within reason; the first one is at least that long.
    """
    if isinstance(error, PublishFailed):
        wanted, most, reason = error.retry_after, _MOST_TRIES, error.reason
    else:
        _LOG.error("%s: the publisher broke down", what, exc_info=error)
        wanted, most, reason = first, _MOST_BREAKDOWNS, repr(error)
    if wanted is None or tries >= most:
        _LOG.error("%s is given up: %s", what, reason)
        return None
    growing = max(wanted, first) * 2.0 ** min(tries - 1, 10)
    delay = max(wanted, min(growing, _LONGEST_DELAY))
    _LOG.warning("%s again in %.0f s: %s", what, delay, reason)
    return delay
