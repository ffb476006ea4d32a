"""Requests to the pages that would move for somebody else, twice, late, or break something."""

from __future__ import annotations

import asyncio
import json
import logging
import math
import random
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch
from urllib.parse import quote

from aiohttp import web_app

from bot.host.core.api import Person, Position
from bot.host.links.pairings import LASTS
from bot.web import rate_limit
from bot.web.lesson import DOORS as STEPS
from bot.web.mine.doors import DOORS
from bot.web.posting import MOST
from tests.tools.hostile import Errors, Outcome
from tests.tools.hostile.interactions import stored
from tests.web.pages import Pages

AT_ONCE = 100
"""Connections, each with one request after the other."""
PATIENCE = 600.0
"""Seconds after which a request without an answer is a fault: other programs may come first."""
PEOPLE, SPECTATOR = 3, 3
"""So many play, the next one looks on."""
ABSENT = 404
BROKEN = frozenset({400, ABSENT})
"""Answers to what may be no request at all: a method or header that HTTP does not have."""
STALE = frozenset({409, 422})
"""Answers of a door to who may move, but not so."""
ALPHABET = "ABab09-_"


class Request(NamedTuple):
    """What is sent in `pieces`, some time apart, and the statuses that fit; 0 = no answer.

    `wanted` is the body of an answer that shows something, None = it does not matter.
    """

    pieces: tuple[bytes, ...]
    fits: frozenset[int] = frozenset({ABSENT})
    wanted: bytes | None = None


@dataclass
class Attacked:
    """A server with a table at which somebody has drafted a move, and what an attacker may know."""

    pages: Pages
    rng: random.Random
    links: list[str] = field(default_factory=list)
    """Paths of everybody's page; the first one is asked."""
    cookies: list[str] = field(default_factory=list)
    """Of everybody's browser, in the same order."""
    dead_links: list[str] = field(default_factory=list)
    dead_cookies: list[str] = field(default_factory=list)
    """Revoked, expired, erased, replaced and invented ones."""
    codes: list[str] = field(default_factory=list)
    """Used, expired, replaced and invented ones."""
    idle: list[int] = field(default_factory=list)
    """Who is seated, and asked nothing."""
    question: dict[str, Any] = field(default_factory=dict)
    """What the first one is asked."""
    unpaired: bytes = b""
    """What *My tables* says to whoever is nobody."""

    @property
    def sendable(self) -> dict[str, Any]:
        """Return what would count if the right browser sent it."""
        stamp = self.question["asked"]
        return self.rng.choice(
            (
                *(self.move, self.move, {"done": "hint", "stamp": stamp}),
                {"done": "note", "before": "", "text": self.invented(9)},
                {"done": "vote", "proposal": 1, "answer": "agree"},
                {"done": "propose", "what": "end"},
                {"done": "ask-back", "stamp": stamp},
                {"done": "order", "wish": "x", "decision": "x", "prefers": [], "scope": "x"},
                {"done": "end-order", "order": 1},
            )
        )

    @property
    def move(self) -> dict[str, Any]:
        """Return a move that would count if the right browser sent it."""
        stamp, mark = self.question["asked"], self.question["draft"]["mark"]
        return self.rng.choice(
            (
                {"done": "move", "stamp": stamp, "index": 0},
                *({"done": done, "mark": mark} for done in ("send", "back", "clear")),
                {"done": "draft", "mark": mark, "index": 0},
            )
        )

    def sent(
        self,
        path: str,
        body: object = None,
        method: str = "POST",
        **headers: str | None,
    ) -> bytes:
        """Return a request as a script of ours would send it; a header of None is left out."""
        home = f"127.0.0.1:{self.pages.port}"
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        usual: dict[str, str | None] = {
            "Host": home,
            "Origin": f"http://{home}",
            "Content-Type": "application/json",
            "Sec-Fetch-Site": "same-origin",
            "Cookie": self.cookies[0],
            "Content-Length": str(len(data)),
            "X-Forwarded-For": self._address(),
        }
        usual |= {name.replace("_", "-"): value for name, value in headers.items()}
        told = "".join(f"{name}: {value}\r\n" for name, value in usual.items() if value is not None)
        return f"{method} {path} HTTP/1.1\r\n{told}\r\n".encode("latin-1") + data

    def _address(self) -> str | None:
        """Return the address for which a proxy says it asks: seldom all have the same one."""
        if self.rng.random() < 0.02:
            return None
        return ".".join(str(self.rng.randrange(1, 255)) for _ in range(4))

    def invented(self, length: int) -> str:
        """Return a text that looks like a secret."""
        return "".join(self.rng.choices(ALPHABET, k=length))


