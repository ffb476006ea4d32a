"""Interface of every game's renderer; it gets views, moves and events, never a state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from bot.engine.api import Decision, Event, Score
from bot.locales import Words

if TYPE_CHECKING:
    from PIL.Image import Image

Icons: TypeAlias = Callable[[], Iterable[tuple[str, "Image"]]]
"""Draws what Discord gets as emojis, each with the name of the drawing."""

Way: TypeAlias = tuple[str | int, ...]
"""Choices, one after the other, that lead to a move, in keys instead of words."""

V_co = TypeVar("V_co", covariant=True)
M_co = TypeVar("M_co", covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Final:
    """The player who finished a seat, in a reader's words, and a note about it.

    `place` is the one at the table, house bots counted; None = a house bot, which gets none.
    """

    name: str
    place: int | None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Look:
    """A reader's look of the boards: palette name, language ("en"/"de"), names by seat.

    `bots` are the kinds of the house bots by seat, "" = a person plays. `title` names the table,
    game and all. `finals` are the finishers, by seat, of a game that is over, () = the present
    players.
    """

    language: str = "en"
    palette: str = "night"
    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    title: str = ""
    finals: tuple[Final, ...] = ()


class PictureArea(NamedTuple):
    """A part of a picture: what it shows, and what may be read about it.

    `box` is x, y, width, height in px of the picture; `rule` the key of an entry of the rulebook,
    "" = none. `thing` is what lies there, as moves name it (`Renderer.things`), "" = nothing that
    a move is about.
    """

    box: tuple[int, int, int, int]
    rule: str
    thing: str = ""


class Trace(NamedTuple):
    """Cells of a picture that a move is about: those that a piece covers, or those of its way.

    `piece` is the thing that is placed or moved, `cells` are also things. `turn` says how the piece
    lies, in degrees; None = the cells are a way in order, and the piece ends on the last one.
    """

    piece: str
    cells: tuple[str, ...]
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class Picture:
    """One image: file name, width x height in px, encoded bytes, alt text (<= 1024).

    The name shows the format: .png or .webp. `areas` are the parts that can be tapped, as drawn; if
    some overlap, the smallest one is meant.
    """

    name: str
    size: tuple[int, int]
    data: bytes = field(repr=False)
    alt: str = ""
    areas: tuple[PictureArea, ...] = field(default=(), repr=False)


class Emoji(str):
    """An emoji of Unicode that stands for a drawing of the bot, by the drawing's name.

    Where Discord has the drawing as an emoji of the application, that one is shown instead.
    """

    __slots__ = ("drawing",)
    drawing: str

    def __new__(cls, sign: str, drawing: str) -> Emoji:
        """Return the emoji of Unicode with the name of its drawing."""
        made = super().__new__(cls, sign)
        made.drawing = drawing
        return made

    def __reduce__(self) -> tuple[type[Emoji], tuple[str, str]]:
        """Return what a copy in another process is made of."""
        return Emoji, (str(self), self.drawing)


@dataclass(frozen=True, slots=True)
class Label:
    """Label of a move: `text` for a button or option (<= 80), `hint` for an option's
    second line (<= 100, may be empty), `emoji` a unicode symbol or "" (an `Emoji` has a drawing).

    `effect` is the gain of the move now, in few words: a button has it after the text.
    `quiet` ones (to pass, say) are not put in the foreground.
    Moves of the same `menu` stand in a separate menu of that name; on the public post there is
    only a button for a `private` one.
    A move of a stepped decision names the `steps` in which it is chosen, such as thing, place,
    and source: moves of the same first texts are offered as one.
    `plain` is the text beside a picture without letters for the choices, "" = the same.
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
    """Moves that a seat has not made yet, between two of its views.

    `decision` is the one that may follow, None = nothing. If the outcome of the last move cannot be
    known, `after` is the view before it: then only the move itself shows its effect.
    """

    seat: int
    before: V_co
    after: V_co
    moves: tuple[M_co, ...]
    decision: Decision[M_co] | None


class Summary(NamedTuple):
    """Every fact of a position in lines: those about the table, and by seat those about a board.

    A line about a board names its owner.
    """

    shared: tuple[str, ...]
    boards: tuple[tuple[str, ...], ...]

    @property
    def lines(self) -> list[str]:
        """Return all of them, the table's first."""
        return [*self.shared, *chain.from_iterable(self.boards)]


class Overview(Protocol[V_contra]):
    """Draws the table, or all boards; or returns the picture's mark without drawing it."""

    def __call__(self, view: V_contra, look: Look, since: V_contra | None = None, /) -> Picture:
        """Return the picture; differences from `since` are marked."""

    def mark(self, view: V_contra, look: Look, since: V_contra | None = None, /) -> str:
        """Return the picture's mark: pictures that differ never have the same one."""


class Detail(Protocol[V_contra, A_contra]):
    """The same for a picture of one thing besides the view: a seat's board, a part of the table."""

    def __call__(
        self, view: V_contra, look: Look, about: A_contra, since: V_contra | None = None, /
    ) -> Picture:
        """Return the picture; differences from `since` are marked."""

    def mark(
        self, view: V_contra, look: Look, about: A_contra, since: V_contra | None = None, /
    ) -> str:
        """Return the picture's mark: pictures that differ never have the same one."""


