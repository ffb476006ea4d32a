"""What the cogs work with: the host, the games, their faces and the handlers of clicks."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from bot.engine.api import Decision, Rules
from bot.host.api import Position, StalePrompt, UnknownGame
from bot.host.core.limits import DRAWINGS
from bot.locales import Words
from cogs.ui.kit.draw_limits import Drawings
from cogs.ui.kit.draw_pool import Studio
from cogs.ui.kit.ephemeral import Latest
from cogs.ui.kit.screen import Row
from render.api import Renderer

if TYPE_CHECKING:
    from bot.host.host import Host
    from cogs.ui.interaction import Visit

Handler: TypeAlias = "Callable[[Visit, str, tuple[str, ...]], Awaitable[None]]"
"""Gets the visit, what follows the verb in the custom_id, and a menu's values."""

Shape: TypeAlias = Callable[[Position, Decision[Any], Renderer[Any, Any], Words], tuple[Row, ...]]
"""Returns the rows of a decision's private panel that deserves a special form."""

DRAWERS = 2
"""Threads that draw; one of them draws posts alone, however many people look at boards."""
WAITING = 40
"""Posts, and private boards, that may wait to be drawn: not two seconds of work each."""

_NUMBER = re.compile(r"[0-9]{1,15}", re.ASCII)


@dataclass(slots=True)
class Context:
    """One per bot; cogs add their handlers (by verb) and shapes (by game and kind)."""

    host: Host
    games: Mapping[str, Rules[Any, Any, Any]]
    renderers: Mapping[str, Renderer[Any, Any]]
    bot_kind: str = "sensible"
    """The house bot that the lobby seats."""
    asks_hours: bool = True
    """Whether who sits down is asked when they are awake: not at the local table."""
    handlers: dict[str, Handler] = field(default_factory=dict)
    shapes: dict[tuple[str, str], Shape] = field(default_factory=dict)
    latest: Latest = field(default_factory=Latest)
    press: Studio = field(default_factory=lambda: Studio(DRAWERS, WAITING))
    """Where posts are drawn."""
    studio: Studio = field(init=False)
    """Where private boards are drawn."""
    drawings: Drawings = field(default_factory=lambda: Drawings(DRAWINGS))
    """What is drawn for whom alone."""
    cinema: Studio = field(default_factory=lambda: Studio(1, 0))
    """Where replays are made, one at a time."""

    def __post_init__(self) -> None:
        self.studio = Studio(DRAWERS - 1, WAITING, inside=self.press)

    def rules(self, game: str) -> Rules[Any, Any, Any]:
        """Return a game's rules. Raises UnknownGame."""
        if game not in self.games:
            raise UnknownGame(game=game)
        return self.games[game]


def numbers(args: str, count: int) -> list[int]:
    """Return exactly `count` numbers separated by colons.

    Raises StalePrompt for anything else: such a custom_id is none of ours.
    """
    parts = args.split(":")
    if len(parts) != count or not all(_NUMBER.fullmatch(part) for part in parts):
        raise StalePrompt
    return [int(part) for part in parts]
