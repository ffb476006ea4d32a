"""The bot's side of positions, views and moves: values that only the package's process can read."""

from __future__ import annotations

import re
from base64 import b64decode
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Protocol, TypeAlias, TypeVar

from bot.engine import api
from bot.engine.api import Decision, Event, GameError, Json, Score, ScoreLine, Seat
from render.api import Emoji, Label, Picture, PictureArea, Summary, Trace, is_emoji

T = TypeVar("T")

LONGEST_TEXT = 4000
"""Characters of a text, and number of lines or other parts of an answer, that are accepted."""
LABEL = 400
"""Characters of a part of a label; the bot cuts what Discord does not accept."""
ALT = 1024
_PICTURE_BYTES = 8 << 20
_PICTURE = re.compile(r"[\w.-]{1,100}\.(?:png|webp)", re.ASCII)
_MAGIC = (b"\x89PNG", b"RIFF")
_TAKES_EFFECT = re.compile(r"(?<!\\)@(?:everyone|here)|<@&|<#|://")
_CODE = re.compile(r"[a-z][a-z0-9-]{0,60}")
_MISTAKES = {
    one.__name__: one
    for one in (
        api.BadOption,
        api.BadNotation,
        api.AmbiguousMove,
        api.IllegalMove,
        api.NotYourDecision,
    )
}


class BadAnswer(ValueError):
    """The error for an answer of a package that is not what its API says."""


@dataclass(frozen=True, slots=True)
class Move:
    """A move: its notation, and what the package's process needs to have it again."""

    text: str
    data: str = field(compare=False, repr=False)

    @property
    def verb(self) -> str:
        """The first word of the notation."""
        return self.text.partition(" ")[0]

    @property
    def told(self) -> Json:
        """The move as it is sent to the process."""
        return [self.text, self.data]


@dataclass(slots=True)
class State:
    """A position, which `Rules.apply` replaces in place."""

    at: str = field(repr=False)
    """The data that is stored, as text."""
    decisions: tuple[Decision[Move], ...]
    forced: tuple[tuple[Seat, Move], ...]

    def become(self, other: State) -> None:
        """Become the same as another position."""
        self.at, self.decisions, self.forced = other.at, other.decisions, other.forced


@dataclass(frozen=True, slots=True)
class PlayerEntry:
    """A player's entry in a view."""

    view: View
    seat: Seat


class _Views(Protocol):
    def round(self, view: View) -> int:
        """Return the number of the round."""

    def plain(self, view: View) -> dict[str, Json]:
        """Return what the view holds."""


@dataclass(frozen=True)
class View:
    """A view: the position and the seat that it is for; only the package's process looks inside."""

    at: str = field(repr=False)
    """The whole position, which nobody else may see."""
    seat: Seat | None
    moves: tuple[Move, ...] = field(compare=False, repr=False)
    """All moves that the position offers: what is said of them is asked for together."""
    renderer: _Views = field(compare=False, repr=False)

    @property
    def told(self) -> Json:
        """The view as it is sent to the process."""
        return [self.at, self.seat]

    def around(self, move: Move, most: int) -> tuple[tuple[Move, ...], int]:
        """Return some of the moves with this one, and its index; a move not offered is alone."""
        place = self._places.get(move.text)
        if place is None:
            return (move,), 0
        first = place - place % most
        return self.moves[first : first + most], place - first

    @cached_property
    def _places(self) -> dict[str, int]:
        return {move.text: place for place, move in enumerate(self.moves)}

    def _asdict(self) -> dict[str, Json]:
        """Return what the view holds, as a tuple with names does, for `plain_values`."""
        return self.renderer.plain(self)

    @property
    def round(self) -> int:
        """The number of the round."""
        return self.renderer.round(self)

    @property
    def players(self) -> _Players:
        """The entries of the players, by seat."""
        return _Players(self)


class _Players:
    def __init__(self, view: View) -> None:
        self._view = view

    def __getitem__(self, seat: Seat) -> PlayerEntry:
        return PlayerEntry(self._view, seat)


def told_decision(decision: Decision[Move]) -> Json:
    """Return a decision as it is sent to the process."""
    return [decision.seat, decision.kind, [move.told for move in decision.moves]]


# What processes answer: each function checks a value and returns it, or raises BadAnswer or one
# of the errors in `FAULTS` -------------------------------------------------------------------

Reader: TypeAlias = Callable[[Json], T]
FAULTS = (BadAnswer, TypeError, ValueError, LookupError, AttributeError, RecursionError)
"""Errors of these functions."""


def text(value: Json, most: int = LONGEST_TEXT) -> str:
    """Return a text of at most so many characters, all of which can be sent."""
    if not isinstance(value, str) or len(value) > most:
        raise BadAnswer(f"no text of at most {most} characters: {str(value)[:60]!r}")
    value.encode()
    return value


def said(value: Json) -> str:
    """Return a text that is sent as Discord's markdown, without mentions of all, and links.

    People's names are in it as the bot sent them: escaped, or as mentions of the table's players.
    """
    if found := _TAKES_EFFECT.search(text(value)):
        raise BadAnswer(f"a text with {found[0]!r}: {text(value)[:60]!r}")
    return text(value)


