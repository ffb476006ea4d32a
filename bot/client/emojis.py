"""The games' drawings as emojis of the application: uploaded once, used by all processes.

Discord's documentation, "Emoji" (6 August 2026): an application owns up to 2,000 emojis of at most
256 KiB each; they need no permission on any server; the limits of these routes are tighter than
others, and their headers may be wrong. A name has 2 to 32 letters, digits and underscores.
"""

from __future__ import annotations

import asyncio
import io
import logging
import re
from collections.abc import Mapping, Sequence
from datetime import timedelta
from hashlib import blake2b
from typing import NamedTuple

import discord
from PIL.Image import Image

from bot.presenting.game import Game
from cogs.client import Client
from cogs.requests import refusals
from cogs.requests.budget import Priority
from cogs.requests.refusals import ERRORS
from cogs.requests.throttle import calls_as

MOST = 2000
"""Maximum number of emojis of an application."""
PAUSE = 1.0
"""Seconds between two uploads, to stay within Discord's limits.

At the first start, the uploads take three minutes in total.
"""
LATER = 60.0
"""Minimum seconds until the next attempt if Discord's rate limit prevents one."""
KEPT = timedelta(days=7)
"""Age of the newest drawings at which the emojis that they replaced are deleted.

Until then, other processes and the buttons of posts may still show the old ones.
"""
OURS = re.compile(r"bg_[a-zA-Z0-9_]{1,20}_[0-9a-f]{8}")
"""Pattern of the names of emojis that this program uploads; the operator's own are left alone."""
_FINAL = (refusals.EMOJIS_FULL, refusals.PERMISSION, refusals.ACCOUNT)
"""Refusals by Discord after which no upload can succeed."""
_OF_ONE = (refusals.PAYLOAD, refusals.UNKNOWN)
"""Refusals by Discord of one drawing.

`UNKNOWN` is that of a drawing that is too large, which has no code (*Emoji*, Create Application).
"""

_log = logging.getLogger(__name__)


class Drawn(NamedTuple):
    """All drawings: the emoji name of each, and the images by emoji name."""

    names: Mapping[str, str]
    images: Mapping[str, Image]


def drawn(games: Mapping[str, Game]) -> Drawn:
    """Draw the emojis of all games. Slow: it takes a second."""
    images = dict(one for game in games.values() for one in game.emojis())
    names = {drawing: name_of(drawing, image) for drawing, image in images.items()}
    return Drawn(names, {names[drawing]: image for drawing, image in images.items()})


def name_of(drawing: str, image: Image) -> str:
    """Return the name of a drawing's emoji, which changes with the image."""
    digest = blake2b(image.tobytes(), digest_size=4).hexdigest()
    thing = re.sub(r"[^a-zA-Z0-9]+", "_", drawing.partition("-")[2])[:20]
    return f"bg_{thing}_{digest}"


def png(image: Image) -> bytes:
    """Return an emoji's image as a PNG file."""
    data = io.BytesIO()
    image.save(data, "PNG")
    return data.getvalue()


class EmojiSync:
    """Task that uploads missing drawings, and provides the emojis to the screens.

    If it is interrupted, the next start continues, since Discord returns the existing emojis. Only
    the process that owns the rest of the servers uploads; the others only read. Its failures affect
    nothing else.
    """

    def __init__(self, bot: Client, games: Mapping[str, Game], wanted: bool) -> None:
        self._bot = bot
        self._games = games
        self._emojis = bot.context.emojis
        self._wanted = wanted
        self._task: asyncio.Task[None] | None = None
        self._drawn: Drawn | None = None

    def start(self) -> None:
        """Start syncing, unless that is in progress or nothing is missing."""
        if self._wanted and not self._complete and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """Stop immediately; the next start continues."""
        if self._task is not None:
            self._task.cancel()

    @property
    def _complete(self) -> bool:
        return self._drawn is not None and self._emojis.signs.keys() == self._drawn.names.keys()

    async def _run(self) -> None:
        try:
            await self._sync()
        except ERRORS as error:
            self._wanted = refusals.of(error) not in _FINAL
            _log.warning("emojis of the application stay as they are for now: %s", error)
        except Exception:
            self._wanted = False
            _log.exception(
                "drawings that Discord lacks as emojis are Unicode's until the next start"
            )

    @calls_as(Priority.REST)
    async def _sync(self) -> None:
        """Fetch the existing emojis, show them, upload missing ones, delete outdated ones.

        Raises discord.py's errors.
        """
        if self._drawn is None:
            self._drawn = await asyncio.to_thread(drawn, self._games)
        there = await self._bot.fetch_application_emojis()
        self._show(there)
        if not self._bot.context.host.cluster.shard_range.has_rest:
            return
        known = {emoji.name for emoji in there}
        missing = [name for name in self._drawn.images if name not in known]
        outdated = [emoji for emoji in there if self._is_outdated(emoji)]
        if len(there) + len(missing) > MOST:
            outdated = await self._remove(outdated)
        for name in missing:
            there = [*there, *await self._upload(name, self._drawn.images[name])]
            self._show(there)
        if missing:
            _log.info("%s drawings are emojis of the application now", len(missing))
        if outdated and self._complete and self._newest(there) > KEPT:
            await self._remove(outdated)

    def _show(self, there: Sequence[discord.Emoji]) -> None:
        """Provide the existing emojis to the screens."""
        assert self._drawn is not None
        known = {emoji.name: f"<:{emoji.name}:{emoji.id}>" for emoji in there}
        names = self._drawn.names.items()
        self._emojis.signs = {drawing: known[name] for drawing, name in names if name in known}

    def _is_outdated(self, emoji: discord.Emoji) -> bool:
        """Return whether we uploaded an emoji that is no longer drawn.

        `user` is the bot for emojis uploaded by the API, else a person ("Emoji",
        Application-Owned).
        """
        assert self._drawn is not None
        me, owner = self._bot.user, emoji.user
        ours = me is not None and owner is not None and owner.id == me.id
        return ours and bool(OURS.fullmatch(emoji.name)) and emoji.name not in self._drawn.images

    def _newest(self, there: Sequence[discord.Emoji]) -> timedelta:
        """Return the age of the newest emoji that is still drawn."""
        assert self._drawn is not None
        made = (emoji.created_at for emoji in there if emoji.name in self._drawn.images)
        return self._bot.context.host.now() - max(made)

    async def _upload(self, name: str, image: Image) -> tuple[discord.Emoji, ...]:
        """Upload a drawing; return its emoji, or nothing if Discord refuses only this one."""
        while True:
            try:
                return (await self._bot.create_application_emoji(name=name, image=png(image)),)
            except refusals.REFUSED as error:
                refusal = refusals.of(error)
                if refusal in _OF_ONE:
                    _log.warning("Discord does not take the drawing %s: %s", name, error)
                    return ()
                if refusal != refusals.PACE:
                    raise
                await asyncio.sleep(max(LATER, refusals.wait(error)))
            finally:
                await asyncio.sleep(PAUSE)

    async def _remove(self, outdated: Sequence[discord.Emoji]) -> list[discord.Emoji]:
        """Delete outdated emojis; return the remaining ones, which is always an empty list."""
        for emoji in outdated:
            await emoji.delete()
            await asyncio.sleep(PAUSE)
        return []
