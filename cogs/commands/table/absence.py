"""Commands and buttons for pace, votes, taking over a seat, and returning to one.

The commands are part of the table's cog; the buttons have their own cog.

Texts: `absence.ftl`. Tests: `tests/cogs/test_absence.py`.
"""

from __future__ import annotations

from collections.abc import Collection

import discord
from discord import app_commands
from discord.ext import commands

from bot.host.absence.service import Absence
from bot.host.absence.timeouts import CHOICES
from bot.host.core.api import Away, LeagueDecides, NotAway, StalePrompt, Table
from bot.host.core.paces import AT_TIMEOUT, PACES
from bot.host.core.tables import Tables
from bot.locales.markdown import escaped
from bot.presenting import limits
from bot.presenting.moves.refusals import sentence
from bot.presenting.table import pace_name, words_at
from cogs.client import Client
from cogs.commands.boards import seat_of, show_board
from cogs.ui.context import Context, numbers
from cogs.ui.decisions import panel
from cogs.ui.handlers import of_tables
from cogs.ui.interaction import Request
from cogs.ui.kit.choices import PACE, TIMEOUT
from cogs.ui.kit.screen import Button, Screen
from cogs.ui.lookup import LIVE, LOBBY, OPEN, find, matching, title, typed
from cogs.ui.screens.absence import clock_lines
from cogs.ui.screens.boards import Wish
from cogs.ui.screens.hours import ask_hours
from cogs.ui.screens.options import options_now
from cogs.ui.table_command import on_table

RECENT = 15
"""Number of the newest moves shown to a player who takes over a seat."""


