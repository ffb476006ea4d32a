"""*My calendar*, below `/me`: private answers with the address of the user's calendar.

Texts: `calendar.ftl`. Tests: `tests/cogs/test_calendar.py`.
"""

from __future__ import annotations

from bot.host.core.api import StalePrompt
from cogs.client import Client
from cogs.commands.web import NoPages, pages_base
from cogs.ui.interaction import Request
from cogs.ui.screens.calendar import calendar_screen, drawn_screen


async def on_calendar(request: Request, args: str, _values: tuple[str, ...]) -> None:
    """Show whether the user has a calendar."""
    _check(args)
    await _show(request)


async def on_draw(request: Request, args: str, _values: tuple[str, ...]) -> None:
    """Show a new address of the user's calendar; the former one leads nowhere. Raises NoPages."""
    _check(args)
    base = pages_base(request)
    if not request.context.can_pair:
        raise NoPages
    secret = await request.context.host.calendars.draw(request.user_id)
    await request.show(drawn_screen(f"{base}/calendar/{secret}.ics", request.words), lasting=True)


async def on_off(request: Request, args: str, _values: tuple[str, ...]) -> None:
    """Switch the user's calendar off."""
    _check(args)
    was_on = await request.context.host.calendars.end(request.user_id)
    await _show(request, request.words("calendar-off") if was_on else "")


HANDLERS = {"calendar": on_calendar, "calendardraw": on_draw, "calendaroff": on_off}


def _check(args: str) -> None:
    if args:
        raise StalePrompt


async def _show(request: Request, first: str = "") -> None:
    made_at = await request.context.host.calendars.made_at(request.user_id)
    await request.show(calendar_screen(made_at, request.words, first), lasting=True)


async def setup(bot: Client) -> None:
    """Register the handlers of the buttons."""
    bot.handlers.update(HANDLERS)
