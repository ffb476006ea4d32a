"""Sign-up here for a season that another bot runs, by the button on its card.

Texts: `following.ftl`. Tests: `tests/cogs/test_league_partners.py`.
"""

from __future__ import annotations

from bot.host.leagues.following.api import Followed
from bot.host.leagues.following.service import Following
from cogs.ui.context import Context, numbers
from cogs.ui.handlers import Handlers
from cogs.ui.interaction import Request
from cogs.ui.screens.hours import zone_question
from cogs.ui.screens.league.entering import entry_question, entry_screen, may_enter


class EnteringCommands:
    """The buttons with which people sign up for a followed season."""

    context: Context

    @property
    def entering_handlers(self) -> Handlers:
        """Return the handlers of the buttons."""
        return {
            "follow-join": self.on_follow_join,
            "follow-sign": self.on_follow_sign,
            "follow-leave": self.on_follow_leave,
        }

    @property
    def _following(self) -> Following:
        return self.context.host.leagues.following

    async def on_follow_join(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Show the user's entry, or else ask for their hours, or show the rules to be confirmed."""
        followed = await self._followed_season(request, args)
        state = await self._following.entries.state(followed.id, request.user_id)
        if state is not None and not may_enter(state):
            await request.show(entry_screen(followed, state, request.words), lasting=True)
            return
        availability = self.context.host.absence.availability
        hours = await availability.hours(request.user_id)
        if hours is None:
            locale, then = str(request.interaction.locale), f"follow-join:{followed.id}"
            await request.show(zone_question(locale, availability.now, request.words, then))
            return
        rules = await self._following.entries.rules(followed.id, followed.guild_id)
        await request.show_all(entry_question(followed, rules, hours, request.words))

    async def on_follow_sign(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Sign the user up."""
        followed, entries = await self._followed_season(request, args), self._following.entries
        rules = await entries.rules(followed.id, followed.guild_id)
        state = await entries.sign(followed.id, followed.guild_id, request.person, rules.at_once)
        await request.show(entry_screen(followed, state, request.words), lasting=True)

    async def on_follow_leave(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Withdraw the user's entry."""
        followed, entries = await self._followed_season(request, args), self._following.entries
        await entries.withdraw(followed.id, followed.guild_id, request.user_id)
        state = await entries.state(followed.id, request.user_id)
        if state is not None:
            await request.show(entry_screen(followed, state, request.words), lasting=True)

    async def _followed_season(self, request: Request, args: str) -> Followed:
        """Return the season of a button, which this server must follow. Raises CannotFollow."""
        (number,) = numbers(args, 1)
        return await self._following.get(number, request.interaction.guild_id or 0)