Attack = Callable[[Attacked, random.Random], Request]
WRONG_HEADERS: Mapping[str, Sequence[str | None]] = {
    "Origin": (None, "null", "", "https://evil.example", "http://127.0.0.1", "file://", "\xff"),
    "Sec_Fetch_Site": ("cross-site", "same-site", "none", "", "x" * 500),
    "Content_Type": (None, "text/plain", "multipart/form-data", "application/jsonp", "\xe9", ""),
    "Content_Encoding": ("gzip", "br", "identity", "x"),
}
WRONG_BODIES: tuple[bytes, ...] = (
    *(b"", b"{", b"[1]", b"null", b'"move"', b"\xff", b"{}{}", b"\xef\xbb\xbf{}"),
    *(b"[" * 4000, b'{"a":' * 700 + b"1" + b"}" * 700, b'{"done":[[[[[1]]]]]}'),
    *(b'{"done":"move","stamp":1e9,"index":0}', b'{"done":"move","stamp":NaN,"index":0}'),
    *(b'{"done":"mo\\u0000ve"}', b'{"done":"\\ud800"}', b'{"\\udfff":1}', b'{"done":1,"done":2}'),
    *(b'{"a":%s}' % (b"9" * 4000), b"{" + b" " * MOST + b"}", b"x" * 200_000),
)
WRONG_VALUES: tuple[Any, ...] = (
    *(None, True, -1, "0", "", "١", [], {}, [0], "x" * 900, "\u202e", "' OR 1=1 --"),
)
WRONG_MARKS: tuple[Any, ...] = (
    *("-", "1", "1-", "-1-1", "²-1", "1-1-1", "0x1-1", " 1-1", "1e3-1", [], {}, 7, True),
)
WRONG_QUERIES = tuple(
    f"?language={value}"
    for value in ("klingon", "../de", "%00", "de%0d%0aX:1", "%3Cscript%3E", "d" * 900)
)
METHODS = ("PUT", "PATCH", "DELETE", "OPTIONS", "BREW", "PROPFIND", "HEAD")
NO_REQUESTS: tuple[bytes, ...] = (
    b"\x00\x01\x02\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GE(T / HTTP/1.1\r\n\r\n",
    b"POST /unpair HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\n",
    b"POST /unpair HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{",
    b"POST /unpair HTTP/1.1\r\nHost: x\r\nCookie: a\x00b\r\n\r\n",
    b"POST /unpair HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{\r\n",
    b"GET /" + b"x" * 5000 + b" HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nX: " + b"y" * 9000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 200 + b"\r\n",
)


def _header(at: Attacked, rng: random.Random) -> Request:
    """Return a move as a page of another site, or a form, would send it."""
    name = rng.choice([*WRONG_HEADERS])
    headers = {name: rng.choice(WRONG_HEADERS[name])}
    path = rng.choice((f"{at.links[0]}/play", f"{at.links[0]}/play", "/unpair"))
    return Request((at.sent(path, at.sendable, **headers),), BROKEN)


def _cookie(at: Attacked, rng: random.Random) -> Request:
    """Return a move from a browser that is paired with nobody, not any more, or somebody else."""
    forged = (
        f"play={at.invented(43)}",
        f"play={at.invented(rng.randrange(90))}",
        f"{at.cookies[0]}x",
        at.cookies[0][:-1],
        f"__Host-{at.cookies[0]}",
        "play=\xff\x7f",
        "; ".join(f"c{number}=1" for number in range(200)),
    )
    held = rng.choice((*forged, None, *at.dead_cookies, *at.cookies[1:], *at.cookies[1:]))
    return Request((at.sent(f"{at.links[0]}/play", at.sendable, Cookie=held),), BROKEN)


