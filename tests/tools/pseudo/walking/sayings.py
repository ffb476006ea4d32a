"""Texts that the bot has said in a language, and the same in English."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from bot import locales
from bot.locales import Words, bundle
from bot.locales.languages import SOURCE
from cogs.ui.kit import translation

_HEAD = 4
"""Number of characters by which texts are found; shorter ones are found as whole words."""
_WORD = re.compile(r"[^\W\d_]+")
_AS_THEY_ARE = ("tests.", "bot.locales", "cogs.ui.kit.translation")
"""Beginnings of modules whose words stay English: tests, copies of words, and the names of
commands, which Discord knows in English and translates."""
_KEPT = frozenset({"custom_id", "filename", "id", "nonce", "url", "value"})
"""Fields of Discord that are read by programs alone."""


class _Beside(Words):
    """The words of the language whose names of things stand beside the own ones."""

    __slots__ = ()


class Sayings:
    """All that was said in a language since the start, each with its English."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.keys = Counter[str]()
        """Number of times that each message was said."""
        self._whole: dict[str, str] = {}
        self._by_head: dict[str, dict[str, str]] = {}
        self.shown: set[str] = set()
        """Texts that people were shown in English, which the bot may read and send again."""
        self._others = Sayings("") if code else None

    def listen(self, patch: pytest.MonkeyPatch) -> None:
        """Have the bot speak the language in place of English from now on, and note what it says.

        The words of a test, by which it knows what to expect, stay as they are.
        """
        made, said, beside = Words.__init__, Words.__call__, Words.beside

        def init(words: Words, locale: str | None = None, *args: Any, **named: Any) -> None:
            made(words, locale, *args, **named)
            asker = sys._getframe(1)
            place = asker.f_globals.get("__name__", "")
            if words.language == SOURCE and not place.startswith(_AS_THEY_ARE):
                words.language = self.code
            if isinstance(asker.f_locals.get("self"), _Beside):
                words.__class__ = _Beside

        def call(words: Words, key: str, /, **args: str | int) -> str:
            text = said(words, key, **args)
            self._note(words, key, text, args)
            return text

        translated = translation.translation

        def translate(language: str, key: str, *args: Any) -> str | None:
            if language == self.code:
                self.keys[key] += 1
            return translated(language, key, *args)

        patch.setattr(translation, "translation", translate)
        patch.setattr(Words, "__init__", init)
        patch.setattr(Words, "__call__", call)
        patch.setattr(Words, "beside", lambda words: _Beside(beside(words).language))

    def _note(self, words: Words, key: str, text: str, args: Mapping[str, str | int]) -> None:
        assert self._others is not None
        is_ours = key in bundle(self.code) and not words.texts.get(key)
        if words.language == self.code and is_ours:
            self.keys[key] += 1
            given = {name: self.english(one) for name, one in args.items()}
            self._add(text, locales._message(SOURCE, key, *given.items()))
        elif words.language != SOURCE or words.texts.get(key) or isinstance(words, _Beside):
            self._others._add(text, "")

    def _add(self, text: str, english: str) -> None:
        """Note a saying, also as it stands at the beginning of a line."""
        for one, other in (
            (text[:1].upper() + text[1:], english[:1].upper() + english[1:]),
            (text, english),
        ):
            self._whole[one] = other
            if len(one) >= _HEAD:
                self._by_head.setdefault(one[:_HEAD], {})[one] = other

    def english(self, text: Any) -> Any:
        """Return a text with everything that was said in English; what is no text stays."""
        if not isinstance(text, str):
            return text
        if (known := self._whole.get(text)) is not None:
            return known
        found, at = [], 0
        while at < len(text):
            part = self._at(text, at)
            found.append(self._whole.get(part, part))
            at += len(part)
        return "".join(found)

    def _at(self, text: str, at: int) -> str:
        """Return the longest part of a text that begins somewhere and was said, else a word."""
        bucket = self._by_head.get(text[at : at + _HEAD], ())
        longest = max((one for one in bucket if text.startswith(one, at)), key=len, default="")
        if longest:
            return longest
        word = _WORD.match(text, at)
        return text[at] if word is None else word[0]

    def unknown(self, text: str) -> str:
        """Return a text without what was said in other languages, or is of games of packages."""
        assert self._others is not None
        return str(self._others.english(text))

    def all_english(self, body: Any) -> Any:
        """Return a body of a request with all of its texts in English."""
        if isinstance(body, dict):
            return {k: v if k in _KEPT else self.all_english(v) for k, v in body.items()}
        if isinstance(body, list):
            return [self.all_english(one) for one in body]
        found = self.english(body)
        if found != body:
            self.shown.add(found)
        return found
