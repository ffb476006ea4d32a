"""A game with everything the bot needs to host it and to show it on Discord."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.host.core.game import HostedGame
from bot.locales import Words
from render.api import CloseUps, Cover, Icons, Renderer
from render.guides.guide import Guide


@dataclass(frozen=True, kw_only=True)
class Game(HostedGame):
    """A game as listed in `bot.catalogue.games`; `bot/games/README.md` explains how to add one.

    A game may lack a guide (then it has no `/rules` or `/why`), close-ups, emojis, or commands of
    its own.
    """

    renderer: Renderer[Any, Any]
    guide: Guide | None = None
    close_ups: CloseUps[Any] | None = None
    """Parts of the table that have close-ups."""
    cover: Cover | None = None
    """Draws the picture that stands for the game where no table is shown, None = there is none."""
    cog: str | None = None
    """The extension with the game's own commands, which `/play` works without."""
    emojis: Icons = tuple
    """Draws what Discord gets as emojis of the application, each with the name of the drawing."""
    counted: Mapping[str, str] = field(default_factory=dict)
    """Events that statistics count: kinds, each with the field of the thing that was taken."""
    named: Callable[[str, str | int, Words], str | int] = lambda _field, value, _words: value
    """Returns the name of a value of such a field."""
    words: Path | None = None
    """A folder with the game's Fluent files by language, None = they are in `bot/locales`."""
