"""`/play`, which makes any move in any game, and the buttons, menus and panels of decisions.

Texts: `panels.ftl`, `table.ftl`. Tests: `tests/cogs/test_commands.py`,
`tests/cogs/test_questions.py`.
"""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.host.analysis.drafts import Draft, DraftGone
from bot.host.core.api import NothingToTakeBack, NotSeated, Played, Position, StalePrompt, Table
from bot.locales.markdown import plain
from bot.presenting.log_text import made, offered
from bot.presenting.moves.prompt import Prompt
from bot.presenting.moves.refusals import sentence
from bot.presenting.pictures import look_of, of_draft
from cogs.client import Client
from cogs.commands.proposals import ask_instead
from cogs.ui.context import Context, numbers
from cogs.ui.decisions import (
    decision_at,
    draft_panel,
    in_draft,
    in_panels,
    panel,
    part_panel,
    prompt_of,
    step_panel,
)
from cogs.ui.handlers import of_tables
from cogs.ui.interaction import Request
from cogs.ui.kit.screen import Button, Screen
from cogs.ui.kit.translation import t
from cogs.ui.lookup import LIVE, find, matching, typed
from cogs.ui.screens.standing_orders import armed_lines, orders_button
from cogs.ui.table_command import tables_typed
from render.jobs import Job

MOST_TYPING = 200
"""Maximum number of people whose question is kept while they type."""


async def accept(request: Request, table: Table, text: str, version: int | None = None) -> None:
    """Play a typed move, or a batch, and confirm it; in a draft, add it to the draft."""
    tables, drafts = request.context.host.tables, request.context.host.analysis.drafts
    if request.draft is not None:
        work = drafts.add(table.id, request.user_id, text, request.draft.mark)
        await show_draft(request, await request.patiently(work))
        return
    played = await request.patiently(tables.play(table.id, request.user_id, text, version))
    await answer(request, played)


async def position_for(request: Request, table_id: int) -> Position:
    """Return the position in which the user decides: the table's, or that of their draft.

    Raises UnknownTable, WrongStatus, StalePrompt.
    """
    draft = request.draft
    if draft is None:
        return await request.context.host.tables.position(table_id)
    if draft.table_id != table_id:
        raise StalePrompt
    return draft.position


async def show_draft(request: Request, draft: Draft, *first: str) -> None:
    """Show a user's draft, as text and as a picture."""
    screen = draft_panel(draft, request.context, request.words, *first)
    look = look_of(draft.start.table, request.words, request.preferences)
    pictures = await request.drawn(of_draft(draft, look))
    await request.show(replace(screen, pictures=pictures))


async def answer(request: Request, played: Played) -> None:
    """Confirm a move, and offer to take it back while that may be possible."""
    request.moved = True
    screen = await result(request, played.position, "done-move", move_text(request, played))
    rows, table = screen.rows, played.position.table
    if played.position.decisions and not any(event.reveals for event in played.events):
        key = f"undo:{table.id}:{table.stamp(played.position.version)}"
        rows = (*rows, (Button(key, request.words("button-takeback"), "↩️"),))
    await request.show(replace(screen, rows=rows))


async def result(request: Request, position: Position, key: str, move: str) -> Screen:
    """Return the confirmation, with the user's next question if the public post does not ask it.

    The post does not ask it if the decision is made in panels, or if the post cannot be sent.
    """
    done = request.words(key, move=move)
    asked = position.user_decision(request.user_id) is not None
    if asked and (
        in_panels(position) or await request.context.host.posting.outbox.stuck(position.table.id)
    ):
        screen = panel(position, request.user_id, request.context, request.words, done)
        return await with_board(request, position, screen)
    return Screen((done,))


async def with_board(request: Request, position: Position, screen: Screen) -> Screen:
    """Return a panel with a picture of the question if no post shows it.

    That applies to decisions made by several players at once, made step by step, or based on facts
    that no other player may see. If the picture cannot be drawn, the panel has only text.
    """
    decision, info = position.user_decision(request.user_id), position.rules.info
    if decision is None or decision.kind not in info.atoms | info.secret:
        return screen
    look = look_of(position.table, request.words, request.preferences)
    view = position.view(decision.seat)
    job = Job(position.table.game, "question", view, look, about=decision)
    return replace(screen, pictures=await request.drawn(job))


async def with_step(
    request: Request, prompt: Prompt, depth: int, index: int, screen: Screen
) -> Screen:
    """Return the panel of a step with a picture of the remaining choices."""
    table = prompt.position.table
    look = look_of(table, request.words, request.preferences)
    about = decision_at(prompt, depth, index)
    job = Job(table.game, "question", prompt.view, look, about=about)
    return replace(screen, pictures=await request.drawn(job))


def move_text(request: Request, played: Played) -> str:
    """Return the effects of a move as sentences, or its label if there are none yet."""
    renderer = request.context.renderer(played.position.table.game)
    return made(played, request.user_id, renderer, request.words)


