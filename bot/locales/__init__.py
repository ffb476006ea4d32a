"""All texts that people see, in Fluent files: one per game and per topic."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path

from bot.locales.languages import (
    CLEARED,
    SOURCE,
    add_root,
    chain,
    cldr_name,
    complete,
    direction,
    display_name,
    forget,
    language_of,
    languages,
    roots,
    spoken,
)
from bot.locales.markdown import escaped, signs_kept
from bot.locales.messages import Messages

__all__ = [
    "NO_SIGNS",
    "NO_TEXTS",
    "MissingMessage",
    "Words",
    "add_words",
    "bundle",
    "complete",
    "forget",
    "hearing",
    "language_of",
    "languages",
    "numeral",
    "read_messages",
    "spoken",
    "translation",
]

_KEPT = 8192
"""Number of formatted messages that are cached: a few megabytes."""


_hearing: list[Callable[[str, str], None]] = []
"""Functions that are told each message, with its key, which tools add to find where it appears."""

NO_TEXTS: Mapping[str, str] = {}
"""Empty set of texts, with which every message is that of its language."""
NO_SIGNS: Mapping[str, str] = {}
"""Empty set of emojis, with which names of things consist only of words."""


class MissingMessage(KeyError):
    """A key that is in no Fluent file, or whose arguments are incomplete: a bug of the bot."""


@cache
def bundle(language: str) -> Messages:
    """Return the messages of one language, without those of its fallbacks."""
    return read_messages(language)


def read_messages(language: str) -> Messages:
    """Read the messages of one language: 10 ms and 2 MB, even if they are all known already.

    A file that cannot be read is left out, unless it is English.
    """
    paths = sorted(path for root in roots() for path in (root / language).glob("*.ftl"))
    return Messages(chain(language), (_source(path, language) for path in paths))


def _source(path: Path, language: str) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError):
        if language == SOURCE:
            raise
        # `bot language check` says what is wrong; no translation may stop the bot.
        return ""


def add_words(folder: Path) -> None:
    """Add a folder of Fluent files by language, such as a game's own."""
    add_root(folder)
    forget()


@contextmanager
def hearing(hear: Callable[[str, str], None]) -> Iterator[None]:
    """Tell a function the key and text of each message that is said meanwhile in this process."""
    _hearing.append(hear)
    try:
        yield
    finally:
        _hearing.remove(hear)


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
    """Return a message from the cache: the same ones are often needed, and Fluent is slow.

    A message that a language lacks, or that is faulty or blank there, comes from the next of its
    chain. A blank one is said only if it is blank in English, too.
    """
    given, fault = dict(args), ""
    for one in chain(language):
        messages = bundle(one)
        if key not in messages:
            continue
        text, errors = messages.format(key, given)
        if text is not None and not errors and (one == SOURCE or text.strip()):
            text = _minus(text) if any(_negative(value) for _, value in args) else text
            return signs_kept(text) if direction(one) == "rtl" else text
        fault = f"{one}: {key}: {errors[0]}" if errors else f"{one}: {key} has no text"
    raise MissingMessage(fault or f"{language}: {key}")


CLEARED.extend((bundle.cache_clear, _message.cache_clear))


def translation(
    language: str, key: str, messages_of: Callable[[str], Messages] = bundle
) -> str | None:
    """Return a message without arguments if there is a translation of it, else None."""
    for one in chain(language):
        if one != SOURCE and key in messages_of(one):
            text, errors = messages_of(one).format(key, {})
            if text is not None and text.strip() and not errors:
                return text
    return None


class Words:
    """The messages for one reader; call it with a message's key and arguments.

    `names` are the players' names by seat: raw ones, which are escaped here, or mentions as
    `Markdown`. `signs` are emojis to put before the names of things, by the name of their drawing.
    `texts` replace messages by key, in every language.
    """

    __slots__ = ("_signs", "language", "names", "texts")

    def __init__(
        self,
        locale: str | None = None,
        names: Sequence[str] = (),
        signs: Mapping[str, str] = NO_SIGNS,
        texts: Mapping[str, str] = NO_TEXTS,
    ) -> None:
        self.language = language_of(locale)
        self.names = tuple(map(escaped, names))
        self._signs = signs
        self.texts = texts

    @property
    def locale(self) -> str:
        """The locale whose numbers, dates and lists the language has, as Babel names it."""
        return cldr_name(self.language)

    @property
    def direction(self) -> str:
        """The direction of the script: "ltr" or "rtl"."""
        return direction(self.language)

    def __call__(self, key: str, /, **args: str | int) -> str:
        """Return a message. Raises MissingMessage."""
        text = self.texts.get(key) or _message(self.language, key, *args.items())
        for hear in _hearing:
            hear(key, text)
        return text

    def of(self, game: str, key: str, /, **args: str | int) -> str:
        """Return a game's message or, if the game has none of its own, the common one.

        Raises MissingMessage.
        """
        return self(self.found(game, key), **args)

    def title(self, game: str) -> str:
        """Return the title of a game, or its key if its package is gone with its words."""
        key = f"{game}-title"
        return self(key) if self.has(key) else game

    def found(self, game: str, key: str) -> str:
        """Return the full key of a game's message, or of the common message used in its place."""
        own, common = f"{game}-{key}", f"common-{key}"
        return common if self.has(common) and not self.has(own) else own

    def has(self, key: str) -> bool:
        """Return whether a message exists."""
        return any(key in bundle(one) for one in chain(self.language))

    def name(self, seat: int) -> str:
        """Return the name of a seat's player."""
        return self.names[seat] if seat < len(self.names) else str(seat + 1)

    @property
    def signs(self) -> Mapping[str, str]:
        """The emojis before the names of things, by the name of their drawing."""
        return self._signs

    def with_names(self, names: Sequence[str]) -> Words:
        """Return a copy in the same language with other names."""
        return Words(self.language, names, self._signs, self.texts)

    def with_texts(self, texts: Mapping[str, str]) -> Words:
        """Return a copy in which these texts replace messages, by key."""
        words = Words(self.language, (), self._signs, texts)
        words.names = self.names
        return words

    def called(self, language: str) -> str:
        """Return the name of a language in this one, or its own name if that is not known."""
        return display_name(language, self.language)

    def beside(self) -> Words:
        """Return the texts of the language whose names of things are shown beside the own ones."""
        return Words(languages()[self.language].beside)

    def signed(self, drawing: str, text: str) -> str:
        """Return the name of a thing with the emoji of its drawing before it, if there is one."""
        sign = self._signs.get(drawing)
        return text if sign is None else f"{sign} {text}"

    def with_signs(self, signs: Mapping[str, str]) -> Words:
        """Return a copy that puts these emojis before the names of things."""
        words = Words(self.language, (), signs, self.texts)
        words.names = self.names
        return words
