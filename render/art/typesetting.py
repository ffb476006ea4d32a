"""Text as cached masks, in one font family with two weights and fallback fonts.

A text in several scripts is drawn as runs, each with a font that has its letters. Each font is
opened once per size.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import groupby
from math import ceil
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image, ImageDraw, ImageFont, features

from bot.locales.scripts import RIGHT_TO_LEFT, UNDRAWN, USUAL, readable, script_of
from render.art.kept import bytes_of, keeping

__all__ = [
    "NARROWEST",
    "Ink",
    "Setting",
    "cap_height",
    "fitted",
    "font",
    "ink",
    "is_usual",
    "measure",
    "readable",
    "set_within",
    "shared",
    "squeezed",
    "starts_right",
    "wrapped",
]

_FONTS = Path(__file__).with_name("fonts")
_FILES = {True: "RobotoCondensed-Bold.ttf", False: "RobotoCondensed-Medium.ttf"}
_SHAPED = features.check("raqm")
"""Whether Pillow joins letters and places marks on them as the font specifies."""
_SCALE = 0.9
"""Size of letters from other fonts relative to Roboto's, at which both are equally high."""
_THIN = {"cjk": 0.02, "symbols": 0.02}
"""Fonts without a bold weight, each with the share of the size by which its lines are thickened."""
_ABOVE, _BELOW = 1.05, 0.4
"""Shares of the size above and below the baseline that can be drawn on; the rest is cut off."""
_BRACKETS = "()[]{}"
"""Brackets, which take the direction of the whole line so that both of a pair turn alike (N0)."""
_MIRRORED = str.maketrans("()[]{}<>", ")(][}{><")


_SHADES = 3
_STEPS = [round(round(value / 255 * _SHADES) / _SHADES * 255) for value in range(256)]
"""Lookup table for fewer shades at letters' edges: they look the same in a sixth fewer bytes."""


class Ink(NamedTuple):
    """A text's mask, and the mask's upper edge relative to the baseline."""

    mask: Image.Image
    top: int


class Run(NamedTuple):
    """Consecutive characters of one script, and whether they run from right to left."""

    text: str
    script: str
    backwards: bool


class _Set(NamedTuple):
    """A run with its horizontal position; `draw` holds the arguments that Pillow needs."""

    x: float
    text: str
    draw: dict[str, Any]


@cache
def font(size: int, bold: bool = True) -> ImageFont.FreeTypeFont:
    """Return a font at a size, opened only once."""
    return ImageFont.truetype(
        str(_FONTS / _FILES[bold]), size, layout_engine=ImageFont.Layout.BASIC
    )


def _ink_bytes(ink: Ink) -> int:
    return bytes_of(ink.mask)


@keeping(_ink_bytes)
def squeezed(text: str, size: int, bold: bool, width: int) -> Ink:
    """Return the mask of a text that is not wider than `width` px, as high as it is otherwise."""
    mask, top = ink(text, size, bold)
    narrow = mask.resize((min(width, mask.width), mask.height), Image.Resampling.BOX).point(_STEPS)
    # Pillow copies what is noted of a mask, such as the name by which pictures know it.
    narrow.info.clear()
    return Ink(narrow, top)


@keeping(_ink_bytes)
def ink(text: str, size: int, bold: bool = True) -> Ink:
    """Return the mask of a text."""
    if not is_usual(text):
        mask, top = _mixed_ink(text, size, bold)
        return Ink(mask.point(_STEPS), top)
    face = font(size, bold)
    left, top, right, bottom = (int(edge) for edge in face.getbbox(text, anchor="ls"))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=face, anchor="ls")
    return Ink(mask.point(_STEPS), top)


@cache
def cap_height(size: int, bold: bool = True) -> int:
    """Return the height of capital letters and digits."""
    return -int(font(size, bold).getbbox("H", anchor="ls")[1])


