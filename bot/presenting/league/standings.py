"""Divisions, schedule, standings and stage of a season as text.

The module also finds the rounds from which house bots played seats of the season's tables.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import groupby

from babel.numbers import format_decimal

from bot.host.leagues.api import Entry, Season
from bot.host.leagues.core import SIGNED
from bot.host.leagues.standings.quality import Figures
from bot.host.leagues.standings.results import Results
from bot.leagues.bounds import Bound
from bot.leagues.records import Fixture, FixtureResult, Row
from bot.leagues.season_standings import PLAYERS
from bot.leagues.team_bounds import TeamBound
from bot.locales import Words, numeral
from bot.locales.markdown import Markdown, escaped
from bot.presenting import limits
from bot.presenting.league.scenes import form_of, round_name, team_bounds_of
from bot.presenting.services import Services
from render.text.wording import commas

MOST_TEXT = 3000
"""Maximum number of characters in a list; the files contain the rest."""


def points(value: Fraction, words: Words) -> str:
    """Return league points as text; they are rounded only here."""
    return str(format_decimal(float(value), "0.##", locale=words.locale))


def division_name(season: Season, division: int, words: Words) -> str:
    """Return the name of a division; in a cup it is a group, and 0 is the winners' rounds."""
    return words("league-division", form=form_of(season), number=division)


def division_blocks(season: Season, entries: Iterable[Entry], words: Words) -> list[str]:
    """Return the people of every division, or of every team, as text in a block for each."""
    if season.settings.team_size:
        return team_blocks(season, entries, words)
    found: defaultdict[int, list[str]] = defaultdict(list)
    for entry in entries:
        if entry.status in PLAYERS and entry.division is not None:
            found[entry.division].append(_placed(entry, words))
    blocks = [
        f"**{division_name(season, number, words)}** · {len(found[number])}\n"
        + commas(found[number], words)
        for number in sorted(found)
    ]
    return [limits.fit_lines(blocks, MOST_TEXT, words("league-more"))] if blocks else []


def team_blocks(
    season: Season, entries: Iterable[Entry], words: Words, most: int = MOST_TEXT
) -> list[str]:
    """Return the people of every team as text, one line each; none if nobody is in a team.

    Alternates have a mark, and people without a team come last.
    """
    found: defaultdict[str, list[str]] = defaultdict(list)
    for entry in entries if season.settings.team_size else ():
        if entry.status in (*PLAYERS, *SIGNED):
            found[entry.team].append(escaped(entry.name or words("league-somebody")))
        elif entry.alternate and entry.team:
            found[entry.team].append(f"🔄 {escaped(entry.name or words('league-somebody'))}")
    lines = [f"**{escaped(team)}** · {commas(found[team], words)}" for team in found if team]
    if lines and "" in found:
        lines.append(words("league-team-none", people=Markdown(commas(found[""], words))))
    return [limits.fit_lines(lines, most, words("league-more"))] if lines else []


def with_teams(results: Results) -> Mapping[int, str]:
    """Return everybody's name with their team, as markdown if there are teams."""
    teams = results.team_of
    return {
        person: Markdown(f"{escaped(name)} ({escaped(teams[person])})") if person in teams else name
        for person, name in results.names.items()
    }


def team_lines(results: Results, words: Words) -> list[str]:
    """Return the team standings as text, one line each, under their title.

    Each line includes the places that the team may still reach.
    """
    ends = team_bounds_of(results)
    lines = [
        words(
            "league-team-row",
            place=row.place,
            team=escaped(row.team),
            rate=points(row.per_game, words),
            games=row.games,
            wins=row.wins,
            best=points(row.best, words),
        )
        + _range(ends[row.team], words)
        for row in results.teams
    ]
    return [f"**{words('league-team-standings')}**", *lines] if lines else []


def standing_lines(
    rows: Sequence[Row],
    names: Mapping[int, str],
    words: Words,
    moved: Mapping[int, int] | None = None,
    ends: Mapping[int, Bound] | None = None,
    mistakes: Mapping[int, Figures] | None = None,
) -> list[str]:
    """Return a division's standings, one line per person.

    Each line includes how many places the person has `moved`, which places they may still reach
    (`ends`), and their `mistakes` a game, if given.
    """
    return [
        words(
            "league-row",
            place=row.place,
            name=escaped(names.get(row.person) or words("league-somebody")),
            points=points(row.points, words),
            games=row.games,
        )
        + _arrow((moved or {}).get(row.person, 0))
        + _range((ends or {}).get(row.person), words)
        + (f" · {words('league-row-below', why=row.below)}" if row.below else "")
        + _quality((mistakes or {}).get(row.person), words)
        for row in rows
    ]


def standings_block(
    results: Results,
    number: int,
    words: Words,
    moved: Mapping[int, int] | None = None,
    ends: Mapping[int, Bound] | None = None,
) -> str:
    """Return a division's standings under the name of the division."""
    rows = [row for row in results.divisions[number] if not row.guest]
    mistakes = results.quality.figures if results.quality else None
    lines = standing_lines(rows, results.names, words, moved, ends, mistakes)
    return "\n".join([f"**{division_name(results.season, number, words)}**", *lines])


