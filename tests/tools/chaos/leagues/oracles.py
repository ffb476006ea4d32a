"""Checks of leagues after a run, by what was posted and what people read.

The bot's database is not looked at: pairings, results and promotions are worked out here.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction
from hashlib import sha256
from itertools import compress, pairwise, product

from tests.tools.chaos.leagues.people import Society
from tests.tools.chaos.leagues.reading import (
    DIGEST,
    LOT,
    ROUND,
    Line,
    Played,
    announcements,
    count_of,
    mentioned,
)
from tests.tools.chaos.leagues.seasons import POINTS, Season, entered, members, seasons
from tests.tools.chaos.leagues.signing import IN
from tests.tools.chaos.objects import Message

ONCE = ("card", "closed", "draft", "divisions", "schedule", "over")
"""Kinds of announcements that a finished season has made, each once."""
AT_MOST_ONCE = (*ONCE, "overtime")
IN_WORDS = ("changed", "corrected", "disputed", "entered", "overdue")
"""Kinds of announcements whose words tell one from another."""
DAY, WEEK = 24 * 3600.0, 7 * 24 * 3600.0
FIRST_MOVE = "waiting for your first move"
"""Part of the words of a reminder."""
Earned = frozenset[tuple[Fraction, int]]
"""Possible earnings of a player, points and games; several if a house bot played."""
NOTHING: Earned = frozenset({(Fraction(0), 0)})


def judge(society: Society) -> dict[str, Sequence[str]]:
    """Return what is wrong, by what was to be true."""
    found = seasons(society)
    return {
        "announced not once": [*announced(society, found)],
        "tables opened not once": [one for season in found for one in opened(society, season)],
        "told falsely of leagues": [one for season in found for one in lies(society, season)],
        "told at tables not once": [one for season in found for one in at_tables(season)],
        "results counted wrong": [one for season in found for one in counted(society, season)],
        "moved wrongly": [*moved(society, found)],
    }


# What was announced -------------------------------------------------------------------------


def announced(society: Society, found: Sequence[Season]) -> Iterator[str]:
    """Yield what was announced twice, or never, or is of no kind that we know."""
    for season in found:
        counts = Counter({kind: len(said) for kind, said in season.said.items()})
        for kind in AT_MOST_ONCE:
            if counts[kind] > 1:
                yield f"{season.name}: {kind} {counts[kind]} times"
        for kind in _wanted_of(society, season):
            if not counts[kind]:
                yield f"{season.name}: no {kind}"
        for kind in IN_WORDS:
            texts = [one.message.texts for one in season.said.get(kind, ())]
            yield from (f"{season.name}: twice {text!r}" for text in _doubled(texts))
        if counts["weekly"] > _weeks(season):
            yield f"{season.name}: {counts['weekly']} weekly posts in {_weeks(season)} weeks"
    for said in announcements([*society.places.values()]):
        if said.kind is None:
            yield f"nobody knows why: {said.message.texts[:80]!r}"
    yield from _directs(society)


def _wanted_of(society: Society, season: Season) -> Iterator[str]:
    """Yield what must have been announced by now."""
    yield from ONCE if season.is_over else ()
    if (season.plan.name, season.number) in society.organiser.changed:
        yield "changed"
    case = society.trouble.cases.get(season.plan.name)
    if case is not None and season.number == season.plan.seasons:
        yield from ["disputed"] * case.raised + ["corrected"] * case.excluded


def _weeks(season: Season) -> int:
    """Return how many weeks of a season were over when it said something last."""
    last = max(one.message.at for said in season.said.values() for one in said)
    return max(0, int((last - season.starts_at) / WEEK))


def _directs(society: Society) -> Iterator[str]:
    """Yield what somebody was told directly twice: of each kind there is one a cause."""
    for user in society.users:
        times = defaultdict[str, list[float]](list)
        for message in society.directs(user):
            times[_cause(message)].append(message.at)
        yield from (
            f"{user.name} was told twice: {cause}"
            for cause, told in times.items()
            if not may_repeat(cause, sorted(told))
        )


def may_repeat(cause: str, times: Sequence[float]) -> bool:
    """Return whether the same may be told at these times.

    Whoever has not begun a table is reminded after 16 waking hours, and once more 24 later.
    """
    if FIRST_MOVE not in cause:
        return len(times) == 1
    return len(times) <= 2 and all(later - former >= DAY for former, later in pairwise(times))


def _doubled(found: Sequence[str]) -> list[str]:
    """Return what is there more than once."""
    return [one for one, count in Counter(found).items() if count > 1]


def _cause(message: Message) -> str:
    """Return what tells a message from others: the seat that it offers, or its words."""
    offers = [one for one in message.custom_ids if one.startswith("league-seat:")]
    return offers[0] if offers else message.texts


# What was told ------------------------------------------------------------------------------


def lies(society: Society, season: Season) -> Iterator[str]:
    """Yield what a season said that is not so."""
    sure = {user.name for user, was in members(society, season) if was == {IN}}
    maybe = {user.name for user, was in members(society, season) if IN in was}
    for said in season.said.get("closed", ()):
        count, then = count_of(said.message.texts), _in_by(society, season, said.message.at)
        if not len(then) <= count <= len(maybe):
            yield f"{season.name}: {count} players when sign-up closed, but {then} to {maybe}"
    if "undrawn" in season.said and len(sure) > 1:
        yield f"{season.name}: no table could be drawn, but {sure} are in"
    if season.placed:
        names = [one.name for one in season.placed]
        if len(names) > len({*names}) or not sure <= {*names} <= maybe:
            yield f"{season.name}: divisions of {names}, but {sure} to {maybe} signed up"
        yield from _lots(season)
        yield from _paired(season)


def _in_by(society: Society, season: Season, at: float) -> set[str]:
    """Return who was surely in by then; whoever came later may have moved up the waiting list."""
    found = entered(society, season)
    return {user.name for user, entry in found if entry.was == {IN} and entry.since <= at}


def _lots(season: Season) -> Iterator[str]:
    """Yield where the lot is not the one that was promised."""
    digest, lot = (
        _first(season, kind, form) for kind, form in (("closed", DIGEST), ("schedule", LOT))
    )
    if digest is None or lot is None:
        return
    if sha256(":".join(lot).encode()).hexdigest() != digest[0]:
        yield f"{season.name}: lot {lot} is not the one of {digest}"


def _first(season: Season, kind: str, form: re.Pattern[str]) -> tuple[str, ...] | None:
    """Return what the first announcement of a kind says in that form."""
    said = season.said.get(kind)
    found = form.search(said[0].message.texts) if said else None
    return None if found is None else found.groups()


def _paired(season: Season) -> Iterator[str]:
    """Yield where a schedule is not what its rules say."""
    tables, home = season.scheduled, {one.name: one.division for one in season.placed}
    said = season.said.get("schedule", ())
    if season.plan.form == "swiss":
        yield from swiss(season)
    if season.plan.form in ("ladder", "swiss") or not said:
        return
    if count_of(said[0].message.texts) != len(tables):
        yield f"{season.name}: {len(tables)} tables, but {said[0].message.texts[:80]!r}"
    games, met = Counter(n for _, pair in tables for n in pair), Counter(pair for _, pair in tables)
    for name, division in home.items():
        size = sum(one == division for one in home.values())
        if not season.plan.games - 1 <= games[name] <= season.plan.games or not games[name]:
            yield f"{season.name}: {name} plays {games[name]} tables of {season.plan.games}"
        most = -(-season.plan.games // (size - 1))
        if any(count > most for pair, count in met.items() if name in pair):
            yield f"{season.name}: {name} meets somebody more than {most} times"
    for division, pair in tables:
        if len(pair) < 2 or any(home.get(name) != division for name in pair):
            yield f"{season.name}: {set(pair)} do not play in division {division}"


def swiss(season: Season) -> Iterator[str]:
    """Yield rounds that are not the next ones, in which somebody plays twice, or again somebody."""
    numbers = [_number(said.message, ROUND) for said in season.said.get("swiss", ())]
    if numbers != [*range(1, len(numbers) + 1)] or len(numbers) > season.plan.games:
        yield f"{season.name}: rounds {numbers} of {season.plan.games}"
    if season.is_over and len(numbers) < season.plan.games:
        yield f"{season.name}: over after {len(numbers)} rounds of {season.plan.games}"
    for number, found in enumerate(season.rounds, 1):
        names = Counter(name for pair in found for name in pair)
        if names and max(names.values()) > 1:
            yield f"{season.name}: somebody plays twice in round {number}: {found}"
    met = Counter(pair for found in season.rounds for pair in found)
    people = {name for pair in met for name in pair}
    if len(people) > season.plan.games + 2 and met and max(met.values()) > 1:
        yield f"{season.name}: {met} meet again"


def _number(message: Message, form: re.Pattern[str]) -> int:
    found = form.search(message.texts)
    return int(found[1]) if found else 0


# Tables -------------------------------------------------------------------------------------


def opened(society: Society, season: Season) -> Iterator[str]:
    """Yield tables that were opened twice, or not although the season is over."""
    threads = [table.thread.name for table in season.tables]
    yield from (f"{season.name}: {name} twice" for name in _doubled(threads))
    if season.plan.form == "ladder":
        yield from _unwanted(society, season)
        return
    wanted = len(season.scheduled)
    wanted += sum(count_of(one.message.texts) for one in season.said.get("round", ()))
    if len(season.tables) > wanted or (season.is_over and len(season.tables) < wanted):
        yield f"{season.name}: {len(season.tables)} tables were opened of {wanted}"
    else:
        yield from _pairs(society, season)


def _unwanted(society: Society, season: Season) -> Iterator[str]:
    """Yield who plays more tables of a ladder than they ever asked for."""
    played = Counter(name for table in season.tables for name in {*table.people})
    for user in society.users:
        entry = society.signups.entries.get((season.id, user.id))
        asked = entry.asked if entry is not None else 0
        if played[user.name] > asked and user.id not in society.stepped_in:
            yield f"{season.name}: {user.name} plays {played[user.name]} tables, asked for {asked}"


def _pairs(society: Society, season: Season) -> Iterator[str]:
    """Yield pairs that play once more than announced; whoever stepped in explains a stranger."""
    planned = Counter(pair for _, pair in season.scheduled)
    helpers = {user.name for user in society.users if user.id in society.stepped_in}
    helpers.add(society.trouble.latecomer.name)
    for table in season.tables[: len(season.scheduled)]:
        pair = frozenset(table.people)
        if len(pair) == 2 and not pair & helpers:
            planned[pair] -= 1
            if planned[pair] < 0:
                yield f"{season.name}: {set(pair)} play once more than announced"


def at_tables(season: Season) -> Iterator[str]:
    """Yield tables at which something was told twice or never: every pebble counts once."""
    for table in season.tables:
        what = f"{season.name}, table {table.number}"
        if table.begins != 1 or table.ends > 1 or (season.is_over and not table.ends):
            yield f"{what}: begun {table.begins} times, over {table.ends} times"
        if table.disputes > 1 or (season.is_over and table.decisions != table.disputes):
            yield f"{what}: disputed {table.disputes} times, decided {table.decisions} times"
        heaps = {*table.heaps, *([sum(table.taken.values())] if table.is_over else [])}
        heaps |= {sum(p for _, p in table.scores.values())} if table.scores else set()
        if len(heaps) > 1:
            yield f"{what}: a heap of {heaps} pebbles: {dict(table.taken)}, {table.scores}"


# Results ------------------------------------------------------------------------------------


def counted(society: Society, season: Season) -> Iterator[str]:
    """Yield whose points in the standings are not those of their tables."""
    if not season.is_over or not season.standings:
        return
    tables = season.tables
    if season.plan.form in ("cup", "swiss"):
        tables = tables[: len(season.scheduled)]
    earned: dict[str, Earned] = {}
    for table in tables:
        for name, options in points_of(society, table).items():
            before = earned.get(name, NOTHING)
            earned[name] = frozenset((a + c, b + d) for (a, b), (c, d) in product(before, options))
    for division, lines in season.standings.items():
        yield from _ordered(season, division, lines)
        for line in lines if division else ():
            if (line.points, line.games) not in earned.get(line.name, NOTHING):
                told = f"{line.points} points in {line.games} games"
                yield f"{season.name}: {line.name} has {told}, not {earned.get(line.name)}"


def _ordered(season: Season, division: int, lines: Sequence[Line]) -> Iterator[str]:
    """Yield where somebody stands above who has more, or who played on."""
    per_game = [(not one.below, one.points / max(1, one.games)) for one in lines]
    if any(above < below for above, below in pairwise(per_game)) and division:
        yield f"{season.name}: the order of division {division} is {lines}"


def points_of(society: Society, table: Played) -> dict[str, Earned]:
    """Return what everybody may have earned at a table.

    Where somebody quit, it depends on who decided how often whether they score: all ways are open.
    """
    if not table.is_over:
        return {}
    names = {user.id: user.name for user in society.users}
    quitters = {names[user] for number, user in society.quits if number == table.number}
    quitters |= _excluded(society, table)
    helpers = {names[user] for user in society.stepped_in} | {society.trouble.latecomer.name}
    unsure = {*table.bots, *quitters, *(helpers & {*table.scores})}
    if not unsure:
        return {name: frozenset({(w, 1)}) for name, w in _worth(table, [*table.scores]).items()}
    seated, everybody = [*table.scores], {*table.scores, *table.people, *quitters}
    found = [
        _worth(table, [*compress(seated, way)])
        for way in product((True, False), repeat=len(seated))
    ]
    none = {(Fraction(0), 0), (Fraction(0), 1)}
    return {
        name: frozenset({(way[name], 1) for way in found if name in way} | none)
        for name in everybody
    }


def _excluded(society: Society, table: Played) -> set[str]:
    """Return who was excluded and had a seat at a table, as far as anybody can tell."""
    there = {*table.people, *table.scores, *table.bots}
    cases = (one for one in society.trouble.cases.values() if one.excluded)
    return {
        case.people[1].name
        for case in cases
        if there & {case.people[1].name, society.trouble.latecomer.name}
    }


def _worth(table: Played, scoring: Sequence[str]) -> dict[str, Fraction]:
    """Return the league points of those who score: equal ones share."""
    totals = [table.scores[name][0] for name in scoring]
    found = {}
    for name in scoring:
        own = table.scores[name][0]
        place, level = sum(one > own for one in totals), totals.count(own)
        found[name] = Fraction(sum(POINTS[place : place + level]), level)
    return found


# From one season to the next, and from one round to the next --------------------------------


def moved(society: Society, found: Sequence[Season]) -> Iterator[str]:
    """Yield who plays the next season or round elsewhere than the results say."""
    for before, after in pairwise(found):
        if before.plan is after.plan and before.standings and after.placed:
            yield from _promoted(before, after)
    for season in found:
        if season.plan.form in ("cup", "swiss"):
            yield from _rounds(society, season)


def _promoted(before: Season, after: Season) -> Iterator[str]:
    """Yield who is not where the standings of the season before put them."""
    last = {
        one.name: (number, one, rows) for number, rows in before.standings.items() for one in rows
    }
    count = max(one.division for one in after.placed)
    if count != len(before.standings) or before.plan.form != "season":
        return
    for one in after.placed:
        if one.name not in last:
            continue
        division, line, rows = last[one.name]
        up = division > 1 and line.place <= before.plan.up and not line.below
        down = division < count and line.place > len(rows) - before.plan.up
        wanted = division - up if up else division + down
        mark = "⬆️" if up else "⬇️" if down else ""
        if (one.division, one.mark) != (wanted, mark) and one.mark != "↗️":
            yield f"{after.name}: {one} was {line.place}. in division {division} of {len(rows)}"


def _rounds(society: Society, season: Season) -> Iterator[str]:
    """Yield who plays a round of winners without having won, or not although they have."""
    names = {user.id: user.name for user in society.users}
    start, before = len(season.scheduled), list[Played]()
    for said in season.said.get("round", ()):
        people = [names[one] for one in mentioned(said.message)]
        wrong = _from_tables(society, before, people) if before else _from_groups(season, people)
        yield from (f"{season.name}, round of {people}: {one}" for one in wrong)
        count = count_of(said.message.texts)
        before = season.tables[start : start + count]
        start += count


def _from_groups(season: Season, people: Sequence[str]) -> Iterator[str]:
    """Yield who has not come out of a group, or should have: its first ones go on."""
    for number, rows in season.standings.items():
        able = [one.name for one in rows if not one.below] if number else []
        going = [name for name in able if name in people]
        if going != able[: len(going)] or len(going) > season.plan.up:
            yield f"group {number} sends {going} of {able}"


def _from_tables(
    society: Society, before: Sequence[Played], people: Sequence[str]
) -> Iterator[str]:
    """Yield who was at no table of the round before, and who won one and is missing."""
    there = {name for table in before for name in (*table.people, *table.bots)}
    if len(people) > len({*people}) or not {*people} <= there:
        yield f"only {there} played the round before"
    for table in before:
        found = points_of(society, table)
        winners = {name for name, ways in found.items() if ways == {(Fraction(POINTS[0]), 1)}}
        if not winners <= {*people}:
            yield f"{winners} won table {table.number}"
