"""Choices for command options: numbers in a range, named choices, and dates as people type them."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from datetime import date, datetime
from typing import TypeAlias

from discord import app_commands

from bot.host.core.api import Preferences
from bot.host.core.paces import AT_TIMEOUT, PACES
from bot.locales import languages
from bot.locales.languages import SOURCE
from bot.presenting import limits
from cogs.ui.kit.translation import t
from render.art.theme import palettes


def day_of(text: str, language: str) -> date | None:
    """Return the date typed as 2026-12-24, or as in one of the bot's languages: 24.12.2026.

    The reader's language decides alone if it can. English cannot: it is also the language of those
    whose own one the bot does not have, and of both orders of month and day. None is for all other
    texts, and for one that means different days.
    """
    typed, known = text.strip(), languages()
    with suppress(ValueError):
        return date.fromisoformat(typed)
    own = set() if language == SOURCE else _days(typed, known[language].dates)
    found = own or _days(typed, {form for one in known.values() for form in one.dates})
    return found.pop() if len(found) == 1 else None


def _days(typed: str, forms: Iterable[str]) -> set[date]:
    """Return the days that a text means in these forms of dates."""
    found = set[date]()
    for form in forms:
        with suppress(ValueError):
            found.add(datetime.strptime(typed, form).date())  # noqa: DTZ007
    return found


MOST_ROUNDS = 999
VersionNumber: TypeAlias = app_commands.Range[int, 0, 99_999]
RoundNumber: TypeAlias = app_commands.Range[int, 1, MOST_ROUNDS]
StoredNumber: TypeAlias = app_commands.Range[int, 1, limits.INTEGER]
"""Number of a stored object, as people see it."""

PALETTE = [app_commands.Choice(name=t(f"palette-{name}"), value=name) for name in palettes()]
LENGTH = [
    app_commands.Choice(name=t(f"length-{name}"), value=name) for name in ("short", "normal", "all")
]
PINGS = [
    app_commands.Choice(name=t(f"pings-{name}"), value=name)
    for name in ("thread", "dm", "both", "none")
]
STATS = [app_commands.Choice(name=t(f"stats-{name}"), value=name) for name in ("shown", "hidden")]
PACE = [app_commands.Choice(name=t(f"setup-pace-{pace}"), value=pace) for pace in PACES]
JOINING = [
    app_commands.Choice(name=t(f"joining-{name}"), value=name) for name in ("open", "invited")
]
TIMEOUT = [app_commands.Choice(name=t(f"timeout-{name}"), value=name) for name in AT_TIMEOUT]


def drawable(preferences: Preferences) -> Preferences:
    """Return preferences whose palette exists, or is unset if it no longer does."""
    if preferences.palette in (None, *palettes()):
        return preferences
    return replace(preferences, palette=None, lapsed=(*preferences.lapsed, "palette"))