def _link(at: Attacked, rng: random.Random) -> Request:
    """Return a move at somebody else's link, a dead one, or one that never was."""
    invented = (f"/t/{at.invented(44)}", f"/t/{at.invented(8)}", "/t/..%2f..", "/t/%00")
    link = rng.choice((*at.links[1:], *at.dead_links, *invented))
    return Request((at.sent(f"{link}/play", at.sendable),))


def _body(at: Attacked, rng: random.Random) -> Request:
    return Request((at.sent(f"{at.links[0]}/play", rng.choice(WRONG_BODIES)),))


def _value(at: Attacked, rng: random.Random) -> Request:
    """Return a move in which one value is none that a page sends."""
    move, wrong = at.move, rng.choice(WRONG_VALUES)
    name = rng.choice([one for one in move if one != "mark"])
    body = move | {name: wrong} if rng.random() < 0.8 else {"done": "move"}
    # Somebody's number may be checked after their mark or stamp, which are right.
    fits = {ABSENT} | ({409} if name == "index" else set())
    return Request((at.sent(f"{at.links[0]}/play", body),), frozenset(fits))


def _stamp(at: Attacked, rng: random.Random) -> Request:
    """Return a move that was made before, one that is not there, or one of another moment."""
    stamp = at.question["asked"]
    old = rng.choice([*range(max(0, stamp - 9), stamp), at.question["stamp"] + 1, 0, 2**53 - 1])
    past = rng.choice((len(at.question["choices"]) + 1000, 10**9, 2**53 - 1))
    body = rng.choice(
        (
            {"done": "move", "stamp": old, "index": rng.randrange(5)},
            {"done": "move", "stamp": stamp, "index": past},
            {"done": "draft", "stamp": old, "index": rng.randrange(5)},
            {"done": "takeback", "stamp": old},
        )
    )
    return Request((at.sent(f"{at.links[0]}/play", body),), STALE)


def _others_turn(at: Attacked, rng: random.Random) -> Request:
    """Return a move of somebody who is seated, at their own link, and not asked."""
    who = rng.choice(at.idle)
    body = {"done": "move", "stamp": at.question["asked"], "index": rng.randrange(5)}
    return Request((at.sent(f"{at.links[who]}/play", body, Cookie=at.cookies[who]),), STALE)


def _mark(at: Attacked, rng: random.Random) -> Request:
    """Return what is done to a draft by a mark that it does not have."""
    begun, revision = map(int, at.question["draft"]["mark"].split("-"))
    near = (f"{begun - 1}-{revision}", f"{begun}-{revision - 1}", f"{begun}-{revision + 1}")
    mark = rng.choice((*near, *near, *near, "0-0", f"{'9' * 15}-1", *WRONG_MARKS))
    body = {"done": rng.choice(("draft", "back", "clear", "send")), "mark": mark, "index": 0}
    if not mark:
        body["stamp"] = begun - 1
    return Request((at.sent(f"{at.links[0]}/play", body),), STALE | {ABSENT})


def _code(at: Attacked, rng: random.Random) -> Request:
    """Return the use of a code that pairs nothing."""
    code = rng.choice((*at.codes, at.invented(22), at.invented(64), "%00", "..%2f", "A" * 65))
    device = rng.choice(("x", "<b>\u202e", "x" * 3000, *WRONG_VALUES))
    return Request((at.sent(f"/pair/{code}", {"device": device}),))


def _lobby(at: Attacked, rng: random.Random) -> Request:
    """Return a press of a lobby's button: none such, none any more, or nobody's."""
    number = rng.choice((*("1" * 3), "0", "2", "9" * 15, "9" * 16, "-1", "x", "1/1", "%00", "²"))
    done = rng.choice((*DOORS, *DOORS, *WRONG_VALUES))
    held = rng.choice((*at.cookies, *at.dead_cookies, None))
    path = f"/tables/lobby/{quote(number, safe='/%')}"
    return Request((at.sent(path, {"done": done}, Cookie=held),), frozenset({ABSENT, 422}))


