"""Sign-up for a season: the buttons of the season's card and of the private panel.

Texts: `league.ftl`, `league_play.ftl`. Tests: `tests/cogs/test_league.py`,
`tests/cogs/test_league_almanac.py`.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

import discord

from bot.host.core.api import HostError, PublishFailed, StalePrompt
from bot.host.leagues.api import BEFORE, PLAYED, Entry, Member, RulesChanged, Season
from bot.host.leagues.core import SIGNED
from bot.host.leagues.services import Leagues
from bot.locales.markdown import Markdown, escaped
from cogs.client import Client
from cogs.commands.league.group import (
    as_here,
    find_season,
    go_on,
    member_of,
    on_league,
    picked,
    season_named,
)
from cogs.ui.context import Context, numbers
from cogs.ui.handlers import Handlers
from cogs.ui.interaction import Request
from cogs.ui.kit.screen import Button, Screen
from cogs.ui.screens.hours import zone_question
from cogs.ui.screens.league.season import ANSWER, answered, shown, wishes_screen
from cogs.ui.screens.league.signup import (
    DRAFT_DECIDES,
    LET,
    NAMED,
    panel,
    question,
    team_form,
)


class NotOnHomeServer(HostError):
    """The person must join the league's home server first (`server`; `invite` = a link).

    Both are "none" if unknown.
    """

    code = "league-not-home"


class HomeUnknown(HostError):
    """Whether the person is a member of the league's home server is not known now."""

    code = "league-home-unknown"


