"""Decorators for subcommands whose last option is a table, and shared suggestions.

The suggestions are a table's players, and choices of its options.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias, TypeVar

import discord
from discord import app_commands

from bot.locales import Words, languages
from bot.locales.markdown import escaped
from bot.presenting import limits
from cogs.ui.interaction import Request
from cogs.ui.kit.translation import t
from cogs.ui.lookup import LOBBY, SHOWN, matching, suggest, typed
from cogs.ui.screens.options import choice_name

M = TypeVar("M", bound=Callable[..., Any])
Suggestions: TypeAlias = Callable[
    [discord.Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]
]
"""Function that suggests values for text that a person is typing."""


async def tables_typed(
    interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Suggest the tables that a person may mean."""
    return await suggest(await Request.of(interaction), current)


def on_table(
    name: str, *options: str, **described: str
) -> Callable[[Any], app_commands.Command[Any, ..., None]]:
    """Make a method a subcommand with the given options and, as the last one, a table.

    `described` maps an option to the name of another description, if it has a different meaning
    here.
    """
    keys = {option: option for option in (*options, "table")} | described
    return subcommand("table", name, keys, table=tables_typed)


def subcommand(
    group: str, name: str, described: dict[str, str], **typed: Suggestions
) -> Callable[[Any], app_commands.Command[Any, ..., None]]:
    """Make a method a subcommand of a group.

    `described` maps options to the names of their descriptions, `typed` maps them to suggestions.
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
    """Return the key of a subcommand's name: a specific one if it exists, else the general one."""
    own = f"name-{group}-{name}"
    return own if Words("en").has(own) else f"name-{name}"


async def games_typed(
    interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Suggest games by name."""
    request = await Request.of(interaction)
    named = [(request.words.title(key), key) for key in request.context.games]
    return matching(named, current)


async def players_typed(
    interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Suggest the table's players."""
    _, table = await typed(interaction, SHOWN)
    names = () if table is None else table.names
    return matching([(escaped(name), str(seat)) for seat, name in enumerate(names, 1)], current)


async def choices_typed(
    interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Suggest the choices of the option that was entered before."""
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


def offering_languages(method: M) -> M:
    """Offer the bot's languages for the option `language` of a command.

    They are choices, or suggestions if there are more than Discord's menus hold; then any text may
    be typed, and `spoken` has to find its language.
    """
    if len(languages()) > limits.OPTIONS:
        return app_commands.autocomplete(language=_languages_typed)(method)
    named = [app_commands.Choice(name=one.name, value=code) for code, one in languages().items()]
    return app_commands.choices(language=named)(method)


async def _languages_typed(
    _interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Suggest languages by name."""
    return matching([(one.name, code) for code, one in languages().items()], current)
