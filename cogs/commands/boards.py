"""`/table board` and *Boards*: one board at a time, drawn with the viewer's own settings.

Texts: `table.ftl`, `history.ftl`. Tests: `tests/cogs/test_viewers.py`,
`tests/cogs/test_commands.py`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from dataclasses import replace
from typing import Any, NamedTuple

from bot.host.core.api import HostError, Position, Preferences, StalePrompt, Table, View
from bot.locales import Words
from bot.presenting import limits
from bot.presenting.finals import finals, in_words, verdict
from bot.presenting.pictures import look_of, of_result
from bot.presenting.table import players, texts_of, words_at
from cogs.ui.context import numbers
from cogs.ui.decisions import facts_of
from cogs.ui.handlers import of_tables
from cogs.ui.interaction import Request
from cogs.ui.kit.screen import Row, Screen
from cogs.ui.lookup import SHOWN, find
from cogs.ui.screens.boards import Wish, look_rows, wish_of
from cogs.ui.screens.coach import coach_button
from render.api import Picture, Renderer
from render.jobs import Job


class UnknownPlayer(HostError):
    """The table has no player with that name (`player`, `names`)."""

    code = "unknown-player"


class UnknownRegion(HostError):
    """The table has no close-up with that name (`region`, `names`)."""

    code = "unknown-region"


class Asked(NamedTuple):
    """Options of `/table board` as the user typed them; None means not given."""

    player: str | None = None
    region: str | None = None
    palette: str | None = None
    language: str | None = None
    version: int | None = None
    round: int | None = None


async def wanted(request: Request, table: Table, asked: Asked) -> Wish:
    """Convert the typed options to keys.

    Raises UnknownPlayer, UnknownRegion, UnknownVersion, NoSuchRound.
    """
    part = ""
    if asked.region is not None:
        words = Words(asked.language or request.words.language)
        part = f"near-{region_of(asked.region, await regions_of(request, table, words))}"
    elif asked.player is not None:
        part = f"seat-{seat_of(table, asked.player)}"
    version = await _version(request, table, asked)
    return Wish(part, version, asked.palette, asked.language)


async def show_board(request: Request, table: Table, wish: Wish, spoken: bool = False) -> None:
    """Answer with one picture, as the user's seat sees it, or with its content as text.

    By default it shows the user's own board, or as text the whole table.
    """
    own = _own_seat(request, table)
    words = Words(wish.language or request.words.language, table.names)
    part = wish.part or ("table" if spoken or own is None else f"seat-{own}")
    near = await regions_of(request, table, words)
    pages = request.context.web_url is not None
    shown = _shown(part, table, near)
    with nullcontext() if spoken else request.context.draw_limits.of(request.user_id):
        await request.defer()
        position = await request.context.host.tables.position(table.id, wish.version)
        pictures = () if spoken else await _pictures(request, position, shown, wish, words)
    then = _then(position, table, words)
    if pictures:
        rows = look_rows(table, wish._replace(part=part), near, own, words, pages)
        await request.show(Screen((), pictures, then, rows), lasting=True)
        return
    shown = _shown(wish.part or "table", table, near)
    lines = [then] if spoken else [words("board-no-pictures"), then]
    renderer, telling = (
        request.context.renderer(table.game),
        words.with_texts(texts_of(table)).with_names(players(table, words)),
    )
    lines += _facts(position.view(own), shown, renderer, near, telling)
    rows = look_rows(table, wish._replace(part=""), near, own, words, pages)
    await _show_words(request, [line for line in lines if line], rows)


async def on_boards(request: Request, args: str, _values: tuple[str, ...]) -> None:
    """Handle a post's button: show the user's own board."""
    (table_id,) = numbers(args, 1)
    await show_board(request, await find(request, str(table_id), SHOWN), Wish())


async def on_look(request: Request, args: str, values: tuple[str, ...]) -> None:
    """Handle the menu of pictures."""
    table_id, wish = wish_of(args, values[0] if values else "")
    await show_board(request, await find(request, str(table_id), SHOWN), wish)


async def on_near(request: Request, args: str, values: tuple[str, ...]) -> None:
    """Handle the second menu of pictures."""
    await HANDLERS["look"](request, args.partition(":")[2], values)


async def on_words(request: Request, args: str, _values: tuple[str, ...]) -> None:
    """Handle the button that shows the same content as text."""
    place, _, part = args.rpartition(":")
    table_id, wish = wish_of(place, part)
    await show_board(request, await find(request, str(table_id), SHOWN), wish, spoken=True)


HANDLERS = {
    **of_tables({"boards": on_boards, "look": on_look, "lookwords": on_words}),
    "near": on_near,
}


async def show_result(request: Request, position: Position) -> None:
    """Answer with a game's final scores and their picture, or only as text if drawing fails."""
    table, renderer = position.table, request.context.renderer(position.table.game)
    words = words_at(table, request.words)
    await request.defer()
    finishers = await request.context.host.analysis.history.finishers(table.id)
    told = finals(finishers, renderer, words)
    look = replace(look_of(table, words, request.preferences), finals=told)
    pictures = await request.drawn(of_result(position, look))
    lines = [
        verdict(finishers, words),
        *renderer.score_lines(position.scores, words, in_words(told)),
    ]
    text = "\n".join(filter(None, lines))
    reviewed = table.game in request.context.searched
    rows = ((coach_button(table, words),),) if reviewed else ()
    await request.show(Screen((text,), pictures, rows=rows), lasting=True)


