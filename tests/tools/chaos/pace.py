"""Five people who play one table in one thread, faster than Discord lets a bot post there."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from bot.host.core.api import Person
from bot.host.core.api import Table as Played
from cogs.posting.posts import shown_by
from tests.tools.chaos.burst import away
from tests.tools.chaos.people import Club, Table
from tests.tools.chaos.server import Call, Fault
from tests.tools.chaos.stage import Stage
from tests.tools.chaos.world import User

PEOPLE = ("anna", "ben", "cleo", "dora", "emil")
PATIENCE = 120.0
"""Seconds that the newest question may take to come once everybody rests."""
ABOUT_POSTS = {
    "POST /channels/{channel}/messages": "sent",
    "PATCH /channels/{channel}/messages/{message}": "edited",
    "DELETE /channels/{channel}/messages/{message}": "deleted",
    "GET /channels/{channel}/messages/{message}": "fetched",
}
"""The counted calls that posts cost."""
_VERSIONS = 1000
_ASKING = """
    SELECT version, at FROM move WHERE game_id = ? AND EXISTS
    (SELECT 1 FROM outbox WHERE outbox.game_id = move.game_id
     AND outbox.version = move.version AND NOT quiet)
"""
"""The moves after which something else is asked: not those that several make side by side."""


class Pace(NamedTuple):
    """The outcome; `behind` are seconds from each move to a post that asks what is next."""

    seconds: float
    behind: list[float]
    posts: int
    calls: Mapping[str, int]
    refused: int
    moves: int


@dataclass
class Watch(Fault):
    """Notes when a post first showed each version of a table: its boards button has a number."""

    club: Club
    table: Table
    played: Played
    shown: dict[int, float] = field(default_factory=dict)
    posts: set[int] = field(default_factory=set)

    @cached_property
    def versions(self) -> dict[int, int]:
        """Return the versions by the numbers of the buttons that lead to their boards."""
        return {shown_by(self.played, version, 0): version for version in range(_VERSIONS)}

    async def after(self, call: Call) -> None:
        newest = self.club.post(self.table)
        if newest is None:
            return
        versions = self.versions
        for part in newest.parts():
            if (version := versions.get(part.get("id", 0))) is not None:
                self.posts.add(newest.id)
                self.shown.setdefault(version, time.time())

    def behind(self, moves: Mapping[int, float]) -> list[float]:
        """Return how many seconds after each move a post showed that version or a newer one."""
        seconds, first = [], float("inf")
        for version in range(max(moves, default=0), 0, -1):
            first = min(first, self.shown.get(version, first))
            if version in moves:
                seconds.append(first - moves[version])
        return seconds


async def hurried(folder: Path, seed: int, game: str, per_second: float, seconds: float) -> Pace:
    """Type moves as five people at one table so fast, then rest until all is posted."""
    stage = Stage(folder)
    await stage.start()
    club = Club(stage, random.Random(seed), tables=0)
    try:
        watch = await _opened(stage, club, game)
        return await _measured(stage, watch, per_second, seconds)
    finally:
        await stage.stop()


async def _opened(stage: Stage, club: Club, game: str) -> Watch:
    """Start a table of five in a thread."""
    world = stage.server.world
    users = [club.users[0], *(world.add_user(name) for name in PEOPLE[1:])]
    people = [Person(user.id, name) for user, name in zip(users, PEOPLE, strict=True)]
    people = people[: 4 if game == "amerigo" else len(people)]
    channel = world.add_channel("hurried")
    async with away(stage) as host:
        played = await host.lobby.new(
            people[0],
            game,
            guild_id=world.guild_id,
            channel_id=channel.id,
            where="thread",
            language="en",
            manages=True,
        )
        for person in people[1:]:
            await host.lobby.join(played.id, person)
        await host.lobby.start(played.id, people[0].id)
    await stage.connected()
    await stage.rest(PATIENCE)
    return Watch(club, Table(game, "thread", channel, users, id=played.id), played)


async def _measured(stage: Stage, watch: Watch, per_second: float, seconds: float) -> Pace:
    club, table, server = watch.club, watch.table, stage.server
    before = server.calls.copy()
    server.faults.append(watch)
    began = due = time.monotonic()
    # Who is not answered in time has not moved: something is measured however busy the machine is.
    while (due := due + 1 / per_second) < began + seconds or not stage.rows(_ASKING, table.id):
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        await _move(club, table)
    took = time.monotonic() - began
    await stage.rest(PATIENCE)
    made = dict(stage.rows(_ASKING, table.id))
    calls = server.calls - before
    return Pace(
        took,
        watch.behind(made),
        len(watch.posts),
        {word: calls[name] for name, word in ABOUT_POSTS.items()},
        sum(count for name, count in server.refused.items() if name.startswith("429")),
        stage.one("SELECT version FROM game WHERE id = ?", table.id)[0],
    )


async def _move(club: Club, table: Table) -> None:
    """Type one of the suggested moves as a person who must act."""
    asked = club.asked(table)
    if not asked:
        return
    person: User = club.server.world.users[club.rng.choice(sorted(asked))]
    post = club.post(table)
    place = club.server.world.channels[post.channel_id] if post else table.channel
    given = await club.suggestions(person, place, "play", "move", "")
    if given.choices:
        await club.slash(person, place, "play", move=club.rng.choice(given.choices)["value"])
