"""Decorators of subcommands: texts by name, and the table or league as the last option.

Also the suggestions that several commands share: players and options of a table.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.locales import Words
from bot.locales.markdown import escaped
from cogs.ui.interaction import Request
from cogs.ui.kit.translation import t
from cogs.ui.lookup import LOBBY, SHOWN, matching, suggest, typed
from cogs.ui.screens.options import choice_name

Suggestions: TypeAlias = Callable[
    [discord.Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]
]
"""Suggestions for typed text."""


async def tables_typed(
    interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Suggest tables."""
    return await suggest(await Request.of(interaction), current)


def on_table(
    name: str, *options: str, **described: str
) -> Callable[[Any], app_commands.Command[Any, ..., None]]:
    """Make a method a subcommand that takes these options and a table.

    `described` gives an option a text of another name if its own means something else.
    """
    keys = {option: option for option in (*options, "table")} | described
    return subcommand("table", name, keys, table=tables_typed)


def subcommand(
    group: str, name: str, described: dict[str, str], **typed: Suggestions
) -> Callable[[Any], app_commands.Command[Any, ..., None]]:
    """Make a method a subcommand of a group.

    `described` names the texts of the options; `typed` are their suggestions.
    """
    about = {option: t(f"arg-{key}") for option, key in described.items()}

    def decorate(
        method: Callable[..., Coroutine[Any, Any, None]],
    ) -> app_commands.Command[Any, ..., None]:
        command: app_commands.Command[Any, ..., None]
        own = app_commands.locale_str(name, key=_name_key(group, name))
        command = app_commands.command(name=own, description=t(f"cmd-{group}-{name}"))(method)
        command = app_commands.describe(**about)(command)
        return app_commands.autocomplete(**typed)(command)

    return decorate


def _name_key(group: str, name: str) -> str:
    """Return the key of a subcommand's name; its own if an option has the same English name."""
    own = f"name-{group}-{name}"
    return own if Words("en").has(own) else f"name-{name}"


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
