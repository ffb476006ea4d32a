"""Services that all cogs share, in addition to those that pages in the browser also use."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

import discord

from bot.engine.api import Decision
from bot.host.core.api import Position, StalePrompt
from bot.host.core.limits import DRAWINGS
from bot.locales import Words
from bot.presenting.draw_pool import DrawPool
from bot.presenting.services import Services
from bot.simulation.simulator import Simulator
from cogs.ui.kit.draw_limits import DrawLimits
from cogs.ui.kit.ephemeral import Ephemerals
from cogs.ui.kit.newest import Newest
from cogs.ui.kit.screen import Row
from render.api import Renderer

Shape: TypeAlias = Callable[[Position, Decision[Any], Renderer[Any, Any], Words], tuple[Row, ...]]
"""Returns the rows of a decision's private panel, for decisions with a special form."""

MOST_MESSAGES = 2000
"""Most messages of the bot that are remembered: the live posts of as many tables."""

_NUMBER = re.compile(r"[0-9]{1,15}", re.ASCII)


@dataclass(slots=True)
class Context(Services):
    """One per bot; cogs add the special panels of decisions, by game and kind."""

    asks_hours: bool = True
    """Whether people who sit down are asked for their waking hours: not at the local table."""
    searched: frozenset[str] = frozenset()
    """Keys of the games with hints and reviews."""
    shapes: dict[tuple[str, str], Shape] = field(default_factory=dict)
    ephemerals: Ephemerals = field(default_factory=Ephemerals)
    messages: Newest[int, discord.Message] = field(default_factory=lambda: Newest(MOST_MESSAGES))
    """The bot's public messages as last returned by Discord; none while it is being changed."""
    draw_limits: DrawLimits = field(default_factory=lambda: DrawLimits(DRAWINGS))
    """Pictures being drawn for one person alone."""
    simulator: Simulator = field(default_factory=Simulator)
    """Simulator in which leagues try seasons out."""
    film_pool: DrawPool = field(default_factory=lambda: DrawPool(1, 0))
    """Pool in which replays are drawn, one at a time."""


class HasContext(Protocol):
    """A client with its context."""

    context: Context


def numbers(args: str, count: int) -> list[int]:
    """Return exactly `count` numbers separated by colons.

    Raises StalePrompt for anything else: such a custom_id is not the bot's.
    """
    parts = args.split(":")
    if len(parts) != count or not all(_NUMBER.fullmatch(part) for part in parts):
        raise StalePrompt
    return [int(part) for part in parts]
