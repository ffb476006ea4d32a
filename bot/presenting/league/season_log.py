"""Sentences about the signed log of a season, for Discord, pages and the command line."""

from __future__ import annotations

from bot.leagues.seasonlog.differences import Difference
from bot.locales import Words
from bot.locales.markdown import escaped


def difference_text(difference: Difference, words: Words) -> str:
    """Return what is wrong with a log, as Markdown: the line, and what was expected and found."""
    what = words(
        f"season-log-{difference.code}",
        expected=escaped(difference.expected),
        found=escaped(difference.found),
    )
    return words("season-log-at", line=difference.line, what=what) if difference.line else what
