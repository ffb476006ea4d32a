"""The package's side: the game's own functions, called by name with plain values.

Positions come and go as the data that the game stores; moves come with their pickle, which nobody
but this process reads; a view is the position and the seat that it is for.
"""

from __future__ import annotations

import json
import pickle
from base64 import b64decode, b64encode
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any, TypeAlias

from cachetools import LRUCache

from bot.engine.api import Decision, Event, Json, Option, Score, ScoreLine, plain_values
from bot.engine.rng import Rng
from bot.house_bots.statistics import no_statistics
from bot.locales import Words
from bot.locales.markdown import Markdown
from render.api import Drafted, Final, Label, Look, Picture

_Game: TypeAlias = Any  # A record of `bot.presenting.game`.
_State: TypeAlias = Any
_View: TypeAlias = Any
_Move: TypeAlias = Any
_Draw: TypeAlias = Any

KEPT = 64
"""Positions that are kept as the game has them: most calls are about the last few ones."""


class Served:
    """The functions of a game that the bot may call, by name."""

    def __init__(self, game: _Game) -> None:
        self._game, self._rules, self._renderer = game, game.rules, game.renderer
        self._states: LRUCache[str, Any] = LRUCache(KEPT)
        self._views: LRUCache[tuple[str, int | None], Any] = LRUCache(KEPT)

    def __call__(self, name: str, *arguments: Json) -> Json:
        """Call a function and return its result as plain values. Raises whatever the game does."""
        return getattr(self, f"do_{name}")(*arguments)

    # Rules -------------------------------------------------------------------------------

    def do_describe(self) -> Json:
        """Return the facts of the game that never change."""
        game, info = self._game, self._rules.info
        return {
            "key": info.key,
            "seats": list(info.seats),
            "options": [_option(one) for one in info.options],
            "renamable": list(info.renamable),
            "adjustable": [[one.key, one.usual, one.least, one.most] for one in info.adjustable],
            "schema": self._rules.schema,
            "api": game.api,
            "bots": list(game.bots),
            "words": None if game.words is None else str(game.words),
            "verbs": [*game.verbs],
            "first_game": None if game.first_game is None else asdict(game.first_game),
            "orders": None
            if game.orders is None
            else [[one.key, one.decisions, one.least, one.most] for one in game.orders.wishes],
            "several": [[one.kind, one.verb] for one in game.several],
            "counted": dict(game.counted),
            "ranked": self._renderer.ranked,
            "has": [
                name
                for name, part in (
                    ("resample", game.resample),
                    ("cover", game.cover),
                    ("points", self._renderer.points),
                    ("close_ups", game.close_ups),
                    ("statistics", None if game.statistics is no_statistics else game.statistics),
                )
                if part is not None
            ],
            **{
                name: sorted(getattr(info, name))
                for name in ("atoms", "secret", "stepped", "turns", "drafted")
            },
            **{name: list(getattr(info, name)) for name in ("revealing", "draft_first")},
        }

    def do_setup(self, seats: int, options: Mapping[str, str], seed: int) -> Json:
        """Return a new position."""
        return self._told(self._rules.setup(seats, options, seed))

    def do_load(self, data: Json, schema: int) -> Json:
        """Return a stored position, after a look at what a spectator sees of it."""
        state = self._rules.load(data, schema)
        self._rules.view(state, None)
        return self._told(state)

    def do_apply(self, at: str, seat: int, move: Json) -> Json:
        """Return the events of a move, the position after it, and what it leads to."""
        state = self._rules.clone(self._state(at))
        events = self._rules.apply(state, seat, self._move(move))
        return {
            "events": [[e.kind, dict(e.data), e.closes, e.reveals] for e in events],
            "state": self._told(state),
        }

    def do_scores(self, at: str) -> Json:
        """Return the scores, as if the game ended now."""
        return [
            [s.seat, s.points, s.tiebreak, s.rank, [[one.key, one.points] for one in s.lines]]
            for s in self._rules.scores(self._state(at))
        ]

    def do_foregone(self, at: str, seat: int) -> Json:
        """Return the moves that every answer of a seat leads to."""
        return self._moves(self._rules.foregone(self._state(at), seat))

    def do_final_turn(self, at: str, seat: int) -> Json:
        """Return whether the move that ends the seat's turn reveals something."""
        return self._rules.final_turn(self._state(at), seat)

    def do_shows_nothing(self, at: str, seat: int, move: Json) -> Json:
        """Return whether a move is known to reveal nothing."""
        return self._rules.shows_nothing(self._state(at), seat, self._move(move))

    def do_parse(self, text: str, decision: Json) -> Json:
        """Return the moves that a text names."""
        return self._moves(self._rules.parse(text, self._decision(decision)))

    def do_resample(self, at: str, seat: int | None, seed: int) -> Json:
        """Return the position with what is hidden from a seat dealt anew."""
        assert self._game.resample is not None
        return self._told(self._game.resample(self._state(at), seat, Rng(seed)))

    def do_choose(self, kind: str, at: str, decision: Json, seed: int) -> Json:
        """Return the moves of a house bot."""
        state = self._rules.clone(self._state(at))
        asked = self._decision(decision)
        return self._moves(self._game.bots[kind].choose(self._rules, state, asked, Rng(seed)))

    def do_statistics(self, view: Json, seat: int) -> Json:
        """Return a seat's own counts, from the view of a finished game."""
        return dict(self._game.statistics(self._view(view), seat))

    def do_wish(self, number: int, prefers: Json, view: Json, legal: Json) -> Json:
        """Return the moves of a standing order, in notation."""
        wish = self._game.orders.wishes[number]
        return wish.choose(tuple(prefers), self._view(view), legal)

    def do_wished(self, number: int, view: Json) -> Json:
        """Return what a standing order may prefer."""
        return self._game.orders.wishes[number].values(self._view(view))

    def do_order_phase(self, view: Json) -> Json:
        """Return the phase of a view, to which a standing order is limited."""
        return self._game.orders.phase(self._view(view))

    def do_plain(self, view: Json) -> Json:
        """Return what a view holds."""
        return plain_values(self._view(view))

    # Words -------------------------------------------------------------------------------

    def do_round(self, view: Json) -> Json:
        """Return the number of the round."""
        return self._renderer.round(self._view(view))

    def do_count(self, number: int, view: Json, seat: int) -> Json:
        """Return how many moves of a menu are picked at once."""
        return self._game.several[number].count(self._view(view).players[seat])

    def do_ask(self, decision: Json, view: Json, words: Json) -> Json:
        """Return the question of a decision."""
        asked = self._decision(decision)
        return self._renderer.ask(asked, self._view(view), _words(words))

    def do_labels(self, moves: Sequence[Json], view: Json, words: Json) -> Json:
        """Return the labels of moves."""
        seen, said = self._view(view), _words(words)
        return [_label(self._renderer.label(self._move(one), seen, said)) for one in moves]

    def do_about(self, moves: Sequence[Json], view: Json) -> Json:
        """Return the weight, way, things and trace of moves."""
        seen, renderer = self._view(view), self._renderer
        found = []
        for move in map(self._move, moves):
            trace = renderer.trace(move, seen)
            found.append(
                {
                    "weight": renderer.weight(move, seen),
                    "way": renderer.way(move, seen),
                    "things": sorted(renderer.things(move, seen)),
                    "trace": None if trace is None else [trace.piece, trace.cells, trace.turn],
                }
            )
        return found

    def do_at_table(self, decision: Json) -> Json:
        """Return whether the table shows the choices."""
        return self._renderer.at_table(self._decision(decision))

    def do_changes(self, since: Json, view: Json, words: Json) -> Json:
        """Return the differences in lines."""
        return list(self._renderer.changes(self._view(since), self._view(view), _words(words)))

    def do_tell(self, events: Sequence[Json], words: Json) -> Json:
        """Return events as sentences."""
        return list(self._renderer.tell([Event(*one) for one in events], _words(words)))

    def do_reason(self, name: str, facts: Mapping[str, str | int], words: Json) -> Json:
        """Return a term of a house bot as a reason."""
        return self._renderer.reason(name, facts, _words(words))

    def do_phase(self, phase: str, words: Json) -> Json:
        """Return the name of a phase."""
        return self._renderer.phase(phase, _words(words))

    def do_summary(self, view: Json, words: Json) -> Json:
        """Return every public fact in lines."""
        shared, boards = self._renderer.summary(self._view(view), _words(words))
        return [list(shared), list(map(list, boards))]

    def do_standing(self, view: Json, words: Json) -> Json:
        """Return the scores of a running game in lines."""
        return list(self._renderer.standing(self._view(view), _words(words)))

    def do_score_lines(self, scores: Json, words: Json, finals: Json) -> Json:
        """Return the final scores in lines."""
        told = [Final(*one) for one in finals]
        return list(self._renderer.score_lines(_scores(scores), _words(words), told))

    def do_named(self, field: str, value: str | int, words: Json) -> Json:
        """Return what a value of a field is called."""
        return self._game.named(field, value, _words(words))

    def do_parts(self, view: Json, words: Json) -> Json:
        """Return the names of the parts that have close-ups."""
        assert self._game.close_ups is not None
        return dict(self._game.close_ups.names(self._view(view), _words(words)))

    # Pictures ----------------------------------------------------------------------------

    def do_draw(self, kind: str, view: Json, look: Json, about: Json, since: Json) -> Json:
        """Return a picture of a position, of one of the kinds of `_drawer`."""
        draw, arguments = self._drawn(kind, view, look, about, since)
        return _picture(draw(*arguments))

    def do_mark(self, kind: str, view: Json, look: Json, about: Json, since: Json) -> Json:
        """Return the digest of a picture, without drawing it."""
        draw, arguments = self._drawn(kind, view, look, about, since)
        return draw.mark(*arguments)

    def do_question(self, kind: str, decision: Json, view: Json, look: Json) -> Json:
        """Return a picture of the choices, on Discord or for a page."""
        draw = getattr(self._renderer, kind)
        return _picture(draw(self._decision(decision), self._view(view), _look(look)))

    def do_draft(self, draft: Json, look: Json) -> Json:
        """Return a picture of what a draft changes."""
        seat, before, after, moves, decision = draft
        drafted: Drafted[Any, Any] = Drafted(
            seat,
            self._view(before),
            self._view(after),
            tuple(map(self._move, moves)),
            None if decision is None else self._decision(decision),
        )
        return _picture(self._renderer.draft(drafted, _look(look)))

    def do_points(self, points: Sequence[Json], look: Json) -> Json:
        """Return a picture of how the points grew."""
        assert self._renderer.points is not None
        return _picture(self._renderer.points(dict(points), _look(look)))

    def do_cover(self, look: Json) -> Json:
        """Return the game's cover."""
        assert self._game.cover is not None
        return _picture(self._game.cover(_look(look)))

    def _drawn(
        self, kind: str, view: Json, look: Json, about: Json, since: Json
    ) -> tuple[_Draw, Sequence[Any]]:
        """Return the function that draws a picture, and its arguments."""
        seen, before = self._view(view), None if since is None else self._view(since)
        if kind == "result":
            return self._renderer.result, (seen, _scores(about), _look(look))
        if kind in {"overview", "boards"}:
            return getattr(self._renderer, kind), (seen, _look(look), before)
        parts = self._game.close_ups
        draw = self._renderer.board if kind == "board" or parts is None else parts.draw
        return draw, (seen, _look(look), about, before)

    # Positions and moves -------------------------------------------------------------------

    def _state(self, at: str) -> _State:
        """Return a position, which must not be changed."""
        if at not in self._states:
            self._states[at] = self._rules.load(json.loads(at), self._rules.schema)
        return self._states[at]

    def _view(self, view: Json) -> _View:
        at, seat = view
        if (at, seat) not in self._views:
            self._views[at, seat] = self._rules.view(self._state(at), seat)
        return self._views[at, seat]

    def _told(self, state: _State) -> Json:
        """Return what the bot is told of a position."""
        at = json.dumps(self._rules.dump(state), separators=(",", ":"))
        self._states[at] = state
        return {
            "at": at,
            "decisions": [
                [one.seat, one.kind, self._moves(one.moves)] for one in self._rules.pending(state)
            ],
            "forced": [[seat, *self._moves([move])] for seat, move in self._rules.forced(state)],
        }

    def _moves(self, moves: Iterable[Any]) -> Json:
        notate = self._rules.notate
        return [[notate(move), b64encode(pickle.dumps(move)).decode()] for move in moves]

    def _move(self, move: Json) -> _Move:
        return pickle.loads(b64decode(move[1]))

    def _decision(self, decision: Json) -> Decision[Any]:
        seat, kind, moves = decision
        return Decision(seat, kind, tuple(map(self._move, moves)))


