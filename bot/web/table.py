"""The page of a table, and its position as plain values for the first view and for updates."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from time import monotonic
from typing import TypedDict

from aiohttp import web

from bot.locales import Words
from bot.locales.markdown import unmarked, visible
from bot.presenting.finals import finals, in_words, verdict
from bot.presenting.table import against_lines, duration, pace_name, people_asked, title_of
from bot.web.curves import curve_mark, curves_of
from bot.web.layout import HOLES, by_address, messages, page
from bot.web.log import LoggedMove, Page, newest, told_at
from bot.web.pictures import close_ups, job_of, picture_mark
from bot.web.play.question import Question
from bot.web.play.routes import asked
from bot.web.rate_limit import NotFound
from bot.web.responses import CHECKED, PUBLIC, packed, send
from bot.web.site import Seen, Site, below_tables
from bot.web.version_cache import cached
from render.pictures import curve
from render.pictures.curve import CurveScene
from render.text.wording import round_name

FIRST = 10
"""Number of moves sent with the newest position; the page requests older ones."""


class Facts(TypedDict):
    """A picture described in words; `near` = it is a close-up.

    Pictures that differ in more than colour never have the same `mark`.
    """

    key: str
    title: str
    near: bool
    mark: str
    lines: list[str]


class Part(Facts):
    """A picture described in words, with its addresses."""

    dark: str
    light: str


class Asked(TypedDict):
    """A player who must act: the task, and its deadline (ISO 8601, "" = no clock runs)."""

    text: str
    until: str


class Clock(TypedDict):
    """A player's clock: name, time left in words, and its end (ISO 8601, "" = it is stopped)."""

    name: str
    left: str
    until: str


class Shown(TypedDict):
    """All values of a position that a page shows; see the docstrings of its parts.

    Of all `moves` that were not taken back, `number` were made up to that position. A reader who
    looks back gets the move that led to it, and its changes; other readers get the newest page of
    the log.
    """

    table: int
    stamp: int
    number: int
    moves: int
    move: LoggedMove | None
    changes: list[str]
    status: str
    title: str
    state: str
    asked: list[Asked]
    pace: str
    clocks: list[Clock]
    log: Page | None
    parts: list[Part]


class Newest(Shown):
    """Values of a page that follows the table, with what its reader may do there."""

    play: Question | None


async def shown(site: Site, seen: Seen, first: bool = False) -> Shown:
    """Return all values that a page shows of a position; `first` = a player waits for it."""
    words, table = seen.words, seen.table
    clocks, asked = ([], []) if seen.back else await _waiting(site, seen)
    return Shown(
        table=table.id,
        stamp=seen.stamp,
        number=seen.timeline.number(seen.position.version),
        moves=seen.timeline.moves,
        move=await told_at(site, seen) if seen.back else None,
        changes=_changes(seen),
        status=table.status,
        title=unmarked(title_of(table, words)),
        state=_state(seen),
        asked=asked,
        pace=unmarked(pace_name(table, words)),
        clocks=clocks,
        log=None if seen.back else await newest(site, seen, FIRST),
        parts=await parts_of(site, seen, first),
    )


async def parts_of(site: Site, seen: Seen, first: bool = False) -> list[Part]:
    """Return the pictures of a position, with their addresses and descriptions."""
    return [
        _addressed(one, *seen.sources(one["key"], one["mark"]))
        for one in await _facts(site, seen, first)
    ]


def _state(seen: Seen) -> str:
    """Return the text about the table's state, shown if no player must act."""
    table, words = seen.table, seen.words
    if seen.back:
        number = seen.timeline.number(seen.position.version)
        return words(
            "web-then" if number else "web-start", number=number, moves=seen.timeline.moves
        )
    if table.status == "running" and table.left_at is not None:
        return words("web-waits")
    if table.status == "running" and seen.season is not None and seen.season.settings.delay:
        return words("web-league-late", moves=seen.season.settings.delay)
    return words(f"web-{table.status}")


def _addressed(facts: Facts, dark: str, light: str) -> Part:
    part: Part = {**facts, "dark": dark, "light": light}
    return part


async def _facts(site: Site, seen: Seen, first: bool) -> list[Facts]:
    """Return the facts of every part, computed once for all readers who see the same."""
    then = None if seen.before is None else seen.before.version
    which = (seen.table.id, seen.stamp, then, seen.viewer.seat)
    told = (seen.words.language, seen.table.names, seen.look.bots, seen.has_result)
    curves = await curves_of(site, seen)
    found: list[Facts] = await cached(
        site.facts,
        (*which, *told, *curves.items()),
        lambda: _found(site, seen, curves, first),
    )
    return found


