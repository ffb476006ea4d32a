"""Days as people type them."""

from __future__ import annotations

import re
from datetime import date

_GERMAN = re.compile(r"([0-9]{1,2})\.([0-9]{1,2})\.([0-9]{4})", re.ASCII)


def day_of(text: str) -> date | None:
    """Return the day typed as 2026-12-24 or 24.12.2026; None = neither."""
    german = _GERMAN.fullmatch(text.strip())
    try:
        if german:
            return date(int(german[3]), int(german[2]), int(german[1]))
        return date.fromisoformat(text.strip())
    except ValueError:
        return None
