"""A league's feeds: what other programs read of it, as `docs/feeds.md` says."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from functools import partial
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from jsonschema import Draft202012Validator

from bot.host.leagues.api import Season
from bot.host.leagues.standings.results import Results
from bot.leagues.settings import CUP, LADDER
from bot.presenting.league.scenes import bounds_of
from bot.store import Connection
from bot.web.league.feeds import FEEDS
from tests.cogs.harness import texts
from tests.cogs.test_league import founded, manager, pass_days, posted, sign
from tests.cogs.test_league_almanac import ended, shaped
from tests.pages import text
from tests.render.test_html import Reader
from tests.web.pages import Pages
from tests.web.test_hidden import anew
from tests.web.test_league import change, link_of, played
from tests.web.test_play_names import strings

PAGE = "docs/feeds.md"


def known(**fields: Any) -> dict[str, Any]:
    """Return the schema of an object that has these fields, and no others."""
    return {
        "type": "object",
        "properties": fields,
        "required": list(fields),
        "additionalProperties": False,
    }


def every(schema: Any) -> dict[str, Any]:
    return {"type": "array", "items": schema}


def maybe(schema: Any) -> dict[str, Any]:
    return {"anyOf": [schema, {"type": "null"}]}


TEXT, COUNT, TRUTH = {"type": "string"}, {"type": "integer", "minimum": 0}, {"type": "boolean"}
NUMBER = {"type": "integer", "minimum": 1}
DAY = {"type": "string", "pattern": r"^\d{4}-\d\d-\d\d$"}
MOMENT = {"type": "string", "pattern": r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$"}
ADDRESS = {"type": "string", "pattern": "^https://app[.]bgstatsapp[.]com/createPlay[.]html[?]data="}
POINTS = {"type": "string", "pattern": r"^\d+(/[1-9]\d*)?$"}
PERSON = known(id={"type": "string", "pattern": "^[a-z2-7]{16}$"}, name=maybe(TEXT))
PROSPECT = {"enum": ["sure", "possible", "out"]}
HEAD = {
    "version": {"const": 1},
    "league": TEXT,
    "season": known(
        number=NUMBER,
        stage={"enum": ["signup", "closed", "draft", "running", "overtime", "over", "cancelled"]},
        game=TEXT,
        form=TEXT,
        first_day=DAY,
        last_day=DAY,
        delay=COUNT,
    ),
    "seasons": every(NUMBER),
}
ROW = {
    "person": PERSON,
    "points": POINTS,
    "games": COUNT,
    "wins": COUNT,
    "second_places": COUNT,
}
BOUNDS = known(
    best=NUMBER, worst=NUMBER, most_points=POINTS, tables_open=COUNT, up=PROSPECT, down=PROSPECT
)
DIVISION = known(
    number=NUMBER,
    up=COUNT,
    down=COUNT,
    tables=COUNT,
    tables_over=COUNT,
    people=every(
        known(
            place=NUMBER,
            **ROW,
            below=maybe({"enum": ["left", "red", "few"]}),
            bounds=maybe(BOUNDS),
        )
    ),
    substitutes=every(known(**ROW)),
)
TEAM = known(
    place=NUMBER,
    name=TEXT,
    people=every(PERSON),
    points=POINTS,
    games=COUNT,
    wins=COUNT,
    bounds=known(best=NUMBER, worst=NUMBER, open=COUNT),
)
FIXTURE = {
    "id": NUMBER,
    "number": NUMBER,
    "table": maybe(NUMBER),
    "division": maybe(NUMBER),
    "round": maybe(NUMBER),
}
SEAT = known(seat=NUMBER, person=PERSON, to_move=TRUTH, house_bot=TRUTH)
SCORED = known(
    seat=NUMBER,
    person=PERSON,
    instead_of=maybe(PERSON),
    rank=NUMBER,
    score={"type": "integer"},
    place=maybe(NUMBER),
    points=POINTS,
    house_bot=TRUTH,
)
STATES = {"enum": ["planned", "playing", "over"]}
SCHEMAS = {
    "standings": known(**HEAD, winner=maybe(PERSON), divisions=every(DIVISION), teams=every(TEAM)),
    "tables": known(**HEAD, tables=every(known(**FIXTURE, state=STATES, seats=every(SEAT)))),
    "results": known(
        **HEAD,
        results=every(known(**FIXTURE, finished_at=MOMENT, bg_stats=ADDRESS, seats=every(SCORED))),
    ),
}


def at(path: str, name: str, ending: str = "json") -> str:
    """Return the path of a feed below that of a league's page."""
    return path.replace("?", f"/{name}.{ending}?")


