"""Suggestions shared by several commands: the players and the options of a table."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.locales.markdown import escaped
from cogs.ui.lookup import LOBBY, SHOWN, matching, typed
from cogs.ui.screens.options import choice_name


async def players_typed(
    interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Suggest the players of the table."""
    _, table = await typed(interaction, SHOWN)
    names = () if table is None else table.names
    return matching([(escaped(name), str(seat)) for seat, name in enumerate(names, 1)], current)


async def choices_typed(
    interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Suggest the choices of the option typed before."""
    request, table = await typed(interaction, LOBBY)
    if table is None:
        return []
    key = getattr(interaction.namespace, "option", None)
    options = (o for o in request.context.rules(table.game).info.options if o.key == key)
    named = [
        (choice_name(table, option, choice, request.words), choice)
        for option in options
        for choice in option.choices
    ]
    return matching(named, current)
