"""Clicks in a user's draft; the panel and its custom_ids are in `cogs.ui.decisions`.

Texts: `drafts.ftl`. Tests: `tests/cogs/test_drafts.py`.
"""

from __future__ import annotations

from collections.abc import Awaitable

from discord.ext import commands

from bot.engine.api import GameError
from bot.host.analysis.drafts import DraftChanged, Mark
from bot.host.analysis.services import Analysis
from bot.host.core.api import HostError, StalePrompt
from bot.host.core.tables import Tables
from bot.presenting.moves.refusals import sentence
from cogs.client import Client
from cogs.commands.play import answer, show_draft, with_board
from cogs.ui.context import Context, numbers
from cogs.ui.decisions import panel, parsed
from cogs.ui.handlers import of_tables
from cogs.ui.interaction import Request


class DraftCog(commands.Cog):
    """Drafts, in which a user collects and changes moves before sending them together."""

    def __init__(self, bot: Client, tables: Tables, analysis: Analysis) -> None:
        self.context: Context = bot.context
        self.tables = tables
        self.drafts = analysis.drafts
        self.handlers = bot.handlers
        bot.handlers |= of_tables(
            {
                "draft": self.on_open,
                "dr": self.on_choice,
                "drback": self.on_back,
                "drsome": self.on_some,
                "drclear": self.on_clear,
                "drsend": self.on_send,
            }
        )

    async def on_open(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Open the draft for the current decision, whichever version was clicked."""
        request.table_id, _version = numbers(args, 2)
        draft = await self.drafts.open(request.table_id, request.user_id)
        decision, info = draft.start.decision_of(draft.seat), draft.start.rules.info
        if decision is None or decision.kind not in info.drafted:
            raise StalePrompt
        await show_draft(request, draft)

    async def on_choice(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Pass a click on a choice to the table's handler for it, which then changes the draft."""
        request.table_id, mark, inner = parsed(args)
        verb, _, rest = inner.partition(":")
        draft = await self.drafts.open(request.table_id, request.user_id)
        if draft.mark != mark:
            await show_draft(request, draft, sentence(DraftChanged(), request.words))
        elif verb not in self.handlers:
            raise StalePrompt
        else:
            request.draft = draft
            await self._told(request, self.handlers[verb](request, rest, values))

    async def on_back(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Take back the last move of the draft."""
        request.table_id, mark, _ = parsed(args)
        await self._told(request, self._take_back(request, request.table_id, mark))

    async def on_some(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Take back the move selected in the menu."""
        request.table_id, mark, _ = parsed(args)
        await self._told(request, self._take_back(request, request.table_id, mark, values))

    async def on_clear(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Take back all moves, and show the decision at the table."""
        request.table_id, mark, _ = parsed(args)
        await self._told(request, self._clear(request, request.table_id, mark))

    async def on_send(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Make the drafted moves at the table."""
        request.table_id, mark, _ = parsed(args)
        await self._told(request, self._send(request, request.table_id, mark))

    async def _told(self, request: Request, work: Awaitable[None]) -> None:
        """Do the work for a click; if it is refused, show the reason with the current draft."""
        assert request.table_id is not None
        try:
            await work
        except (GameError, HostError) as error:
            draft = error.draft if isinstance(error, DraftChanged) else None
            draft = draft or await self.drafts.of(request.table_id, request.user_id)
            if draft is None:
                raise
            await show_draft(request, draft, sentence(error, request.words))

    async def _take_back(
        self, request: Request, table_id: int, mark: Mark, values: tuple[str, ...] = ()
    ) -> None:
        number = numbers(":".join(values), 1)[0] if values else None
        work = self.drafts.take_back(table_id, request.user_id, mark, number)
        await show_draft(request, await request.patiently(work))

    async def _clear(self, request: Request, table_id: int, mark: Mark) -> None:
        await request.patiently(self.drafts.clear(table_id, request.user_id, mark))
        position, words = await self.tables.position(table_id), request.words
        cleared = panel(position, request.user_id, self.context, words, words("draft-cleared"))
        await request.show(await with_board(request, position, cleared))

    async def _send(self, request: Request, table_id: int, mark: Mark) -> None:
        sending = self.drafts.send(table_id, request.user_id, mark)
        await answer(request, await request.patiently(sending))


async def setup(bot: Client) -> None:
    """Load the cog."""
    host = bot.context.host
    await bot.add_cog(DraftCog(bot, host.tables, host.analysis))
