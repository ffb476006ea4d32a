"""Puerto Rico's own commands `/pr <verb>`, and the clicks in its panels."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, get_args

from discord.ext import commands

from bot.engine.api import Decision
from bot.games.puerto_rico.moves import Move
from bot.games.puerto_rico.view import PlayerView
from bot.host.api import StalePrompt
from bot.locales import Words
from cogs.client import Client
from cogs.commands.play import accept
from cogs.games import puerto_rico_panels as panels
from cogs.games.move_commands import Verbs
from cogs.ui.context import Context, numbers
from cogs.ui.interaction import Request

GAME = "puerto_rico"
_TERMS = {
    "circle": ("tile", "building"),
    "land": ("tile",),
    "place": ("tile", "building", "place"),
}
"""Where the names of a field's values are, if not under the field's own name."""

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
"""Groups of rare verbs, and what these are called there: `/pr` holds no more than 25 names."""


class PuertoRicoCog(commands.Cog):
    """The panels in which many small moves are made at once."""

    def __init__(self, bot: Client) -> None:
        self.context: Context = bot.context
        bot.handlers |= {
            "prplace": partial(self.on_place, "prplace"),
            "prnoble": partial(self.on_place, "prnoble"),
            "prbefore": self.on_before,
            "prmix": self.on_mix,
            "prmixall": self.on_mix_all,
            "prcourt": self.on_court,
            "prpay": self.on_pay,
        }
        self.context.shapes |= {(GAME, kind): shape for kind, shape in panels.SHAPES.items()}

    async def on_place(
        self, verb: str, request: Request, args: str, values: tuple[str, ...]
    ) -> None:
        """Circles were chosen for colonists or for nobles."""
        request.table_id, version, _page = numbers(args, 3)
        await self._asked(request, request.table_id, "place")
        await self._accept(request, request.table_id, version, panels.placed(verb, values))

    async def on_before(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Place everybody as last time."""
        request.table_id, version = numbers(args, 2)
        player, decision = await self._asked(request, request.table_id, "place")
        batch = panels.as_before(player, decision)
        await self._accept(request, request.table_id, version, batch)

    async def on_mix(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Goods were chosen for the small wharf."""
        request.table_id, version = numbers(args, 2)
        player, _ = await self._asked(request, request.table_id, "load", "small_wharf")
        load = panels.mixed(player, values)
        if not load:
            raise StalePrompt
        await self._accept(request, request.table_id, version, panels.shipped(player, load))

    async def on_mix_all(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """All goods go over the small wharf."""
        request.table_id, version = numbers(args, 2)
        player, _ = await self._asked(request, request.table_id, "load", "small_wharf")
        batch = panels.shipped(player, player.goods)
        await self._accept(request, request.table_id, version, batch)

    async def on_court(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Goods were chosen for the royal court."""
        request.table_id, version = numbers(args, 2)
        player, decision = await self._asked(request, request.table_id, "supply")
        await self._accept(
            request, request.table_id, version, panels.given(player, decision, values)
        )

    async def on_pay(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Things were chosen for the black market."""
        request.table_id, version, _page = numbers(args, 3)
        _, decision = await self._asked(request, request.table_id, "pay")
        chosen = numbers(":".join(values), len(values))
        if max(chosen) >= len(decision.moves):
            raise StalePrompt
        await self._accept(request, request.table_id, version, panels.paid(decision, chosen))

    async def _asked(
        self, request: Request, table_id: int, *kinds: str
    ) -> tuple[PlayerView, Decision[Any]]:
        """Return the person's board and decision, if it is of one of the kinds.

        Raises StalePrompt.
        """
        position = await self.context.host.tables.position(table_id)
        decision = position.user_decision(request.user_id)
        if position.table.game != GAME or decision is None or decision.kind not in kinds:
            raise StalePrompt
        return panels.chooser(position, decision), decision

    async def _accept(self, request: Request, table_id: int, version: int, batch: str) -> None:
        table = await self.context.host.tables.get(table_id)
        await accept(request, table, batch, version)


def term(field: str, value: str | int, words: Words) -> str:
    """Return the thing's name in the reader's language; a ship has only its number."""
    keys = [f"{GAME}-{kind}-{value}" for kind in _TERMS.get(field, (field,))]
    return next((words(key) for key in keys if words.has(key)), str(value))


VERBS = Verbs("pr", get_args(Move), term, inner=_GROUPS)
"""`/pr`, with a command for every kind of move, rare ones in groups of their own."""


async def setup(bot: Client) -> None:
    """Load the cog and the game's commands."""
    await bot.add_cog(PuertoRicoCog(bot))
    bot.tree.add_command(VERBS.commands())
