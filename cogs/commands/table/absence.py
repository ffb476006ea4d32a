"""Who is away: the pace of a table, votes, taking a seat over, and coming back.

The commands are a part of the table's cog, the buttons have handlers of their own.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.host.absence.time_controls import AT_TIMEOUT, PACES
from bot.host.absence.voting import CHOICES
from bot.host.api import Away, NotAway, StalePrompt, Table
from bot.locales.markdown import escaped
from cogs.commands.boards import Wish, seat_of, show_board
from cogs.posting.sender import DiscordSender
from cogs.ui.context import Context, numbers
from cogs.ui.decisions.prompts import panel
from cogs.ui.interaction import Visit
from cogs.ui.kit import limits
from cogs.ui.kit.choices import PACE, TIMEOUT
from cogs.ui.kit.screen import Button, Screen
from cogs.ui.lookup import LIVE, LOBBY, OPEN, find, matching, title, typed
from cogs.ui.screens.absence import clock_lines, pace_name
from cogs.ui.screens.hours import ask_hours
from cogs.ui.screens.options import options_panel
from cogs.ui.table_command import on_table

if TYPE_CHECKING:
    from bot.app import GamesBot

RECENT = 15
"""Moves that a substitute is told."""


class AbsenceCommands:
    """The commands of `/table` about clocks and those who are away."""

    house: Context

    @on_table("pace", "pace", "timeout")
    @app_commands.choices(pace=PACE, timeout=TIMEOUT)
    async def pace(
        self,
        interaction: discord.Interaction,
        pace: str | None = None,
        timeout: str | None = None,
        table: str | None = None,
    ) -> None:
        """Choose how fast a table in the lobby shall go."""
        visit = await Visit.of(interaction)
        found = await find(visit, table, LOBBY)
        absence = self.house.host.absence
        changed = await absence.set_pace(found.id, visit.user_id, pace, timeout)
        await self._done(visit, changed, "pace-done", pace=pace_name(changed, visit.words))

    @on_table("clock")
    async def clock(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Show everybody's clock."""
        visit = await Visit.of(interaction)
        found = await find(visit, table, LIVE)
        absence = self.house.host.absence
        times, away = await absence.times(found.id), await absence.away(found.id)
        lines = clock_lines(found, times, away, visit.words)
        await visit.show(Screen(("\n".join(lines),)), lasting=True)

    @on_table("back")
    async def back(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Play again where the person was away."""
        visit = await Visit.of(interaction)
        found = await find(visit, table, (*LIVE, "abandoned"))
        await (take_up if found.status == "abandoned" else come_back)(visit, found)

    @on_table("substitute", "seat")
    async def substitute(
        self,
        interaction: discord.Interaction,
        seat: str | None = None,
        table: str | None = None,
    ) -> None:
        """Take the seat of somebody who is away."""
        visit = await Visit.of(interaction)
        found = await find(visit, table, OPEN)
        if await self.instead(visit, "substitute", found):
            return
        away = await played_seats(self.house, found)
        named = None if seat is None else seat_of(found, seat)
        fitting = [one for one in away if named in (None, one.seat)]
        if not fitting:
            raise NotAway(table=found.id)
        await confirm_seat(visit, found, fitting[0])

    @substitute.autocomplete("seat")
    async def absentees_typed(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest those who are away."""
        _, table = await typed(interaction, LIVE)
        away = [] if table is None else await played_seats(self.house, table)
        return matching([(escaped(one.name), str(one.seat + 1)) for one in away], current)

    @on_table("quit")
    async def quit(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Give up a seat of a running table."""
        visit = await Visit.of(interaction)
        found = await find(visit, table, OPEN)
        if await self.instead(visit, "quit", found):
            return
        await visit.patiently(self.house.host.absence.leave(found.id, visit.user_id))
        await visit.say("quit-done")

    async def _done(self, visit: Visit, table: Table, key: str, **args: str | int) -> None:
        raise NotImplementedError

    async def instead(self, visit: Visit, action: str, table: Table) -> bool:
        """Name the way that leads on where an action is meant for another time; tell whether."""
        raise NotImplementedError


class AbsenceCog(commands.Cog):
    """The buttons about those who are away, and the lobby's menus of the pace."""

    def __init__(self, bot: GamesBot) -> None:
        self.house = bot.house
        self.absence = bot.house.host.absence
        self.sender = DiscordSender(bot)
        self.house.handlers |= {
            "away-vote": self.on_vote,
            "away-back": self.on_back,
            "away-take": self.on_take,
            "away-sit": self.on_sit,
            "away-give": self.on_give,
            "away-up": self.on_take_up,
            "pace": self.on_pace,
            "timeout": self.on_timeout,
        }

    async def on_vote(self, visit: Visit, args: str, _values: tuple[str, ...]) -> None:
        """A button of a vote about somebody whose time is over."""
        visit.table_id, lapse, number = numbers(args, 3)
        choice = _picked(CHOICES, number)
        work = self.absence.vote(visit.table_id, lapse, visit.user_id, choice)
        decided = await visit.patiently(work)
        key = "vote-counted" if decided is None else "vote-decided"
        await visit.say(key, choice=decided or choice)

    async def on_back(self, visit: Visit, args: str, _values: tuple[str, ...]) -> None:
        """The button with which somebody is back."""
        visit.table_id, _seat = numbers(args, 2)
        await come_back(visit, await self.house.host.tables.get(visit.table_id))

    async def on_take(self, visit: Visit, args: str, _values: tuple[str, ...]) -> None:
        """Ask privately whether somebody really wants to play on for another."""
        visit.table_id, seat = numbers(args, 2)
        table = await self.house.host.tables.get(visit.table_id)
        away = next((a for a in await played_seats(self.house, table) if a.seat == seat), None)
        if away is None:
            raise NotAway(table=table.id)
        await confirm_seat(visit, table, away)

    async def on_sit(self, visit: Visit, args: str, _values: tuple[str, ...]) -> None:
        """Take the seat."""
        visit.table_id, seat = numbers(args, 2)
        await sit_down(visit, visit.table_id, seat)

    async def on_take_up(self, visit: Visit, args: str, _values: tuple[str, ...]) -> None:
        """The button on the last post of an abandoned game."""
        (visit.table_id,) = numbers(args, 1)
        await take_up(visit, await self.house.host.tables.get(visit.table_id))

    async def on_give(self, visit: Visit, args: str, _values: tuple[str, ...]) -> None:
        """Hand the own seat to whoever had it before."""
        visit.table_id, number = numbers(args, 2)
        tenures = await self.absence.tenures(visit.table_id)
        if number >= len(tenures):
            raise StalePrompt
        before = tenures[number]
        work = self.absence.give_back(visit.table_id, visit.user_id, before.user_id or 0)
        await visit.patiently(work)
        await visit.say("give-done", name=escaped(before.name))

    async def on_pace(self, visit: Visit, args: str, values: tuple[str, ...]) -> None:
        """A pace was picked in the lobby's panel."""
        await self._choose(visit, args, pace=_named(PACES, values))

    async def on_timeout(self, visit: Visit, args: str, values: tuple[str, ...]) -> None:
        """What happens at a time-out was picked in the lobby's panel."""
        await self._choose(visit, args, at_timeout=_named(AT_TIMEOUT, values))

    async def _choose(self, visit: Visit, args: str, **chosen: str) -> None:
        (visit.table_id,) = numbers(args, 1)
        table = await self.absence.set_pace(visit.table_id, visit.user_id, **chosen)
        try:
            await visit.show(options_panel(table, self.house, visit.words))
        finally:
            await self.sender.show_card(table)


async def come_back(visit: Visit, table: Table) -> None:
    """Let a person have the seat again, or ask whoever plays it now."""
    work = visit.house.host.absence.back(table.id, visit.person)
    if not await visit.patiently(work):
        await visit.say("back-asked")
        return
    position = await visit.house.host.tables.position(table.id)
    done = visit.words("back-done")
    await visit.show(panel(position, visit.user_id, visit.house, visit.words, done))


async def take_up(visit: Visit, table: Table) -> None:
    """Let an abandoned game go on."""
    await visit.patiently(visit.house.host.absence.take_up(table.id, visit.user_id))
    position = await visit.house.host.tables.position(table.id)
    done = visit.words("take-up-done")
    await visit.show(panel(position, visit.user_id, visit.house, visit.words, done))


async def confirm_seat(visit: Visit, table: Table, away: Away) -> None:
    """Ask privately whether somebody really wants to play on for another."""
    text = visit.words(
        "take-sure",
        name=escaped(away.name),
        table=title(table, visit.words),
        pace=visit.words(f"pace-{table.pace}"),
    )
    button = Button(f"away-sit:{table.id}:{away.seat}", visit.words("button-sit"), "🪑", "go")
    await visit.show(Screen((text,), rows=((button,),)))


async def sit_down(visit: Visit, table_id: int, seat: int) -> None:
    """Take a seat over, and be told all that one needs to play on."""
    old = (await visit.house.host.tables.get(table_id)).names
    table = await visit.patiently(visit.house.host.absence.take(table_id, seat, visit.person))
    await show_board(visit, table, Wish())
    texts = (visit.words("take-done", name=escaped(old[seat])), await _recent(visit, table))
    position = await visit.house.host.tables.position(table_id)
    await visit.show_more(panel(position, visit.user_id, visit.house, visit.words, *texts))
    await ask_hours(visit)


async def played_seats(house: Context, table: Table) -> list[Away]:
    """Return the seats that a house bot plays for somebody and that others may take."""
    found = await house.host.absence.away(table.id)
    return [away for away in found if away.played and not away.kept]


async def _recent(visit: Visit, table: Table) -> str:
    words = visit.words.with_names(table.names)
    renderer = visit.house.renderers[table.game]
    entries = await visit.house.host.tables.log(table.id, RECENT)
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


async def setup(bot: GamesBot) -> None:
    """Load the cog."""
    await bot.add_cog(AbsenceCog(bot))
