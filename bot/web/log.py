"""The log of a table in sentences, split into pages, and the moves to which one may go back."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import lru_cache
from typing import TypedDict

from aiohttp import web

from bot.host.core.api import Chair, LogEntry, Position, Table
from bot.host.core.moves.commit import Commit
from bot.locales import Words
from bot.locales.markdown import unmarked
from bot.presenting.log_text import sentences
from bot.presenting.table import player, texts_of
from bot.web.responses import CHECKED, packed, send
from bot.web.site import Seen, Site, below_tables

PAGE = 30
"""Number of moves on a page of the log."""
_TABLES = 256
"""Number of tables whose players' names are cached in the form that the log shows."""


class LoggedMove(TypedDict):
    """A move in sentences, with its stamp, player, round and time.

    `number` counts the moves that stand, up to this one; it is 0 for a takeback, to which no reader
    can go back. `by` is copied from `LogEntry`; `at` is in ISO 8601.
    """

    stamp: int
    number: int
    seat: int | None
    by: str
    round: int
    at: str
    lines: list[str]


class Page(TypedDict):
    """Moves, newest first, and whether there are older ones."""

    entries: list[LoggedMove]
    more: bool


class Stops(TypedDict):
    """Stamps to which a reader may go back: the beginning, and one per move not taken back."""

    stops: list[int]


async def newest(site: Site, seen: Seen, most: int) -> Page:
    """Return the newest moves up to the position shown, at most `most`."""
    return await _before(site, seen, seen.position.version + 1, most)


async def witnessed(site: Site, seen: Seen, commits: Iterable[Commit]) -> None:
    """Cache the sentences of moves that were just made, before a reader asks for them."""
    for commit in commits:
        entry = commit.entry
        if seen.timeline.stands(entry.version):
            undone = commit.move.restores is not None
            number = seen.round_of(commit.after if undone else commit.before)
            told = await _told(site, seen, entry, number, commit.before)
            site.told[_key(seen, entry.version)] = told


async def told_at(site: Site, seen: Seen) -> LoggedMove | None:
    """Return the move that led to the position shown, or None at the beginning."""
    number = seen.timeline.number(seen.position.version)
    found = await _read(site, seen, [seen.timeline.stops[number]]) if number else []
    return found[0] if found else None


async def _before(site: Site, seen: Seen, version: int, most: int) -> Page:
    """Return the newest moves and takebacks before a version, at most `most`."""
    timeline = seen.timeline
    known = sorted(one for one in {*timeline.stops, *timeline.undos} if 0 < one < version)
    return Page(entries=await _read(site, seen, known[-most:]), more=len(known) > most)


async def _read(site: Site, seen: Seen, versions: Sequence[int]) -> list[LoggedMove]:
    """Return the moves at the given versions, newest first; the versions are in ascending order.

    A move is put into words once for all readers, as its sentences contain nothing hidden from any
    of them.
    """
    keys = {one: _key(seen, one) for one in versions}
    new = [version for version, key in keys.items() if key not in site.told]
    for told in await _found(site, seen, new):
        site.told[keys[Table.version_of(told["stamp"])]] = told
    return [site.told[key] for key in reversed(keys.values())]


def _key(seen: Seen, version: int) -> Hashable:
    table = seen.table
    return table.id, table.epoch, version, seen.words.language, table.names


async def _found(site: Site, seen: Seen, versions: Sequence[int]) -> list[LoggedMove]:
    if not versions:
        return []
    wanted, history = {*versions}, site.context.host.analysis.history
    entries = await history.entries(seen.table.id, versions[0], versions[-1])
    found = [entry for entry in entries if entry.version in wanted]
    rounds = await site.version_cache.rounds(
        seen.now, [_prior(seen, one.version) for one in found], seen.round_of
    )
    return [
        await _told(site, seen, entry, number) for entry, number in zip(found, rounds, strict=True)
    ]


def _prior(seen: Seen, version: int) -> int:
    """Return the version whose round a move belongs to: the version at which it was made.

    A takeback belongs to the round to which the table went back.
    """
    timeline = seen.timeline
    if version in timeline.undos:
        return timeline.stops[timeline.number(version)]
    return timeline.before(version) or 0


async def _told(
    site: Site, seen: Seen, entry: LogEntry, number: int, before: Position | None = None
) -> LoggedMove:
    words = _spoken(seen.words.language, seen.table.chairs)
    words = words.with_texts(texts_of(seen.table))
    lines = await sentences(site.context, seen.position, entry, words, before)
    undo = entry.version in seen.timeline.undos
    return LoggedMove(
        stamp=seen.table.stamp(entry.version),
        number=0 if undo else seen.timeline.number(entry.version),
        seat=entry.seat,
        by=entry.by,
        round=number,
        at=entry.at.isoformat(timespec="seconds"),
        lines=[unmarked(line) for line in lines],
    )


@lru_cache(_TABLES)
def _spoken(language: str, chairs: tuple[Chair, ...]) -> Words:
    """Return the messages in a language, with the players' names as the log shows them."""
    words = Words(language)
    return words.with_names([player(chair, words) for chair in chairs])


def routes(site: Site) -> Sequence[web.RouteDef]:
    """Return the routes of the log, and of the list of moves to which a reader may go back."""

    async def older(request: web.Request) -> web.StreamResponse:
        seen = await site.seen(request)
        return await _answer(request, await _before(site, seen, seen.position.version, PAGE))

    async def stops(request: web.Request) -> web.StreamResponse:
        seen = await site.seen(request)
        return await _answer(request, Stops(stops=[*map(seen.table.stamp, seen.timeline.stops)]))

    return (
        *below_tables("/log/{stamp:[0-9]{1,12}}", older),
        *below_tables("/stops", stops),
    )


async def _answer(request: web.Request, data: Page | Stops) -> web.StreamResponse:
    return await send(request, packed(data), "application/json", None, CHECKED)
