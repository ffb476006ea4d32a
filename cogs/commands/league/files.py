"""`/league import` and `export`: seasons as CSV files.

Texts: `league_organiser.ftl`. Tests: `tests/cogs/test_league_organiser.py`.
"""

from __future__ import annotations

import hashlib
from dataclasses import replace
from datetime import UTC, datetime

import discord
from cachetools import FIFOCache
from discord import app_commands

from bot.host.core.api import StalePrompt
from bot.host.leagues.api import Season
from bot.host.leagues.organising.api import LogLine
from bot.host.leagues.organising.imports import MOST_BYTES, Preview
from bot.host.leagues.seasonlog.service import NoSeasonLog
from bot.host.leagues.services import Leagues
from bot.host.leagues.standings.results import Results
from bot.leagues.history_csv import MOST_LINES, BadLine, results_csv, written
from bot.leagues.records import Fixture, FixtureResult
from bot.leagues.seasonlog.lines import fingerprint
from bot.locales import Words
from bot.locales.markdown import mention, plain
from bot.presenting import limits
from bot.presenting.league.standings import bot_rounds
from cogs.commands.league.correcting import asker
from cogs.commands.league.group import (
    find_played,
    find_season,
    is_organiser,
    on_league,
    season_named,
)
from cogs.ui.context import Context
from cogs.ui.handlers import Handlers
from cogs.ui.interaction import Request
from cogs.ui.kit.screen import Document, Screen
from cogs.ui.kit.translation import t
from cogs.ui.screens.league.organising import log_text, preview_screen

MOST_PREVIEWS = 20
"""Maximum number of previews kept for confirmation; if one is gone, the file must be sent again."""
LOG = ("at", "kind", "by", "about", "table", "text")
EXPORTS = ("results", "log", "signed")
EXPORT = [app_commands.Choice(name=t(f"league-export-{key}"), value=key) for key in EXPORTS]


class FileCommands:
    """The `/league import` and `/league export` commands."""

    context: Context
    leagues: Leagues

    previews: FIFOCache[str, Preview]

    @property
    def file_handlers(self) -> Handlers:
        """Return the handlers of the buttons."""
        return {"league-import": self.on_import}

    @on_league("import", "file")
    async def bring_along(
        self,
        interaction: discord.Interaction,
        file: discord.Attachment,
        league: str | None = None,
    ) -> None:
        """Show the contents of a file with an earlier season; it is stored after confirmation."""
        request = await Request.of(interaction)
        season = await find_season(request, league)
        by = asker(request, season)
        await self.leagues.organising.check(season.id, by, "import")
        preview = Preview((), (BadLine(1, "lines", str(MOST_LINES)),), {})
        data = b""
        if file.size <= MOST_BYTES:
            await request.defer()
            data = await file.read()
            preview = await self.leagues.organising.imports.read(season.id, by, data)
        mark = f"{season.id}:{hashlib.sha256(data).hexdigest()[:16]}"
        if not preview.bad:
            self.previews[f"{request.user_id}:{mark}"] = preview
        await request.show(preview_screen(preview, f"league-import:{mark}", request.words))

    async def on_import(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Store the file that was previewed. Raises StalePrompt if the preview has expired."""
        preview = self.previews.pop(f"{request.user_id}:{args}", None)
        if preview is None:
            raise StalePrompt
        season = await season_named(request, args.partition(":")[0])
        by = asker(request, season)
        count = await self.leagues.organising.imports.store(season.id, by, preview)
        await request.say("league-imported", count=count)

    @on_league("export", what="league-export")
    @app_commands.choices(what=EXPORT)
    async def export(
        self, interaction: discord.Interaction, what: str, league: str | None = None
    ) -> None:
        """Send a season's results, the league's log, or to organisers the signed log, as a file."""
        request = await Request.of(interaction)
        season = await find_played(request, league)
        if what == "signed":
            await self.leagues.organising.check(season.id, asker(request, season), "export")
            await request.defer()
            await request.show(await self._signed_log(request, season), lasting=True)
            return
        await request.defer()
        if what == "results":
            text = await self._results(season, request.words)
        else:
            text = await self._log_file(request, season)
        name = f"league-{season.league.id}-season-{season.number}-{what}.csv"
        said = request.words("league-export-done")
        document = Document(name, text.encode("utf-8-sig"))
        await request.show(Screen((said,), documents=(document,)), lasting=True)

    async def _signed_log(self, request: Request, season: Season) -> Screen:
        """Return the signed log of a season. Raises NoSeasonLog."""
        content = (await self.leagues.season_logs.export(season.id)).content
        if len(content) > limits.FILE_BYTES:
            raise NoSeasonLog(why="size")
        key = await self.leagues.season_logs.key()
        said = request.words("league-export-signed-done", fingerprint=fingerprint(key))
        name = f"league-{season.league.id}-season-{season.number}.jsonl"
        return Screen((said,), documents=(Document(name, content),))

    async def _results(self, season: Season, words: Words) -> str:
        """Return the finished tables' seats as CSV, with the rounds when bots took over."""
        results = await self.leagues.results.of(season.id)
        over = [
            (one.division, await self._counted(season, results, one, one.result))
            for one in results.fixtures
            if one.result is not None
        ]
        names, tables = results.names, results.tables
        awards = [
            replace(award, fixture=tables.get(award.fixture, award.fixture))
            for award in results.awards
        ]
        return results_csv(
            over,
            awards,
            lambda person: names.get(person, str(person)),
            lambda key: words("league-column", column=key),
        )

    async def _counted(
        self, season: Season, results: Results, fixture: Fixture, result: FixtureResult
    ) -> FixtureResult:
        """Return a result with its table's number, and with rounds instead of versions."""
        table_id = results.tables.get(fixture.id)
        rounds = await bot_rounds(self.context, season.settings.game, table_id, result)
        seats = tuple(replace(seat, bot_from=rounds.get(seat.seat)) for seat in result.seats)
        return replace(result, fixture=table_id or fixture.id, seats=seats)

    async def _log_file(self, request: Request, season: Season) -> str:
        """Return the whole log, oldest line first; only organisers get private lines."""
        organises = is_organiser(request, season.league)
        lines = await self.leagues.organising.log.whole(season.id, organises=organises)
        words = request.words
        return written(
            LOG,
            (_cells(line, words) for line in lines),
            lambda key: words("league-column", column=key),
        )


def _cells(line: LogLine, words: Words) -> tuple[str | int | None, ...]:
    at = datetime.fromtimestamp(line.at, UTC)
    said = plain(log_text(line, words))
    by, about = (
        None if one is None else one.name or mention(one.id) for one in (line.by, line.about)
    )
    return f"{at:%Y-%m-%d %H:%M}", line.kind, by, about, line.table, said
