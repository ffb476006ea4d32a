"""The languages whose texts the tests read: those that never lack a message."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bot.locales import complete, forget
from bot.locales.languages import _added

LANGUAGES = complete()


@contextmanager
def forgetting_words() -> Iterator[None]:
    """Forget afterwards the words that are added meanwhile."""
    before = [*_added]
    try:
        yield
    finally:
        _added[:] = before
        forget()
