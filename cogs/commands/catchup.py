"""`/catchup`: the events since the user's last move, in the length they choose.

Texts: `history.ftl`, `table.ftl`. Tests: `tests/cogs/test_history.py`.
"""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any, Literal, NamedTuple, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.host.analysis.history import Recap
from bot.host.analysis.services import Analysis
from bot.host.core.api import Table
from bot.host.people.services import People
from bot.locales import Words
from bot.presenting import limits
from bot.presenting.log_text import by_phase, log_lines
from bot.presenting.pictures import look_of
from bot.presenting.table import words_at
from cogs.client import Client
from cogs.ui.context import Context
from cogs.ui.decisions import nothing_to_do
from cogs.ui.interaction import Request
from cogs.ui.kit.choices import LENGTH
from cogs.ui.kit.screen import Screen
from cogs.ui.kit.translation import t
from cogs.ui.lookup import SHOWN, find
from cogs.ui.table_command import tables_typed
from render.api import Picture, Renderer
from render.jobs import Job

Length: TypeAlias = Literal["short", "normal", "all"]
SHORT_LINES = 12
NORMAL_TEXT = 2000
PAGE_TEXT = 2200
"""Maximum number of characters of an account that leave room for the question and a note."""


class _Texts(NamedTuple):
    """Keys of an answer's texts: its title, and the sentence if nothing has happened."""

    title: str
    nothing: str


OWN = _Texts("catchup-title", "catchup-nothing")
LOOKED = _Texts("catchup-title-looked", "catchup-nothing-new")
FIRST_LOOK = _Texts("catchup-title-newest", "catchup-nothing-new")


class CatchupCog(commands.Cog):
    """The `/catchup` command."""

    def __init__(self, context: Context, analysis: Analysis, people: People) -> None:
        self.context = context
        self.history = analysis.history
        self.notes = people.notes

    @app_commands.command(name="catchup", description=t("cmd-catchup"))
    @app_commands.describe(length=t("arg-length"), picture=t("arg-picture"), table=t("arg-table"))
    @app_commands.choices(length=LENGTH)
    @app_commands.guild_only()
    async def catchup(
        self,
        interaction: discord.Interaction,
        length: Length = "normal",
        picture: bool = True,
        table: str | None = None,
    ) -> None:
        """Show the events since the user's last move, with changes outlined in a picture."""
        request = await Request.of(interaction)
        found = await find(request, table, SHOWN)
        with self.context.draw_limits.of(request.user_id) if picture else nullcontext():
            await self._show(request, found, length, picture)

    async def _show(self, request: Request, found: Table, length: Length, picture: bool) -> None:
        """Answer with the events, the user's open question and the picture."""
        if picture:
            await request.defer()
        recap, said = await self._recap(request, found)
        words = words_at(found, request.words)
        texts = [*limits.fill(await self._lines(request, recap, length, said, words))]
        closing = await self._closing(request, recap, words)
        pictures = await self._pictures(request, recap, words) if picture else ()
        if said is not OWN:
            await self.history.look(recap.now, request.user_id)
        if len(texts) == 1 and len(texts[0]) <= PAGE_TEXT:
            await request.show(Screen((texts[0],), pictures, closing), lasting=True)
            return
        await request.show(Screen((texts[0],)), lasting=True)
        for text in texts[1:]:
            await request.show_more(Screen((text,)))
        await request.show_more(Screen((closing,), pictures))

    catchup.autocomplete("table")(tables_typed)

    async def _recap(self, request: Request, table: Table) -> tuple[Recap, _Texts]:
        """Return the events since the user's last move; without a seat, since their last look."""
        history = self.history
        if table.chair_of(request.user_id) is not None:
            return await history.since_own(table.id, request.user_id), OWN
        recap, looked = await history.since_looked(table.id, request.user_id)
        return recap, LOOKED if looked else FIRST_LOOK

    async def _lines(
        self, request: Request, recap: Recap, length: Length, said: _Texts, words: Words
    ) -> list[str]:
        """Return the heading and the account of the events."""
        if not recap.entries:
            return [words(said.nothing)]
        since = discord.utils.format_dt(recap.entries[0].at, "R")
        title = f"## {words(said.title, count=len(recap.entries), since=since)}"
        return [title, *await self._account(request, recap, length, words)]

    async def _account(
        self, request: Request, recap: Recap, length: Length, words: Words
    ) -> list[str]:
        renderer = self.context.renderer(recap.now.table.game)
        if length == "short":
            return [_shortly(request, recap, renderer, words)]
        if length == "normal":
            signs = self.context.emojis.signs
            told = [*by_phase(recap.entries, renderer, words.with_signs(signs))]
            return [_newest(limits.fit_signs(told, signs.values(), NORMAL_TEXT), words)]
        lines = await log_lines(self.context, recap.now, recap.entries, words)
        times = (discord.utils.format_dt(entry.at, "t") for entry in recap.entries)
        return [f"{line} · {at}" for line, at in zip(lines, times, strict=True)]

    async def _closing(self, request: Request, recap: Recap, words: Words) -> str:
        """Return the user's open question, or who must act instead, and the user's note."""
        position = recap.now
        decision = position.user_decision(request.user_id)
        renderer = self.context.renderer(position.table.game)
        if decision is None:
            asked = nothing_to_do(position, words)
        else:
            asked = f"➜ **{renderer.ask(decision, position.view(decision.seat), words)}**"
        note = await self.notes.note(position.table.id, request.user_id)
        return f"{asked}\n{words('catchup-note', note=note)}" if note else asked

    async def _pictures(self, request: Request, recap: Recap, words: Words) -> tuple[Picture, ...]:
        """Return a picture of the table with all changes outlined."""
        table = recap.now.table
        seat = _seat(table, request.user_id)
        look = look_of(table, words, request.preferences)
        job = Job(table.game, "table", recap.now.view(seat), look, recap.since.view(seat))
        return await request.drawn(job)


def _shortly(request: Request, recap: Recap, renderer: Renderer[Any, Any], words: Words) -> str:
    """Return the differences between the two positions, without the moves in between."""
    seat = _seat(recap.now.table, request.user_id)
    lines = list(renderer.changes(recap.since.view(seat), recap.now.view(seat), words))
    more = [words("catchup-more", count=len(lines) - SHORT_LINES)]
    return "\n".join(lines[:SHORT_LINES] + more * (len(lines) > SHORT_LINES))


def _newest(lines: list[str], words: Words) -> str:
    """Return as many of the newest lines as fit into the limit."""
    kept: list[str] = []
    room = NORMAL_TEXT
    while lines and len(lines[-1]) < room:
        room -= len(lines[-1]) + 1
        kept.append(lines.pop())
    if lines:
        kept.append(words("catchup-earlier"))
    return "\n".join(reversed(kept)) or words("catchup-nothing-told")


def _seat(table: Table, user_id: int) -> int | None:
    chair = table.chair_of(user_id)
    return None if chair is None else chair.seat


async def setup(bot: Client) -> None:
    """Load the cog."""
    host = bot.context.host
    await bot.add_cog(CatchupCog(bot.context, host.analysis, host.people))
