"""A person's private calendar.

The custom_ids:

* `calendar`       show whether there is one
* `calendardraw`   make an address, or another one in place of the former
* `calendaroff`    switch it off
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from bot.locales import Words
from cogs.ui.kit.screen import Button, Screen
from cogs.ui.screens.absence import stamp

MARK = "📅"


def calendar_button(words: Words) -> Button:
    """Return the button that shows a person's calendar."""
    return Button("calendar", words("button-calendar"), MARK)


def calendar_screen(made_at: datetime | None, words: Words, first: str = "") -> Screen:
    """Return when the address of a calendar was made (None = there is none), and what to do."""
    draw = Button("calendardraw", words("button-calendar-renew"), "♻️")
    off = Button("calendaroff", words("button-calendar-off"), "🚫", "stop")
    state, buttons = words("calendar-none"), [replace(draw, label=words("button-calendar-draw"))]
    if made_at is not None:
        state, buttons = words("calendar-on", made=stamp(made_at)), [draw, off]
    return Screen(
        tuple(filter(None, (first, words("calendar-about"), state))), rows=(tuple(buttons),)
    )


def drawn_screen(address: str, words: Words) -> Screen:
    """Return the address of a calendar, which is shown only once."""
    return Screen((words("calendar-drawn", address=address), words("calendar-how")))
