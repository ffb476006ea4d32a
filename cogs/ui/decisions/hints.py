"""The hint button at a decision: `hint:<table>:<stamp of the decision>`."""

from __future__ import annotations

from bot.host.core.api import Table
from bot.locales import Words
from cogs.ui.kit.screen import Button


def hints_offered(table: Table, searched: bool) -> bool:
    """Return whether people may ask for hints at a table, given whether its game is `searched`."""
    return searched and table.status == "running" and table.hints_off is None


def hint_button(place: str, words: Words) -> Button:
    """Return the button; `place` names the table and the decision."""
    return Button(f"hint:{place}", words("button-hint"), "💡")
