"""The languages whose texts the tests read: those that never lack a message."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import discord

from bot.locales import add_words, complete, forget, spoken
from bot.locales.languages import _added

LANGUAGES = complete()
UNSPOKEN = next(one.value for one in discord.Locale if spoken(one.value) is None)
"""A locale of Discord whose language the bot does not have."""


def in_turn(number: int) -> str:
    """Return the language of a number, where a test's positions are each in one of them."""
    return LANGUAGES[number % len(LANGUAGES)]


@contextmanager
def forgetting_words() -> Iterator[None]:
    """Forget afterwards the words that are added meanwhile."""
    before = [*_added]
    try:
        yield
    finally:
        _added[:] = before
        forget()


def write_language(root: Path, code: str, messages: str, described: str = "") -> None:
    """Write a language into a folder, or change one, and add the folder to the bot's words."""
    folder = root / code
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "words.ftl").write_text(messages, encoding="utf-8")
    name = "" if described.startswith("name") else f'name = "{code}"\n'
    (folder / "language.toml").write_text(name + described, encoding="utf-8")
    add_words(root)
