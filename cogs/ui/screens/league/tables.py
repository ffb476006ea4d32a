"""Screens with standings, a person's tables and possible places, and the pairing's quality.

The custom_ids are `league-standings:<season>:<division>:<form>` (form 0 is a picture, 1 text, 2
CSV) and `league-mine:<season>`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import ceil

from bot.host.leagues.api import Season
from bot.host.leagues.pairing.pairings import DivisionPaired
from bot.host.leagues.standings.quality import Consent, Quality
from bot.host.leagues.standings.results import Results
from bot.leagues.history_csv import pairing_csv, standings_csv, team_csv, written
from bot.leagues.pairing import Report
from bot.leagues.records import Award, Fixture
from bot.leagues.rounds import WINNERS
from bot.leagues.settings import KNOCKOUT
from bot.locales import Words
from bot.locales.markdown import Markdown, escaped
from bot.presenting import limits
from bot.presenting.league.scenes import (
    bounds_of,
    bracket_lines,
    bracket_scenes,
    dissolving_lines,
    goes_on,
    moving,
    standings_scene,
    team_bounds_of,
    team_scene,
)
from bot.presenting.league.standings import (
    MOST_TEXT,
    division_name,
    people_of,
    points,
    standings_block,
    team_lines,
    with_teams,
)
from cogs.ui.kit.screen import Button, Document, Row, Screen, button_rows
from cogs.ui.screens.league.season import coach_line, coach_row, heading
from render.api import Picture
from render.league.bracket import BracketScene
from render.league.scenes import MOST_LINES, StandingsScene
from render.sheets import Sheet
from render.text.wording import commas

HASHES = ("table", "hash")
"""Columns of the file of hashes."""
MOST_REACHED = 1600
"""Maximum number of characters about how well the divisions were paired."""


def pairing_lines(
    season: Season, paired: Sequence[DivisionPaired], names: Mapping[int, str], words: Words
) -> Iterator[str]:
    """Yield each division's pairing quality, and the people with one game fewer."""
    for one in paired:
        if one.round is not None:
            yield from _round_lines(one, names, words)
            continue
        division = division_name(season, one.division, words)
        yield f"-# **{division}** · " + " · ".join(_reached(one.report, words))
        if one.short:
            unknown = words("league-somebody")
            people = commas((escaped(names.get(person) or unknown) for person in one.short), words)
            yield "-# " + words("league-pairing-short", count=len(one.short), people=people)


def _round_lines(paired: DivisionPaired, names: Mapping[int, str], words: Words) -> Iterator[str]:
    """Yield how many pairs of a Swiss round have met before, and who has a bye."""
    again = words("league-swiss-again", count=paired.again)
    yield f"-# **{words('league-swiss-round', round=paired.round or 0)}** · {again}"
    if paired.short:
        unknown = words("league-somebody")
        people = commas((escaped(names.get(person) or unknown) for person in paired.short), words)
        yield f"-# {words('league-swiss-bye', people=Markdown(people))}"


def pairing_block(
    season: Season, paired: Sequence[DivisionPaired], names: Mapping[int, str], words: Words
) -> str:
    """Return the pairing quality of as many divisions as `MOST_REACHED` characters can hold."""
    lines = pairing_lines(season, paired, names, words)
    return limits.fit_lines(lines, MOST_REACHED, f"-# {words('league-more')}")


def _reached(report: Report, words: Words) -> Iterator[str]:
    least, most = min(report.meetings), max(report.meetings)
    over = ceil(100 * (report.squares / report.squares_bound - 1))
    even = "yes" if least == most else "no"
    yield words("league-pairing-meetings", even=even, least=least, most=most, over=over)
    best = "yes" if report.seat_difference <= report.seat_bound else "no"
    yield words("league-pairing-seats", difference=report.seat_difference, best=best)
    yield words("league-pairing-hours", hours=round(report.overlap))
    if report.repeats:
        yield words("league-pairing-repeats", count=report.repeats)


def pairing_files(
    season: Season,
    paired: Sequence[DivisionPaired],
    proof: str | None,
    names: Mapping[int, str],
    words: Words,
) -> tuple[Document, ...]:
    """Return the pairing as CSV, and the data from which anyone can compute it again."""
    if not paired:
        return ()
    name = f"league-{season.league.id}-season-{season.number}-pairing"
    again = (Document(f"{name}.json", proof.encode()),) if proof else ()
    if any(one.round for one in paired):
        return again
    return (Document(f"{name}.csv", _as_csv(paired, names, words).encode()), *again)


