"""Tables of a league in messages to one person, and the buttons for a free seat."""

from __future__ import annotations

from bot.host.api import Table
from bot.locales import Words
from bot.locales.markdown import Markdown
from cogs.ui.kit.screen import Button, Row
from cogs.ui.lookup import title


def table_link(table: Table, words: Words) -> Markdown:
    """Return a table by name, with a link to where it is played."""
    return Markdown(f"{title(table, words)} <#{table.place_id}>")


def seat_row(vacancy: int, words: Words) -> Row:
    """Return the buttons with which an alternate answers."""
    return (
        Button(f"league-seat-yes:{vacancy}", words("button-league-seat-yes"), "🪑", "go"),
        Button(f"league-seat-no:{vacancy}", words("button-league-seat-no"), "✖️"),
    )