class AbsenceCommands:
    """The `/table` commands that concern clocks and absent players."""

    context: Context

    @on_table("pace", "pace", "timeout")
    @app_commands.choices(pace=PACE, timeout=TIMEOUT)
    async def pace(
        self,
        interaction: discord.Interaction,
        pace: str | None = None,
        timeout: str | None = None,
        table: str | None = None,
    ) -> None:
        """Set the pace and the time-out rule of a table in the lobby."""
        request = await Request.of(interaction)
        found = await find(request, table, LOBBY)
        absence = self.context.host.absence
        changed = await absence.set_pace(found.id, request.user_id, pace, timeout)
        await self._done(request, changed, "pace-done", pace=pace_name(changed, request.words))

    @on_table("clock")
    async def clock(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Show every seat's clock."""
        request = await Request.of(interaction)
        found = await find(request, table, LIVE)
        absence = self.context.host.absence
        times, away = await absence.times(found.id), await absence.away(found.id)
        why = [sentence(one, request.words) for one in await absence.held_by(found.id)]
        lines = clock_lines(found, times, away, request.words, why)
        await request.show(Screen(("\n".join(lines),)), lasting=True)

    @on_table("back")
    async def back(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Return to a seat after an absence."""
        request = await Request.of(interaction)
        found = await find(request, table, (*LIVE, "abandoned"))
        await (take_up if found.status == "abandoned" else come_back)(request, found)

    @on_table("substitute", "seat")
    async def substitute(
        self,
        interaction: discord.Interaction,
        seat: str | None = None,
        table: str | None = None,
    ) -> None:
        """Take the seat of an absent player."""
        request = await Request.of(interaction)
        found = await find(request, table, OPEN)
        if await self.instead(request, "substitute", found):
            return
        if found.of_league:
            raise LeagueDecides(what="seat")
        away = await played_seats(self.context, found)
        named = None if seat is None else seat_of(found, seat)
        fitting = [one for one in away if named in (None, one.seat)]
        if not fitting:
            raise NotAway(table=found.id, who="player")
        await confirm_seat(request, found, fitting[0])

    @substitute.autocomplete("seat")
    async def absentees_typed(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the absent players whose seats can be taken."""
        _, table = await typed(interaction, LIVE)
        away = [] if table is None else await played_seats(self.context, table)
        return matching([(escaped(one.name), str(one.seat + 1)) for one in away], current)

    @on_table("quit")
    async def quit(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Give up the user's seat at a running table."""
        request = await Request.of(interaction)
        found = await find(request, table, OPEN)
        if await self.instead(request, "quit", found):
            return
        await request.patiently(self.context.host.absence.leave(found.id, request.user_id))
        await request.say("quit-done")

    async def _done(self, request: Request, table: Table, key: str, **args: str | int) -> None:
        raise NotImplementedError

    async def instead(self, request: Request, action: str, table: Table) -> bool:
        """Suggest the right command if an action is too early or late; return whether it was."""
        raise NotImplementedError


class AbsenceCog(commands.Cog):
    """The buttons that concern absent players, and the lobby's menus for pace and time-outs."""

    def __init__(self, bot: Client, tables: Tables, absence: Absence) -> None:
        self.context = bot.context
        self.tables = tables
        self.absence = absence
        self.sender = bot.sender
        bot.handlers |= of_tables(
            {
                "away-vote": self.on_vote,
                "away-back": self.on_back,
                "away-take": self.on_take,
                "away-sit": self.on_sit,
                "away-give": self.on_give,
                "away-up": self.on_take_up,
                "pace": self.on_pace,
                "timeout": self.on_timeout,
            }
        )

    async def on_vote(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle a button of a vote about an absent player."""
        request.table_id, lapse, number = numbers(args, 3)
        choice = _picked(CHOICES, number)
        work = self.absence.vote(request.table_id, lapse, request.user_id, choice)
        decided = await request.patiently(work)
        key = "vote-counted" if decided is None else "vote-decided"
        await request.say(key, choice=decided or choice)

    async def on_back(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the button with which an absent player returns."""
        request.table_id, _seat = numbers(args, 2)
        await come_back(request, await self.tables.get(request.table_id))

    async def on_take(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Ask the user privately to confirm that they want to take over a seat."""
        request.table_id, seat = numbers(args, 2)
        table = await self.tables.get(request.table_id)
        away = next((a for a in await played_seats(self.context, table) if a.seat == seat), None)
        if away is None:
            raise NotAway(table=table.id, who="player")
        await confirm_seat(request, table, away)

    async def on_sit(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the confirmation: take the seat."""
        request.table_id, seat = numbers(args, 2)
        await sit_down(request, request.table_id, seat)

    async def on_take_up(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the button on the last post of an abandoned game."""
        (request.table_id,) = numbers(args, 1)
        await take_up(request, await self.tables.get(request.table_id))

    async def on_give(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Hand the user's seat back to the player who had it earlier."""
        request.table_id, number = numbers(args, 2)
        tenures = await self.absence.tenures(request.table_id)
        if number >= len(tenures):
            raise StalePrompt
        before = tenures[number]
        work = self.absence.give_back(request.table_id, request.user_id, before.user_id or 0)
        await request.patiently(work)
        await request.say("give-done", name=escaped(before.name))

    async def on_pace(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle the lobby's menu of paces."""
        await self._choose(request, args, pace=_named(PACES, values))

    async def on_timeout(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle the lobby's menu of time-out rules."""
        await self._choose(request, args, at_timeout=_named(AT_TIMEOUT, values))

    async def _choose(self, request: Request, args: str, **chosen: str) -> None:
        (request.table_id,) = numbers(args, 1)
        table = await self.absence.set_pace(request.table_id, request.user_id, **chosen)
        try:
            await request.show(await options_now(table, self.context, request.words))
        finally:
            await self.sender.show_card(table)


async def come_back(request: Request, table: Table) -> None:
    """Give the user their seat back, or ask the player who has it now."""
    work = request.context.host.absence.back(table.id, request.person)
    if not await request.patiently(work):
        await request.say("back-asked")
        return
    position = await request.context.host.tables.position(table.id)
    done = request.words("back-done")
    await request.show(panel(position, request.user_id, request.context, request.words, done))


async def take_up(request: Request, table: Table) -> None:
    """Resume an abandoned game on a player's request."""
    await request.patiently(request.context.host.absence.take_up(table.id, request.user_id))
    position = await request.context.host.tables.position(table.id)
    done = request.words("take-up-done")
    await request.show(panel(position, request.user_id, request.context, request.words, done))


async def confirm_seat(request: Request, table: Table, away: Away) -> None:
    """Ask the user privately to confirm that they want to take over a seat."""
    text = request.words(
        "take-sure",
        name=escaped(away.name),
        table=title(table, request.words),
        pace=request.words(f"pace-{table.pace}"),
    )
    button = Button(f"away-sit:{table.id}:{away.seat}", request.words("button-sit"), "🪑", "go")
    await request.show(Screen((text,), rows=((button,),)))


async def sit_down(request: Request, table_id: int, seat: int) -> None:
    """Give the user a seat, and show them everything they need to continue the game."""
    old = (await request.context.host.tables.get(table_id)).names
    table = await request.patiently(
        request.context.host.absence.take(table_id, seat, request.person)
    )
    await show_board(request, table, Wish())
    texts = (request.words("take-done", name=escaped(old[seat])), await _recent(request, table))
    position = await request.context.host.tables.position(table_id)
    await request.show_more(
        panel(position, request.user_id, request.context, request.words, *texts)
    )
    await ask_hours(request)


async def played_seats(context: Context, table: Table) -> list[Away]:
    """Return the seats of absent players that house bots play and others may take.

    A league's table has none, because its seats are for its alternates.
    """
    if table.of_league:
        return []
    found = await context.host.absence.away(table.id)
    return [away for away in found if away.played and not away.kept]


async def _recent(request: Request, table: Table) -> str:
    words = words_at(table, request.words)
    renderer = request.context.renderer(table.game)
    entries = await request.context.host.tables.log(table.id, RECENT)
    told = renderer.tell([event for entry in entries for event in entry.events], words)
    lines = [f"**{words('take-recent')}**", *told] if told else []
    return limits.fit_lines(lines, limits.TEXT // 2, "…")


def _picked(choices: tuple[str, ...], number: int) -> str:
    if number >= len(choices):
        raise StalePrompt
    return choices[number]


def _named(choices: Collection[str], values: tuple[str, ...]) -> str:
    if len(values) != 1 or values[0] not in choices:
        raise StalePrompt
    return values[0]


async def setup(bot: Client) -> None:
    """Load the cog."""
    host = bot.context.host
    await bot.add_cog(AbsenceCog(bot, host.tables, host.absence))