def hashes_file(season: Season, hashes: Mapping[int, str], words: Words) -> tuple[Document, ...]:
    """Return the file of hashes that commit the bot to every deal of a season."""
    if not hashes:
        return ()
    table = written(HASHES, hashes.items(), lambda key: words(f"league-csv-{key}"))
    name = f"league-{season.league.id}-season-{season.number}-hashes.csv"
    return (Document(name, table.encode()),)


def _as_csv(paired: Sequence[DivisionPaired], names: Mapping[int, str], words: Words) -> str:
    unknown = words("league-somebody")
    return pairing_csv(
        {one.division: one.report for one in paired},
        lambda person: names.get(person) or unknown,
        lambda key: words(f"league-csv-{key}"),
    )


PICTURE, WORDS, CSV = FORMS = range(3)
"""Forms in which standings are shown."""
TEAMS = 100
"""The number of the team standings; no division has it."""


def sheets(scenes: Sequence[StandingsScene | BracketScene]) -> tuple[Sheet, ...]:
    """Return a sheet for each scene, with distinct names because a message may hold several."""
    return tuple(Sheet(_name(scene, number), scene) for number, scene in enumerate(scenes))


def _name(scene: StandingsScene | BracketScene, number: int) -> str:
    return f"round-{number}" if isinstance(scene, BracketScene) else f"standings-{scene.division}"


def scenes_of(
    results: Results, division: int, words: Words, palette: str
) -> list[StandingsScene | BracketScene]:
    """Return the scene of a division's standings, or the scenes of a cup's rounds of winners."""
    if division == WINNERS:
        return [*bracket_scenes(results, words, palette)]
    if division == TEAMS:
        return [team_scene(results, words, palette)]
    return [standings_scene(results, division, words, palette)]


def shown_first(results: Results, person: int) -> int:
    """Return the division to show a person first: their own, or the rounds of a cup's winners."""
    own = results.place_of(person)
    if results.rounds:
        return WINNERS
    return own[0] if own else min(results.divisions)


def in_words(results: Results, division: int, words: Words) -> str:
    """Return a division's standings as text, with the places still possible."""
    if division == TEAMS:
        return limits.fit_lines(team_lines(results, words), MOST_TEXT, words("league-more"))
    if division == WINNERS:
        return limits.fit_lines(bracket_lines(results, words), MOST_TEXT, words("league-more"))
    block = standings_block(results, division, words, ends=bounds_of(results, division))
    return limits.fit_lines(block.splitlines(), MOST_TEXT, words("league-more"))


def as_csv(results: Results, words: Words) -> Document:
    """Return the standings of all divisions as a CSV file."""
    ranges = {
        person: (bound.best, bound.worst)
        for division in results.divisions
        for person, bound in bounds_of(results, division).items()
    }
    names = results.names
    text = standings_csv(
        results.divisions,
        lambda person: names.get(person, ""),
        lambda key: words(f"league-csv-{key}"),
        ranges,
        _mistakes(results.quality),
    )
    season = results.season
    return Document(f"league-{season.league.id}-season-{season.number}.csv", text.encode())


def _mistakes(quality: Quality | None) -> Mapping[int, tuple[float, float]] | None:
    """Return the mistakes a game by person, and the points lost; None if they are not known."""
    if quality is None or quality.state != "known":
        return None
    return {person: (one.mistakes, one.lost) for person, one in quality.figures.items()}


def quality_lines(results: Results, reader: int, words: Words) -> tuple[str, ...]:
    """Return a line about what mistakes a game are, or why a person of the season reads none."""
    quality = results.quality
    if quality is None:
        return ()
    if quality.state == "known":
        unit = words.of(results.season.settings.game, "coach-unit")
        return (f"-# {words('league-quality-about', unit=unit)}",)
    if reader not in quality.people:
        return ()
    state, done, tables = quality.state, quality.done, quality.tables
    return (f"-# {words('league-quality-none', why=state, done=done, tables=tables)}",)


def teams_csv(results: Results, words: Words) -> Document:
    """Return the team standings as a file, with the members of each team."""
    names, season = results.names, results.season
    text = team_csv(
        results.teams,
        lambda person: names.get(person, ""),
        {team: (end.best, end.worst) for team, end in team_bounds_of(results).items()},
        lambda key: words(f"league-csv-{key}"),
    )
    return Document(f"league-{season.league.id}-season-{season.number}-teams.csv", text.encode())


