"""`/myturns`: all tables, on any server, that wait for the user, most urgent first.

The buttons for other pages: `turns:<page>`.

Texts: `turns-`, `button-before` and `-after` in `people.ftl`, `table-title` in `table.ftl`.
`turns-none`, `-due` and `-since` are also used in `bot/web/mine/page.html`, which puts the time in
place of their variable; it must occur exactly once. Its `web-mine-waiting` (`web.ftl`) says the
same as `turns-title`. The button for the browser is `cogs/ui/screens/web.py` (`web-which`); what
is asked is the game's text. Tests: `tests/cogs/test_history.py`, `tests/cogs/test_calls.py`,
`tests/cogs/test_guilds.py`, `tests/web/test_mine.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

import discord
from discord import app_commands
from discord.ext import commands

from bot.host.analysis.history import Turn
from bot.presenting import limits
from bot.presenting.table import asked_of, place_link, title_of, urgency, words_at
from cogs.client import Client
from cogs.ui.context import Context, numbers
from cogs.ui.interaction import Request
from cogs.ui.kit.screen import Button, Row, Screen, button_rows
from cogs.ui.kit.translation import t
from cogs.ui.screens.web import web_menu
from render.text.wording import described

PAGE = 10
"""Maximum number of tables on one page."""


class MyTurnsCog(commands.Cog):
    """The `/myturns` command."""

    def __init__(self, bot: Client) -> None:
        self.context: Context = bot.context
        bot.handlers["turns"] = self.on_turns

    @app_commands.command(name="myturns", description=t("cmd-myturns"))
    async def myturns(self, interaction: discord.Interaction) -> None:
        """Show the tables that wait for the user."""
        request = await Request.of(interaction)
        await request.show(await self._page(request, 0), lasting=True)

    async def on_turns(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle a button for another page, which shows the current state."""
        (page,) = numbers(args, 1)
        await request.show(await self._page(request, page), lasting=True)

    async def _page(self, request: Request, wanted: int) -> Screen:
        turns, until = await self._turns(request.user_id)
        if not turns:
            return Screen((request.words("turns-none"),))
        pages = list(limits.pages(turns, PAGE))
        page = min(wanted, len(pages) - 1)
        lines = [await self._line(request, turn, until.get(turn.table_id)) for turn in pages[page]]
        title = f"## {request.words('turns-title', count=len(turns))}"
        rows = (
            *_play_buttons(request, pages[page]),
            *(await self._browser(request, pages[page])),
            *_turn_pages(request, pages, page),
        )
        return Screen((title, "\n".join(lines)), rows=rows)

    async def _browser(self, request: Request, turns: Sequence[Turn]) -> tuple[Row, ...]:
        """Return the menu of these tables' web pages, if the bot has web pages."""
        if self.context.web_url is None:
            return ()
        tables = [await self.context.host.tables.get(turn.table_id) for turn in turns]
        return web_menu(tables, request.words)

    async def _turns(self, user_id: int) -> tuple[list[Turn], Mapping[int, datetime]]:
        """Return the user's turns and their deadlines, most urgent first."""
        turns = await self.context.host.analysis.history.turns(user_id)
        until = await self.context.host.absence.until(user_id)
        turns.sort(key=lambda turn: urgency(until.get(turn.table_id), turn.since))
        return turns, until

    async def _line(self, request: Request, turn: Turn, until: datetime | None) -> str:
        """Return a table's line: a link to its buttons, the question, and the times."""
        position = await self.context.host.tables.position(turn.table_id)
        words = words_at(position.table, request.words)
        title: str = title_of(position.table, words)
        renderer = self.context.renderer(turn.game)
        asked = asked_of(position, turn.seat, renderer, words, turn.seat)
        times = [words("turns-since", since=discord.utils.format_dt(turn.since, "R"))]
        if until is not None:
            times.insert(0, words("turns-due", due=discord.utils.format_dt(until, "R")))
        if not await self.context.host.servers.places.is_gone(turn.table_id):
            title = f"[{title}]({place_link(turn.guild_id, turn.place_id, turn.post_id)})"
        return f"- {described(title, asked, words)}\n  -# {' · '.join(times)}"


def _play_buttons(request: Request, turns: Sequence[Turn]) -> tuple[Row, ...]:
    """Return one button per table, which opens its decision in a private panel."""
    return button_rows(
        tuple(
            Button(
                f"panel:{turn.table_id}:0", request.words("turns-play", table=turn.table_id), "➡️"
            )
            for turn in turns
        )
    )


def _turn_pages(
    request: Request, pages: Sequence[Sequence[Turn]], page: int
) -> tuple[tuple[Button, ...], ...]:
    """Return the buttons for the previous and the next page."""
    buttons = [
        Button(f"turns:{other}", request.words(key), emoji)
        for other, key, emoji in (
            (page - 1, "button-before", "◀️"),
            (page + 1, "button-after", "▶️"),
        )
        if 0 <= other < len(pages)
    ]
    return (tuple(buttons),) if buttons else ()


async def setup(bot: Client) -> None:
    """Load the cog."""
    await bot.add_cog(MyTurnsCog(bot))
