"""The game of the week: its turning points in words, each with a picture of all boards."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from babel.lists import format_list

from bot.host.analysis.history import MadeMove
from bot.host.core.api import HostError, Position
from bot.leagues.game_of_week import Points, leaders, turning_points
from bot.locales import Words
from bot.locales.markdown import Markdown, unmarked
from bot.presenting import limits
from bot.presenting.log_text import sentences
from bot.presenting.pictures import look_of
from bot.presenting.services import Services
from bot.presenting.table import words_at
from render.api import Picture
from render.jobs import Job
from render.text.wording import commas, round_name, within

MOST_SAID = 350
"""Maximum number of characters about what happened at a turning point."""
_SENTENCE = re.compile(r"(?<=[.!?。]) |(?<=[.!?。][^\w\s]) ")
"""Pattern of the space between two sentences; a quote or bracket may be closed before it."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turning point of a game in words, and the picture of all boards after it."""

    text: str
    job: Job

    def described(self, picture: Picture) -> Picture:
        """Return the picture with these words at the beginning of its alt text."""
        sentences = (unmarked(self.text), *_SENTENCE.split(picture.alt))
        return replace(picture, alt=within(sentences, limits.ALT))


async def turning_points_of(
    context: Services, table_id: int, words: Words
) -> tuple[TurningPoint, ...]:
    """Return the turning points of a finished game, in order; none if its moves are damaged."""
    history = context.host.analysis.history
    try:
        now = await context.host.tables.position(table_id)
        renderer, words = context.renderer(now.table.game), words_at(now.table, words)
        stops = [
            (points_of(position), renderer.round(position.view(None)))
            async for position in history.stops(table_id)
        ]
        found = turning_points([one for one, _ in stops], lambda at: stops[at][1])
        moves = [(stops[at][1], await history.move(table_id, at)) for at in found]
        return tuple(
            [
                await _told(context, number, round_, move, words)
                for number, (round_, move) in enumerate(moves, 1)
            ]
        )
    except HostError:
        return ()


def points_of(position: Position) -> Points:
    """Return the points by seat if the game had ended at a position."""
    return tuple(score.points for score in position.scores)


async def _told(
    context: Services, number: int, round_: int, move: MadeMove, words: Words
) -> TurningPoint:
    table = move.after.table
    said = await sentences(context, move.after, move.entry, words, move.before)
    text = words(
        "league-turning-point",
        number=number,
        round=Markdown(round_name(table.game, round_, words)),
        what=Markdown(within(said, MOST_SAID)),
        points=Markdown(_changes(points_of(move.before), points_of(move.after), words)),
        lead=Markdown(_lead(points_of(move.before), points_of(move.after), words)),
    )
    views = move.after.view(None), move.before.view(None)
    return TurningPoint(text, Job(table.game, "boards", views[0], look_of(table, words), views[1]))


def _changes(before: Points, after: Points, words: Words) -> str:
    """Return the points before and after of those whose points have changed."""
    pairs = enumerate(zip(before, after, strict=True))
    changed = [f"{words.name(seat)} {old} → {new}" for seat, (old, new) in pairs if old != new]
    return commas(changed, words)


def _lead(before: Points, after: Points, words: Words) -> str:
    """Return who leads after a turning point, and whether they led before it."""
    first, was = leaders(after), leaders(before)
    names = format_list([words.name(seat) for seat in first], locale=words.locale)
    how = "level" if len(first) > 1 else "kept" if first == was else "taken"
    ahead, earlier = _ahead(after), _ahead(before)
    return words(f"league-turning-point-{how}", names=Markdown(names), by=ahead, before=earlier)


def _ahead(points: Points) -> int:
    """Return by how many points the first is ahead of the second."""
    first, second = sorted(points, reverse=True)[:2]
    return first - second
