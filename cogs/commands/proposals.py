"""`/propose`: decisions that the players make together, with their posts and buttons.

The custom_ids: `vote:<proposal>:<number of the answer>`, and `askback:<table>`, which proposes to
take back the user's own last move.

Texts: `proposals.ftl`, `table.ftl`, `help.ftl`. Tests: `tests/cogs/test_proposals.py`,
`tests/cogs/test_absence.py`, `tests/cogs/test_takebacks.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import partial
from typing import Any

import discord
from babel.lists import format_list
from discord import app_commands
from discord.ext import commands

from bot.engine.api import Option
from bot.host.absence.service import MOST_PAUSE_DAYS, PAUSE_DAYS
from bot.host.core.api import NothingToTakeBack, StalePrompt, Table
from bot.host.core.paces import PACES
from bot.host.core.tables import Tables
from bot.host.proposals.service import Proposal, Proposals
from bot.locales import Words
from bot.locales.markdown import escaped, mention
from bot.presenting import limits
from bot.presenting.moves.refusals import sentence
from bot.presenting.proposals import MARKS, asks, decided, details, own_last, quorum, said
from bot.presenting.table import words_at
from cogs.client import Client
from cogs.commands.boards import seat_of
from cogs.posting.posts import Post
from cogs.posting.publisher import send_once
from cogs.requests.budget import Priority
from cogs.requests.throttle import calls_as
from cogs.ui.context import Context, numbers
from cogs.ui.handlers import of_proposals, of_tables
from cogs.ui.interaction import Request
from cogs.ui.kit.layout import layout
from cogs.ui.kit.screen import Button, Row, Screen
from cogs.ui.kit.translation import t
from cogs.ui.lookup import LIVE, LOBBY, find, matching, title, typed
from cogs.ui.table_command import choices_typed, tables_typed
from render.text.wording import described

ANSWERS = ("agree", "decline", "withdraw")
_LOOKS = {"decline": ("❌", "stop"), "agree": ("✅", "go"), "withdraw": ("✋", "plain")}
_OUTCOMES = {
    "agreed": "✅",
    "declined": "❌",
    "expired": "⌛",
    "withdrawn": "✋",
    "overtaken": "⏩",
}


def question(proposal: Proposal, details: str, words: Words) -> Screen:
    """Return the public message that asks the players to vote, with the votes so far."""
    until = int(proposal.due_at.timestamp())
    closing = words("proposal-until", until=f"<t:{until}:f> (<t:{until}:R>)")
    voices = " · ".join(f"{MARKS[voice.agrees]} {escaped(voice.name)}" for voice in proposal.voices)
    asked = [f"<@{voice.user_id}>" for voice in proposal.voices if voice.agrees is None]
    names = format_list(asked, locale=words.locale)
    texts = (
        f"⚖️ **{asks(proposal, words)}**",
        details,
        voices,
        f"{quorum(proposal, words)} {closing}".strip(),
    )
    asking = f"➜ {words('proposal-agree', names=names, count=len(asked))}" if asked else ""
    return Screen(texts, question=asking, rows=(_buttons(proposal, words),))


def verdict(proposal: Proposal, words: Words) -> Screen:
    """Return the public message on the outcome of a proposal."""
    outcome = proposal.outcome or ""
    return Screen((f"{_OUTCOMES[outcome]} {decided(proposal, words)}",))


async def _details(context: Context, proposal: Proposal, words: Words) -> str:
    return await details(context, proposal, mention(proposal.absentee or 0), words)


async def propose(request: Request, table: Table, kind: str, **data: str | int) -> None:
    """Make a proposal on behalf of a user, and confirm it."""
    proposals = request.context.host.proposals
    work = proposals.propose(table.id, request.user_id, kind, **data)
    proposal = await request.patiently(work)
    await request.say("done-propose", decided=proposal.outcome or "no")


def ask_instead(request: Request, table: Table, error: NothingToTakeBack) -> Screen:
    """Return a screen on why a move cannot be taken back freely, and an alternative."""
    button = Button(f"askback:{table.id}", request.words("button-ask-back"), "⚖️", "main")
    rows = () if error.args_.get("reason") == "nothing" else ((button,),)
    return Screen((sentence(error, request.words),), rows=rows)


def _take_back_instead(request: Request, table: Table, version: int) -> Screen:
    """Return a screen with a button to take back the user's last move without asking."""
    label = request.words("button-takeback")
    rows = ((Button(f"undo:{table.id}:{table.stamp(version)}", label, "↩️", "main"),),)
    return Screen((request.words("instead-takeback"),), rows=rows)