def standings_screen(
    results: Results,
    division: int,
    form: int,
    pictures: tuple[Picture, ...],
    reader: int,
    words: Words,
) -> Screen:
    """Return a division's standings, with buttons for other divisions and other forms."""
    head = f"### {heading(results.season, words)}"
    of_teams = division == TEAMS
    documents = ((teams_csv if of_teams else as_csv)(results, words),) if form == CSV else ()
    told: tuple[str, ...] = () if pictures or documents else (in_words(results, division, words),)
    rows = _ways(results, division, form, words)
    people = sum(not row.guest for row in results.divisions.get(division, ()))
    people = len(results.teams) if of_teams else people
    if pictures and people > MOST_LINES:
        key = "league-team-first" if of_teams else "league-standings-first"
        told = (words(key, shown=MOST_LINES, count=people),)
    told = (*told, *dissolving_lines(results, words))
    if not pictures:
        told = (*told, *quality_lines(results, reader, words))
    return Screen((head, *told), pictures, documents=documents, rows=rows)


def mine(
    results: Results,
    person: int,
    places: Mapping[int, int],
    consent: Consent | None,
    words: Words,
) -> Screen:
    """Return a person's place, prospects and tables; `places` holds channels of running tables.

    `consent` is None if the coach counts no mistakes in this season.
    """
    head = f"### {heading(results.season, words)}"
    found = results.place_of(person)
    coach = () if consent is None else (coach_line(consent, words),)
    rows = () if consent is None else coach_row(results.season, consent, words)
    if found is None:
        return Screen((head, words("league-mine-none"), *coach), rows=rows)
    division, row = found
    place = words(
        "league-mine-place",
        place=row.place,
        division=division_name(results.season, division, words),
        points=points(row.points, words),
        games=row.games,
    )
    begun = any(one.games for one in results.divisions[division])
    told = [*((place,) if begun else ()), *_possible(results, division, person, words)]
    own = [one for one in results.fixtures if person in _concerned(one)]
    tables = [_table(results, one, person, places, words) for one in own]
    text = limits.fit_lines(tables, 2500, words("league-more-schedule"))
    return Screen((head, "\n".join(told), text, *coach), rows=rows)


def _possible(results: Results, division: int, person: int, words: Words) -> Iterator[str]:
    bound = bounds_of(results, division).get(person)
    if bound is None or goes_on(results):
        return
    possible = points(bound.possible, words)
    yield words("league-mine-open", open=bound.open, possible=possible)
    best = "same" if bound.best == bound.worst else bound.best
    yield words("league-mine-range", best=best, worst=bound.worst)
    up, down = moving(results, division)
    if up:
        key = "league-mine-on" if results.season.settings.form in KNOCKOUT else "league-mine-up"
        yield words(key, prospect=bound.up)
    if down:
        yield words("league-mine-down", prospect=bound.down)


def _table(
    results: Results, fixture: Fixture, person: int, places: Mapping[int, int], words: Words
) -> str:
    people = people_of(fixture, with_teams(results), words)
    if fixture.result is not None:
        award = _award(results, fixture, person)
        return words(
            "league-mine-over",
            people=people,
            place=(award and award.place) or 0,
            points=points(award.points, words) if award else "0",
        )
    if fixture.id in places:
        return words("league-mine-playing", place=f"<#{places[fixture.id]}>", people=people)
    return words("league-mine-planned", people=people)


def _concerned(fixture: Fixture) -> tuple[int, ...]:
    """Return the people seated in a fixture and, once it is over, those for whom it counts."""
    over = () if fixture.result is None else (*fixture.people, *fixture.members)
    return (*fixture.seated, *over)


def _award(results: Results, fixture: Fixture, person: int) -> Award | None:
    found = (one for one in results.awards if (one.fixture, one.person) == (fixture.id, person))
    return next(found, None)


def known_standings(results: Results) -> tuple[int, ...]:
    """Return the numbers of all standings: tables of winners, divisions, teams."""
    winners, teams = (WINNERS,) if results.rounds else (), (TEAMS,) if results.teams else ()
    return (*winners, *results.divisions, *teams)


def _standings_name(results: Results, number: int, words: Words) -> str:
    if number == TEAMS:
        return words("league-team-standings")
    return division_name(results.season, number, words)


def _ways(results: Results, division: int, form: int, words: Words) -> tuple[Row, ...]:
    """Return the buttons to the other divisions, and to the other forms of this division."""
    key, shown = f"league-standings:{results.season.id}", PICTURE if form == CSV else form
    numbers = known_standings(results)
    others = tuple(
        Button(f"{key}:{number}:{shown}", _standings_name(results, number, words))
        for number in numbers
        if number != division
    )
    forms = tuple(
        Button(f"{key}:{division}:{one}", words(f"button-league-form-{one}"))
        for one in FORMS
        if one != form
    )
    return (*button_rows(others), forms)
