"""Labels of moves whose messages contain everything there is to say."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.verbs import Verb
from bot.locales import Words


def plain(
    game: str,
    move: Verb,
    named: Callable[[str, str | int, Words], str | int],
    words: Words,
    variant: str = "",
) -> tuple[str, str]:
    """Return text and hint of a move: `<game>-move-<verb>`, and its `-hint` if there is one.

    Their arguments are the names of what the move names.
    """
    key = f"move-{move.verb}{variant}"
    args = {field: named(field, value, words) for field, value in move.values.items()}
    hint = words.found(game, f"{key}-hint")
    return words.of(game, key, **args), words(hint, **args) if words.has(hint) else ""