def _abandon_instead(request: Request, table: Table) -> Screen:
    """Return a screen on who can end a lobby, and how others can leave it."""
    owner = table.owner_id == request.user_id
    text = request.words("instead-abandon", owner="yes" if owner else "no")
    return Screen((f"**{title(table, request.words)}**\n{text}",))


class ThreadAnnouncer:
    """Announcer that posts proposals in the threads of their tables."""

    def __init__(self, bot: Client) -> None:
        self._context = bot.context
        self._publisher = bot.publisher
        self._sender = bot.sender
        self._client = bot

    async def ask(self, proposal: Proposal) -> int | None:
        """Post the question, notifying the people whom it asks. Raises PublishFailed."""
        words = Words(proposal.table.language, proposal.table.names)
        screen = question(proposal, await _details(self._context, proposal, words), words)
        nonce, table_id = _question_nonce(proposal), proposal.table.id
        post = Post(screen, proposal.calls, nonce, table_id=table_id)
        since = proposal.made_at if proposal.tried else None
        place_id = await self._place(proposal)
        message_id = await self._publisher.ask(proposal.table, place_id, post, since)
        now = await self._context.host.proposals.get(proposal.id)
        if now.voices != proposal.voices:
            self.show(replace(now, message_id=message_id))
        return message_id

    async def answer(self, proposal: Proposal) -> None:
        """Post the outcome, and remove the buttons from the question. Raises PublishFailed."""
        words = Words(proposal.table.language, proposal.table.names)
        place_id = await self._place(proposal)
        table_id = proposal.table.id
        post = Post(verdict(proposal, words), (), f"a{proposal.id}", table_id=table_id)
        since = proposal.decided_at if proposal.tried else None
        await send_once(self._sender, place_id, post, since)
        asked = proposal.message_id or await self._forgotten(proposal, place_id)
        if asked is not None:
            await self._context.host.posting.outbox.retire(proposal.table.id, place_id, asked)

    def show(self, proposal: Proposal) -> None:
        """Update the votes on the question soon; a newer update replaces a pending one."""
        if proposal.message_id is not None and proposal.outcome is None:
            edit = partial(self._edit, proposal.id, proposal.message_id)
            self._client.cards.edit_soon(proposal.message_id, edit)

    @calls_as(Priority.EDIT)
    async def _edit(self, number: int, message_id: int) -> None:
        """Edit a question that is still open. Raises Decided, and the errors of discord.py."""
        proposals = self._context.host.proposals
        proposal = await proposals.get(number)
        if proposal.outcome is not None:
            return
        words = Words(proposal.table.language, proposal.table.names)
        screen = question(proposal, await _details(self._context, proposal, words), words)
        place_id = proposal.table.place_id
        message = self._client.get_partial_messageable(place_id).get_partial_message(message_id)
        self._context.messages.pop(message_id, None)
        await message.edit(view=layout(screen, _mark(proposal)))
        if (await proposals.get(number)).outcome is not None:
            # It was decided meanwhile, and this edit may have restored its removed buttons.
            await self._context.host.posting.outbox.retire(proposal.table.id, place_id, message_id)

    async def _forgotten(self, proposal: Proposal, place_id: int) -> int | None:
        """Return the message of a question whose sending was never confirmed, or None.

        Raises PublishFailed.
        """
        if not (proposal.tried and proposal.voices):
            return None
        post = Post(Screen(), (), _question_nonce(proposal))
        found = await self._sender.find(place_id, post, proposal.made_at, None)
        return None if found is None else found.message_id

    async def _place(self, proposal: Proposal) -> int:
        table = proposal.table
        return table.place_id if table.status == "lobby" else await self._sender.place(table)


