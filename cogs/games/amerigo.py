"""Amerigo's own commands, `/am <verb>`."""

from __future__ import annotations

from typing import get_args

from bot.games.amerigo.moves import AnyMove
from cogs.client import Client
from cogs.games.move_commands import Verbs
from render.amerigo.text.terms import called

VERBS = Verbs("am", get_args(AnyMove), called)
"""`/am`, with a command for every kind of move."""
GROUP = VERBS.commands()


async def setup(bot: Client) -> None:
    """Load the game's commands."""
    bot.tree.add_command(GROUP)
