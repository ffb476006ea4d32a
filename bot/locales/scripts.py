"""The characters that pictures can draw, each with its font (`render/art/fonts`).

`scripts.txt` is written by `render/art/fonts/make.sh`, together with the fonts.
"""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from functools import cache, lru_cache
from pathlib import Path
from zlib import crc32

USUAL = "roboto"
"""Font of nearly all texts."""
_UNJOINED = frozenset({"", USUAL, "cjk", "symbols", "emoji"})
"""Fonts whose letters do not join (Unicode 15, 23.2: a joiner changes its neighbours' shapes)."""
JOINERS = chr(0x200C) + "\u200d"
"""Characters that join emoji or shape letters.

Other invisible characters could reverse or hide the text next to them.
"""
RIGHT_TO_LEFT = "\u200f"
"""Mark that lets a line run from right to left (UAX #9, 2.6); nothing is drawn for it."""
UNDRAWN = str.maketrans("", "", RIGHT_TO_LEFT + "\u2068\u2069")
"""Table that removes the marks which only give a direction: that one, and those of isolates."""
_MARKS = 2
"""Maximum number of marks drawn on a letter; more would cover the text above and below."""


@cache
def _ranges() -> tuple[list[int], list[tuple[int, str]]]:
    """Return the first character of each range, and the last character and font of each."""
    lines = Path(__file__).with_name("scripts.txt").read_text(encoding="ascii").splitlines()
    found = []
    for name, _, ranges in (line.partition(": ") for line in lines):
        for first, _, last in (one.partition("-") for one in ranges.split()):
            found.append((int(first, 16), (int(last or first, 16), name)))
    found.sort()
    return [first for first, _ in found], [rest for _, rest in found]


@lru_cache(maxsize=4096)
def script_of(char: str) -> str:
    """Return the font that has a character, "" = none."""
    firsts, rest = _ranges()
    last, name = rest[bisect_right(firsts, ord(char)) - 1] if char >= " " else (0, "")
    return name if ord(char) <= last else ""


@lru_cache(maxsize=1024)
def readable(text: str) -> str:
    """Return a player's text without characters that no font has.

    A text of which nothing is left becomes a number, so that it can be distinguished.
    """
    shown = drawn(text)
    if shown or not any(unicodedata.category(char)[0] in "LNPS" for char in text):
        return shown
    return f"#{crc32(text.encode(errors='replace')) % 1000:03}"


@lru_cache(maxsize=1024)
def drawn(text: str) -> str:
    """Return a player's text as pictures draw it, "" = nothing.

    Characters such as mathematical letters are replaced by the plain letters they stand for.
    """
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    shown, marks = "", 0
    for char in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(char) == "Mn" else 0
        if char in JOINERS and shown and script_of(shown[-1]) not in _UNJOINED:
            shown += char
        elif marks <= _MARKS:
            shown += _drawn(char)
    return " ".join(shown.strip(JOINERS).split())


@lru_cache(maxsize=4096)
def _drawn(char: str) -> str:
    """Return a character, or the plain letters that it stands for, if fonts have them."""
    if char.isspace():
        return " "
    if unicodedata.category(char)[0] == "C":
        return ""
    plain = unicodedata.normalize("NFKC", char)
    if script_of(char) == USUAL:
        return char
    if all(script_of(one) == USUAL for one in plain):
        return plain
    if script_of(char):
        return char
    return plain if all(map(script_of, plain)) else ""
