"""Shared parts of the `/league` commands: finding the league, and checking for organisers.

Every other file in this folder contains a part of the cog; `cogs.commands.league.cog` combines
them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from bot.host.core.api import HostError, StalePrompt
from bot.host.leagues.api import OVER, PLAYED, League, Member, Season, UnknownLeague
from bot.host.leagues.signup.founding import check_organiser, organises
from bot.locales.markdown import joined
from bot.presenting import limits
from cogs.ui.context import numbers
from cogs.ui.interaction import Request, name_of
from cogs.ui.lookup import matching
from cogs.ui.table_command import subcommand

_PERSON = re.compile(r"[0-9]{1,20}", re.ASCII)


class NoLeague(HostError):
    """The server has no league."""

    code = "no-league"


class WhichLeague(HostError):
    """Several leagues are possible (`leagues`), so the user must name one."""

    code = "which-league"


async def leagues_typed(
    interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Suggest the leagues on the server."""
    request = await Request.of(interaction)
    found = await request.context.host.leagues.founding.of_server(interaction.guild_id or 0)
    return matching([(league.name, str(league.id)) for league in found], current)


def on_league(
    name: str, *options: str, **described: str
) -> Callable[[Any], app_commands.Command[Any, ..., None]]:
    """Return a decorator for a subcommand of `/league` with these options and a league.

    Its texts are `cmd-league-<name>` and `arg-league-<option>`; `described` maps an option to a
    text with a different name.
    """
    keys = {option: f"league-{option}" for option in options}
    return subcommand(
        "league", name, {**keys, "league": "league", **described}, league=leagues_typed
    )


async def find_league(request: Request, named: str | None) -> League:
    """Return the league given by number or name, or else the only league or the channel's only one.

    Raises UnknownLeague, NoLeague, WhichLeague.
    """
    founding = request.context.host.leagues.founding
    found = await founding.of_server(request.interaction.guild_id or 0)
    if named is not None:
        wanted = named.strip().casefold()
        fitting = [one for one in found if wanted in (str(one.id), one.name.casefold())]
        if not fitting:
            raise UnknownLeague(league=limits.clip(named, 40))
        return fitting[0]
    return _meant(request, [one for one in found if not one.closed] or found)


async def find_season(request: Request, named: str | None) -> Season:
    """Return the newest season of a league. Raises the errors of `find_league`."""
    league = await find_league(request, named)
    return await request.context.host.leagues.founding.season(league.id)


async def find_played(request: Request, named: str | None) -> Season:
    """Return the newest season that has begun; a newer one may already be open for sign-up.

    If none has begun, return the newest. Raises the errors of `find_league`.
    """
    season = await find_season(request, named)
    known = await request.context.host.leagues.founding.seasons(season.league.id)
    return next((one for one in known if one.stage in (*PLAYED, OVER)), season)


async def season_named(request: Request, args: str) -> Season:
    """Return the season given in a custom_id, whose league this server must take part in.

    Raises StalePrompt, UnknownLeague.
    """
    (season_id,) = numbers(args, 1)
    founding = request.context.host.leagues.founding
    return await founding.by_id(season_id, request.interaction.guild_id)


def picked(values: tuple[str, ...]) -> list[int]:
    """Return the ids of the people selected in a menu. Raises StalePrompt."""
    if not all(_PERSON.fullmatch(value) for value in values):
        raise StalePrompt
    return [int(value) for value in values]


def _meant(request: Request, leagues: list[League]) -> League:
    """Return the only league, or else the only one in this channel.

    Raises NoLeague, WhichLeague.
    """
    place = request.interaction
    channels = {place.channel_id, getattr(place.channel, "parent_id", None)}
    fitting = [one for one in leagues if as_here(request, one).channel_id in channels]
    if len(leagues) > 1 and len(fitting) == 1:
        return fitting[0]
    if not leagues:
        raise NoLeague
    if len(leagues) > 1:
        raise WhichLeague(leagues=joined(one.name for one in leagues[:10]))
    return leagues[0]


def as_here(request: Request, league: League) -> League:
    """Return a league as the server of a request shows it: its channel, and whom to mention."""
    return league.shown_by(league.guest(request.interaction.guild_id))


def member_of(request: Request) -> Member:
    """Return the user who made the request, as a member of the server."""
    user = request.interaction.user
    roles = user.roles if isinstance(user, discord.Member) else []
    return Member(name_of(user), frozenset(role.id for role in roles))


def rights(request: Request, league: League) -> tuple[frozenset[int], bool]:
    """Return the user's roles, and whether they manage the server, as far as the league asks.

    Only rights on the home server count: nobody organises a league by rights on another server.
    """
    if request.interaction.guild_id != league.guild_id:
        return frozenset(), False
    return member_of(request).roles, request.interaction.permissions.manage_guild


def check_organises(request: Request, league: League) -> None:
    """Check that the user organises the league. Raises NotOrganiser."""
    check_organiser(as_here(request, league), request.user_id, *rights(request, league))


def is_organiser(request: Request, league: League) -> bool:
    """Return whether the user organises the league."""
    return organises(league, request.user_id, *rights(request, league))


async def go_on(request: Request) -> None:
    """Run the league's due steps and posts now, without waiting for the next tick."""
    await request.context.host.leagues.look()
