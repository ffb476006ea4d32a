"""Names in messages: shown as their owners wrote them, without taking effect as markdown.

`visible` makes any name safe to show, and `told_apart` makes the names of one table distinct. Every
text of `Words` is Discord's markdown, and names are escaped when they are inserted: by
`Words.names`, or by `escaped` if one is an argument. Text without markdown (labels of buttons and
menus, suggestions, alt texts) is made `plain` when it is sent to Discord. Names are stored and
compared unchanged.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from functools import lru_cache

from bot.locales.scripts import JOINERS, RIGHT_TO_LEFT, drawn

_SPECIAL = re.compile(r"[\\`*_~|<>\[\]():/@#]|^[-+]|(?<=[0-9])\.")
_MARKED = re.compile(r"(?<!\\)(?:\*\*|~~)|^(?:-# |#{1,3} )")
_TIME = re.compile(r"<t:([0-9]{1,11})(?::[a-zA-Z])?>")
_ESCAPED = re.compile(r"\\([^0-9A-Za-z\s])")
_JOINED = re.compile(f"[{JOINERS}]")
_IDLE = re.compile(r"(?<![\u0600-\u0dff])\u200c|\u200c(?![\u0600-\u0dff])")
"""Pattern of a non-joiner that separates no Arabic or Indic letters (Unicode 15, 23.2)."""
_ISOLATE, _END = "\u2068", "\u2069"
"""Start and end of an isolate, which keeps a right-to-left name from reordering the text around it.

See UAX #9, 2.4.
"""
_SIGNED = re.compile(rf"(?<![\w`/={_ISOLATE}])[+−]\d+(?:[.,]\d+)*")
_UNBROKEN = "\u00a0\u202f"
"""Spaces at which no line breaks, as French has them in quotation marks and before colons."""
_TURNING = frozenset({"R", "AL", "AN"})
_HOLLOW = frozenset("\u115f\u1160\u2800\u3164\uffa0\ufffc\U0001d159")
"""Letters and signs that are invisible (Default_Ignorable_Code_Point, or blank by design)."""
_NAMES = 4096
"""Number of names cached as drawn in pictures: a table's names are compared at each change."""
_NOBODY = "Player"
"""Name shown for an unknown person whose own name is invisible."""


class Markdown(str):
    """A text that may be sent to Discord unchanged, such as a mention made by the bot."""

    __slots__ = ()


def mention(user_id: int) -> Markdown:
    """Return a mention of a person; a dash for an erased person, who cannot be mentioned."""
    return Markdown(f"<@{user_id}>" if user_id > 0 else "—")


def escaped(name: str) -> Markdown:
    """Return a name as markdown without any formatting effect; markdown stays as it is."""
    if isinstance(name, Markdown):
        return name
    return Markdown(_SPECIAL.sub(r"\\\g<0>", visible(name) or (name and _NOBODY)))


def joined(names: Iterable[str]) -> Markdown:
    """Return names as markdown, separated by commas."""
    return Markdown(", ".join(map(escaped, names)))


def plain(text: str) -> str:
    """Return the text that markdown with escaped names shows, for places without markdown."""
    kept = JOINERS + _ISOLATE + _END + RIGHT_TO_LEFT + _UNBROKEN
    return _on_a_line(_ESCAPED.sub(r"\1", text), kept)


def unmarked(text: str) -> str:
    """Return the bot's markdown as plain text, without bold type, headings and small print.

    Discord shows times in the reader's own time zone (Reference, "Timestamp Styles"); here they are
    in UTC.
    """
    return plain(_MARKED.sub("", _TIME.sub(_time, text)))


def _time(found: re.Match[str]) -> str:
    return datetime.fromtimestamp(int(found[1]), UTC).strftime("(%Y-%m-%d %H:%M UTC)")


def visible(name: str) -> str:
    """Return a name on one line that cannot affect the text around it, "" if it shows nothing.

    Letters are composed with their marks (NFC). A name that runs from right to left, or contains
    digits that do (UAX #9, "Bidirectional Character Types": R, AL, AN), is isolated.
    """
    text = _on_a_line(name, JOINERS)
    if text.isascii():
        return text
    text = _IDLE.sub("", unicodedata.normalize("NFC", text))
    if not text.isspace() and not any(map(_shows, text)):
        return ""
    turns = any(unicodedata.bidirectional(char) in _TURNING for char in text)
    return f"{_ISOLATE}{text}{_END}" if turns else text


def signs_kept(text: str) -> str:
    """Return a right-to-left text whose numbers have their signs before them, not behind.

    A sign is neutral there, and would stand as in "2+" (UAX #9, W4 and N2).
    """
    return _SIGNED.sub(rf"{_ISOLATE}\g<0>{_END}", text)


def shortened(text: str, most: int | None, end: str = "") -> str:
    """Return visible names cut to `most` characters (None = all); if cut, they end with `end`.

    An isolate that is cut off is closed, as it would otherwise affect all text that follows (UAX
    #9, BD13).
    """
    if most is None or len(text) <= most:
        return text
    kept = text[: most - len(end)]
    closing = _END if kept.count(_ISOLATE) > kept.count(_END) else ""
    return (kept.rstrip() if end else kept) + end + closing


def letter_of(seat: int) -> str:
    """Return the letter that a seat has in pictures."""
    return chr(ord("A") + seat)


def told_apart(
    names: Sequence[str], nobody: str, mark: Callable[[int], object] = letter_of
) -> tuple[str, ...]:
    """Return the names of a table's people, changed so that all are visible and distinct.

    A person without a visible name is called `nobody` and the number of the seat. Names that are
    equal, or that look equal or empty in pictures, each get a mark, by default the letter of their
    seat: pictures draw the mark, and texts tell whose it is.
    """
    seen = [name if visible(name).strip() else f"{nobody} {n}" for n, name in enumerate(names, 1)]
    marked = [f"{name} ({mark(seat)})" for seat, name in enumerate(seen)]
    shown = seen
    while alike := _alike(shown) & {seat for seat, name in enumerate(shown) if name == seen[seat]}:
        shown = [marked[seat] if seat in alike else name for seat, name in enumerate(shown)]
    return tuple(shown)


def _alike(names: Sequence[str]) -> set[int]:
    """Return the seats whose names look like another seat's name, or like nothing."""
    looks = [_drawn_as(name) for name in names]
    several = Counter(looks)
    return {seat for seat, look in enumerate(looks) if not look or several[look] > 1}


@lru_cache(_NAMES)
def _drawn_as(name: str) -> str:
    """Return what distinguishes a name in pictures, "" = nothing."""
    shown = unicodedata.normalize("NFKC", _JOINED.sub("", drawn(visible(name)))).casefold()
    return shown if any(unicodedata.category(char)[0] in "LNPS" for char in shown) else ""


def _on_a_line(text: str, kept: str) -> str:
    if text.isprintable() and not any(char in text for char in kept):
        return text
    left = (char for char in text if char in kept or not _controls(char))
    return "".join(" " if c.isspace() and c not in kept else c for c in left)


def _shows(char: str) -> bool:
    """Return whether a character is visible by itself; a combining mark is not."""
    return char not in _HOLLOW and unicodedata.category(char)[0] not in "CZM"


def _controls(char: str) -> bool:
    return not char.isspace() and unicodedata.category(char) in ("Cc", "Cf", "Cs", "Zl", "Zp")
