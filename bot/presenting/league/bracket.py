"""The rounds of a cup's winners, in words and as pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.host.leagues.standings.results import Results
from bot.leagues.points import scorer
from bot.leagues.records import Fixture
from bot.locales import Words
from bot.locales.markdown import escaped, visible
from render.league.bracket import MOST_TABLES, BracketLine, BracketScene, BracketTable
from render.text.finals import placed

MOST_ROUNDS = 2
"""The newest rounds that are shown as pictures."""


def bracket_scenes(
    results: Results,
    words: Words,
    palette: str,
    rounds: int = MOST_ROUNDS,
    tables: int = MOST_TABLES,
) -> list[BracketScene]:
    """Return the newest rounds, the last one first, with at most so many tables in each scene."""
    count = len(results.rounds)
    return [
        BracketScene(
            palette,
            words.language,
            visible(results.season.league.name),
            round_name(results, number, words),
            _is_final(results, number),
            tuple(_table(results, fixture, number, words) for fixture in page),
        )
        for number in range(count - 1, max(-1, count - 1 - rounds), -1)
        for page in _pages(_fixtures(results, number), tables)
    ]


def bracket_lines(results: Results, words: Words) -> Iterator[str]:
    """Yield all rounds in words, one line per table, the last round first."""
    for number in reversed(range(len(results.rounds))):
        yield f"**{round_name(results, number, words)}**"
        for fixture in _fixtures(results, number):
            table = _table(results, fixture, number, words)
            people = ", ".join(map(_said, table.lines))
            yield f"{table.number} {people}".strip()


def round_name(results: Results, number: int, words: Words) -> str:
    """Return the name of a round, counted from 0: the final is the round with one table."""
    if _is_final(results, number):
        return words("league-bracket-final")
    return words("league-bracket-round", number=number + 1)


def _is_final(results: Results, number: int) -> bool:
    return len(results.rounds[number]) == 1


def _fixtures(results: Results, number: int) -> list[Fixture]:
    return [one for one in results.fixtures if one.id in results.rounds[number]]


def _pages(found: Sequence[Fixture], size: int) -> list[Sequence[Fixture]]:
    return [found[at : at + size] for at in range(0, len(found), size)]


def _table(results: Results, fixture: Fixture, number: int, words: Words) -> BracketTable:
    table = f"#{results.tables[fixture.id]}" if fixture.id in results.tables else ""
    return BracketTable(table, tuple(_lines(results, fixture, number, words)))


def _lines(results: Results, fixture: Fixture, number: int, words: Words) -> Iterator[BracketLine]:
    """Yield the players of a table, the best first once it is over."""
    names = results.names
    if fixture.result is None:
        for person in fixture.people:
            yield BracketLine(visible(names.get(person) or words("league-somebody")))
        return
    on, places = _going_on(results, fixture, number), _places(results, fixture)
    for seat in sorted(fixture.result.seats, key=lambda one: (one.rank, one.seat)):
        person = scorer(seat) or seat.person
        yield BracketLine(
            name=visible(names.get(person) or words("league-somebody")),
            place=places.get(person),
            score=str(seat.score),
            on=person in on,
            bot=seat.bot_from is not None,
        )


def _places(results: Results, fixture: Fixture) -> dict[int, int | None]:
    return {one.person: one.place for one in results.awards if one.fixture == fixture.id}


def _going_on(results: Results, fixture: Fixture, number: int) -> frozenset[int]:
    """Return the people of a table who play the next round, or have won the cup."""
    if number + 1 < len(results.rounds):
        people = (person for one in _fixtures(results, number + 1) for person in one.people)
        return frozenset(people)
    return frozenset(filter(None, (results.winner,)))


def _said(line: BracketLine) -> str:
    name = f"{escaped(line.name)} 🤖" if line.bot else escaped(line.name)
    if not line.score:
        return name
    text = f"{placed(line.place)} {name} {line.score}"
    return f"**{text}**" if line.on else text
