"""Any move of any game: `/play`, and the buttons, menus and panels of decisions."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.api import Decision
from bot.host.api import NothingToTakeBack, NotSeated, Played, Position, StalePrompt, Table
from bot.locales.markdown import plain
from cogs.commands.proposals import ask_instead
from cogs.ui.context import Context, numbers
from cogs.ui.decisions.prompts import in_panels, labelled, panel, step_panel
from cogs.ui.interaction import Visit
from cogs.ui.kit.screen import Button, Screen
from cogs.ui.kit.translation import t
from cogs.ui.lookup import LIVE, find, matching, suggest, typed
from cogs.ui.screens.log_text import offered
from cogs.ui.screens.standing_orders import armed_lines, orders_button

if TYPE_CHECKING:
    from bot.app import GamesBot


async def accept(visit: Visit, table: Table, text: str, version: int | None = None) -> None:
    """Play a move, or a batch, in words and answer it."""
    tables = visit.house.host.tables
    played = await visit.patiently(tables.play(table.id, visit.user_id, text, version))
    await answer(visit, played)


async def answer(visit: Visit, played: Played) -> None:
    """Say that the move is done, and offer to take it back while that may be possible."""
    screen = await result(visit, played.position, "done-move", await told(visit, played))
    rows = screen.rows
    if played.position.decisions and not any(event.reveals for event in played.events):
        key = f"undo:{played.position.table.id}:{played.position.version}"
        rows = (*rows, (Button(key, visit.words("button-takeback"), "↩️"),))
    await visit.show(Screen(screen.texts, rows=rows))


async def result(visit: Visit, position: Position, key: str, move: str) -> Screen:
    """Return what was done; with the person's next question where the public post has none.

    That is so where it is decided in panels, and where the post does not get out.
    """
    done = visit.words(key, move=move)
    asked = position.user_decision(visit.user_id) is not None
    if asked and (in_panels(position) or await visit.house.host.outbox.stuck(position.table.id)):
        return panel(position, visit.user_id, visit.house, visit.words, done)
    return Screen((done,))


async def told(visit: Visit, played: Played) -> str:
    """Return what the move did in sentences; where that shows later, what it was."""
    position, table = played.position, played.position.table
    words, renderer = visit.words.with_names(table.names), visit.house.renderers[table.game]
    chair = table.chair_of(visit.user_id)
    own = [e for e in played.events if chair is not None and e.data.get("seat") == chair.seat]
    sentences = renderer.tell(own, words)
    if sentences or chair is None or chair.seat is None:
        return sentences[0] if sentences else f"`{played.notation}`"
    before = await visit.house.host.tables.position(table.id, position.version - 1)
    return offered(before, chair.seat, played.notation, renderer, words)


def taken_back(visit: Visit, undone: Played) -> str:
    """Return the move that was taken back, as it is offered again."""
    position = undone.position
    chair = position.table.chair_of(visit.user_id)
    renderer = visit.house.renderers[position.table.game]
    if chair is None or chair.seat is None:
        return f"`{undone.notation}`"
    return offered(position, chair.seat, undone.notation, renderer, visit.words)


class PlayCog(commands.Cog):
    """The moves that work the same in every game."""

    def __init__(self, bot: GamesBot) -> None:
        self.house: Context = bot.house
        self.tables = bot.house.host.tables
        self.house.handlers |= {
            "mv": self.on_move,
            "sel": self.on_select,
            "step": self.on_step,
            "stepsel": self.on_step_select,
            "panel": self.on_panel,
            "undo": self.on_undo,
        }

    @app_commands.command(name="play", description=t("cmd-play"))
    @app_commands.describe(move=t("arg-move"), table=t("arg-table"))
    @app_commands.guild_only()
    async def play(
        self, interaction: discord.Interaction, move: str, table: str | None = None
    ) -> None:
        """Take any legal move, by notation or by its label."""
        visit = await Visit.of(interaction)
        found = await find(visit, table, LIVE)
        await accept(visit, found, await self._notation(visit, found, move))

    @play.autocomplete("move")
    async def moves_typed(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the legal moves that contain what was typed."""
        visit, found = await typed(interaction, LIVE)
        legal = [] if found is None else await self._legal(visit, found)
        return matching([(f"{label} ({text})", text) for text, label in legal], current)

    @play.autocomplete("table")
    async def tables_typed(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest tables."""
        return await suggest(await Visit.of(interaction), current)

    async def on_move(self, visit: Visit, args: str, _values: tuple[str, ...]) -> None:
        """A button of a decision."""
        visit.table_id, version, index = numbers(args, 3)
        await self._press(visit, visit.table_id, version, index)

    async def on_select(self, visit: Visit, args: str, values: tuple[str, ...]) -> None:
        """A menu of a decision."""
        visit.table_id, version, _page = numbers(args, 3)
        (index,) = numbers(":".join(values), 1)
        await self._press(visit, visit.table_id, version, index)

    async def on_step(self, visit: Visit, args: str, _values: tuple[str, ...]) -> None:
        """A button of a step."""
        visit.table_id, version, depth, index = numbers(args, 4)
        await self._step(visit, visit.table_id, version, depth, index)

    async def on_step_select(self, visit: Visit, args: str, values: tuple[str, ...]) -> None:
        """A menu of a step."""
        visit.table_id, version, depth, _page = numbers(args, 4)
        (index,) = numbers(":".join(values), 1)
        await self._step(visit, visit.table_id, version, depth, index)

    async def on_panel(self, visit: Visit, args: str, _values: tuple[str, ...]) -> None:
        """Open the private panel with what is true now, whatever version was clicked."""
        visit.table_id, _version = numbers(args, 2)
        position = await self.tables.position(visit.table_id)
        if position.table.chair_of(visit.user_id) is None:
            raise NotSeated
        await visit.show(await self._with_orders(visit, position))

    async def on_undo(self, visit: Visit, args: str, _values: tuple[str, ...]) -> None:
        """Take back the move that the answer told, or offer to ask the others."""
        visit.table_id, version = numbers(args, 2)
        table = await self.tables.get(visit.table_id)
        standing = [e.version for e in await self.tables.standing(table.id, table.version)]
        if version not in standing:
            raise StalePrompt
        if version != standing[-1]:
            await visit.show(ask_instead(visit, table, NothingToTakeBack(reason="moved")))
            return
        undone = await visit.patiently(self.tables.takeback(visit.table_id, visit.user_id))
        await visit.show(
            await result(visit, undone.position, "done-takeback", taken_back(visit, undone))
        )

    async def _with_orders(self, visit: Visit, position: Position) -> Screen:
        """Return the panel with the person's standing orders and the way to them."""
        table, screen = position.table, panel(position, visit.user_id, self.house, visit.words)
        orders = self.house.host.orders
        if table.status != "running" or orders.book(table.game) is None:
            return screen
        armed = armed_lines(await orders.armed(table.id, visit.user_id), table.game, visit.words)
        rows = (*screen.rows, (orders_button(table.id, visit.words),))
        return replace(screen, texts=(*screen.texts, armed), rows=rows)

    async def _step(
        self, visit: Visit, table_id: int, version: int, depth: int, index: int
    ) -> None:
        """Offer the next step in private, or make the move that is the only one left."""
        position, decision = await self._asked(visit, table_id, version)
        if decision.kind not in position.rules.info.stepped or index >= len(decision.moves):
            raise StalePrompt
        screen = step_panel(position, decision, depth, index, self.house, visit.words)
        if screen is None:
            await self._press(visit, table_id, version, index)
        else:
            await visit.show(screen)

    async def _asked(
        self, visit: Visit, table_id: int, version: int
    ) -> tuple[Position, Decision[Any]]:
        """Return the position and what the person decides, if that was asked at this version.

        Raises NotSeated, StalePrompt.
        """
        position = await self.tables.position(table_id)
        if position.table.chair_of(visit.user_id) is None:
            raise NotSeated
        decision = position.user_decision(visit.user_id)
        if decision is None or position.asked[decision.seat] != version:
            raise StalePrompt
        return position, decision

    async def _press(self, visit: Visit, table_id: int, version: int, index: int) -> None:
        work = self.tables.play_index(table_id, visit.user_id, version, index)
        await answer(visit, await visit.patiently(work))

    async def _legal(self, visit: Visit, table: Table) -> list[tuple[str, str]]:
        position = await self.tables.position(table.id)
        decision = position.user_decision(visit.user_id)
        if decision is None:
            return []
        renderer = self.house.renderers[table.game]
        moves = labelled(position, decision, renderer, visit.words)
        return [(text, label.text) for text, label in moves]

    async def _notation(self, visit: Visit, table: Table, typed: str) -> str:
        """Return the notation of the one move that is labelled so, else the words typed."""
        wanted = typed.strip().casefold()
        fitting = [
            text
            for text, label in await self._legal(visit, table)
            if plain(label).casefold() == wanted
        ]
        return fitting[0] if len(fitting) == 1 else typed


async def setup(bot: GamesBot) -> None:
    """Load the cog."""
    await bot.add_cog(PlayCog(bot))
