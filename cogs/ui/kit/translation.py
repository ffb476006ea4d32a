"""Names and descriptions of commands from the Fluent files, in all the bot's languages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from discord import Locale, app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.locales import Words, bundle, read_messages, spoken, translation
from bot.locales.languages import SOURCE


def t(key: str) -> locale_str:
    """Return a description in English, which is translated to other languages by its key."""
    return locale_str(Words(SOURCE)(key), key=key)


async def commands_data(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Return the commands as JSON data for Discord, in all languages of their translator.

    The messages of languages that nobody has used yet are forgotten afterwards: all of them are
    only needed here.
    """
    translator = tree.translator
    assert isinstance(translator, FluentTranslator)
    with translator.reading():
        return [
            await command.get_translated_payload(tree, translator)
            for command in tree.get_commands()
        ]


class FluentTranslator(app_commands.Translator):
    """Translates descriptions by their key, and names by `name-<english name>`."""

    def __init__(self) -> None:
        self._read = bundle

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Use messages of one's own meanwhile, which are forgotten afterwards."""
        self._read = cache(read_messages)
        try:
            yield
        finally:
            self._read = bundle

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return the text in a locale, None if the English text is to be used."""
        language = spoken(locale.value)
        if language is None:
            return None
        key = string.extras.get("key", f"name-{string.message}")
        return translation(language, key, self._read)
