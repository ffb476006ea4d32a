"""Parts of what a page sends, checked: anything else is not found, as no page of ours sends it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

from bot.web.rate_limit import NotFound
from bot.web.site import Seen, Site

Sent: TypeAlias = Mapping[str, Any]
Door: TypeAlias = Callable[[Site, Seen, Sent], Awaitable[str]]
"""Does what was sent, and returns a sentence about it, "" = the page shows it."""


def number(sent: Sent, name: str) -> int:
    """Return a number that was sent. Raises NotFound."""
    value = sent.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise NotFound
    return value


def text(sent: Sent, name: str) -> str:
    """Return a text that was sent. Raises NotFound."""
    value = sent.get(name)
    if not isinstance(value, str):
        raise NotFound
    return value


def texts(sent: Sent, name: str) -> list[str]:
    """Return a list of texts that was sent. Raises NotFound."""
    values = sent.get(name)
    if not isinstance(values, list):
        raise NotFound
    return [text({name: value}, name) for value in values]