def _method(at: Attacked, rng: random.Random) -> Request:
    path = rng.choice((f"{at.links[0]}/play", at.links[0], "/unpair", f"/pair/{at.codes[0]}"))
    if path == at.links[0]:
        return Request((at.sent(path, at.sendable, rng.choice(("POST", *METHODS[:-1]))),), BROKEN)
    return Request((at.sent(path, at.sendable, rng.choice(METHODS)),), BROKEN)


def _reading(at: Attacked, rng: random.Random) -> Request:
    """Return a look at what somebody else is asked, and at their draft."""
    link, mark = at.links[0], at.question["draft"]["mark"]
    held = rng.choice((*at.cookies[1:], *at.dead_cookies, None))
    if rng.random() < 0.5:
        asked = at.sent(f"{link}/play", b"", "GET", Cookie=held)
        return Request((asked,), frozenset({200}), b"null")
    stamp = at.question["stamp"]
    drafted = (f"{kind}/draft-{mark}/{stamp}" for kind in ("picture", "areas"))
    part = rng.choice((*drafted, "aids", "since"))
    return Request((at.sent(f"{link}/{part}", b"", "GET", Cookie=held),))


def _mine(at: Attacked, rng: random.Random) -> Request:
    """Return a look at somebody's tables, or the end of their pairing, by who is somebody else."""
    forged = f"play={at.invented(43)}", f"{at.cookies[0]}x"
    held = rng.choice((None, *at.dead_cookies, *forged))
    # An expired one may be ended: its row goes.
    end = at.sent("/unpair", {}, Cookie=rng.choice((None, *at.dead_cookies[:2], *forged)))
    own = at.sent("/unpair", rng.choice(WRONG_BODIES))
    return rng.choice(
        (
            Request((at.sent("/tables", b"", "GET", Cookie=held),), frozenset({200}), at.unpaired),
            Request((at.sent(f"/tables/next?after={at.invented(3)}", b"", "GET", Cookie=held),)),
            Request((at.sent(f"/tables{rng.choice(WRONG_QUERIES)}", b"", "GET"),)),
            Request((at.sent(f"/tables{rng.choice(('', '/next', '/events'))}", at.sendable),)),
            Request((end,), frozenset({200}), b"{}"),
            Request((own,)),
        )
    )


def _lesson(at: Attacked, rng: random.Random) -> Request:
    """Return a step of a lesson by nobody, from another site, or where none has begun."""
    game = rng.choice(("puerto_rico", "magister_navis", "amerigo", "chess", "%00"))
    top, name = f"/learn/{game}", rng.choice([*WRONG_HEADERS])
    step = {"done": rng.choice([*STEPS]), "stamp": rng.choice((0, 1, 10**11)), "index": 0}
    held = rng.choice((None, *at.dead_cookies, f"play={at.invented(43)}"))
    wrong = {name: rng.choice(WRONG_HEADERS[name])}
    part = rng.choice(("now", "play", "events", "picture/question/0", "areas/table/0"))
    begin = step | {"done": "anew"}
    return rng.choice(
        (
            Request((at.sent(f"{top}/play", rng.choice((step, begin)), Cookie=held),), BROKEN),
            Request((at.sent(f"{top}/play", begin, **wrong),), BROKEN),
            Request((at.sent(f"{top}/play", rng.choice((step, *WRONG_BODIES))),)),
            Request((at.sent(f"{top}/{part}", b"", "GET", Cookie=held),)),
        )
    )


def _stream(at: Attacked, rng: random.Random) -> Request:
    """Return a request for events by who may not hear of them."""
    held = rng.choice((None, *at.dead_cookies, f"play={at.invented(43)}"))
    link = rng.choice((*at.dead_links, f"/t/{at.invented(48)}"))
    return rng.choice(
        (
            Request((at.sent("/tables/events", b"", "GET", Cookie=held),)),
            Request((at.sent(f"{link}/events", b"", "GET"),)),
            Request((at.sent(f"{at.links[0]}/events{rng.choice(WRONG_QUERIES)}", b"", "GET"),)),
            Request((at.sent(f"{at.links[0]}/events", at.sendable, rng.choice(METHODS)),), BROKEN),
        )
    )


