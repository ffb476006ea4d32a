"""`/league new`, `set`, `show`, `hand-over` and `close`: founding a league, and its rules.

Texts: `league.ftl`, `places.ftl`, `league_organiser.ftl`. Tests: `tests/cogs/test_league.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from typing import Any

import discord
from discord import app_commands

from bot.engine.api import GameInfo
from bot.host.core.api import HostError
from bot.host.core.paces import PACES, USUAL
from bot.host.leagues.api import BadSetting, NotHandedOver, ReasonNeeded, Season
from bot.host.leagues.services import Leagues
from bot.host.leagues.webhooks import shown_secret
from bot.host.servers.settings import NotAdmin
from bot.leagues.settings import (
    AUTOMATIC,
    FORMS,
    LATE,
    NO,
    OPENING,
    SEASON,
    SIZES,
    SWISS,
    TEAM_SIZES,
    Settings,
)
from bot.locales import Words
from bot.locales.markdown import escaped
from bot.runtime.outgoing.client import LONGEST, check_url
from bot.runtime.outgoing.hosts import AddressRefused
from cogs.client import Client
from cogs.commands.league import fields
from cogs.commands.league.group import (
    as_here,
    check_organises,
    find_season,
    go_on,
    on_league,
    rights,
)
from cogs.commands.web import NoPages
from cogs.ui.context import Context
from cogs.ui.interaction import Request, guild_language, person_of
from cogs.ui.kit.translation import t
from cogs.ui.lookup import matching
from cogs.ui.screens.league.season import shown
from cogs.ui.screens.web import with_pages
from cogs.ui.table_command import subcommand

LONGEST_NAME = 40
PACE = [
    app_commands.Choice(name=t(f"setup-pace-{pace}"), value=pace)
    for pace, control in PACES.items()
    if control is not None
]
FORM = [app_commands.Choice(name=t(f"league-form-name-{form}"), value=form) for form in FORMS]
ENTRY = [app_commands.Choice(name=t(f"league-late-name-{late}"), value=late) for late in LATE]
ROUNDS = [app_commands.Choice(name=t(f"league-opening-name-{one}"), value=one) for one in OPENING]
Few = app_commands.Range[int, 1, 16]
TeamSize = app_commands.Range[int, min(TEAM_SIZES), max(TEAM_SIZES)]
Size = app_commands.Range[int, min(SIZES), max(SIZES)]


class ChannelLacks(HostError):
    """The bot lacks a permission in the league's channel (`place`, `permission`, `what`)."""

    code = "league-channel"


class OnlyAtHome(HostError):
    """A league's channel and role can only be chosen on its home server (`server`)."""

    code = "league-only-at-home"


class ChangeNeedsReason(HostError):
    """A change after the first sign-up needs a reason (`name` of the rule, `value` as typed)."""

    code = "league-change-reason"


class WebhookRefused(HostError):
    """Events cannot be sent to an address (`why`: off | form | scheme | host | private)."""

    code = "league-webhook"


