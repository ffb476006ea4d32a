"""All texts that people see, in Fluent files: one per game and per topic."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path

from bot.locales.markdown import escaped
from bot.locales.messages import Messages

LANGUAGES = ("en", "de")
_HERE = Path(__file__).parent
_folders = [_HERE]

_KEPT = 8192
"""Number of formatted messages that are cached: a few megabytes."""


NO_SIGNS: Mapping[str, str] = {}
"""Empty set of emojis, with which names of things consist only of words."""


class MissingMessage(KeyError):
    """A key that is in no Fluent file, or whose arguments are incomplete: a bug of the bot."""


@cache
def bundle(language: str) -> Messages:
    """Return all messages of one language ("en" or "de")."""
    paths = sorted(path for folder in _folders for path in (folder / language).glob("*.ftl"))
    return Messages(language, (path.read_text(encoding="utf-8") for path in paths))


def add_words(folder: Path) -> None:
    """Add a folder of Fluent files by language, such as a game's own."""
    if folder not in _folders:
        _folders.append(folder)
        bundle.cache_clear()
        _message.cache_clear()


def spoken(locale: str | None) -> str | None:
    """Return the bot's language for a Discord locale, or None if the bot does not support it."""
    short = (locale or "").split("-")[0].lower()
    return short if short in LANGUAGES else None


def language_of(locale: str | None) -> str:
    """Return the bot's language for a Discord locale such as "de" or "en-GB"; "en" by default."""
    return spoken(locale) or "en"


def numeral(value: int) -> str:
    """Return a number with a true minus sign (U+2212), as in all texts and pictures."""
    return _minus(str(value))


def _minus(text: str) -> str:
    return _HYPHEN.sub("−", text)


def _negative(value: str | int) -> bool:
    return isinstance(value, int) and value < 0


_HYPHEN = re.compile(r"(?<!\w)-(?=\d)")


@lru_cache(maxsize=_KEPT)
def _message(language: str, key: str, *args: tuple[str, str | int]) -> str:
    """Return a message from the cache: the same ones are often needed, and Fluent is slow."""
    messages = bundle(language)
    if key not in messages:
        raise MissingMessage(f"{language}: {key}")
    text, errors = messages.format(key, dict(args))
    if text is None:
        raise MissingMessage(f"{language}: {key} has no text")
    if errors:
        raise MissingMessage(f"{language}: {key}: {errors[0]}")
    return _minus(text) if any(_negative(value) for _, value in args) else text


class Words:
    """The messages for one reader; call it with a message's key and arguments.

    `names` are the players' names by seat: raw ones, which are escaped here, or mentions as
    `Markdown`. `signs` are emojis to put before the names of things, by the name of their drawing.
    """

    __slots__ = ("_bundle", "_signs", "language", "names")

    def __init__(
        self,
        locale: str | None = None,
        names: Sequence[str] = (),
        signs: Mapping[str, str] = NO_SIGNS,
    ) -> None:
        self.language = language_of(locale)
        self.names = tuple(map(escaped, names))
        self._signs = signs
        self._bundle = bundle(self.language)

    def __call__(self, key: str, /, **args: str | int) -> str:
        """Return a message. Raises MissingMessage."""
        return _message(self.language, key, *args.items())

    def of(self, game: str, key: str, /, **args: str | int) -> str:
        """Return a game's message or, if the game has none of its own, the common one.

        Raises MissingMessage.
        """
        return self(self.found(game, key), **args)

    def found(self, game: str, key: str) -> str:
        """Return the full key of a game's message, or of the common message used in its place."""
        own, common = f"{game}-{key}", f"common-{key}"
        return common if self.has(common) and not self.has(own) else own

    def has(self, key: str) -> bool:
        """Return whether a message exists."""
        return key in self._bundle

    def name(self, seat: int) -> str:
        """Return the name of a seat's player."""
        return self.names[seat] if seat < len(self.names) else str(seat + 1)

    def with_names(self, names: Sequence[str]) -> Words:
        """Return a copy in the same language with other names."""
        return Words(self.language, names, self._signs)

    def signed(self, drawing: str, text: str) -> str:
        """Return the name of a thing with the emoji of its drawing before it, if there is one."""
        sign = self._signs.get(drawing)
        return text if sign is None else f"{sign} {text}"

    def with_signs(self, signs: Mapping[str, str]) -> Words:
        """Return a copy that puts these emojis before the names of things."""
        words = Words(self.language, (), signs)
        words.names = self.names
        return words
