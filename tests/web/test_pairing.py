"""A browser is paired with a person by a button on a page of ours, and by nothing else."""

from __future__ import annotations

import asyncio
import logging
import random
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from http.cookies import SimpleCookie

import pytest
from aiohttp import web

from bot.host.core.api import Person
from bot.host.links.pairings import CODE_LASTS, LASTS
from bot.web import rate_limit, service
from bot.web.pairing import paired, posted_by
from bot.web.posting import MOST
from bot.web.rate_limit import BURST
from bot.web.site import Site
from tests.render.test_html import Reader
from tests.web.pages import Answer, Pages, bot_of

PHONE = (
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)"
    " Chrome/126.0.0.0 Mobile Safari/537.36"
)
ATTACKS = 400
AGENTS = {
    PHONE: "Chrome on Android",
    "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0": "Firefox on Linux",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko)"
    " Version/17.5 Safari/605.1.15": "Safari on macOS",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like"
    " Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1": "Chrome on iPhone",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)"
    " Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0": "Edge on Windows",
    "<script>alert(1)</script>": "Browser",
    "": "Browser",
}


def who(site: Site) -> tuple[web.RouteDef, ...]:
    """Return routes that say who plays in a browser, and count what they send."""

    async def show(request: web.Request) -> web.Response:
        found = await paired(request, site)
        return web.json_response(found and {"user": found.user_id, "device": found.device})

    async def move(request: web.Request) -> web.Response:
        found, sent = await posted_by(request, site)
        return web.json_response([found.user_id, sent])

    return web.get("/who", show), web.post("/who", move)


@pytest.fixture(autouse=True)
def with_routes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "ROUTES", (*service.ROUTES, who))


async def code(pages: Pages, person: int = 0, table_id: int | None = None) -> str:
    """Return the path of a code for a person."""
    one = pages.harness.people[person]
    host = pages.harness.host
    return f"/pair/{await host.pairings.code(Person(one.id, one.name), table_id)}"


def cookie(answer: Answer) -> str:
    """Return the cookie of an answer as a browser sends it."""
    return answer.headers["Set-Cookie"].partition(";")[0]


async def pair(pages: Pages, person: int = 0, device: str = "x", **headers: str) -> str:
    answer = await pages.post(await code(pages, person), {"device": device}, **headers)
    assert answer.status == 200
    return cookie(answer)


async def user(pages: Pages, held: str) -> int | None:
    """Return who plays in the browser with a cookie."""
    answer = await pages.get("/who", Cookie=held)
    assert answer.status == 200
    return answer.data and answer.data["user"]


async def test_the_button_pairs_and_leads_to_the_persons_page(pages: Pages) -> None:
    table = await pages.harness.started(2)
    anna = pages.harness.people[0]
    path = await code(pages, 0, table.id)
    page = Reader((await pages.get(path, **{"User-Agent": PHONE})).text)
    assert f"Play as {anna.name} on this device" in page.text
    answer = await pages.post(f"{path}?language=de", {"device": "Chrome on Android"})
    to = answer.data["to"]
    assert answer.headers["Cache-Control"] == "no-store"
    assert to == f"..{await pages.link()}?language=de"
    assert (await pages.get(to.removeprefix(".."))).status == 200
    assert await user(pages, cookie(answer)) == anna.id
    (found,) = await pages.harness.host.pairings.of_user(anna.id)
    assert found.device == "Chrome on Android"


async def test_opening_the_page_changes_nothing(pages: Pages) -> None:
    """Discord and virus scanners open links; some ask only whether there is a page."""
    table = await pages.harness.started(2)
    path = await code(pages, 0, table.id)
    for method in ("GET", "GET", "HEAD", "GET"):
        answer = await pages.get(path, method)
        assert answer.status == 200 and "Set-Cookie" not in answer.headers
        assert answer.headers["Cache-Control"] == "no-store"
    assert await pages.harness.host.pairings.of_user(pages.harness.people[0].id) == []
    assert (await pages.post(path, {"device": "x"})).status == 200


async def test_without_a_table_it_leads_to_all_of_them(pages: Pages) -> None:
    table = await pages.opened()
    assert (await pages.post(await code(pages), {"device": "x"})).data["to"] == "../tables"
    # Nor is there a page to which somebody may not go any more.
    path = await code(pages, 0, table.id)
    await pages.harness.host._database.write(
        lambda db: db.execute("UPDATE game SET status = 'over', ended_at = 1")
    )
    pages.harness.host.core.tables._registry.forget(table.id)
    assert (await pages.post(path, {"device": "x"})).data["to"] == "../tables"