def _broken(_at: Attacked, rng: random.Random) -> Request:
    return Request((rng.choice(NO_REQUESTS),), BROKEN | {413, 0})


def _slow(at: Attacked, rng: random.Random) -> Request:
    """Return a request whose body never ends, or comes in many pieces."""
    whole = at.sent(f"{at.links[0]}/play", at.move, Cookie=rng.choice(at.dead_cookies))
    if rng.random() < 0.9:
        return Request(tuple(whole[at : at + 90] for at in range(0, len(whole), 90)))
    return Request((at.sent(f"{at.links[0]}/play", at.move, Content_Length="99999999"),))


KINDS: tuple[tuple[int, Attack], ...] = (
    *((15, _header), (15, _cookie), (10, _link), (10, _body), (8, _value), (12, _stamp)),
    *((5, _others_turn), (10, _mark), (5, _code), (3, _method), (5, _reading), (5, _lobby)),
    *((1, _broken), (1, _slow), (8, _mine), (4, _stream), (6, _lesson)),
)
"""By kind of request how often it is sent."""


@dataclass
class Connection:
    """A connection of an attacker, made anew whenever the server has closed it."""

    port: int
    streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, request: Request) -> tuple[int, bytes]:
        """Send a request, and return status and body of its answer, 0 = none."""
        async with asyncio.timeout(PATIENCE):
            kept = self.streams is not None
            answer = await self._asked(request)
            # A connection that was kept may have been closed meanwhile.
            return await self._asked(request) if kept and not answer[0] else answer

    async def _asked(self, request: Request) -> tuple[int, bytes]:
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.streams
        try:
            for number, piece in enumerate(request.pieces):
                await asyncio.sleep(0.001 * bool(number))
                writer.write(piece)
            return await self._answer(reader, request.pieces[0].startswith(b"HEAD "))
        except (ConnectionError, asyncio.IncompleteReadError):
            self.close()
            return 0, b""

    async def _answer(self, reader: asyncio.StreamReader, bodiless: bool) -> tuple[int, bytes]:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        told = dict(line.lower().split(": ", 1) for line in head[1:] if line)
        length = 0 if bodiless else int(told.get("content-length", 0))
        body = await reader.readexactly(length)
        if told.get("connection") == "close":
            self.close()
        return int(head[0].split()[1]), body

    def close(self) -> None:
        """Close the connection without a farewell."""
        if self.streams is not None:
            self.streams[1].transport.abort()
        self.streams = None


async def _attacked(pages: Pages, rng: random.Random) -> Attacked:
    """Return a server whose first person has drafted one of the moves that are asked of them."""
    at = Attacked(pages, rng)
    at.unpaired = (await pages.get("/tables")).body
    await _ended(at)
    await pages.opened(PEOPLE)
    position = await pages.played(_is_wanted)
    people = [one.id for one in pages.harness.people]
    first = people.index(position.table.chairs[position.decisions[0].seat].user_id or 0)
    for person in (first, *(n for n in range(SPECTATOR + 1) if n != first)):
        await _paired(at, person)
        chair = position.table.chair_of(people[person])
        if chair is not None and position.decision_of(chair.seat) is None:
            at.idle.append(len(at.links) - 1)
    pages.cookie = at.cookies[0]
    asked = (await pages.get(f"{at.links[0]}/play")).data
    what = {"done": "draft", "stamp": asked["asked"], "index": 0}
    at.question = (await pages.post(f"{at.links[0]}/play", what)).data
    return at


