"""`/table board`: the table as its viewer wants it, in pictures or in words alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.host.api import HostError, Position, Preferences, Table
from bot.locales import Words
from cogs.game import Game
from cogs.posting.pictures import drawn, look_of, of_result, of_visit
from cogs.ui.decisions.prompts import facts_of
from cogs.ui.interaction import Request
from cogs.ui.kit import limits
from cogs.ui.kit.draw_pool import Busy
from cogs.ui.kit.screen import Screen
from cogs.ui.screens.finals import finals, in_words, verdict
from render.api import Picture
from render.jobs import Job


class UnknownPlayer(HostError):
    """Nobody of that name sits at the table (`player`, `names`)."""

    code = "unknown-player"


class UnknownRegion(HostError):
    """The table has no close-up of that name (`region`, `names`)."""

    code = "unknown-region"


class Wish(NamedTuple):
    """What a viewer asked for; None = what this person keeps, all of the table, or now."""

    player: str | None = None
    region: str | None = None
    size: str | None = None
    palette: str | None = None
    language: str | None = None
    text: bool = False
    version: int | None = None
    round: int | None = None


async def show_board(request: Request, table: Table, wish: Wish) -> None:
    """Answer with the boards as the person's own seat sees them, and every fact in words."""
    seat = None if wish.player is None else seat_of(table, wish.player)
    words = Words(wish.language or request.words.language, table.names)
    game = request.context.games[table.game]
    region = None if wish.region is None else region_of(game, wish.region, words)
    await request.defer()
    position = await _position(request, table, wish)
    facts = _facts(request, position, seat, words)
    if region is not None:
        name = regions_of(game, words)[region]
        facts = [line for line in facts if name in line]
    lines = [*_then(position, table, words), *facts]
    if wish.text:
        await _show_words(request, lines)
        return
    preferences = Preferences(
        palette=wish.palette or request.preferences.palette,
        size=wish.size or request.preferences.size,
    )
    pictures = await _pictures(request, position, seat, region, words, preferences)
    first = [] if pictures else [words("board-no-pictures")]
    text = limits.fit_lines([*first, *lines], limits.TEXT, words("board-more"))
    await request.show(Screen((text,), pictures or ()), lasting=True)


async def show_result(request: Request, position: Position) -> None:
    """Answer with the final scores of a game and their picture; where it fails, the words."""
    table, renderer = position.table, request.context.renderer(position.table.game)
    words = request.words.with_names(table.names)
    await request.defer()
    finishers = await request.context.host.history.finishers(table.id)
    told = finals(finishers, renderer, words)
    look = replace(look_of(table, words, request.preferences), finals=told)
    pictures = await _drawn(request, [of_result(position, look)])
    lines = [
        verdict(finishers, words),
        *renderer.score_lines(position.scores, words, in_words(told)),
    ]
    text = "\n".join(filter(None, lines))
    await request.show(Screen((text,), pictures or ()), lasting=True)


async def _position(request: Request, table: Table, wish: Wish) -> Position:
    """Return the table now, at a version, or as a round began.

    Raises UnknownVersion, NoSuchRound.
    """
    tables = request.context.host.tables
    if wish.version is not None or wish.round is None:
        return await tables.position(table.id, wish.version)
    now, renderer = await tables.position(table.id), request.context.renderer(table.game)
    begin = await request.context.host.history.begin_of(now, wish.round, renderer.round)
    return await tables.position(table.id, begin)


def _then(position: Position, table: Table, words: Words) -> Sequence[str]:
    """Say that this is how it was, where it is."""
    if position.version >= table.version:
        return ()
    return (f"**{words('board-then', version=position.version, newest=table.version)}**",)


def seat_of(table: Table, named: str) -> int:
    """Return whose board is meant: a name, or the number of a seat from 1.

    Raises UnknownPlayer.
    """
    wanted = named.strip().casefold()
    for seat, name in enumerate(table.names):
        if wanted in (name.casefold(), str(seat + 1)):
            return seat
    raise UnknownPlayer(player=limits.clip(named, 40), names=", ".join(table.names))


def regions_of(game: Game, words: Words) -> Mapping[str, str]:
    """Return the names of the parts of a table that can be shown from near, by key."""
    return {} if game.close_ups is None else game.close_ups.names(words)


def region_of(game: Game, named: str, words: Words) -> str:
    """Return which part of the table is meant: a name or a key. Raises UnknownRegion."""
    wanted, names = named.strip().casefold(), regions_of(game, words)
    for key, name in names.items():
        if wanted in (key.casefold(), name.casefold()):
            return key
    shown = ", ".join(names.values()) or "–"
    raise UnknownRegion(region=limits.clip(named, 40), names=shown)


def _facts(request: Request, position: Position, seat: int | None, words: Words) -> Sequence[str]:
    renderer = request.context.renderer(position.table.game)
    view = position.view(_own_seat(request, position.table))
    if seat is None:
        return renderer.summary(view, words)
    return list(facts_of(seat, view, renderer, words))


async def _show_words(request: Request, lines: Sequence[str]) -> None:
    """Show all lines, in several messages where one does not hold them."""
    first, *others = limits.fill(lines)
    await request.show(Screen((first,)), lasting=True)
    for text in others:
        await request.show_more(Screen((text,)))


async def _pictures(
    request: Request,
    position: Position,
    seat: int | None,
    region: str | None,
    words: Words,
    preferences: Preferences,
) -> tuple[Picture, ...] | None:
    view = position.view(_own_seat(request, position.table))
    look = look_of(position.table, words, preferences)
    if region is not None:
        return await _drawn(request, [Job(position.table.game, "part", view, look, about=region)])
    return await _drawn(request, of_visit(position, view, seat, look))


async def _drawn(request: Request, jobs: Sequence[Job]) -> tuple[Picture, ...] | None:
    """Return the pictures, None where they fail or find no room."""
    try:
        return await drawn(request.context.draw_pool, jobs, request.context.games)
    except Busy:
        return None


def _own_seat(request: Request, table: Table) -> int | None:
    chair = table.chair_of(request.user_id)
    return None if chair is None else chair.seat
