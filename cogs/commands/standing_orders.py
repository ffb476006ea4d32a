"""`/orders`: active standing orders, and new ones, added with menus or by command.

Texts: `orders.ftl`, `table.ftl`. Tests: `tests/cogs/test_orders.py`.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.host.automation.services import Automation
from bot.host.automation.standing_orders import MOST, ONLY, SCOPES, BadOrder, OrderBook
from bot.host.core.api import NotSeated, Position, StalePrompt, Table, View
from bot.host.core.tables import Tables
from bot.presenting.moves.reasons import SEPARATOR, named
from bot.presenting.orders import Choice, choices, name, term
from cogs.client import Client
from cogs.ui.context import Context, numbers
from cogs.ui.handlers import of_orders, of_tables
from cogs.ui.interaction import Request
from cogs.ui.kit.translation import t
from cogs.ui.lookup import LIVE, find, matching, typed
from cogs.ui.screens.standing_orders import builder, overview
from cogs.ui.table_command import tables_typed

SCOPE = [app_commands.Choice(name=t(f"order-scope-{scope}"), value=scope) for scope in SCOPES]


class OrdersCog(commands.Cog):
    """The `/orders` command, and the panels of standing orders."""

    def __init__(self, bot: Client, tables: Tables, automation: Automation) -> None:
        self.context: Context = bot.context
        self.tables = tables
        self.orders = automation.orders
        bot.handlers |= of_orders({"ordend": self.on_end})
        bot.handlers |= of_tables(
            {
                "orders": self.on_orders,
                "ordnew": self.on_new,
                "ordpick": self.on_pick,
                "ordarm": self.on_arm,
                "ordonly": self.on_only,
            }
        )

    @app_commands.command(name="orders", description=t("cmd-orders"))
    @app_commands.describe(
        order=t("arg-order"), prefer=t("arg-prefer"), scope=t("arg-scope"), table=t("arg-table")
    )
    @app_commands.choices(scope=SCOPE)
    @app_commands.guild_only()
    async def command(
        self,
        interaction: discord.Interaction,
        order: str | None = None,
        prefer: str = "",
        scope: str = "once",
        table: str | None = None,
    ) -> None:
        """Show the active orders, after adding an order if one is given."""
        request = await Request.of(interaction)
        found = await find(request, table, LIVE)
        if order is not None:
            wish, _, decision = order.partition(":")
            prefers = tuple(part for part in prefer.replace(",", " ").lower().split() if part)
            await self._arm(request, found, wish, decision, prefers, scope)
        await self._show(request, found)

    @command.autocomplete("order")
    async def orders_typed(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the kinds of orders."""
        request, table = await typed(interaction, LIVE)
        if table is None:
            return []
        named = [
            (name(table.game, wish.key, decision, request.words), f"{wish.key}:{decision}")
            for wish, decision in choices(self._book(table))
        ]
        return matching(named, current)

    @command.autocomplete("prefer")
    async def preferences_typed(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest preferences to follow those already typed."""
        request, table = await typed(interaction, LIVE)
        wish, _, decision = str(getattr(interaction.namespace, "order", "")).partition(":")
        found = None if table is None else self._book(table).wish(wish, decision)
        if table is None or found is None or table.chair_of(request.user_id) is None:
            return []
        first = current.replace(",", " ").lower().split()
        chosen = first if not current or current[-1] in ", " else first[:-1]
        position = await self.tables.position(table.id)
        values = found.values(self._view(request, position))
        named = [
            (
                " → ".join(term(table.game, wish, v, request.words) for v in (*chosen, value)),
                " ".join((*chosen, value)),
            )
            for value in values
            if value not in chosen
        ]
        return matching(named, " ".join(first[len(chosen) :]))

    command.autocomplete("table")(tables_typed)

    async def on_orders(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the button that shows the active orders."""
        (table_id,) = numbers(args, 1)
        await self._show(request, await self.tables.get(table_id))

    async def on_new(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle the menu of kinds of orders."""
        (table_id,) = numbers(args, 1)
        (number,) = numbers(":".join(values), 1)
        await self._build(request, table_id, number, ())

    async def on_pick(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle the menu of preferences for the new order."""
        ids, _, prefers = args.rpartition(":")
        table_id, number = numbers(ids, 2)
        await self._build(request, table_id, number, (*_parts(prefers), *values))

    async def on_arm(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the choice of the new order's duration, and add the order."""
        ids, _, prefers = args.rpartition(":")
        table_id, number, scope = numbers(ids, 3)
        table = await self.tables.get(table_id)
        wish, decision = self._choice(table, number)
        if scope >= len(SCOPES):
            raise StalePrompt
        await self._arm(request, table, wish.key, decision, _parts(prefers), SCOPES[scope])
        await self._show(request, table)

    async def on_end(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the button that ends an order."""
        (order_id,) = numbers(args, 1)
        ended = await self.orders.cancel(order_id, request.user_id)
        await self._show(request, await self.tables.get(ended.table_id))

    async def on_only(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle a button of older posts: show what the order would do, and for how long."""
        number, _, decision = args.partition(":")
        table = await self.tables.get(numbers(number, 1)[0])
        kinds = [(one.wish.key, one.decision) for one in choices(self._book(table))]
        if (ONLY, decision) not in kinds:
            raise StalePrompt
        await self._build(request, table.id, kinds.index((ONLY, decision)), ())

    async def _arm(
        self,
        request: Request,
        table: Table,
        wish: str,
        decision: str,
        prefers: tuple[str, ...],
        scope: str,
    ) -> None:
        request.table_id = table.id
        work = self.orders.arm(table.id, request.user_id, wish, decision, prefers, scope)
        await request.patiently(work)
        # The order may act immediately, so wait and show the state afterwards.
        await self.orders.settled(table.id)

    async def _show(self, request: Request, table: Table) -> None:
        request.table_id = table.id
        if table.chair_of(request.user_id) is None:
            raise NotSeated
        armed = await self.orders.armed(table.id, request.user_id)
        ended = await self.orders.ended(table.id, request.user_id)
        await request.show(overview(table, self._book(table), armed, ended, request.words))

    async def _build(
        self, request: Request, table_id: int, number: int, prefers: tuple[str, ...]
    ) -> None:
        request.table_id = table_id
        position = await self.tables.position(table_id)
        table, view = position.table, self._view(request, position)
        choice = self._choice(table, number)
        if not {*prefers} <= {*choice.wish.values(view)} or len(prefers) > choice.wish.most:
            raise StalePrompt
        at_once = self._at_once(request, position, choice, prefers)
        await request.show(builder(table, view, number, choice, prefers, at_once, request.words))

    def _at_once(
        self, request: Request, position: Position, choice: Choice, prefers: tuple[str, ...]
    ) -> str:
        """Return the names of the moves that the order would make now, or ""."""
        decision = position.user_decision(request.user_id)
        if decision is None or decision.kind != choice.decision:
            return ""
        view, rules = position.view(decision.seat), position.rules
        texts = [rules.notate(move) for move in decision.moves]
        chosen = choice.wish.choose(prefers, view, texts)
        moves = rules.parse(SEPARATOR.join(chosen), decision) if chosen else ()
        return (
            named(moves, self.context.renderer(position.table.game), view, request.words)
            if moves
            else ""
        )

    def _view(self, request: Request, position: Position) -> View:
        """Return the view from the user's own seat. Raises NotSeated."""
        chair = position.table.chair_of(request.user_id)
        if chair is None:
            raise NotSeated
        return position.view(chair.seat)

    def _choice(self, table: Table, number: int) -> Choice:
        found = choices(self._book(table))
        if number >= len(found):
            raise StalePrompt
        return found[number]

    def _book(self, table: Table) -> OrderBook[Any]:
        book = self.orders.book(table.game)
        if book is None:
            raise BadOrder(reason="unknown", most=MOST)
        return book


def _parts(prefers: str) -> tuple[str, ...]:
    return tuple(part for part in prefers.split(".") if part)


async def setup(bot: Client) -> None:
    """Load the cog."""
    host = bot.context.host
    await bot.add_cog(OrdersCog(bot, host.tables, host.automation))
