"""A game as the bot offers it on Discord: what the host plays, and how it is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.host.core.game import HostedGame
from bot.locales import Words
from render.api import CloseUps, Renderer
from render.guides.guide import Guide


@dataclass(frozen=True, kw_only=True)
class Game(HostedGame):
    """One record per game, listed in `bot.catalogue.games`; `bot/games/README.md`: how to add one.

    A game may come without a guide (no `/rules`, no `/why`), close-ups and commands of its own.
    """

    renderer: Renderer[Any, Any]
    guide: Guide | None = None
    close_ups: CloseUps[Any] | None = None
    """Parts of the table to look at from near."""
    cog: str | None = None
    """The extension with the game's own commands, which `/play` can do without."""
    counted: Mapping[str, str] = field(default_factory=dict)
    """Events that statistics count: kinds, each with the field of the thing that was taken."""
    named: Callable[[str, str | int, Words], str | int] = lambda _field, value, _words: value
    """Returns what a value of such a field is called."""
    words: Path | None = None
    """A folder with the game's Fluent files by language, None = they are in `bot/locales`."""
