"""The rules of a game to read: an index, a tolerant search, and the entries relevant now.

A game provides `bot/games/<game>/rulebook.toml` (see there for the format) and, for each key, the
message `<game>-rules-<key>`. An entry also has a title, `<game>-rules-<key>-title`; a thing has a
name, `<game>-<kind>-<key>`, and small print, `<game>-rules-<key>-fine`, or `-<kind>-fine` for all
things of the kind. Sections are named by `rules-section-<section>`; a thing's section is its kind,
or what the index's `sections` gives for the kind. The index's `book` maps sections of the printed
rulebook, named by `<game>-book-<section>`, to ids of rules; they are shown as the source.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections import defaultdict
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cached_property
from importlib.resources.abc import Traversable
from math import log
from typing import Any, Generic, TypeAlias, TypeVar

from bot.engine.api import Option
from bot.engine.explain import told
from bot.locales import Words
from bot.locales.languages import SOURCE

T = TypeVar("T", bound=Hashable)

Texts: TypeAlias = Iterable[tuple[float, str]]
"""Texts by which an item is found, each with its weight; the first text is the item's name."""

_WORD = re.compile(r"[^\W_]+(?:[.-][0-9]+)*")
_SPELLINGS = (("ae", "a"), ("oe", "o"), ("ue", "u"))
"""Spellings of umlauts with two letters, each with the vowel into which the umlaut is folded."""

_WHOLE, _BEGUN, _TYPO = 1.0, 0.8, 0.6
_CLOSE = 0.74
"""Minimum similarity of two words that are taken for the same: one typo in five letters."""
_SHORTEST = 3
"""Minimum length of a word that may be incomplete or mistyped."""
_STEM = 4
"""Length of a word above which its last letter may be part of an ending: quarry, quarries."""


class Index(Generic[T]):
    """A search index of items by the words of their texts."""

    def __init__(self, items: Iterable[tuple[T, Texts]]) -> None:
        self._holders: dict[str, dict[T, float]] = defaultdict(dict)
        self._ranks: dict[T, tuple[int, int]] = {}
        for place, (item, texts) in enumerate(items):
            for weight, text in texts:
                found = words(text)
                self._ranks.setdefault(item, (len(found), place))
                for word in found:
                    self._holders[word][item] = max(weight, self._holders[word].get(item, 0.0))

    def weigh(self, text: str) -> Mapping[T, float]:
        """Return how well items match the words of a text, without items that match none."""
        found: dict[T, float] = defaultdict(float)
        for word in words(text):
            for item, weight in self._weights(word).items():
                found[item] += weight
        return found

    def ranked(self, weights: Mapping[T, float]) -> list[T]:
        """Return items best first; ties are broken by shorter texts, then by the original order."""
        return sorted(weights, key=lambda item: (-round(weights[item], 6), *self._ranks[item]))

    def search(self, text: str) -> list[T]:
        """Return the items that match any of the words, best first."""
        return self.ranked(self.weigh(text))

    def _weights(self, word: str) -> Mapping[T, float]:
        """Return how well items match one word; a word that few of them contain weighs more.

        A longer word that begins with this one weighs no more than the word itself, if that is
        known.
        """
        found: dict[T, float] = defaultdict(float)
        least = len(self._holders.get(word, ()))
        for likeness, known in self._alike(word):
            holders = self._holders[known]
            rare = 1 / (1 + log(max(least, len(holders))))
            for item, weight in holders.items():
                found[item] = max(found[item], likeness * weight * rare)
        return found

    def _alike(self, word: str) -> Iterable[tuple[float, str]]:
        """Return the known words that a word may mean, with their similarity."""
        whole = [(_WHOLE, word)] if word in self._holders else []
        if len(word) < _SHORTEST or not word.isalpha():
            return whole
        stem = word[:-1] if len(word) > _STEM else word
        begun = [known for known in self._holders if known.startswith(stem) and known != word]
        if whole or begun:
            return [*whole, *((_BEGUN, known) for known in begun)]
        close = get_close_matches(word, self._holders, n=5, cutoff=_CLOSE)
        return [(_TYPO, known) for known in close]


def words(text: str) -> list[str]:
    """Return the words of a text in the form in which they are compared."""
    return _WORD.findall(folded(text))


