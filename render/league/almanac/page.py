"""The almanac as one page to keep: a file that needs nothing beside itself."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, date, datetime
from fractions import Fraction

from babel.dates import format_date, format_datetime

from bot.leagues.almanac import Chronicle, PlayedTable, Record
from bot.leagues.points import scorer
from bot.leagues.records import Award, Fixture, Row, SeatResult
from bot.leagues.settings import CUP
from bot.locales import Words
from bot.locales.markdown import visible
from render.league.almanac.markup import Markup, tag, together, void
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

ENOUGH_FOR_SEATS = 30
"""Tables from which on it says something how often a seat has won."""
_ROBOT = "🤖"
_FEW = 5
"""Tables that are named at which a record was set."""

_STYLE = Markup("""
:root{color-scheme:light dark;--paper:#fbf7ec;--ink:#1f1a14;--soft:#5a4f40;--line:#cdbf9f;
--band:#f1e8d2;--lit:#ffe3a8;--lit-ink:#1f1a14}
@media (prefers-color-scheme:dark){:root{--paper:#10252e;--ink:#f4ead4;--soft:#b6c8c9;
--line:#37545f;--band:#17333f;--lit:#6b4a12;--lit-ink:#fff4dc}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:62rem;padding:1rem;background:var(--paper);color:var(--ink);
font:1rem/1.5 system-ui,sans-serif;overflow-wrap:break-word}
h1{font-size:1.7rem;line-height:1.2;margin:.5rem 0}
h2{font-size:1.3rem;margin:2rem 0 .5rem;border-bottom:2px solid var(--line)}
h3{font-size:1.05rem;margin:1.2rem 0 .4rem}
p{margin:.4rem 0}.soft{color:var(--soft)}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.3rem .5rem;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}
thead th{color:var(--soft);font-weight:600}tbody th{font-weight:600}
tbody tr:nth-child(odd){background:var(--band)}
.n{text-align:right}td.n{white-space:nowrap}
ol,ul{margin:0;padding:0;list-style:none}
.duels{width:auto}.duels td,.duels thead th{text-align:center;white-space:nowrap;min-width:2.6rem}
@media (max-width:30rem){body{padding:.6rem}table{font-size:.88rem}th,td{padding:.25rem .3rem}}
.lit{background:var(--lit);color:var(--lit-ink)}.own{background:var(--line)}
""")


def almanac_page(told: Chronicle, language: str) -> bytes:
    """Return the almanac of a season as HTML: one file, no script, no request to anywhere."""
    words = Words(language)
    title = f"{visible(told.league)} – {words('league-almanac-season', number=told.season)}"
    head = tag(
        "head",
        void("meta", charset="utf-8"),
        void("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("title", title),
        tag("style", _STYLE),
    )
    body = tag("body", tag("main", *_sections(told, words)))
    page = together(head, body)
    return f'<!DOCTYPE html>\n<html lang="{words.language}">{page}</html>\n'.encode()


def page_name(told: Chronicle) -> str:
    """Return the name of the file."""
    ascii_only = "".join(c if c.isascii() and c.isalnum() else "-" for c in told.league.lower())
    plain = "-".join(filter(None, ascii_only.split("-")))[:40].strip("-")
    return f"{plain or 'league'}-{told.season}.html"


def _sections(told: Chronicle, words: Words) -> Iterator[Markup]:
    yield from _head(told, words)
    if told.found.tables == 0:
        yield tag("p", words("league-almanac-nothing"))
    if told.winner is not None:
        yield tag("h2", words("league-almanac-cup-winner"))
        yield tag("p", tag("strong", _name(told, told.winner)))
    if told.divisions:
        yield tag("h2", words("league-almanac-standings"))
    for division in sorted(told.divisions):
        yield tag("h3", section(told, division, words))
        yield _standings(told, told.divisions[division], words)
    yield from _records(told, words)
    yield from _tables(told, words)
    yield from _duels(told, words)
    yield from _seats(told, words)
    yield from _schedule(told, words)


def _head(told: Chronicle, words: Words) -> Iterator[Markup]:
    season = words("league-almanac-season", number=told.season)
    yield tag("h1", tag("bdi", visible(told.league)), f" – {season}")
    game = words(f"{told.game}-title") if words.has(f"{told.game}-title") else told.game
    days = "–".join(_day(day, words) for day in told.days)
    yield tag("p", " · ".join((game, days, *figures(told, words))))
    if not told.over:
        yield tag("p", words("league-almanac-so-far"), class_="soft")


def _day(day: date, words: Words) -> str:
    return str(format_date(day, "medium", locale=words.language))


def _name(told: Chronicle, person: int | None) -> Markup:
    """Return a name that turns nothing around it, whichever way it is written."""
    return tag("bdi", name_of(told, person))


def _named(told: Chronicle, people: Iterable[int]) -> Markup:
    parts = [part for person in people for part in (Markup(", "), _name(told, person))]
    return together(*parts[1:])


def _grid(headings: Sequence[str], rows: Iterable[Sequence[str]], numbers: str) -> Markup:
    """Return a table whose first column names the rows; columns of numbers have an `n`."""
    head = tag("tr", *(_cell("th", text, numbers[i], "col") for i, text in enumerate(headings)))
    lines = (
        tag(
            "tr",
            _cell("th", row[0], numbers[0], "row"),
            *(_cell("td", text, numbers[i]) for i, text in enumerate(row) if i),
        )
        for row in rows
    )
    table = tag("table", tag("thead", head), tag("tbody", *lines))
    return tag("div", table, class_="wide")


def _cell(name: str, text: str, kind: str, scope: str = "") -> Markup:
    attributes = {"scope": scope} if scope else {}
    return tag(name, text, **attributes, **({"class_": "n"} if kind == "n" else {}))


def _standings(told: Chronicle, rows: Sequence[Row], words: Words) -> Markup:
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
    return _grid(headings, lines, "n-nnnn")


def _standing_name(told: Chronicle, row: Row, words: Words) -> Markup:
    if not row.guest:
        return _name(told, row.person)
    return together(_name(told, row.person), f" ({words('league-almanac-guest')})")


def _records(told: Chronicle, words: Words) -> Iterator[Markup]:
    if not told.found.records:
        return
    yield tag("h2", words("league-almanac-records"))
    keys = ("record", "value", "holder", "table")
    headings = [words(f"league-almanac-{key}") for key in keys]
    rows = [_record(told, record, words) for record in told.found.records]
    yield _grid(headings, rows, "-n--")


def _record(told: Chronicle, record: Record, words: Words) -> Sequence[str]:
    tables = [table_of(told, fixture) for fixture in record.tables[:_FEW]]
    return (
        words(f"league-record-{record.key}"),
        number(record.value, words),
        _named(told, record.people),
        ", ".join(filter(None, tables)) + (" …" if len(record.tables) > _FEW else ""),
    )


def _tables(told: Chronicle, words: Words) -> Iterator[Markup]:
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
        yield _grid(headings, rows, "n-n")


def _duels(told: Chronicle, words: Words) -> Iterator[Markup]:
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
    table = tag("table", tag("thead", head), tag("tbody", *lines), class_="duels")
    label = words("league-almanac-duels", division=section(told, division, words))
    return tag("div", table, class_="wide", role="group", tabindex="0", aria_label=label)


def _duel(told: Chronicle, person: int, other: int) -> Markup:
    if person == other:
        return tag("td", class_="own")
    duel = told.found.duels.get((person, other))
    ahead = duel is not None and duel.before > duel.behind
    return tag("td", score_of(duel), **({"class_": "lit"} if ahead else {}))


def _seats(told: Chronicle, words: Words) -> Iterator[Markup]:
    if told.found.tables < ENOUGH_FOR_SEATS:
        return
    yield tag("h2", words("league-almanac-seats"))
    headings = [words(f"league-almanac-{key}") for key in ("seat", "played", "won")]
    rows = [
        (str(seat + 1), str(played), str(won))
        for seat, (played, won) in sorted(told.found.seats.items())
    ]
    yield _grid(headings, rows, "nnn")


def _schedule(told: Chronicle, words: Words) -> Iterator[Markup]:
    if not told.fixtures:
        return
    yield tag("h2", words("league-almanac-schedule"))
    yield tag("p", words("league-almanac-times"), class_="soft")
    if any(seat.bot_from is not None for one in told.fixtures for seat in _results(one)):
        yield tag("p", f"{_ROBOT} = {words('league-almanac-bot')}", class_="soft")
    awards = {(award.fixture, award.person): award for award in told.awards}
    by_division: defaultdict[int, list[Fixture]] = defaultdict(list)
    for fixture in told.fixtures:
        by_division[fixture.division].append(fixture)
    # A cup's tables of winners come after its groups.
    for division in sorted(by_division, key=lambda n: (n == 0 and told.form == CUP, n)):
        yield tag("h3", section(told, division, words))
        headings = [words(f"league-almanac-{key}") for key in ("table", "result", "finished")]
        rows = [_fixture(told, one, awards, words) for one in by_division[division]]
        yield _grid(headings, rows, "n--")


def _results(fixture: Fixture) -> Sequence[SeatResult]:
    return () if fixture.result is None else fixture.result.seats


def _fixture(
    told: Chronicle, fixture: Fixture, awards: dict[tuple[int, int], Award], words: Words
) -> Sequence[str]:
    """Return a line of the schedule: table, who played and with what result, when it ended."""
    if fixture.result is None:
        people = _named(told, fixture.people)
        return table_of(told, fixture.id), people, words("league-almanac-open")
    ended = datetime.fromtimestamp(fixture.result.finished_at, UTC)
    seats = sorted(fixture.result.seats, key=lambda seat: (seat.rank, seat.seat))
    lines = (tag("li", *_seat(told, fixture, seat, awards, words)) for seat in seats)
    when = str(format_datetime(ended, "short", locale=words.language))
    return table_of(told, fixture.id), tag("ul", *lines), when


def _seat(
    told: Chronicle,
    fixture: Fixture,
    seat: SeatResult,
    awards: dict[tuple[int, int], Award],
    words: Words,
) -> Iterator[str]:
    """Yield who had a seat and for whom, whether a house bot finished it, and what came of it."""
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
            yield f" {words('league-almanac-bot-from', round=since)}"
    points = number(Fraction(0) if award is None else award.points, words)
    yield f": {words('league-almanac-scored', score=seat.score, points=points)}"
