"""Partner bots of a season: organisers invite them, accept their keys, and end partnerships.

Texts: `league_partners.ftl`. Tests: `tests/cogs/test_league_partners.py`.
"""

from __future__ import annotations

from bot.host.leagues.api import Season
from bot.host.leagues.organising.api import Asker
from bot.host.leagues.partners.api import BadPartner, Partner, PartnerDiffers
from bot.host.leagues.partners.service import MOST
from bot.host.leagues.services import Leagues
from bot.locales.markdown import escaped
from bot.presenting import limits
from bot.presenting.league.season_log import difference_text
from cogs.client import Client
from cogs.commands.league.group import (
    check_organises,
    go_on,
    is_organiser,
    picked,
    season_named,
)
from cogs.commands.web import pages_base
from cogs.ui.context import numbers
from cogs.ui.handlers import Handlers
from cogs.ui.interaction import Request
from cogs.ui.kit.screen import Screen
from cogs.ui.screens.league.partners import (
    MOST_NAME,
    accepted_text,
    address_form,
    ending_screen,
    invited_screen,
    key_screen,
    name_form,
    partners_button,
    partners_screen,
)


class PartnersCommands:
    """The organisers' buttons for partner bots; `/league todo` leads to them."""

    bot: Client
    leagues: Leagues

    @property
    def partner_handlers(self) -> Handlers:
        """Return the handlers of the buttons, the menu and the forms."""
        return {
            "league-partners": self.on_partners,
            "league-partner-invite": self.on_invite,
            "league-partner-named": self.on_named,
            "league-partner-address": self.on_address,
            "league-partner-typed": self.on_typed,
            "league-partner-yes": self.on_yes,
            "league-partner-end": self.on_end,
            "league-partner-end-now": self.on_end_now,
        }

    async def on_partners(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Show the partner bots of a season."""
        season = await season_named(request, args)
        check_organises(request, season.league)
        await self._show_partners(request, season)

    async def on_invite(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Open the form for the name of the bot to be invited. Raises NoPages."""
        season = await season_named(request, args)
        check_organises(request, season.league)
        pages_base(request)
        await request.ask(name_form(season.id, request.words))

    async def on_named(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Invite a bot, and show its secret address to the user. Raises NoPages."""
        season, base = await season_named(request, args), pages_base(request)
        name = limits.clip(" ".join("".join(values).split()), MOST_NAME)
        name = name or request.words("button-league-partners")
        invited = self.leagues.partners.invite(season.id, _asker(request, season), name)
        token = await request.patiently(invited)
        address = f"{base}/x/{token}/season.jsonl"
        await request.show(invited_screen(season, name, address, request.words), lasting=True)

    async def on_address(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Open the form for the address of a partner's entries."""
        season = await season_named(request, args)
        check_organises(request, season.league)
        await request.ask(address_form(season.id, request.words))

    async def on_typed(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Read the entries at an address, and ask whether their key is the right one."""
        season, address = await season_named(request, args), "".join(values).strip()
        proposed = self.leagues.partners.propose(season.id, _asker(request, season), address)
        try:
            partner = await request.patiently(proposed)
        except PartnerDiffers as error:
            refusal = f"🛑 {difference_text(error.difference, request.words)}"
            back = ((partners_button(season, request.words),),)
            await request.show(Screen((refusal,), rows=back), lasting=True)
            return
        await request.show(key_screen(partner, request.words), lasting=True)

    async def on_yes(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Accept a partner's key."""
        named, _, key = args.rpartition(":")
        season_id, partner_id = numbers(named, 2)
        season = await season_named(request, str(season_id))
        by = _asker(request, season)
        partner = await self.leagues.partners.accept(season.id, partner_id, key, by)
        await self._show_partners(request, season, accepted_text(partner, request.words))
        await go_on(request)

    async def on_end(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle the menu of partners: ask whether to end a partnership."""
        season = await season_named(request, args)
        check_organises(request, season.league)
        (partner_id,) = picked(values)
        await request.show(
            ending_screen(await self._partner_of(season, partner_id), request.words), lasting=True
        )

    async def on_end_now(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """End a partnership."""
        season_id, partner_id = numbers(args, 2)
        season = await season_named(request, str(season_id))
        partner = await self.leagues.partners.end(season.id, partner_id, _asker(request, season))
        said = request.words("league-partner-ended", name=escaped(partner.name))
        await self._show_partners(request, season, said)

    async def _partner_of(self, season: Season, partner_id: int) -> Partner:
        """Return a partner of a season. Raises BadPartner."""
        for one in await self.leagues.partners.of_season(season.id):
            if one.id == partner_id:
                return one
        raise BadPartner(why="unknown", most=MOST)

    async def _show_partners(self, request: Request, season: Season, said: str = "") -> None:
        found = await self.leagues.partners.of_season(season.id)
        await request.show(partners_screen(season, found, request.words, said), lasting=True)


def _asker(request: Request, season: Season) -> Asker:
    return Asker(request.person, is_organiser(request, season.league))