def whole(value: Json) -> int:
    """Return an integer."""
    if type(value) is not int:
        raise BadAnswer(f"no number: {str(value)[:60]!r}")
    return value


def number(value: Json) -> float:
    """Return a number."""
    if type(value) not in (int, float):
        raise BadAnswer(f"no number: {str(value)[:60]!r}")
    return float(value)


def numbers(value: Json) -> dict[str, float]:
    """Return numbers by name."""
    return {text(key): number(one) for key, one in value.items()}


def truth(value: Json) -> bool:
    """Return True or False."""
    if type(value) is not bool:
        raise BadAnswer(f"neither true nor false: {str(value)[:60]!r}")
    return value


def or_none(read: Reader[T]) -> Reader[T | None]:
    """Return a function that reads a value, or None."""
    return lambda value: None if value is None else read(value)


def rows(value: Json) -> list[Json]:
    """Return a list."""
    if not isinstance(value, list):
        raise BadAnswer(f"no list: {str(value)[:60]!r}")
    return value


def several(read: Reader[T]) -> Reader[tuple[T, ...]]:
    """Return a function that reads a list of values."""
    return lambda value: tuple(map(read, rows(value)))


def lines(value: Json) -> list[str]:
    """Return texts."""
    return [said(one) for one in rows(value)]


def datum(value: Json) -> str | int:
    """Return a text or an integer."""
    return text(value) if isinstance(value, str) else whole(value)


def facts(value: Json) -> dict[str, str | int]:
    """Return texts and integers by name."""
    return {text(key): datum(one) for key, one in value.items()}


def move_of(value: Json) -> Move:
    """Return a move."""
    notation, data = value
    return Move(text(notation), text(data, 1 << 20))


moves_of: Reader[tuple[Move, ...]] = several(move_of)


def decision_of(value: Json) -> Decision[Move]:
    """Return a decision."""
    seat, kind, moves = value
    return Decision(whole(seat), text(kind), moves_of(moves))


def state_of(value: Json) -> State:
    """Return a position."""
    forced = tuple((whole(seat), move_of(move)) for seat, move in rows(value["forced"]))
    decisions = tuple(decision_of(one) for one in rows(value["decisions"]))
    return State(text(value["at"], 1 << 24), decisions, forced)


def event_of(value: Json) -> Event:
    """Return an event."""
    kind, data, closes, reveals = value
    return Event(text(kind), facts(data), or_none(text)(closes), truth(reveals))


def score_of(value: Json) -> Score:
    """Return a score."""
    *numbers, scored = value
    seat, points, tiebreak, rank = map(whole, numbers)
    found = (ScoreLine(text(key), whole(count)) for key, count in rows(scored))
    return Score(seat, points, tiebreak, rank, tuple(found))


def emoji_of(value: Json) -> str:
    """Return an emoji, perhaps with the name of its drawing, or an empty text."""
    sign, drawing = value
    if sign and not is_emoji(text(sign)):
        raise BadAnswer(f"no emoji: {sign!r:.60}")
    return Emoji(text(sign), text(drawing)) if drawing else text(sign)


def label_of(value: Json) -> Label:
    """Return a label."""
    title, hint, sign, quiet, menu, private, steps, effect, plain = value
    emoji = emoji_of(sign)
    return Label(
        text(title, LABEL),
        text(hint, LABEL),
        emoji,
        truth(quiet),
        text(menu, LABEL),
        truth(private),
        tuple(map(label_of, rows(steps))),
        text(effect, LABEL),
        text(plain),
    )


def trace_of(value: Json) -> Trace:
    """Return the cells that a move concerns."""
    piece, cells, turn = value
    return Trace(text(piece), tuple(lines(cells)), or_none(whole)(turn))


def summary_of(value: Json) -> Summary:
    """Return the facts of a position."""
    shared, boards = value
    return Summary(tuple(lines(shared)), tuple(tuple(lines(one)) for one in rows(boards)))


def picture_of(value: Json) -> Picture:
    """Return a picture: the bytes of an image of the kind that its name says."""
    name, (width, height), packed, alt, areas = value
    data = b64decode(text(packed, _PICTURE_BYTES), validate=True)
    if not _PICTURE.fullmatch(text(name)) or not data.startswith(_MAGIC):
        raise BadAnswer(f"no picture: {name!r}")
    found = tuple(
        PictureArea((whole(x), whole(y), whole(w), whole(h)), text(rule), text(thing))
        for (x, y, w, h), rule, thing in rows(areas)
    )
    return Picture(name, (whole(width), whole(height)), data, text(alt, ALT), found)


def mistake_of(value: Json) -> GameError:
    """Return the error for a player's mistake."""
    kind, code, legal, args = value
    if not _CODE.fullmatch(text(code)):
        raise BadAnswer(f"no code of an error: {code!r}")
    return _MISTAKES.get(kind, GameError)(code, legal=lines(legal), **facts(args))


def told_scores(scores: Iterable[Score]) -> Json:
    """Return scores as they are sent to the process."""
    return [
        [s.seat, s.points, s.tiebreak, s.rank, [[one.key, one.points] for one in s.lines]]
        for s in scores
    ]


def told_events(events: Sequence[Event]) -> Json:
    """Return events as they are sent to the process."""
    return [[e.kind, dict(e.data), e.closes, e.reveals] for e in events]
