"""The services that concern people."""

from __future__ import annotations

from bot.host.core.registry import TableRegistry
from bot.host.people.commitments import Commitments
from bot.host.people.guests import Guests
from bot.host.people.preferences import PersonPreferences
from bot.host.people.private import AvoidLists, Notes


class People:
    """Services for people's settings, notes and avoid lists, and for guests and reliability."""

    def __init__(self, registry: TableRegistry) -> None:
        self.preferences = PersonPreferences(registry)
        self.notes = Notes(registry)
        self.avoid_lists = AvoidLists(registry)
        self.guests = Guests(registry)
        self.commitments = Commitments(registry)
