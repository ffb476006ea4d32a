"""The start of a bot without what every start in one process repeats.

Each test starts a bot of its own. Its modules hold nothing that a bot changes, and equal games have
equal commands and examples: all are made once. Whole programs, as `tests.operations` starts them,
make all anew.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from importlib import import_module
from typing import Any

from bot.client.app import GamesBot
from bot.host.analysis.lessons import Examples

_PAYLOADS: dict[tuple[object, ...], tuple[object, list[Any]]] = {}
"""The commands of games by their ids, with the games: what is kept shares its id with nothing."""
_MARKS: dict[tuple[object, ...], str] = {}
"""Digests of those commands, by the application and the games."""
_EXAMPLES: dict[tuple[object, ...], Examples] = {}
"""Positions of the cards of games by their ids; they keep the games. One game takes up to 1 s."""


def quick(bot: GamesBot) -> GamesBot:
    """Reuse the loaded modules of a bot's commands, their translations, and cards' positions."""
    bot.load_extension = partial(_load, bot)  # type: ignore[method-assign]
    sync = bot.command_sync
    sync._payload = partial(_translated, bot, sync._payload)  # type: ignore[method-assign]
    sync._mark = partial(_marked, bot, sync._mark)  # type: ignore[method-assign]
    lessons = bot.context.host.analysis.lessons
    lessons.examples = _EXAMPLES.setdefault(_key(bot), lessons.examples)
    return bot


async def _load(bot: GamesBot, name: str) -> None:
    await import_module(name).setup(bot)


async def _translated(bot: GamesBot, translate: Callable[[], Awaitable[list[Any]]]) -> list[Any]:
    """Return the commands of a bot's games; nobody changes what Discord was sent."""
    games = bot.context.games
    key = _key(bot)
    if key not in _PAYLOADS:
        _PAYLOADS[key] = games, await translate()
    return [*_PAYLOADS[key][1]]


def _marked(bot: GamesBot, mark: Callable[[list[Any]], str], payload: list[Any]) -> str:
    """Return the digest of those commands."""
    key = (bot.application_id, *_key(bot))
    if key not in _MARKS:
        _MARKS[key] = mark(payload)
    return _MARKS[key]


def _key(bot: GamesBot) -> tuple[object, ...]:
    return tuple((name, id(game)) for name, game in bot.context.games.items())
