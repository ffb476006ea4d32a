"""Changes of English since a native speaker read a file of a language."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.locales import forget, languages
from bot.locales.reviews import FILE, digest, reviews, stored
from bot.operations.languages.sources import Written


class Change(NamedTuple):
    """A message that a file of a language does not follow: new, changed, or gone in English."""

    file: str
    key: str
    kind: str
    english: str
    own: str

    def __str__(self) -> str:
        told = f"{self.file}: {self.key} is {self.kind} in English"
        parts = (("English", self.english), ("here", self.own))
        return "\n".join((told, *(f"  {name}: {text}" for name, text in parts if text)))


def changes(code: str, english: Written, own: Written) -> Iterator[Change]:
    """Yield how English differs from what was read, by file; files that nobody read are new."""
    read = reviews(code)
    for key, message in english.messages.items():
        if key.startswith("-"):
            continue
        file = message.path.name
        there = own.messages.get(key)
        before = read.get(file, {}).get(key)
        if there is None:
            yield Change(file, key, "new", message.source, "")
        elif before is not None and before != digest(message.source):
            yield Change(file, key, "changed", message.source, there.source)
    for key, there in own.messages.items():
        if key not in english.messages and not key.startswith("-"):
            yield Change(there.path.name, key, "gone", "", there.source)


def mark(code: str, files: Sequence[str], english: Written) -> None:
    """Store that a native speaker has read files of a language, as English is now.

    Raises BadReviews, because earlier ones would be lost, and OSError.
    """
    found = {file: dict(known) for file, known in stored(code).items()}
    for file in files:
        found[file] = {
            one.key: digest(one.source)
            for one in english.messages.values()
            if one.path.name == file and not one.key.startswith("-")
        }
    text = json.dumps(dict(sorted(found.items())), indent=1, sort_keys=True)
    (languages()[code].folder / FILE).write_text(text + "\n", encoding="utf-8")
    forget()
