"""Routes for programs that play in a person's seat: the position as JSON, and the POST for moves.

A request bears the token of its program, which stands for one seat of one table, and no cookie. It
gets what that seat may see, and nothing else; `docs/programs.md` describes all values. An unknown
token gets the same answer as an address that does not exist.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

from aiohttp import web

from bot.engine.api import GameError, plain_values
from bot.host.core.api import Chair, HostError, Position, StalePrompt
from bot.host.core.cluster.api import OtherShard
from bot.host.links.programs import Program
from bot.locales import Words
from bot.locales.markdown import unmarked
from bot.presenting.moves.refusals import sentence
from bot.web.elsewhere import Done, Handed, Sent, done_by_owner
from bot.web.play.sent import number, text
from bot.web.posting import begun, sent_json
from bot.web.rate_limit import NotFound, TooMany
from bot.web.responses import CHECKED, answered, packed, send
from bot.web.site import Site

FORMAT = 1
"""Version of the format; it changes when a value changes its meaning or goes away."""
_BEARER = "Bearer "
_BAD_BODY = 'Send {"version": a whole number, "move": a text} as JSON, in at most 20 kB.'
_TOO_FAST = "Too many requests with this token."
_WAIT = "2"
"""Seconds after which a program that was too fast should try again."""


class Player(TypedDict):
    """A player; `kind` is person | program | bot, `level` is that of a house bot."""

    seat: int
    name: str
    kind: str
    level: str | None


class Scored(TypedDict):
    """A player's final result."""

    seat: int
    points: int
    rank: int


class Seated(TypedDict):
    """A position as the seat of a program sees it; `moves` are legal now, in notation."""

    format: int
    table: int
    game: str
    options: dict[str, str]
    status: str
    version: int
    seat: int
    players: list[Player]
    waiting: list[int]
    question: str | None
    moves: list[str]
    scores: list[Scored]
    view: Any


def seated(position: Position, seat: int) -> Seated:
    """Return a position as a seat sees it."""
    table, decision = position.table, position.decision_of(seat)
    return Seated(
        format=FORMAT,
        table=table.id,
        game=table.game,
        options=dict(table.options),
        status=table.status,
        version=table.stamp(position.version),
        seat=seat,
        players=[_player(chair) for chair in table.chairs],
        waiting=[one.seat for one in position.decisions],
        question=None if decision is None else decision.kind,
        moves=[] if decision is None else [*map(position.rules.notate, decision.moves)],
        scores=[Scored(seat=s.seat, points=s.points, rank=s.rank) for s in position.scores],
        view=plain_values(position.view(seat)),
    )


def _player(chair: Chair) -> Player:
    kind = "bot" if chair.mover else "program" if chair.program else "person"
    return Player(seat=chair.seat or 0, name=chair.name, kind=kind, level=chair.mover)


async def _program(request: web.Request, site: Site) -> Program:
    """Return the program whose token a request bears. Raises NotFound, TooMany."""
    told = request.headers.getall("Authorization", [])
    if len(told) != 1 or not told[0].startswith(_BEARER) or not site.context.can_pair:
        raise NotFound
    found = await site.context.host.programs.of(told[0].removeprefix(_BEARER))
    if found is None:
        raise NotFound
    site.program_limit.admit(found.mark)
    return found


async def _seated(site: Site, program: Program) -> Seated:
    """Return the newest position as a program's seat sees it. Raises NotFound, HostError."""
    position = await site.context.host.tables.position(program.table_id)
    chair = position.table.chair_of(program.user_id)
    if chair is None or chair.seat is None:
        raise NotFound
    return seated(position, chair.seat)


async def _moved(site: Site, program: Program, sent: Sent) -> Done:
    """Make a program's move. Raises NotFound, Later."""
    with begun(site):
        try:
            return await _moved_here(site, program, sent)
        except OtherShard as error:
            about = str(program.table_id)
            handed = Handed("program", about, None, program.user_id, program.mark, sent)
            return await done_by_owner(site, error, handed, Words("en"))


async def _moved_here(site: Site, program: Program, sent: Sent) -> Done:
    """Make a program's move in this process. Raises NotFound, OtherShard."""
    tables, version, move = site.context.host.tables, number(sent, "version"), text(sent, "move")
    try:
        await site.context.host.cluster.check(program.table_id)
        await tables.play(program.table_id, program.user_id, move, version)
    except OtherShard:
        raise
    except (GameError, HostError) as error:
        status = 409 if isinstance(error, StalePrompt) else 422
        return Done(status, unmarked(sentence(error, Words("en"))))
    return Done(200, "")


async def handed_over(site: Site, handed: Handed) -> Done:
    """Make the move of a program that another process received. Raises NotFound, Later."""
    program = await site.context.host.programs.of_mark(handed.mark)
    if program is None or program.user_id != handed.user_id:
        raise NotFound
    with begun(site):
        return await _moved_here(site, program, handed.sent)


def routes(site: Site) -> Sequence[web.RouteDef]:
    """Return the routes for programs."""

    async def show(request: web.Request) -> web.StreamResponse:
        try:
            program = await _program(request, site)
        except TooMany:
            return _too_fast(site)
        body = packed(await _seated(site, program))
        return await send(request, body, "application/json", None, CHECKED)

    async def move(request: web.Request) -> web.StreamResponse:
        try:
            program = await _program(request, site)
        except TooMany:
            return _too_fast(site)
        try:
            sent = await sent_json(request)
            number(sent, "version"), text(sent, "move")
        except NotFound:
            return answered(400, {"error": _BAD_BODY})
        done = await _moved(site, program, sent)
        now = await _seated(site, program)
        return answered(done.status, {**now, "error": done.said} if done.said else now)

    return (
        web.get("/program/seat", show, allow_head=False),
        web.post("/program/move", move),
    )


def _too_fast(site: Site) -> web.Response:
    site.rate_limit.count(429)
    return answered(429, {"error": _TOO_FAST}, {"Retry-After": _WAIT})
