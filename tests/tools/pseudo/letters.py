"""The words of an English text as each pseudo-language writes them.

Markdown, addresses, commands' marks and whatever else is no word stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import cycle
from zlib import crc32

Change = Callable[[str], str]

_WORD = re.compile(r"[A-Za-z]+(?:’[A-Za-z]+)*")
KEPT = re.compile(
    r"https?://\S+|[\w.]+@[\w.]+|\bdocs/\S+|\bBOT_[A-Z_]+"
    r"|<t:|(?<=\D):[fFdDtTR]>|^:[fFdDtTR]>|<[@#]&?"
)
"""Pattern of what only looks like words: addresses, files, and Discord's times and mentions."""

# Longer ------------------------------------------------------------------------------------------

LONGER = 0.48
"""Share of letters by which words grow, so that all texts together are 40 % longer."""
MARKS = ("⟦", "⟧")
"""Signs at the beginning and the end of a text, so that one sees if they are cut off."""
_ACCENTS = str.maketrans(
    "AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz",
    "ÅåÇçĐđÉéĞğĤĥÎîĴĵĶķĽľÑñÖöŔŕŠšŤťÛûŴŵÝýŽž",
)
_VOWEL = re.compile(r"[aeiouyAEIOUY]")


def accented(text: str) -> str:
    """Return a text with an accent on every letter that may have one, as long as before."""
    return text.translate(_ACCENTS)


def longer(text: str) -> str:
    """Return an accented text with more vowels, which is 40 % longer with its marks."""
    owed = -float(len(MARKS))

    def stretched(found: re.Match[str]) -> str:
        nonlocal owed
        word = found[0]
        owed += len(word) * LONGER
        places = [one.start() for one in _VOWEL.finditer(word)] or [len(word) - 1]
        for place in cycle(reversed(places)):
            if owed < 1:
                break
            word = word[: place + 1] + word[place].lower() + word[place + 1 :]
            owed -= 1
        return word

    return accented(_WORD.sub(stretched, text))


# From right to left ------------------------------------------------------------------------------

_HEBREW = str.maketrans(
    "abcdefghijklmnopqrstuvwxyz",
    "אבגדהוזחטיכלמנסעפצקרשתםןףץ",
)


def backwards(text: str) -> str:
    """Return a text in Hebrew letters, which run from right to left; each letter has its own."""
    return text.lower().replace("’", "׳").translate(_HEBREW)


# Wide --------------------------------------------------------------------------------------------

_FIRST, _LAST = 0x4E00, 0x9FA5
"""The ideographs of Unicode that every font of Chinese and Japanese has."""
_PER_LETTER = 0.4
"""Signs a letter: a Japanese text has as many em as an English one has letters, times this."""
_STOPS = {",": "、", ".": "。", ":": "：", ";": "；", "!": "！", "?": "？", "(": "（", ")": "）"}
_BESIDE = "[^\x00-\x7f\u2010-\u2027]"
"""Pattern of a sign beside which no space stands."""
_STOP = re.compile(
    rf"(?<={_BESIDE})([,.:;!?])(?: |$)|(?<={_BESIDE}) *([()])|([()]) *(?={_BESIDE})", re.MULTILINE
)
_SPACE = re.compile(rf"(?<={_BESIDE}) +(?={_BESIDE}|$)|^ +(?={_BESIDE})", re.MULTILINE)


def wide(text: str) -> str:
    """Return a text of Chinese and Japanese signs, without spaces between words."""
    text = _WORD.sub(lambda found: signs(found[0]), text)
    text = _STOP.sub(lambda found: _STOPS[found[1] or found[2] or found[3]], text)
    return _SPACE.sub("", text)


def signs(word: str) -> str:
    """Return the signs of a word: the same ones for the same word."""
    number = max(1, round(len(word) * _PER_LETTER))
    return _drawn(word.lower(), number)


def one_by_one(text: str) -> str:
    """Return a text with a sign for each letter, for abbreviations and names of commands."""
    return re.sub("[A-Za-z]", lambda found: chr(_FIRST + ord(found[0].lower())), text)


def _drawn(word: str, number: int) -> str:
    drawn = (crc32(f"{word}{n}".encode()) for n in range(number))
    return "".join(chr(_FIRST + one % (_LAST - _FIRST + 1)) for one in drawn)
