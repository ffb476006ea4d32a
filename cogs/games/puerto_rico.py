"""Puerto Rico's own commands `/pr <verb>`, and the clicks in its panels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from discord.ext import commands

from bot.games.puerto_rico.moves import Move
from bot.host.core.api import StalePrompt
from cogs.client import Client
from cogs.commands.play import accept
from cogs.games import puerto_rico_panels as panels
from cogs.games.atoms import Asked, asked_of, install
from cogs.games.move_commands import Verbs
from cogs.ui.context import numbers
from cogs.ui.handlers import of_tables
from cogs.ui.interaction import Request
from render.puerto_rico.text.terms import called

GAME = "puerto_rico"

_GROUPS: Mapping[str, Mapping[str, str]] = {
    "noble": {"noble": "take", "place_noble": "place", "guest_noble": "guest"},
    "pay": {
        "pay_colonist": "colonist",
        "pay_noble": "noble",
        "pay_good": "good",
        "pay_point": "point",
    },
    "land": {
        "forest": "forest",
        "plant": "plant",
        "turn": "turn",
        "discard": "discard",
        "buy": "buy",
    },
}
"""Groups of rare verbs, and their names there: `/pr` holds no more than 25 names."""


class PuertoRicoCog(commands.Cog):
    """Handlers of the panels in which many small moves are made at once."""

    def __init__(self, bot: Client) -> None:
        bot.handlers |= of_tables(
            {
                "prbefore": self.on_before,
                "prmix": self.on_mix,
                "prmixall": self.on_mix_all,
            }
        )

    async def on_before(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Put all people where they stood before."""
        asked, version = await _asked(request, args, "place")
        batch = panels.as_before(asked.player, asked.decision)
        await accept(request, asked.position.table, batch, version)

    async def on_mix(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Ship the chosen goods over the small wharf."""
        asked, version = await _asked(request, args, "load", "small_wharf")
        load = panels.mixed(asked.player, values)
        if not load:
            raise StalePrompt
        batch = panels.shipped(asked.player, load)
        await accept(request, asked.position.table, batch, version)

    async def on_mix_all(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Ship all goods over the small wharf."""
        asked, version = await _asked(request, args, "load", "small_wharf")
        batch = panels.shipped(asked.player, asked.player.goods)
        await accept(request, asked.position.table, batch, version)


async def _asked(request: Request, args: str, *kinds: str) -> tuple[Asked, int]:
    """Return the person's decision, and when the panel was shown. Raises StalePrompt."""
    request.table_id, version = numbers(args, 2)
    return await asked_of(request, request.table_id, GAME, *kinds), version


VERBS = Verbs("pr", get_args(Move), called, inner=_GROUPS)
"""`/pr`, with a command for every kind of move, rare ones in groups of their own."""
GROUP = VERBS.commands()


async def setup(bot: Client) -> None:
    """Load the cog and the game's commands."""
    await bot.add_cog(PuertoRicoCog(bot))
    install(bot, GAME, panels.ATOMS, panels.SHAPES)
    bot.tree.add_command(GROUP)