@lru_cache(maxsize=4096)
def measure(text: str, size: int, bold: bool = True) -> int:
    """Return the width of a text without drawing it."""
    if not is_usual(text):
        return _mixed_width(text, size, bold)
    left, _, right, _ = font(size, bold).getbbox(text, anchor="ls")
    return int(max(right, font(size, bold).getlength(text)) - min(0, left)) + 1


NARROWEST = 0.65
"""Share of its width to which a text is squeezed before it is cut."""


class Setting(NamedTuple):
    """A line as it is set: its text, cut if need be, size, weight, width in px if squeezed."""

    text: str
    size: int
    bold: bool
    squeezed: int | None = None


@lru_cache(maxsize=1024)
def set_within(text: str, width: int, size: int, bold: bool, least: int) -> Setting:
    """Return how a line is set within a width: as given if it fits.

    Otherwise it becomes smaller, down to `least` px, then lighter, then narrower, and is cut at
    last.
    """
    for one in range(size, min(size, least) - 1, -1):
        if measure(text, one, bold) <= width:
            return Setting(text, one, bold)
    size = min(size, least)
    wide = measure(text, size, bold=False)
    if wide * NARROWEST <= width:
        return Setting(text, size, False, None if wide <= width else width)
    return Setting(fitted(text, width, size, bold=False), size, bold=False)


def shared(widths: Sequence[int], room: int) -> list[int]:
    """Return the widths of texts side by side, all reduced by the same share if they need more."""
    share = min(1.0, max(0, room) / max(1, sum(widths)))
    return [int(one * share) for one in widths]


@lru_cache(maxsize=2048)
def fitted(text: str, width: int, size: int, bold: bool = True) -> str:
    """Return the text, cut with an ellipsis if it is too wide; its size never changes."""
    if measure(text, size, bold) <= width:
        return text
    short = text
    while short and measure(short.rstrip() + "…", size, bold) > width:
        short = short[:-1]
    return short.rstrip() + "…"


@lru_cache(maxsize=1024)
def wrapped(text: str, width: int, size: int, bold: bool = True) -> tuple[str, ...]:
    """Return the text broken into lines; a part that may not be broken may still be too wide.

    Lines break between words and between ideographs. All run in the direction of the first one.
    """
    mark = RIGHT_TO_LEFT if starts_right(text) else ""
    lines: list[str] = []
    for space, part in _parts(text):
        longer = f"{lines[-1]}{space}{part}" if lines else mark + part
        if lines and measure(longer, size, bold) > width:
            lines.append(mark + part)
        else:
            lines[-1:] = [longer]
    return tuple(lines)


def starts_right(text: str) -> bool:
    """Return whether a text runs from right to left: its first letter does (UAX #9, P2)."""
    sides = (_SIDES.get(unicodedata.bidirectional(char), "") for char in text)
    return next((side for side in sides if side in ("L", "R")), "L") == "R"


_WORDS = re.compile(r"[^ \t\n]+")
"""Pattern of what stands between spaces where lines break: others, as in French, are part of it."""
_CLOSING = frozenset(
    "、。，．・：；！？）」』】〕〉》”’…―ー゛゜々ヽヾゝゞぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
)
_OPENING = frozenset("（「『【〔〈《“‘")
"""Signs that begin no line, and signs that end none (UAX #14: CL, EX, NS, OP; JIS X 4051)."""


def _parts(text: str) -> Iterator[tuple[str, str]]:
    """Yield the parts of a text between which lines may break, each with the space before it."""
    for word in _WORDS.findall(text):
        start, space = 0, " "
        for place in range(1, len(word)):
            if _breaks(word[place - 1], word[place]):
                yield space, word[start:place]
                start, space = place, ""
        yield space, word[start:]


def _breaks(before: str, after: str) -> bool:
    """Return whether a line may end between two characters of a word."""
    if before.isascii() and after.isascii():
        return False
    return (_ideograph(before) or _ideograph(after)) and not (
        before in _OPENING or after in _CLOSING or unicodedata.category(after) in ("Mn", "Cf")
    )


