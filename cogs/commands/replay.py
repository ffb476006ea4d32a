"""`/replay`: a film of a game, or of some rounds, showing table and boards in turn.

Texts: `replay.ftl`, `table.ftl`. Tests: `tests/cogs/test_replay.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import NamedTuple

import discord
from discord import app_commands
from discord.ext import commands

from bot.host.core.api import HostError, Position, Table, View
from bot.host.core.limits import FILMS, Limits
from bot.host.core.tables import Tables
from bot.locales import Words
from bot.presenting.pictures import look_of
from cogs.client import Client
from cogs.ui.context import Context
from cogs.ui.interaction import AnswerFailed, Request
from cogs.ui.kit.choices import MOST_ROUNDS, RoundNumber
from cogs.ui.kit.screen import Screen
from cogs.ui.kit.translation import t
from cogs.ui.lookup import SHOWN, find, title
from cogs.ui.table_command import tables_typed
from render.api import Look, Picture
from render.jobs import Job
from render.pictures.replay import TooLong, animate, shot

PROGRESS = 10
"""Number of pictures between two messages about the progress."""


class NoSuchRounds(HostError):
    """No phase of these rounds has been played yet (`newest` = the current round)."""

    code = "no-such-rounds"


class ReplayTooLong(HostError):
    """The film is too large, even if many pictures are omitted."""

    code = "replay-too-long"


class _Rounds(NamedTuple):
    first: int
    last: int


class ReplayCog(commands.Cog):
    """The `/replay` command."""

    def __init__(self, context: Context, tables: Tables, limits: Limits) -> None:
        self.context = context
        self.tables = tables
        self.limits = limits

    @app_commands.command(name="replay", description=t("cmd-replay"))
    @app_commands.describe(
        table=t("arg-table"), first=t("arg-from"), last=t("arg-to"), public=t("arg-public")
    )
    @app_commands.rename(first="from", last="to")
    @app_commands.guild_only()
    async def replay(
        self,
        interaction: discord.Interaction,
        table: str | None = None,
        first: RoundNumber = 1,
        last: RoundNumber = MOST_ROUNDS,
        public: bool = False,
    ) -> None:
        """Show the course of a game, with one picture per phase."""
        request = await Request.of(interaction)
        found = await find(request, table, (*SHOWN, "lobby"))
        position = await self.tables.position(found.id)
        with self.context.draw_limits.of(request.user_id):
            async with self.context.film_pool.place():
                if public:
                    await self.limits.spend(FILMS, request.user_id)
                await request.defer(public)
                await self._show(request, position, _Rounds(first, last), public)

    replay.autocomplete("table")(tables_typed)

    async def _show(self, request: Request, now: Position, rounds: _Rounds, public: bool) -> None:
        """Make the film, and answer with it."""
        table = now.table
        words = Words(table.language, table.names) if public else request.words
        look = look_of(table, words, None if public else request.preferences)
        pictures = await self._pictures(request, now, rounds, look)
        if not pictures:
            raise NoSuchRounds(newest=self._round(table, now.view(None)))
        about = words("replay-about", table=title(table, words), count=len(pictures))
        try:
            film = await asyncio.to_thread(animate, pictures, alt=about)
        except TooLong as error:
            raise ReplayTooLong from error
        await request.show(Screen((about,), (film,)), lasting=True)

    async def _pictures(
        self, request: Request, now: Position, rounds: _Rounds, look: Look
    ) -> list[Picture]:
        """Draw one picture after another, and report the progress now and then."""
        pictures: list[Picture] = []
        async for job in self._frames(request, now, rounds, look):
            drawn = await self.context.draw_pool.draw_patiently(self.context.drawer, [job])
            pictures += filter(None, drawn)
            if len(pictures) % PROGRESS == 0:
                said = request.words("replay-progress", count=len(pictures))
                # The film may still be sent although a progress message failed.
                with suppress(AnswerFailed):
                    await request.show(Screen((said,)), lasting=True)
        return pictures

    async def _frames(
        self, request: Request, now: Position, rounds: _Rounds, look: Look
    ) -> AsyncIterator[Job]:
        """Yield the frames, each once the next view is known, since the last one is special."""
        views: list[View] = []

        def frame(last: bool) -> Job:
            kind, since = shot(len(views) - 1, last)
            return Job(
                now.table.game, kind, views[-1], look, None if since is None else views[since]
            )

        async for view in self._views(now, _seat(request, now), rounds):
            if views:
                yield frame(last=False)
            views.append(view)
        if views:
            yield frame(last=True)

    async def _views(self, now: Position, seat: int | None, rounds: _Rounds) -> AsyncIterator[View]:
        """Yield the position at the start of the rounds, then after each of their phases."""
        before: View | None = None
        begun = False
        async for position in self.tables.phases(now.table.id):
            view = position.view(seat)
            # A phase belongs to the round in which it began.
            number = self._round(now.table, view if before is None else before)
            if number > rounds.last:
                return
            if number >= rounds.first:
                if before is not None and not begun:
                    yield before
                yield view
                begun = True
            before = view

    def _round(self, table: Table, view: View) -> int:
        return self.context.renderer(table.game).round(view)


def _seat(request: Request, position: Position) -> int | None:
    """Return the seat whose view the film shows; None (public) while the game is running."""
    chair = position.table.chair_of(request.user_id)
    return chair.seat if chair is not None and position.table.status == "over" else None


async def setup(bot: Client) -> None:
    """Load the cog."""
    host = bot.context.host
    await bot.add_cog(ReplayCog(bot.context, host.tables, host.core.limits))
