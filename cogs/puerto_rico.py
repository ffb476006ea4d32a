"""Puerto Rico's own commands `/pr <verb>` and the panel in which colonists are placed.

Words become notation here and nothing more. The custom_ids:

* `prplace:<table>:<version>`   a whole placement; the values are `<circle>.<number>`
* `prbefore:<table>:<version>`  place everybody where colonists stood before
"""

from __future__ import annotations

import inspect
from collections import Counter
from collections.abc import Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Any, cast, get_args

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.api import Decision
from bot.games.puerto_rico.moves import Move, Place
from bot.games.puerto_rico.view import PlayerView
from bot.host.api import Position, StalePrompt, Table
from bot.locales import Words
from cogs.play import accept
from cogs.ui import limits
from cogs.ui.find import LIVE, find, matching, suggest, typed
from cogs.ui.house import House, numbers
from cogs.ui.prompts import labelled
from cogs.ui.screen import Button, Entry, Menu, Row
from cogs.ui.texts import t
from cogs.ui.visit import Visit
from render.api import Renderer

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


def free_circles(player: PlayerView) -> Counter[str]:
    """Return how many colonists each kind of circle can still take."""
    free = Counter(tile.kind for tile in player.island if not tile.manned)
    for building in player.city:
        free[building.key] += building.circles - building.people
    return +free


def as_before(player: PlayerView, decision: Decision[Any]) -> list[str]:
    """Return the circles of the old placement, filled up with the first free ones."""
    legal = [move.circle for move in decision.moves if isinstance(move, Place)]
    free = free_circles(player)
    wanted = [circle for circle in player.before if circle in legal]
    spare = [circle for circle in legal for _ in range(free[circle])]
    taken: Counter[str] = Counter()
    for circle in [*wanted, *spare]:
        if taken.total() < player.windrose and taken[circle] < free[circle]:
            taken[circle] += 1
    return list(taken.elements())


def place_rows(
    position: Position, decision: Decision[Any], renderer: Renderer[Any, Any], words: Words
) -> tuple[Row, ...]:
    """Return one menu for a whole placement; nothing where a menu cannot hold it."""
    player = position.view(decision.seat).players[decision.seat]
    free = free_circles(player)
    circles = {move.text: move.circle for move in decision.moves if isinstance(move, Place)}
    entries = tuple(
        Entry(f"{circles[text]}.{number}", label.text, label.hint, label.emoji)
        for text, label in labelled(position, decision, renderer, words)
        if text in circles
        for number in range(free[circles[text]])
    )
    count = min(player.windrose, len(entries))
    if count < 1 or len(entries) > limits.OPTIONS:
        return ()
    key = f"{position.table.id}:{position.asked[decision.seat]}"
    least = count if all(isinstance(move, Place) for move in decision.moves) else 1
    menu = Menu(f"prplace:{key}", entries, words("pr-place", count=count), least, count)
    before = Button(f"prbefore:{key}", words("pr-before"), "🔁", "main")
    return (menu, (before,)) if player.before else (menu,)


class PuertoRicoCog(commands.Cog):
    """The panel in which colonists are placed."""

    def __init__(self, bot: GamesBot) -> None:
        self.house: House = bot.house
        self.house.handlers |= {"prplace": self.on_place, "prbefore": self.on_before}
        self.house.shapes[GAME, "place"] = place_rows

    async def on_place(self, visit: Visit, args: str, values: tuple[str, ...]) -> None:
        """A whole placement was chosen."""
        visit.table_id, version = numbers(args, 2)
        circles = [value.partition(".")[0] for value in values]
        await self._place(visit, visit.table_id, version, circles)

    async def on_before(self, visit: Visit, args: str, _values: tuple[str, ...]) -> None:
        """Everybody goes where colonists stood before."""
        visit.table_id, version = numbers(args, 2)
        position = await self.house.host.tables.position(visit.table_id)
        decision = position.user_decision(visit.user_id)
        if position.table.game != GAME or decision is None or decision.kind != "place":
            raise StalePrompt
        player = position.view(decision.seat).players[decision.seat]
        await self._place(visit, visit.table_id, version, as_before(player, decision))

    async def _place(self, visit: Visit, table_id: int, version: int, circles: list[str]) -> None:
        table = await self.house.host.tables.get(table_id)
        batch = "; ".join(Place(circle).text for circle in circles)
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
