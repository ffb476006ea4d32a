"""The interface of every game's renderer, which receives views, moves and events, but no state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, TypeAlias, TypeVar
from unicodedata import category

from bot.engine.api import Decision, Event, Score
from bot.locales import Words

if TYPE_CHECKING:
    from PIL.Image import Image

Icons: TypeAlias = Callable[[], Iterable[tuple[str, "Image"]]]
"""Function that draws Discord's emojis, and returns each with the name of its drawing."""

Texts: TypeAlias = tuple[tuple[str, str], ...]
"""Texts that replace messages of the bot, each with its key."""

Way: TypeAlias = tuple[str | int, ...]
"""Successive choices that lead to a move, as keys instead of words."""

V_co = TypeVar("V_co", covariant=True)
M_co = TypeVar("M_co", covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Final:
    """The finisher of a seat: their name in the reader's language, their place, and a note.

    `place` is the place at the table, counting house bots; a house bot itself has None.
    """

    name: str
    place: int | None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Look:
    """A reader's settings for pictures: palette name, language, and names by seat.

    `bots` are the kinds of house bots by seat, "" for a person. `title` is the table's title,
    including the game. `finals` are the finishers of a finished game by seat, () to show the
    current players. `texts` replace messages: each key with its text.
    """

    language: str = "en"
    palette: str = "night"
    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    title: str = ""
    finals: tuple[Final, ...] = ()
    texts: Texts = ()

    @property
    def words(self) -> Words:
        """The messages for the reader."""
        return Words(self.language, texts=dict(self.texts))


class PictureArea(NamedTuple):
    """A part of a picture, the rule about it, and the thing that it shows.

    `box` is x, y, width, height in px of the picture; `rule` is the key of an entry of the
    rulebook, "" if none. `thing` is the name that moves use for the thing (see `Renderer.things`),
    "" if no move is about it.
    """

    box: tuple[int, int, int, int]
    rule: str
    thing: str = ""


class Trace(NamedTuple):
    """The cells of a picture that a move concerns: those a piece would cover, or its path.

    `piece` is the thing that is placed or moved; `cells` are also names of things. `turn` is the
    rotation of the piece in degrees; None means that the cells are a path in order, at whose last
    cell the piece ends.
    """

    piece: str
    cells: tuple[str, ...]
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class Picture:
    """One image: file name, width x height in px, encoded bytes, alt text (<= 1024).

    The name's suffix gives the format: .png or .webp. `areas` are the parts that can be tapped;
    where several overlap, the smallest one is meant.
    """

    name: str
    size: tuple[int, int]
    data: bytes = field(repr=False)
    alt: str = ""
    areas: tuple[PictureArea, ...] = field(default=(), repr=False)


class Emoji(str):
    """A Unicode emoji that stands for one of the bot's drawings, whose name it also holds.

    Where Discord has the drawing as an application emoji, that one is shown instead.
    """

    __slots__ = ("drawing",)
    drawing: str

    def __new__(cls, sign: str, drawing: str) -> Emoji:
        """Return the Unicode emoji with the name of its drawing."""
        made = super().__new__(cls, sign)
        made.drawing = drawing
        return made

    def __reduce__(self) -> tuple[type[Emoji], tuple[str, str]]:
        """Return the constructor and arguments from which pickle makes a copy."""
        return Emoji, (str(self), self.drawing)


_KEYCAP = chr(0x20E3)


def is_emoji(text: str) -> bool:
    """Return whether a text looks like an emoji: no letters, and no digit but on a key."""
    kinds = {category(sign)[0] for sign in text}
    return _KEYCAP in text or (not text.isascii() and not kinds & {"L", "N"})


@dataclass(frozen=True, slots=True)
class Label:
    """The label of a move: its texts, emoji and place among buttons and menus.

    `text` is for a button or option (<= 80), `hint` for an option's second line (<= 100, may be
    empty), `emoji` is a Unicode symbol or "" (an `Emoji` also has a drawing).

    `effect` is the move's immediate gain in few words, which a button shows after the text. Moves
    marked `quiet`, such as passing, are not emphasised. Moves with the same `menu` are in a
    separate menu of that name; for `private` moves, the public post has only a button.

    A move of a stepped decision has the `steps` in which it is chosen, such as thing, place and
    source; moves whose first steps have the same texts are offered as one. `plain` is the text next
    to a picture that has no letters for the choices, "" if it is the same.
    """

    text: str
    hint: str = ""
    emoji: str = ""
    quiet: bool = False
    menu: str = ""
    private: bool = False
    steps: tuple[Label, ...] = ()
    effect: str = ""
    plain: str = ""


@dataclass(frozen=True, slots=True)
class Drafted(Generic[V_co, M_co]):
    """Moves that a seat has drafted but not made, between two of the seat's views.

    `decision` is the decision that may follow, None if there is none. If the outcome of the last
    move cannot be known, `after` is the view before that move, and only the move itself tells its
    effect.
    """

    seat: int
    before: V_co
    after: V_co
    moves: tuple[M_co, ...]
    decision: Decision[M_co] | None


class Summary(NamedTuple):
    """Every fact of a position in lines: those about the table, and those about boards by seat.

    A line about a board names its owner.
    """

    shared: tuple[str, ...]
    boards: tuple[tuple[str, ...], ...]

    @property
    def lines(self) -> list[str]:
        """All lines, beginning with those about the table."""
        return [*self.shared, *chain.from_iterable(self.boards)]


class Overview(Protocol[V_contra]):
    """Draws the table or all boards, or returns a digest of the picture without drawing it."""

    def __call__(self, view: V_contra, look: Look, since: V_contra | None = None, /) -> Picture:
        """Return the picture; differences from `since` are marked."""

    def mark(self, view: V_contra, look: Look, since: V_contra | None = None, /) -> str:
        """Return the picture's digest; different pictures never have the same digest."""


class Detail(Protocol[V_contra, A_contra]):
    """Draws one part of a view, such as a seat's board, or returns the picture's digest."""

    def __call__(
        self, view: V_contra, look: Look, about: A_contra, since: V_contra | None = None, /
    ) -> Picture:
        """Return the picture; differences from `since` are marked."""

    def mark(
        self, view: V_contra, look: Look, about: A_contra, since: V_contra | None = None, /
    ) -> str:
        """Return the picture's digest; different pictures never have the same digest."""


class Result(Protocol[V_contra]):
    """Draws the final scores, or returns a digest of the picture without drawing it."""

    def __call__(self, view: V_contra, scores: Sequence[Score], look: Look, /) -> Picture:
        """Return the picture, with the winner at the top."""

    def mark(self, view: V_contra, scores: Sequence[Score], look: Look, /) -> str:
        """Return the picture's digest; different pictures never have the same digest."""


PointsByRound: TypeAlias = Mapping[int, Sequence[int]]
"""Players' points, by seat, at the end of each round; round 0 is the start of the game."""

Cover: TypeAlias = Callable[[Look], Picture]
"""Function that draws a game's cover, for which it needs only a look's palette and language."""

Growth: TypeAlias = Callable[[PointsByRound, Look], Picture]
"""Function that draws how the players' points developed in a finished game."""


class Renderer(Protocol[V_contra, M_contra]):
    """The presentation of one game; drawing is slow, so do it in a thread.

    All pictures have the same size. They show whatever the view contains, so a public picture needs
    a public view.
    """

    @property
    def ranked(self) -> bool:
        """Return whether moves are ordered by their gain, the best one first."""

    @property
    def overview(self) -> Overview[V_contra]:
        """Return the function that draws the table: the shared parts, and whose turn it is.

        Differences from `since`, the position shown before, are marked.
        """

    @property
    def boards(self) -> Overview[V_contra]:
        """Return the function that draws the boards of all players in one picture."""

    @property
    def board(self) -> Detail[V_contra, int]:
        """Return the function that draws a single player's board, large and with all names."""

    def question(self, decision: Decision[M_contra], view: V_contra, look: Look) -> Picture | None:
        """Return a picture of the choices, and of the board of the player who is asked.

        Return None if the table already shows the choices, or if there is nothing to show.
        """

    def choices(self, decision: Decision[M_contra], view: V_contra, look: Look) -> Picture | None:
        """Return a picture of the choices for a page next to the table, large enough to tap.

        Return None in the same cases as `question`.
        """

    def at_table(self, decision: Decision[M_contra]) -> bool:
        """Return whether the table shows the choices, so that they have no picture of their own."""

    def draft(self, drafted: Drafted[V_contra, M_contra], look: Look) -> Picture:
        """Return a picture of the part of the table that a draft changes, and the next choices."""

    @property
    def result(self) -> Result[V_contra]:
        """Return the function that draws the final scores."""

    @property
    def points(self) -> Growth | None:
        """Return the function that draws how the points grew, None if there is none."""

    def changes(self, since: V_contra, view: V_contra, words: Words) -> Sequence[str]:
        """Return the differences from `since` in short lines, the shared supply first."""

    def ask(self, decision: Decision[M_contra], view: V_contra, words: Words) -> str:
        """Return the question of a decision: "Bob, build one building"."""

    def label(self, move: M_contra, view: V_contra, words: Words) -> Label:
        """Return the label of a legal move."""

    def way(self, move: M_contra, view: V_contra) -> Way | None:
        """Return a key for each step of a move's label, None if only the label gives the steps.

        If many moves are chosen in steps, they are compared by these keys, so that few labels are
        needed.
        """

    def things(self, move: M_contra, view: V_contra) -> frozenset[str]:
        """Return the things on the pictures to which a move of the deciding seat refers.

        Each is a stable text `kind:key` in the game's own keys, such as `city:EU3` or `cell:D7`;
        `PictureArea.thing` gives its position. Tapping things selects the moves that refer to all
        of them. If the result is empty, the move can only be chosen from the list.
        """

    def trace(self, move: M_contra, view: V_contra) -> Trace | None:
        """Return the cells on which a page previews a move, None if there are none.

        The cells are named like `things`; `PictureArea.thing` gives the position of each.
        """

    def weight(self, move: M_contra, view: V_contra) -> int:
        """Return the weight of a legal move: smaller weights are offered first."""

    def tell(self, events: Sequence[Event], words: Words) -> Sequence[str]:
        """Return events as sentences; events that belong together share one."""

    def reason(self, name: str, facts: Mapping[str, str | int], words: Words) -> str:
        """Return a term of a house bot's rating of a move as a reason for or against the move."""

    def round(self, view: V_contra) -> int:
        """Return the number of the current round, from 1."""

    def phase(self, phase: str, words: Words) -> str:
        """Return the name of a phase as a headline."""

    def summary(self, view: V_contra, words: Words) -> Summary:
        """Return every public fact of the position in lines of text."""

    def standing(self, view: V_contra, words: Words) -> Sequence[str]:
        """Return the scores of a running game in lines of text, as far as a view reveals them."""

    def score_lines(
        self, scores: Sequence[Score], words: Words, finals: Sequence[Final] = ()
    ) -> Sequence[str]:
        """Return the final scores, best first, one line per player."""


class CloseUps(Protocol[V_contra]):
    """The close-ups of one game's table."""

    def names(self, view: V_contra, words: Words) -> Mapping[str, str]:
        """Return the names of the parts by key, for a menu; they never change."""

    @property
    def draw(self) -> Detail[V_contra, str]:
        """Return the function that draws one part."""
