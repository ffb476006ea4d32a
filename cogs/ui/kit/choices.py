"""Choices for command options: numbers in a range, named choices, and dates as people type them."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from datetime import date, datetime
from typing import TypeAlias

from discord import app_commands

from bot.host.core.api import Preferences
from bot.host.core.paces import AT_TIMEOUT, PACES
from bot.locales import languages
from bot.presenting import limits
from cogs.ui.kit.translation import t
from render.art.theme import palettes


def day_of(text: str) -> date | None:
    """Return the date typed as 2026-12-24, or as in one of the bot's languages: 24.12.2026.

    None is for all other texts, and for one that means different days in two languages.
    """
    typed = text.strip()
    with suppress(ValueError):
        return date.fromisoformat(typed)
    found = set[date]()
    for form in {form for one in languages().values() for form in one.dates}:
        with suppress(ValueError):
            found.add(datetime.strptime(typed, form).date())  # noqa: DTZ007
    return found.pop() if len(found) == 1 else None


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