async def test_two_requests_at_once_pair_once(pages: Pages) -> None:
    path = await code(pages)
    answers = await asyncio.gather(*(pages.post(path, {"device": "x"}) for _ in range(6)))
    assert Counter(one.status for one in answers) == {200: 1, 404: 5}
    anna = pages.harness.people[0]
    assert len(await pages.harness.host.pairings.of_user(anna.id)) == 1


async def test_a_code_that_is_used_old_or_forged_is_not_found(pages: Pages) -> None:
    nobody = await pages.get("/pair/nobody")
    used, old = await code(pages), await code(pages, 1)
    await pages.post(used, {"device": "x"})
    replaced = old
    old = await code(pages, 1)
    pages.harness.clock.ahead += CODE_LASTS
    for path in (used, replaced, old, "/pair/" + "A" * 22, "/pair/", "/pair/%00", f"{used}/x"):
        for answer in (await pages.get(path), await pages.post(path, {"device": "x"})):
            assert (answer.status, answer.body) == (nobody.status, nobody.body), path
            assert "Set-Cookie" not in answer.headers


HOSTILE: Sequence[tuple[object, dict[str, str | None]]] = (
    ({}, {}),
    ({"device": 7}, {}),
    ({"device": None}, {}),
    ({"device": "a\0b"}, {}),
    ({"device": "x" * MOST}, {}),
    ([], {}),
    (b"device=x", {"Content_Type": "application/x-www-form-urlencoded"}),
    ({"device": "x"}, {"Content_Type": "text/plain"}),
    ({"device": "x"}, {"Origin": "https://evil.example"}),
    ({"device": "x"}, {"Origin": None}),
    ({"device": "x"}, {"Sec_Fetch_Site": "cross-site"}),
)
"""Bodies and headers that no page of ours sends."""


async def test_a_hostile_request_neither_pairs_nor_uses_the_code_up(
    pages: Pages, caplog: pytest.LogCaptureFixture
) -> None:
    path = await code(pages)
    for body, headers in HOSTILE:
        answer = await pages.post(path, body, Connection="close", **headers)
        assert answer.status == 404, (str(body)[:40], headers)
        assert "Set-Cookie" not in answer.headers
    assert (await pages.post(path, {"device": "x"})).status == 200
    assert "Traceback" not in caplog.text


async def test_the_cookie_is_for_this_server_and_its_scripts_do_not_see_it(pages: Pages) -> None:
    context = bot_of(pages.harness).context
    answer = await pages.post(await code(pages), {"device": "x"})
    (near,) = SimpleCookie(answer.headers["Set-Cookie"]).values()
    context.web_url = "https://games.example.org"
    home = {"Origin": context.web_url}
    answer = await pages.post(await code(pages), {"device": "x"}, **home)
    (far,) = SimpleCookie(answer.headers["Set-Cookie"]).values()
    for one, name, secure in ((near, "play", ""), (far, "__Host-play", True)):
        assert (one.key, one["secure"], one["httponly"]) == (name, secure, True)
        assert (one["samesite"], one["path"], one["domain"]) == ("Strict", "/", "")
        assert one["max-age"] == str(90 * 86400) and re.fullmatch(r"[\w-]{43}", one.value)
    # One is not taken for the other.
    assert await user(pages, f"play={far.value}") is None
    assert await user(pages, f"__Host-play={far.value}") == pages.harness.people[0].id


async def test_without_https_nobody_plays_from_another_computer(pages: Pages) -> None:
    """Whoever reads the cookie on its way could play."""
    path, held = await code(pages), await pair(pages, 1)
    bot_of(pages.harness).context.web_url = "http://games.example.org"
    home = {"Origin": "http://games.example.org"}
    assert (await pages.get(path)).status == 404
    assert (await pages.post(path, {"device": "x"}, **home)).status == 404
    assert await user(pages, held) is None
    assert (await pages.post("/who", {}, Cookie=held, **home)).status == 404


async def test_what_is_no_cookie_of_ours_is_nobodys(
    pages: Pages, caplog: pytest.LogCaptureFixture
) -> None:
    held = await pair(pages)
    for forged in (
        "",
        "play",
        "play=",
        f"{held}x",
        held[:-1],
        held.lower(),
        held.replace("play=", "Play="),
        f"play={'A' * 43}",
        'play="\\000"',
        "play=\xff\xff",
        "; ".join(f"c{number}=1" for number in range(300)),
        f"play={'x' * 3000}",
    ):
        assert await user(pages, forged) is None, forged
        assert (await pages.post("/who", {}, Cookie=forged)).status == 404
    assert await user(pages, f"other=1; {held}") == pages.harness.people[0].id
    assert "Traceback" not in caplog.text