def _option(one: Option) -> Json:
    return {
        "key": one.key,
        "choices": list(one.choices),
        "seats": None if one.seats is None else list(one.seats),
        "page": one.page,
        "needs": None if one.needs is None else [one.needs[0], list(one.needs[1])],
    }


def _words(words: Json) -> Words:
    language, names, signs, texts = words
    made = Words(language, (), dict(signs), dict(texts))
    made.names = tuple(map(Markdown, names))
    return made


def _look(look: Json) -> Look:
    finals = tuple(Final(*one) for one in look["finals"])
    texts = tuple((key, text) for key, text in look["texts"])
    names, bots = tuple(look["names"]), tuple(look["bots"])
    return Look(**{**look, "names": names, "bots": bots, "finals": finals, "texts": texts})


def _scores(scores: Iterable[Json]) -> list[Score]:
    return [
        Score(seat, points, tiebreak, rank, tuple(ScoreLine(*line) for line in lines))
        for seat, points, tiebreak, rank, lines in scores
    ]


def _label(label: Label) -> Json:
    emoji = [str(label.emoji), getattr(label.emoji, "drawing", "")]
    texts = [label.text, label.hint, emoji, label.quiet, label.menu, label.private]
    return [*texts, [_label(one) for one in label.steps], label.effect, label.plain]


def _picture(picture: Picture | None) -> Json:
    if picture is None:
        return None
    areas = [[area.box, area.rule, area.thing] for area in picture.areas]
    data = b64encode(picture.data).decode()
    return [picture.name, picture.size, data, picture.alt, areas]
