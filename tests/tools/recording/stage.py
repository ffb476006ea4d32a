"""All that the recording knows of the bot and its harness: the one file to adapt to a commit."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import simcord

from tests.cogs import harness as sim_harness

EPOCH = datetime(2026, 1, 1, tzinfo=UTC)
"""The time at which the simulated clock begins."""
_SEED = 1
_PATIENCE = 900.0
"""Seconds until a bot that does not come to rest is given up: a recording waits longer."""


def fix_lots() -> None:
    """Make every lot of this process fall the same way."""
    secrets.randbits = lambda bits: Random(_SEED).getrandbits(bits)  # type: ignore[assignment]
    secrets.choice = lambda names: names[0]  # type: ignore[assignment]
    secrets.token_hex = lambda nbytes=None: "0" * 2 * (nbytes or 16)  # type: ignore[assignment]
    sim_harness.utc_now = lambda: EPOCH  # type: ignore[assignment]
    sim_harness.PATIENCE = _PATIENCE


class Stage:
    """The real bot on a simulated Discord, known by what the scripts need of it."""

    def __init__(self, harness: Any) -> None:
        self._harness = harness
        self.env: simcord.Env = harness.env
        self.channel: simcord.ChannelHandle = harness.channel
        self.people: list[simcord.MemberActor] = harness.people

    @classmethod
    @asynccontextmanager
    async def open(cls, path: Path, locale: str) -> AsyncIterator[Stage]:
        """Start the bot; raises AssertionError at the end when it made mistakes of its own."""
        async with sim_harness.Harness.open(path, locale=locale, asks_hours=True) as harness:
            yield cls(harness)

    async def restart(self) -> None:
        await self._harness.restart()

    async def table_id(self) -> int:
        return int((await self._harness.table()).id)

    async def place(self) -> Any:
        """Return where the newest table is played: the channel or a thread of it."""
        table = await self._harness.table()
        places = (self.channel, *self.channel.threads)
        return next((place for place in places if place.id == table.place_id), self.channel)

    async def version(self) -> int:
        return int((await self._harness.position()).version)

    async def is_over(self) -> bool:
        return not (await self._harness.position()).decisions

    async def post(self) -> Any:
        return await self._harness.post()

    async def deciders(self) -> list[simcord.MemberActor]:
        """Return the people who must act."""
        found: list[simcord.MemberActor] = self._harness.deciders(await self._harness.position())
        return found

    async def legal(self, person: simcord.MemberActor) -> list[str]:
        """Return the notation of every move that somebody may make."""
        position = await self._harness.position()
        decision = position.user_decision(person.id)
        return [] if decision is None else [position.rules.notate(m) for m in decision.moves]

    async def skip_to(self, version: int, seed: str) -> None:
        """Play at random past Discord up to a version, or the end."""
        self._harness.rng = Random(seed)
        await self._harness.until(lambda now: not now.decisions or now.version >= version)


DECIDING = {"panel", *sim_harness.DECIDING}
"""The verbs of buttons and menus that make moves, or lead to them."""


def components(message: Any) -> Iterator[dict[str, Any]]:
    """Yield every component of a message, nested ones included."""
    roots = [c if isinstance(c, dict) else c.to_dict() for c in message.components]
    while roots:
        component = roots.pop(0)
        yield component
        roots = list(component.get("components", [])) + roots
