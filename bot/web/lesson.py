"""The page of a lesson: the same lesson as in Discord, played by tapping.

Only a browser that is paired with a person shows their lesson, and opening it changes nothing: each
step is a POST, checked like a move (`posted_by`). Its stamp is a digest of the lesson's moves, so
that each position is answered once; a count would not do, as the same number of other moves may
follow a takeback.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import blake2b
from typing import TypedDict

from aiohttp import web

from bot.engine.api import GameError
from bot.host.analysis.history import Timeline
from bot.host.analysis.lessons import LEARNER, Lesson, Lessons
from bot.host.core.api import HostError, Person, StalePrompt
from bot.host.links.pairings import Paired
from bot.host.links.service import Viewer
from bot.locales import Words
from bot.locales.markdown import unmarked
from bot.presenting.moves.prompt import goal_lines, judged_lines
from bot.presenting.moves.refusals import sentence
from bot.presenting.pictures import of_lesson
from bot.web.layout import page
from bot.web.pairing import paired, posted_by
from bot.web.picture_cache import Shown as Drawn
from bot.web.pictures import PICTURE, QUESTION, part_of
from bot.web.play.question import NO_TASK, Asking, Question, question
from bot.web.play.sent import Sent, number
from bot.web.posting import begun
from bot.web.rate_limit import NotFound
from bot.web.responses import CHECKED, ONCE, answered, packed, send
from bot.web.rules import areas, rule
from bot.web.site import Seen, Site, asked_language, chosen, one_of
from bot.web.stream import Audience, Line, Update
from bot.web.table import Shown, parts_of, spoken_of
from render.art.theme import palettes


class Way(TypedDict):
    """A button below the lesson's goal: the value of `done` that it sends, and its text."""

    done: str
    text: str


class Told(TypedDict):
    """The page's lines about the goal and the last move, and the buttons below them.

    `look` contains the keys of the things and rules to highlight in the picture.
    """

    lines: list[str]
    ways: list[Way]
    look: list[str]


@dataclass(frozen=True)
class Learning(Seen):
    """A lesson as its learner sees it; its table is not stored anywhere."""

    lesson: Lesson

    @cached_property
    def stamp(self) -> int:
        """Return a number that identifies the lesson's current position."""
        return stamp_of(self.lesson)


def stamp_of(lesson: Lesson) -> int:
    """Return a number of at most twelve digits that identifies a lesson's position in addresses."""
    digest = blake2b(repr((lesson.game, lesson.moves)).encode(), digest_size=8).digest()
    return int.from_bytes(digest) % 10**12


Act = Callable[[Lessons, Person, Lesson, Sent], Awaitable[Lesson]]
DOORS: Mapping[str, Act] = {
    "move": lambda lessons, person, lesson, sent: lessons.play(
        person, lesson.game, len(lesson.moves), number(sent, "index")
    ),
    "follow": lambda lessons, person, lesson, _: lessons.follow(
        person, lesson.game, len(lesson.moves)
    ),
    "takeback": lambda lessons, person, lesson, _: lessons.back(
        person, lesson.game, len(lesson.moves)
    ),
    "rewind": lambda lessons, person, lesson, _: lessons.rewind(
        person, lesson.game, len(lesson.moves)
    ),
    "skip": lambda lessons, person, lesson, _: lessons.skip(person, lesson.game, len(lesson.moves)),
}
"""Steps of a lesson by their name in a request; each is made at the `stamp` that was sent.

The request `anew`, which begins a lesson, is not among them.
"""


@dataclass(frozen=True)
class Reader:
    """The learner, the game of the lesson, and the language and colours of the page."""

    person: Person
    game: str
    viewer: Viewer
    words: Words
    language: str | None
    palette: str | None


async def _reader(request: web.Request, site: Site, who: Paired | None) -> Reader:
    """Return the reader of a lesson's page. Raises NotFound if the game has no story."""
    game = request.match_info["game"]
    hosted = site.context.games.get(game)
    if hosted is None or hosted.story is None:
        raise NotFound
    host, user_id = site.context.host, 0 if who is None else who.user_id
    kept = await host.people.preferences.get(user_id)
    own = await host.lobby.own_tables.of(user_id)
    chairs = (one.table.chair_of(user_id) for one in own)
    name = next((chair.name for chair in chairs if chair is not None), None)
    language = asked_language(request)
    table = host.analysis.lessons.examples.table(game)
    viewer = Viewer(table, user_id, LEARNER, kept)
    palette = one_of(request, "palette", palettes())
    words = Words(language or kept.language)
    name = name or words("web-lesson-name")
    return Reader(Person(user_id, name), game, viewer, words, language, palette)


async def _own(request: web.Request, site: Site) -> Reader:
    """Return the person paired with the request's browser. Raises NotFound if there is none."""
    who = await paired(request, site)
    if who is None:
        raise NotFound
    return await _reader(request, site, who)