def _curves(seen: Seen, curves: Mapping[str, CurveScene]) -> Iterator[Facts]:
    """Yield the facts of the coach's curves."""
    words = seen.words
    for key, scene in curves.items():
        title = unmarked(words("web-curve", name=scene.name))
        head = words("coach-curve-alt", name=scene.name, unit=curve.unit_of(scene, words))
        lines = _plain((head, *curve.told(scene, words)))
        yield Facts(key=key, title=title, near=False, mark=curve_mark(scene), lines=lines)


async def _found(
    site: Site, seen: Seen, curves: Mapping[str, CurveScene], first: bool
) -> list[Facts]:
    """Compute the facts of every part."""
    await site.background.piece(first)
    result, heads = await _result(site, seen), [*_heads(seen, close_ups(seen, site))]
    jobs = [await job_of(seen, key, site) for key, _, _ in heads]
    await site.background.piece(first)
    shared, boards = seen.renderer.summary(seen.view, seen.words)
    lines: dict[str, Sequence[str]] = {"result": result, "table": shared}
    lines |= {f"seat-{seat}": board for seat, board in enumerate(boards)}
    await site.background.piece(first)
    marks = [picture_mark(site, job) for job in jobs]
    found = [
        Facts(
            key=key, title=unmarked(title), near=near, mark=mark, lines=_plain(lines.get(key, ()))
        )
        for (key, title, near), mark in zip(heads, marks, strict=True)
    ]
    return [*found, *_curves(seen, curves)]


def _heads(seen: Seen, near: Mapping[str, str]) -> Iterator[tuple[str, str, bool]]:
    """Yield each part's key, title and whether it is `near`; boards begin with the reader's own."""
    words, own, count = seen.words, seen.viewer.seat or 0, len(seen.table.names)
    if seen.has_result:
        yield "result", words("web-result"), False
    yield "table", words("look-table"), False
    for seat in (number % count for number in range(own, own + count)):
        yield f"seat-{seat}", words("look-board", name=words.name(seat)), False
    for key, name in near.items():
        yield f"near-{key}", name, True


async def _waiting(site: Site, seen: Seen) -> tuple[list[Clock], list[Asked]]:
    """Return the clocks of the players who have one, and the tasks of those who must act.

    A league's link shows no clock: its end tells when somebody sleeps.
    """
    if seen.season is None:
        return await _clocks(site, seen)
    return [], [Asked(text=text, until="") for _, text in _tasks(seen)]


def _tasks(seen: Seen) -> Iterator[tuple[int, str]]:
    """Yield the seats of those who must act, each with the task."""
    view = seen.position.view(None)
    for one in people_asked(seen.position):
        yield one.seat, unmarked(seen.renderer.ask(one, view, seen.words))


async def _clocks(site: Site, seen: Seen) -> tuple[list[Clock], list[Asked]]:
    """Return the clocks of the players who have one, and the tasks of those who must act."""
    key = ("times", seen.table.id, seen.stamp, int(monotonic()))
    # Pages notified of one move, one after the other, share the clocks read in the same second.
    times = await cached(site.facts, key, lambda: site.context.host.absence.times(seen.table.id))
    until = {one.seat: one.until.isoformat() for one in times if one.until}
    words = seen.words
    clocks = [
        Clock(
            name=unmarked(words.name(one.seat)),
            left=unmarked(duration(one.left, words)),
            until=until.get(one.seat, ""),
        )
        for one in times
    ]
    return clocks, [Asked(text=text, until=until.get(seat, "")) for seat, text in _tasks(seen)]


def _changes(seen: Seen) -> list[str]:
    """Return the changes made by the newest move, in words."""
    if seen.since is None:
        return []
    return _plain(seen.renderer.changes(seen.since, seen.view, seen.words))


def _plain(lines: Iterable[str]) -> list[str]:
    return [unmarked(line) for line in lines]