class Result(Protocol[V_contra]):
    """The same for the final scores."""

    def __call__(self, view: V_contra, scores: Sequence[Score], look: Look, /) -> Picture:
        """Return the picture, winner on top."""

    def mark(self, view: V_contra, scores: Sequence[Score], look: Look, /) -> str:
        """Return the picture's mark: pictures that differ never have the same one."""


PointsByRound: TypeAlias = Mapping[int, Sequence[int]]
"""The points by seat that players had at the end of each round; round 0 is the start."""

Cover: TypeAlias = Callable[[Look], Picture]
"""Draws a game's cover, which shows no table: a look's palette and language are all it needs."""

Growth: TypeAlias = Callable[[PointsByRound, Look], Picture]
"""Draws how the points of a game that is over have grown."""


class Renderer(Protocol[V_contra, M_contra]):
    """Presentation of one game. All pictures have one size; drawing is slow: do it in a thread.

    They show what the view shows: give a public view for a public picture.
    """

    @property
    def ranked(self) -> bool:
        """Return whether moves come in the order of their gain, the best one first."""

    @property
    def overview(self) -> Overview[V_contra]:
        """Return the function that draws the table: the shared parts, and whose turn it is.

        What differs from `since`, the position that was shown before, is marked.
        """

    @property
    def boards(self) -> Overview[V_contra]:
        """Return the function that draws the boards of all players in one picture."""

    @property
    def board(self) -> Detail[V_contra, int]:
        """Return the function that draws one player's board alone, large and with all names."""

    def question(self, decision: Decision[M_contra], view: V_contra, look: Look) -> Picture | None:
        """Return the choices, and the board of the player who is asked.

        None if the table shows them already, or if there is nothing to see.
        """

    def choices(self, decision: Decision[M_contra], view: V_contra, look: Look) -> Picture | None:
        """Return the choices for a page, which has the table beside them: large enough to tap.

        None as for `question`.
        """

    def at_table(self, decision: Decision[M_contra]) -> bool:
        """Return whether the table shows the choices: then there is no other picture of them."""

    def draft(self, drafted: Drafted[V_contra, M_contra], look: Look) -> Picture:
        """Return the part of the table that a draft changes, with it, and the next choices."""

    @property
    def result(self) -> Result[V_contra]:
        """Return the function that draws the final scores."""

    @property
    def points(self) -> Growth | None:
        """Return the function that draws how the points have grown, None = there is none."""

    def changes(self, since: V_contra, view: V_contra, words: Words) -> Sequence[str]:
        """Return the differences from `since` in short lines, the shared supply first."""

    def ask(self, decision: Decision[M_contra], view: V_contra, words: Words) -> str:
        """Return the question of a decision: "Bob, build one building"."""

    def label(self, move: M_contra, view: V_contra, words: Words) -> Label:
        """Return the label of a legal move."""

    def way(self, move: M_contra, view: V_contra) -> Way | None:
        """Return a key for each of the steps of a move's label, None = ask the label.

        If many moves are chosen in steps, they are compared by these, and few get labels.
        """

    def things(self, move: M_contra, view: V_contra) -> frozenset[str]:
        """Return the things on the pictures that a move of the deciding seat is about.

        Each is a stable text `kind:key` in the game's own keys, such as `city:EU3` or `cell:D7`;
        `PictureArea.thing` says where it lies. Whoever taps things means the moves about all of
        them. Empty = the move can only be chosen from the list.
        """

    def trace(self, move: M_contra, view: V_contra) -> Trace | None:
        """Return the cells on which a page draws a move before it is made, None = there are none.

        Their things are such as `things` names: `PictureArea.thing` says where each of them lies.
        """

    def weight(self, move: M_contra, view: V_contra) -> int:
        """Return the weight of a legal move: smaller weights are offered first."""

    def tell(self, events: Sequence[Event], words: Words) -> Sequence[str]:
        """Return events in sentences; those that belong together share one."""

    def reason(self, name: str, facts: Mapping[str, str | int], words: Words) -> str:
        """Return why a house bot likes or dislikes a move: a term of its rating in words."""

    def round(self, view: V_contra) -> int:
        """Return the number of the round that is played, from 1."""

    def phase(self, phase: str, words: Words) -> str:
        """Return the name of a phase as a headline."""

    def summary(self, view: V_contra, words: Words) -> Summary:
        """Return every public fact of the position in lines of text."""

    def standing(self, view: V_contra, words: Words) -> Sequence[str]:
        """Return the scores of a running game in lines of text, as far as a view shows them."""

    def score_lines(
        self, scores: Sequence[Score], words: Words, finals: Sequence[Final] = ()
    ) -> Sequence[str]:
        """Return the final scores, best first, one line per player."""


class CloseUps(Protocol[V_contra]):
    """The close-ups of one game's table."""

    def names(self, view: V_contra, words: Words) -> Mapping[str, str]:
        """Return the names of the parts by key, as a menu offers them; they never change."""

    @property
    def draw(self) -> Detail[V_contra, str]:
        """Return the function that draws one part."""
