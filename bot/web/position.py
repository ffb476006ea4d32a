"""What a page tells of a position: plain values, the same for the first paint and for later."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Sequence
from typing import TypedDict

from bot.locales import Words
from bot.locales.markdown import unmarked
from bot.web.log import Page, Told, newest, told_at
from bot.web.pictures import close_ups, has_result
from bot.web.site import Seen, Site
from bot.web.twin import Twin
from cogs.ui.decisions.prompts import people_asked
from cogs.ui.screens.absence import duration, pace_name
from cogs.ui.screens.finals import finals, in_words, verdict

FIRST = 10
"""Moves that are told with the newest position; older ones are asked for."""


class Part(TypedDict):
    """A picture with its twin: `dark` and `light` are addresses, `near` = a close-up."""

    key: str
    title: str
    dark: str
    light: str
    lines: list[str]
    near: bool


class Asked(TypedDict):
    """Somebody who must act: what, and until when (ISO 8601, "" = no clock runs)."""

    text: str
    until: str


class Clock(TypedDict):
    """A seat's clock: the time left in words, until when if it runs (ISO 8601, else "")."""

    name: str
    left: str
    until: str


class Shown(TypedDict):
    """Everything a page shows of a position; see the docstrings of its pieces.

    `number` of the `moves` that count were made by then. Who looks back is told the move that led
    there, and what it has changed; who does not, the newest page of the log.
    """

    stamp: int
    number: int
    moves: int
    move: Told | None
    changes: list[str]
    status: str
    title: str
    state: str
    asked: list[Asked]
    pace: str
    clocks: list[Clock]
    log: Page | None
    parts: list[Part]


async def shown(site: Site, seen: Seen) -> Shown:
    """Return what a page shows of a position."""
    words, table = seen.words, seen.table
    clocks, asked = ([], []) if seen.back else await _clocks(site, seen)
    return Shown(
        stamp=seen.stamp,
        number=seen.course.number(seen.position.version),
        moves=seen.course.moves,
        move=await told_at(site, seen) if seen.back else None,
        changes=_changes(seen),
        status=table.status,
        title=unmarked(words("table-title", game=words(f"{table.game}-title"), table=table.id)),
        state=_state(seen),
        asked=asked,
        pace=unmarked(pace_name(table, words)),
        clocks=clocks,
        log=None if seen.back else await newest(site, seen, FIRST),
        parts=[*_parts(site, seen, await _result(site, seen), await _twin(site, seen))],
    )


def _state(seen: Seen) -> str:
    """Say what becomes of the table where nobody must act."""
    table, words = seen.table, seen.words
    if seen.back:
        number = seen.course.number(seen.position.version)
        return words("web-then" if number else "web-start", number=number, moves=seen.course.moves)
    if table.status == "running" and table.left_at is not None:
        return words("web-waits")
    return words(f"web-{table.status}")


def _twin(site: Site, seen: Seen) -> Awaitable[Twin]:
    return site.twins.of(seen.view, seen.renderer, seen.words)


def _parts(site: Site, seen: Seen, result: Sequence[str], told: Twin) -> Iterator[Part]:
    """Yield the parts: the result, the table, the boards with the own one first, close-ups."""
    words, own, count = seen.words, seen.viewer.seat, len(seen.table.names)
    if result:
        yield _part(seen, "result", words("web-result"), result)
    yield _part(seen, "table", words("look-table"), told.shared)
    for seat in range(own or 0, (own or 0) + count):
        seat %= count
        title = words("look-board", name=words.name(seat))
        yield _part(seen, f"seat-{seat}", title, told.boards[seat])
    for key, name in close_ups(seen, site).items():
        yield {**_part(seen, f"near-{key}", name, ()), "near": True}


def _part(seen: Seen, key: str, title: str, lines: Sequence[str]) -> Part:
    dark, light = seen.sources(key)
    return Part(key=key, title=unmarked(title), dark=dark, light=light, lines=[*lines], near=False)


async def _clocks(site: Site, seen: Seen) -> tuple[list[Clock], list[Asked]]:
    """Return the clocks of those who have one, and what is asked of whom."""
    times = await site.context.host.absence.times(seen.table.id)
    until = {one.seat: one.until.isoformat() for one in times if one.until}
    words, view = seen.words, seen.position.view(None)
    clocks = [
        Clock(
            name=unmarked(words.name(one.seat)),
            left=unmarked(duration(one.left, words)),
            until=until.get(one.seat, ""),
        )
        for one in times
    ]
    asked = [
        Asked(text=unmarked(seen.renderer.ask(one, view, words)), until=until.get(one.seat, ""))
        for one in people_asked(seen.position)
    ]
    return clocks, asked


def _changes(seen: Seen) -> list[str]:
    """Return what the newest move has changed, in words."""
    if seen.since is None:
        return []
    return [unmarked(line) for line in seen.renderer.changes(seen.since, seen.view, seen.words)]


async def _result(site: Site, seen: Seen) -> list[str]:
    """Return the final scores in words, the winner first."""
    if not has_result(seen):
        return []
    words: Words = seen.words
    finishers = await site.context.host.history.finishers(seen.table.id)
    told = in_words(finals(finishers, seen.renderer, words))
    lines = [
        verdict(finishers, words),
        *seen.renderer.score_lines(seen.position.scores, words, told),
    ]
    return [unmarked(line) for line in lines if line]
