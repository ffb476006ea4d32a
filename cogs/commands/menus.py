"""The commands in the menus of messages and people: five questions that need no typing.

On a message: *What happened here*, *My hint*, *Report a problem with this post*; on a person:
*Invite to my table*, *Our record*. The custom_id of a table to invite to:
`invite-to:<table>:<person>`.

Texts: `menus.ftl`, `table.ftl`, `open_table.ftl`. Tests: `tests/cogs/test_menus.py`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from datetime import datetime, timedelta

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.host.core.api import (
    HostError,
    LogEntry,
    NotSeated,
    Position,
    StalePrompt,
    Table,
    UnknownTable,
)
from bot.host.core.limits import REPORTS
from bot.locales import Words
from bot.locales.markdown import escaped
from bot.presenting import limits
from bot.presenting.log_text import log_lines
from bot.presenting.services import NotThere
from bot.presenting.table import players, texts_of
from cogs.client import Client
from cogs.commands.hint import answer_hint
from cogs.commands.table.people import invite
from cogs.requests import refusals
from cogs.requests.refusals import ERRORS
from cogs.ui.error_replies import WhichTable
from cogs.ui.handlers import is_of_table, of_tables
from cogs.ui.interaction import Request, name_of, person_of, portrait_of
from cogs.ui.kit.screen import Button, Screen
from cogs.ui.kit.translation import t
from cogs.ui.lookup import OPEN, own, title
from render.text.wording import commas

MOST = 12
"""Maximum number of moves that are told of a post: what came before is in the log."""
MOST_TABLES = 5
"""Maximum number of tables among which one chooses: one row of buttons."""
GROWS = timedelta(minutes=10)
"""Time after which an edit of a post tells of no more moves."""
CLOCKS_DIFFER = timedelta(seconds=10)
"""Time by which this machine's clock may be ahead of Discord's."""
_MENTIONED = re.compile(r"#([0-9]{1,15})\b", re.ASCII)
_MOST_MENTIONED = 10
_CHOSEN = re.compile(r"([0-9]{1,15}):([0-9]{1,19})", re.ASCII)


class NotOurPost(HostError):
    """The message is about no table (`why`: other = of somebody else | none)."""

    code = "not-our-post"


class NoTableOfMine(HostError):
    """The person has no open table on this server to which they could invite."""

    code = "no-table-of-mine"


class NotAPlayer(HostError):
    """A command about another person was used on the person themselves, or on a bot (`who`)."""

    code = "not-a-player"


class PostReported(Exception):
    """A report of a post, recorded as an incident; its text says nothing private."""


class MenusCog(commands.Cog):
    """The commands in the menus of messages and people."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self.context = bot.context
        bot.handlers |= of_tables({"invite-to": self.on_invite})
        self.menus = [
            app_commands.ContextMenu(name=t("menu-happened"), callback=self.happened),
            app_commands.ContextMenu(name=t("menu-hint"), callback=self.hint),
            app_commands.ContextMenu(name=t("menu-report"), callback=self.report),
            app_commands.ContextMenu(name=t("menu-invite"), callback=self.invite),
            app_commands.ContextMenu(name=t("menu-record"), callback=self.record),
        ]

    async def cog_load(self) -> None:
        """Add the commands, which discord.py does not find by itself."""
        for menu in self.menus:
            self.bot.tree.add_command(menu)

    async def cog_unload(self) -> None:
        """Remove the commands."""
        for menu in self.menus:
            self.bot.tree.remove_command(menu.name, type=menu.type)

    async def happened(self, interaction: discord.Interaction, message: discord.Message) -> None:
        """Tell of the last moves up to a post."""
        request = await Request.of(interaction)
        table = await self._table(request, message)
        if table.status == "lobby" or (table.status == "abandoned" and not table.version):
            await request.say("menu-not-begun", table=title(table, request.words))
            return
        position = await self.context.host.tables.position(table.id)
        until = _told_until(message)
        whole = await self.context.host.analysis.history.entries(table.id, 0, table.version)
        found = [entry for entry in whole if entry.at <= until][-MOST:]
        await request.show(await self._told(position, found, request.words), lasting=True)

    async def _told(self, position: Position, found: list[LogEntry], words: Words) -> Screen:
        table, signs = position.table, self.context.emojis.signs
        own = words.with_texts(texts_of(table)).with_signs(signs)
        names = own.with_names(players(table, words))
        lines = [f"## {words('menu-happened-title', table=title(table, words))}"]
        lines += await log_lines(self.context, position, found, names)
        if not found:
            lines.append(words("menu-nothing-yet"))
        version = found[-1].version if found else 0
        after = f"-# {words('menu-then', version=version, now=table.version)}"
        room = limits.TEXT - len(after) - 1
        text = limits.fit_lines(limits.fit_signs(lines, signs.values(), room), room, "…")
        return Screen((f"{text}\n{after}",))

    async def hint(self, interaction: discord.Interaction, message: discord.Message) -> None:
        """Show the two best options for the person's decision at the table of a post."""
        request = await Request.of(interaction)
        table = await own(request, await self._table(request, message))
        await answer_hint(self.context, request, table)

    async def report(self, interaction: discord.Interaction, message: discord.Message) -> None:
        """Record that something is wrong with a post; the person reads the number."""
        request = await Request.of(interaction)
        self._check_ours(message)
        try:
            table_id = (await self._table(request, message)).id
        except HostError:
            table_id = None
        host = self.context.host
        await host.core.limits.spend(REPORTS, request.user_id)
        number = await host.core.incidents.record(
            PostReported(_facts(message)), "report", table_id, interaction.guild_id
        )
        await request.say("menu-reported", number=number)

    async def invite(self, interaction: discord.Interaction, member: discord.Member) -> None:
        """Invite a person to the table at which one sits, or ask to which."""
        request = await Request.of(interaction)
        _check_other(request, member)
        found = await self.context.host.lobby.own_tables.of(request.user_id)
        tables = [
            one.table
            for one in found
            if one.table.guild_id == interaction.guild_id
            and one.table.status in OPEN
            and one.table.chair_of(member.id) is None
        ]
        if not tables:
            raise NoTableOfMine
        if len(tables) == 1:
            await invite(self.bot, request, await own(request, tables[0]), person_of(member))
            return
        words = request.words
        buttons = tuple(
            Button(f"invite-to:{table.id}:{member.id}", title(table, words), "✉️")
            for table in tables[:MOST_TABLES]
        )
        text = words("menu-invite-where", name=escaped(name_of(member)))
        await request.show(Screen((text,), rows=(buttons,)))

    async def on_invite(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the button of a table to which a person is invited."""
        match = _CHOSEN.fullmatch(args)
        if match is None:
            raise StalePrompt
        table = await self.context.host.tables.get(int(match[1]))
        guild = request.interaction.guild
        if guild is None or guild.id != table.guild_id or table.status not in OPEN:
            raise UnknownTable(table=table.id)
        if table.chair_of(request.user_id) is None:
            raise NotSeated(table=table.id)
        try:
            member = await guild.fetch_member(int(match[2]))
        except ERRORS as error:
            if refusals.of(error) is refusals.NO_PERSON:
                raise NotThere from error
            raise
        _check_other(request, member)
        await invite(self.bot, request, await own(request, table), person_of(member))

    async def record(self, interaction: discord.Interaction, member: discord.Member) -> None:
        """Show how two people did at the tables that both finished here."""
        request = await Request.of(interaction)
        _check_other(request, member)
        lines = [f"## {request.words('menu-record-title', name=escaped(name_of(member)))}"]
        lines += [line async for line in self._record(request, member)]
        if len(lines) == 1:
            lines.append(request.words("menu-record-none"))
        screen = Screen(("\n".join(lines),), portrait=portrait_of(member))
        await request.show(screen, lasting=True)

    async def _record(self, request: Request, member: discord.Member) -> AsyncIterator[str]:
        """Yield the results over all games, then by game. Raises StatsHidden."""
        statistics, words = self.context.host.ratings.statistics, request.words
        guild_id = request.interaction.guild_id or 0
        for game in (None, *self.context.games):
            one = await statistics.between(guild_id, request.user_id, member.id, game)
            if one is not None:
                yield words(
                    "menu-record-line",
                    game="all" if game is None else words.title(game),
                    tables=one.tables,
                    ahead=one.ahead,
                    level=one.level,
                    behind=one.behind,
                )

    def _check_ours(self, message: discord.Message) -> None:
        """Check that the bot sent a message. Raises NotOurPost."""
        if self.bot.user is None or message.author.id != self.bot.user.id:
            raise NotOurPost(why="other")

    async def _table(self, request: Request, message: discord.Message) -> Table:
        """Return the table of a post: the one it names, or the only one here at its time.

        Raises NotOurPost, WhichTable, UnknownTable.
        """
        self._check_ours(message)
        place_id = request.interaction.channel_id or 0
        found = [table async for table in self._named(message, place_id)]
        if len(found) != 1:
            here = await self.context.host.tables.at(place_id)
            found = [table for table in here if _is_of(table, message.created_at)]
        if not found:
            raise NotOurPost(why="none")
        if len(found) > 1:
            names = (title(table, request.words) for table in found[:MOST_TABLES])
            raise WhichTable(tables=commas(names, request.words))
        if not await self.context.host.people.guests.may_see(found[0], request.user_id):
            raise UnknownTable(table=found[0].id)
        return found[0]

    async def _named(self, message: discord.Message, place_id: int) -> AsyncIterator[Table]:
        """Yield the tables of a channel that a post names, or whose buttons it has."""
        for table_id in sorted({*self._numbers(message)})[:_MOST_MENTIONED]:
            try:
                table = await self.context.host.tables.get(table_id)
            except UnknownTable:
                continue
            if place_id in (table.channel_id, table.thread_id):
                yield table

    def _numbers(self, message: discord.Message) -> Iterator[int]:
        """Yield the numbers of tables in a post's buttons or, if it has none, in its texts."""
        items = [*ui.LayoutView.from_message(message, timeout=None).walk_children()]
        ids = (str(getattr(item, "custom_id", None) or "").split(":") for item in items)
        pressed = [
            int(args[0])
            for verb, *args in ids
            if args and args[0].isdecimal() and is_of_table(self.bot.handlers.get(verb))
        ]
        yield from pressed
        if not pressed:
            texts = (item.content for item in items if isinstance(item, ui.TextDisplay))
            yield from (int(one) for text in texts for one in _MENTIONED.findall(text))


def _check_other(request: Request, member: discord.Member | discord.User) -> None:
    """Check that a person is another one, and no bot. Raises NotAPlayer."""
    if member.bot or member.id == request.user_id:
        raise NotAPlayer(who="bot" if member.bot else "you")


def _is_of(table: Table, at: datetime) -> bool:
    """Return whether a table was open, or had just ended, when a post was sent."""
    since = table.created_at - CLOCKS_DIFFER
    return since <= at and (table.ended_at is None or at <= table.ended_at + GROWS)


def _told_until(message: discord.Message) -> datetime:
    """Return the time up to which a post tells: a short one of a phase is edited while young."""
    told = min(message.edited_at or message.created_at, message.created_at + GROWS)
    return told + CLOCKS_DIFFER


def _facts(message: discord.Message) -> str:
    """Return what an operator needs to know of a post: its form, and nothing that it says."""
    items = [*ui.LayoutView.from_message(message, timeout=None).walk_children()]
    verbs = Counter(
        str(custom_id).partition(":")[0]
        for item in items
        if (custom_id := getattr(item, "custom_id", None))
    )
    kinds = Counter(type(item).__name__ for item in items)
    files = [f"{one.content_type} {one.size}" for one in message.attachments]
    return (
        f"a post of {message.created_at:%Y-%m-%d %H:%M} UTC, edited"
        f" {message.edited_at or 'never'}; parts {dict(kinds)}; buttons {dict(verbs)};"
        f" files {files}"
    )


async def setup(bot: Client) -> None:
    """Load the cog."""
    await bot.add_cog(MenusCog(bot))