async def fed(pages: Pages, path: str) -> dict[str, Any]:
    """Return all feeds of a season, each as its schema says."""
    found = {}
    for name, schema in SCHEMAS.items():
        answer = await pages.get(at(path, name))
        assert answer.status == 200, name
        Draft202012Validator(schema).validate(answer.data)
        found[name] = answer.data
    return found


async def of(pages: Pages, season: Season) -> Results:
    return await pages.harness.host.leagues.results.of(season.id)


def test_each_feed_has_a_schema() -> None:
    assert FEEDS.keys() == SCHEMAS.keys()
    for schema in SCHEMAS.values():
        Draft202012Validator.check_schema(schema)


async def test_the_feeds_hold_what_is_known_of_a_season(pages: Pages) -> None:
    season = await played(pages, manager(pages.harness))
    path = link_of(pages, posted(pages.harness, "for all to see"))
    told, results = await fed(pages, path), await of(pages, season)
    assert {one["league"] for one in told.values()} == {"Hanse"}

    (division,) = told["standings"]["divisions"]
    rows, ends = results.divisions[1], bounds_of(results, 1)
    assert (division["tables_over"], division["tables"]) == (1, len(results.fixtures))
    assert [one["person"]["name"] for one in division["people"]] == [
        results.names[row.person] for row in rows
    ]
    assert [Fraction(one["points"]) for one in division["people"]] == [row.points for row in rows]
    for one, row in zip(division["people"], rows, strict=True):
        bound = ends[row.person]
        assert (one["bounds"]["best"], one["bounds"]["worst"]) == (bound.best, bound.worst)
        assert Fraction(one["bounds"]["most_points"]) == bound.possible
    ids = {one["person"]["name"]: one["person"]["id"] for one in division["people"]}
    assert len({*ids.values()}) == len(rows)

    (result,) = told["results"]["results"]
    (fixture,) = (one for one in results.fixtures if one.result)
    size = len(fixture.people)
    assert [seat["score"] for seat in result["seats"]] == [50, 45, 40][:size]
    points = season.settings.points_for(size)
    assert [seat["points"] for seat in result["seats"]] == [*map(str, points)]
    assert [seat["person"]["id"] for seat in result["seats"]] == [
        ids[results.names[person]] for person in fixture.people
    ]
    tables = told["tables"]["tables"]
    assert [one["id"] for one in tables] == [one.id for one in results.fixtures]
    assert [one["state"] for one in tables if one["id"] == fixture.id] == ["over"]


async def test_the_signed_log_is_for_whoever_has_the_link(pages: Pages) -> None:
    olga = manager(pages.harness)
    season = await played(pages, olga, 0)
    path = at(link_of(pages, posted(pages.harness, "for all to see")), "log", "jsonl")
    answer = await pages.get(path)
    assert answer.status == 200 and answer.headers["Access-Control-Allow-Origin"] == "*"
    logs = pages.harness.host.leagues.season_logs
    checked = await logs.check(answer.body)
    assert sorted(checked.names.values()) == sorted(
        person.user.name for person in pages.harness.people[:4]
    )
    same = await pages.get(path, **{"If-None-Match": answer.headers["ETag"]})
    assert (same.status, same.body) == (304, b"")
    assert (await logs.export(season.id)).content == answer.body
    await change(pages, olga, public=False, reason="enough")
    assert (await pages.get(path)).status == 404


async def test_points_that_are_no_whole_numbers_are_exact(pages: Pages) -> None:
    harness = pages.harness
    season = await played(pages, manager(harness))

    def draw(connection: Connection) -> None:
        connection.execute("UPDATE fixture_seat SET rank = 1 WHERE rank IS NOT NULL")

    # Two of four people may be left over for a table of their own.
    while not any(len(one.people) == 3 for one in (await of(pages, season)).fixtures if one.result):
        assert await ended(harness, season, 1) == 1
    await harness.host._database.write(draw)
    path = link_of(pages, posted(harness, "for all to see"))
    async for fresh in anew(pages):
        told = (await fed(fresh, path))["results"]["results"]
    of_three = [one["seats"] for one in told if len(one["seats"]) == 3]
    assert {seat["points"] for seats in of_three for seat in seats} == {"16/3"}
    awards = (await of(pages, season)).awards
    assert Fraction(16, 3) in {one.points for one in awards}


async def test_whose_turn_it_is_stands_in_the_tables(pages: Pages) -> None:
    await played(pages, manager(pages.harness), 0)
    path = link_of(pages, posted(pages.harness, "for all to see"))

    async def turns() -> dict[int, set[int]]:
        told = (await fed(pages, path))["tables"]["tables"]
        return {
            one["table"]: {seat["seat"] - 1 for seat in one["seats"] if seat["to_move"]}
            for one in told
            if one["state"] == "playing"
        }

    number = next(iter(await turns()))
    position = await pages.harness.host.tables.position(number)
    assert (await turns())[number] == {one.seat for one in position.decisions} != set()
    before = (await pages.get(at(path, "tables"))).headers["ETag"]
    asked = {one.seat for one in position.decisions}
    while asked == {one.seat for one in position.decisions}:
        await pages.move(position)
        position = await pages.harness.host.tables.position(number)
    assert (await turns())[number] == {one.seat for one in position.decisions}
    assert (await pages.get(at(path, "tables"))).headers["ETag"] != before


