"""Simulated Discord server, which looks up its members and records all posts."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import count
from typing import NamedTuple

from bot.host.core.api import Bulletin, Posted
from bot.host.leagues.api import League, LeaguePost, Member, Sent
from bot.simulation.people import Simulated

GUILD, CHANNEL = 1, 20
INVITATION = "https://discord.gg/simulated"


class Clock:
    """Clock that only changes when it is set."""

    def __init__(self, starts: float) -> None:
        self.seconds = starts

    def __call__(self) -> datetime:
        """Return the current time."""
        return datetime.fromtimestamp(self.seconds, UTC)


class Message(NamedTuple):
    """A league's post; `person` is None for a post in its channel."""

    at: float
    kind: str
    person: int | None


class Server:
    """Simulated server: the publisher of tables and leagues, and the look-up of members.

    `changed` contains the tables with new posts; whoever processes them empties it.
    """

    def __init__(self, clock: Clock, people: Sequence[Simulated]) -> None:
        self.clock = clock
        self.people = tuple(people)
        self._by_id = {person.id: person for person in people}
        self._numbers = count(5000)
        self.changed: set[int] = set()
        self.memberships: dict[int, frozenset[int]] = {}
        """Each person's servers besides the home server."""
        self.signs_at: dict[int, int] = {}
        """The server on which each person signs up, if there are several."""
        self.elsewhere: set[int] = set()
        """Tables that opened on another server than the home server."""
        self.posts = 0
        self._to_people: list[LeaguePost] = []
        self.messages: list[Message] = []

    def taken_to_people(self) -> list[LeaguePost]:
        """Return the posts sent to people since the last call."""
        posts, self._to_people = self._to_people, []
        return posts

    async def find(self, _guild_id: int, user_id: int) -> Member | None:
        """Return a member, or None once the person has left the simulated server."""
        person = self._by_id.get(user_id)
        if person is None:
            return Member("organiser", frozenset())
        gone = person.leaves_at is not None and person.leaves_at <= self.clock.seconds
        return None if gone else Member(person.name, frozenset())

    async def obstacle(self, _guild_id: int, _channel_id: int) -> str | None:
        """Return None, since nothing is forbidden on the simulated server."""
        return None

    async def sees(self, guild_id: int, _channel_id: int, user_id: int) -> bool:
        """Return whether a person is on a simulated server, all channels of which are public."""
        is_member = guild_id == GUILD or guild_id in self.memberships.get(user_id, ())
        return is_member and await self.find(guild_id, user_id) is not None

    async def has_role(self, _guild_id: int, _role_id: int) -> bool:
        """Return True, since no role is ever deleted on the simulated server."""
        return True

    async def invite(self, _league: League) -> str:
        """Return a link to the simulated server."""
        return INVITATION

    async def publish(self, bulletin: Bulletin) -> Posted | None:
        """Record a table's post."""
        self.changed.add(bulletin.table.id)
        self.posts += 1
        if bulletin.kind == "start" and bulletin.table.guild_id != GUILD:
            self.elsewhere.add(bulletin.table.id)
        return Posted(bulletin.table.place_id, next(self._numbers))

    async def strip(self, place_id: int, message_id: int) -> None:
        """Do nothing: buttons are not simulated."""

    async def delete(self, place_id: int, message_id: int) -> None:
        """Do nothing: messages are not simulated."""

    async def illustrate(self, bulletin: Bulletin, posted: Posted) -> None:
        """Do nothing: pictures are not simulated."""

    async def send(self, post: LeaguePost) -> Sent:
        """Record a league's post."""
        self.messages.append(Message(self.clock.seconds, post.kind, post.person))
        if post.person is not None:
            self._to_people.append(post)
        return Sent(CHANNEL, next(self._numbers))
