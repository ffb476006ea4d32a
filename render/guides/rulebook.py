"""The rules of a game to read: an index, a tolerant search, and the entries that matter now.

A game brings `bot/games/<game>/rulebook.toml` (read it for the form) and for every key the
message `<game>-rules-<key>`; for an entry its title `<game>-rules-<key>-title`, for a thing its
name `<game>-<kind>-<key>` and its small print `<game>-rules-<key>-fine`, or `-<kind>-fine` for all
of the kind. Sections are named by `rules-section-<section>`; a thing's section is its kind, or
what `sections` of the index says for the kind.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Any

from bot.locales import LANGUAGES, Words
from render.guides.search import Index

_IN_TITLE, _IN_IDS, _IN_TEXT = 4.0, 4.0, 1.0
_FITS_NOW = 1.5
"""Factor by which an entry is worth more if it matters for the decision at hand."""


SETS = ("buildings", "nobles")
"""The sets that add to the texts of the base game, as `<key>-<set>`."""
OURS = "ours"
"""Suffix of texts added if numbers are our own reconstruction: `<key>-ours`."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry: `kind` is that of a thing with a card, None = a part of the rules."""

    game: str
    key: str
    section: str
    kind: str | None
    ids: tuple[str, ...]
    decisions: frozenset[str]
    phases: frozenset[str]
    set: str
    """The set that must be in play for it, "" = nothing but the game itself."""
    ours: frozenset[str] = frozenset()
    """Numbers of our own that it mentions, as long as none was corrected."""

    def title(self, words: Words) -> str:
        """Return the title, or the name of the thing."""
        if self.kind is None:
            return words(f"{self.game}-rules-{self.key}-title")
        return words(f"{self.game}-{self.kind}-{self.key}")

    @property
    def numbers(self) -> str:
        """Return its numbers in the game's rules: "(R-1.2, R-1.4)"."""
        return f"({', '.join(self.ids)})"

    def source(self, words: Words) -> str:
        """Return the source of the rule: the game, and the numbers in its rules."""
        return f"{words(f'{self.game}-title')} {self.numbers}"

    def text(self, words: Words, sets: frozenset[str] | None = None) -> str:
        """Return the rule, or the effect of the thing; None = with the additions of all sets."""
        return self._with(f"{self.game}-rules-{self.key}", words, sets, " ")

    def fine(self, words: Words, sets: frozenset[str] | None = None) -> str:
        """Return the small print likewise, or that of all things of its kind; "" = none."""
        own, kind = (f"{self.game}-rules-{key}-fine" for key in (self.key, self.kind))
        return self._with(own, words, sets, "\n") or self._with(kind, words, sets, "\n")

    def _with(self, key: str, words: Words, sets: frozenset[str] | None, joint: str) -> str:
        """Return a message with its additions for the sets in play, never for others."""
        added = [f"{key}-{one}" for one in SETS if sets is None or one in sets]
        if sets is None or self.ours <= sets:
            added.append(f"{key}-{OURS}")
        return joint.join(words(one) for one in (key, *added) if words.has(one))


@dataclass(frozen=True, slots=True)
class Now:
    """Situation of a reader: the kind of decision, the phase, the things they own.

    `sets` are the expansions in play, and the numbers that are our own reconstruction.
    """

    decision: str = ""
    phase: str = ""
    own: frozenset[str] = frozenset()
    sets: frozenset[str] = frozenset()

    def asks_for(self, entry: Entry) -> bool:
        """Return whether an entry is about the decision at hand."""
        return self.decision in entry.decisions and self.plays(entry)

    def calls_for(self, entry: Entry) -> bool:
        """Return whether an entry matters in this phase, or even for the decision at hand."""
        return self.asks_for(entry) or (self.phase in entry.phases and self.plays(entry))

    def plays(self, entry: Entry) -> bool:
        """Return whether the subject of an entry is in play."""
        return not entry.set or entry.set in self.sets


class Rulebook:
    """All entries of one game, in the order of reading."""

    def __init__(self, game: str) -> None:
        """Read the index that is stored with a game's rules."""
        text = files(f"bot.games.{game}").joinpath("rulebook.toml").read_text(encoding="utf-8")
        self.entries = tuple(_entries(tomllib.loads(text)))

    @cached_property
    def by_key(self) -> Mapping[str, Entry]:
        """Return all entries by their keys, which are unique."""
        return {entry.key: entry for entry in self.entries}

    @cached_property
    def things(self) -> tuple[Entry, ...]:
        """Return the entries that have a card."""
        return tuple(entry for entry in self.entries if entry.kind is not None)

    def search(self, text: str, now: Now | None = None) -> Sequence[Entry]:
        """Return the entries that match the words, best first, in whatever language they are.

        What matters for the decision at hand is worth more.
        """
        return _found(self._all, text, now)

    def name(self, text: str) -> Sequence[Entry]:
        """Return the things whose name the words may be, best first."""
        return _found(self._names, text, None)

    def at_hand(self, now: Now) -> Sequence[Entry]:
        """Return the entries for the decision at hand: its rules, then the own things."""
        rules = [e for e in self.entries if e.kind is None and now.asks_for(e)]
        own = [e for e in self.things if e.key in now.own and now.calls_for(e)]
        phase = [e for e in self.entries if e.kind is None and now.calls_for(e)]
        return list(dict.fromkeys((*rules, *own, *phase)))

    @cached_property
    def _all(self) -> Index[Entry]:
        return Index((entry, _texts(entry)) for entry in self.entries)

    @cached_property
    def _names(self) -> Index[Entry]:
        return Index((thing, [*_titles(thing), (1.0, thing.key)]) for thing in self.things)


def _found(index: Index[Entry], text: str, now: Now | None) -> Sequence[Entry]:
    weights = {
        entry: weight * (_FITS_NOW if now is not None and now.calls_for(entry) else 1)
        for entry, weight in index.weigh(text).items()
    }
    return index.ranked(weights)


def _titles(entry: Entry) -> list[tuple[float, str]]:
    return [(_IN_TITLE, entry.title(Words(language))) for language in LANGUAGES]


def _texts(entry: Entry) -> list[tuple[float, str]]:
    """Return the texts under which an entry is found, in all languages."""
    texts = _titles(entry)
    texts.append((_IN_IDS, " ".join(entry.ids)))
    for words in map(Words, LANGUAGES):
        texts.append((_IN_TEXT, f"{entry.text(words)} {entry.fine(words)}"))
    return texts


def _entries(data: Mapping[str, Any]) -> Iterable[Entry]:
    for section, records in data["entries"].items():
        yield from (_entry(data["game"], section, None, k, r) for k, r in records.items())
    for kind, records in data["things"].items():
        section = data.get("sections", {}).get(kind, kind)
        yield from (_entry(data["game"], section, kind, k, r) for k, r in records.items())


def _entry(game: str, section: str, kind: str | None, key: str, record: Mapping[str, str]) -> Entry:
    return Entry(
        game=game,
        key=key,
        section=section,
        kind=kind,
        ids=tuple(record["ids"].split()),
        decisions=frozenset(record.get("decisions", "").split()),
        phases=frozenset(record.get("phases", "").split()),
        set=record.get("set", ""),
        ours=frozenset(record.get("ours", "").split()),
    )
