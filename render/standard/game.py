"""The renderer of a game that has no pictures, and few words, of its own."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.engine.api import Decision, Event
from bot.engine.verbs import Verb
from bot.locales import Words
from bot.locales.markdown import unmarked
from render.api import Detail, Label, Look, Overview, Picture, Result, Summary
from render.art.theme import theme
from render.gallery import Showing, Sketch, of_seat
from render.pictures import points, result
from render.renderer import GameRenderer
from render.scenes import filled
from render.standard.parts import CardRow, Lines, Table, table
from render.standard.pictures import Drawer, bars, gallery
from render.standard.scenes import (
    BoardScene,
    QuestionScene,
    TableScene,
    View,
    board_scene,
    table_scene,
)
from render.standard.telling import Named, Teller, named
from render.text.finals import ScoreWords
from render.text.wording import Data, Said, Sentences, commas, joined, plain, round_name

V = TypeVar("V", bound=View)
M = TypeVar("M", bound=Verb)


def in_order(move: object, view: object) -> int:
    """Return 0: moves are offered in the order of their notation."""
    return 0


@dataclass(frozen=True)
class Described(Generic[V, M]):
    """What a game says and shows in its own way; each part may be left out.

    `table` returns what lies on the table of a view, `summary` its facts in lines: a game has
    one of them. `ask`, `label` and `weight` are those of `render.api.Renderer`; `named`, `told`
    and `silent` those of `Sentences`.
    """

    table: Callable[[V], Table] | None = None
    summary: Callable[[V, Words], Summary] | None = None
    ask: Callable[[Decision[M], V, Words], str] | None = None
    label: Callable[[M, V, Words], Label] | None = None
    weight: Callable[[M, V], int] = in_order
    named: Named | None = None
    told: Mapping[str, Callable[[Data, Words], Said]] | None = None
    silent: Collection[str] = ()


def standard(game: str, own: Described[V, M]) -> GameRenderer[V, M]:
    """Return the renderer of a game whose pictures are made from what it says of its table.

    Its texts are `<game>-ask-<kind>` for questions, `<game>-move-<verb>` for moves and
    `<game>-event-<kind>` for events, unless the game has functions of its own.
    """
    made = _Standard(game, own)
    sentences = Sentences(game, own.told or {}, made.named, frozenset(own.silent), _one_by_one)
    return GameRenderer(
        made,
        made,
        made,
        sentences,
        made.scores,
        made.summary,
        made.changes,
        touched=touched,
        points=points.pictures(gallery, game, theme),
    )


def touched(move: Verb, _view: object) -> frozenset[str]:
    """Return the things that a move names, each as its field and value: `card:qs`."""
    return frozenset(f"{field}:{value}" for field, value in move.values.items())


def _one_by_one(events: Sequence[Event]) -> Sequence[Event]:
    return events


class _Standard(Generic[V, M]):
    """The pictures, questions and labels of one game, made from its `Described`."""

    def __init__(self, game: str, own: Described[V, M]) -> None:
        self.game, self.own = game, own
        self.named = own.named or named(game)
        self.scores = ScoreWords(game)
        self.teller = Teller(game, self.named)
        self.result: Result[V] = result.pictures(gallery, bars(self.scores))
        drawer = Drawer(self.teller)
        self._table = gallery.picture("table", drawer.table, self._table_alt)
        self._boards = gallery.picture("boards", drawer.boards, self._boards_alt)
        self._board = gallery.picture(of_seat, drawer.board, self._board_alt)
        self._question = gallery.picture("question", drawer.question, self._question_alt)
        self.overview: Overview[V] = Showing(self._overview)
        self.boards: Overview[V] = Showing(self._all_boards)
        self.board: Detail[V, int] = Showing(self._one_board)

    # Pictures -------------------------------------------------------------------------

    def _overview(self, view: V, look: Look, since: V | None = None) -> Sketch:
        return Sketch(self._table, self._scene(view, look))

    def _all_boards(self, view: V, look: Look, since: V | None = None) -> Sketch:
        return Sketch(self._boards, self._scene(view, look))

    def _one_board(self, view: V, look: Look, seat: int, since: V | None = None) -> Sketch:
        return Sketch(self._board, board_scene(view, self._laid(view, look), look, seat))

    def question(self, decision: Decision[M], view: V, look: Look) -> Picture | None:
        """Return the choices: the things on the player's board, or else cards with their labels."""
        words = _words(look)
        scene = board_scene(view, self._laid(view, look), look, decision.seat)
        things = [touched(move, view) for move in decision.moves]
        lie = frozenset(
            f"{part.field}:{card.key}"
            for part in scene.parts
            if isinstance(part, CardRow)
            for card in part.cards
        )
        on_board = all(one & lie for one in things)
        asked = unmarked(self.ask(decision, view, words))
        choices = () if on_board else tuple(self._choices(decision, view, words))
        open_ = frozenset[str]().union(*things) & lie if on_board else frozenset[str]()
        return self._question(
            filled(QuestionScene, scene, asked=asked, choices=choices, open=open_)
        )

    def _choices(
        self, decision: Decision[M], view: V, words: Words
    ) -> Iterator[tuple[str, str, str]]:
        for move in sorted(decision.moves, key=lambda one: self.weight(one, view)):
            label = self.label(move, view, words)
            yield unmarked(label.text), unmarked(label.hint), min(touched(move, view), default="")

    def _scene(self, view: V, look: Look) -> TableScene:
        return table_scene(view, self._laid(view, look), look)

    def _laid(self, view: V, look: Look) -> Table:
        """Return the parts of a view: those of the game, or the lines of its summary."""
        if self.own.table is not None:
            return self.own.table(view)
        told = self.summary(view, _words(look))
        shared, *boards = (tuple(map(unmarked, one)) for one in (told.shared, *told.boards))
        return table([Lines(shared)] if shared else [], ([Lines(board)] for board in boards))

    # Alt texts ------------------------------------------------------------------------

    def _table_alt(self, scene: TableScene, words: Words) -> str:
        told = self._facts(scene, words)
        return self._alt(scene, words, told.shared or told.lines)

    def _boards_alt(self, scene: TableScene, words: Words) -> str:
        return self._alt(scene, words, self._facts(scene, words, shared=False).lines)

    def _board_alt(self, scene: BoardScene, words: Words) -> str:
        return joined(*map(unmarked, self._facts(scene, words).boards[scene.seat]))

    def _question_alt(self, scene: QuestionScene, words: Words) -> str:
        told = self._facts(scene, words)
        choices = [words("common-quoted", text=text) for text, _, _ in scene.choices]
        lines = (*choices, *told.shared, *told.boards[scene.seat])
        return joined(scene.asked, *map(unmarked, lines))

    def _facts(self, scene: TableScene, words: Words, shared: bool = True) -> Summary:
        table = scene.table if shared else Table((), scene.table.boards)
        return self.teller.summary(table, words.with_names(scene.names))

    def _alt(self, scene: TableScene, words: Words, lines: Sequence[str]) -> str:
        acting = [scene.names[seat] for seat in scene.acting]
        asked = words("common-summary-acting", names=commas(acting, words)) if acting else ""
        title = words(f"{self.game}-title"), round_name(self.game, scene.round, words)
        return joined(
            asked, f"{commas(title, words)}.", *(_sentence(unmarked(line)) for line in lines)
        )

    # Words ----------------------------------------------------------------------------

    def ask(self, decision: Decision[M], view: V, words: Words) -> str:
        """Return the question of a decision."""
        if self.own.ask is not None:
            return self.own.ask(decision, view, words)
        return words(f"{self.game}-ask-{decision.kind}", name=words.name(decision.seat))

    def label(self, move: M, view: V, words: Words) -> Label:
        """Return the label of a move."""
        if self.own.label is not None:
            return self.own.label(move, view, words)
        return Label(*plain(self.game, move, self.named, words))

    def weight(self, move: M, view: V) -> int:
        """Return the weight of a move: in the order of their notation unless the game has one."""
        return self.own.weight(move, view)

    def summary(self, view: V, words: Words) -> Summary:
        """Return every fact of a view in lines."""
        if self.own.summary is not None:
            return self.own.summary(view, words)
        assert self.own.table is not None, f"{self.game} says nothing of its table"
        return self.teller.summary(self.own.table(view), words)

    def standing(self, view: V, words: Words) -> Sequence[str]:
        """Return the lines about the players' boards."""
        return [line for board in self.summary(view, words).boards for line in board]

    def changes(self, since: V, view: V, words: Words) -> Sequence[str]:
        """Return the lines about the table that an earlier view did not have."""
        earlier = {*self.summary(since, words).lines}
        return [line for line in self.summary(view, words).lines if line not in earlier]


def _words(look: Look) -> Words:
    return look.words.with_names(look.names)


def _sentence(line: str) -> str:
    """Return a line that ends as a sentence does."""
    return line if line.endswith((".", "!", "?")) else f"{line}."
