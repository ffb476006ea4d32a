"""Commands `/<game> <verb>` of games that name verbs in their records, packages among them.

A command has the rest of a move as an option, for which it suggests the legal moves.

Texts: `panels.ftl`, `table.ftl`, and the game's own. Tests: `tests/cogs/test_verb_commands.py`.
"""

from __future__ import annotations

import logging

import discord
from discord import app_commands

from bot.presenting.game import Game, command_faults
from cogs.client import Client
from cogs.commands.play import accept
from cogs.ui.decisions import prompt_of
from cogs.ui.interaction import Request
from cogs.ui.kit.translation import t
from cogs.ui.lookup import LIVE, find, matching, typed
from cogs.ui.table_command import tables_typed

_log = logging.getLogger(__name__)


async def setup(client: Client) -> None:
    """Load the commands of all games that have some, as far as Discord would take them.

    Discord refuses all commands of the bot for a single bad one, so that the group is left out.
    """
    for game in client.context.games.values():
        if not game.verbs:
            continue
        wrong = next(command_faults(game), "")
        try:
            if not wrong:
                client.tree.add_command(group_of(game))
        except (app_commands.CommandLimitReached, app_commands.CommandAlreadyRegistered) as error:
            wrong = str(error)
        if wrong:
            _log.warning("the commands of %s are left out: %s", game.key, wrong)


def group_of(game: Game) -> app_commands.Group:
    """Return the group of a game's commands; all names are those of the notation."""
    group = app_commands.Group(
        name=game.key,
        description=t(f"{game.key}-command"),
        guild_only=True,
        auto_locale_strings=False,
    )
    for verb in game.verbs:
        group.add_command(_command(game, verb))
    return group


def _command(game: Game, verb: str) -> app_commands.Command[app_commands.Group, ..., None]:
    async def run(
        interaction: discord.Interaction, move: str | None = None, table: str | None = None
    ) -> None:
        request = await Request.of(interaction)
        found = await find(request, table, LIVE)
        await accept(request, found, f"{verb} {move or ''}".strip())

    async def suggest(
        interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        request, found = await typed(interaction, LIVE)
        if found is None or found.game != game.key:
            return []
        position = await request.context.host.tables.position(found.id)
        prompt = prompt_of(position, request.user_id, request.context, request.words)
        legal = () if prompt is None else prompt.labelled()
        begin = f"{verb} "
        rest = (
            (text.removeprefix(begin), label) for text, label in legal if text.startswith(begin)
        )
        return matching(((f"{label.text} ({text})", text) for text, label in rest), current)

    command: app_commands.Command[app_commands.Group, ..., None] = app_commands.Command(
        name=verb,
        description=t(f"{game.key}-command-{verb}"),
        callback=run,
        auto_locale_strings=False,
    )
    app_commands.describe(move=t("arg-move"), table=t("arg-table"))(command)
    command.autocomplete("move")(suggest)
    command.autocomplete("table")(tables_typed)
    return command