async def test_other_sites_may_read_the_feeds_and_nothing_else(pages: Pages) -> None:
    await played(pages, manager(pages.harness))
    path = link_of(pages, posted(pages.harness, "for all to see"))
    allowed = "Access-Control-Allow-Origin"
    for name in FEEDS:
        first = await pages.get(at(path, name), Origin="https://example.org")
        assert first.headers[allowed] == "*" and "Set-Cookie" not in first.headers
        assert first.headers["Content-Type"] == "application/json; charset=utf-8"
        again = await pages.get(at(path, name), **{"If-None-Match": first.headers["ETag"]})
        assert (again.status, again.body, again.headers[allowed]) == (304, b"", "*")
        head = await pages.get(at(path, name), "HEAD")
        assert (head.status, head.body, head.headers["ETag"]) == (200, b"", first.headers["ETag"])
    bare = path.partition("?")[0]
    refused = await pages.get("/l/nobody/standings.json")
    for other in (f"{bare}/standings.json?season=9", f"{bare}x/standings.json", f"{bare}/no.json"):
        answer = await pages.get(other)
        assert (answer.status, answer.body) == (404, refused.body)
    for other in (path, f"{bare}/schedule", f"{bare}/no.json"):
        assert allowed not in (await pages.get(other)).headers


async def test_no_feed_has_an_id_of_discord_and_an_erased_person_has_no_name(
    pages: Pages,
) -> None:
    harness = pages.harness
    season = await played(pages, manager(harness))
    path, gone = link_of(pages, posted(harness, "for all to see")), harness.people[0]
    before = await fed(pages, path)
    assert gone.name in set(strings(before))
    ids = {str(one.id) for one in (*harness.people, harness.channel, harness.env.guild)}
    assert not [one for one in ids if one in json.dumps(before)]
    await harness.host.upkeep.privacy.erase(gone.id)
    async for fresh in anew(pages):
        after = await fed(fresh, path)
    assert gone.name not in set(strings(after))

    def people(told: dict[str, Any]) -> dict[str, str]:
        (division,) = told["standings"]["divisions"]
        return {one["person"]["id"]: one["person"]["name"] for one in division["people"]}

    (left,) = people(before).items() - people(after).items()
    assert left[1] == gone.name
    names = {*(await of(pages, season)).names.values()}
    assert {*people(after).values()} <= names


async def test_an_erased_name_is_gone_from_the_pages_at_once(pages: Pages) -> None:
    harness = pages.harness
    await played(pages, manager(harness))
    path, gone = link_of(pages, posted(harness, "for all to see")), harness.people[0]
    addresses = (path, at(path, "standings"), at(path, "tables"))
    assert all([gone.name in (await pages.get(one)).text for one in addresses])
    await harness.host.upkeep.privacy.erase(gone.id)
    assert not any([gone.name in (await pages.get(one)).text for one in addresses])


async def test_a_person_has_one_id_in_all_feeds_and_another_below_another_link(
    pages: Pages,
) -> None:
    olga = manager(pages.harness)
    await played(pages, olga)
    path = link_of(pages, posted(pages.harness, "for all to see"))

    def pairs(data: Any) -> set[tuple[str, str]]:
        if isinstance(data, dict) and data.keys() == {"id", "name"}:
            return {(data["id"], data["name"])}
        parts = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
        return {pair for one in parts for pair in pairs(one)}

    first = pairs(list((await fed(pages, path)).values()))
    assert len(first) == len({name for _, name in first}) == 4
    await change(pages, olga, public=False, reason="enough")
    await change(pages, olga, public=True, reason="again")
    second = pairs(
        list((await fed(pages, link_of(pages, posted(pages.harness, "again")))).values())
    )
    assert {name for _, name in second} == {name for _, name in first}
    assert not {one for one, _ in first} & {one for one, _ in second}


async def test_before_the_draw_the_feeds_name_nobody(pages: Pages) -> None:
    olga = manager(pages.harness)
    await founded(pages.harness, olga)
    path = link_of(pages, await change(pages, olga, public=True))
    for person in pages.harness.people[:4]:
        await sign(pages.harness, person)
    for days in (0.0, 9.1):
        await pass_days(pages.harness, days)
        told = await fed(pages, path)
        lists = {"standings": "divisions", "tables": "tables", "results": "results"}
        assert [told[name][one] for name, one in lists.items()] == [[], [], []]
        assert not {one.name for one in pages.harness.people} & set(strings(told))


