"""One ephemeral reply per user and table; a new one deletes the previous one."""

from __future__ import annotations

import logging
from typing import NamedTuple

import aiohttp
import discord

from cogs.ui.kit.newest import Newest

CAPACITY = 2000
"""Most answers remembered; Discord lets none be deleted after a quarter of an hour."""

_log = logging.getLogger(__name__)


class Answer(NamedTuple):
    """A private message and the interaction through which it can be deleted.

    `followed` says that it followed the first answer, which was another message.
    """

    interaction: discord.Interaction
    message_id: int
    followed: bool = False


class Ephemerals:
    """The newest private answers, in memory only: nothing depends on them."""

    def __init__(self) -> None:
        self._answers = Newest[tuple[int, int], Answer](CAPACITY)

    async def replace(self, user_id: int, table_id: int, answer: Answer) -> None:
        """Remember an answer and delete the one before, unless it is the same message."""
        before = self._answers.pop((user_id, table_id))
        self._answers[user_id, table_id] = answer
        if before is not None and before.message_id != answer.message_id:
            await _delete(before)


async def _delete(answer: Answer) -> None:
    """Delete an answer as far as Discord allows; its reader may have dismissed it long ago."""
    if answer.interaction.is_expired():
        return
    try:
        if answer.followed:
            await answer.interaction.followup.delete_message(answer.message_id)
        else:
            await answer.interaction.delete_original_response()
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        _log.debug("private answer %s stays: %s", answer.message_id, error)
