"""Names and descriptions of commands from the Fluent files, in all the bot's languages."""

from __future__ import annotations

from discord import Locale, app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.locales import Words

_LANGUAGES = {Locale.german: "de"}


def t(key: str) -> locale_str:
    """Return a description in English, which is translated to other languages by its key."""
    return locale_str(Words("en")(key), key=key)


class FluentTranslator(app_commands.Translator):
    """Translates descriptions by their key, and names by `name-<english name>`."""

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return the text in a locale, None if the English text is to be used."""
        language = _LANGUAGES.get(locale)
        if language is None:
            return None
        words = Words(language)
        key = string.extras.get("key", f"name-{string.message}")
        return words(key) if words.has(key) else None
