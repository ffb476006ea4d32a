"""The switch that allows hints at a table.

The custom_id of the button of the lobby's options: `hints:<table>:<0 or 1>`.
"""

from __future__ import annotations

from bot.host.core.api import Table
from bot.locales import Words
from cogs.ui.kit.screen import Button

LOCKED = ("league", "rated")
"""Reasons for which hints can never be allowed at a table."""


def hints_button(table: Table, words: Words) -> Button:
    """Return the button that allows hints at a table, or forbids them."""
    allowed = table.hints_off is None
    label = words("button-hints", hints="on" if allowed else "off")
    return Button(f"hints:{table.id}:{int(not allowed)}", label, "💡")


def locked_line(table: Table, words: Words) -> str:
    """Return why hints cannot be allowed at a table, "" = they can."""
    off = table.hints_off
    return words("options-hints-locked", why=off) if off in LOCKED else ""


def card_line(table: Table, words: Words) -> str:
    """Return a card's line about hints, "" = the default applies."""
    if table.hints is None or table.hints_off in LOCKED:
        return ""
    return words("card-hints", hints="on" if table.hints else "off")
