"""Services that all cogs share, in addition to those that the browser pages also use.

This includes the newest ephemeral reply per user and table, which replaces the previous one, and a
limit on the pictures drawn for one person at a time, so that nobody blocks the others.
"""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypeAlias

import discord
from cachetools import FIFOCache

from bot.engine.api import Decision
from bot.host.core.api import HostError, Position, StalePrompt
from bot.host.core.limits import DRAWINGS
from bot.locales import Words
from bot.presenting.draw_pool import DrawPool
from bot.presenting.services import Services
from bot.simulation.report import Simulator
from cogs.requests.refusals import ERRORS
from cogs.ui.kit.screen import Emojis, Row
from render.api import Renderer

CAPACITY = 2000
"""Maximum number of answers remembered; Discord lets each be deleted for a quarter of an hour."""

_log = logging.getLogger(__name__)


class Answer(NamedTuple):
    """A private message, and the interaction through which it can be deleted.

    `followed` says whether it is a follow-up message rather than the interaction's first answer.
    """

    interaction: discord.Interaction
    message_id: int
    followed: bool = False


class Ephemerals:
    """The newest private answers, kept only in memory because nothing depends on them."""

    def __init__(self) -> None:
        self._answers = FIFOCache[tuple[int, int], Answer](CAPACITY)

    async def replace(self, user_id: int, table_id: int, answer: Answer) -> None:
        """Remember an answer and delete the previous one, unless both are the same message."""
        before = self._answers.pop((user_id, table_id), None)
        self._answers[user_id, table_id] = answer
        if before is not None and before.message_id != answer.message_id:
            await _delete(before)


async def _delete(answer: Answer) -> None:
    """Delete an answer if Discord still allows it; its reader may have dismissed it long ago."""
    if answer.interaction.is_expired():
        return
    try:
        if answer.followed:
            await answer.interaction.followup.delete_message(answer.message_id)
        else:
            await answer.interaction.delete_original_response()
    except ERRORS as error:
        _log.debug("private answer %s stays: %s", answer.message_id, error)


class TooManyDrawings(HostError):
    """Raised when a person already has the maximum number of pictures being drawn (`most`)."""

    code = "too-many-drawings"


class DrawLimits:
    """Limits how many pictures are drawn for a person at a time; excess calls fail at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._under_way: Counter[int] = Counter()

    @contextmanager
    def of(self, user_id: int) -> Iterator[None]:
        """Count one more drawing of a person while inside this context. Raises TooManyDrawings."""
        if self._under_way[user_id] >= self._most:
            raise TooManyDrawings(most=self._most)
        self._under_way[user_id] += 1
        try:
            yield
        finally:
            self._under_way[user_id] -= 1
            self._under_way += Counter()  # Drops people without drawings in progress.


Shape: TypeAlias = Callable[[Position, Decision[Any], Renderer[Any, Any], Words], tuple[Row, ...]]
"""Function that returns the rows of the private panel for a decision that has a special form."""

MOST_MESSAGES = 2000
"""Maximum number of the bot's messages that are remembered: the live posts of as many tables."""

_NUMBER = re.compile(r"[0-9]{1,15}", re.ASCII)


@dataclass(slots=True)
class Context(Services):
    """The services of one bot; cogs register special decision panels by game and kind."""

    asks_hours: bool = True
    """Whether people who sit down are asked for their waking hours; the local table does not."""
    shapes: dict[tuple[str, str], Shape] = field(default_factory=dict)
    ephemerals: Ephemerals = field(default_factory=Ephemerals)
    messages: FIFOCache[int, discord.Message] = field(
        default_factory=lambda: FIFOCache(MOST_MESSAGES)
    )
    """The bot's public messages by id, as last returned by Discord, except any being changed."""
    draw_limits: DrawLimits = field(default_factory=lambda: DrawLimits(DRAWINGS))
    """Limits on the number of pictures being drawn for one person at a time."""
    simulator: Simulator = field(default_factory=Simulator)
    """Simulator with which league seasons are tried out."""
    emojis: Emojis = field(default_factory=Emojis)
    """Emojis of the application, by the drawings that they show."""
    film_pool: DrawPool = field(default_factory=lambda: DrawPool(1, 0))
    """Pool in which replays are drawn, one at a time."""


class HasContext(Protocol):
    """A client that has a `Context`."""

    context: Context


def numbers(args: str, count: int) -> list[int]:
    """Return exactly `count` numbers separated by colons.

    Raises StalePrompt for any other text, because the bot never creates such a custom_id.
    """
    parts = args.split(":")
    if len(parts) != count or not all(_NUMBER.fullmatch(part) for part in parts):
        raise StalePrompt
    return [int(part) for part in parts]
