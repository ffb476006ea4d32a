"""`/log`: the moves of a round as sentences, of all players or one, of all kinds or one.

The buttons for the previous and the next round: `log:<table>:<round>:<seat>:<kind>`, where seat
counts from 1 (0 = all) and an empty kind means all.

Texts: `history.ftl`, `table.ftl`. Tests: `tests/cogs/test_history.py`.
"""

from __future__ import annotations

import re
from typing import NamedTuple

import discord
from discord import app_commands
from discord.ext import commands

from bot.host.analysis.history import Recap
from bot.host.analysis.services import Analysis
from bot.host.core.api import LogEntry, StalePrompt, Table
from bot.host.core.tables import Tables
from bot.locales import Words
from bot.presenting import limits
from bot.presenting.log_text import log_lines
from bot.presenting.table import players, texts_of
from cogs.client import Client
from cogs.commands.boards import seat_of
from cogs.ui.context import Context
from cogs.ui.handlers import of_tables
from cogs.ui.interaction import Request
from cogs.ui.kit.choices import RoundNumber
from cogs.ui.kit.screen import Button, Screen
from cogs.ui.kit.translation import t
from cogs.ui.lookup import SHOWN, find, matching, typed
from cogs.ui.table_command import players_typed, tables_typed
from render.text.wording import round_name

_KEY = re.compile(r"([0-9]{1,15}):([0-9]{1,6}):([0-9]{1,2}):(\w{0,32})", re.ASCII)


class Filter(NamedTuple):
    """A filter of moves by seat, and by the first word of their notation; None means all."""

    seat: int | None = None
    kind: str | None = None

    def takes(self, entry: LogEntry) -> bool:
        """Return whether the filter accepts a move."""
        fits_seat = self.seat is None or entry.seat == self.seat
        return fits_seat and (self.kind is None or entry.text.split(" ")[0] == self.kind)


class LogCog(commands.Cog):
    """The `/log` command, for the log of a table."""

    def __init__(self, bot: Client, tables: Tables, analysis: Analysis) -> None:
        self.context: Context = bot.context
        self.tables = tables
        self.history = analysis.history
        bot.handlers |= of_tables({"log": self.on_log})

    @app_commands.command(name="log", description=t("cmd-log"))
    @app_commands.describe(
        round=t("arg-round"), player=t("arg-log-player"), kind=t("arg-kind"), table=t("arg-table")
    )
    @app_commands.guild_only()
    async def log(
        self,
        interaction: discord.Interaction,
        round: RoundNumber | None = None,
        player: str | None = None,
        kind: str | None = None,
        table: str | None = None,
    ) -> None:
        """Show the moves of a round, by default the current one."""
        request = await Request.of(interaction)
        found = await find(request, table, SHOWN)
        seat = None if player is None else seat_of(found, player)
        await self._show(request, found, round, Filter(seat, kind))

    log.autocomplete("table")(tables_typed)
    log.autocomplete("player")(players_typed)

    @log.autocomplete("kind")
    async def kinds_typed(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the kinds of moves that were played at the table."""
        request, table = await typed(interaction, SHOWN)
        verbs = [] if table is None else await self.history.verbs(table.id)
        return matching([(_verb(verb, request.words), verb) for verb in verbs], current)

    async def on_log(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle a button that leads to another round."""
        match = _KEY.fullmatch(args)
        if match is None:
            raise StalePrompt
        table_id, number, seat = (int(match[group]) for group in (1, 2, 3))
        request.table_id = table_id
        table = await self.tables.get(table_id)
        await self._show(
            request, table, number, Filter(seat - 1 if seat else None, match[4] or None)
        )

    async def _show(
        self, request: Request, table: Table, number: int | None, wanted: Filter
    ) -> None:
        renderer = self.context.renderer(table.game)
        recap = await self.history.round(table.id, number, renderer.round)
        newest = (await self.tables.position(table.id)).view(None)
        shown = renderer.round(newest) if number is None else number
        names = players(table, request.words)
        words = request.words.with_names(names).with_texts(texts_of(table))
        lines = await self._lines(recap, round_name(table.game, shown, words), wanted, words)
        rows = _rounds(table, shown, renderer.round(newest), wanted, words)
        await request.show_all(Screen((*limits.fill(lines),), rows=rows), lasting=True)

    async def _lines(self, recap: Recap, title: str, wanted: Filter, words: Words) -> list[str]:
        entries = [entry for entry in recap.entries if wanted.takes(entry)]
        signs = self.context.emojis.signs
        lines = await log_lines(self.context, recap.now, entries, words.with_signs(signs))
        whole = [f"**{title}**", *(lines or [words("log-empty")])]
        return limits.fit_signs(whole, signs.values(), limits.TEXT)


def _verb(verb: str, words: Words) -> str:
    """Return the name of a kind of move, which is that of its command."""
    key = f"name-{verb}"
    return words(key) if words.has(key) else verb


def _rounds(
    table: Table, number: int, newest: int, wanted: Filter, words: Words
) -> tuple[tuple[Button, ...], ...]:
    """Return the buttons for the previous and the next round."""
    tail = f"{0 if wanted.seat is None else wanted.seat + 1}:{wanted.kind or ''}"
    buttons = [
        Button(f"log:{table.id}:{other}:{tail}", round_name(table.game, other, words), emoji)
        for other, emoji in ((number - 1, "◀️"), (number + 1, "▶️"))
        if 1 <= other <= newest
    ]
    return (tuple(buttons),) if buttons else ()


async def setup(bot: Client) -> None:
    """Load the cog."""
    host = bot.context.host
    await bot.add_cog(LogCog(bot, host.tables, host.analysis))
