"""A game with everything the bot needs to host it and to show it on Discord."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from bot.host.core.game import HostedGame
from bot.locales import MissingMessage, Words, complete
from render.api import CloseUps, Cover, Icons, Renderer
from render.guides.guide import Guide


@dataclass(frozen=True, slots=True)
class Several:
    """A menu in which a player picks the moves of several decisions of a `kind` at once.

    Its entries are the moves with this `verb`. `count` returns how many are picked, given the
    player's entry in `players` of their view. The text above the menu is `<game>-panel-<kind>`,
    with the `count`.
    """

    kind: str
    verb: str
    count: Callable[[Any], int]


@dataclass(frozen=True, kw_only=True)
class Game(HostedGame):
    """A game as listed in `bot.catalogue.games`; `bot/games/README.md` explains how to add one.

    A game may lack a guide (then it has no `/rules` or `/why`), close-ups, emojis, or commands of
    its own.
    """

    renderer: Renderer[Any, Any]
    guide: Guide | None = None
    close_ups: CloseUps[Any] | None = None
    """Parts of the table that have close-ups, None if the game has none."""
    cover: Cover | None = None
    """Function that draws the game's picture for where no table is shown, None if there is none."""
    cog: str | None = None
    """Extension with the game's own commands, None if it has none; `/play` works without it."""
    verbs: tuple[str, ...] = ()
    """Verbs of moves that have commands, `/<game> <verb>`; `/play` makes every move without them.

    Their descriptions are `<game>-command` for the group and `<game>-command-<verb>` for each.
    """
    several: tuple[Several, ...] = ()
    """Menus for decisions of many small moves (`atoms`), of which a player makes some at once."""
    emojis: Icons = tuple
    """Function that draws the application's emojis, and returns each with its drawing's name."""
    counted: Mapping[str, str] = field(default_factory=dict)
    """Kinds of events that statistics count, each with its field for the thing that was taken."""
    named: Callable[[str, str | int, Words], str | int] = lambda _field, value, _words: value
    """Function that returns the name of a value of a field in `counted`."""
    api: int = 1
    """Version of `bot.catalogue.api` for which the game was written."""
    words: Path | None = None
    """Folder with the game's Fluent files by language, None if they are in `bot/locales`."""
    stored: Traversable | None = None
    """Folder with states of earlier versions, which `bot game try` loads; None if it has none."""


MOST_COMMANDS = 25
"""Maximum number of commands of a group ("Application Command Object")."""
LONGEST_DESCRIPTION = 100
"""Maximum number of characters of a command's description."""
_COMMAND = re.compile(r"[a-z0-9_-]{1,32}")


def command_faults(game: Game) -> Iterator[str]:
    """Yield why Discord would not take the commands of a game's `verbs`."""
    if len(game.verbs) > MOST_COMMANDS:
        yield f"it has {len(game.verbs)} verbs with commands, more than {MOST_COMMANDS}"
    if len(set(game.verbs)) < len(game.verbs):
        yield "a verb with a command is there twice"
    for verb in game.verbs:
        if not _COMMAND.fullmatch(verb):
            yield f"{verb!r} is no name of a command"
    group = f"{game.key}-command"
    described = (group, *(f"{group}-{verb}" for verb in game.verbs)) if game.verbs else ()
    for language in complete():
        words = Words(language)
        for key in described:
            size = _size(key, words)
            if not 1 <= size <= LONGEST_DESCRIPTION:
                yield f"{language}: {key} has {size} characters, not 1 to {LONGEST_DESCRIPTION}"


def _size(key: str, words: Words) -> int:
    """Return the number of characters of a message, 0 if it is missing or needs arguments."""
    try:
        return len(words(key))
    except MissingMessage:
        return 0
