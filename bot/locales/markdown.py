"""Names in messages: what people call themselves is shown as they wrote it, and does nothing.

Every text of `Words` is Discord's markdown, and names are escaped where they come into it:
by `Words.names`, or by `escaped` where one is an argument. What is no markdown (labels of
buttons and menus, suggestions, alt texts) is made `plain` where it leaves for Discord.
Names are stored, compared and drawn as they are.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

_SPECIAL = re.compile(r"[\\`*_~|<>\[\]():/@#]|^[-+]|(?<=[0-9])\.")
_MARKED = re.compile(r"(?<!\\)(?:\*\*|~~)|^(?:-# |#{1,3} )")
_ESCAPED = re.compile(r"\\([^0-9A-Za-z\s])")
_JOINER = "\u200d"
"""Joins emoji; all other invisible characters could turn or hide what stands around a name."""


class Markdown(str):
    """A text that Discord may take as it is, such as a mention of ours."""

    __slots__ = ()


def mention(user_id: int) -> Markdown:
    """Return a mention of a person; nobody can mention who was erased."""
    return Markdown(f"<@{user_id}>" if user_id > 0 else "—")


def escaped(name: str) -> Markdown:
    """Return a name as markdown that shows it and nothing else; markdown stays as it is."""
    if isinstance(name, Markdown):
        return name
    return Markdown(_SPECIAL.sub(r"\\\g<0>", visible(name)))


def joined(names: Iterable[str]) -> Markdown:
    """Return names as markdown, separated by commas."""
    return Markdown(", ".join(map(escaped, names)))


def plain(text: str) -> str:
    """Return markdown with escaped names as what it shows, for where there is no markdown."""
    return visible(_ESCAPED.sub(r"\1", text))


def unmarked(text: str) -> str:
    """Return markdown of ours as what it says, without bold type, headings and small print."""
    return plain(_MARKED.sub("", text))


def visible(text: str) -> str:
    """Return a text on one line, without characters that control or turn what is around it."""
    if text.isprintable() and _JOINER not in text:
        return text
    kept = (char for char in text if char == _JOINER or not _controls(char))
    return " ".join("".join(" " if c.isspace() else c for c in kept).split(" "))


def _controls(char: str) -> bool:
    return not char.isspace() and unicodedata.category(char) in ("Cc", "Cf", "Cs", "Zl", "Zp")