async def _seen(site: Site, reader: Reader) -> Learning | None:
    """Return the current lesson without judging its goal, None = it has not begun."""
    lesson = await site.context.host.analysis.lessons.unjudged(reader.person, reader.game)
    return None if lesson is None else _looked(site, reader, lesson)


async def _judged(site: Site, reader: Reader) -> Learning | None:
    """Return the current lesson, judged on whether its goal is lost; None = it has not begun."""
    lesson = await site.context.host.analysis.lessons.find(reader.person, reader.game)
    return None if lesson is None else _looked(site, reader, lesson)


def _looked(site: Site, reader: Reader, lesson: Lesson) -> Learning:
    # A lesson whose story has ended takes no more moves, even if the game still expects some.
    table = replace(lesson.position.table, status="running")
    decisions = () if lesson.decision is None else lesson.position.decisions
    position = replace(lesson.position, table=table, decisions=decisions)
    viewer = replace(reader.viewer, table=table)
    kept = chosen(viewer, reader.language, reader.palette)
    renderer = site.context.renderer(reader.game)
    timeline = Timeline(tuple(range(position.version + 1)))
    return Learning(
        viewer, position, kept, renderer, timeline, reader.game, position, None, False, lesson
    )


async def _asked(site: Site, seen: Learning | None, said: str = "") -> Question:
    """Return the lesson's question in the form that a table's page has."""
    if seen is None:
        return Question(**NO_TASK, stamp=0, takeback=None, said=said)
    now = {**NO_TASK, "stamp": seen.stamp, "takeback": None, "said": unmarked(said)}
    if seen.lesson.decision is not None:
        now = {**await question(site, Asking(seen, said=said))}
        # Moves are made immediately, without a draft: each can be taken back.
        now |= {"asked": seen.stamp, "drafts": "", "hint": False, "warning": ""}
        now["pictures"] = seen.sources(QUESTION, "lesson")
    now["takeback"] = None if seen.lesson.last is None else seen.stamp
    return now  # type: ignore[return-value]


def _told(seen: Learning | None, reader: Reader) -> Told:
    words, game = reader.words, reader.game
    if seen is None:
        begin = [words(f"{game}-story-begin"), words("web-lesson-about")]
        ways = [Way(done="anew", text=words("button-lesson-story"))]
        return Told(lines=begin, ways=ways, look=[])
    lesson, words = seen.lesson, seen.words
    lines = [*goal_lines(lesson, words), *judged_lines(lesson, words)]
    if lesson.last is not None:
        lines += seen.renderer.tell(lesson.last.events, words)
    if lesson.decision is None:
        goals, skipped = len(lesson.story.goals) if lesson.story else 0, len(lesson.skipped)
        done = [words("learn-story-end", goals=goals - skipped, of=goals)] if goals else []
        lines = [*done, words(f"{game}-story-end"), words("web-lesson-open"), *lines]
    lit = of_lesson(lesson, seen.look).spot
    return Told(lines=[unmarked(line) for line in lines], ways=[*_ways(lesson, words)], look=[*lit])


def _ways(lesson: Lesson, words: Words) -> list[Way]:
    going = lesson.decision is not None
    offered = {
        "rewind": lesson.lost,
        "follow": going and bool(lesson.serving or lesson.advice),
        "skip": going and lesson.goal is not None,
        "anew": True,
    }
    keys = {"follow": "show" if lesson.serving else "follow"}
    return [
        Way(done=done, text=words(f"button-lesson-{keys.get(done, done)}"))
        for done, is_offered in offered.items()
        if is_offered
    ]


async def _shown(site: Site, seen: Learning | None, reader: Reader) -> Shown:
    """Return the values that the page shows: those of a table's page without log and clocks."""
    words = reader.words
    return Shown(
        table=0,
        stamp=0 if seen is None else seen.stamp,
        number=0,
        moves=0,
        move=None,
        changes=[],
        status="running",
        title=words("web-lesson-title", game=words.title(reader.game)),
        state="",
        asked=[],
        pace="",
        clocks=[],
        log=None,
        parts=[] if seen is None else await parts_of(site, seen, first=True),
    )


async def _drawn(site: Site, seen: Learning, part: str) -> Drawn:
    """Return a picture of the lesson: its question with highlights, or a part of the table."""
    if part != QUESTION:
        return await part_of(site, seen, part, first=True)
    if seen.lesson.decision is None:
        raise NotFound
    job = of_lesson(seen.lesson, seen.look, areas=True)
    key = ("lesson", seen.viewer.user_id, seen.table.game, seen.stamp, seen.look)
    return await site.picture_cache.shown(key, job, seen.viewer.user_id, first=True)


