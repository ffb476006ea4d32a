"""`/sandbox`: private copies of positions to try moves on, visible only to their owner.

The custom_ids, where count is the number of moves tried so far:

* `trymv:<sandbox>:<count>:<index>`: make that move
* `trysel:<sandbox>:<count>:<page>`: the same by a menu, whose values are the indices
* `trystep:<sandbox>:<count>:<depth>:<index>`: offer the moves that have the same first `depth`
  steps
* `trystepsel:<sandbox>:<count>:<depth>:<page>`: the same by a menu, whose values are the indices
* `trypart:<sandbox>:<count>:<depth>:<index>:<page>`: offer a part of very many choices, given by
  their positions in the order; those of earlier versions have no depth and index
* `try:<sandbox>:<count>:<number>`: one of ACTIONS
* `tryat:<table>:<version>:<seat>`: copy that position, as a seat saw it

Texts: `sandbox.ftl`, `table.ftl`, `history.ftl`, `panels.ftl`. Tests: `tests/cogs/test_sandbox.py`.
"""

from __future__ import annotations

from collections.abc import Awaitable

import discord
from discord import app_commands
from discord.ext import commands

from bot.host.analysis.sandboxes import Sandbox
from bot.host.analysis.services import Analysis
from bot.host.core.api import StalePrompt
from bot.locales import Words
from bot.presenting import limits
from bot.presenting.moves.prompt import Prompt
from bot.presenting.pictures import look_of
from bot.presenting.table import words_at
from cogs.client import Client
from cogs.ui.context import Context, numbers
from cogs.ui.decisions import (
    WHOLE,
    Begun,
    begun_with,
    chosen_so_far,
    decision_at,
    try_rows,
)
from cogs.ui.handlers import of_tables
from cogs.ui.interaction import Request
from cogs.ui.kit.choices import StoredNumber, VersionNumber
from cogs.ui.kit.screen import Button, Row, Screen
from cogs.ui.kit.translation import t
from cogs.ui.lookup import SHOWN, find, matching, title
from cogs.ui.table_command import tables_typed
from render.api import Picture
from render.jobs import Job

ACTIONS = ("back", "again", "bot", "board", "close")
_LOOKS = {"back": "↩️", "again": "⏮️", "bot": "🤖", "board": "🖼️", "close": "🗑️"}
EVENTS_TEXT = 1200


