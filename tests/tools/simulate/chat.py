"""The contents of Discord, which survive every cut, and the ways of posting there that fail."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from bot.host.core.api import Bulletin, Posted, PublishFailed
from bot.host.proposals.service import Proposal

FIRST_ID = 5001
NONCE = 150.0
"""Seconds during which the same nonce is answered with the message that is there already."""


@dataclass
class Message:
    """A post as everybody sees it; `live` = its buttons are there, `lacks` = its pictures not."""

    id: int
    bulletin: Bulletin
    at: float
    live: bool
    lacks: bool = False


@dataclass
class Chat:
    """All messages in the order of their sending."""

    messages: list[Message] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    """The proposals of which was told how they ended."""

    def send(self, bulletin: Bulletin, now: float) -> Message:
        """Post it, unless the same was posted just now, or can be found as tried before."""
        for message in reversed(self.messages):
            known = bulletin.tried is not None or now - message.at < NONCE
            if message.bulletin.key == bulletin.key and known:
                message.live &= bulletin.asks
                return message
        message = Message(FIRST_ID + len(self.messages), bulletin, now, bulletin.asks)
        self.messages.append(message)
        return message

    def message(self, message_id: int) -> Message:
        """Return a message by its id."""
        return self.messages[message_id - FIRST_ID]

    def at(self, table_id: int) -> list[Message]:
        """Return the posts of a table."""
        return [m for m in self.messages if m.bulletin.table.id == table_id]


@dataclass(frozen=True)
class Weather:
    """The probability of each way to fail, and how slow Discord is at most."""

    refuses: float = 0.0
    breaks: float = 0.0
    gives_up: float = 0.0
    loses: float = 0.0
    """The call was carried out, but its answer is lost."""
    lacks: float = 0.0
    """A post goes out without its pictures."""
    slow: float = 0.5

    @property
    def fair(self) -> bool:
        """Return whether nothing fails."""
        return not (self.refuses or self.breaks or self.gives_up or self.loses)


class Injected(Exception):
    """A fault that we made."""


class Poster:
    """The publisher and the announcer of one life of the bot."""

    def __init__(self, chat: Chat, rng: Random, weather: Callable[[], Weather]) -> None:
        self._chat = chat
        self._rng = rng
        self._weather = weather

    async def publish(self, bulletin: Bulletin) -> Posted | None:
        await self._depart()
        # What Discord does not take it refuses at the first try.
        if bulletin.tried is None and self._rng.random() < self._weather().gives_up:
            raise PublishFailed("injected for good", None)
        if bulletin.notice is not None and bulletin.notice.private:
            return None
        message = self._chat.send(bulletin, asyncio.get_running_loop().time())
        message.lacks = message.lacks or self._rng.random() < self._weather().lacks
        await self._arrive()
        return Posted(bulletin.table.place_id, message.id, message.lacks)

    async def strip(self, place_id: int, message_id: int) -> None:
        await self._depart()
        self._chat.message(message_id).live = False
        await self._arrive()

    async def delete(self, place_id: int, message_id: int) -> None:
        await self._depart()
        message = self._chat.message(message_id)
        message.live = message.lacks = False
        await self._arrive()

    async def illustrate(self, bulletin: Bulletin, posted: Posted) -> None:
        await self._depart()
        self._chat.message(posted.message_id).lacks = False
        await self._arrive()

    async def ask(self, proposal: Proposal) -> int | None:
        await self._depart()
        await self._arrive()
        return 9000 + proposal.id

    async def answer(self, proposal: Proposal) -> None:
        await self._depart()
        self._chat.answers.append(proposal.id)
        await self._arrive()

    async def _depart(self) -> None:
        """Fail before anything was done, or not."""
        await self._travel()
        weather = self._weather()
        if self._rng.random() < weather.refuses:
            raise PublishFailed("injected", self._rng.choice((1.0, 5.0, 100.0)))
        if self._rng.random() < weather.breaks:
            raise Injected("injected")

    async def _arrive(self) -> None:
        """Fail after everything was done, or not."""
        await self._travel()
        if self._rng.random() < self._weather().loses:
            raise PublishFailed("injected: the answer is lost")

    async def _travel(self) -> None:
        await asyncio.sleep(self._rng.uniform(0, self._weather().slow))