async def test_revoked_erased_and_replaced_browsers_play_no_more(pages: Pages) -> None:
    anna, bob = pages.harness.people[:2]
    host = pages.harness.host
    revoked, bobs = await pair(pages), await pair(pages, 1)
    await host.pairings.revoke(anna.id)
    erased = await pair(pages)
    assert (await pages.post("/who", {"a": 1}, Cookie=erased)).data == [anna.id, {"a": 1}]
    await host.upkeep.privacy.erase(anna.id, anna.name)
    for held in (revoked, erased):
        assert await user(pages, held) is None
        assert (await pages.post("/who", {}, Cookie=held)).status == 404
    assert await user(pages, bobs) == bob.id
    # The same browser, paired with somebody else: the former secret is worth nothing.
    carls = await pair(pages, 2, Cookie=bobs)
    assert await user(pages, bobs) is None
    assert await user(pages, carls) == pages.harness.people[2].id


async def test_a_browser_ends_its_own_pairing(pages: Pages) -> None:
    held, other = await pair(pages), await pair(pages)
    assert (await pages.get("/unpair", Cookie=held)).status == 404
    for headers in ({"Origin": "https://evil.example"}, {"Sec_Fetch_Site": "cross-site"}):
        assert (await pages.post("/unpair", {}, Cookie=held, **headers)).status == 404
    assert await user(pages, held) is not None
    for cookies in (held, held, ""):
        answer = await pages.post("/unpair", {}, Cookie=cookies)
        assert answer.status == 200 and "Max-Age=0" in answer.headers["Set-Cookie"]
    assert await user(pages, held) is None
    assert await user(pages, other) is not None


async def test_the_cookie_lasts_longer_with_use_once_a_day(pages: Pages) -> None:
    held = await pair(pages)
    assert "Set-Cookie" not in (await pages.get("/who", Cookie=held)).headers
    pages.harness.clock.ahead += LASTS - (LASTS / 90) / 2
    first, second = [await pages.get("/who", Cookie=held) for _ in range(2)]
    assert cookie(first) == held and "Max-Age=7776000" in first.headers["Set-Cookie"]
    assert "Set-Cookie" not in second.headers
    pages.harness.clock.ahead += LASTS
    assert await user(pages, held) is None


async def test_names_of_people_and_browsers_are_text(pages: Pages) -> None:
    host, anna = pages.harness.host, pages.harness.people[0]
    hostile = "<b>\u202e\"'&amp; " + "x" * 190
    text = await host.pairings.code(Person(anna.id, hostile))
    page = await pages.get(f"/pair/{text}", **{"User-Agent": "<i>Firefox/\u202e"})
    assert "<b>" not in page.text and "<i>" not in page.text and "\u202e" not in page.text
    assert "<b>\"'&amp; " in Reader(page.text).text
    for agent, device in AGENTS.items():
        page = await pages.get(await code(pages), **{"User-Agent": agent})
        assert f'data-device="{device}"' in page.text, agent
    await pair(pages, 0, "\u202e \u200b", **{"User-Agent": PHONE})
    (found,) = await host.pairings.of_user(anna.id)
    assert found.device == "Chrome on Android", "a name that shows nothing is none"


async def test_a_person_sends_no_more_than_an_address(pages: Pages) -> None:
    """Also from many addresses: each of them may send as many as it is."""
    helds = [await pair(pages), await pair(pages)]
    bobs = await pair(pages, 1)

    async def send(number: int) -> int:
        held = helds[number % 2]
        answer = await pages.post("/who", {}, Cookie=held, X_Forwarded_For=f"192.0.2.{number}")
        return answer.status

    answers = Counter(await asyncio.gather(*(send(number) for number in range(int(BURST) + 60))))
    assert set(answers) == {200, 429} and answers[429] > 0
    other = await pages.post("/who", {}, Cookie=bobs, X_Forwarded_For="198.51.100.9")
    assert other.status == 200