def taken_back(request: Request, undone: Played) -> str:
    """Return the label of a move that was taken back, as it is offered again."""
    position = undone.position
    chair = position.table.chair_of(request.user_id)
    renderer = request.context.renderer(position.table.game)
    if chair is None or chair.seat is None:
        return f"`{undone.notation}`"
    return offered(position, chair.seat, undone.notation, renderer, request.words)


class PlayCog(commands.Cog):
    """The `/play` command, and clicks on moves in every game."""

    def __init__(self, bot: Client) -> None:
        self.context: Context = bot.context
        self.tables = bot.context.host.tables
        self.editor = bot.editor
        self._typing: dict[int, Prompt] = {}
        """Prompts of the people typing moves: the labels are found at the first letter."""
        bot.handlers |= of_tables(
            {
                "mv": self.on_move,
                "sel": self.on_select,
                "step": self.on_step,
                "stepsel": self.on_step_select,
                "part": self.on_part,
                "now": self.on_now,
                "panel": self.on_panel,
                "undo": self.on_undo,
            }
        )

    @app_commands.command(name="play", description=t("cmd-play"))
    @app_commands.describe(move=t("arg-move"), table=t("arg-table"))
    @app_commands.guild_only()
    async def play(
        self, interaction: discord.Interaction, move: str, table: str | None = None
    ) -> None:
        """Play any legal move, given by its notation or its label."""
        request = await Request.of(interaction)
        found = await find(request, table, LIVE)
        await accept(request, found, await self._notation(request, found, move))

    @play.autocomplete("move")
    async def moves_typed(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the legal moves that contain the typed text."""
        request, found = await typed(interaction, LIVE)
        prompt = None if found is None else await self._typed(request, found)
        legal = () if prompt is None else prompt.labelled()
        return matching(((f"{label.text} ({text})", text) for text, label in legal), current)

    play.autocomplete("table")(tables_typed)

    async def on_move(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle a button that makes a move."""
        request.table_id, version, index = numbers(args, 3)
        await self._press(request, request.table_id, version, index)

    async def on_select(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle a menu of moves."""
        request.table_id, version, _page = numbers(args, 3)
        (index,) = numbers(":".join(values), 1)
        await self._press(request, request.table_id, version, index)

    async def on_step(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle a button that selects a step."""
        request.table_id, version, depth, index = numbers(args, 4)
        await self._step(request, request.table_id, version, depth, index)

    async def on_step_select(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle a menu that selects a step."""
        request.table_id, version, depth, _page = numbers(args, 4)
        (index,) = numbers(":".join(values), 1)
        await self._step(request, request.table_id, version, depth, index)

    async def on_now(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the button for the move that is offered first, without drafting it."""
        request.table_id, version, index = numbers(args, 3)
        await self._press(request, request.table_id, version, index, drafted=False)

    async def on_part(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Show a part of a list of choices that is too long for one message."""
        request.table_id, version, depth, index, _page = numbers(args, 5)
        first, end = numbers(":".join(values).replace(".", ":"), 2)
        prompt = await self._asked(request, request.table_id, version)
        if index >= len(prompt.decision.moves):
            raise StalePrompt
        screen = part_panel(prompt, depth, index, first, end)
        screen = await with_step(request, prompt, depth, index, screen)
        await request.show(in_draft(screen, request.draft))

    async def on_panel(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Open the private panel in its current state, whichever version was clicked."""
        request.table_id, _version = numbers(args, 2)
        position = await self.tables.position(request.table_id)
        if position.table.chair_of(request.user_id) is None:
            raise NotSeated
        try:
            draft, gone = request.draft or await self._drafted(request, position), ""
        except DraftGone as error:
            draft, gone = None, sentence(error, request.words)
        if draft is not None:
            await show_draft(request, draft)
            return
        screen = await self._with_orders(request, position, gone)
        await request.show(await with_board(request, position, screen))

    async def on_undo(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Take back the move that a reply confirmed, or offer to ask the other players."""
        request.table_id, stamp = numbers(args, 2)
        table = await self.tables.get(request.table_id)
        entries = await self.tables.standing(table.id, table.version)
        standing = [table.stamp(entry.version) for entry in entries]
        if stamp not in standing:
            raise StalePrompt
        if stamp != standing[-1]:
            await request.show(ask_instead(request, table, NothingToTakeBack(reason="moved")))
            return
        undone = await request.patiently(self.tables.takeback(request.table_id, request.user_id))
        await request.show(
            await result(request, undone.position, "done-takeback", taken_back(request, undone))
        )

    async def _with_orders(self, request: Request, position: Position, first: str) -> Screen:
        """Return the panel with the user's standing orders and the button that opens them."""
        table, words = position.table, request.words
        screen = panel(position, request.user_id, self.context, words, first)
        orders = self.context.host.automation.orders
        if table.status != "running" or orders.book(table.game) is None:
            return screen
        armed = armed_lines(
            await orders.armed(table.id, request.user_id), table.game, request.words
        )
        rows = (*screen.rows, (orders_button(table.id, request.words),))
        return replace(screen, texts=(*screen.texts, armed), rows=rows)

    async def _drafted(self, request: Request, position: Position) -> Draft | None:
        """Return the user's draft, or None if there is none. Raises DraftGone."""
        table = position.table
        if not position.rules.info.drafted or table.status != "running" or table.left_at:
            return None
        return await self.context.host.analysis.drafts.of(table.id, request.user_id)

    async def _step(
        self, request: Request, table_id: int, version: int, depth: int, index: int
    ) -> None:
        """Offer the next step in a private panel, or make the move if only one is left."""
        prompt = await self._asked(request, table_id, version)
        if not prompt.stepped or index >= len(prompt.decision.moves):
            raise StalePrompt
        screen = step_panel(prompt, depth, index)
        if screen is None:
            await self._press(request, table_id, version, index)
        else:
            screen = await with_step(request, prompt, depth, index, screen)
            await request.show(in_draft(screen, request.draft))

    async def _asked(self, request: Request, table_id: int, version: int) -> Prompt:
        """Return the prompt for the user's decision if it was asked at this version.

        Raises NotSeated, StalePrompt.
        """
        position = await position_for(request, table_id)
        if position.table.chair_of(request.user_id) is None:
            raise NotSeated
        prompt = prompt_of(position, request.user_id, self.context, request.words)
        if prompt is None or position.asked[prompt.seat] != version:
            raise StalePrompt
        return prompt

    async def _press(
        self, request: Request, table_id: int, version: int, index: int, drafted: bool = True
    ) -> None:
        """Make a move; draft it if a draft is open, or if `drafted` is set and it is required."""
        drafts, draft, user_id = self.context.host.analysis.drafts, request.draft, request.user_id
        if draft is not None:
            adding = drafts.add_index(table_id, user_id, index, draft.mark)
            await show_draft(request, await request.patiently(adding))
            return
        text = await self._draft_first(request, table_id, version, index) if drafted else ""
        if text:
            drafting = drafts.add_once(table_id, user_id, text)
            await show_draft(request, await request.patiently(drafting))
            return
        work = self.tables.play_index(table_id, request.user_id, version, index)
        await answer(request, await self._played(request, work))

    async def _played(self, request: Request, work: Awaitable[Played]) -> Played:
        """Make a move; if the live post was clicked, remove its outdated buttons."""
        post = request.interaction.message
        if post is None or request.in_panel:
            return await request.patiently(work)
        with self.editor.clicked(post.id):
            played = await request.patiently(work)
            if played.position.table.post_id == post.id:
                request.on_post = await self.editor.answer(request.interaction)
        return played

    async def _draft_first(self, request: Request, table_id: int, version: int, index: int) -> str:
        """Return the notation of a move that must be drafted first, or ""."""
        position = await self.tables.position(table_id)
        decision, info = position.user_decision(request.user_id), position.rules.info
        if decision is None or decision.kind not in info.drafted or not info.draft_first:
            return ""
        if position.asked[decision.seat] != version or index >= len(decision.moves):
            return ""
        text = position.rules.notate(decision.moves[index])
        return text if text.startswith(info.draft_first) else ""

    async def _typed(self, request: Request, table: Table) -> Prompt | None:
        """Return the user's prompt, the same object as long as the table does not change."""
        prompt, known = await self._prompt(request, table), self._typing.get(request.user_id)
        if prompt is None or (known is not None and _is_same(known, prompt)):
            return prompt and known
        if len(self._typing) >= MOST_TYPING:
            self._typing.clear()
        self._typing[request.user_id] = prompt
        return prompt

    async def _prompt(self, request: Request, table: Table) -> Prompt | None:
        position = await self.tables.position(table.id)
        return prompt_of(position, request.user_id, self.context, request.words)

    async def _notation(self, request: Request, table: Table, typed: str) -> str:
        """Return the notation of the only move with the typed label, or else the typed text."""
        wanted, prompt = typed.strip().casefold(), await self._prompt(request, table)
        if prompt is None or wanted in map(prompt.notation, prompt.order):
            return typed
        fitting = [
            text for text, label in prompt.labelled() if plain(label.text).casefold() == wanted
        ]
        return fitting[0] if len(fitting) == 1 else typed


def _is_same(known: Prompt, prompt: Prompt) -> bool:
    same = known.position is prompt.position and known.seat == prompt.seat
    return same and known.words.language == prompt.words.language


async def setup(bot: Client) -> None:
    """Load the cog."""
    await bot.add_cog(PlayCog(bot))
