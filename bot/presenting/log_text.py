"""Log of a game as sentences, with a line per move or a heading per phase."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from bot.engine.api import Event, GameError
from bot.host.core.api import LogEntry, Played, Position
from bot.locales import Words
from bot.presenting.services import Services
from bot.presenting.table import words_at
from render.api import Renderer
from render.text.wording import commas

_MARKS = {"bot": "🤖 ", "auto": "🤖 ", "order": "📜 "}
"""Marks of moves that a house bot or a standing order made instead of the player."""


async def log_lines(
    context: Services, position: Position, entries: Iterable[LogEntry], words: Words
) -> list[str]:
    """Return moves of a table with their version numbers, one per line."""
    return [
        f"`{entry.version}` {' '.join(await sentences(context, position, entry, words))}"
        for entry in entries
    ]


async def sentences(
    context: Services,
    position: Position,
    entry: LogEntry,
    words: Words,
    before: Position | None = None,
) -> tuple[str, ...]:
    """Return a move as sentences; a mark shows if a house bot or standing order made it.

    `before` is the position before the move, or None to read it only if it is needed.
    """
    first, *others = await _said(context, position, entry, words, before)
    return (f"{_MARKS.get(entry.by, '')}{first}", *others)


def offered(
    position: Position, seat: int, text: str, renderer: Renderer[Any, Any], words: Words
) -> str:
    """Return the labels under which moves were offered in a position, or else their notation."""
    decision, view = position.decision_of(seat), position.view(None)
    try:
        moves = () if decision is None else position.rules.parse(text, decision)
    except GameError:
        moves = ()
    return commas((renderer.label(move, view, words).text for move in moves), words) or f"`{text}`"


def made(played: Played, user_id: int, renderer: Renderer[Any, Any], words: Words) -> str:
    """Return the first effect of a person's move as a sentence, or its label if it has none yet."""
    table = played.position.table
    words, chair = words_at(table, words), table.chair_of(user_id)
    own = [e for e in played.events if chair is not None and e.data.get("seat") == chair.seat]
    told = renderer.tell(own, words)
    if told or chair is None or chair.seat is None:
        return told[0] if told else f"`{played.notation}`"
    return offered(played.before, chair.seat, played.notation, renderer, words)


def undone(entry: LogEntry, words: Words) -> str:
    """Return a sentence saying that a player took moves back."""
    return words("log-undo", name="" if entry.seat is None else words.name(entry.seat))


async def _said(
    context: Services, position: Position, entry: LogEntry, words: Words, before: Position | None
) -> Sequence[str]:
    """Return a move as sentences, or the label of the choice if it had no effect yet."""
    table = position.table
    renderer = context.renderer(table.game)
    if entry.by == "undo":
        return (undone(entry, words),)
    told = [one for one in renderer.tell(entry.events, words) if one]
    if told or entry.seat is None:
        return told or (f"`{entry.text}`",)
    before = before or await context.host.tables.position(table.id, entry.version - 1)
    said = offered(before, entry.seat, entry.text, renderer, words)
    return (words("log-chosen", name=words.name(entry.seat), move=said),)


def by_phase(
    entries: Iterable[LogEntry], renderer: Renderer[Any, Any], words: Words
) -> Iterator[str]:
    """Yield the log's sentences, with a heading for each phase that has ended."""
    said: list[str] = []
    happened: list[Event] = []
    for entry in entries:
        if entry.by == "undo":
            said += [*renderer.tell(happened, words), undone(entry, words)]
            happened = []
        for event in entry.events:
            happened.append(event)
            if event.closes is not None:
                yield f"**{renderer.phase(event.closes, words)}**"
                yield from (*said, *renderer.tell(happened, words))
                said, happened = [], []
    yield from (*said, *renderer.tell(happened, words))
