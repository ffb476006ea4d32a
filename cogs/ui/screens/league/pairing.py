"""Quality of a season's pairing: the values reached, and the best possible ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import ceil

from bot.host.leagues.api import Season
from bot.host.leagues.pairing.pairings import DivisionPaired
from bot.leagues.history_csv import pairing_csv, written
from bot.leagues.pairing import Report
from bot.locales import Words
from bot.locales.markdown import escaped
from bot.presenting import limits
from bot.presenting.league.standings import division_name
from cogs.ui.kit.screen import Document

HASHES = ("table", "hash")
"""Columns of the file of hashes."""
MOST_REACHED = 1600
"""Characters about how well the divisions were paired."""


def pairing_lines(
    season: Season, paired: Sequence[DivisionPaired], names: Mapping[int, str], words: Words
) -> Iterator[str]:
    """Yield the values reached in every division, and the people with a game fewer."""
    for one in paired:
        division = division_name(season, one.division, words)
        yield f"-# **{division}** · " + " · ".join(_reached(one.report, words))
        if one.short:
            unknown = words("league-somebody")
            people = ", ".join(escaped(names.get(person) or unknown) for person in one.short)
            yield "-# " + words("league-pairing-short", count=len(one.short), people=people)


def pairing_block(
    season: Season, paired: Sequence[DivisionPaired], names: Mapping[int, str], words: Words
) -> str:
    """Return the values reached, for as many divisions as leave room for the tables."""
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
    """Return the pairing as a table, and the data with which anyone can compute it again."""
    if not paired:
        return ()
    name = f"league-{season.league.id}-season-{season.number}-pairing"
    table = Document(f"{name}.csv", _as_csv(paired, names, words).encode())
    return (table, Document(f"{name}.json", proof.encode())) if proof else (table,)


def hashes_file(season: Season, hashes: Mapping[int, str], words: Words) -> tuple[Document, ...]:
    """Return the file in which the bot commits itself to every deal of a season."""
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