@lru_cache(maxsize=4096)
def _ideograph(char: str) -> bool:
    """Return whether a character stands for itself in lines, as in Chinese and Japanese."""
    return script_of(char) == "cjk" and not "\uac00" <= char <= "\ud7af"


# Words in other scripts ---------------------------------------------------------------------------


@lru_cache(maxsize=128)
def _face(script: str, size: int) -> ImageFont.FreeTypeFont:
    engine = ImageFont.Layout.RAQM if _SHAPED else ImageFont.Layout.BASIC
    file = _FONTS / "scripts" / f"{script}.ttf"
    return ImageFont.truetype(str(file), round(size * _SCALE), layout_engine=engine)


@lru_cache(maxsize=4096)
def is_usual(text: str) -> bool:
    """Return whether the main font can draw all of a text, including control characters."""
    foreign = (script_of(char) not in ("", USUAL) for char in text)
    return text.isascii() or not (RIGHT_TO_LEFT in text or any(foreign))


def _mixed_ink(text: str, size: int, bold: bool) -> tuple[Image.Image, int]:
    """Return the mask of a text in several scripts, and its upper edge from the baseline."""
    placed, left, right = _placed(text, size, bold)
    line = ceil(size * _ABOVE)
    mask = Image.new("L", (right - left, line + ceil(size * _BELOW)))
    pen = ImageDraw.Draw(mask)
    for one in placed:
        pen.text((one.x - left, line), one.text, fill=255, anchor="ls", **one.draw)
    area = mask.getbbox() or (0, 0, 1, 1)
    return mask.crop(area), area[1] - line


def _mixed_width(text: str, size: int, bold: bool) -> int:
    """Return the width of a text in several scripts without drawing it."""
    _, left, right = _placed(text, size, bold)
    return right - left + 1


