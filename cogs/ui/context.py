"""What every cog shares: the host, the rules and renderers of the games, the drawing pools."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

import discord

from bot.engine.api import Decision, Rules
from bot.host.core.api import Position, StalePrompt, UnknownGame
from bot.host.core.limits import DRAWINGS
from bot.host.host import Host
from bot.locales import Words, add_words
from bot.simulation.simulator import Simulator
from bot.workers.drawing.pool import WorkerPool
from cogs.game import Game
from cogs.ui.kit.draw_limits import DrawLimits
from cogs.ui.kit.draw_pool import DrawPool
from cogs.ui.kit.ephemeral import Ephemerals
from cogs.ui.kit.newest import Newest
from cogs.ui.kit.screen import Row
from render.api import Renderer
from render.jobs import Drawer, here

Shape: TypeAlias = Callable[[Position, Decision[Any], Renderer[Any, Any], Words], tuple[Row, ...]]
"""Returns the rows of a decision's private panel that deserves a special form."""

DRAWERS = 2
"""Threads that draw where no processes do; with more than one, one of them draws posts alone."""
WAITING = 120
"""Posts, and private boards, that may wait to be drawn: not two seconds of work each."""

PAGES_WAITING = 200
"""Pictures of pages in the browser that may wait to be drawn."""

MOST_MESSAGES = 2000
"""Messages of ours that are remembered: the live post of as many tables."""

_NUMBER = re.compile(r"[0-9]{1,15}", re.ASCII)


@dataclass(slots=True)
class Context:
    """One per bot; cogs add the panels that deserve a special form (by game and kind)."""

    host: Host
    games: Mapping[str, Game]
    version: str = "?"
    """Which version of the program runs."""
    web_url: str | None = None
    """The address of the pages in the browser, None = there are none."""
    asks_hours: bool = True
    """Whether who sits down is asked when they are awake: not at the local table."""
    workers: WorkerPool | None = None
    """The processes that draw, None = this one does."""
    searched: frozenset[str] = frozenset()
    """The games for which there are hints and reviews, by key."""
    shapes: dict[tuple[str, str], Shape] = field(default_factory=dict)
    ephemerals: Ephemerals = field(default_factory=Ephemerals)
    messages: Newest[int, discord.Message] = field(default_factory=lambda: Newest(MOST_MESSAGES))
    """What public messages of ours show, as Discord has last told; none that is just changed."""
    drawer: Drawer = field(init=False)
    """What draws, in this process or another."""
    post_pool: DrawPool = field(init=False)
    """Where posts are drawn."""
    draw_pool: DrawPool = field(init=False)
    """Where private boards are drawn."""
    page_pool: DrawPool = field(init=False)
    """Where pictures of pages in the browser are drawn: one at a time, posts and answers first."""
    draw_limits: DrawLimits = field(default_factory=lambda: DrawLimits(DRAWINGS))
    """What is drawn for whom alone."""
    simulator: Simulator = field(default_factory=Simulator)
    """Where leagues try seasons out."""
    film_pool: DrawPool = field(default_factory=lambda: DrawPool(1, 0))
    """Where replays are made, one at a time."""

    def __post_init__(self) -> None:
        for game in self.games.values():
            if game.words is not None:
                add_words(game.words)
        at_once = DRAWERS if self.workers is None else self.workers.most
        self.drawer = here(self.games) if self.workers is None else self.workers.draw
        self.post_pool = DrawPool(at_once, WAITING)
        self.draw_pool = DrawPool(max(1, at_once - 1), WAITING, inside=self.post_pool)
        self.page_pool = DrawPool(1, PAGES_WAITING, inside=self.draw_pool)

    @property
    def renderers(self) -> Mapping[str, Renderer[Any, Any]]:
        """Return the renderers by game."""
        return {key: game.renderer for key, game in self.games.items()}

    def renderer(self, game: str) -> Renderer[Any, Any]:
        """Return what shows a game."""
        return self.games[game].renderer

    def rules(self, game: str) -> Rules[Any, Any, Any]:
        """Return a game's rules. Raises UnknownGame."""
        if game not in self.games:
            raise UnknownGame(game=game)
        return self.games[game].rules


class HasContext(Protocol):
    """A client that was given its context."""

    context: Context


def numbers(args: str, count: int) -> list[int]:
    """Return exactly `count` numbers separated by colons.

    Raises StalePrompt for anything else: such a custom_id is none of ours.
    """
    parts = args.split(":")
    if len(parts) != count or not all(_NUMBER.fullmatch(part) for part in parts):
        raise StalePrompt
    return [int(part) for part in parts]
