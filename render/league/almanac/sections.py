"""Sections of a season's almanac, part by part, as pieces of a page.

The page to keep and the pages in the browser are made of them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from fractions import Fraction

from babel.dates import format_date

from bot.leagues.almanac import Chronicle, PlayedTable, Record
from bot.leagues.points import scorer
from bot.leagues.records import Award, Fixture, Row, SeatResult
from bot.leagues.settings import CUP
from bot.locales import Words
from bot.locales.markdown import visible
from render.league.almanac.telling import (
    figures,
    lasting,
    name_of,
    number,
    people_in,
    score_of,
    section,
    table_of,
)
from render.league.markup import Markup, tag, together
from render.league.tables import grid, moment, scrolled
from render.text.finals import NO_PLACE
from render.text.wording import round_name

ENOUGH_FOR_SEATS = 30
"""Tables from which on a seat's share of victories says something."""
_ROBOT = "🤖"
_FEW = 5
"""Tables of a record that are named at most."""


def standings(told: Chronicle, words: Words) -> Iterator[Markup]:
    """Yield the winner of a cup, and the standings of all divisions."""
    if told.winner is not None:
        yield tag("h2", words("league-almanac-cup-winner"))
        yield tag("p", tag("strong", _name(told, told.winner)))
    if told.divisions:
        yield tag("h2", words("league-almanac-standings"))
    for division in sorted(told.divisions):
        title = section(told, division, words)
        yield tag("h3", title)
        yield _standings(told, title, told.divisions[division], words)


def head(told: Chronicle, words: Words) -> Iterator[Markup]:
    """Yield the title with league and season, and how much was played."""
    season = words("league-almanac-season", number=told.season)
    yield tag("h1", tag("bdi", visible(told.league)), f" – {season}")
    yield tag("p", " · ".join((*played(told, words), *figures(told, words))))
    if not told.over:
        yield tag("p", words("league-almanac-so-far"), class_="soft")


def played(told: Chronicle, words: Words) -> Iterator[str]:
    """Yield the game, and its first and last day."""
    yield words(f"{told.game}-title") if words.has(f"{told.game}-title") else told.game
    yield "–".join(_day(day, words) for day in told.days)


def _day(day: date, words: Words) -> str:
    return str(format_date(day, "medium", locale=words.language))


def _name(told: Chronicle, person: int | None) -> Markup:
    """Return a name isolated from the text around it, whichever direction it is written in."""
    return tag("bdi", name_of(told, person))


def _named(told: Chronicle, people: Iterable[int]) -> Markup:
    parts = [part for person in people for part in (Markup(", "), _name(told, person))]
    return together(*parts[1:])


def _standings(told: Chronicle, title: str, rows: Sequence[Row], words: Words) -> Markup:
    headings = [
        words(f"league-csv-{key}")
        for key in ("place", "person", "points", "games", "per_game", "wins")
    ]
    lines = [
        (
            "–" if row.guest else f"{row.place}.",
            _standing_name(told, row, words),
            number(row.points, words),
            str(row.games),
            number(row.per_game, words, "0.00"),
            str(row.wins),
        )
        for row in rows
    ]
    caption = words("league-almanac-of-part", part=words("league-almanac-standings"), of=title)
    return grid(caption, headings, lines, "n-nnnn", named=1)


def _standing_name(told: Chronicle, row: Row, words: Words) -> Markup:
    note = words("league-almanac-guest") if row.guest else ""
    note = words("league-row-below", why=row.below) if row.below else note
    return together(_name(told, row.person), f" ({note})") if note else _name(told, row.person)


def records(told: Chronicle, words: Words) -> Iterator[Markup]:
    """Yield the records and who holds them."""
    if not told.found.records:
        return
    yield tag("h2", words("league-almanac-records"))
    keys = ("record", "value", "holder", "table")
    headings = [words(f"league-almanac-{key}") for key in keys]
    rows = [_record(told, record, words) for record in told.found.records]
    yield grid(words("league-almanac-records"), headings, rows, "-n--")


def _record(told: Chronicle, record: Record, words: Words) -> Sequence[str]:
    tables = [table_of(told, fixture) for fixture in record.tables[:_FEW]]
    return (
        words(f"league-record-{record.key}"),
        number(record.value, words),
        _named(told, record.people),
        ", ".join(filter(None, tables)) + (" …" if len(record.tables) > _FEW else ""),
    )


def extremes(told: Chronicle, words: Words) -> Iterator[Markup]:
    """Yield the closest, longest and shortest tables."""
    for key in ("closest", "longest", "shortest"):
        tables: Sequence[PlayedTable] = getattr(told.found, key)
        if not tables:
            continue
        yield tag("h2", words(f"league-almanac-{key}"))
        last = "margin" if key == "closest" else "length"
        columns = ("table", "name", last)
        headings = [words(f"league-almanac-{column}") for column in columns]
        rows = [
            (
                table_of(told, one.fixture),
                _named(told, (seat.person or 0 for seat in one.people)),
                words("league-almanac-by", points=one.margin or 0)
                if last == "margin"
                else lasting(one.seconds, words),
            )
            for one in tables
        ]
        yield grid(words(f"league-almanac-{key}"), headings, rows, "n-n")


def meetings(told: Chronicle, words: Words) -> Iterator[Markup]:
    """Yield the head-to-head results, by division."""
    found = [(n, _matrix(told, n, words)) for n in sorted(told.divisions)]
    if not any(matrix for _, matrix in found):
        return
    yield tag("h2", words("league-almanac-head-to-head"))
    yield tag("p", words("league-almanac-head-to-head-about"), class_="soft")
    for division, matrix in found:
        if matrix is not None:
            yield tag("h3", section(told, division, words))
            yield matrix


