"""Questions about a person's waking hours, answered in three clicks; nothing is guessed.

The custom_ids are `hours-zone` (a menu of zones), `hours-wakes:<zone>` and
`hours-sleeps:<zone>:<hour>` (menus of hours), and `hours-later`. Each may end in the custom_id of
the action that the person was about to take, to which a button leads back afterwards.
"""

from __future__ import annotations

import logging
import re
import tomllib
from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path

from bot.host.people.hours import LEAST_MINUTES, zone_of
from bot.locales import Words, languages, spoken
from bot.presenting import limits
from cogs.ui.interaction import LOST, AnswerFailed, Request
from cogs.ui.kit.screen import Button, Entry, Menu, Row, Screen

_DATA = tomllib.loads(Path(__file__).with_name("zones.toml").read_text(encoding="utf-8"))
ZONES: tuple[str, ...] = tuple(_DATA["zones"])
"""Time zones, one for each local time that many people have; `/hours` accepts all others."""

_THEN = re.compile(r"league-join:[0-9]{1,15}", re.ASCII)
"""Pattern of the custom_ids of actions that may have been interrupted; Discord sends them back."""

_log = logging.getLogger(__name__)


async def ask_hours(request: Request) -> None:
    """Ask a new player for their waking hours, unless they are set or were already asked for.

    A failure does no harm.
    """
    if request.context.asks_hours and await request.context.host.absence.availability.may_ask_hours(
        request.user_id
    ):
        await _ask(request)


async def remind_of_hours(request: Request) -> None:
    """Remind a player, once only, to set their waking hours after a day at this table.

    The action itself is already done, so a failure does no harm.
    """
    context, table_id = request.context, request.table_id
    if table_id is None or not context.asks_hours:
        return
    try:
        if await context.host.absence.availability.may_remind_of_hours(request.user_id, table_id):
            await _ask(request)
    except Exception:
        _log.exception("a person is not reminded of their hours")


async def _ask(request: Request) -> None:
    locale, now = str(request.interaction.locale), request.context.host.absence.availability.now
    with suppress(AnswerFailed, *LOST):
        await request.show_more(zone_question(locale, now, request.words))


def zone_question(locale: str, now: datetime, words: Words, then: str = "") -> Screen:
    """Return the first question: the person's time zone.

    If the action `then` needs the hours, there is no button to answer later.
    """
    first = _first(locale)
    zones = [*first, *_others(first, now)]
    entries = tuple(
        Entry(zone, f"{zone.replace('_', ' ')} ({now.astimezone(zone_of(zone)):%H:%M})")
        for zone in zones
    )
    menu = Menu(_leading("hours-zone", then), entries, words("hours-zone-which"))
    later = (Button("hours-later", words("button-hours-later"), "⏭️"),)
    return Screen((words("hours-ask"),), rows=(menu,) if then else (menu, later))


def _others(first: Sequence[str], now: datetime) -> Sequence[str]:
    """Return as many other time zones as a menu has room for, without those farthest away."""
    home = _offset(first[0], now)
    others = [zone for zone in ZONES if zone not in first]
    near = sorted(others, key=lambda zone: abs(_offset(zone, now) - home))
    kept = {*near[: limits.OPTIONS - len(first)]}
    return [zone for zone in others if zone in kept]


def _offset(zone: str, now: datetime) -> timedelta:
    return now.astimezone(zone_of(zone)).utcoffset() or timedelta()


def _first(locale: str) -> Sequence[str]:
    """Return the time zones offered first to people with a locale of Discord."""
    language = spoken(locale)
    own = languages()[language].zones.get(locale) if language else None
    found: Sequence[str] = own or _DATA["first"].get(locale) or _DATA["usual"]
    return found


def wakes_question(zone: str, words: Words, then: str = "") -> Screen:
    """Return the second question: when the person's day begins."""
    key = _leading(f"hours-wakes:{zone}", then)
    menu = Menu(key, _clock(range(24)), words("hours-wakes-which"))
    return Screen((words("hours-ask"),), rows=(menu,))


def sleeps_question(zone: str, wakes: int, words: Words, then: str = "") -> Screen:
    """Return the third question: when the day ends; days that are too short are not offered."""
    hours = (hour % 24 for hour in range(wakes + LEAST_MINUTES // 60, wakes + 25))
    key = _leading(f"hours-sleeps:{zone}:{wakes}", then)
    menu = Menu(key, _clock(hours), words("hours-sleeps-which"))
    return Screen((words("hours-ask"),), rows=(menu,))


def back_row(then: str, words: Words) -> tuple[Row, ...]:
    """Return the button that leads back to the interrupted action, or no row without one."""
    known = _THEN.fullmatch(then)
    return ((Button(then, words("button-hours-back"), "➡️", "go"),),) if known else ()


def _leading(key: str, then: str) -> str:
    return f"{key}:{then}" if then else key


def _clock(hours: Iterable[int]) -> tuple[Entry, ...]:
    return tuple(Entry(str(hour), f"{hour}:00") for hour in hours)
