"""The services that concern people."""

from __future__ import annotations

from bot.host.core.registry import TableRegistry
from bot.host.people.commitments import Commitments
from bot.host.people.guests import Guests
from bot.host.people.preferences import PersonPreferences
from bot.host.people.private import AvoidLists, Notes
from bot.host.people.way_calls import WayCalls
from bot.host.people.way_words import WayWords
from bot.host.people.ways import Ways


class People:
    """Services for people's settings, notes and avoid lists, and for guests and reliability.

    They include the ways to be called besides Discord, which are off without a publisher.
    """

    def __init__(self, registry: TableRegistry) -> None:
        self.preferences = PersonPreferences(registry)
        self.notes = Notes(registry)
        self.avoid_lists = AvoidLists(registry)
        self.guests = Guests(registry)
        self.commitments = Commitments(registry)
        self.ways = Ways(registry)
        self.way_calls = WayCalls(registry)
        self.way_words = WayWords(registry)

    async def look(self) -> None:
        """Make the calls of people's ways that are due, and tell people whose way is off."""
        if self.way_calls.publisher is not None:
            await self.way_calls.look()
            await self.way_words.look()

    async def drain(self) -> None:
        """Start no more calls, and wait until the running ones have ended."""
        await self.way_calls.drain()

    async def close(self) -> None:
        """Start no more calls, and give the running ones a few seconds to end."""
        await self.way_calls.close()
