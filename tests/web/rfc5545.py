"""A calendar read by the letter of RFC 5545, by none of the code that wrote it.

The numbers are those of the sections whose grammar or rule is meant; whatever they do not allow
is an AssertionError. Only what a calendar of ours may contain is known.
"""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple, TypeAlias

LINE = 75
"""Octets of a line without its break (3.1, "Content Lines")."""
_NAME = r"[A-Za-z0-9-]+"
_SAFE = r"[^\x00-\x08\x0A-\x1F\x7F\";:,]*"
_QUOTED = r"\"[^\x00-\x08\x0A-\x1F\x7F\"]*\""
_PARAM = rf";{_NAME}=(?:{_QUOTED}|{_SAFE})(?:,(?:{_QUOTED}|{_SAFE}))*"
_CONTENT = re.compile(rf"({_NAME})((?:{_PARAM})*):([^\x00-\x08\x0A-\x1F\x7F]*)", re.ASCII)
"""3.1: name, parameters, value, with none of the controls."""
_TEXT = re.compile(r"(?:[^\x00-\x08\x0A-\x1F\x7F\\;,]|\\[\\;,Nn])*")
"""3.3.11: a text, in which backslashes, semicolons, commas and line breaks are escaped."""
_DURATION = re.compile(r"P(?:\d+W|\d+D|T(?:\d+H)?(?:\d+M)?(?:\d+S)?)")
_ESCAPED = re.compile(r"\\(.)")

Value: TypeAlias = "str | date | datetime"


class Property(NamedTuple):
    """A property with its parameters, as a calendar has it."""

    name: str
    params: str
    value: str


class VEvent(NamedTuple):
    """An event: all of its properties, by name."""

    uid: str
    stamp: datetime
    starts: date
    ends: date
    summary: str
    description: str
    url: str
    status: str


class VCalendar(NamedTuple):
    """A calendar: the properties of the whole, and its events."""

    properties: dict[str, str]
    events: list[VEvent]

    def event(self, words: str) -> VEvent:
        """Return the one event whose summary has these words."""
        (found,) = (one for one in self.events if words in one.summary)
        return found


def read(body: bytes) -> VCalendar:
    """Return a calendar."""
    found = [_property(line) for line in _lines(body)]
    assert found[0] == Property("BEGIN", "", "VCALENDAR"), "3.4"
    assert found[-1] == Property("END", "", "VCALENDAR"), "3.4"
    inner = found[1:-1]
    first = next((n for n, one in enumerate(inner) if one.name == "BEGIN"), len(inner))
    head = _once(inner[:first], _OF_CALENDAR)
    assert head["VERSION"] == "2.0" and "PRODID" in head, "3.6"
    assert "METHOD" not in head, "3.7.2: it is no message to anybody"
    calendar = VCalendar(head, [*_events(inner[first:])])
    uids = [one.uid for one in calendar.events]
    assert len(uids) == len(set(uids)), "3.8.4.7"
    return calendar


def _lines(body: bytes) -> list[str]:
    """Return the content lines, unfolded octet by octet (3.1)."""
    assert body.endswith(b"\r\n")
    lines = body[:-2].split(b"\r\n")
    for line in lines:
        assert b"\r" not in line and b"\n" not in line and 0 < len(line) <= LINE
        line.decode()
    return body[:-2].replace(b"\r\n ", b"").replace(b"\r\n\t", b"").decode().split("\r\n")


def _property(line: str) -> Property:
    found = _CONTENT.fullmatch(line)
    assert found is not None, line
    return Property(found[1].upper(), found[2].upper(), found[3])


def _once(found: list[Property], kinds: dict[str, str]) -> dict[str, str]:
    """Return properties by name, each of a known type and there once."""
    names = [one.name for one in found]
    assert len(names) == len(set(names)), names
    for one in found:
        kind = kinds[one.name]
        assert one.params == _PARAMS.get(kind, "") or kind == "TIME", one
        if kind == "TEXT":
            assert _TEXT.fullmatch(one.value), one
    return {one.name: _plain(one.value) for one in found}


_OF_CALENDAR = {
    "PRODID": "TEXT", "VERSION": "TEXT", "NAME": "TEXT", "X-WR-CALNAME": "TEXT",
    "REFRESH-INTERVAL": "DURATION", "X-PUBLISHED-TTL": "OTHER", "METHOD": "TEXT",
}  # fmt: skip
_OF_EVENT = {
    "UID": "TEXT", "DTSTAMP": "TIME", "DTSTART": "TIME", "DTEND": "TIME", "SUMMARY": "TEXT",
    "DESCRIPTION": "TEXT", "URL": "OTHER", "TRANSP": "TEXT", "STATUS": "TEXT",
}  # fmt: skip
_PARAMS = {"DURATION": ";VALUE=DURATION"}


def _events(found: list[Property]) -> list[VEvent]:
    """Return the events, in which there is nothing else: no alarm (3.6.6), no time zone."""
    events = []
    while found:
        end = found.index(Property("END", "", "VEVENT"))
        begin, *inner = found[:end]
        assert begin == Property("BEGIN", "", "VEVENT"), begin
        events.append(_event(inner))
        found = found[end + 1 :]
    return events


def _event(found: list[Property]) -> VEvent:
    told = _once(found, _OF_EVENT)
    times = {one.name: _time(one) for one in found if _OF_EVENT[one.name] == "TIME"}
    assert isinstance(times["DTSTAMP"], datetime), "3.8.7.2"
    starts, ends = times["DTSTART"], times["DTEND"]
    assert type(starts) is type(ends) and starts < ends, "3.8.2.2"
    assert told["TRANSP"] == "TRANSPARENT", "3.8.2.7"
    return VEvent(
        told["UID"],
        times["DTSTAMP"],
        starts,
        ends,
        told["SUMMARY"],
        told.get("DESCRIPTION", ""),
        told.get("URL", ""),
        told.get("STATUS", ""),
    )


def _time(one: Property) -> date:
    """Return a whole day (3.3.4) or a time in UTC (3.3.5, form 2)."""
    if one.params == ";VALUE=DATE":
        return datetime.strptime(one.value, "%Y%m%d").replace(tzinfo=UTC).date()
    assert one.params == "" and re.fullmatch(r"\d{8}T\d{6}Z", one.value), one
    return datetime.strptime(one.value, "%Y%m%dT%H%M%SZ").replace(tzinfo=UTC)


def duration(text: str) -> timedelta:
    """Return a duration of hours (3.3.6)."""
    assert _DURATION.fullmatch(text)
    found = re.fullmatch(r"PT(\d+)H", text)
    assert found is not None
    return timedelta(hours=int(found[1]))


def _plain(value: str) -> str:
    return _ESCAPED.sub(lambda one: "\n" if one[1] in "Nn" else one[1], value)