def proposing(
    name: str, *options: str, **described: str
) -> Callable[[Any], app_commands.Command[ProposalsCog, ..., None]]:
    """Return a decorator for a subcommand of `/propose` with these options and a table.

    `described` maps an option to a text with a different name, if its own has another meaning.
    """
    keys = {option: option for option in options} | described
    about = {option: t(f"arg-propose-{key}") for option, key in keys.items()}
    about["table"] = t("arg-table")

    def decorate(
        method: Callable[..., Coroutine[Any, Any, None]],
    ) -> app_commands.Command[ProposalsCog, ..., None]:
        command: app_commands.Command[ProposalsCog, ..., None]
        command = app_commands.command(name=name, description=t(f"cmd-propose-{name}"))(method)
        command = app_commands.describe(**about)(command)
        return app_commands.autocomplete(table=tables_typed)(command)

    return decorate


async def _others_typed(
    interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Suggest the other players."""
    request, table = await typed(interaction, LIVE)
    chairs = () if table is None else table.chairs
    named = [
        (escaped(chair.name), str((chair.seat or 0) + 1))
        for chair in chairs
        if chair.user_id != request.user_id
    ]
    return matching(named, current)


@app_commands.guild_only()
class ProposalsCog(commands.GroupCog, group_name="propose", group_description=t("cmd-propose")):
    """Commands and buttons of proposals."""

    def __init__(self, bot: Client, tables: Tables, proposals: Proposals) -> None:
        self.context: Context = bot.context
        self.tables = tables
        self.proposals = proposals
        self.proposals.announcer = self.context.votes = ThreadAnnouncer(bot)
        bot.handlers |= of_proposals({"vote": self.on_vote})
        bot.handlers |= of_tables({"askback": self.on_ask_back})

    @proposing("takeback", "move")
    async def takeback(
        self, interaction: discord.Interaction, move: int | None = None, table: str | None = None
    ) -> None:
        """Propose to take back a move and all later ones, by default the user's own last move."""
        request = await Request.of(interaction)
        found = await find(request, table, LIVE)
        free = await self.tables.free_takeback(found.id, request.user_id)
        if move is None and free is not None:
            await request.show(_take_back_instead(request, found, free))
            return
        first = await self._own_last(request, found) if move is None else move
        await propose(request, found, "takeback", version=first - 1)

    @takeback.autocomplete("move")
    async def moves_typed(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[int]]:
        """Suggest the newest moves that have not been taken back."""
        request, table = await typed(interaction, LIVE)
        if table is None:
            return []
        words = words_at(table, request.words)
        entries = await self.tables.standing(table.id, limits.OPTIONS)
        named = [
            (
                described(str(entry.version), said(self.context, table, entry, words), words),
                entry.version,
            )
            for entry in reversed(entries)
        ]
        return matching(named, current)

    @proposing("pause", "days")
    async def pause(
        self,
        interaction: discord.Interaction,
        days: app_commands.Range[int, 1, MOST_PAUSE_DAYS] = PAUSE_DAYS,
        table: str | None = None,
    ) -> None:
        """Propose to stop all clocks for some days."""
        request = await Request.of(interaction)
        await propose(request, await find(request, table, LIVE), "pause", days=days)

    @proposing("away", player="absentee")
    async def away(
        self, interaction: discord.Interaction, player: str, table: str | None = None
    ) -> None:
        """Propose that a house bot plays for a player, at a table without clocks."""
        request = await Request.of(interaction)
        found = await find(request, table, LIVE)
        await propose(request, found, "away", seat=seat_of(found, player))

    @proposing("resume")
    async def resume(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Propose to restart the clocks."""
        await self._simple(interaction, "resume", table)

    @proposing("abandon")
    async def abandon(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Propose to end the game without a result."""
        request = await Request.of(interaction)
        found = await find(request, table, (*LIVE, *LOBBY))
        if found.status == "lobby":
            await request.show(_abandon_instead(request, found))
        else:
            await propose(request, found, "abandon")

    @proposing("end")
    async def end(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Propose to end the game with the current scores."""
        await self._simple(interaction, "end", table)

    @proposing("pace", "pace")
    async def pace(
        self, interaction: discord.Interaction, pace: str, table: str | None = None
    ) -> None:
        """Propose a different pace."""
        request = await Request.of(interaction)
        await propose(request, await find(request, table, LIVE), "pace", pace=pace)

    @pace.autocomplete("pace")
    async def paces_typed(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the paces."""
        words = (await Request.of(interaction)).words
        return matching([(words(f"pace-{key}"), key) for key in PACES], current)

    @proposing("swap", "player")
    async def swap(
        self, interaction: discord.Interaction, player: str, table: str | None = None
    ) -> None:
        """Propose to exchange seats with another player."""
        request = await Request.of(interaction)
        found = await find(request, table, LIVE)
        await propose(request, found, "swap", seat=seat_of(found, player))

    away.autocomplete("player")(_others_typed)
    swap.autocomplete("player")(_others_typed)

    @proposing("option", "option", "choice")
    async def option(
        self,
        interaction: discord.Interaction,
        option: str,
        choice: str,
        table: str | None = None,
    ) -> None:
        """Propose a different choice for an option before the game begins."""
        request = await Request.of(interaction)
        found = await find(request, table, LOBBY)
        await propose(request, found, "option", option=option, choice=choice)

    @option.autocomplete("option")
    async def options_typed(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the game's options by name."""
        request, table = await typed(interaction, LOBBY)
        if table is None:
            return []
        named = [
            (request.words(f"{table.game}-option-{o.key}"), o.key) for o in self._options(table)
        ]
        return matching(named, current)

    option.autocomplete("choice")(choices_typed)

    async def on_vote(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle a button of a proposal: vote yes or no, or withdraw the proposal."""
        number, answer = numbers(args, 2)
        if answer >= len(ANSWERS):
            raise StalePrompt
        if ANSWERS[answer] == "withdraw":
            work = self.proposals.withdraw(number, request.user_id)
        else:
            work = self.proposals.vote(number, request.user_id, ANSWERS[answer] == "agree")
        await self._show(request, await request.patiently(work))

    async def on_ask_back(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Propose to take back the user's own last move, after a direct attempt was refused."""
        (request.table_id,) = numbers(args, 1)
        table = await self.tables.get(request.table_id)
        version = await self._own_last(request, table) - 1
        await propose(request, table, "takeback", version=version)

    async def _show(self, request: Request, proposal: Proposal) -> None:
        """Show the new vote on the question; the outcome is posted separately."""
        if request.interaction.response.is_done():
            await request.say("done-vote")
        elif proposal.outcome is None:
            words = Words(proposal.table.language, proposal.table.names)
            told = await _details(self.context, proposal, words)
            await request.update(question(proposal, told, words), _mark(proposal))
        else:
            await request.acknowledge()

    async def _simple(self, interaction: discord.Interaction, kind: str, named: str | None) -> None:
        request = await Request.of(interaction)
        await propose(request, await find(request, named, LIVE), kind)

    def _options(self, table: Table) -> tuple[Option, ...]:
        return self.context.rules(table.game).info.options

    async def _own_last(self, request: Request, table: Table) -> int:
        """Return the version of the user's newest move. Raises NothingToTakeBack."""
        version = await own_last(self.tables, table, request.user_id)
        if version is None:
            raise NothingToTakeBack(reason="nothing")
        return version


def _mark(proposal: Proposal) -> int:
    """Return the mark by which the question's post can be found again."""
    return Post(Screen(), (), _question_nonce(proposal)).mark


def _question_nonce(proposal: Proposal) -> str:
    return f"q{proposal.id}"


def _buttons(proposal: Proposal, words: Words) -> Row:
    return tuple(
        Button(f"vote:{proposal.id}:{number}", words(f"button-{answer}"), *_LOOKS[answer])
        for number, answer in enumerate(ANSWERS)
    )


async def setup(bot: Client) -> None:
    """Load the cog."""
    host = bot.context.host
    await bot.add_cog(ProposalsCog(bot, host.tables, host.proposals))
