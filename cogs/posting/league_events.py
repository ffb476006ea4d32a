"""Scheduled events on Discord servers for the dates of leagues.

What Discord wants is on its page *Guild Scheduled Event* unless a line names another source:

* An event at no channel (EXTERNAL) has a location of 1 to 100 characters and an end ("Field
  Requirements By Entity Type"). It begins and ends by itself ("Guild Scheduled Event Status Update
  Automation").
* A name has 1 to 100 characters, a description up to 1,000 ("Guild Scheduled Event Structure").
* CREATE_EVENTS for the whole server suffices to make events, and to change or delete one's own
  ("Guild Scheduled Event Permissions Requirements").
* A server has at most 100 events that are scheduled or active ("Create Guild Scheduled Event");
  one more is refused with 30038 (*Opcodes and Status Codes*).
* One that is COMPLETED or CANCELED stays so ("Guild Scheduled Event Status"): 180000.
* The beginning must be in the future, and that of an event that has begun may not be sent, not even
  unchanged (50035 with GUILD_SCHEDULED_EVENT_SCHEDULE_PAST and ..._INVALID_START_BY_STATUS, as bots
  in the field report).

How many may be made in what time is not written: discord.py waits as the answers say. Events need
no intent, since they are listed when one is to be changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

import discord
from discord import EntityType, EventStatus, PrivacyLevel, ScheduledEvent
from discord.utils import MISSING

from bot.host.core.api import PublishFailed
from bot.host.leagues.calendars import FULL, LENGTH, NO_PERMISSION, Change, Outcome
from bot.host.leagues.core import moment
from bot.leagues.settings import KNOCKOUT
from bot.locales import Words
from bot.locales.markdown import shortened, visible
from bot.presenting.table import place_link
from cogs.posting.sender import failed
from cogs.requests import refusals
from cogs.requests.budget import Priority
from cogs.requests.refusals import ERRORS
from cogs.requests.throttle import calls_as

MOST_NAME, MOST_ABOUT = 100, 1000
"""Maximum number of characters of an event's name, and of its description."""
_LONGEST_LEAGUE: Final = 50
"""Maximum number of characters of a league's name in an event."""
_OPEN = (EventStatus.scheduled, EventStatus.active)
_PROBLEMS = {refusals.PERMISSION: NO_PERMISSION, refusals.EVENTS_FULL: FULL}


class LeagueEvents:
    """Makes, changes and removes scheduled events; each has a mark, by which it is found again."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    @calls_as(Priority.EDIT)
    async def carry_out(self, change: Change) -> Outcome:
        """Carry out a change, once even if it is repeated. Raises PublishFailed."""
        guild = self._client.get_guild(change.guild_id)
        if guild is None or guild.unavailable:
            raise PublishFailed(f"server {change.guild_id} is not known now")
        if not guild.me.guild_permissions.create_events:
            return Outcome(problem=NO_PERMISSION)
        try:
            known = await guild.fetch_scheduled_events(with_counts=False)
            return await self._made(guild, change, self._found(change, known))
        except ERRORS as error:
            refusal = refusals.of(error)
            if refusal is refusals.NO_EVENT:
                return Outcome()
            if refusal in _PROBLEMS:
                return Outcome(problem=_PROBLEMS[refusal])
            raise failed(error) from error

    def _found(self, change: Change, known: Sequence[ScheduledEvent]) -> ScheduledEvent | None:
        """Return the event that a change is about, if there is one that is not over.

        It is known by its id, or by its mark if the bot was killed after making it.
        """
        own = self._client.user.id if self._client.user is not None else 0

        def is_meant(event: ScheduledEvent) -> bool:
            if change.event_id is not None:
                return event.id == change.event_id
            return event.creator_id == own and _is_marked(event, change.mark)

        return next((one for one in known if one.status in _OPEN and is_meant(one)), None)

    async def _made(
        self, guild: discord.Guild, change: Change, event: ScheduledEvent | None
    ) -> Outcome:
        """Make, change or remove an event. Raises discord.py's errors."""
        if change.removed:
            if event is not None:
                await event.delete()
            return Outcome()
        if event is not None:
            begins = MISSING if change.begun else _begins(change)
            await event.edit(**_content(change), start_time=begins)
            return Outcome(event.id)
        if change.event_id is not None:
            return Outcome()
        made = await guild.create_scheduled_event(
            **_content(change),
            start_time=_begins(change),
            entity_type=EntityType.external,
            privacy_level=PrivacyLevel.guild_only,
        )
        return Outcome(made.id)


def _begins(change: Change) -> datetime:
    return moment(change.date.at - LENGTH)


def _content(change: Change) -> dict[str, Any]:
    """Return what an event says, in the server's language; its location leads to the card."""
    season, date = change.season, change.date
    words, (place_id, card_id) = Words(season.league.language), change.card
    facts: dict[str, str | int] = {
        "league": shortened(visible(season.league.name), _LONGEST_LEAGUE, "…"),
        "season": season.number,
        "round": words("league-swiss-round", round=date.number),
        "form": "knockout" if season.settings.form in KNOCKOUT else "usual",
    }
    card = place_link(change.guild_id, place_id, card_id)
    about = words(f"league-event-{date.kind}-about", **facts)
    return {
        "name": shortened(words(f"league-event-{date.kind}", **facts), MOST_NAME, "…"),
        "description": f"{about}\n\n{card}\n\n{_marked(change.mark)}"[:MOST_ABOUT],
        "location": card,
        "end_time": moment(date.at),
    }


def _marked(mark: str) -> str:
    return f"({mark})"


def _is_marked(event: ScheduledEvent, mark: str) -> bool:
    return (event.description or "").endswith(_marked(mark))