def _matrix(told: Chronicle, division: int, words: Words) -> Markup | None:
    people = [row.person for row in people_in(told, division)]
    if not any((one, other) in told.found.duels for one in people for other in people):
        return None
    columns = (
        tag("th", tag("abbr", str(place), title=name_of(told, person)), scope="col")
        for place, person in enumerate(people, 1)
    )
    head = tag("tr", tag("th", words("league-almanac-name"), scope="col"), *columns)
    lines = (
        tag(
            "tr",
            tag("th", f"{place}. ", _name(told, person), scope="row"),
            *(_duel(told, person, other) for other in people),
        )
        for place, person in enumerate(people, 1)
    )
    label = words("league-almanac-duels", division=section(told, division, words))
    caption = tag("caption", label, class_="unseen")
    table = tag("table", caption, tag("thead", head), tag("tbody", *lines), class_="duels")
    return scrolled(table, label)


def _duel(told: Chronicle, person: int, other: int) -> Markup:
    if person == other:
        return tag("td", class_="own")
    duel = told.found.duels.get((person, other))
    ahead = duel is not None and duel.before > duel.behind
    return tag("td", score_of(duel), **({"class_": "lit"} if ahead else {}))


def seats(told: Chronicle, words: Words) -> Iterator[Markup]:
    """Yield how often each seat has won, once there are enough tables."""
    if told.found.tables < ENOUGH_FOR_SEATS:
        return
    yield tag("h2", words("league-almanac-seats"))
    headings = [words(f"league-almanac-{key}") for key in ("seat", "played", "won")]
    rows = [
        (str(seat + 1), str(played), str(won))
        for seat, (played, won) in sorted(told.found.seats.items())
    ]
    yield grid(words("league-almanac-seats"), headings, rows, "nnn")


Group = tuple[str, Sequence[Fixture]]
"""A title, and the tables below it."""


def by_division(told: Chronicle, words: Words) -> Iterator[Group]:
    """Yield the tables by division; a cup's tables of winners come after its groups."""
    found: defaultdict[int, list[Fixture]] = defaultdict(list)
    for fixture in told.fixtures:
        found[fixture.division].append(fixture)
    for division in sorted(found, key=lambda n: (n == 0 and told.form == CUP, n)):
        yield section(told, division, words), found[division]


def schedule(
    told: Chronicle, groups: Iterable[Group], words: Words, numbers: Mapping[int, int] | None = None
) -> Iterator[Markup]:
    """Yield all tables, their players and results.

    With `numbers` (by fixture) each also has its number in the schedule.
    """
    if not told.fixtures:
        return
    yield tag("h2", words("league-almanac-schedule"))
    yield tag("p", words("league-almanac-times"), class_="soft utc")
    if any(seat.bot_from is not None for one in told.fixtures for seat in _results(one)):
        yield tag("p", f"{_ROBOT} = {words('league-almanac-bot')}", class_="soft")
    awards = {(award.fixture, award.person): award for award in told.awards}
    keys = ("table", "result", "finished")
    headings = [words(f"league-almanac-{key}") for key in keys]
    if numbers is not None:
        headings.insert(0, words("league-almanac-number"))
    for title, fixtures in groups:
        yield tag("h3", title)
        rows = [
            (*(() if numbers is None else (f"{numbers[one.id]}.",)),
             *_fixture(told, one, awards, words))
            for one in fixtures
        ]  # fmt: skip
        caption = words("league-almanac-of-part", part=words("league-almanac-schedule"), of=title)
        yield grid(caption, headings, rows, "n--" if numbers is None else "nn--")


def _results(fixture: Fixture) -> Sequence[SeatResult]:
    return () if fixture.result is None else fixture.result.seats


def _fixture(
    told: Chronicle, fixture: Fixture, awards: dict[tuple[int, int], Award], words: Words
) -> Sequence[str]:
    """Return a line of the schedule: table, players and results, when it ended."""
    table = table_of(told, fixture.id) or NO_PLACE
    if fixture.result is None:
        begun = "open" if fixture.id in told.tables else "planned"
        return table, _named(told, fixture.people), words(f"league-almanac-{begun}")
    seats = sorted(fixture.result.seats, key=lambda seat: (seat.rank, seat.seat))
    lines = (tag("li", *_seat(told, fixture, seat, awards, words)) for seat in seats)
    return table, tag("ul", *lines), moment(fixture.result.finished_at, words)


def _seat(
    told: Chronicle,
    fixture: Fixture,
    seat: SeatResult,
    awards: dict[tuple[int, int], Award],
    words: Words,
) -> Iterator[str]:
    """Yield the player of a seat and for whom, whether a house bot finished it, and the result."""
    who = seat.person if scorer(seat) is None else seat.finisher
    award = awards.get((fixture.id, who or 0))
    yield "– " if award is None or award.place is None else f"{award.place}. "
    yield _name(told, who)
    if who != seat.person:
        yield f" ({words('league-almanac-for', name=name_of(told, seat.person))})"
    if seat.bot_from is not None:
        sign = words("league-almanac-bot")
        yield together(" ", tag("span", _ROBOT, role="img", aria_label=sign, title=sign))
        if since := told.bot_rounds.get((fixture.id, seat.seat)):
            yield f" {words('league-almanac-bot-from', round=round_name(told.game, since, words))}"
    points = number(Fraction(0) if award is None else award.points, words)
    yield f": {words('league-almanac-scored', score=seat.score, points=points)}"
