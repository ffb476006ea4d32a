"""Multi-select menus: many small moves in one click."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.locales import Words
from bot.presenting import limits
from cogs.ui.kit.screen import Entry, Menu


def multi_select(
    key: str, entries: Sequence[Entry], most: int, whole: bool, words: Words, name: str
) -> Iterator[Menu]:
    """Yield menus of the entries, of which `most` may be chosen, or exactly as many if `whole`.

    `name` is the message with the number (`count`).
    """
    count = min(most, len(entries))
    groups = list(limits.pages(entries)) if count else []
    for page, group in enumerate(groups):
        here = min(count, len(group))
        least = here if whole and len(groups) == 1 else 1
        text = words(name, count=count)
        if len(groups) > 1:
            between = words("choose-between", first=group[0].label, last=group[-1].label)
            text = words("choose-of", menu=text, between=between)
        yield Menu(f"{key}:{page}", tuple(group), text, least, here)
