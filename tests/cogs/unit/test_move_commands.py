"""The commands of a game's moves, as they are named in other languages."""

from __future__ import annotations

from typing import Any

from discord import Locale, app_commands
from discord.app_commands import TranslationContext, TranslationContextLocation

from bot.games.amerigo.moves import Build, Post
from cogs.games.move_commands import Verbs
from cogs.ui.kit.translation import FluentTranslator
from render.amerigo.text.terms import called


async def test_a_game_calls_commands_and_options_otherwise_than_another_game() -> None:
    """`turn` turns a tile here and hides one in Puerto Rico, which is one word in English alone."""
    group = Verbs("am", (Build, Post), called).commands()
    build, post = (group.get_command(name) for name in ("build", "post"))
    assert isinstance(build, app_commands.Command)
    turn = build.get_parameter("turn")
    assert turn is not None and post is not None
    assert await _german(turn.locale_name) == "drehung"
    assert await _german(post._locale_name) == "kontor"


async def _german(name: app_commands.locale_str | None) -> str | None:
    assert name is not None
    where = TranslationContextLocation.other
    context: TranslationContext[Any, Any] = TranslationContext(location=where, data=None)
    return await FluentTranslator().translate(name, Locale.german, context)
