"""Puerto Rico's own commands `/pr <verb>`, and the clicks in its panels.

Words become notation here and nothing more.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from dataclasses import fields
from functools import partial
from typing import TYPE_CHECKING, Any, cast, get_args

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.api import Decision
from bot.games.puerto_rico.moves import Move
from bot.games.puerto_rico.view import PlayerView
from bot.host.api import Position, StalePrompt, Table
from bot.locales import Words
from cogs import puerto_rico_panels as panels
from cogs.play import accept
from cogs.ui import limits
from cogs.ui.find import LIVE, find, matching, suggest, typed
from cogs.ui.house import House, numbers
from cogs.ui.texts import t
from cogs.ui.visit import Visit

if TYPE_CHECKING:
    from bot.app import GamesBot

GAME = "puerto_rico"
_TYPES = {"str": str, "int": int}
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

    def __init__(self, bot: GamesBot) -> None:
        self.house: House = bot.house
        self.house.handlers |= {
            "prplace": partial(self.on_place, "prplace"),
            "prnoble": partial(self.on_place, "prnoble"),
            "prbefore": self.on_before,
            "prmix": self.on_mix,
            "prmixall": self.on_mix_all,
            "prcourt": self.on_court,
            "prpay": self.on_pay,
        }
        self.house.shapes |= {(GAME, kind): shape for kind, shape in panels.SHAPES.items()}

    async def on_place(self, verb: str, visit: Visit, args: str, values: tuple[str, ...]) -> None:
        """Circles were chosen for colonists or for nobles."""
        visit.table_id, version, _page = numbers(args, 3)
        _, player, decision = await self._asked(visit, visit.table_id, "place")
        batch = panels.placed(player, decision, verb, values)
        await self._accept(visit, visit.table_id, version, batch)

    async def on_before(self, visit: Visit, args: str, _values: tuple[str, ...]) -> None:
        """Everybody goes where people stood before."""
        visit.table_id, version = numbers(args, 2)
        _, player, decision = await self._asked(visit, visit.table_id, "place")
        batch = panels.as_before(player, decision)
        await self._accept(visit, visit.table_id, version, batch)

    async def on_mix(self, visit: Visit, args: str, values: tuple[str, ...]) -> None:
        """Goods were chosen for the small wharf."""
        visit.table_id, version = numbers(args, 2)
        position, player, _ = await self._asked(visit, visit.table_id, "load", "small_wharf")
        load = panels.mixed(player, values)
        if not load:
            raise StalePrompt
        batch = panels.shipped(position, player, load)
        await self._accept(visit, visit.table_id, version, batch)

    async def on_mix_all(self, visit: Visit, args: str, _values: tuple[str, ...]) -> None:
        """All goods go over the small wharf."""
        visit.table_id, version = numbers(args, 2)
        position, player, _ = await self._asked(visit, visit.table_id, "load", "small_wharf")
        batch = panels.shipped(position, player, player.goods)
        await self._accept(visit, visit.table_id, version, batch)

    async def on_court(self, visit: Visit, args: str, values: tuple[str, ...]) -> None:
        """Goods were chosen for the royal court."""
        visit.table_id, version = numbers(args, 2)
        _, player, decision = await self._asked(visit, visit.table_id, "supply")
        await self._accept(visit, visit.table_id, version, panels.given(player, decision, values))

    async def on_pay(self, visit: Visit, args: str, values: tuple[str, ...]) -> None:
        """Things were chosen for the black market."""
        visit.table_id, version, _page = numbers(args, 3)
        _, _, decision = await self._asked(visit, visit.table_id, "pay")
        chosen = numbers(":".join(values), len(values))
        if max(chosen) >= len(decision.moves):
            raise StalePrompt
        await self._accept(visit, visit.table_id, version, panels.paid(decision, chosen))

    async def _asked(
        self, visit: Visit, table_id: int, *kinds: str
    ) -> tuple[Position, PlayerView, Decision[Any]]:
        """Return the position, the person's board and decision, if it is of one of the kinds.

        Raises StalePrompt.
        """
        position = await self.house.host.tables.position(table_id)
        decision = position.user_decision(visit.user_id)
        if position.table.game != GAME or decision is None or decision.kind not in kinds:
            raise StalePrompt
        return position, panels.chooser(position, decision), decision

    async def _accept(self, visit: Visit, table_id: int, version: int, batch: str) -> None:
        table = await self.house.host.tables.get(table_id)
        await accept(visit, table, batch, version)


def moves_group() -> app_commands.Group:
    """Return `/pr` with a command for every kind of move, rare ones in groups of their own."""
    group = app_commands.Group(name="pr", description=t("cmd-pr"), guild_only=True)
    homes = {kind.verb: (group, kind.verb) for kind in get_args(Move)}
    for key, names in _GROUPS.items():
        inner = app_commands.Group(name=key, description=t(f"cmd-pr-group-{key}"), parent=group)
        homes |= {verb: (inner, name) for verb, name in names.items()}
    for kind in get_args(Move):
        home, name = homes[kind.verb]
        home.add_command(command_of(kind, name))
    return group


def command_of(kind: type[Any], name: str) -> app_commands.Command[Any, ..., None]:
    """Return the command of a kind of move: its fields are the options."""
    names = [field.name for field in fields(kind) if field.init]

    async def run(interaction: discord.Interaction, **words: str | int | None) -> None:
        visit = await Visit.of(interaction)
        found = await find(visit, cast("str | None", words["table"]), LIVE)
        legal = await _legal(visit, found, kind)
        named = [_value(visit.words, name, words[name], legal) for name in names]
        await accept(visit, found, " ".join((kind.verb, *named)))

    run.__signature__ = _signature(kind)  # type: ignore[attr-defined]
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=name, description=t(f"cmd-pr-{kind.verb}"), callback=run
    )
    described = {name: t(f"arg-pr-{name}") for name in names} | {"table": t("arg-table")}
    app_commands.describe(**described)(command)
    for name in names:
        command.autocomplete(name)(_values_of(kind, name, names))
    command.autocomplete("table")(_tables_typed)
    return command


def _signature(kind: type[Any]) -> inspect.Signature:
    """Return what discord.py reads the options from."""
    both = inspect.Parameter.POSITIONAL_OR_KEYWORD
    types = {field.name: _TYPES[str(field.type)] for field in fields(kind) if field.init}
    return inspect.Signature(
        [
            inspect.Parameter("interaction", both, annotation=discord.Interaction),
            *(inspect.Parameter(name, both, annotation=type_) for name, type_ in types.items()),
            inspect.Parameter("table", both, annotation=str | None, default=None),
        ]
    )


def _values_of(kind: type[Any], name: str, names: list[str]) -> Any:  # noqa: ANN401
    """Return the autocomplete of one field: its values in the legal moves of that kind."""

    async def suggest_values(
        interaction: discord.Interaction, current: str | int
    ) -> list[app_commands.Choice[Any]]:
        visit, found = await typed(interaction, LIVE)
        moves = [] if found is None else await _legal(visit, found, kind)
        filled = {n: getattr(interaction.namespace, n, None) for n in names if n != name}
        values = dict.fromkeys(
            getattr(move, name)
            for move in moves
            if all(value in (None, "", getattr(move, n)) for n, value in filled.items())
        )
        return matching([(_term(visit.words, name, value), value) for value in values], current)

    return suggest_values


def _value(words: Words, name: str, given: str | int | None, legal: list[Any]) -> str:
    """Return the notation of a field: a name in the reader's language is understood too."""
    wanted = str(given).strip().casefold()
    values = (getattr(move, name) for move in legal)
    return next((str(v) for v in values if _term(words, name, v).casefold() == wanted), wanted)


async def _legal(visit: Visit, table: Table, kind: type[Any]) -> list[Any]:
    """Return the person's legal moves of one kind."""
    position = await visit.house.host.tables.position(table.id)
    decision = position.user_decision(visit.user_id)
    return [move for move in (decision.moves if decision else ()) if isinstance(move, kind)]


def _term(words: Words, name: str, value: str | int) -> str:
    """Return the thing's name in the reader's language; a ship has only its number."""
    keys = [f"{GAME}-{kind}-{value}" for kind in _TERMS.get(name, (name,))]
    found = next((words(key) for key in keys if words.has(key)), str(value))
    return limits.clip(found, limits.CHOICE)


async def _tables_typed(
    interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    return await suggest(await Visit.of(interaction), current)


async def setup(bot: GamesBot) -> None:
    """Load the cog and the game's commands."""
    await bot.add_cog(PuertoRicoCog(bot))
    bot.tree.add_command(moves_group())
