"""Data of a public season for other programs, as JSON, and their routes: see `docs/feeds.md`.

They hold what the pages show, and no ids of people on Discord. Other sites may read them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from fractions import Fraction
from functools import cached_property, partial
from typing import Any, TypeAlias
from urllib.parse import quote

from aiohttp import web

from bot.host.leagues.api import Season
from bot.host.leagues.seasonlog.service import NoSeasonLog
from bot.host.leagues.standings.results import Results
from bot.leagues.bounds import Bound
from bot.leagues.records import Award, Fixture, Row, SeatResult
from bot.locales import Words
from bot.locales.markdown import visible
from bot.presenting.league.scenes import bounds_of, goes_on, moving, team_bounds_of
from bot.store.tables.games import SeatRow
from bot.web.league.reading import Library, Seats, seats_of
from bot.web.rate_limit import NotFound
from bot.web.responses import CHECKED, packed, send
from bot.web.site import Site
from render.league.almanac.wording import scored_by
from render.text.finals import NO_PLACE

VERSION = 1
"""Version of the format: another one if a field goes away, or changes its meaning."""
SHARED = {"Access-Control-Allow-Origin": "*"}
"""Headers that let scripts of other sites read an answer; no cookie decides what it holds."""

_Data: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Source:
    """A season of a league with `seasons`, whose people have an `alias` each.

    `seats` are those of its tables in play, by table.
    """

    season: Season
    seasons: Sequence[Season]
    results: Results | None
    alias: Callable[[int], str]
    seats: Seats

    def person(self, person: int) -> _Data:
        """Return a person: the name None = they have none any more."""
        return {"id": self.alias(person), "name": _plain(self._names.get(person, "")) or None}

    @cached_property
    def _names(self) -> Mapping[int, str]:
        return {} if self.results is None else self.results.names


def _plain(name: str) -> str:
    """Return a name as it is shown, without the marks that isolate it from a text around it."""
    return visible(name).strip("\u2068\u2069").strip()


def routes(site: Site, library: Library) -> Sequence[web.RouteDef]:
    """Return the routes of the feeds."""
    pages = site.context.host.leagues.pages

    async def show(name: str, request: web.Request) -> web.StreamResponse:
        known, season = await library.asked(request)
        reading, token = await library.of(season.id), request.match_info["token"]
        seats = await seats_of(site, reading.season, reading.results)
        source = Source(reading.season, known, reading.results, await pages.aliases(token), seats)
        key = (name, token, *(one.number for one in known), tuple(seats.items()))
        made = await reading.body(key, lambda: body(name, source))
        return await send(request, made, "application/json", None, CHECKED, headers=SHARED)

    async def signed(request: web.Request) -> web.StreamResponse:
        _, season = await library.asked(request)
        try:
            content = await site.context.host.leagues.season_logs.published(season.id)
        except NoSeasonLog:
            raise NotFound from None
        return await send(request, content, "application/jsonl", None, CHECKED, headers=SHARED)

    shown = [web.get(f"/l/{{token}}/{name}.json", partial(show, name)) for name in FEEDS]
    return [*shown, web.get("/l/{token}/log.jsonl", signed)]


def body(name: str, source: Source) -> bytes:
    """Return a feed as JSON. Slow: call it in a thread."""
    return packed({**head(source), **FEEDS[name](source)})


def head(source: Source) -> _Data:
    """Return the fields that all feeds have."""
    season = source.season
    return {
        "version": VERSION,
        "league": _plain(season.league.name),
        "season": {
            "number": season.number,
            "stage": season.stage,
            "game": season.settings.game,
            "form": season.settings.form,
            "first_day": season.settings.first_day.isoformat(),
            "last_day": season.settings.last_day.isoformat(),
            "delay": season.settings.delay,
        },
        "seasons": sorted(one.number for one in source.seasons),
    }


def _standings(source: Source) -> _Data:
    results = source.results
    if results is None:
        return {"winner": None, "divisions": [], "teams": []}
    return {
        "winner": None if results.winner is None else source.person(results.winner),
        "divisions": [_division(source, results, number) for number in sorted(results.divisions)],
        "teams": [*_teams(source, results)],
    }


def _teams(source: Source, results: Results) -> Iterator[_Data]:
    """Yield the team standings, nothing without teams."""
    ends = team_bounds_of(results)
    for row in results.teams:
        yield {
            "place": row.place,
            "name": _plain(row.team),
            "people": [source.person(person) for person in row.members],
            "points": _exact(row.points),
            "games": row.games,
            "wins": row.wins,
            "bounds": ends[row.team]._asdict(),
        }


def _division(source: Source, results: Results, number: int) -> _Data:
    up, down = moving(results, number)
    tables = [one for one in results.fixtures if one.division == number]
    bounds = {} if goes_on(results) else bounds_of(results, number)
    rows = results.divisions[number]
    return {
        "number": number,
        "up": up,
        "down": down,
        "tables": len(tables),
        "tables_over": sum(one.result is not None for one in tables),
        "people": [
            {
                "place": row.place,
                **_row(source, row),
                "below": row.below,
                "bounds": _bound(bounds.get(row.person)),
            }
            for row in rows
            if not row.guest
        ],
        "substitutes": [_row(source, row) for row in rows if row.guest],
    }


def _row(source: Source, row: Row) -> _Data:
    return {
        "person": source.person(row.person),
        "points": _exact(row.points),
        "games": row.games,
        "wins": row.wins,
        "second_places": row.seconds,
    }


def _bound(bound: Bound | None) -> _Data | None:
    if bound is None:
        return None
    return {
        "best": bound.best,
        "worst": bound.worst,
        "most_points": _exact(bound.possible),
        "tables_open": bound.open,
        "up": bound.up,
        "down": bound.down,
    }


def _exact(points: Fraction) -> str:
    """Return points without rounding: people who are level share those of their places."""
    return str(points)


def _tables(source: Source) -> _Data:
    return {"tables": [*_fixtures(source, _table)]}


def _table(source: Source, results: Results, fixture: Fixture) -> _Data:
    table = results.tables.get(fixture.id)
    seats = source.seats.get(table or 0, ())
    by_number = {one.seat: one for one in seats}
    return {
        "state": "over" if fixture.result else "planned" if table is None else "playing",
        "seats": [
            {"seat": seat + 1, "person": source.person(person), **_turn(by_number.get(seat))}
            for seat, person in enumerate(fixture.seated)
        ],
    }


def _turn(seat: SeatRow | None) -> _Data:
    """Return whether a seat is asked for its move, and whether a house bot plays it now."""
    played = seat is not None and (seat.bot or seat.caretaker) is not None
    return {"to_move": seat is not None and seat.asked is not None, "house_bot": played}


def _results(source: Source) -> _Data:
    found = [one for one in _fixtures(source, _result) if one["finished_at"]]
    return {"results": sorted(found, key=lambda one: (one["finished_at"], one["number"]))}


def _result(source: Source, results: Results, fixture: Fixture) -> _Data:
    if fixture.result is None:
        return {"finished_at": None}
    awards = {one.person: one for one in results.awards if one.fixture == fixture.id}
    seats = sorted(fixture.result.seats, key=lambda one: (one.rank, one.seat))
    return {
        "finished_at": moment(fixture.result.finished_at),
        "bg_stats": bg_stats(source, fixture),
        "seats": [_scored(source, seat, awards) for seat in seats],
    }


_BG_STATS = "https://app.bgstatsapp.com/createPlay.html?data="


def bg_stats(source: Source, fixture: Fixture) -> str:
    """Return the address at which the app BG Stats offers to import a table that is over.

    The format is that of "Push plays to BG Stats from other apps or websites"
    (www.bgstatsapp.com/support), for one play each. The app asks which of its games and people are
    meant, and remembers it by the ids. Its file of several plays is documented nowhere.
    """
    result = fixture.result
    seats = () if result is None else result.seats
    play = {
        "sourceName": _plain(source.season.league.name),
        "sourcePlayId": str(fixture.id),
        "playDate": moment(0.0 if result is None else result.finished_at, "%Y-%m-%d %H:%M:%S"),
        "game": {
            "name": Words("en").title(source.season.settings.game),
            "sourceGameId": source.season.settings.game,
            "highestWins": True,
            "noPoints": False,
        },
        "players": [_player(source, seat) for seat in seats],
    }
    return _BG_STATS + quote(packed(play), safe="")


def _player(source: Source, seat: SeatResult) -> _Data:
    person = source.person(scored_by(seat))
    return {
        "name": person["name"] or NO_PLACE,
        "sourcePlayerId": person["id"],
        "startPlayer": False,
        "winner": seat.rank == 1,
        "rank": seat.rank,
        "score": seat.score,
    }


def _scored(source: Source, seat: SeatResult, awards: Mapping[int, Award]) -> _Data:
    person = scored_by(seat)
    award = awards.get(person)
    return {
        "seat": seat.seat + 1,
        "person": source.person(person),
        "instead_of": None if person == seat.person else source.person(seat.person),
        "rank": seat.rank,
        "score": seat.score,
        "place": None if award is None else award.place,
        "points": "0" if award is None else _exact(award.points),
        "house_bot": seat.bot_from is not None,
    }


def moment(at: float, form: str = "%Y-%m-%dT%H:%M:%SZ") -> str:
    """Return a time (POSIX seconds) as text."""
    return datetime.fromtimestamp(at, UTC).strftime(form)


def _fixtures(source: Source, told: Callable[[Source, Results, Fixture], _Data]) -> Iterator[_Data]:
    """Yield the tables of a season in the order of the schedule, each with what is `told` of it."""
    results = source.results
    if results is None:
        return
    rounds = {one: n for n, found in enumerate(results.rounds, 1) for one in found}
    for number, fixture in enumerate(results.fixtures, 1):
        yield {
            "id": fixture.id,
            "number": number,
            "table": results.tables.get(fixture.id),
            "division": fixture.division or None,
            "round": rounds.get(fixture.id),
            **told(source, results, fixture),
        }


FEEDS: Mapping[str, Callable[[Source], _Data]] = {
    "standings": _standings,
    "tables": _tables,
    "results": _results,
}
"""The feeds: what each holds beside the season itself."""
