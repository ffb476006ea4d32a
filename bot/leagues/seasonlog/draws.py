"""Draws of a season, made again from its seed and compared with what its log says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain, combinations
from typing import TypeAlias

from bot.leagues import rounds
from bot.leagues.pairing import CannotPair, Pairing, Request
from bot.leagues.pairing.request import Earlier
from bot.leagues.rounds import WINNERS
from bot.leagues.season_standings import going_on
from bot.leagues.seasonlog.bodies import Draw, Planned, Recipe
from bot.leagues.seasonlog.differences import Wrong
from bot.leagues.seasonlog.ledger import Ledger
from bot.leagues.settings import SWISS, Settings

Tables: TypeAlias = tuple[tuple[int, ...], ...]
ONLY = 1
"""The division of all tables of a Swiss event but those of winners."""
MOST_PEOPLE = 1000
Pairer: TypeAlias = Callable[[Request], Pairing]
"""The pairing of a request, the same each time. Raises CannotPair."""


def check_draw(ledger: Ledger, draw: Draw, sizes: frozenset[int], pairer: Pairer) -> None:
    """Check a draw of a division or round as far as the log allows. Raises Wrong."""
    rules = ledger.rules
    _check_place(ledger, draw)
    people = [*(one for table in draw.tables for one in table.people), *draw.resting]
    ledger.known(*people)
    _check_entered(ledger, draw.division, people)
    if draw.round is not None:
        _check_everybody_once(draw, people)
        _check_nobody_missing(ledger, people)
    if draw.recipe is not None:
        request = _request(ledger, draw, draw.recipe, sizes)
        pairing = _paired(request, pairer)
        _compare(ledger, draw.tables, pairing.tables)
        _check_waves(draw, pairing, ledger)
        numbers = ledger.numbers
        short = sorted(numbers[person] for person in draw.resting)
        if short != sorted(pairing.short):
            raise Wrong("draw-resting", _named(ledger, pairing.short), " ".join(draw.resting))
    elif rules.form == SWISS:
        _check_sizes(draw.tables, sizes)


def _check_place(ledger: Ledger, draw: Draw) -> None:
    """Check that a draw comes at its time: each division once, and round after round."""
    is_round = ledger.rules.form == SWISS
    expected = len(ledger.resting) + 1 if is_round else None
    if draw.round != expected or (is_round and draw.division != ONLY):
        raise Wrong("draw-round", expected or "-", draw.round or "-")
    if is_round and draw.round is not None and draw.round > ledger.rules.games:
        raise Wrong("draw-round", ledger.rules.games, draw.round)
    if not is_round and (draw.division in ledger.divisions_drawn or draw.division == WINNERS):
        raise Wrong("draw-twice", found=draw.division)
    if is_round and not all(one.ended for one in ledger.tables.values()):
        raise Wrong("draw-early", found=draw.round)


def _check_entered(ledger: Ledger, division: int, people: Iterable[str]) -> None:
    """Check that all drawn people play in that division."""
    for person in people:
        entry = ledger.entries.get(person)
        if entry is None or entry.status != "in" or entry.division != division:
            raise Wrong("draw-person", division, person)


def _check_everybody_once(draw: Draw, people: Sequence[str]) -> None:
    for person, count in Counter(people).items():
        if count > 1:
            raise Wrong("draw-person-twice", found=person)
    if draw.recipe is not None and sorted(people) != sorted(draw.recipe.people):
        raise Wrong("draw-people", len(draw.recipe.people), len(people))


def _check_nobody_missing(ledger: Ledger, people: Iterable[str]) -> None:
    """Check that everybody who plays is drawn, or has a bye."""
    drawn = {*people}
    for person, entry in ledger.entries.items():
        if entry.status == "in" and person not in drawn:
            raise Wrong("draw-missing", found=person)


def _check_sizes(tables: Sequence[Planned], sizes: frozenset[int]) -> None:
    for table in tables:
        if len(table.people) not in sizes:
            raise Wrong("draw-size", sorted(sizes), len(table.people))


def _check_waves(draw: Draw, pairing: Pairing, ledger: Ledger) -> None:
    waves = pairing.waves if draw.round is None else (draw.round - 1,) * len(draw.tables)
    for table, wave in zip(draw.tables, waves, strict=True):
        if table.wave != wave:
            raise Wrong("draw-wave", wave, table.wave)


def _request(ledger: Ledger, draw: Draw, recipe: Recipe, sizes: frozenset[int]) -> Request:
    """Return the request from which a draw follows. Raises Wrong."""
    rules, numbers = ledger.rules, ledger.numbers
    ledger.known(*recipe.people, *chain(*recipe.before), *chain(*recipe.teams))
    people = tuple(numbers[one] for one in recipe.people)
    if sorted(people) != [*people] or len({*people}) < len(people) or len(people) > MOST_PEOPLE:
        raise Wrong("recipe", "people")
    if frozenset(recipe.sizes) != sizes:
        raise Wrong("recipe-sizes", sorted(sizes), list(recipe.sizes))
    pairs = [frozenset(pair) for pair in combinations(people, 2)]
    if len(recipe.hours) != len(pairs) or len(recipe.at_once) != len(people):
        raise Wrong("recipe", "hours")
    if any(hours > 168 for hours in recipe.hours):
        raise Wrong("recipe", "hours")
    if rules.team_size and not _are_teams(ledger, recipe):
        raise Wrong("recipe", "teams")
    is_round = draw.round is not None
    return Request(
        people=people,
        size=rules.size,
        sizes=sizes,
        games=1 if is_round else rules.games,
        seed=ledger.lot + (draw.round - 1 if draw.round is not None else 0),
        before=frozenset(frozenset(numbers[one] for one in table) for table in recipe.before),
        at_once=dict(zip(people, recipe.at_once, strict=True)),
        hours=dict(zip(pairs, recipe.hours, strict=True)),
        earlier=_earlier(ledger, people) if is_round else None,
        teams=frozenset(frozenset(numbers[one] for one in team) for team in recipe.teams),
    )


def _are_teams(ledger: Ledger, recipe: Recipe) -> bool:
    """Return whether the teams of a draw are those of its people's entries."""
    found: dict[str | None, set[str]] = {}
    for person in recipe.people:
        if person in ledger.entries:
            found.setdefault(ledger.entries[person].team, set()).add(person)
    found.pop(None, None)
    told = [{*team} for team in recipe.teams]
    return sorted(map(sorted, found.values())) == sorted(map(sorted, told))


