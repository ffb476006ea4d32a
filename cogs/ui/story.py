"""What happened, in sentences: a line a move, or a heading a phase."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from bot.engine.api import Event
from bot.host.api import LogEntry
from bot.locales import Words
from render.api import Renderer

_MARKS = {"bot": "🤖 ", "auto": "🤖 ", "order": "📜 "}
"""Who moved, where it was not the player: a house bot, or a standing order."""


def log_line(entry: LogEntry, renderer: Renderer[Any, Any], words: Words) -> str:
    """Return a move with its version, in sentences or else in notation."""
    undone = words("log-undo", move=entry.text) if entry.by == "undo" else ""
    said = undone or " ".join(renderer.tell(entry.events, words)) or entry.text
    return f"`{entry.version}` {_MARKS.get(entry.by, '')}{said}"


def by_phase(
    entries: Iterable[LogEntry], renderer: Renderer[Any, Any], words: Words
) -> Iterator[str]:
    """Yield the sentences, those of every phase that ended below its name."""
    said: list[str] = []
    happened: list[Event] = []
    for entry in entries:
        if entry.by == "undo":
            said += [*renderer.tell(happened, words), words("log-undo", move=entry.text)]
            happened = []
        for event in entry.events:
            happened.append(event)
            if event.closes is not None:
                yield f"**{renderer.phase(event.closes, words)}**"
                yield from (*said, *renderer.tell(happened, words))
                said, happened = [], []
    yield from (*said, *renderer.tell(happened, words))
