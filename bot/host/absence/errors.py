"""Why somebody's hours, vacation, seat or old game cannot be as they want: all are HostErrors."""

from __future__ import annotations

from bot.host.core.api import HostError


class OnVacation(HostError):
    """A house bot keeps the seat for somebody (`name`) who is on vacation."""

    code = "on-vacation"


class BadHours(HostError):
    """No such time zone, or too short a day (`reason`: zone | short, `hours`)."""

    code = "bad-hours"


class BadVacation(HostError):
    """More days than are left, or none that lie ahead (`reason`: budget | past, `days`)."""

    code = "bad-vacation"


class TooLate(HostError):
    """The game was abandoned more than `days` days ago and cannot be resumed."""

    code = "too-late"
