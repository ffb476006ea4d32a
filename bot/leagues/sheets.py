"""Parsing of spreadsheet files (CSV): cells, headings, and names in any spelling."""

from __future__ import annotations

import csv
import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from io import StringIO
from typing import NamedTuple, TypeAlias

_ALIASES: Mapping[str, str] = {
    alias: column
    for column, aliases in {
        "person": (
            *("person", "name", "player", "user", "member", "spieler", "spieler:in"),
            *("personne", "nom", "joueur", "joueuse", "persona", "nombre", "jugador", "jugadora"),
            *("людина", "особа", "ім’я", "ім'я", "гравець", "гравчиня"),
        ),
        "id": ("id",),
        "division": ("division", "div", "liga", "league", "ligue", "división", "дивізіон"),
        "place": (
            *("place", "platz", "rank", "rang", "position", "pos", "#"),
            *("puesto", "posición", "місце"),
        ),
        "points": ("points", "punkte", "pts", "pkt", "puntos", "очки", "бали"),
        "rating": ("rating", "wertung", "cote", "рейтинг"),
    }.items()
    for alias in aliases
}
"""Column by heading, with the headings in every language that the bot speaks."""
_DELIMITERS = (",", ";", "\t")
_SEP = re.compile(r'"?sep=([,;\t])"?[,;]*\s*', re.IGNORECASE)
"""Pattern of a first line that tells Excel the delimiter, which is otherwise the "List separator"
of the region (support.microsoft.com)."""
_TITLES = 10
"""Number of lines in which to look for headings, as people write titles and dates above them."""

Lines: TypeAlias = list[tuple[int, list[str]]]
"""The non-empty lines of a sheet, each as its number and its cells."""


class Unreadable(Exception):
    """The error for a file that becomes unreadable at a line; see `BadLine` for `reason`."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(line, reason)
        self.line = line
        self.reason = reason


class Sheet(NamedTuple):
    """The columns named by the header line (None without one), and the lines below it."""

    columns: tuple[str, ...] | None
    heading: int
    """The number of the header line, 0 = none."""
    lines: Lines


def folded(text: str) -> str:
    """Normalise a name or heading for comparison, ignoring case and variants of characters.

    Composed and decomposed accents are the same (UAX #15), any whitespace counts as one space,
    invisible characters are ignored, and the Turkish dotted and dotless i both become i
    (SpecialCasing.txt).
    """
    composed = unicodedata.normalize("NFKC", seen(text)).casefold()
    return " ".join(unicodedata.normalize("NFC", composed.translate(_TURKISH)).split())


def seen(text: str) -> str:
    """Return a text without invisible characters and without leading or trailing whitespace."""
    return "".join(one for one in text if unicodedata.category(one) not in _UNSEEN).strip()


_UNSEEN = ("Cf", "Cs", "Co", "Cn")
_TURKISH = {ord("ı"): "i", 0x307: None}


def read(text: str, most: int) -> Sheet:
    """Parse a sheet. Raises Unreadable, also if there are more lines than `most`."""
    text = text.removeprefix("\ufeff")
    said = _SEP.fullmatch(text.splitlines()[0]) if text else None
    lines = _lines(text, said[1] if said else _delimiter(text), most)[1 if said else 0 :]
    for place, (number, cells) in enumerate(lines[:_TITLES]):
        columns = _columns(cells)
        if _is_head(columns):
            return Sheet(columns, number, lines[place + 1 :])
    if lines and {"division", "place"} & {*_columns(lines[0][1])}:
        return Sheet(_columns(lines[0][1]), lines[0][0], lines[1:])
    return Sheet(None, 0, lines)


def _lines(text: str, delimiter: str, most: int) -> Lines:
    reader = csv.reader(StringIO(text, newline=""), delimiter=delimiter, strict=True)
    found: Lines = []
    number = 1
    try:
        for cells in reader:
            if any(seen(cell) for cell in cells):
                found.append((number, [seen(cell) for cell in cells]))
            if len(found) > most:
                raise Unreadable(number, "lines")
            number = reader.line_num + 1
    except csv.Error as error:
        raise Unreadable(number, "unreadable") from error
    return found


def _delimiter(text: str) -> str:
    """Return the delimiter with which a line is a header, else the most frequent one.

    The frequency is that in the first line. Spreadsheet programs use semicolons where the comma is
    the decimal mark.
    """
    heads = [line for line in text.splitlines() if seen(line)][:_TITLES]
    for head in heads:
        for delimiter in _DELIMITERS:
            if _is_head(_columns([cell.strip('"') for cell in head.split(delimiter)])):
                return delimiter
    return max(_DELIMITERS, key=(heads[0] if heads else "").count)


def _columns(cells: Sequence[str]) -> tuple[str, ...]:
    """Return the column that each heading names; a repeated column counts only the first time.

    Unknown headings become "".
    """
    names: list[str] = []
    for cell in cells:
        name = _ALIASES.get(folded(cell).rstrip(".: "), "")
        names.append("" if name in names else name)
    return tuple(names)


def _is_head(columns: Sequence[str]) -> bool:
    """Return whether a line is a header: a person and a division or place."""
    return "person" in columns and bool({"division", "place"} & {*columns})


Bearers: TypeAlias = Callable[[str], tuple[int, ...]]
"""A function that returns the people with a name."""


def bearers(known: Mapping[str, int | tuple[int, ...]]) -> Bearers:
    """Return a function that finds people by name: as written, or else normalised."""
    written, alike = _by(known, seen), _by(known, folded)

    def found(name: str) -> tuple[int, ...]:
        return written.get(seen(name)) or alike.get(folded(name)) or ()

    return found


def _by(
    known: Mapping[str, int | tuple[int, ...]], key: Callable[[str], str]
) -> Mapping[str, tuple[int, ...]]:
    """Return people by name, normalised by `key`; names without visible characters are left out."""
    found: dict[str, set[int]] = {}
    for name, people in known.items():
        if key(name):
            of_name = found.setdefault(key(name), set())
            of_name.update((people,) if isinstance(people, int) else people)
    return {name: tuple(sorted(of_name)) for name, of_name in found.items()}
