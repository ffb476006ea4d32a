"""`/table list`: tables that can be joined on the server, and buttons to join them.

The command is part of the table's cog. The button `away-quit:<table>` gives up a seat of a running
table; the list's own are in `cogs.ui.screens.openings`.

Texts: `help.ftl`, `openings.ftl`, `absence.ftl`. Tests: `tests/cogs/test_ways.py`,
`tests/cogs/test_openings.py`.
"""

from __future__ import annotations

import discord
from discord import app_commands

from bot.engine.api import GameInfo
from bot.host.core.api import StalePrompt, Table
from bot.host.lobby.openings import Opening
from bot.host.lobby.wishes import EXPANSIONS, Wanted, wanted_of
from bot.locales.markdown import escaped
from bot.presenting.table import choices
from cogs.commands.table.absence import played_seats
from cogs.ui.context import Context, numbers
from cogs.ui.handlers import Handlers
from cogs.ui.interaction import Request
from cogs.ui.kit.choices import PACE
from cogs.ui.kit.screen import Button, Screen, button_rows
from cogs.ui.kit.translation import t
from cogs.ui.lookup import title
from cogs.ui.screens.lobby import ACTIONS
from cogs.ui.screens.openings import filter_panel, listed, wished
from cogs.ui.table_command import games_typed, offering_languages, subcommand

_OPTIONS = {
    "game": "game",
    "players": "list-players",
    "pace": "list-pace",
    "language": "list-language",
    "expansions": "list-expansions",
}
_EXPANSIONS = [
    app_commands.Choice(name=t(f"list-expansions-{one}"), value=one) for one in EXPANSIONS
]


class OpeningCommands:
    """The commands and buttons for finding a seat or giving one up."""

    context: Context

    @property
    def list_handlers(self) -> Handlers:
        """The handlers of the list, its filter, and the wishes."""
        return {
            "list": self.on_list,
            "list-filter": self.on_filter,
            "list-choose": self.on_choose,
            "wish": self.on_wish,
        }

    @subcommand("table", "list", _OPTIONS, game=games_typed)
    @offering_languages
    @app_commands.choices(pace=PACE, expansions=_EXPANSIONS)
    async def list_tables(
        self,
        interaction: discord.Interaction,
        game: str | None = None,
        players: app_commands.Range[int, 1, 9] | None = None,
        pace: str | None = None,
        language: str | None = None,
        expansions: str | None = None,
    ) -> None:
        """List the lobbies with free seats, and the seats that can be taken over."""
        request = await Request.of(interaction)
        if game is not None:
            self.context.rules(game)
        named = (game, players, pace, language, expansions)
        code = ",".join(str(one or "") for one in named)
        await self._list(request, wanted_of(code, self.context.games))

    async def on_list(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the button that shows the list."""
        await self._list(request, self._wanted(args))

    async def on_filter(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the button that shows the filter."""
        await request.show(filter_panel(self._wanted(args), self._games(), request.words))

    async def on_choose(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle a menu of the filter."""
        number, _, code = args.partition(":")
        (field,), (index,) = numbers(number, 1), numbers(":".join(values), 1)
        games = self._games()
        found = [*choices(self._wanted(code), games, request.words).values()]
        if field >= len(found) or index >= len(found[field]):
            raise StalePrompt
        wanted = found[field][index].wanted
        await request.show(filter_panel(wanted, games, request.words))

    async def on_wish(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the button that has the person told of tables; those of now they see already."""
        wanted, guild_id = self._wanted(args), request.interaction.guild_id
        if guild_id is None:
            raise StalePrompt
        known = {one.table.id for one in await self._found(request, wanted)}
        wishes = self.context.host.lobby.wishes
        wish = await wishes.add(request.user_id, guild_id, wanted, known)
        silent = request.preferences.pings == "none"
        await request.show(wished(wish, silent, request.words), lasting=True)

    async def _list(self, request: Request, wanted: Wanted) -> None:
        found = await self._found(request, wanted)
        await request.show(listed(found, wanted, request.words), lasting=True)

    async def _found(self, request: Request, wanted: Wanted) -> list[Opening]:
        """Return the tables that the person may join here, and wants."""
        place = request.interaction
        found = await self.context.host.lobby.openings.of(
            place.guild_id or 0, place.channel_id or 0, request.user_id
        )
        return [one for one in found if wanted.fits(one.table, self._games()[one.table.game])]

    def _wanted(self, code: str) -> Wanted:
        return wanted_of(code, self.context.games)

    def _games(self) -> dict[str, GameInfo]:
        return {key: self.context.rules(key).info for key in self.context.games}

    async def on_quit(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the button that gives up a seat."""
        (request.table_id,) = numbers(args, 1)
        await request.patiently(self.context.host.absence.leave(request.table_id, request.user_id))
        await request.say("quit-done")

    async def instead(self, request: Request, action: str, table: Table) -> bool:
        """Suggest the right command if an action is too early or late; return whether it was."""
        seated = table.chair_of(request.user_id) is not None
        if table.status == "running" and action == "leave" and seated:
            buttons = [Button(f"away-quit:{table.id}", request.words("button-quit"), "🚪", "stop")]
            text = request.words("instead-quit")
        elif table.status == "running" and action == "join" and not seated:
            buttons = await self._seats(request, table)
            text = request.words("instead-substitute", count=len(buttons))
        elif table.status == "lobby" and action == "quit" and seated:
            buttons, text = [_lobby_button(table, "leave", request)], request.words("instead-leave")
        elif table.status == "lobby" and action == "substitute" and not seated:
            buttons, text = [_lobby_button(table, "join", request)], request.words("instead-join")
        else:
            return False
        texts = (f"**{title(table, request.words)}**\n{text}",)
        await request.show(Screen(texts, rows=button_rows(tuple(buttons))))
        return True

    async def _seats(self, request: Request, table: Table) -> list[Button]:
        """Return a button for each seat that can be taken over."""
        seats = await played_seats(self.context, table)
        return [
            Button(
                f"away-take:{table.id}:{away.seat}",
                request.words("button-take", name=escaped(away.name)),
                "🪑",
            )
            for away in seats
        ]


def _lobby_button(table: Table, action: str, request: Request) -> Button:
    number = ACTIONS.index(action)
    return Button(f"lobby:{table.id}:{number}", request.words(f"button-{action}"), style="main")