async def _ended(at: Attacked) -> None:
    """Note codes and pairings that were revoked, replaced, used up, and that have expired."""
    harness, pairings = at.pages.harness, at.pages.harness.host.pairings
    anna, bob, *_, eve = (Person(one.id, one.name) for one in harness.people)
    at.codes = [await pairings.code(bob) for _ in range(2)]
    at.dead_cookies = [_header_of(await at.pages.pair(0)) for _ in range(2)]
    await pairings.revoke(anna.id)
    at.dead_cookies.append(_header_of(await at.pages.pair(1)))
    harness.clock.ahead += LASTS + timedelta(days=1)
    at.codes.append(await pairings.code(eve))
    assert await pairings.pair(at.codes[-1], "x") is not None
    at.codes += [at.codes[0][:-1], at.codes[1].swapcase()]


async def _paired(at: Attacked, person: int) -> None:
    """Note the link and the browser of a person, and a link of theirs that was revoked."""
    links, user_id = at.pages.harness.host.links, at.pages.harness.people[person].id
    at.dead_links.append(await at.pages.link(person))
    await links.revoke(user_id)
    at.links.append(await at.pages.link(person))
    at.cookies.append(_header_of(await at.pages.pair(person)))


def _is_wanted(now: Position) -> bool:
    """Return whether one was just asked what can be drafted, and another has nothing to do."""
    first, just = now.decisions[0], now.table.stamp(now.version)
    is_drafted = first.kind == "place" and len(first.moves) > 2
    return is_drafted and now.asked[first.seat] == just and len(now.decisions) < PEOPLE


def _header_of(cookies: Mapping[str, str]) -> str:
    return "; ".join(f"{name}={value}" for name, value in cookies.items())


async def _attack(at: Attacked, count: int, found: Outcome) -> None:
    """Send so many requests over some connections, one after the other in each."""
    left = _drawn(at, count)

    async def one_after_the_other() -> None:
        connection = Connection(at.pages.port)
        for kind, request in left:
            try:
                status, body = await connection.ask(request)
            except TimeoutError:
                status, body = -1, b"no answer in time"
                connection.close()
            found.tried += 1
            found.refused += status != 200
            found.statuses[status] += 1
            fits = status in request.fits or status == 429
            if not fits or (status == 200 and body != request.wanted):
                found.faults.append(f"{kind}: {status} {body[:80]!r} for {request.pieces!r:.400}")
        connection.close()

    await asyncio.gather(*(one_after_the_other() for _ in range(min(AT_ONCE, count))))


def _drawn(at: Attacked, count: int) -> Iterator[tuple[str, Request]]:
    shares, attacks = zip(*KINDS, strict=True)
    for _ in range(count):
        attack = at.rng.choices(attacks, shares)[0]
        yield attack.__name__.strip("_"), attack(at, at.rng)


async def _last_move(at: Attacked) -> str:
    """Return what is wrong with the move of who may make it, "" = it counts."""
    person = "a person, as before"
    body = {"done": "send", "mark": at.question["draft"]["mark"]}
    at.pages.cookie = at.cookies[0]
    answer = await at.pages.post(f"{at.links[0]}/play", body, X_Forwarded_For="198.51.100.9")
    return "" if answer.status == 200 else f"{person}: {answer.status} {answer.text[:200]}"


async def _session(found: Outcome, count: int, seed: int) -> None:
    errors = Errors()
    logging.getLogger().addHandler(errors)
    # Who sends too much is refused before anything is looked at: here all is.
    with tempfile.TemporaryDirectory() as folder, patch.object(rate_limit, "BURST", math.inf):
        async with Pages.open(Path(folder) / "games.sqlite3") as pages:
            at = await _attacked(pages, random.Random(seed))
            before = stored(pages.harness)
            await _attack(at, count, found)
            if changed := {*before} ^ {*stored(pages.harness)}:
                found.faults.append(f"{found.kind}: stored otherwise: {sorted(changed)}")
            found.faults += filter(None, (await _last_move(at),))
    logging.getLogger().removeHandler(errors)
    found.faults += errors.found


def tries(count: int, seed: int) -> Outcome:
    """Send so many requests to one server; at the end a person moves as before."""
    found = Outcome("page requests")
    asyncio.run(_session(found, count, seed))
    # aiohttp keeps the last 1,024 handlers of a process, and each one keeps the whole bot: a bot
    # has a process of its own, here are many one after the other.
    web_app._cached_build_middleware.cache_clear()
    return found
