"""`/league simulate`: a simulation of the coming season with made-up people.

Texts: `league.ftl`. Tests: `tests/cogs/test_league_simulate.py`.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from dataclasses import astuple, fields

import discord
from discord import app_commands

from bot.host.leagues.api import Season
from bot.host.leagues.services import Leagues
from bot.leagues.history_csv import escaped
from bot.locales import Words
from bot.simulation.plan import MOST_PEOPLE, drawn_up
from bot.simulation.report import Balance, Line, Report
from cogs.commands.league.group import check_organises, find_season, on_league
from cogs.ui.context import Context
from cogs.ui.interaction import Request
from cogs.ui.kit.screen import Document, Screen

USUAL_PEOPLE = 28
USUAL_ABSENCE = 10


class SimulatingCommands:
    """The `/league simulate` command."""

    context: Context
    leagues: Leagues

    @on_league("simulate", "people", "divisions", "absence", late="league-late-people")
    async def simulate(
        self,
        interaction: discord.Interaction,
        people: app_commands.Range[int, 2, MOST_PEOPLE] | None = None,
        divisions: app_commands.Range[int, 1, MOST_PEOPLE] | None = None,
        absence: app_commands.Range[int, 0, 100] = USUAL_ABSENCE,
        late: app_commands.Range[int, 0, MOST_PEOPLE] = 0,
        league: str | None = None,
    ) -> None:
        """Simulate the coming season, and show the results."""
        request = await Request.of(interaction)
        season = await find_season(request, league)
        check_organises(request, season.league)
        count = people or await self._signed(season)
        parts = divisions or max(1, round(count / season.settings.division_size))
        plan = drawn_up(season.settings, count, parts, season.id, absence / 100, late=late)
        simulator = self.context.simulator
        simulator.check_free()
        await request.defer()
        report = await simulator.run(plan)
        document = Document("season.csv", _csv(report))
        await request.show(Screen((_text(season, report, request.words),), documents=(document,)))

    async def _signed(self, season: Season) -> int:
        """Return the number of entrants, or the default number if they do not fill a table."""
        signed = await self.leagues.signups.entries(season.id, "in")
        return len(signed) if len(signed) >= season.settings.size else USUAL_PEOPLE


def _text(season: Season, report: Report, words: Words) -> str:
    percent = round(report.absence * 100)
    lines = [
        words("league-simulated", name=season.league.name, people=report.people, absence=percent),
        words("league-simulated-days", tables=report.tables, days=round(report.days)),
        words(
            "league-simulated-people",
            timeouts=report.timeouts,
            substitutes=report.substitutes,
            bots=report.bot_seats,
        ),
        *(_balance(one, words) for one in report.balance),
        *_late(report, words),
        *_coming(report, words),
        words("league-simulated-work", count=report.interventions),
    ]
    return "\n".join(lines)


def _late(report: Report, words: Words) -> Iterator[str]:
    """Yield a line on how many late entrants got a place."""
    if report.late:
        yield words("league-simulated-late", late=report.late, entered=report.entered)


def _coming(report: Report, words: Words) -> Iterator[str]:
    """Yield a line if too few people stay for the current number of divisions."""
    if report.coming < report.divisions:
        yield words("league-simulated-coming", coming=report.coming, divisions=report.divisions)


def _balance(one: Balance, words: Words) -> str:
    return words(
        "league-simulated-balance",
        division=one.division,
        people=one.people,
        often="–".join(map(str, sorted({min(one.meetings), max(one.meetings)}))),
        seats=one.seats,
    )


def _csv(report: Report) -> bytes:
    """Return the simulated standings as CSV, whose columns are the same in every language."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(field.name for field in fields(Line))
    writer.writerows([escaped(str(cell)) for cell in astuple(line)] for line in report.standings)
    return text.getvalue().encode("utf-8-sig")