class SignUpCommands:
    """The `/league join` command, and the buttons to change or withdraw an entry."""

    bot: Client
    context: Context
    leagues: Leagues

    @property
    def signup_handlers(self) -> Handlers:
        """Return the handlers of the buttons and menus."""
        return {
            "league-join": self.on_join,
            "league-rules": self.on_rules,
            "league-sign": self.on_sign,
            "league-confirm": self.on_confirm,
            "league-at-once": self.on_at_once,
            "league-avoid": self.on_avoid,
            "league-team": self.on_team,
            "league-team-new": self.on_team_new,
            "league-team-named": self.on_team_named,
            LET: self.on_team_let,
            ANSWER: self.on_team_answer,
            "league-alternate": self.on_alternate,
            "league-coach": self.on_coach,
            "league-withdraw": self.on_withdraw,
            "league-want": self.on_want,
            "league-no-want": self.on_no_want,
        }

    @on_league("join")
    async def join(self, interaction: discord.Interaction, league: str | None = None) -> None:
        """Sign up for the season, or change the user's entry."""
        request = await Request.of(interaction)
        await self._enter(request, await find_season(request, league))

    async def on_join(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the card's button: ask for hours, show the rules, or show the user's entry."""
        await self._enter(request, await season_named(request, args))

    async def on_rules(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Show everything about the season."""
        season = await season_named(request, args)
        entries = await self.leagues.signups.entries(season.id)
        season = replace(season, league=as_here(request, season.league))
        await request.show_all(shown(season, entries, self.context, request.words))

    async def on_sign(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the confirmation of the rules: sign the user up.

        The button of an older panel does not contain the number of the newest change that it shows.
        """
        named, _, change = args.partition(":")
        season = await season_named(request, named)
        (read,) = numbers(change, 1) if change else (None,)
        member, guild_id = await self._member(request, season), request.interaction.guild_id
        signups = self.leagues.signups
        await signups.sign(season.id, request.person, member, read=read, guild_id=guild_id)
        await self._entry_changed(request, season)

    async def on_confirm(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the confirmation of changed rules; show them again if they have changed since."""
        season_id, read = numbers(args, 2)
        season = await season_named(request, str(season_id))
        with suppress(RulesChanged):
            await self.leagues.signups.confirm(season.id, request.user_id, read)
        await self._entry_changed(request, season)

    async def on_at_once(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle the menu for the number of simultaneous tables."""
        season = await season_named(request, args)
        (count,) = numbers(":".join(values), 1)
        member = await self._member(request, season)
        await self.leagues.signups.sign(season.id, request.person, member, at_once=count)
        await self._entry_changed(request, season)

    async def on_avoid(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle the menu of people to avoid; the choice is not shown to anyone else."""
        season = await season_named(request, args)
        others = picked(values)
        member = await self._member(request, season)
        await self.leagues.signups.sign(season.id, request.person, member, avoids=others)
        await self._entry_changed(request, season)

    async def on_team(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle the menu of teams, one entry of which leaves it to the draft."""
        what, _, name = "".join(values).partition(":")
        if what not in (NAMED, DRAFT_DECIDES):
            raise StalePrompt
        await self._join_team(request, args, name if what == NAMED else "")

    async def on_team_new(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Open the form for the name of a team."""
        season = await season_named(request, args)
        await self.leagues.teams.check(season.id, request.user_id)
        await request.ask(team_form(season, request.words))

    async def on_team_named(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle the submitted name of a team, which exists already or is founded."""
        await self._join_team(request, args, "".join(values))

    async def _join_team(self, request: Request, args: str, name: str) -> None:
        season = await season_named(request, args)
        await self.leagues.teams.join(season.id, request.person, name)
        await self._entry_changed(request, season)

    async def on_team_let(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle a founder's answer, in their panel, to a person who would like to join."""
        season, _ = await self._answer_wish(request, args)
        await self._entry_changed(request, season)

    async def on_team_answer(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle a founder's answer in the message about people who would like to join."""
        season, said = await self._answer_wish(request, args)
        found = await self.leagues.teams.wishes(season.id)
        own = [one for one in found if one.founder == request.user_id]
        try:
            await request.update(wishes_screen(season, own, request.words, said))
        finally:
            await self.bot.league_posts.show_card(season)
            await go_on(request)

    async def _answer_wish(self, request: Request, args: str) -> tuple[Season, str]:
        """Store a founder's answer; return the season and a sentence about it."""
        named, _, rest = args.partition(":")
        user_id, _, lets_in = rest.partition(":")
        (person,) = picked((user_id,))
        season = await season_named(request, named)
        teams = self.leagues.teams
        wish = await teams.answer(season.id, request.person, person, lets_in == "1")
        said = request.words(
            "league-team-answer",
            lets="yes" if lets_in == "1" else "no",
            name=escaped(wish.name),
            team=escaped(wish.team),
        )
        return season, said

    async def on_alternate(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the switch that makes the user an alternate, or no longer one."""
        season = await season_named(request, args)
        await self._member(request, season)
        guild_id = request.interaction.guild_id
        await self.leagues.signups.toggle_alternate(season.id, request.person, guild_id)
        await self._entry_changed(request, season)

    async def on_coach(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the button that allows the coach to count the user's mistakes, or forbids it."""
        season_id, agrees = numbers(args, 2)
        season = await season_named(request, str(season_id))
        consents = self.leagues.consents
        await consents.answer(season.id, request.user_id, bool(agrees))
        entry = await self.leagues.signups.entry(season.id, request.user_id)
        consent = await consents.of(season.id, request.user_id)
        if entry is not None and season.stage in (*BEFORE, *PLAYED):
            await self._show_entry(request, season, entry)
        elif consent is not None:
            await request.show(answered(season, consent, request.words))

    async def on_withdraw(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Withdraw the user's entry."""
        season = await season_named(request, args)
        await self.leagues.signups.withdraw(season.id, request.user_id)
        await self._entry_changed(request, season)

    async def on_want(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Store that the user wants another table of a ladder."""
        season = await season_named(request, args)
        await self.leagues.signups.want(season.id, request.user_id)
        label = request.words("button-league-no-want")
        stop = Button(f"league-no-want:{season.id}", label, "✖️")
        await request.show(Screen((request.words("league-want-on"),), rows=((stop,),)))
        await go_on(request)

    async def on_no_want(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Store that the user no longer waits for a table of a ladder."""
        season = await season_named(request, args)
        await self.leagues.signups.want(season.id, request.user_id, wants=False)
        await request.say("league-want-off")

    async def on_seat(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle an alternate's answer to the request to take a seat."""
        vacancy_id, takes = numbers(args, 2)
        alternates = self.leagues.alternates
        if takes:
            vacancy = await alternates.accept(vacancy_id, request.person)
            key = "league-seat-taken" if vacancy.table_id else "league-seat-planned"
        else:
            await alternates.decline(vacancy_id, request.user_id)
            key = "league-seat-declined"
        await request.update(Screen((request.words(key),)))
        await go_on(request)

    async def _enter(self, request: Request, season: Season) -> None:
        hours = await self.context.host.absence.availability.hours(request.user_id)
        entry = await self.leagues.signups.entry(season.id, request.user_id)
        if entry is not None and entry.status in SIGNED:
            await self._show_entry(request, season, entry)
            return
        member, guild_id = await self._member(request, season), request.interaction.guild_id
        if hours is None:
            locale, now = (
                str(request.interaction.locale),
                self.context.host.absence.availability.now,
            )
            then = f"league-join:{season.id}"
            await request.show(zone_question(locale, now, request.words, then))
        elif await self.leagues.signups.again(season.id, request.person, member, guild_id):
            await self._entry_changed(request, season)
        else:
            newest = await self.leagues.signups.newest_change(season.id)
            season = await self.leagues.founding.by_id(season.id)
            await request.show_all(question(season, hours, entry, newest, request.words))

    async def _member(self, request: Request, season: Season) -> Member:
        """Return the user as a member of the league's home server, whose roles count.

        Raises NotOnHomeServer, HomeUnknown, OtherShard.
        """
        league, posts = season.league, self.bot.league_posts
        if request.interaction.guild_id == league.guild_id:
            return member_of(request)
        # Only the process of the home server knows its members.
        await self.leagues.founding.check_own(season.id)
        try:
            member = await request.wait_for(posts.find(league.guild_id, request.user_id))
        except PublishFailed as error:
            raise HomeUnknown from error
        if member is None:
            invite = await request.wait_for(posts.invite(league))
            server = escaped(posts.server_name(league))
            raise NotOnHomeServer(server=server, invite=Markdown(invite))
        return member

    async def _entry_changed(self, request: Request, season: Season) -> None:
        """Show the user's current entry, update the card, and run the league's due steps."""
        entry = await self.leagues.signups.entry(season.id, request.user_id)
        try:
            if entry is None:
                await request.say("league-entry", status="none", place=0)
            else:
                await self._show_entry(request, season, entry)
        finally:
            await self.bot.league_posts.show_card(season)
            await go_on(request)

    async def _show_entry(self, request: Request, season: Season, entry: Entry) -> None:
        signups, settings = self.leagues.signups, season.settings
        avoided = await signups.avoided(season.league.id, request.user_id)
        waiting = [one.person for one in await signups.entries(season.id, "waiting")]
        place = 1 + waiting.index(request.user_id) if request.user_id in waiting else 0
        most = settings.newcomer_at_once if entry.newcomer else settings.at_once
        changes = await signups.to_confirm(season.id, request.user_id)
        consent = await self.leagues.consents.of(season.id, request.user_id)
        words = request.words
        teams = await self.leagues.teams.of(season.id)
        wishes = await self.leagues.teams.wishes(season.id)
        await request.show(
            panel(season, entry, most, place, avoided, changes, consent, words, teams, wishes)
        )
