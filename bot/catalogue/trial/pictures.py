"""Pictures of a game: of the one size, legible, told in words, in every palette and language."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle, islice, product
from typing import Any

from bot.catalogue.trial.legible import complaints
from bot.catalogue.trial.played import Moment, Trial
from bot.locales.languages import SOURCE
from bot.presenting import limits
from render.api import Final, Look, Picture
from render.art.page import COVER, SIZE
from render.art.theme import palettes
from render.gallery import watched

NAMES = ("Christiane-Alexandra von Hohenstein", "Bob", "Käpt’n Blaubär", "Dörte", "Émile")
"""Names of players: a very long one, short ones, others with accents."""
MOST_DRAWN = 60
"""Positions of which all pictures are drawn; each takes some tenths of a second."""
_COVER = "the cover"
_CHOICES = "the choices"
"""A picture on a page alone, which may be higher."""


def illegible(trial: Trial) -> Iterator[str]:
    """Yield what is wrong with the pictures of the game's positions, once for each fault."""
    found: dict[str, None] = {}
    for look, moment in _looks(trial):
        found |= dict.fromkeys(_unpickled(trial, moment))
        for kind, about, draw in pictures(trial, look, moment):
            found |= dict.fromkeys(f"{kind}{about}: {fault}" for fault in faults(draw, kind))
    if trial.game.cover is not None:
        for look in map(_look, palettes()):
            wrong = faults(partial(trial.game.cover, look), _COVER)
            found |= dict.fromkeys(f"{_COVER}: {fault}" for fault in wrong)
    yield from found


def _look(palette: str, language: str = SOURCE) -> Look:
    return Look(language, palette, NAMES, title="Table 1")


def _looks(trial: Trial) -> Iterator[tuple[Look, Moment]]:
    """Yield positions with a palette and a language each, and every such pair at least once."""
    pairs = [*product(palettes(), trial.languages)]
    moments = trial.moments
    apart = max(1, len(moments) // MOST_DRAWN)
    drawn = moments[::apart]
    if moments[-1:] != drawn[-1:]:
        drawn = (*drawn, *moments[-1:])
    number = max(len(drawn), len(pairs))
    for moment, pair in islice(zip(cycle(drawn), cycle(pairs), strict=False), number):
        yield _look(*pair), moment


def pictures(
    trial: Trial, look: Look, moment: Moment
) -> Iterator[tuple[str, str, Callable[[], Picture | None]]]:
    """Yield each kind of picture of a position, what it is about, and the function that draws."""
    rules, renderer = trial.game.rules, trial.game.renderer
    view: Any = rules.view(moment.state, None)
    yield "the table", "", partial(renderer.overview, view, look)
    yield "the boards", "", partial(renderer.boards, view, look, moment.before)
    yield "a board", "", partial(renderer.board, view, look, moment.seats - 1)
    for decision in moment.decisions:
        own: Any = rules.view(moment.state, decision.seat)
        about = f" {decision.kind!r}"
        yield "the question", about, partial(renderer.question, decision, own, look)
        yield _CHOICES, about, partial(renderer.choices, decision, own, look)
    if not moment.decisions:
        scores = rules.scores(moment.state)
        yield "the result", "", partial(renderer.result, view, scores, look)
        finals = tuple(Final(look.names[one.seat], one.rank) for one in scores)
        ended = Look(look.language, look.palette, look.names, title=look.title, finals=finals)
        yield "the result", "", partial(renderer.result, view, scores, ended)


def faults(draw: Callable[[], Picture | None], kind: str) -> Iterator[str]:
    """Yield what is wrong with a picture of a kind that `pictures` names; None has no faults."""
    with watched() as canvases:
        picture = draw()
    if picture is None:
        return
    if not 1 <= len(picture.alt) <= limits.ALT:
        yield f"its alternative text has {len(picture.alt)} characters, not 1 to {limits.ALT}"
    if len(picture.data) > limits.FILE_BYTES:
        yield f"it has {len(picture.data)} bytes, more than {limits.FILE_BYTES}"
    size = COVER if kind == _COVER else SIZE
    if kind != _CHOICES and picture.size != size:
        yield f"it is {picture.size[0]} x {picture.size[1]} px, not {size[0]} x {size[1]}"
    if kind != _COVER:
        for canvas in canvases:
            yield from sorted(complaints(canvas, is_posted=kind != _CHOICES))


def _unpickled(trial: Trial, moment: Moment) -> Iterator[str]:
    """Yield what cannot travel to the processes that draw."""
    for seat in (*range(moment.seats), None):
        view = trial.game.rules.view(moment.state, seat)
        if pickle.loads(pickle.dumps(view)) != view:  # noqa: S301 (a value of this process)
            yield "a view is another one when it is pickled and loaded"
    for decision in moment.decisions:
        if pickle.loads(pickle.dumps(decision)) != decision:  # noqa: S301
            yield f"the question {decision.kind!r} is another one when it is pickled and loaded"
