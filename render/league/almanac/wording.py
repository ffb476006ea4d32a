"""Wording shared by an almanac's pictures and page: names, records, durations and numbers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, date, datetime
from fractions import Fraction

from babel.dates import format_date, format_datetime
from babel.numbers import format_decimal

from bot.leagues.almanac import Chronicle, Duel, PlayedTable, Record
from bot.leagues.points import scorer
from bot.leagues.records import Award, Fixture, Row, SeatResult
from bot.leagues.settings import KNOCKOUT
from bot.locales import Words
from bot.locales.markdown import shortened, visible
from render.text.finals import NO_PLACE
from render.text.wording import commas

ENOUGH_FOR_SEATS = 30
"""Number of tables from which a seat's share of victories is meaningful."""

MOST_HOLDERS = 3
"""Maximum number of a record's holders who are named; if there are more, they are only counted."""
MOST_LETTERS = 32
"""Maximum number of letters in a name on Discord."""
_FEW = 5
"""Maximum number of tables that are named for a record."""
_DAY, _HOUR = 86400, 3600


def name_of(told: Chronicle, person: int | None) -> str:
    """Return a person's name, or a dash if none is stored."""
    return visible(told.names.get(person or 0, "")).strip() or NO_PLACE


def section(told: Chronicle, division: int, words: Words) -> str:
    """Return a division's name; in a cup that is a group, or the winners' rounds for division 0."""
    return words("league-division", form=told.form, number=division)


def table_of(told: Chronicle, fixture: int) -> str:
    """Return the number of the table of a fixture, "" if it has no table."""
    return f"#{told.tables[fixture]}" if fixture in told.tables else ""


def tables_of(told: Chronicle, record: Record, words: Words) -> str:
    """Return the numbers of the tables where a record was set."""
    tables = (table_of(told, fixture) for fixture in record.tables[:_FEW])
    return commas(filter(None, tables), words) + (" …" if len(record.tables) > _FEW else "")


def people_of(told: Chronicle, table: PlayedTable, most: int = MOST_LETTERS) -> Sequence[str]:
    """Return the names of a table's scorers, best first, each cut to `most` characters."""
    return [shortened(name_of(told, seat.person), most, "…") for seat in table.people]


def holders(told: Chronicle, record: Record, words: Words) -> str:
    """Return the names of a record's holders, or their count if there are many."""
    if len(record.people) > MOST_HOLDERS:
        return words("league-almanac-many", count=len(record.people))
    return commas((name_of(told, person) for person in record.people), words)


def number(value: Fraction | int, words: Words, form: str = "#,##0.##") -> str:
    """Return a number in the format of the reader's language; only here is it rounded."""
    return str(format_decimal(float(value), form, locale=words.locale)).replace("-", "−")


def duration(seconds: float, words: Words) -> str:
    """Return how long a table took, in days, hours or minutes depending on the length."""
    if seconds >= 2 * _DAY:
        return words("league-almanac-days", count=round(seconds / _DAY))
    if seconds >= _HOUR:
        return words("league-almanac-hours", count=round(seconds / _HOUR))
    return words("league-almanac-minutes", count=round(seconds / 60))


def score_of(duel: Duel | None) -> str:
    """Return how often a person finished ahead of and behind another, "" if they never met."""
    return f"{duel.before}:{duel.behind}" if duel is not None and duel.tables else ""


def people_in(told: Chronicle, division: int) -> Sequence[Row]:
    """Return a division's standings without its substitutes."""
    return [row for row in told.divisions.get(division, ()) if not row.guest]


def done(told: Chronicle) -> tuple[int, int]:
    """Return how many tables are over, and how many there are in total."""
    return told.found.tables, len(told.fixtures)


def figures(told: Chronicle, words: Words) -> Iterable[str]:
    """Yield the numbers of tables and moves played, and the median duration."""
    found = told.found
    yield words("league-almanac-tables", count=found.tables)
    yield words("league-almanac-moves", count=found.moves, shown=number(found.moves, words))
    if found.tables:
        yield words("league-almanac-median", time=duration(found.median_seconds, words))


def summary(told: Chronicle, words: Words) -> str:
    """Return the game, the season's first and last day, and how much was played."""
    game = f"{told.game}-title"
    days = "–".join(_day(day, words) for day in told.days)
    told_game = words(game) if words.has(game) else told.game
    return " · ".join((told_game, days, *figures(told, words)))


def _day(day: date, words: Words) -> str:
    return str(format_date(day, "medium", locale=words.locale))


def moment(at: float, words: Words) -> tuple[str, str]:
    """Return a time (POSIX seconds) in UTC, as ISO 8601 for scripts and as text for readers."""
    then = datetime.fromtimestamp(at, UTC)
    text = str(format_datetime(then, "short", locale=words.locale))
    return then.isoformat(timespec="minutes"), text


def meetings(told: Chronicle) -> Iterator[tuple[int, Sequence[int]]]:
    """Yield each division in which at least two people have met, with its people."""
    for division in sorted(told.divisions):
        people = [row.person for row in people_in(told, division)]
        if any((one, other) in told.found.duels for one in people for other in people):
            yield division, people


def by_division(told: Chronicle, words: Words) -> Iterator[tuple[str, Sequence[Fixture]]]:
    """Yield the fixtures of each division; a cup's rounds of winners come after its groups."""
    found: defaultdict[int, list[Fixture]] = defaultdict(list)
    for fixture in told.fixtures:
        found[fixture.division].append(fixture)
    for division in sorted(found, key=lambda n: (n == 0 and told.form in KNOCKOUT, n)):
        yield section(told, division, words), found[division]


def bots_played(told: Chronicle) -> bool:
    """Return whether a house bot finished a seat at any table."""
    results = (fixture.result for fixture in told.fixtures if fixture.result is not None)
    return any(seat.bot_from is not None for result in results for seat in result.seats)


def awards_of(told: Chronicle) -> Mapping[tuple[int, int], Award]:
    """Return the awarded points, by fixture and person."""
    return {(award.fixture, award.person): award for award in told.awards}


def scored_by(seat: SeatResult) -> int:
    """Return the person who scores for a seat, or else the person paired there."""
    return scorer(seat) or seat.person