@lru_cache(maxsize=512)
def _placed(text: str, size: int, bold: bool) -> tuple[Sequence[_Set], int, int]:
    """Return the runs with their positions, and the leftmost and rightmost edge."""
    found, x, left, right = [], 0.0, 0.0, 1.0
    for run in runs(text):
        run = run._replace(text=run.text.translate(UNDRAWN))
        shown, draw = _drawn(run, size, bold)
        face, line = draw["font"], draw.get("stroke_width", 0)
        how = {"direction": draw["direction"]} if "direction" in draw else {}
        edges = face.getbbox(shown, anchor="ls", **how)
        left, right = min(left, x + edges[0] - line), max(right, x + edges[2] + line)
        found.append(_Set(x, shown, draw))
        x += face.getlength(shown, **how)
    return found, int(left // 1), ceil(max(right, x))


def _drawn(run: Run, size: int, bold: bool) -> tuple[str, dict[str, Any]]:
    """Return the text that Pillow draws for a run, and the arguments for it."""
    own = run.script in ("", USUAL)
    draw: dict[str, Any] = {"font": font(size, bold) if own else _face(run.script, size)}
    if bold and run.script in _THIN:
        draw["stroke_width"] = size * _THIN[run.script]
    if own or not _SHAPED:
        return (_reversed(_joined(run.text)) if run.backwards else run.text), draw
    draw["direction"] = "rtl" if run.backwards else "ltr"
    return run.text, draw


def _reversed(text: str) -> str:
    """Return text in reverse order, with combining marks still after their letters."""
    return "".join(reversed([*_clusters(text)])).translate(_MIRRORED)


def _clusters(text: str) -> Iterator[str]:
    held = ""
    for char in text:
        if held and unicodedata.category(char) != "Mn":
            yield held
            held = ""
        held += char
    yield held


# Arabic if Pillow cannot join letters -------------------------------------------------------------


@cache
def _forms() -> dict[str, dict[str, str]]:
    """Return the contextual forms of letters (Unicode's Arabic Presentation Forms)."""
    found: dict[str, dict[str, str]] = {}
    for code in (*range(0xFB50, 0xFBB2), *range(0xFBD3, 0xFC00), *range(0xFE80, 0xFEF5)):
        form, _, letter = unicodedata.decomposition(chr(code)).partition(" ")
        if len(letter) == 4:
            found.setdefault(chr(int(letter, 16)), {})[form] = chr(code)
    return found


def _joined(text: str) -> str:
    """Return Arabic letters in the forms that fit their neighbours."""
    forms, shown = _forms(), [*text]
    letters = [n for n, char in enumerate(text) if unicodedata.category(char) != "Mn"]
    for place, n in enumerate(letters):
        own = forms.get(text[n], {})
        before = text[letters[place - 1]] if place else ""
        after = text[letters[place + 1]] if place + 1 < len(letters) else ""
        back = "<initial>" in forms.get(before, {}) and "<final>" in own
        on = "<initial>" in own and "<final>" in forms.get(after, {})
        form = {(True, True): "<medial>", (True, False): "<final>", (False, True): "<initial>"}
        shown[n] = own.get(form.get((back, on), ""), text[n])
    return "".join(shown)


# Order --------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def runs(text: str) -> tuple[Run, ...]:
    """Return the runs of a text in visual order, from left to right.

    This is a simplified UAX #9: a line has no embeddings, and numbers are never reversed.
    """
    levels = _levels(text)
    keyed = groupby(zip(levels, _scripts(text), text, strict=True), lambda one: one[:2])
    found = [(level, Run("".join(c for *_, c in part), script, level % 2 == 1))
             for (level, script), part in keyed]  # fmt: skip
    for level in range(max(levels, default=0), 0, -1):
        found = [*_turned(found, level)]
    return tuple(run for _, run in found)


def _turned(found: Sequence[tuple[int, Run]], level: int) -> Iterator[tuple[int, Run]]:
    """Yield runs, reversing each sequence of runs at or above a level (UAX #9, L2)."""
    for turned, part in groupby(found, lambda one: one[0] >= level):
        together = [*part]
        yield from reversed(together) if turned else together


def _scripts(text: str) -> Iterator[str]:
    """Yield the script of each character; marks and joiners take that of their letter."""
    last = USUAL
    for char in text:
        if unicodedata.category(char) not in ("Mn", "Cf") or script_of(char) not in ("", USUAL):
            last = script_of(char) or USUAL
        yield last


_SIDES = {"L": "L", "R": "R", "AL": "R", "AN": "N", "EN": "N"}


def _levels(text: str) -> list[int]:
    """Return the bidi levels of a text's characters; odd ones run from right to left."""
    kinds = [unicodedata.bidirectional(char) for char in text]
    sides = [_SIDES.get(kind, "") for kind in kinds]
    for n in range(1, len(text) - 1):
        if kinds[n] in ("CS", "ES") and kinds[n - 1] == kinds[n + 1] == "EN":
            sides[n] = "N"  # W4: A score such as 3:2 is one number.
        if kinds[n] == "ES" and kinds[n + 1] == "EN" and kinds[n - 1] == "FSI":
            sides[n] = "N"  # X5c: The sign of an isolated number is a part of it.
    base = next((int(side == "R") for side in sides if side in ("L", "R")), 0)
    # Numbers after left-to-right letters count as such letters (W7); marks count as their letter
    # (W1).
    strong = "LR"[base]
    for n, side in enumerate(sides):
        if side in ("L", "R"):
            strong = side
        elif side == "N" and strong == "L":
            sides[n] = "L"
        elif kinds[n] == "NSM":
            sides[n] = sides[n - 1] if n else ""
        elif text[n] in _BRACKETS:
            sides[n] = "LR"[base]
    level = {"L": 2 * base, "R": 1, "N": 2}
    return [level[side] if side else _between(sides, n, base) for n, side in enumerate(sides)]


def _between(sides: Sequence[str], n: int, base: int) -> int:
    """Return the level of a neutral character: that of its neighbours if they agree (N1, N2)."""
    before = next((side for side in reversed(sides[:n]) if side), "LR"[base])
    after = next((side for side in sides[n + 1 :] if side), "LR"[base])
    right = [side != "L" for side in (before, after)]
    return base if right[0] != right[1] else (1 if right[0] else 2 * base)
