"""`/coach`: a review of a finished game, with its most costly and its best moves.

The custom_ids are those of `cogs.ui.screens.coach`.

Texts: `coach.ftl`. Tests: `tests/cogs/test_coach.py`.
"""

from __future__ import annotations

from contextlib import suppress
from time import monotonic

import discord
from discord import app_commands
from discord.ext import commands

from bot.host.analysis.coaching.api import Player, Progress, Reviewed
from bot.host.analysis.services import Analysis
from bot.host.core.api import HostError, Table
from bot.host.core.tables import Tables
from bot.locales.markdown import escaped, visible
from bot.presenting import limits
from bot.presenting.pictures import USUAL, look_of
from bot.presenting.table import words_at
from cogs.client import Client
from cogs.commands.boards import UnknownPlayer
from cogs.ui.context import Context, numbers
from cogs.ui.handlers import of_tables
from cogs.ui.interaction import AnswerFailed, Request
from cogs.ui.kit.screen import Screen
from cogs.ui.kit.translation import t
from cogs.ui.lookup import SHOWN, find, matching, own, seen, title
from cogs.ui.screens.coach import (
    ShownReview,
    curve_of,
    moment_page,
    moments_of,
    overview,
    page_of,
    progress_screen,
)
from render.api import Picture
from render.jobs import Drawable, Job
from render.sheets import Sheet
from render.text.wording import commas

EVERY = 5.0
"""Seconds between two messages about a review's progress."""


class NoFinishedTable(HostError):
    """The person has not finished a game."""

    code = "no-finished-table"


class _Reporter:
    """Reporter that shows the user a review's progress, as long as Discord accepts it."""

    def __init__(self, request: Request) -> None:
        self._request = request
        self._next: float | None = monotonic()

    async def __call__(self, progress: Progress) -> None:
        """Post the progress if the next message is due."""
        if self._next is None or monotonic() < self._next:
            return
        self._next = None
        # If this message fails, the review continues, and /coach can show it later.
        with suppress(AnswerFailed):
            await self._request.show(progress_screen(progress, self._request.words), lasting=True)
            self._next = monotonic() + EVERY