async def test_a_cup_has_rounds_and_a_winner_and_a_ladder_no_bounds(pages: Pages) -> None:
    harness, people = pages.harness, list(pages.harness.people)
    people.append(harness.env.guild.add_member(harness.env.create_user("finn")))
    cup = await shaped(harness, "Pokal", form=CUP, down="0", division_size="3")
    for person in people:
        await sign(harness, person)
    ladder = await shaped(harness, "Leiter", form=LADDER)
    for person in people[:3]:
        await sign(harness, person)
    await pass_days(harness, 9.1)
    await pass_days(harness, 1.0, 0.5)
    paths = {}
    for season in (cup, ladder):
        boss, name = manager(harness), season.league.name
        told = await change(pages, boss, public=True, league=name, reason="see")
        assert "✅" in texts(told)
        paths[name] = link_of(pages, told)
    told = await fed(pages, paths["Leiter"])
    (division,) = told["standings"]["divisions"]
    assert [one["bounds"] for one in division["people"]] == [None] * 3
    for _ in range(3):
        await ended(harness, cup)
        await pass_days(harness, 1.0, 0.5)
    results, told = await of(pages, cup), await fed(pages, paths["Pokal"])
    assert results.winner is not None
    assert told["standings"]["winner"]["name"] == results.names[results.winner]
    rounds = [one["round"] for one in told["results"]["results"]]
    assert sorted(filter(None, rounds)) == [1, 1, 2]
    assert all((one["division"] is None) == bool(one["round"]) for one in told["tables"]["tables"])


async def test_a_result_can_be_imported_into_bg_stats(pages: Pages) -> None:
    """As the app's maker documents it; the address is named where it is put together."""
    season = await played(pages, manager(pages.harness))
    path = link_of(pages, posted(pages.harness, "for all to see"))
    work = partial(_call, season.league.id, 'A & B? #1 "زيد"')
    await pages.harness.host._database.write(work)
    async for fresh in anew(pages):
        told = await fed(fresh, path)
        (result,) = told["results"]["results"]
        page = await fresh.get(path.replace("?", "/schedule?"))
    found = urlsplit(result["bg_stats"])
    assert (found.netloc, found.fragment) == ("app.bgstatsapp.com", "")
    (data,) = parse_qs(found.query)["data"]
    play, seats = json.loads(data), result["seats"]
    assert play["sourceName"] == 'A & B? #1 "زيد"'
    assert play["game"]["name"] == "Puerto Rico"
    assert play["playDate"] == result["finished_at"].replace("T", " ").removesuffix("Z")
    assert [one["score"] for one in play["players"]] == [50, 45, 40][: len(seats)]
    assert [one["winner"] for one in play["players"]] == [True, False, False][: len(seats)]
    assert {one["sourcePlayerId"] for one in play["players"]} == {
        one["person"]["id"] for one in seats
    }
    addresses = [dict(attributes).get("href") for tag, attributes in Reader(page.text).tags]
    assert addresses.count(result["bg_stats"]) == 1


def _call(league_id: int, name: str, connection: Connection) -> None:
    connection.execute("UPDATE league SET name = ? WHERE id = ?", (name, league_id))


def shape(data: Any) -> Any:
    """Return the fields of JSON data, of lists those of all their entries."""
    if isinstance(data, dict):
        return {key: shape(one) for key, one in data.items() if shape(one)} or {*data}
    entries = [shape(one) for one in data] if isinstance(data, list) else []
    return next((one for one in entries if one), None)


EXAMPLES = re.findall(r"```json\n(.*?)```", text(PAGE), re.DOTALL)


async def test_the_examples_of_the_page_are_like_real_answers(pages: Pages) -> None:
    await played(pages, manager(pages.harness))
    told = await fed(pages, link_of(pages, posted(pages.harness, "for all to see")))
    assert len(EXAMPLES) == len(SCHEMAS)
    for (name, schema), example in zip(SCHEMAS.items(), EXAMPLES, strict=True):
        data = json.loads(example)
        Draft202012Validator(schema).validate(data)
        assert shape(data) == shape(told[name]), name


def fields(schema: Any) -> set[str]:
    """Return all fields that a schema has."""
    if not isinstance(schema, dict):
        return set().union(*map(fields, schema)) if isinstance(schema, list) else set()
    found = {*schema.get("properties", ())}
    parts = [*schema.get("properties", {}).values(), schema.get("items"), schema.get("anyOf")]
    return found.union(*map(fields, parts))


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_page_explains_every_field(name: str) -> None:
    explained = set(re.findall(r"`(\w+)`", re.sub(r"```.*?```", "", text(PAGE), flags=re.DOTALL)))
    assert fields(SCHEMAS[name]) - explained == set()