async def _version(request: Request, table: Table, asked: Asked) -> int | None:
    """Return the requested version, or the one at which a round began; None means the newest.

    Raises NoSuchRound.
    """
    if asked.version is not None or asked.round is None:
        return asked.version
    now = await request.context.host.tables.position(table.id)
    renderer = request.context.renderer(table.game)
    return await request.context.host.analysis.history.begin_of(now, asked.round, renderer.round)


def _then(position: Position, table: Table, words: Words) -> str:
    """Return a note if an earlier position is shown, or "" if it is the newest."""
    if position.version >= table.version:
        return ""
    return f"**{words('board-then', version=position.version, newest=table.version)}**"


def _shown(part: str, table: Table, near: Mapping[str, str]) -> tuple[str, int | str | None]:
    """Return a part's kind of picture, and the subject of the picture. Raises StalePrompt."""
    kind, _, key = part.partition("-")
    if part in ("table", "boards"):
        return part, None
    if kind == "near" and key in near:
        return "part", key
    if kind == "seat" and key in map(str, range(len(table.names))):
        return "board", int(key)
    raise StalePrompt


def seat_of(table: Table, named: str) -> int:
    """Return the seat of a board, given by a player's name or the seat's number from 1.

    Raises UnknownPlayer.
    """
    wanted = named.strip().casefold()
    for seat, name in enumerate(table.names):
        if wanted in (name.casefold(), str(seat + 1)):
            return seat
    raise UnknownPlayer(player=limits.clip(named, 40), names=", ".join(table.names))


async def regions_of(request: Request, table: Table, words: Words) -> Mapping[str, str]:
    """Return the names of the parts of a table that have close-ups, by key."""
    parts = request.context.game(table.game).close_ups
    if parts is None:
        return {}
    position = await request.context.host.tables.position(table.id)
    return parts.names(position.view(None), words)


def region_of(named: str, names: Mapping[str, str]) -> str:
    """Return the key of a part of the table, given by name or key. Raises UnknownRegion."""
    wanted = named.strip().casefold()
    for key, name in names.items():
        if wanted in (key.casefold(), name.casefold()):
            return key
    shown = ", ".join(names.values()) or "–"
    raise UnknownRegion(region=limits.clip(named, 40), names=shown)


def _facts(
    view: View,
    shown: tuple[str, int | str | None],
    renderer: Renderer[Any, Any],
    near: Mapping[str, str],
    words: Words,
) -> Sequence[str]:
    """Return what a picture shows as lines of text."""
    kind, about = shown
    if isinstance(about, int):
        return list(facts_of(about, view, renderer, words))
    facts = renderer.summary(view, words).lines
    if kind == "part":
        return [line for line in facts if _names(line, near[str(about)])] or facts
    return facts


def _names(line: str, part: str) -> bool:
    """Return whether a line mentions a part; "Island 12" does not mention "Island 1"."""
    # The text after a colon says which piece of the part is shown.
    name = re.escape(part.partition(":")[0])
    return re.search(rf"(?<!\w){name}(?!\w)", line) is not None


async def _show_words(request: Request, lines: Sequence[str], rows: tuple[Row, ...]) -> None:
    """Show all lines, in several messages if one is not enough."""
    first, *others = limits.fill(lines)
    await request.show(Screen((first,), rows=rows), lasting=True)
    for text in others:
        await request.show_more(Screen((text,)))


async def _pictures(
    request: Request,
    position: Position,
    shown: tuple[str, int | str | None],
    wish: Wish,
    words: Words,
) -> tuple[Picture, ...]:
    kind, about = shown
    palette = wish.palette or request.preferences.palette
    view = position.view(_own_seat(request, position.table))
    look = look_of(position.table, words, Preferences(palette=palette))
    return await request.drawn(Job(position.table.game, kind, view, look, about=about))


def _own_seat(request: Request, table: Table) -> int | None:
    chair = table.chair_of(request.user_id)
    return None if chair is None else chair.seat