def _audience(site: Site, reader: Reader) -> Audience:
    """Return the audience of a lesson's open pages, which poll for changes made elsewhere."""

    async def update() -> Update:
        seen = await _seen(site, reader)
        stamp = 0 if seen is None else seen.stamp
        told = {"stamp": stamp, "status": "running", "entries": []}

        def text(line: Line) -> bytes:
            now = packed({**told, "after": line.asks_in()})
            return b"event: moved\nid: %d\ndata: %b\n\n" % (stamp, now)

        return Update(str(stamp), site.context.host.links.revoked, text)

    return Audience(lambda _wake: nullcontext(), update, site.background, hears=False)


async def _done(site: Site, reader: Reader, sent: Sent) -> tuple[int, str]:
    """Carry out a request; return the status of the answer, and the reason if it was refused."""
    lessons, done = site.context.host.analysis.lessons, str(sent.get("done"))
    try:
        if done == "anew":
            await lessons.begin(reader.person, reader.game)
            return 200, ""
        lesson = await lessons.unjudged(reader.person, reader.game)
        if lesson is None or done not in DOORS:
            raise NotFound
        if number(sent, "stamp") != stamp_of(lesson):
            raise StalePrompt(version=0, newest=len(lesson.moves))
        await DOORS[done](lessons, reader.person, lesson, sent)
    except StalePrompt:
        return 409, reader.words("web-play-changed-meanwhile")
    except (GameError, HostError) as error:
        return 422, sentence(error, reader.words)
    return 200, ""


def routes(site: Site) -> Sequence[web.RouteDef]:
    """Return the routes of lessons."""

    async def show(request: web.Request) -> web.StreamResponse:
        who = await paired(request, site)
        reader = await _reader(request, site, who)
        seen = None if who is None else await _judged(site, reader)
        told = _told(seen, reader)
        if who is None:
            told = Told(lines=[unmarked(reader.words("web-mine-unpaired"))], ways=[], look=[])
        shown, play = await _shown(site, seen, reader), await _asked(site, seen)
        text = page(
            "bot/web/table.html",
            reader.words,
            reader.palette or reader.viewer.preferences.palette,
            request.query,
            spoken_of(reader.words, reader.game),
            shown=shown,
            play=None if who is None else play,
            push=False,
            against=(),
            lesson=told,
            season=None,
        )
        return await send(request, text.encode(), "text/html", None, CHECKED)

    async def now(request: web.Request) -> web.StreamResponse:
        reader = await _own(request, site)
        seen = await _judged(site, reader)
        found = {**await _shown(site, seen, reader), "play": await _asked(site, seen)}
        found["lesson"] = _told(seen, reader)
        return await send(request, packed(found), "application/json", None, ONCE)

    async def asks(request: web.Request) -> web.StreamResponse:
        reader = await _own(request, site)
        found = await _asked(site, await _seen(site, reader))
        return await send(request, packed(found), "application/json", None, ONCE)

    async def act(request: web.Request) -> web.Response:
        who, sent = await posted_by(request, site)
        reader = await _reader(request, site, who)
        with begun(site):
            status, said = await _done(site, reader, sent)
        return answered(status, await _asked(site, await _seen(site, reader), said))

    async def follow(request: web.Request) -> web.StreamResponse:
        reader = await _own(request, site)

        async def lasts() -> bool:
            now = await paired(request, site)
            return now is not None and now.user_id == reader.person.id

        key = ("lesson", reader.person.id, reader.game)
        return await site.audiences.follow(request, key, lambda: _audience(site, reader), lasts)

    async def begun_one(request: web.Request) -> Learning:
        seen = await _seen(site, await _own(request, site))
        if seen is None:
            raise NotFound
        return seen

    async def picture(request: web.Request) -> web.StreamResponse:
        found = await _drawn(site, await begun_one(request), request.match_info["part"])
        return await send(request, found.data, found.kind, found.mark, CHECKED)

    async def show_areas(request: web.Request) -> web.StreamResponse:
        seen = await begun_one(request)
        found = areas(site, seen, await _drawn(site, seen, request.match_info["part"]))
        return await send(request, packed(found), "application/json", None, CHECKED)

    async def show_rule(request: web.Request) -> web.StreamResponse:
        seen, query = await begun_one(request), request.query
        found = rule(site, seen, request.match_info["key"], query.get("thing", ""))
        return await send(request, packed(found), "application/json", None, CHECKED)

    top = "/learn/{game:[a-z_]{1,40}}"
    return (
        web.get(top, show),
        web.get(f"{top}/now", now, allow_head=False),
        web.get(f"{top}/play", asks, allow_head=False),
        web.post(f"{top}/play", act),
        web.get(f"{top}/events", follow, allow_head=False),
        web.get(f"{top}/picture/{PICTURE}", picture),
        web.get(f"{top}/areas/{PICTURE}", show_areas),
        web.get(f"{top}/rule/{{key:[a-zA-Z0-9_]{{1,40}}}}", show_rule),
    )
