"""The local table: the real bot on a simulated Discord, played in the browser without a token.

The model of Discord is new at every start and has no old messages. So the people and the channel
get the same ids each time, and the open tables in the database are posted again.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime

import simcord

from bot.client.app import GamesBot
from bot.client.commands import EVERYWHERE
from bot.host.core.api import Bulletin, Table
from bot.preview.beside import show_beside
from bot.preview.page import crop_like_discord, keep_menus_open, show_few, speak, take_turns
from bot.runtime.settings import TOKEN_VARIABLE, Settings
from cogs.ui.kit.layout import layout
from cogs.ui.screens.lobby import card_now
from cogs.ui.screens.web import discord_locale, local_chat, local_views

GUILD_ID = 1000
PEOPLE = ("Anna", "Ben", "Clara", "David")
BEAT_SECONDS = 1.0
SETTLE_SECONDS = 600.0
"""Maximum seconds for a click and all that follows, such as bots' moves or the coach's review."""

_log = logging.getLogger(__name__)


class LocalTable:
    """A small server with one channel and four people, reachable only from this computer."""

    def __init__(self, bot: GamesBot, settings: Settings, game: str) -> None:
        bot.context.asks_hours = False
        self._bot = bot
        self._game = game
        self._settings = settings
        self._env = simcord.Env(bot, check_errors=False, settle_timeout=SETTLE_SECONDS)
        self._turn = asyncio.Lock()
        # How many of the bot's requests the pages, and the page of the newest post, have shown.
        self._seen = self._pointed = 0
        # Before the model's clock moves, as ids depend on it and must be the same each time.
        self._env.backend.edit_bot_profile("Board Games")
        guild = self._env.create_guild("Local table", id=GUILD_ID)
        self.channel = guild.create_text_channel("table")
        self.people = [guild.add_member(self._env.create_user(name)) for name in PEOPLE]

    async def serve(self) -> None:
        """Serve the local table until its page closes it or the program is stopped."""
        self._env.backend.advance_clock(_seconds_since(self._env.now()))
        # The new model has no commands, whatever was registered before.
        await self._bot.context.host.servers.settings.forget_commands(EVERYWHERE)
        await self._env.start()
        try:
            with self._env.time_context():
                await self._lay_out()
                await self._show()
        finally:
            await self._env.shutdown()

    async def _lay_out(self) -> None:
        """Post the open tables, or else the newest finished one, or else a lobby's card."""
        for person in self.people:
            await self._bot.context.host.people.preferences.keep(
                person.id, language=self._settings.language
            )
            # People who were not active on the server yet would not be offered any lobbies.
            await self._bot.context.host.lobby.presence.see(GUILD_ID, person.id)
        servers = self._bot.context.host.servers.settings
        # People who try the games here are newcomers, and play alone.
        await servers.decide(GUILD_ID, replace(await servers.of(GUILD_ID), newcomers=0))
        tables = await self._bot.context.host.tables.at(self.channel.id)
        open_ones = [table for table in tables if table.status in ("lobby", "running")]
        over = [table for table in tables if table.status == "over"][:1]
        for table in open_ones or over:
            await self._post_again(table)
        if not open_ones and not over:
            await self.people[0].slash(self.channel, "table new", game=self._game, where="here")

    async def _post_again(self, table: Table) -> None:
        host = self._bot.context.host
        if table.status == "lobby":
            screen = await card_now(table, self._bot.context)
            place = self._bot.get_partial_messageable(table.channel_id)
            message = await place.send(view=layout(screen), files=screen.files())
            await host.lobby.set_card(table.id, message.id)
            return
        position = await host.tables.position(table.id)
        key, over = f"again-{table.id}-{position.version}", table.status == "over"
        times = await host.absence.times(table.id)
        bulletin = Bulletin(
            key,
            "end" if over else "phase",
            None,
            position,
            (),
            current=True,
            replaces=table.post_id,
            away=await host.absence.away(table.id),
            until={time.seat: time.until for time in times if time.until and time.left},
            finishers=await host.analysis.history.finishers(table.id) if over else (),
            deal=await host.fairness.of(table) if over else None,
        )
        publisher = host.posting.outbox.publisher
        assert publisher is not None
        posted = await publisher.publish(bulletin)
        assert posted is not None
        await host.tables.set_post(table.id, posted.message_id)
        if table.post_id is not None:
            await host.posting.outbox.retire(table.id, table.place_id, table.post_id)

    async def _show(self) -> None:
        preview = self._env.preview(
            self.channel,
            viewers=self.people,
            layout="channel",
            locale=discord_locale(self._settings.language),
            port=self._settings.preview_port,
        )
        take_turns(preview, self._turn, self._count)
        keep_menus_open(preview)
        crop_like_discord(preview)
        show_few(preview)
        speak(preview, local_chat(self._settings.language))
        show_beside(preview, self._bot.context, local_views(self._settings.language))
        async with preview:
            self._bot.context.chat_url = preview._origin
            await self._point_at_newest(preview)
            self._count()
            _announce(preview.url)
            beat = asyncio.create_task(self._beat(preview))
            try:
                await preview.wait_closed()
            finally:
                beat.cancel()
                with suppress(asyncio.CancelledError):
                    await beat

    async def _beat(self, preview: simcord.Preview) -> None:
        """Advance the model's clock in real time, and show the bot's own actions."""
        before = time.perf_counter()
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            async with self._turn:
                now = time.perf_counter()
                try:
                    await self._env.advance_time(now - before)
                    if self._seen != len(self._env.http_requests):
                        await preview.refresh()
                        self._count()
                    await self._point_at_newest(preview)
                except TimeoutError:
                    _log.exception("the bot is still busy with something")
                before = now

    def _count(self) -> None:
        self._seen = len(self._env.http_requests)

    async def _point_at_newest(self, preview: simcord.Preview) -> None:
        """Make pages that are opened from now on begin at the newest post."""
        if self._pointed != len(self._env.http_requests):
            self._pointed = len(self._env.http_requests)
            await preview.show(self.channel.history(viewer=self.people[0])[-1])


def _seconds_since(moment: datetime) -> float:
    return (datetime.now(UTC) - moment).total_seconds()


def _announce(url: str) -> None:
    sys.stdout.write(
        f"The local table is open. Visit {url}\n"
        "(keep the address to yourself: whoever has it can play). Ctrl-C closes the table.\n"
        f"To play in Discord instead, put {TOKEN_VARIABLE}=... into .env: see README.md.\n"
    )
    sys.stdout.flush()