def schedule_lines(
    results: Results, words: Words, only: Collection[int] | None = None
) -> Iterator[str]:
    """Yield the schedule as text, by division, with one line per table."""
    names = with_teams(results)
    for heading, every in schedule_parts(results, words):
        found = [one for one in every if only is None or one[1].id in only]
        if found and only is None:
            yield f"**{heading}**"
        for number, fixture in found:
            if fixture.result is not None:
                yield f"{number}. {played(fixture.result, names, words)}"
            else:
                opened = " ▶️" if fixture.id in results.tables else ""
                yield f"{number}. {people_of(fixture, names, words)}{opened}"


def schedule_parts(
    results: Results, words: Words
) -> Iterator[tuple[str, list[tuple[int, Fixture]]]]:
    """Yield the names of a schedule's divisions and rounds, with their numbered tables."""
    numbered = enumerate(results.fixtures, 1)
    for heading, found in groupby(numbered, lambda one: part_of(results, one[1], words)):
        yield heading, list(found)


def part_of(results: Results, fixture: Fixture, words: Words) -> str:
    """Return the name of a table's division or round."""
    for number, found in enumerate(results.rounds):
        if fixture.id in found:
            return round_name(results, number, words)
    for number, found in results.swiss.items():
        if fixture.id in found:
            return words("league-swiss-round", round=number)
    return division_name(results.season, fixture.division, words)


def people_of(fixture: Fixture, names: Mapping[int, str], words: Words) -> str:
    """Return the names of a fixture's people, in the order of the seats."""
    unknown = words("league-somebody")
    return commas((escaped(names.get(person) or unknown) for person in fixture.seated), words)


def played(result: FixtureResult, names: Mapping[int, str], words: Words) -> str:
    """Return a table's scores, best first, with a mark for seats that a house bot finished."""
    unknown = words("league-somebody")
    told = [
        f"{'🤖 ' if seat.bot_from is not None else ''}"
        f"{escaped(names.get(seat.finisher or seat.person) or unknown)} {numeral(seat.score)}"
        for seat in sorted(result.seats, key=lambda seat: seat.rank)
    ]
    return "✅ " + commas(told, words)


def moved_since(results: Results, division: int, since: float) -> dict[int, int]:
    """Return how many places each person has gained in a division since a time."""
    places = {row.person: row.place for row in results.standings_at(since, division)}
    now = results.divisions[division]
    return {row.person: places[row.person] - row.place for row in now if row.person in places}


def _range(bound: Bound | TeamBound | None, words: Words) -> str:
    """Return the places that a person or team can still reach, or "" if their place is certain."""
    if bound is None or bound.best == bound.worst:
        return ""
    return f" · {words('league-row-range', best=bound.best, worst=bound.worst)}"


def _quality(figures: Figures | None, words: Words) -> str:
    """Return a person's mistakes a game and the points lost, or "" if they are not known."""
    if figures is None:
        return ""
    numbers = {
        key: str(format_decimal(value, "0.0", locale=words.locale))
        for key, value in figures._asdict().items()
    }
    return f" · {words('league-row-quality', **numbers)}"


def _arrow(places: int) -> str:
    if not places:
        return ""
    return f" ▲{places}" if places > 0 else f" ▼{-places}"


_REASONS = {
    "promoted": "⬆️",
    "relegated": "⬇️",
    "moved_up": "↗️",
    "by_hand": "✋",
    "new": "🌱",
    "late": "⏱️",
}
"""Marks for the reason why a person is in a division; people who stayed have none."""


def _placed(entry: Entry, words: Words) -> str:
    mark = _REASONS.get(entry.reason or "", "")
    return f"{escaped(entry.name or words('league-somebody'))}{mark}"


def stage_name(season: Season, words: Words) -> str:
    """Return the name of a season's stage."""
    return words("league-stage", stage=season.stage)


def counted(season: Season, entries: Iterable[Entry], words: Words) -> Iterator[str]:
    """Yield a line each on how many people have signed up, are waiting, and are alternates."""
    entries = list(entries)
    found = Counter(entry.status for entry in entries)
    late = sum(entry.reason == "late" for entry in entries)
    count = found["in"] + found["left"] + found["red"] - late
    yield words("league-signed", count=count, places=season.settings.conditions.places)
    if late:
        yield words("league-entered", count=late)
    if found["waiting"] or found["asked"]:
        yield words("league-waiting", count=found["waiting"] + found["asked"])
    alternates = sum(entry.alternate for entry in entries)
    if alternates:
        yield words("league-alternates", count=alternates)


async def bot_rounds(
    context: Services, game: str, table_id: int | None, result: FixtureResult
) -> Mapping[int, int]:
    """Return the round from which a house bot played, by seat, or 1 if unknown."""
    seats = [seat.seat for seat in result.seats if seat.bot_from is not None]
    if table_id is None or not seats:
        return dict.fromkeys(seats, 1)
    renderer = context.renderer(game)
    found = await context.host.analysis.history.finishers(table_id)
    rounds = {one.seat: renderer.round(one.began.view(None)) for one in found if one.began}
    return {seat: rounds.get(seat, 1) for seat in seats}


async def all_bot_rounds(
    context: Services, game: str, fixtures: Iterable[Fixture], tables: Mapping[int, int]
) -> Mapping[tuple[int, int], int]:
    """Return the rounds from which house bots played many fixtures, by fixture and seat."""
    return {
        (one.id, seat): number
        for one in fixtures
        if one.result is not None
        for seat, number in (
            await bot_rounds(context, game, tables.get(one.id), one.result)
        ).items()
    }