async def _against(site: Site, seen: Seen) -> list[str]:
    """Return how people on this server did against house bots; none if there are none here.

    A league's link shows nothing of the server.
    """
    table = seen.table
    if seen.season is not None or all(chair.bot is None for chair in table.chairs):
        return []
    where = (table.guild_id, table.game, len(table.chairs))
    # Whoever takes back that they may be counted is counted for another minute at most.
    found = await cached(
        site.facts,
        ("against", *where, int(monotonic() / 60)),
        lambda: site.context.host.ratings.against_bots.of(*where),
    )
    return [unmarked(line) for line in against_lines(found, seen.words)]


async def _result(site: Site, seen: Seen) -> list[str]:
    """Return the final scores as lines of text, winner first; none if the game is not over."""
    if not seen.has_result:
        return []
    words: Words = seen.words
    finishers = await site.finishers(seen)
    told = in_words(finals(finishers, seen.renderer, words))
    lines = (
        verdict(finishers, words),
        *seen.renderer.score_lines(seen.position.scores, words, told),
    )
    return [line for line in lines if line]


SPOKEN = (
    *("gone", "left", "rules", "rules-hint", "rule-failed", "go", "move", "then", "start"),
    *("to-now", "to-now-new", "back-asked", "now", "taken-back", "play", "pause", "frame-of"),
    *("play-send", "play-send-draft", "play-send-final", "play-over", "play-draft-add"),
    *("play-draft-back", "play-takeback", "play-changed-meanwhile", "play-not-sent"),
    *("play-lost", "play-arrived", "play-not-arrived"),
    *(
        "play-pick",
        "play-place",
        "play-turn",
        "play-draft-more",
        "play-question",
        "play-whole",
        "play-list",
        "play-unpaired",
        "play-too-fast",
    ),
    "aids-failed",
)
"""Keys, without the prefix `web-`, of the messages that the script shows."""
AIDS = ("hint-thinking",)
"""Keys of messages of the Discord bot that the page also shows."""


def whole(
    shown: Shown,
    seen: Seen,
    query: Mapping[str, str],
    play: Question | None = None,
    push: bool = False,
    against: Sequence[str] = (),
) -> str:
    """Return the HTML of a table's page, with the reader's question if this browser may move.

    `against` says how people do against house bots, if there are any at the table.

    With `push`, it leads players to where a browser can be told to notify them.
    """
    words, spoken = seen.words, spoken_of(seen.words, seen.table.game)
    if seen.season is not None:
        spoken |= messages(words, ("gone",), "web-league-")
    return page(
        "bot/web/table.html",
        words,
        seen.chosen.palette,
        query,
        spoken,
        lesson=None,
        season=seen.season,
        league="" if seen.season is None else visible(seen.season.league.name),
        shown=shown,
        play=play,
        push=push,
        against=against,
    )


def spoken_of(words: Words, game: str) -> dict[str, str]:
    """Return the messages that the script of a game's page shows."""
    spoken = messages(words, SPOKEN) | messages(words, AIDS, "")
    return {**spoken, "round": round_name(game, HOLES["round"], words)}


def routes(site: Site) -> Sequence[web.RouteDef]:
    """Return the routes of a table's page, of its data, and of its files."""

    async def show(request: web.Request) -> web.StreamResponse:
        seen = await site.seen(request)
        play = await asked(request, site, seen)
        told = await shown(site, seen, first=play is not None)
        push = site.context.push_key is not None
        text = whole(told, seen, request.query, play, push, await _against(site, seen))
        return await send(request, text.encode(), "text/html", None, CHECKED)

    async def data(request: web.Request) -> web.StreamResponse:
        seen = await site.seen(request)
        play = await asked(request, site, seen)
        first = play is not None
        newest: Newest = {**await shown(site, seen, first), "play": play}
        return await told(request, newest, first)

    async def then(request: web.Request) -> web.StreamResponse:
        return await told(request, await shown(site, await site.seen(request, back=True)))

    async def told(request: web.Request, found: Shown, first: bool = False) -> web.StreamResponse:
        await site.background.piece(first)
        body = packed(found)
        return await send(request, body, "application/json", None, CHECKED)

    async def static(request: web.Request) -> web.StreamResponse:
        asset = by_address().get(request.match_info["name"])
        if asset is None:
            raise NotFound
        if "gzip" not in request.headers.get("Accept-Encoding", ""):
            return await send(request, asset.data, asset.kind, None, PUBLIC)
        return await send(request, asset.packed, asset.kind, None, PUBLIC, "gzip")

    return (
        *below_tables("", show),
        *below_tables("/now", data),
        *below_tables("/at/{stamp:[0-9]{1,12}}", then),
        web.get("/static/{name}", static),
    )
