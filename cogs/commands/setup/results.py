"""`/setup results`: all results of a server, as a file for spreadsheets.

Texts: `setup.ftl`, `house_bots.ftl`. Tests: `tests/cogs/test_setup.py`.
"""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections.abc import Collection, Sequence
from datetime import UTC, datetime

import discord

from bot.host.servers.services import Servers
from bot.host.servers.settings import FinishedSeat, Results
from bot.leagues.history_csv import Cell, written
from bot.locales import Words
from bot.locales.markdown import mention, visible
from bot.presenting import limits
from bot.presenting.table import NO_LEVEL
from cogs.commands.setup.group import admin_request
from cogs.ui.kit.screen import Document, Screen
from cogs.ui.table_command import subcommand

COLUMNS = (
    "table", "game", "options", "opened", "ended", "rated", "league", "seats", "moves", "seat",
    "began", "finisher", "id", "place", "rank", "points", "hints",
)  # fmt: skip
NAME = "results.csv"


def results_file(results: Results, words: Words, most: int = limits.FILE_BYTES) -> Document:
    """Return a file with one line per seat, zipped if it is too large for Discord."""
    lines = (_line(seat, results.hidden, words) for seat in results.seats)
    text = written(COLUMNS, lines, lambda key: words("results-column", column=key))
    data = text.encode("utf-8-sig")
    if len(data) <= most:
        return Document(NAME, data)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(NAME, data)
    return Document(f"{NAME}.zip", packed.getvalue())


def _line(seat: FinishedSeat, hidden: Collection[int], words: Words) -> Sequence[Cell]:
    """Return the cells of a seat; names of people who hide them here or in statistics are left out.

    Ids are written as mentions, because spreadsheets would round numbers of that length.
    """
    shown = seat.user_id is not None and seat.user_id not in hidden
    options = json.loads(seat.options)
    return (
        seat.game_id,
        words.title(seat.key),
        "; ".join(f"{key}={options[key]}" for key in sorted(options)),
        _date(seat.created_at),
        _date(seat.ended_at),
        words("results-yes") if seat.rated else None,
        words("results-yes") if seat.fixture_id is not None else None,
        seat.seats,
        seat.moves,
        seat.seat + 1,
        _name(seat.began, seat.began_id, seat.began_bot, hidden, words),
        _name(seat.name, seat.user_id, seat.bot, hidden, words),
        mention(seat.user_id) if shown and seat.user_id else None,
        seat.place,
        seat.rank,
        seat.points,
        seat.hints,
    )


def _name(
    name: str | None, person: int | None, bot: str | None, hidden: Collection[int], words: Words
) -> str:
    if person is None:
        return words("house-bot", level=bot or NO_LEVEL)
    return words("results-hidden") if person in hidden else visible(name or "")


def _date(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


class ResultsCommands:
    """The `/setup results` command, for downloading a server's results."""

    servers: Servers

    @subcommand("setup", "results", {})
    async def results(self, interaction: discord.Interaction) -> None:
        """Send the seats of all finished public tables as a file."""
        request = await admin_request(interaction)
        await request.defer()
        guild_id = interaction.guild_id or 0
        found = await self.servers.administration.results(guild_id, request.user_id)
        tables = len({seat.game_id for seat in found.seats})
        text = request.words("setup-results-done", count=tables, private=found.private)
        file = await asyncio.to_thread(results_file, found, request.words)
        await self.servers.audit.store(guild_id, request.user_id, "results", count=tables)
        await request.show(Screen((text,), documents=(file,)), lasting=True)
        await self.servers.audit.look()