class FoundingCommands:
    """Commands for organisers to found a league and set its rules."""

    bot: Client
    context: Context
    leagues: Leagues

    @subcommand(
        "league",
        "new",
        {
            "name": "league-name",
            "game": "game",
            "first_day": "league-first-day",
            "last_day": "league-last-day",
            "form": "league-form",
            "size": "league-size",
            "games": "league-games",
            "at_once": "league-at-once",
            "pace": "pace",
            "division_size": "league-division-size",
            "up": "league-up",
            "down": "league-down",
            "rated": "league-rated",
            "late": "league-late",
            "opening": "league-opening",
            "team_size": "league-team-size",
            "channel": "league-channel",
            "organisers": "league-organisers",
        },
    )
    @app_commands.rename(
        first_day="first-day",
        last_day="last-day",
        at_once="at-once",
        division_size="division-size",
        team_size="team-size",
    )
    @app_commands.choices(pace=PACE, form=FORM, late=ENTRY, opening=ROUNDS)
    async def new(
        self,
        interaction: discord.Interaction,
        name: app_commands.Range[str, 1, LONGEST_NAME],
        game: str,
        first_day: str,
        last_day: str,
        form: str = SEASON,
        size: Size | None = None,
        games: Few | None = None,
        at_once: Few | None = None,
        pace: str = USUAL,
        division_size: Few | None = None,
        up: app_commands.Range[int, 0, 16] | None = None,
        down: app_commands.Range[int, 0, 16] | None = None,
        rated: bool = True,
        late: str = NO,
        opening: str = AUTOMATIC,
        team_size: TeamSize = 0,
        channel: discord.TextChannel | None = None,
        organisers: discord.Role | None = None,
    ) -> None:
        """Found a league, whose first season opens for sign-up immediately."""
        request = await Request.of(interaction)
        words = request.words
        settings = _with(
            _usual(
                game,
                self.context.rules(game).info.seats,
                fields.day(
                    fields.Typed(words("league-field-first_day"), first_day, words.language)
                ),
                fields.day(fields.Typed(words("league-field-last_day"), last_day, words.language)),
            ),
            {
                "form": form,
                "size": size,
                "games": games,
                "at_once": at_once,
                "pace": pace,
                "division_size": division_size,
                "up": up,
                "down": down,
                "rated": rated,
                "late": late,
                "opening": opening,
                "team_size": team_size,
            },
        )
        await self._found(request, name, settings, channel, organisers)

    async def _found(
        self,
        request: Request,
        name: str,
        settings: Settings,
        channel: discord.TextChannel | None,
        organisers: discord.Role | None,
    ) -> None:
        """Store the league, confirm it, and queue its card."""
        interaction = request.interaction
        if not interaction.permissions.manage_guild:
            raise NotAdmin
        parent = getattr(interaction.channel, "parent_id", None)
        here = parent if isinstance(interaction.channel, discord.Thread) else None
        place_id = channel.id if channel else here or interaction.channel_id or 0
        await self._check_channel(request, place_id)
        server = await self.context.host.servers.settings.of(interaction.guild_id or 0)
        season = await self.leagues.founding.found(
            request.person,
            name,
            settings,
            guild_id=interaction.guild_id or 0,
            channel_id=place_id,
            role_id=organisers.id if organisers else None,
            language=server.language or guild_language(interaction),
        )
        await self._show_season(request, season, "league-founded")
        await go_on(request)

    @new.autocomplete("game")
    async def games_typed(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the names of games."""
        words = (await Request.of(interaction)).words
        return matching([(words.title(key), key) for key in self.context.games], current)

    @on_league("set", "what", "value", "reason", "channel", "organisers", "public", "webhook")
    async def change(
        self,
        interaction: discord.Interaction,
        what: str | None = None,
        value: str | None = None,
        reason: app_commands.Range[str, 1, 400] = "",
        channel: discord.TextChannel | None = None,
        organisers: discord.Role | None = None,
        public: bool | None = None,
        webhook: app_commands.Range[str, 1, LONGEST] | None = None,
        league: str | None = None,
    ) -> None:
        """Change a rule of the season, or the league's channel, organisers, pages or webhook."""
        request = await Request.of(interaction)
        season = await find_season(request, league)
        check_organises(request, season.league)
        if public and self.context.web_url is None:
            raise NoPages
        if (channel or organisers) and interaction.guild_id != season.league.guild_id:
            raise OnlyAtHome(server=self.bot.league_posts.server_name(season.league))
        if channel is not None:
            await self._check_channel(request, channel.id)
        if what is not None:
            info = self.context.rules(season.settings.game).info
            words = request.words
            name = fields.names(info, words).get(what, what)
            settings = fields.changed(season.settings, what, value or "", name, words.language)
            try:
                await self.leagues.founding.change(
                    season.id, request.person, settings, reason, seen=season.settings
                )
            except ReasonNeeded as error:
                raise ChangeNeedsReason(name=name, value=value or "-") from error
            except BadSetting as error:
                if error.args_["field"] != "fixed":
                    raise
                raise BadSetting(field="fixed", value=name, allowed="") from error
        if channel is not None or organisers is not None or public is not None:
            try:
                await self.leagues.founding.change_league(
                    season.id,
                    request.person,
                    reason,
                    channel_id=channel.id if channel else None,
                    role_id=organisers.id if organisers else None,
                    public=public,
                )
            except ReasonNeeded as error:
                raise ChangeNeedsReason(name="none", value="") from error
        said = () if webhook is None else await self._choose(request, season, webhook, reason)
        season = await self.leagues.founding.by_id(season.id)
        await self._show_season(request, season, "league-changed", *said)
        await self.bot.league_posts.show_card(season)
        await go_on(request)

    async def _choose(
        self, request: Request, season: Season, url: str, reason: str
    ) -> tuple[str, ...]:
        """Set a league's webhook, or remove it for a dash; return the secret as a text.

        Raises WebhookRefused, ChangeNeedsReason, NotPublic.
        """
        webhooks = self.leagues.webhooks
        try:
            if url.strip() == "-":
                await webhooks.remove(season.id, request.person, reason)
                return ()
            check_url(url.strip(), self.context.outgoing.allowed)
            secret = await webhooks.choose(season.id, request.person, url.strip(), reason)
        except AddressRefused as error:
            raise WebhookRefused(why=error.why) from error
        except ReasonNeeded as error:
            raise ChangeNeedsReason(name="none", value="") from error
        return (request.words("league-webhook-secret", secret=shown_secret(secret)),)

    @on_league("hand-over", "person", reason="league-why")
    async def hand_over(
        self,
        interaction: discord.Interaction,
        person: discord.Member | discord.User,
        reason: app_commands.Range[str, 3, 400],
        league: str | None = None,
    ) -> None:
        """Make another person the founder of a league."""
        request = await Request.of(interaction)
        season = await find_season(request, league)
        await self.leagues.founding.check_own(season.id)
        home = season.league.guild_id
        is_here = isinstance(person, discord.Member) and interaction.guild_id == home
        if person.bot or not (is_here or await self.bot.league_posts.find(home, person.id)):
            raise NotHandedOver(why="person")
        (_, manages), to = rights(request, season.league), person_of(person)
        founding = self.leagues.founding
        await founding.hand_over(season.id, request.person, manages, to, reason)
        season = await founding.by_id(season.id)
        await self._show_season(request, season, "league-handed-over")
        await self.bot.league_posts.show_card(season)
        await go_on(request)

    @on_league("close", "reason")
    async def close(
        self,
        interaction: discord.Interaction,
        reason: app_commands.Range[str, 1, 400],
        league: str | None = None,
    ) -> None:
        """Close a league: cancel a season that has not begun, and open no further season."""
        request = await Request.of(interaction)
        season = await find_season(request, league)
        check_organises(request, season.league)
        season = await self.leagues.founding.close(season.id, request.person, reason)
        await self._show_season(request, season, "league-close-done")
        await self.bot.league_posts.show_card(season)
        await go_on(request)

    @change.autocomplete("what")
    async def fields_typed(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the fields that can be set."""
        named = await self._typed(interaction)
        if named is None:
            return []
        found = fields.names(*named)
        return matching([(name, key) for key, name in found.items()], current)

    @change.autocomplete("value")
    async def values_typed(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest values of the chosen field."""
        named = await self._typed(interaction)
        if named is None:
            return []
        key = str(getattr(interaction.namespace, "what", ""))
        found = fields.values(key, *named)
        return matching([(name, value) for value, name in found.items()], current)

    @on_league("show")
    async def show(self, interaction: discord.Interaction, league: str | None = None) -> None:
        """Show everything about a league's season."""
        request = await Request.of(interaction)
        await self._show_season(request, await find_season(request, league))

    async def _check_channel(self, request: Request, place_id: int) -> None:
        """Check that the bot has the permissions a league's channel needs. Raises ChannelLacks."""
        guild_id = request.interaction.guild_id or 0
        what = await self.bot.league_posts.obstacle(guild_id, place_id)
        if what is not None:
            permission = request.words("permission", name=what)
            raise ChannelLacks(place=f"<#{place_id}>", permission=permission, what=what)

    async def _show_season(
        self, request: Request, season: Season, key: str = "", *more: str
    ) -> None:
        entries = await self.leagues.signups.entries(season.id)
        season = replace(season, league=as_here(request, season.league))
        screen = shown(season, entries, self.context, request.words)
        said = [request.words(key, place=f"<#{season.league.channel_id}>")] if key else []
        said += more
        host = await self.leagues.webhooks.host_of(season.league.id)
        if host is not None:
            sent = request.words("league-webhook-to", host=escaped(host))
            screen = replace(screen, texts=(*screen.texts, sent))
        if key and not self.bot.league_posts.calls_role(season.league):
            role = season.league.organisers
            said.append(f"⚠️ {request.words('league-role-silent', role=role)}")
        screen = replace(screen, texts=(*said, *screen.texts))
        screen = await with_pages(screen, season, self.context, request.words)
        await request.show_all(screen, lasting=True)

    async def _typed(self, interaction: discord.Interaction) -> tuple[GameInfo, Words] | None:
        """Return the season's game and the texts in the user's language; None on any error."""
        request = await Request.of(interaction)
        named = getattr(interaction.namespace, "league", None)
        try:
            season = await find_season(request, named)
        except Exception:
            return None
        return self.context.rules(season.settings.game).info, request.words


def _usual(game: str, seats: range, first: date, last: date) -> Settings:
    """Return the default settings of a new league."""
    settings = Settings(game, first, last)
    return replace(settings, size=min(max(seats), settings.size))


def _with(settings: Settings, given: Mapping[str, Any]) -> Settings:
    """Return the settings with the given values; `at_once` is reduced to the number of games.

    In a Swiss event people play one table at a time, and one table plays the final by default.
    """
    decided = {key: value for key, value in given.items() if value is not None}
    found = replace(settings, **decided)
    if found.form == SWISS:
        found = replace(found, at_once=1, up=found.size if given["up"] is None else found.up)
    return replace(found, at_once=min(found.at_once, max(found.games, given["at_once"] or 1)))
