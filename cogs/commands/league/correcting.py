"""`/league correct`, `undo`, `second`, `approve` and `rescue`: decisions by organisers.

Texts: `league_organiser.ftl`, `league_play.ftl`, `house_bots.ftl`, `absence.ftl`. Tests:
`tests/cogs/test_league_organiser.py`, `tests/cogs/test_league_play.py`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import discord
from discord import app_commands

from bot.host.core.api import HostError, NotAway, Person, Table
from bot.host.leagues.api import Season
from bot.host.leagues.organising.api import Asker, BadCorrection, Fact, Wanted
from bot.host.leagues.services import Leagues
from bot.locales.markdown import escaped
from cogs.commands.boards import seat_of
from cogs.commands.league.group import (
    find_played,
    find_season,
    go_on,
    is_organiser,
    member_of,
    on_league,
    picked,
    season_named,
)
from cogs.ui.context import Context, numbers
from cogs.ui.handlers import Handlers
from cogs.ui.interaction import Request, person_of
from cogs.ui.kit.choices import PACE, StoredNumber
from cogs.ui.kit.screen import Screen
from cogs.ui.kit.translation import t
from cogs.ui.lookup import LIVE, find, matching, suggest_people
from cogs.ui.screens.league.organising import MOST_REASON, annulment_screen, asked_screen
from cogs.ui.table_command import subcommand, tables_typed

KINDS = (
    "result", "seat", "deadline", "points", "player", "team", "division", "card", "annul", "ban",
)  # fmt: skip
KIND = [app_commands.Choice(name=t(f"league-kind-{kind}"), value=kind) for kind in KINDS]
OF_TABLES = frozenset(("result", "seat", "deadline", "points", "player", "annul"))
"""Kinds of corrections that may be about a table; the others never are."""
ANNUL = "annul"
Reason = app_commands.Range[str, 3, MOST_REASON]
_NAMED = re.compile(r"(f|#?)([0-9]{1,15})", re.ASCII)


class CorrectingCommands:
    """Commands for organisers' decisions; other people are refused, and the attempt is logged."""

    context: Context
    leagues: Leagues

    @property
    def correcting_handlers(self) -> Handlers:
        """Return the handlers of the buttons."""
        return {"league-admit": self.on_admit, "league-second": self.on_second}

    @on_league(
        "correct",
        "kind",
        "table",
        "player",
        "instead",
        "team",
        reason="league-why",
        value="league-new",
    )
    @app_commands.choices(kind=KIND)
    async def correct(
        self,
        interaction: discord.Interaction,
        kind: str,
        reason: Reason,
        table: str | None = None,
        player: discord.User | None = None,
        instead: discord.User | None = None,
        value: app_commands.Range[str, 1, 60] = "",
        team: app_commands.Range[str, 1, 60] = "",
        league: str | None = None,
    ) -> None:
        """Make a correction; a second organiser must confirm it if the first is affected by it."""
        request = await Request.of(interaction)
        season, fixture = await table_meant(request, league, table, kind in OF_TABLES)
        if kind == ANNUL and fixture is None:
            season = await find_played(request, league)
        wanted = Wanted(kind, reason, fixture, _person(player), _person(instead), value, team)
        corrections = self.leagues.organising.corrections
        made = await request.patiently(
            corrections.correct(season.id, asker(request, season), wanted)
        )
        if kind == ANNUL:
            facts = await self.leagues.organising.why.annulment(season.id, made.id)
            await request.show(annulment_screen(facts, season, made, request.words), lasting=True)
            return
        key = "league-correction-waits" if made.waits else "league-corrected"
        await _said(request, key, made.id)

    @correct.autocomplete("table")
    async def tables_typed(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the tables of the season."""
        return await fixtures_typed(interaction, current)

    @correct.autocomplete("team")
    async def teams_typed(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the teams of the season; on an error, suggest nothing."""
        request = await Request.of(interaction)
        try:
            season = await find_season(request, getattr(interaction.namespace, "league", None))
        except HostError:
            return []
        found = await self.leagues.teams.of(season.id)
        return matching([(escaped(team.name), team.name) for team in found], current)

    @on_league("undo", "number", reason="league-why")
    async def undo(
        self,
        interaction: discord.Interaction,
        number: StoredNumber,
        reason: Reason,
        league: str | None = None,
    ) -> None:
        """Undo a correction."""
        request = await Request.of(interaction)
        season = await find_season(request, league)
        by, corrections = asker(request, season), self.leagues.organising.corrections
        await request.patiently(corrections.undo(season.id, by, number, reason))
        await _said(request, "league-undone", number)

    @on_league("second", "number")
    async def second(
        self,
        interaction: discord.Interaction,
        number: StoredNumber,
        league: str | None = None,
    ) -> None:
        """Confirm a correction that is waiting for confirmation."""
        request = await Request.of(interaction)
        await self._second(request, await find_season(request, league), number)

    async def on_second(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Confirm a correction after its consequences were shown."""
        season_id, _, number = args.partition(":")
        season = await season_named(request, season_id)
        await self._second(request, season, *numbers(number, 1))

    async def _second(self, request: Request, season: Season, number: int) -> None:
        by, corrections = asker(request, season), self.leagues.organising.corrections
        await request.patiently(corrections.second(season.id, by, number))
        await _said(request, "league-seconded", number)

    @on_league("approve")
    async def approve(self, interaction: discord.Interaction, league: str | None = None) -> None:
        """Show the people waiting for approval."""
        request = await Request.of(interaction)
        season = await find_season(request, league)
        await self.leagues.organising.check(season.id, asker(request, season), "approve")
        await request.show(await self._asked(request, season), lasting=True)

    async def on_admit(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Admit or refuse a person who waits for approval."""
        named, _, rest = args.partition(":")
        user_id, _, lets_in = rest.partition(":")
        (person,) = picked((user_id,))
        season = await season_named(request, named)
        await self.leagues.organising.check(season.id, asker(request, season), "approve")
        entry = await self.leagues.signups.admit(season.id, request.person, person, lets_in == "1")
        screen = await self._asked(request, season)
        if entry is not None:
            done = request.words(
                "league-approve-done", status=entry.status, name=escaped(entry.name)
            )
            screen = Screen((done, *screen.texts), rows=screen.rows)
        await request.show(screen)
        await go_on(request)

    async def _asked(self, request: Request, season: Season) -> Screen:
        entries = await self.leagues.signups.entries(season.id, "asked")
        return asked_screen(season, entries, request.words)


def asker(request: Request, season: Season) -> Asker:
    """Return the person who made the request, and whether they organise the league."""
    return Asker(request.person, is_organiser(request, season.league))


async def table_meant(
    request: Request, league: str | None, named: str | None, wanted: bool = True
) -> tuple[Season, int | None]:
    """Return the season and fixture that a command refers to: the one given, or the thread's.

    A fixture is given as in the suggestions, or by the number of its table. If there is no fixture,
    or none is `wanted`, return the newest season and None. Raises BadCorrection, NoLeague,
    WhichLeague, UnknownLeague.
    """
    season = await find_season(request, league)
    fits = await _wanted(request, named) if wanted else None
    if fits is None:
        return season, None
    leagues = request.context.host.leagues
    for one in await leagues.founding.seasons(season.league.id):
        for fact in await leagues.organising.why.fixtures(one.id):
            if fits(fact):
                return one, int(fact.key)
    raise BadCorrection("table")


async def _wanted(request: Request, named: str | None) -> Callable[[Fact], bool] | None:
    """Return the condition that the fixture has to meet, or None if no fixture is meant.

    Raises BadCorrection.
    """
    if named is None:
        here = await request.context.host.tables.at(request.interaction.channel_id or 0)
        fixtures = {str(table.fixture_id) for table in here if table.of_league}
        return (lambda fact: fact.key in fixtures) if fixtures else None
    match = _NAMED.fullmatch(named.strip())
    if match is None:
        raise BadCorrection("table")
    by_fixture, number = match[1] == "f", int(match[2])
    return lambda fact: number == (int(fact.key) if by_fixture else fact.args["table"])


async def fixtures_typed(
    interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Suggest the tables of the newest season that has any; on an error, suggest nothing."""
    request = await Request.of(interaction)
    try:
        season = await find_season(request, getattr(interaction.namespace, "league", None))
    except HostError:
        return []
    leagues = request.context.host.leagues
    for one in await leagues.founding.seasons(season.league.id):
        if found := await leagues.organising.why.fixtures(one.id):
            return matching([(_named(fact), f"f{fact.key}") for fact in found], current)
    return []


def _named(fact: Fact) -> str:
    table = fact.args["table"]
    number = f" · #{table}" if table else ""
    return f"{fact.args['number']}{number} · {escaped(str(fact.args['names']))}"


def _person(user: discord.User | None) -> Person | None:
    return None if user is None else person_of(user)


async def _said(request: Request, key: str, number: int) -> None:
    await request.say(key, number=number)
    await go_on(request)


ACTIONS = ("resume", "house-bot", "pace", "end")
ACTION = [app_commands.Choice(name=t(f"league-rescue-{one}"), value=one) for one in ACTIONS]
_CLOCKED = [choice for choice in PACE if choice.value != "none"]
_OPTIONS = {
    "action": "league-rescue-action",
    "reason": "league-why",
    "player": "league-rescue-player",
    "pace": "league-rescue-pace",
    "table": "table",
}


class RescueCommands:
    """The `/league rescue` command, the equivalent of `/rescue` for league tables."""

    context: Context
    leagues: Leagues

    @subcommand("league", "rescue", _OPTIONS, table=tables_typed)
    @app_commands.choices(action=ACTION, pace=_CLOCKED)
    async def rescue(
        self,
        interaction: discord.Interaction,
        action: str,
        reason: Reason,
        player: str | None = None,
        pace: str = "standard",
        table: str | None = None,
    ) -> None:
        """End a pause, let a house bot play, change the pace, or end a table without a result."""
        request = await Request.of(interaction)
        found = await find(request, table, LIVE)
        by, roles = request.person, member_of(request).roles
        await self.leagues.oversight.check(found, by, roles, interaction.guild_id or 0)
        await request.patiently(self._act(request, found, action, player, pace))
        await self.leagues.oversight.log_rescue(found, by.id, action, reason)
        await request.say("rescue-done")

    @rescue.autocomplete("player")
    async def players_typed(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the table's players who are not replaced by a house bot."""
        return await suggest_people(interaction, current)

    async def _act(
        self, request: Request, table: Table, action: str, player: str | None, pace: str
    ) -> Table:
        absence, admin = self.context.host.absence, request.person
        if action == "resume":
            return await absence.resume(table.id, admin)
        if action == "pace":
            return await absence.change_pace(table.id, pace, admin)
        if action == "end":
            return await absence.end(table.id, admin)
        seat = None if player is None else seat_of(table, player)
        if seat is None:
            raise NotAway(table=table.id, who="bot")
        return await absence.entrust(table.id, seat, admin)