def _earlier(ledger: Ledger, people: Sequence[int]) -> Earlier:
    """Return the tables, points and byes from which a round of a Swiss event is drawn."""
    outcome, numbers = ledger.outcome(), ledger.numbers
    scores = {
        row.person: round(100 * row.per_game)
        for rows in outcome.divisions.values()
        for row in rows
        if row.person in {*people}
    }
    tables = tuple(one.drawn for one in outcome.fixtures if one.division == ONLY)
    byes = Counter(numbers[person] for resting in ledger.resting for person in resting)
    return Earlier(tables, scores, byes)


def _paired(request: Request, pairer: Pairer) -> Pairing:
    try:
        return pairer(request)
    except (CannotPair, ValueError, ArithmeticError, LookupError) as error:
        # A dishonest recipe may ask for tables that do not exist.
        raise Wrong("recipe", "tables", error) from error


def check_winners(ledger: Ledger, tables: Sequence[Planned], sizes: frozenset[int]) -> None:
    """Check a round of winners: who goes on, and at which tables. Raises Wrong."""
    rules = ledger.rules
    if not tables or not all(one.ended for one in ledger.tables.values()):
        raise Wrong("draw-early", found="winners")
    wave = 1 + max(ledger.waves, default=0)
    if any(one.wave != wave for one in tables):
        raise Wrong("draw-wave", wave, tables[0].wave)
    ledger.known(*(one for table in tables for one in table.people))
    people = _winners(ledger, rules, sizes)
    lot = ledger.lot + wave
    found = rounds.tables_of(people, rules.size, sizes, lot, _together(ledger)) if people else ()
    _compare(ledger, tables, found)


def _winners(ledger: Ledger, rules: Settings, sizes: frozenset[int]) -> Sequence[int]:
    """Return who plays the next round of winners, strongest first."""
    outcome, numbers = ledger.outcome(), ledger.numbers
    waves = [wave for wave, division in ledger.waves.items() if division == WINNERS]
    newest = max(waves, default=None)
    last = {n for n, one in ledger.tables.items() if newest is not None and one.wave == newest}
    found = going_on(rules, outcome.divisions, last, outcome.fixtures, outcome.awards, sizes)
    playing = {numbers[p] for p, entry in ledger.entries.items() if entry.status == "in"}
    people = rounds.fitting([one for one in found if one in playing], rules.size, sizes)
    return people if len(people) > 1 else ()


def _together(ledger: Ledger) -> frozenset[frozenset[int]]:
    """Return the people who sat at a table before, and those of each team who still play."""
    numbers = ledger.numbers
    sat = (frozenset(numbers[one] for one in table.people) for table in ledger.tables.values())
    teams: dict[str, set[int]] = {}
    for person, entry in ledger.entries.items():
        if entry.team is not None and entry.status == "in" and ledger.rules.team_size:
            teams.setdefault(entry.team, set()).add(numbers[person])
    return frozenset(chain(sat, map(frozenset, teams.values())))


def _compare(ledger: Ledger, told: Sequence[Planned], found: Sequence[Sequence[int]]) -> None:
    """Compare tables of the log with those that were drawn again. Raises Wrong."""
    numbers: Mapping[str, int] = ledger.numbers
    if len(told) != len(found):
        raise Wrong("draw-tables", len(found), len(told))
    for table, people in zip(told, found, strict=True):
        if [numbers[one] for one in table.people] != [*people]:
            raise Wrong("draw-seats", _named(ledger, people), " ".join(table.people))


def _named(ledger: Ledger, people: Iterable[int]) -> str:
    return " ".join(ledger.order[number - 1] for number in people)
