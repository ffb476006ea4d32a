"""Pictures of positions for posts and answers, with the reader's settings."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import chain
from typing import Any

from bot.host.analysis.drafts import Draft
from bot.host.analysis.lessons import LEARNER, Lesson
from bot.host.core.api import Bulletin, PackageFailed, Position, Preferences, Table
from bot.locales import Words
from bot.locales.markdown import visible
from bot.presenting import limits
from bot.presenting.draw_pool import Busy, DrawPool
from bot.presenting.finals import finals
from bot.presenting.services import Services
from bot.presenting.table import people_asked, texts_of
from bot.runtime.log_events import timed
from render.api import Drafted, Look, Picture, Renderer
from render.jobs import CoverJob, Drawable, Drawer, Job

_log = logging.getLogger(__name__)

WITH_BOARDS = frozenset({"start", "phase", "end"})
"""Kinds of posts that show the table and all boards; posts about undone moves may do so, too."""

USUAL = Look()
"""Look of public pictures, and of pictures for readers who have not chosen one."""


def look_of(table: Table, words: Words, preferences: Preferences | None = None) -> Look:
    """Return the settings for drawing a table for one person, or for all readers."""
    preferences = preferences or Preferences()
    return Look(
        words.language,
        palette=preferences.palette or USUAL.palette,
        names=tuple(map(visible, table.names)),
        bots=tuple(chair.bot or "" for chair in table.chairs),
        title=words("table-title", game=words.title(table.game), table=table.id),
        texts=tuple(sorted(texts_of(table).items())),
    )


def of_post(bulletin: Bulletin, renderer: Renderer[Any, Any], words: Words) -> tuple[Job, ...]:
    """Return the pictures attached to a post: the table, or result and points, and all boards."""
    if not shows_boards(bulletin):
        return ()
    position = bulletin.position
    look, view = look_of(position.table, words), position.view(None)
    since = None if bulletin.since is None else bulletin.since.view(None)
    first = Job(position.table.game, "table", view, look, since)
    if bulletin.kind == "end":
        told = finals(bulletin.finishers, renderer, words)
        first = of_result(position, replace(look, finals=told))
    boards = Job(first.game, "boards", view, look, since)
    if not bulletin.phases:
        return (first, boards)
    points = points_by_round(bulletin.phases, renderer)
    return (first, Job(first.game, "points", view, look, about=points), boards)


def points_by_round(
    phases: Sequence[Position], renderer: Renderer[Any, Any]
) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return the points by seat at the end of each round; round 0 is the start.

    `phases` are the positions after each phase.
    """
    found: dict[int, tuple[int, ...]] = {}
    for number, position in enumerate(phases):
        round_ = renderer.round(position.view(None)) if number else 0
        found[round_] = tuple(one.points for one in position.scores)
    return tuple(sorted(found.items()))


def shows_boards(bulletin: Bulletin) -> bool:
    """Return whether a post shows the current state of all boards."""
    if bulletin.kind != "undo":
        return bulletin.kind in WITH_BOARDS
    turns = bulletin.position.rules.info.turns
    events = (event for entry in bulletin.undone for event in entry.events)
    return any(event.closes is not None and event.closes not in turns for event in events)


def of_question(bulletin: Bulletin, words: Words) -> Job | None:
    """Return the picture of a post's question, or None unless it asks exactly one person.

    All members can see the post, so a decision that only the player may know gets no picture.
    """
    position = bulletin.position
    asked = people_asked(position) if bulletin.asks else ()
    if len(asked) != 1 or asked[0].kind in position.rules.info.secret:
        return None
    kind = "question" if shows_boards(bulletin) else "asked"
    look, view = look_of(position.table, words), position.view(None)
    return Job(position.table.game, kind, view, look, about=asked[0])


def of_result(position: Position, look: Look) -> Job:
    """Return the picture of the result."""
    view = position.view(None)
    return Job(position.table.game, "result", view, look, about=position.scores)


def of_draft(draft: Draft, look: Look) -> Job:
    """Return the picture of a person's drafted moves."""
    before, after = draft.start.view(draft.seat), draft.position.view(draft.seat)
    moves = tuple(move.move for move in draft.moves)
    drafted: Drafted[Any, Any] = Drafted(draft.seat, before, after, moves, draft.decision)
    return Job(draft.start.table.game, "draft", after, look, about=drafted)


def draw(jobs: Sequence[Drawable], drawer: Drawer) -> tuple[Picture | None, ...] | None:
    """Draw a picture for each job, or None if it has nothing to show.

    Return None instead of a tuple if drawing fails, because a picture must never stop a game; but
    raise PackageFailed, since each picture of a package that hangs keeps a thread busy. This is
    slow: call it in a thread.
    """
    try:
        with timed("draw", pictures=len(jobs)):
            return tuple(map(_fitting, drawer(jobs)))
    except Exception as error:
        if isinstance(error, PackageFailed) and error.lasts:
            raise
        _log.exception("pictures of %s failed", ", ".join({job.title for job in jobs}))
        return None


async def drawn(
    context: Services, *jobs: Drawable, pool: DrawPool | None = None
) -> tuple[Picture, ...]:
    """Return the pictures of an answer, drawn off the event loop, by default in the draw pool.

    Return () if drawing fails or the pool is full. Raises PackageFailed.
    """
    if not jobs:
        return ()
    try:
        pictures = await (pool or context.draw_pool).draw(draw, jobs, context.drawer)
    except Busy:
        return ()
    return tuple(filter(None, pictures or ()))


async def cover_of(
    context: Services, game: str, words: Words, preferences: Preferences | None = None
) -> tuple[Picture, ...]:
    """Return a game's cover for one person, or for all readers; () if it has none.

    Return () as well if drawing fails or the pool is full. Raises MissingGame.
    """
    palette = (preferences and preferences.palette) or USUAL.palette
    job = CoverJob(game, Look(words.language, palette))
    if job not in context.covers and context.game(game).cover is not None:
        # A cover is shown with those of other games.
        with suppress(PackageFailed):
            for picture in await drawn(context, job):
                context.covers[job] = picture
    return tuple(filter(None, (context.covers.get(job),)))


async def covers_of(
    context: Services, games: Iterable[str], words: Words, preferences: Preferences | None = None
) -> tuple[Picture, ...]:
    """Return the covers of several games, in the same order."""
    each = [await cover_of(context, game, words, preferences) for game in games]
    return tuple(chain.from_iterable(each))


def _fitting(picture: Picture | None) -> Picture | None:
    return picture if picture and len(picture.data) <= limits.FILE_BYTES else None


def of_lesson(lesson: Lesson, look: Look, table: bool = False, areas: bool = False) -> Job:
    """Return the picture of a lesson's question or its table, or of all boards at the end.

    What a goal is about is highlighted while the next move can lead to it. With `areas`, the
    picture of a question shows what can be tapped.
    """
    view, decision = lesson.position.view(LEARNER), lesson.decision
    goal = lesson.goal if lesson.serving and not table else None
    kind = "table" if table else goal.picture if goal else "asked"
    kind = "boards" if decision is None else kind
    about = LEARNER if kind == "board" else decision
    kind = "choices" if areas and kind == "asked" else kind
    spot = goal.look if goal else ()
    return Job(lesson.game, kind, view, look, about=about, areas=areas, spot=spot)