def folded(text: str) -> str:
    """Return the text without case and accents, and with a uniform spelling of umlauts."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(char for char in plain if not unicodedata.combining(char))
    for long, short in _SPELLINGS:
        plain = plain.replace(long, short)
    return plain


_IN_TITLE, _IN_TEXT = 4.0, 1.0
_FITS_NOW = 1.5
"""Factor by which an entry gains weight if it matters for the decision at hand."""


SETS = ("buildings", "nobles")
"""Sets whose texts, with keys `<key>-<set>`, are added to those of the base game."""
OURS = "ours"
"""Suffix of the texts that are added if numbers are our own reconstruction: `<key>-ours`."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry; `kind` is the kind of a thing with a card, None for a part of the rules."""

    game: str
    key: str
    section: str
    kind: str | None
    book: tuple[str, ...]
    """Sections of the printed rulebook that the entry puts into words; "" is a ruling of ours."""
    decisions: frozenset[str]
    phases: frozenset[str]
    set: str
    """Set that must be in play for the entry to apply, "" if the base game is enough."""
    ours: frozenset[str] = frozenset()
    """Reconstructed numbers that the entry mentions; a note says so unless one was corrected."""
    options: Sequence[Option] = field(default=(), compare=False)
    """Options of the game, on which the entry's texts depend."""

    def title(self, words: Words) -> str:
        """Return the entry's title, or the name of the thing."""
        if self.kind is None:
            return words(f"{self.game}-rules-{self.key}-title")
        return words(f"{self.game}-{self.kind}-{self.key}")

    def source(self, words: Words) -> str:
        """Return the source of the rule: the game, and the sections of its rulebook."""
        named = (words(self._section(one)) for one in self.book)
        return words("rules-source", game=words(f"{self.game}-title"), sections=" · ".join(named))

    def _section(self, key: str) -> str:
        return f"{self.game}-book-{key}" if key else "common-ruling"

    def text(self, words: Words, now: Now | None = None) -> str:
        """Return the rule, or the thing's effect; without `now`, with the additions of all sets."""
        return self._with(f"{self.game}-rules-{self.key}", words, now, " ")

    def fine(self, words: Words, now: Now | None = None) -> str:
        """Return the small print of the entry or else of its kind, "" if there is none."""
        own, kind = (f"{self.game}-rules-{key}-fine" for key in (self.key, self.kind))
        return self._with(own, words, now, "\n") or self._with(kind, words, now, "\n")

    def _with(self, key: str, words: Words, now: Now | None, joint: str) -> str:
        """Return a message with its additions for the sets in play, following the options."""
        added = [f"{key}-{one}" for one in SETS if now is None or one in now.sets]
        if now is None or self.ours <= now.sets:
            added.append(f"{key}-{OURS}")
        args = told(self.options, now.options if now else None)
        return joint.join(words(one, **args) for one in (key, *added) if words.has(one))


@dataclass(frozen=True, slots=True)
class Now:
    """The situation of a reader: the kind of decision, the phase, and the things they own.

    `sets` are the expansions in play and the numbers that are our own reconstruction; `options` are
    the table's, None for no particular table.
    """

    decision: str = ""
    phase: str = ""
    own: frozenset[str] = frozenset()
    sets: frozenset[str] = frozenset()
    options: Mapping[str, str] | None = None

    def asks_for(self, entry: Entry) -> bool:
        """Return whether an entry is about the decision at hand."""
        return self.decision in entry.decisions and self.plays(entry)

    def calls_for(self, entry: Entry) -> bool:
        """Return whether an entry matters in this phase or for the decision at hand."""
        return self.asks_for(entry) or (self.phase in entry.phases and self.plays(entry))

    def plays(self, entry: Entry) -> bool:
        """Return whether the subject of an entry is in play."""
        return not entry.set or entry.set in self.sets