class CoachCog(commands.Cog):
    """The `/coach` command, for reviews of finished games."""

    def __init__(self, bot: Client, tables: Tables, analysis: Analysis) -> None:
        self.context: Context = bot.context
        self.tables = tables
        self.coaching = analysis.coaching
        self.history = analysis.history
        bot.handlers |= of_tables(
            {
                "coached": self.on_result,
                "coach": self.on_page,
                "coachgo": self.on_menu,
                "coachwords": self.on_words,
                "coachshare": self.on_share,
            }
        )

    @app_commands.command(name="coach", description=t("cmd-coach"))
    @app_commands.describe(table=t("arg-coach-table"), player=t("arg-coach-player"))
    async def coach(
        self,
        interaction: discord.Interaction,
        table: str | None = None,
        player: str | None = None,
    ) -> None:
        """Review a game: the one named, else the one finished here, else the user's last one."""
        request = await Request.of(interaction)
        found = await own(request, await self._table(request, table))
        seat = None if player is None else await self._seat(request, found, player)
        await self._show(request, found, seat)

    @coach.autocomplete("table")
    async def tables_typed(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the user's finished tables, newest first."""
        request = await Request.of(interaction)
        found = await self.history.finished(request.user_id, limits.OPTIONS)
        return matching([(title(one, request.words), str(one.id)) for one in found], current)

    @coach.autocomplete("player")
    async def players_typed(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the reviews that the user may read: their own and shared ones."""
        request = await Request.of(interaction)
        named = getattr(interaction.namespace, "table", None)
        try:
            found = await self._players(request, await self._table(request, named))
        except HostError:
            return []
        readable = (one for one in found if one.own or one.shared)
        return matching([(escaped(one.name), str(one.seat + 1)) for one in readable], current)

    async def on_result(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the button under a result: show the user's own review."""
        (table_id,) = numbers(args, 1)
        await self._show(request, await find(request, str(table_id), SHOWN), None)

    async def on_page(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle a button that leads to another page."""
        table_id, seat, page = numbers(args, 3)
        await self._show(request, await find(request, str(table_id), SHOWN), seat, page)

    async def on_menu(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle the menu of pages."""
        await self.on_page(request, f"{args}:{''.join(values)}", ())

    async def on_words(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the button that shows the same page as text."""
        table_id, seat, page = numbers(args, 3)
        found = await find(request, str(table_id), SHOWN)
        await self._show(request, found, seat, page, spoken=True)

    async def on_share(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Share the user's review with others, or stop sharing it."""
        table_id, seat, page, shared = numbers(args, 4)
        found = await find(request, str(table_id), SHOWN)
        work = self.coaching.share(found.id, request.user_id, seat, bool(shared))
        await request.patiently(work)
        await self._show(request, found, seat, page)

    async def _table(self, request: Request, named: str | None) -> Table:
        """Return the table named, else the user's one finished here, else their last one.

        Raises UnknownTable, NoFinishedTable.
        """
        if named is not None:
            return await seen(request, named, SHOWN)
        finished = await self.history.finished(request.user_id, limits.OPTIONS)
        here = [one for one in finished if one.place_id == request.interaction.channel_id]
        for table in (*here, *finished):
            return table
        raise NoFinishedTable

    async def _players(self, request: Request, table: Table) -> tuple[Player, ...]:
        return await self.coaching.players(table.id, request.user_id)

    async def _seat(self, request: Request, table: Table, named: str) -> int:
        """Return the seat whose moves are reviewed, given by a name or by its number from 1.

        Raises UnknownPlayer, NotFinished.
        """
        wanted = named.strip().casefold()
        players = await self._players(request, table)
        for one in players:
            if wanted in (one.name.casefold(), str(one.seat + 1)):
                return one.seat
        names = commas((visible(one.name) for one in players), request.words)
        raise UnknownPlayer(player=limits.clip(named, 40), names=names)

    async def _show(
        self,
        request: Request,
        table: Table,
        seat: int | None,
        page: int = 0,
        spoken: bool = False,
    ) -> None:
        """Show a page of a review, after making the review if there is none."""
        await request.defer()
        work = self.coaching.review(table.id, request.user_id, seat, _Reporter(request))
        reviewed = await request.patiently(work)
        page = page_of(reviewed, page)
        shown = await self._told(request, reviewed)
        with self.context.draw_limits.of(request.user_id):
            pictures = () if spoken else await self._pictures(request, shown, page)
        await request.show(_screen(shown, page, pictures, spoken), lasting=True)

    async def _told(self, request: Request, reviewed: Reviewed) -> ShownReview:
        """Return a review with the positions of its key moments."""
        table, tables = reviewed.table, self.tables
        versions = dict.fromkeys(one.version for one in moments_of(reviewed))
        positions = {one: await tables.position(table.id, one) for one in versions}
        words = words_at(table, request.words)
        return ShownReview(reviewed, positions, self.context.renderer(table.game), words)

    async def _pictures(
        self, request: Request, shown: ShownReview, page: int
    ) -> tuple[Picture, ...]:
        """Return the curve, or for a moment the question and all boards, as the seat saw them."""
        jobs: list[Drawable] = []
        if page == 0:
            palette = request.preferences.palette or USUAL.palette
            scene = curve_of(shown.reviewed, palette, request.words.language)
            jobs += [] if scene is None else [Sheet("curve", scene)]
        else:
            position = shown.positions[shown.moments[page - 1].version]
            view, decision = position.view(shown.seat), position.decision_of(shown.seat)
            look = look_of(shown.table, request.words, request.preferences)
            kind = "table" if decision is None else "asked"
            jobs.append(Job(shown.table.game, kind, view, look, about=decision))
            jobs.append(Job(shown.table.game, "boards", view, look))
        return await request.drawn(*jobs)


def _screen(shown: ShownReview, page: int, pictures: tuple[Picture, ...], spoken: bool) -> Screen:
    if page == 0:
        return overview(shown, pictures, spoken)
    return moment_page(shown, page, pictures, spoken)


async def setup(bot: Client) -> None:
    """Load the cog."""
    host = bot.context.host
    await bot.add_cog(CoachCog(bot, host.tables, host.analysis))
