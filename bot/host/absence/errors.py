"""HostErrors about a person's hours, vacation, seat or abandoned game."""

from __future__ import annotations

from bot.host.core.api import HostError


class OnVacation(HostError):
    """A house bot keeps the seat for a player (`name`) who is on vacation."""

    code = "on-vacation"


class BadHours(HostError):
    """No such time zone, or too short a day (`reason`: zone | short, `hours`)."""

    code = "bad-hours"


class BadVacation(HostError):
    """More days than are left, or none in the future (`reason`: budget | past, `days`)."""

    code = "bad-vacation"


class TooLate(HostError):
    """The game was abandoned more than `days` days ago and cannot be resumed."""

    code = "too-late"
