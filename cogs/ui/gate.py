"""The gate for clicks and commands: it rejects repeated ones and, while shut, all of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Protocol, cast

import discord
from cachetools import FIFOCache
from discord import app_commands

from bot.locales import Words, spoken
from bot.presenting.moves.gate import Gate
from cogs.requests.budget import Priority
from cogs.requests.throttle import calling_as
from cogs.ui.context import HasContext
from cogs.ui.installs import Command, refusal, stated
from cogs.ui.interaction import LOST, language_for
from cogs.ui.kit.layout import layout
from cogs.ui.kit.screen import Screen

_HASTE = 1.0
"""Seconds allowed for finding out a person's language; Discord waits three for the whole answer."""
REMEMBERED = 20_000
"""Maximum number of interactions remembered to recognise repeats.

This allows 22 a second for a quarter of an hour, after which their tokens expire (Receiving and
Responding, Responding to an Interaction).
"""

_log = logging.getLogger(__name__)


class InteractionGate(Gate):
    """A gate for Discord's interactions, which also rejects repeats."""

    def __init__(self) -> None:
        super().__init__()
        self._begun: FIFOCache[int, bool] = FIFOCache(REMEMBERED)

    async def admits(self, interaction: discord.Interaction) -> bool:
        """Return whether an interaction may proceed; if not, explain why, except to a repeat.

        Texts with NUL are rejected: PostgreSQL cannot store that character, and nobody types it.
        """
        if self._comes_again(interaction):
            return False
        why = "one-moment" if self.shut else "error-bad-text" if _has_nul(interaction.data) else ""
        why = why or refusal(interaction)
        if why:
            await _turn_away(interaction, why)
        return not why

    def _comes_again(self, interaction: discord.Interaction) -> bool:
        """Return whether an interaction has begun before, as each is carried out only once.

        A resumed session may repeat interactions (Gateway, Resuming). Remembering them in this
        process is enough: a process that starts begins a new session, which repeats nothing from an
        earlier one.
        """
        if interaction.type is discord.InteractionType.autocomplete:
            return False
        again = self._begun.get(interaction.id) is not None
        self._begun[interaction.id] = True
        if again:
            _log.info("an interaction came again, and is not carried out again")
        return again


class HasGate(Protocol):
    """A client that has an `InteractionGate`."""

    gate: InteractionGate


class GatedTree(app_commands.CommandTree[discord.Client]):
    """The commands and their autocomplete suggestions, behind the client's gate."""

    def add_command(self, command: Command, /, **options: Any) -> None:  # noqa: ANN401
        """Add a command after setting its installation types and contexts."""
        super().add_command(stated(command), **options)

    @property
    def _gate(self) -> InteractionGate:
        return cast(HasGate, self.client).gate

    async def interaction_check(self, interaction: discord.Interaction) -> bool:
        """Return whether a command may begin."""
        return await self._gate.admits(interaction)

    async def _call(self, interaction: discord.Interaction) -> None:
        # discord.py has a hook for the beginning of a command, but none for its end.
        with self._gate.under_way(), calling_as(Priority.ANSWER):
            await super()._call(interaction)
            if interaction.type is discord.InteractionType.autocomplete:
                await _suggest_nothing(interaction)


async def _suggest_nothing(interaction: discord.Interaction) -> None:
    """Send empty suggestions if none were sent, for example because the database is down.

    Otherwise discord.py would only log the error and leave the person waiting.
    """
    if not interaction.response.is_done():
        with suppress(*LOST):
            await interaction.response.autocomplete([])


def _has_nul(sent: object) -> bool:
    """Return whether any text in Discord's JSON contains NUL."""
    if isinstance(sent, Mapping):
        return any(map(_has_nul, sent.values()))
    return any(map(_has_nul, sent)) if isinstance(sent, list) else "\0" in str(sent)


async def _turn_away(interaction: discord.Interaction, why: str) -> None:
    """Explain why nothing was done (`why` is a text's key), in a message that keeps the panel."""
    try:
        if interaction.type is discord.InteractionType.autocomplete:
            await _suggest_nothing(interaction)
            return
        words = Words(await _language(interaction))
        screen = Screen(texts=(words(why),))
        await interaction.response.send_message(view=layout(screen), ephemeral=True)
    except LOST:
        return


async def _language(interaction: discord.Interaction) -> str | None:
    try:
        async with asyncio.timeout(_HASTE):
            context = cast(HasContext, interaction.client).context
            preferences = await context.host.people.preferences.get(interaction.user.id)
            return await language_for(interaction, context, preferences)
    except Exception:
        return spoken(str(interaction.locale))
