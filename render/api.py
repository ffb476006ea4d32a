"""What every game's renderer offers; it gets views, moves and events, never a state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from bot.engine.api import Decision, Event, Score
from bot.locales import Words

V_contra = TypeVar("V_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)

SIZES = ("full", "phone")
"""What a reader may choose for `Look.size`; for `Look.palette` see `render.art.theme.palettes`."""


@dataclass(frozen=True, slots=True)
class Final:
    """Who played a seat to the end, in a reader's words, and what to note about it.

    `place` is the one among people, None = a house bot has none.
    """

    name: str
    place: int | None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Look:
    """How a reader wants the boards: palette name, language ("en"/"de"), names by seat.

    `bots` are the seats that house bots play; `title` names the table, game and all. `size`
    is "full" (1600 px wide, every fact) or "phone" (800 px, what matters now in large type).
    `finals` tells by seat who finished a game that is over, () = whoever sits there.
    """

    language: str = "en"
    palette: str = "night"
    names: tuple[str, ...] = ()
    bots: frozenset[int] = frozenset()
    title: str = ""
    size: str = "full"
    finals: tuple[Final, ...] = ()


@dataclass(frozen=True, slots=True)
class Picture:
    """One image: file name, width x height in px, encoded bytes, alt text (<= 1024).

    The name tells the format: .png or .webp.
    """

    name: str
    size: tuple[int, int]
    data: bytes = field(repr=False)
    alt: str = ""


@dataclass(frozen=True, slots=True)
class Label:
    """How a move is offered: `text` for a button or option (<= 80), `hint` for an option's
    second line (<= 100, may be empty), `emoji` a unicode symbol or "".

    `effect` is what the move brings now, in few words: a button has it after the text.
    `quiet` ones (to pass, say) are not put in the foreground.
    Moves of the same `menu` stand in a menu of that name beside the others; on the public
    post there is only a button for a `private` one.
    A move of a stepped decision names the `steps` in which it is chosen, such as what, where,
    and with what: moves of the same first texts are offered as one.
    """

    text: str
    hint: str = ""
    emoji: str = ""
    quiet: bool = False
    menu: str = ""
    private: bool = False
    steps: tuple[Label, ...] = ()
    effect: str = ""


class Renderer(Protocol[V_contra, M_contra]):
    """The face of one game."""

    def boards(
        self, view: V_contra, look: Look, since: V_contra | None = None
    ) -> Sequence[Picture]:
        """Return the shared supply first, then each seat's board. Slow: call off the loop.

        What differs from `since`, the position of the boards before, is outlined.
        """

    def overview(self, view: V_contra, look: Look, since: V_contra | None = None) -> Picture:
        """Return the whole table in one picture. Slow: call off the loop."""

    def after_phase(
        self, view: V_contra, look: Look, since: V_contra | None, phase: str
    ) -> Sequence[Picture]:
        """Return what is posted when a phase has ended, first what everybody looks at. Slow.

        Usually the whole table and the boards; less for a phase that ends often.
        """

    def result(self, view: V_contra, scores: Sequence[Score], look: Look) -> Picture:
        """Return the final scores as a picture, winner on top. Slow: call off the loop."""

    def warm_up(self, look: Look) -> None:
        """Draw a palette's sprites beforehand, so that the first post is quick. Slow."""

    def changes(self, since: V_contra, view: V_contra, words: Words) -> Sequence[str]:
        """Return what differs from `since` in short lines, the shared supply first."""

    def ask(self, decision: Decision[M_contra], view: V_contra, words: Words) -> str:
        """Return the question of a decision: "Bob, build one building"."""

    def label(self, move: M_contra, view: V_contra, words: Words) -> Label:
        """Return how a legal move is offered."""

    def weight(self, move: M_contra) -> int:
        """Return where a move stands among others: smaller weights are offered first."""

    def say(self, event: Event, words: Words) -> str:
        """Return what happened as one sentence, "" when it is not worth telling."""

    def tell(self, events: Sequence[Event], words: Words) -> Sequence[str]:
        """Return what happened in sentences; events that belong together share one."""

    def round(self, view: V_contra) -> int:
        """Return the number of the round that is played, from 1."""

    def phase(self, phase: str, words: Words) -> str:
        """Return the name of a phase as a headline."""

    def summary(self, view: V_contra, words: Words) -> Sequence[str]:
        """Return every public fact of the position as lines of text, supply first."""

    def standing(self, view: V_contra, words: Words) -> Sequence[str]:
        """Return what a view shows of the scores of a running game as lines of text."""

    def score_lines(
        self, scores: Sequence[Score], words: Words, finals: Sequence[Final] = ()
    ) -> Sequence[str]:
        """Return the final scores, best first, one player a line."""


class CloseUps(Protocol[V_contra]):
    """The close-ups of one game's table."""

    def names(self, words: Words) -> Mapping[str, str]:
        """Return the names of the parts by key, as a menu offers them."""

    def draw(self, view: V_contra, look: Look, key: str, since: V_contra | None = None) -> Picture:
        """Return the picture of one part. Slow: call off the loop."""
