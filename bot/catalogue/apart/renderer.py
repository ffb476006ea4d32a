"""The renderer of a package that runs in processes of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, astuple
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from bot.catalogue.apart import values
from bot.catalogue.apart.drawn import DrawnDetail, DrawnOverview, DrawnResult
from bot.catalogue.apart.pool import PackagePool
from bot.catalogue.apart.values import (
    Move,
    PlayerEntry,
    View,
    told_decision,
    told_events,
    told_scores,
)
from bot.engine.api import Decision, Event, Json, Score
from bot.locales import Words
from render.api import (
    Drafted,
    Final,
    Growth,
    Label,
    Look,
    Picture,
    PointsByRound,
    Summary,
    Trace,
    Way,
)

_Reader: TypeAlias = tuple[
    str, tuple[str, ...], tuple[tuple[str, str], ...], tuple[tuple[str, str], ...]
]
"""The words of a reader as they are sent: language, names, emojis, and texts of a variant."""

KEPT = 128
"""Questions of which the labels are kept."""
AT_ONCE = 50
"""Moves of a question whose labels are asked for together: a call takes longer than a label."""


class About(NamedTuple):
    """A renderer's label of a move in every language."""

    weight: int
    way: Way | None
    things: frozenset[str]
    trace: Trace | None


class PackageRenderer:
    """A renderer that asks the package's processes; `render.api.Renderer` says what it does.

    Every method raises PackageFailed if there is no answer.
    """

    def __init__(self, pool: PackagePool, ranked: bool, grows: bool) -> None:
        self._pool = pool
        self.ranked = ranked
        self.overview = DrawnOverview(pool, "overview")
        self.boards = DrawnOverview(pool, "boards")
        self.board = DrawnDetail(pool, "board")
        self.result = DrawnResult(pool, "result")
        self.points: Growth | None = self._points if grows else None
        self._labels = lru_cache(KEPT)(self._ask_labels)
        self._about = lru_cache(KEPT)(self._ask_about)
        self._round = lru_cache(KEPT)(self._ask_round)

    def question(self, decision: Decision[Move], view: View, look: Look) -> Picture | None:
        """Return a picture of the choices."""
        return self._asked("question", decision, view, look)

    def choices(self, decision: Decision[Move], view: View, look: Look) -> Picture | None:
        """Return a picture of the choices for a page."""
        return self._asked("choices", decision, view, look)

    def at_table(self, decision: Decision[Move]) -> bool:
        """Return whether the table shows the choices."""
        return self._pool.call(values.truth, "at_table", told_decision(decision))

    def draft(self, drafted: Drafted[View, Move], look: Look) -> Picture:
        """Return a picture of what a draft changes."""
        decision = None if drafted.decision is None else told_decision(drafted.decision)
        moves = [move.told for move in drafted.moves]
        told = [drafted.seat, drafted.before.told, drafted.after.told, moves, decision]
        return self._pool.call(values.picture_of, "draft", told, asdict(look))

    def changes(self, since: View, view: View, words: Words) -> Sequence[str]:
        """Return the differences in short lines."""
        return self._pool.call(values.lines, "changes", since.told, view.told, _reader(words))

    def ask(self, decision: Decision[Move], view: View, words: Words) -> str:
        """Return the question of a decision."""
        told = told_decision(decision)
        return self._pool.call(values.said, "ask", told, view.told, _reader(words))

    def label(self, move: Move, view: View, words: Words) -> Label:
        """Return the label of a legal move."""
        moves, number = view.around(move, AT_ONCE)
        return self._labels(moves, view, _reader(words))[number]

    def way(self, move: Move, view: View) -> Way | None:
        """Return a key for each step of a move's label."""
        return self._said(move, view).way

    def things(self, move: Move, view: View) -> frozenset[str]:
        """Return the things on the pictures to which a move refers."""
        return self._said(move, view).things

    def trace(self, move: Move, view: View) -> Trace | None:
        """Return the cells on which a page previews a move."""
        return self._said(move, view).trace

    def weight(self, move: Move, view: View) -> int:
        """Return the weight of a legal move."""
        return self._said(move, view).weight

    def tell(self, events: Sequence[Event], words: Words) -> Sequence[str]:
        """Return events as sentences."""
        if not events:
            return ()
        return self._pool.call(values.lines, "tell", told_events(events), _reader(words))

    def reason(self, name: str, facts: Mapping[str, str | int], words: Words) -> str:
        """Return a term of a house bot's rating as a reason."""
        return self._pool.call(values.said, "reason", name, dict(facts), _reader(words))

    def round(self, view: View) -> int:
        """Return the number of the current round."""
        return self._round(view)

    def phase(self, phase: str, words: Words) -> str:
        """Return the name of a phase as a headline."""
        return self._pool.call(values.said, "phase", phase, _reader(words))

    def summary(self, view: View, words: Words) -> Summary:
        """Return every public fact of the position in lines of text."""
        return self._pool.call(values.summary_of, "summary", view.told, _reader(words))

    def standing(self, view: View, words: Words) -> Sequence[str]:
        """Return the scores of a running game in lines of text."""
        return self._pool.call(values.lines, "standing", view.told, _reader(words))

    def score_lines(
        self, scores: Sequence[Score], words: Words, finals: Sequence[Final] = ()
    ) -> Sequence[str]:
        """Return the final scores, best first, one line per player."""
        told = [astuple(one) for one in finals]
        scored = told_scores(scores)
        return self._pool.call(values.lines, "score_lines", scored, _reader(words), told)

    def plain(self, view: View) -> dict[str, Json]:
        """Return what a view holds, as plain values."""
        return self._pool.call(dict, "plain", view.told)

    def count(self, number: int, entry: PlayerEntry) -> int:
        """Return how many moves of the game's menu with this number are picked at once."""
        return self._pool.call(values.whole, "count", number, entry.view.told, entry.seat)

    def named(self, field: str, value: str | int, words: Words) -> str | int:
        """Return the name of a value of a field that statistics count."""
        return self._pool.call(values.datum, "named", field, value, _reader(words))

    def cover(self, look: Look) -> Picture:
        """Return the game's cover."""
        return self._pool.call(values.picture_of, "cover", asdict(look))

    def _asked(self, kind: str, decision: Decision[Move], view: View, look: Look) -> Picture | None:
        read, told = values.or_none(values.picture_of), told_decision(decision)
        return self._pool.call(read, "question", kind, told, view.told, asdict(look))

    def _points(self, points: PointsByRound, look: Look) -> Picture:
        told = [[number, list(one)] for number, one in points.items()]
        return self._pool.call(values.picture_of, "points", told, asdict(look))

    def _said(self, move: Move, view: View) -> About:
        moves, number = view.around(move, AT_ONCE)
        return self._about(moves, view)[number]

    def _ask_labels(
        self, moves: tuple[Move, ...], view: View, reader: _Reader
    ) -> tuple[Label, ...]:
        told = [move.told for move in moves]
        read = values.several(values.label_of)
        return self._pool.call(read, "labels", told, view.told, reader)

    def _ask_about(self, moves: tuple[Move, ...], view: View) -> tuple[About, ...]:
        told = [move.told for move in moves]
        return self._pool.call(values.several(_about_of), "about", told, view.told)

    def _ask_round(self, view: View) -> int:
        return self._pool.call(values.whole, "round", view.told)


class PackageCloseUps:
    """The close-ups of a package's table."""

    def __init__(self, pool: PackagePool) -> None:
        self._pool = pool
        self.draw = DrawnDetail(pool, "part")

    def names(self, view: View, words: Words) -> Mapping[str, str]:
        """Return the names of the parts by key."""
        return self._pool.call(_names_of, "parts", view.told, _reader(words))


def _reader(words: Words) -> _Reader:
    emojis, texts = tuple(words.signs.items()), tuple(words.texts.items())
    return words.language, words.names, emojis, texts


def _about_of(value: Json) -> About:
    way = None if value["way"] is None else tuple(map(values.datum, values.rows(value["way"])))
    things = frozenset(values.lines(value["things"]))
    trace = values.or_none(values.trace_of)(value["trace"])
    return About(values.whole(value["weight"]), way, things, trace)


def _names_of(value: Json) -> dict[str, str]:
    return {
        values.text(key, values.LABEL): values.text(one, values.LABEL) for key, one in value.items()
    }
