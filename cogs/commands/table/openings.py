"""`/table list`: tables that can be joined on the server, and buttons to join them.

The command is part of the table's cog. Buttons: `list:0` shows the list, `away-quit:<table>` gives
up a seat of a running table.

Texts: `help.ftl`, `absence.ftl`. Tests: `tests/cogs/test_ways.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from bot.host.core.api import Table
from bot.host.lobby.openings import Opening
from bot.locales import Words
from bot.locales.markdown import escaped, joined
from bot.presenting import limits
from bot.presenting.table import pace_name, players
from cogs.commands.table.absence import played_seats
from cogs.ui.context import Context, numbers
from cogs.ui.interaction import Request
from cogs.ui.kit.screen import Button, Screen, button_rows
from cogs.ui.kit.translation import t
from cogs.ui.lookup import title
from cogs.ui.screens.lobby import ACTIONS

MOST = 10
"""Maximum number of tables listed, and buttons: nobody reads a longer list on a phone."""


_command: Callable[..., Any] = app_commands.command(name="list", description=t("cmd-table-list"))
"""The decorator, typed so that it can be used in a class that is only a part of a cog."""


class OpeningCommands:
    """The commands and buttons for finding a seat or giving one up."""

    context: Context

    @_command
    async def list_tables(self, interaction: discord.Interaction) -> None:
        """List the lobbies with free seats, and the seats that can be taken over."""
        await self.on_list(await Request.of(interaction), "0", ())

    async def on_list(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the button that shows the list."""
        numbers(args, 1)
        place = request.interaction
        found = await self.context.host.lobby.openings.of(
            place.guild_id or 0, place.channel_id or 0, request.user_id
        )
        await request.show(_listed(found, request.words), lasting=True)

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


def _listed(found: list[Opening], words: Words) -> Screen:
    if not found:
        return Screen((words("list-empty"),))
    shown = found[:MOST]
    lines = [f"## {words('list-title')}", *(_line(opening, words) for opening in shown)]
    if len(found) > MOST:
        lines.append(words("list-more", count=len(found) - MOST))
    buttons = [button for opening in shown for button in _buttons(opening, words)][:MOST]
    text = limits.fit_lines(lines, limits.TEXT // 2, "…")
    return Screen((text,), rows=button_rows(tuple(buttons)))


def _line(opening: Opening, words: Words) -> str:
    table = opening.table
    names = joined(players(table, words))
    if table.status == "lobby":
        what = words("list-free", count=opening.free, names=names)
    else:
        away = joined(away.name for away in opening.seats)
        what = words("list-seats", count=len(opening.seats), away=away, names=names)
    return f"**{title(table, words)}** · <#{table.place_id}>\n{what}\n-# {pace_name(table, words)}"


def _buttons(opening: Opening, words: Words) -> list[Button]:
    table = opening.table
    if table.status == "lobby":
        label = words("button-join-table", table=table.id)
        return [Button(f"lobby:{table.id}:{ACTIONS.index('join')}", label, "✋", "go")]
    return [
        Button(
            f"away-take:{table.id}:{away.seat}",
            words("button-take-at", table=table.id, name=escaped(away.name)),
            "🪑",
        )
        for away in opening.seats
    ]