class Rulebook:
    """All entries of one game, in reading order."""

    def __init__(self, folder: Traversable, options: Sequence[Option] = ()) -> None:
        """Read the index in the folder of a game's rules; its texts follow the options."""
        text = folder.joinpath("rulebook.toml").read_text(encoding="utf-8")
        self.entries = tuple(_entries({**tomllib.loads(text), "options": options}))
        self._all: dict[str, Index[Entry]] = {}
        self._names: dict[str, Index[Entry]] = {}

    @cached_property
    def by_key(self) -> Mapping[str, Entry]:
        """All entries by their keys, which are unique."""
        return {entry.key: entry for entry in self.entries}

    @cached_property
    def things(self) -> tuple[Entry, ...]:
        """The entries that have a card."""
        return tuple(entry for entry in self.entries if entry.kind is not None)

    def search(self, text: str, words: Words, now: Now | None = None) -> Sequence[Entry]:
        """Return the entries that match a text in the reader's languages, best first.

        Entries that matter for the decision at hand weigh more. The languages are the reader's, the
        one whose names are shown beside the own ones, and English.
        """
        if words.language not in self._all:
            read = _languages(words)
            texts = ((entry, _texts(entry, read)) for entry in self.entries)
            self._all[words.language] = Index(texts)
        return _found(self._all[words.language], text, now)

    def name(self, text: str, words: Words) -> Sequence[Entry]:
        """Return the things whose names match a text in the reader's languages, best first."""
        if words.language not in self._names:
            read = _languages(words)
            names = ((one, [*_titles(one, read), (1.0, one.key)]) for one in self.things)
            self._names[words.language] = Index(names)
        return _found(self._names[words.language], text, None)

    def at_hand(self, now: Now) -> Sequence[Entry]:
        """Return the entries for the decision at hand: rules, the reader's things, phase rules."""
        rules = [e for e in self.entries if e.kind is None and now.asks_for(e)]
        own = [e for e in self.things if e.key in now.own and now.calls_for(e)]
        phase = [e for e in self.entries if e.kind is None and now.calls_for(e)]
        return list(dict.fromkeys((*rules, *own, *phase)))


def _found(index: Index[Entry], text: str, now: Now | None) -> Sequence[Entry]:
    weights = {
        entry: weight * (_FITS_NOW if now is not None and now.calls_for(entry) else 1)
        for entry, weight in index.weigh(text).items()
    }
    return index.ranked(weights)


def _languages(words: Words) -> Sequence[Words]:
    """Return the texts in which a reader may search: their own first."""
    every = (words.language, words.beside().language, SOURCE)
    return [Words(language) for language in dict.fromkeys(every)]


def _titles(entry: Entry, languages: Sequence[Words]) -> list[tuple[float, str]]:
    return [(_IN_TITLE, entry.title(words)) for words in languages]


def _texts(entry: Entry, languages: Sequence[Words]) -> list[tuple[float, str]]:
    """Return the texts by which an entry is found, in these languages, with their weights."""
    texts = _titles(entry, languages)
    for words in languages:
        texts.append((_IN_TEXT, f"{entry.text(words)} {entry.fine(words)}"))
    return texts


def _entries(data: Mapping[str, Any]) -> Iterable[Entry]:
    for section, records in data["entries"].items():
        yield from (_entry(data, section, None, k, r) for k, r in records.items())
    for kind, records in data["things"].items():
        section = data.get("sections", {}).get(kind, kind)
        yield from (_entry(data, section, kind, k, r) for k, r in records.items())


def _entry(
    data: Mapping[str, Any], section: str, kind: str | None, key: str, record: Mapping[str, str]
) -> Entry:
    return Entry(
        game=data["game"],
        key=key,
        section=section,
        kind=kind,
        book=_sections(data["book"], record["ids"].split()),
        decisions=frozenset(record.get("decisions", "").split()),
        phases=frozenset(record.get("phases", "").split()),
        set=record.get("set", ""),
        ours=frozenset(record.get("ours", "").split()),
        options=data["options"],
    )


def _sections(book: Mapping[str, str], ids: Iterable[str]) -> tuple[str, ...]:
    """Return the distinct sections of some rules, with the section of rulings at the end."""
    by_id = {one: section for section, named in book.items() for one in named.split()}
    found = dict.fromkeys(_section(by_id, one) for one in ids)
    return (*filter(None, found), *([""] if "" in found else []))


def _section(by_id: Mapping[str, str], one: str) -> str:
    """Return the section that names a rule or its whole chapter, "" if none does."""
    return by_id.get(one) or by_id.get(one.rpartition(".")[0], "")
