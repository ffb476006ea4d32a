"""Names and descriptions of commands from the Fluent files, in all the bot's languages."""

from __future__ import annotations

from discord import Locale, app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.locales import Words, spoken, translated
from bot.locales.languages import SOURCE


def t(key: str) -> locale_str:
    """Return a description in English, which is translated to other languages by its key."""
    return locale_str(Words(SOURCE)(key), key=key)


class FluentTranslator(app_commands.Translator):
    """Translates descriptions by their key, and names by `name-<english name>`."""

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return the text in a locale, None if the English text is to be used."""
        language = spoken(locale.value)
        if language is None:
            return None
        return translated(language, string.extras.get("key", f"name-{string.message}"))
