"""Calendars as programs subscribe to them (RFC 5545, RFC 7986)."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import NamedTuple
from uuid import NAMESPACE_URL, uuid5

from icalendar import Calendar, Event, vDuration, vText

KIND = "text/calendar"


class CalendarEvent(NamedTuple):
    """An event of a calendar: whole days, or times in UTC.

    `name` is text in the form of an address that stays the same when the event is moved, and
    `revised` is when it was last changed.
    """

    name: str
    revised: datetime
    starts: date
    ends: date
    summary: str
    url: str = ""
    text: str = ""
    cancelled: bool = False


def begun(title: str, product: str, again: timedelta) -> Calendar:
    """Return an empty calendar, which programs are asked to read `again` after that time."""
    found = Calendar()
    found.add("prodid", f"-//boardgame-bot//{product}//EN")
    found.add("version", "2.0")
    found.add("refresh-interval", again, parameters={"VALUE": "DURATION"})
    # Outlook reads this instead ([MS-OXCICAL], 2.1.3.1.1.15).
    found.add("x-published-ttl", vDuration(again))
    for name in ("name", "x-wr-calname"):
        found.add(name, vText(title))
    return found


def event_of(entry: CalendarEvent) -> Event:
    """Return an entry as an event: it blocks no time and has no alarm.

    It always has an end, as Exchange does not import others ([MS-STANXICAL], RFC 5545, 3.6.1).
    """
    event = Event()
    # Whatever is moved stays the same event: its number depends on no time.
    event.add("uid", str(uuid5(NAMESPACE_URL, entry.name)))
    event.add("dtstamp", entry.revised)
    event.add("dtstart", entry.starts)
    event.add("dtend", entry.ends)
    event.add("summary", vText(" ".join(entry.summary.split())))
    event.add("transp", "TRANSPARENT")
    if entry.text:
        event.add("description", vText(entry.text))
    if entry.url:
        event.add("url", entry.url)
    if entry.cancelled:
        event.add("status", "CANCELLED")
    return event