async def attack(pages: Pages, rng: random.Random, paths: list[str], held: str) -> int:
    """Send a request with at least one thing wrong; return the status of its answer."""
    wrong: dict[str, list[str | None]] = {
        "Origin": [None, "null", "", "https://evil.example", "http://127.0.0.1", "\xff"],
        "Sec_Fetch_Site": ["cross-site", "same-site", "none", "", "x" * 500],
        "Content_Type": [None, "text/plain", "multipart/form-data", "application/jsonp", "\xe9"],
        "Content_Encoding": ["gzip", "br", "x"],
    }
    body: object = {"device": "x"}
    headers: dict[str, str | None] = {"Cookie": held}
    kind = rng.choice((*wrong, *wrong, "body", "cookie", "method"))
    method = "POST"
    if kind in wrong:
        headers[kind] = rng.choice(wrong[kind])
    elif kind == "body":
        body = rng.choice((b"", b"{", b"[1]", b"\xff", b"[" * 999, b'{"a":1e9}', b"x" * 9999))
    elif kind == "method":
        method = rng.choice(("PUT", "DELETE", "OPTIONS", "PATCH", "BREW"))
    else:
        forged = "".join(rng.choices("abcAB-_09=; ", k=rng.choice((0, 22, 43, 900))))
        headers["Cookie"], paths = f"play={forged}", ["/who"]
    headers["X_Forwarded_For"] = f"192.0.{rng.randrange(256)}.{rng.randrange(256)}"
    path = rng.choice(paths)
    return (await pages.post(path, body, method, **headers)).status


async def test_hostile_requests_change_nothing(
    pages: Pages, caplog: pytest.LogCaptureFixture
) -> None:
    rng = random.Random(36)
    path, held = await code(pages), await pair(pages, 1)
    paths = [path, "/unpair", "/who", "/pair/" + "A" * 22]
    for _ in range(ATTACKS // 50):
        some = [attack(pages, rng, paths, held) for _ in range(50)]
        assert {*await asyncio.gather(*some)} <= {400, 404}
    assert await user(pages, held) == pages.harness.people[1].id
    assert (await pages.post(path, {"device": "x"})).status == 200
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


async def test_the_bot_that_ends_begins_nothing(pages: Pages) -> None:
    path, gate = await code(pages), bot_of(pages.harness).context.gate
    gate.shut = True
    assert (await pages.post(path, {"device": "x"})).status == 503
    gate.shut = False
    assert (await pages.post(path, {"device": "x"})).status == 200


def at(address: str) -> dict[str, str]:
    """Return the header by which a proxy of ours names a client's address."""
    return {"X-Forwarded-For": address}


async def spent(pages: Pages, address: str, cookie: str = "") -> int:
    """Send requests from an address until one is refused for their number; return how many."""
    pages.cookie, count = cookie, 0
    while (await pages.get("/tables/next", **at(address))).status != 429:
        count += 1
        assert count < 3 * BURST
    return count


async def test_a_person_who_plays_is_counted_alone(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others of the same address are in nobody's way, and no address gives a person more."""
    await pages.opened(2)
    monkeypatch.setattr(rate_limit, "EVENLY", 0.0001)
    monkeypatch.setattr(rate_limit, "RATE", 0.0)
    shared, link = "192.0.2.1", await pages.link()
    anna, ben = [header(await pages.pair(person)) for person in (0, 1)]
    for cookie in (anna, ben):
        pages.cookie = cookie
        assert (await pages.get("/tables", **at(shared))).status == 200
    # Forged cookies count for their address.
    assert await spent(pages, shared, "play=" + "A" * 43) == BURST - 2
    assert await spent(pages, shared) == 0
    pages.cookie = anna
    assert (await pages.get(f"{link}/now", **at(shared))).status == 200
    assert await spent(pages, "192.0.2.2", anna) == BURST - 1
    assert await spent(pages, "192.0.2.3", anna) == 0
    pages.cookie = ben
    assert (await pages.get("/tables", **at(shared))).status == 200


async def test_a_browser_that_was_ended_counts_for_its_address(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limit, "RATE", 0.0)
    held = header(await pages.pair())
    assert (await pages.get("/tables")).status == 200
    await pages.harness.host.pairings.revoke(pages.harness.people[0].id)
    # The first request is still counted for the person, and finds that nobody plays here.
    assert (await pages.get("/tables/next")).status == 404
    monkeypatch.setattr(rate_limit, "EVENLY", 0.0001)
    assert await spent(pages, "192.0.2.1", held) == BURST


def header(cookies: Mapping[str, str]) -> str:
    return "; ".join(f"{name}={value}" for name, value in cookies.items())
