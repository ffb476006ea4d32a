"""A season in words: its stage, and how many people signed up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.host.leagues.api import Entry, Season
from bot.locales import Words


def stage_name(season: Season, words: Words) -> str:
    """Return the name of a season's stage."""
    return words("league-stage", stage=season.stage)


def counted(season: Season, entries: Iterable[Entry], words: Words) -> Iterator[str]:
    """Yield how many people signed up, wait, and are alternates, one line each."""
    entries = list(entries)
    found = Counter(entry.status for entry in entries)
    count = found["in"] + found["left"] + found["red"]
    yield words("league-signed", count=count, places=season.settings.conditions.places)
    if found["waiting"] or found["asked"]:
        yield words("league-waiting", count=found["waiting"] + found["asked"])
    alternates = sum(entry.alternate for entry in entries)
    if alternates:
        yield words("league-alternates", count=alternates)