@app_commands.guild_only()
class SandboxCog(commands.GroupCog, group_name="sandbox", group_description=t("cmd-sandbox")):
    """The `/sandbox` commands, and the buttons of sandboxes."""

    def __init__(self, bot: Client, analysis: Analysis) -> None:
        self.context: Context = bot.context
        self.sandboxes = analysis.sandboxes
        bot.handlers |= {
            "trymv": self.on_move,
            "trysel": self.on_select,
            "trystep": self.on_step,
            "trystepsel": self.on_step_select,
            "trypart": self.on_part,
            "try": self.on_action,
        }
        bot.handlers |= of_tables({"tryat": self.on_copy})

    @app_commands.command(name="open", description=t("cmd-sandbox-open"))
    @app_commands.describe(version=t("arg-version"), alone=t("arg-alone"), table=t("arg-table"))
    async def open(
        self,
        interaction: discord.Interaction,
        version: VersionNumber | None = None,
        alone: bool = False,
        table: str | None = None,
    ) -> None:
        """Copy the current position or an earlier one."""
        request = await Request.of(interaction)
        found = await find(request, table, SHOWN)
        work = self.sandboxes.open(found.id, request.user_id, version, alone)
        await self._show(request, await request.patiently(work))

    open.autocomplete("table")(tables_typed)

    @app_commands.command(name="show", description=t("cmd-sandbox-show"))
    @app_commands.describe(sandbox=t("arg-sandbox"))
    async def show(
        self,
        interaction: discord.Interaction,
        sandbox: StoredNumber | None = None,
    ) -> None:
        """Continue a sandbox, by default the newest one."""
        request = await Request.of(interaction)
        await self._show(request, await self._meant(request, sandbox))

    @app_commands.command(name="play", description=t("cmd-sandbox-play"))
    @app_commands.describe(move=t("arg-move"), sandbox=t("arg-sandbox"))
    async def play(
        self,
        interaction: discord.Interaction,
        move: str,
        sandbox: StoredNumber | None = None,
    ) -> None:
        """Try any legal move, given in notation."""
        request = await Request.of(interaction)
        meant = await self._meant(request, sandbox)
        work = self.sandboxes.play(request.user_id, meant.id, move)
        await self._show(request, await request.patiently(work))

    @app_commands.command(name="close", description=t("cmd-sandbox-close"))
    @app_commands.describe(sandbox=t("arg-sandbox"))
    async def close(
        self,
        interaction: discord.Interaction,
        sandbox: StoredNumber | None = None,
    ) -> None:
        """Delete a sandbox."""
        request = await Request.of(interaction)
        await self._close(request, (await self._meant(request, sandbox)).id)

    @play.autocomplete("move")
    async def moves_typed(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the legal moves of the sandbox named, or of the newest one."""
        request = await Request.of(interaction)
        named = getattr(interaction.namespace, "sandbox", None)
        found = await self.sandboxes.of(request.user_id)
        meant = next((s for s in reversed(found) if named in (None, s.id)), None)
        if meant is None or meant.decision is None:
            return []
        moves = map(meant.position.rules.notate, meant.decision.moves)
        return matching([(move, move) for move in moves], current)

    @show.autocomplete("sandbox")
    @play.autocomplete("sandbox")
    @close.autocomplete("sandbox")
    async def sandboxes_typed(
        self, interaction: discord.Interaction, current: int | str
    ) -> list[app_commands.Choice[int]]:
        """Suggest the user's sandboxes."""
        request = await Request.of(interaction)
        found = await self.sandboxes.of(request.user_id)
        return matching(
            [(_title(sandbox, request.words), sandbox.id) for sandbox in found], current
        )

    async def on_move(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle a button that makes a move."""
        sandbox_id, count, index = numbers(args, 3)
        work = self.sandboxes.play_index(request.user_id, sandbox_id, count, index)
        await self._answer(request, sandbox_id, work)

    async def on_select(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle a menu of moves."""
        sandbox_id, count, _page = numbers(args, 3)
        (index,) = numbers(":".join(values), 1)
        work = self.sandboxes.play_index(request.user_id, sandbox_id, count, index)
        await self._answer(request, sandbox_id, work)

    async def on_part(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Show a part of a long list of moves; an outdated click shows the current state."""
        sandbox_id, count, *found = numbers(args, max(3, args.count(":") + 1))
        sandbox = await self.sandboxes.get(request.user_id, sandbox_id)
        begun = Begun.of_part(found, values)
        await self._show(request, sandbox, begun=begun if _is_at(sandbox, count) else WHOLE)

    async def on_step(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle a button that selects a step."""
        sandbox_id, count, depth, index = numbers(args, 4)
        await self._step(request, sandbox_id, count, Begun(depth, index))

    async def on_step_select(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle a menu that selects a step."""
        sandbox_id, count, depth, _page = numbers(args, 4)
        (index,) = numbers(":".join(values), 1)
        await self._step(request, sandbox_id, count, Begun(depth, index))

    async def _step(self, request: Request, sandbox_id: int, count: int, begun: Begun) -> None:
        """Offer the next step, or make the move if only one is left."""
        sandbox = await self.sandboxes.get(request.user_id, sandbox_id)
        if not _is_at(sandbox, count):
            await self._show(request, sandbox)
            return
        found = begun_with(self._prompt(request, sandbox), begun)
        if isinstance(found, Begun):
            await self._show(request, sandbox, begun=found)
        else:
            work = self.sandboxes.play_index(request.user_id, sandbox_id, count, found)
            await self._answer(request, sandbox_id, work)

    async def on_action(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle a button below the moves."""
        sandbox_id, count, number = numbers(args, 3)
        if number >= len(ACTIONS):
            raise StalePrompt
        action, user_id = ACTIONS[number], request.user_id
        if action == "close":
            await self._close(request, sandbox_id)
        elif action == "board":
            with self.context.draw_limits.of(user_id):
                await request.defer()
                sandbox = await self.sandboxes.get(user_id, sandbox_id)
                await self._show(request, sandbox, await self._board(request, sandbox))
        elif action == "bot":
            work = self.sandboxes.play_bot(user_id, sandbox_id, count)
            await self._answer(request, sandbox_id, work)
        else:
            work = self.sandboxes.back(user_id, sandbox_id, count, action == "again")
            await self._answer(request, sandbox_id, work)

    async def on_copy(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Copy an earlier position, in a message separate from the panel with the button."""
        table_id, version, seat = numbers(args, 3)
        found = await find(request, str(table_id), SHOWN)
        if seat >= len(found.chairs):
            raise StalePrompt
        await request.defer_separately()
        work = self.sandboxes.open(found.id, request.user_id, version, seat=seat)
        await self._show(request, await request.patiently(work))

    async def _answer(self, request: Request, sandbox_id: int, work: Awaitable[Sandbox]) -> None:
        """Show the result of a click; after an outdated click, show the current sandbox."""
        try:
            sandbox = await request.patiently(work)
        except StalePrompt:
            sandbox = await self.sandboxes.get(request.user_id, sandbox_id)
        await self._show(request, sandbox)

    async def _close(self, request: Request, sandbox_id: int) -> None:
        await self.sandboxes.close(request.user_id, sandbox_id)
        await request.say("sandbox-closed")

    async def _meant(self, request: Request, number: int | None) -> Sandbox:
        """Return the sandbox named, or else the newest one. Raises NoSandbox."""
        if number is None:
            found = await self.sandboxes.of(request.user_id)
            number = found[-1].id if found else 0
        return await self.sandboxes.get(request.user_id, number)

    async def _show(
        self,
        request: Request,
        sandbox: Sandbox,
        pictures: tuple[Picture, ...] = (),
        begun: Begun = WHOLE,
    ) -> None:
        """Show a sandbox: the effects of its last step, the question, and the moves."""
        position = sandbox.position
        words = words_at(position.table, request.words)
        renderer = self.context.renderer(position.table.game)
        said = renderer.tell(sandbox.events, words)
        texts: tuple[str, ...] = (
            f"### 🧪 {_title(sandbox, words)}",
            f"-# {words('sandbox-about', until=_until(sandbox))}",
            limits.fit_lines(said, EVENTS_TEXT, "…"),
            "\n".join(renderer.score_lines(position.scores, words)),
        )
        controls = _controls(sandbox, words)
        decision = sandbox.decision
        if decision is None:
            screen = Screen(texts, pictures, words("table-is-over"), (controls,))
        else:
            prompt = self._prompt(request, sandbox)
            rows = try_rows(_place(sandbox), prompt, begun)
            question = f"**{prompt.question}**\n{chosen_so_far(prompt, begun)}".strip()
            if begun != WHOLE:
                texts, pictures = texts[:1], await self._step_picture(request, prompt, begun)
            screen = Screen(texts, pictures, question, (*rows, controls))
        await request.show(screen, lasting=True)

    def _prompt(self, request: Request, sandbox: Sandbox) -> Prompt:
        """Return the prompt for the sandbox's decision."""
        assert sandbox.decision is not None
        renderer = self.context.renderer(sandbox.position.table.game)
        return Prompt(sandbox.position, sandbox.decision.seat, renderer, request.words)

    async def _step_picture(
        self, request: Request, prompt: Prompt, begun: Begun
    ) -> tuple[Picture, ...]:
        """Return a picture of the remaining choices."""
        table = prompt.position.table
        look = look_of(table, prompt.words, request.preferences)
        about = decision_at(prompt, begun.depth, begun.move)
        return await request.drawn(Job(table.game, "question", prompt.view, look, about=about))

    async def _board(self, request: Request, sandbox: Sandbox) -> tuple[Picture, ...]:
        """Return a picture of the table that marks all changes made by the tried moves."""
        position = sandbox.position
        table = position.table
        look = look_of(table, words_at(table, request.words), request.preferences)
        view, since = position.view(sandbox.seat), sandbox.start.view(sandbox.seat)
        job = Job(table.game, "table", view, look, since)
        return await request.drawn(job)


def _title(sandbox: Sandbox, words: Words) -> str:
    table = title(sandbox.position.table, words)
    return words("sandbox-title", number=sandbox.id, table=table, version=sandbox.version)


def _until(sandbox: Sandbox) -> str:
    return f"<t:{sandbox.expires_at:.0f}:f>"


def _is_at(sandbox: Sandbox, count: int) -> bool:
    return sandbox.decision is not None and len(sandbox.moves) == count


def _place(sandbox: Sandbox) -> str:
    return f"{sandbox.id}:{len(sandbox.moves)}"


def _controls(sandbox: Sandbox, words: Words) -> Row:
    """Return the buttons below the moves, except those that would do nothing."""
    useless = {"back", "again"} if not sandbox.moves else set()
    useless |= {"bot"} if sandbox.decision is None else set()
    return tuple(
        Button(f"try:{_place(sandbox)}:{number}", words(f"button-try-{action}"), _LOOKS[action])
        for number, action in enumerate(ACTIONS)
        if action not in useless
    )


async def setup(bot: Client) -> None:
    """Load the cog."""
    await bot.add_cog(SandboxCog(bot, bot.context.host.analysis))
