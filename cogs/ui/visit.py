"""One interaction of one person: the language, the answers, the second within which one comes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar, cast

import discord

from bot.host.api import Keeps, Person
from bot.locales import Words, spoken
from cogs.ui.house import House
from cogs.ui.latest import Answer
from cogs.ui.layout import layout
from cogs.ui.screen import Screen

if TYPE_CHECKING:
    from bot.app import GamesBot

PATIENCE = 1.0
"""Seconds after which we tell Discord that the answer will come later."""

NOTHING = Keeps()

T = TypeVar("T")

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class Visit:
    """What a command or a click is answered with; `table_id` once it is known."""

    interaction: discord.Interaction
    house: House
    words: Words
    keeps: Keeps = NOTHING
    table_id: int | None = None

    @classmethod
    async def of(cls, interaction: discord.Interaction) -> Visit:
        """Return the one visit of an interaction, in its person's language."""
        known = interaction.extras.get("visit")
        if isinstance(known, Visit):
            return known
        house = cast("GamesBot", interaction.client).house
        try:
            keeps = await house.host.people.keeps(interaction.user.id)
            language = keeps.language or await _language(interaction, house)
        except Exception:
            _log.exception("what user %s keeps could not be read", interaction.user.id)
            keeps, language = NOTHING, spoken(str(interaction.locale))
        words = Words(language)
        visit = interaction.extras["visit"] = cls(interaction, house, words, keeps)
        return visit

    @property
    def user_id(self) -> int:
        """Return the person's id."""
        return self.interaction.user.id

    @property
    def person(self) -> Person:
        """Return the person as the host knows people."""
        return Person(self.user_id, self.interaction.user.display_name)

    @property
    def in_panel(self) -> bool:
        """Tell whether the click came from a private message of ours."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def patiently(self, work: Awaitable[T]) -> T:
        """Await the work; when it takes long, tell Discord that the answer comes later."""
        task = asyncio.ensure_future(work)
        done, _ = await asyncio.wait({task}, timeout=PATIENCE)
        if not done and not self.interaction.response.is_done():
            await self.defer()
        return await task

    async def defer(self, public: bool = False) -> None:
        """Keep the interaction alive for a later `show`, which everybody sees if `public`."""
        if self.in_panel:
            await self.interaction.response.defer()
        else:
            await self.interaction.response.defer(ephemeral=not public, thinking=True)

    async def show(self, screen: Screen, lasting: bool = False) -> None:
        """Answer privately: in the panel that was clicked, else in a new private message.

        The person's answer before at the same table goes, unless it was a `lasting` one.
        """
        message_id = await self._show(screen)
        if self.table_id is not None and message_id is not None and not lasting:
            answer = Answer(self.interaction, message_id)
            await self.house.latest.replace(self.user_id, self.table_id, answer)

    async def show_more(self, screen: Screen) -> None:
        """Say something after the answer, in a private message of its own."""
        await self.interaction.followup.send(
            view=layout(screen), files=screen.files(), ephemeral=True
        )

    async def _show(self, screen: Screen) -> int | None:
        """Answer and return the id of the private message."""
        view, response = layout(screen), self.interaction.response
        if response.is_done():
            message = await self.interaction.edit_original_response(
                view=view, attachments=screen.files()
            )
            return message.id
        if self.in_panel:
            sent = await response.edit_message(view=view, attachments=screen.files())
        else:
            sent = await response.send_message(view=view, files=screen.files(), ephemeral=True)
        return None if sent is None else sent.message_id

    async def update(self, screen: Screen) -> None:
        """Answer a click by changing the message that carries the button."""
        await self.interaction.response.edit_message(view=layout(screen))

    async def say(self, key: str, **args: str | int) -> None:
        """Answer privately with one sentence."""
        await self.show(Screen(texts=(self.words(key, **args),)))


async def _language(interaction: discord.Interaction, house: House) -> str | None:
    """Return the person's own language if we speak it, else the server's."""
    own = spoken(str(interaction.locale))
    if own is not None or interaction.guild_id is None:
        return own
    server = await house.host.servers.of(interaction.guild_id)
    return server.language or spoken(str(interaction.guild_locale))
