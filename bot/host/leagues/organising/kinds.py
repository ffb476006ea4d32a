"""The kinds of corrections: how each is planned, applied and undone.

Some corrections of results and points have no effect here: `bot.host.leagues.standings.overlay`
applies them when results are read.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date
from fractions import Fraction
from itertools import takewhile
from typing import Any, NamedTuple

from bot.host.absence.seats import hand_over
from bot.host.absence.table_clocks import prolong
from bot.host.core.api import Person
from bot.host.core.paces import HOUR
from bot.host.leagues.api import BEFORE, CANCELLED, DRAFT, OVER, PLAYED, RUNNING, Season
from bot.host.leagues.core import BAN, ban_of, excluded_by, load_season, times_of
from bot.host.leagues.organising.api import BadCorrection, Wanted
from bot.host.leagues.organising.teams import TEAM, change_team, change_team_back, plan_team
from bot.host.leagues.play.alternates import check_team
from bot.host.leagues.play.conduct import judge, record_of, take_in, take_out
from bot.host.leagues.standings.overlay import (
    changes_of,
    overlay_of,
    people_now,
    people_of,
    ranks_of,
    recorded,
)
from bot.leagues.conduct import Step
from bot.leagues.rounds import WINNERS
from bot.leagues.season_standings import OUT
from bot.leagues.settings import dumped
from bot.store import Connection
from bot.store.leagues import entrants, fixtures, records, seasons, vacancies
from bot.store.leagues.entrants import EntrantRow
from bot.store.leagues.fixtures import StoredFixture
from bot.store.leagues.records import CorrectionRow
from bot.store.tables import games

MOST_POINTS = 100
MOST_HOURS = 14 * 24
MOST_DIVISIONS = 99
_TIME = re.compile(r"([0-9]{1,3}) ?(h|d|t)?")
_POINTS = re.compile(r"([0-9]{1,3})(?:[.,]([0-9]{1,4})|/([1-9][0-9]{0,3}))?")
_SCORE = re.compile(r"(-?[0-9]{1,4})(?:/([1-9]))?")
"""Pattern of a seat's points in the game, and of its place if equal points do not share one."""

Data = dict[str, Any]


class Kind(NamedTuple):
    """A kind of correction: how it is planned, applied and undone."""

    plan: Callable[[Connection, Season, Wanted], Data]
    apply: Callable[[Connection, Season, CorrectionRow, float], None]
    undo: Callable[[Connection, Season, CorrectionRow, float], None]
    planned: bool = False
    """True if it counts only once its consequences were shown and somebody confirmed it."""


def nothing(connection: Connection, season: Season, row: CorrectionRow, now: float) -> None:
    """Do nothing: the overlay applies this kind of correction."""


def plan_result(connection: Connection, season: Season, wanted: Wanted) -> Data:
    """Parse the game points of all seats, in order. Raises BadCorrection."""
    found = _ended(connection, season, wanted)
    parts = [_SCORE.fullmatch(part) for part in re.split(r"[ ;,]+", wanted.value.strip())]
    matched = [part for part in parts if part is not None]
    if len(matched) != len(parts) or len(parts) != len(found.seats):
        raise BadCorrection("scores", len(found.seats))
    scores = [int(part[1]) for part in matched]
    named = [int(part[2] or 0) for part in matched]
    if any(named) and not all(0 < rank <= len(scores) for rank in named):
        raise BadCorrection("scores", len(found.seats))
    return {"scores": scores, "ranks": named if all(named) else ranks_of(scores)}


def end(connection: Connection, season: Season, row: CorrectionRow, now: float) -> None:
    """Count a table as over, although it ended without a result."""
    found = fixtures.load(connection, row.fixture_id or 0)
    if found is not None and found.fixture.stage in ("playing", "void"):
        fixtures.finished(connection, found.fixture.id, now, ())


def reopen(connection: Connection, season: Season, row: CorrectionRow, now: float) -> None:
    """Undo `end`: void the table again if it has no result."""
    found = fixtures.load(connection, row.fixture_id or 0)
    if found is not None and all(seat.rank is None for seat in found.seats):
        fixtures.set_stage(connection, found.fixture.id, "void")


def plan_seat(connection: Connection, season: Season, wanted: Wanted) -> Data:
    """Parse a person's seat: a swap before the table starts, a credited seat after its end."""
    found, person = _fixture(connection, season, wanted), _person(wanted)
    number = _number(wanted.value, len(found.seats)) - 1
    if found.fixture.stage == "over":
        _know(connection, season, person)
        return {"person": person.id, "seat": number}
    if found.fixture.stage != "planned":
        raise BadCorrection("playing")
    return {"person": person.id, "seat": number, "swapped": _seat_of(found, person.id)}


def swap(connection: Connection, season: Season, row: CorrectionRow, now: float) -> None:
    """Swap the seats of two people before the table starts; swapping again undoes it.

    Raises BadCorrection.
    """
    data, found = json.loads(row.data), fixtures.load(connection, row.fixture_id or 0)
    if "swapped" not in data or found is None:
        return
    if found.fixture.stage != "planned":
        raise BadCorrection("playing")
    one, other = data["seat"], data["swapped"]
    fixtures.set_person(connection, found.fixture.id, one, found.seats[other].user_id)
    fixtures.set_person(connection, found.fixture.id, other, found.seats[one].user_id)


def plan_deadline(connection: Connection, season: Season, wanted: Wanted) -> Data:
    """Parse a table's extra time, or the season's new last day. Raises BadCorrection."""
    if wanted.fixture is None:
        return _last_day(season, wanted.value)
    found = _fixture(connection, season, wanted)
    if found.fixture.stage != "playing":
        raise BadCorrection("not-playing")
    match = _TIME.fullmatch(wanted.value.strip().casefold())
    hours = int(match[1]) * (24 if match[2] in ("d", "t") else 1) if match else 0
    if not 0 < hours <= MOST_HOURS:
        raise BadCorrection("hours", MOST_HOURS)
    return {"hours": hours, "person": wanted.person.id if wanted.person else None}


def give_time(connection: Connection, season: Season, row: CorrectionRow, now: float) -> None:
    """Give extra time to the players for whom a table waits, or move the season's last day."""
    data = json.loads(row.data)
    if "last_day" in data:
        _end_on(connection, season, data["last_day"], now)
        return
    found = fixtures.load(connection, row.fixture_id or 0)
    if found is None or found.fixture.game_id is None:
        return
    stored = games.reload(connection, found.fixture.game_id)
    waiting = {
        str(seat.seat): seat.asked
        for seat in stored.seats
        if seat.asked is not None and data["person"] in (None, seat.user_id)
    }
    for number in waiting:
        prolong(connection, stored, int(number), data["hours"] * HOUR, now)
    records.set_data(connection, row.id, json.dumps(data | {"asked": waiting}))


def take_time(connection: Connection, season: Season, row: CorrectionRow, now: float) -> None:
    """Undo `give_time`, for players whose decision is still the same."""
    data = json.loads(row.data)
    if "last_day" in data:
        _end_on(connection, season, data["before"], now)
        return
    found = fixtures.load(connection, row.fixture_id or 0)
    if found is None or found.fixture.game_id is None:
        return
    stored = games.reload(connection, found.fixture.game_id)
    for number, asked in data.get("asked", {}).items():
        if stored.seats[int(number)].asked == asked:
            prolong(connection, stored, int(number), -data["hours"] * HOUR, now)


def plan_points(connection: Connection, season: Season, wanted: Wanted) -> Data:
    """Parse a person's league points at a finished table. Raises BadCorrection."""
    found, person = _fixture(connection, season, wanted), _person(wanted)
    if found.fixture.stage != "over":
        raise BadCorrection("not-over")
    if person.id not in people_of(connection, found.fixture.id):
        raise BadCorrection("not-there", person.name)
    match = _POINTS.fullmatch(wanted.value.strip())
    if match is None or int(match[1]) > MOST_POINTS:
        raise BadCorrection("points", MOST_POINTS)
    whole, decimals, under = match.groups()
    points = Fraction(f"{whole}/{under}" if under else f"{whole}.{decimals or 0}")
    return {"person": person.id, "points": str(points)}


def plan_player(connection: Connection, season: Season, wanted: Wanted) -> Data:
    """Plan to seat a substitute at a table, or to take a person out of the season or back into it.

    Raises BadCorrection, TeamSits.
    """
    person = _person(wanted)
    if wanted.fixture is None:
        entry = _entry(connection, season, person)
        _check_not_banned(connection, season, person)
        after = _again(connection, season, person.id) if entry.status in OUT else "left"
        return {"person": person.id, "before": entry.status, "after": after}
    found, other = _fixture(connection, season, wanted), wanted.other
    if other is None:
        raise BadCorrection("other")
    if found.fixture.stage not in ("planned", "playing"):
        raise BadCorrection("over")
    number = _seat_now(connection, found, person)
    if other.id in people_now(connection, found):
        raise BadCorrection("there", other.name)
    _check_may_play(connection, season, other)
    check_team(connection, season, found, number, other.id)
    _know(connection, season, other)
    return {
        "seat": number,
        "from": [person.id, person.name],
        "to": [other.id, other.name],
        "person": person.id,
        "other": other.id,
    }


def put_in(connection: Connection, season: Season, row: CorrectionRow, now: float) -> None:
    """Replace a player at a table, or change whether a person is in the season."""
    data = json.loads(row.data)
    if "before" not in data:
        _reseat(connection, season, row, data["from"], data["to"], now)
        return
    # Earlier versions excluded only people who were in.
    after = data.get("after") or ("left" if data["before"] == "in" else "in")
    entry = entrants.load(connection, season.id, data["person"])
    before = data["before"] if entry is None else entry.status
    if (before in OUT) == (after in OUT):
        # Another decision had the same effect while this one waited for a second organiser.
        after = before
    records.set_data(connection, row.id, json.dumps(data | {"before": before, "after": after}))
    _set(connection, season, data["person"], after, now)


def put_back(connection: Connection, season: Season, row: CorrectionRow, now: float) -> None:
    """Undo `put_in`: return the seat, or restore the person's earlier status."""
    data = json.loads(row.data)
    if "before" not in data:
        _reseat(connection, season, row, data["to"], data["from"], now)
    else:
        _set(connection, season, data["person"], data["before"], now)


def _set(connection: Connection, season: Season, user_id: int, status: str, now: float) -> None:
    """Set a person's status in a season, taking them out or back in, unless it is unchanged."""
    entry = entrants.load(connection, season.id, user_id)
    if entry is not None and entry.status == status:
        return
    change = take_out if status in OUT else take_in
    change(connection, season, user_id, status=status, now=now)


def _again(connection: Connection, season: Season, user_id: int) -> str:
    """Return a person's status before an organiser excluded them, or "in" if a card did."""
    for row in reversed(records.corrections(connection, season.id)):
        data = json.loads(row.data)
        if row.counts and "before" in data and data["person"] == user_id and row.kind == "player":
            return str(data["before"]) if data["before"] not in OUT else "in"
    return "in"


def plan_ban(connection: Connection, season: Season, wanted: Wanted) -> Data:
    """Plan to exclude a person from the league. Raises BadCorrection."""
    person = _person(wanted)
    _check_not_banned(connection, season, person)
    return {"person": person.id}


def ban(connection: Connection, season: Season, row: CorrectionRow, now: float) -> None:
    """Take a person out of all unfinished seasons, and store their earlier statuses."""
    data, found = json.loads(row.data), dict[int, str]()
    for one in seasons.seasons_of(connection, season.league.id):
        entry = entrants.load(connection, one.id, data["person"])
        if entry is not None and entry.status not in OUT and one.stage not in (OVER, CANCELLED):
            found[one.id] = entry.status
            take_out(connection, load_season(connection, one.id), entry.user_id, "left", now)
    records.set_data(connection, row.id, json.dumps(data | {"seasons": found}))


def lift_ban(connection: Connection, season: Season, row: CorrectionRow, now: float) -> None:
    """Undo `ban`: return a person to those of the seasons that are still unfinished."""
    data = json.loads(row.data)
    for number, status in data["seasons"].items():
        one = load_season(connection, int(number))
        if one.stage not in (OVER, CANCELLED):
            take_in(connection, one, data["person"], now, status)


def plan_division(connection: Connection, season: Season, wanted: Wanted) -> Data:
    """Parse a person's new division. Raises BadCorrection."""
    person = _person(wanted)
    entry = _entry(connection, season, person)
    if season.stage not in (DRAFT, *PLAYED) or entry.status != "in" or entry.division is None:
        raise BadCorrection("not-in", person.name)
    number = _number(wanted.value, 1 if season.settings.team_size else MOST_DIVISIONS)
    before = [entry.division, entry.division_reason]
    return {"person": person.id, "division": number, "before": before}


def move(connection: Connection, season: Season, row: CorrectionRow, now: float) -> None:
    """Move a person to another division."""
    data = json.loads(row.data)
    _place(connection, season, data["person"], data["division"], "by_hand")


def move_back(connection: Connection, season: Season, row: CorrectionRow, now: float) -> None:
    """Move a person back to their earlier division."""
    data = json.loads(row.data)
    _place(connection, season, data["person"], *data["before"])


def plan_card(connection: Connection, season: Season, wanted: Wanted) -> Data:
    """Choose the event of a person's record to cancel: the named one, or else the newest.

    Later events of the same absence are cancelled as well, or they would bring the card instead.
    Raises BadCorrection.
    """
    person, named = _person(wanted), wanted.value.strip().lstrip("#")
    steps = _steps(connection, season, person.id)
    shown = {step.event.id for step in steps if step.card}
    if named and named not in map(str, shown):
        raise BadCorrection("event", wanted.value)
    if not shown:
        raise BadCorrection("no-card", person.name)
    number = int(named) if named else max(shown)
    chosen = next(n for n, step in enumerate(steps) if step.event.id == number)
    same = takewhile(lambda step: step.why == "absence", steps[chosen + 1 :])
    return {"person": person.id, "events": [number, *(step.event.id for step in same)]}


def _steps(connection: Connection, season: Season, user_id: int) -> tuple[Step, ...]:
    """Return a person's events of a season, or of the season before if there are none."""
    found = record_of(connection, season, user_id)
    for row in seasons.seasons_of(connection, season.league.id) if not found.steps else ():
        if row.number == season.number - 1:
            return record_of(connection, load_season(connection, row.id), user_id).steps
    return found.steps


def lift(connection: Connection, season: Season, row: CorrectionRow, now: float) -> None:
    """Cancel those events of a person's record that the correction names."""
    _lift(connection, season, row, row.id, now)


def put_down(connection: Connection, season: Season, row: CorrectionRow, now: float) -> None:
    """Undo `lift`: count the events again."""
    _lift(connection, season, row, None, now)


def built_on(row: CorrectionRow) -> tuple[str, int] | None:
    """Return a key for what a correction changed, or None if no later one can change it again.

    Later corrections with the same key must be undone first, so that the earlier values can be
    restored.
    """
    data, fixture = json.loads(row.data), row.fixture_id
    if fixture is not None and (row.kind == "player" or "swapped" in data):
        return "seats", fixture
    if row.kind == "deadline" and fixture is None:
        return "last-day", row.season_id
    if row.kind in ("player", BAN):
        return "player", data["person"]
    if row.kind == "division":
        return "division", data["person"]
    if row.kind == TEAM:
        return "teams", row.season_id
    return None


def plan_annul(connection: Connection, season: Season, wanted: Wanted) -> Data:
    """Choose the tables to annul: the given one, or all that a person has finished.

    Tables of a cup's winners' rounds are refused, since the next round depends on them. Raises
    BadCorrection.
    """
    if wanted.fixture is not None:
        found = [_ended(connection, season, wanted)]
        if found[0].fixture.stage != "over":
            raise BadCorrection("not-over")
    else:
        person, gone = _person(wanted), overlay_of(connection, season.id).annulled
        changes = changes_of(connection, season.id)
        found = [
            one
            for one in fixtures.of_season(connection, season.id)
            if one.fixture.stage == "over"
            and one.fixture.id not in gone
            and person.id in recorded(one, changes)
        ]
        if not found:
            raise BadCorrection("no-table", person.name)
    if any(one.fixture.division == WINNERS for one in found):
        raise BadCorrection("winners")
    data: Data = {"fixtures": [one.fixture.id for one in found]}
    if wanted.fixture is None:
        data["value"] = " ".join(f"#{one.fixture.game_id}" for one in found if one.fixture.game_id)
    return data if wanted.person is None else {**data, "person": wanted.person.id}


KINDS: Mapping[str, Kind] = {
    "result": Kind(plan_result, end, reopen),
    "seat": Kind(plan_seat, swap, swap),
    "deadline": Kind(plan_deadline, give_time, take_time),
    "points": Kind(plan_points, nothing, nothing),
    "player": Kind(plan_player, put_in, put_back),
    "division": Kind(plan_division, move, move_back),
    "card": Kind(plan_card, lift, put_down),
    "annul": Kind(plan_annul, nothing, nothing, planned=True),
    TEAM: Kind(plan_team, change_team, change_team_back),
    BAN: Kind(plan_ban, ban, lift_ban),
}


def _lift(
    connection: Connection, season: Season, row: CorrectionRow, by: int | None, now: float
) -> None:
    data = json.loads(row.data)
    for number in data["events"]:
        records.lift(connection, number, by)
    judge(connection, season, data["person"], now)


def _fixture(connection: Connection, season: Season, wanted: Wanted) -> StoredFixture:
    found = _any_fixture(connection, season, wanted)
    if found.fixture.stage == "void":
        raise BadCorrection("table")
    return found


def _any_fixture(connection: Connection, season: Season, wanted: Wanted) -> StoredFixture:
    found = fixtures.load(connection, wanted.fixture) if wanted.fixture else None
    if found is None or found.fixture.season_id != season.id:
        raise BadCorrection("table")
    if found.fixture.id in overlay_of(connection, season.id).annulled:
        raise BadCorrection("annulled")
    return found


def _ended(connection: Connection, season: Season, wanted: Wanted) -> StoredFixture:
    """Return a fixture that is over, void, or ended but not yet recorded. Raises BadCorrection."""
    found = _any_fixture(connection, season, wanted)
    open_ends = {one.fixture.id for one in fixtures.unrecorded(connection, season.id)}
    if found.fixture.stage not in ("over", "void") and found.fixture.id not in open_ends:
        raise BadCorrection("not-over")
    return found


def _person(wanted: Wanted) -> Person:
    if wanted.person is None:
        raise BadCorrection("person")
    return wanted.person


def _number(text: str, most: int) -> int:
    value = text.strip()
    if not (value.isascii() and value.isdigit() and 1 <= int(value) <= most):
        raise BadCorrection("number", most)
    return int(value)


def _seat_of(found: StoredFixture, user_id: int) -> int:
    for seat in found.seats:
        if seat.user_id == user_id:
            return seat.seat
    raise BadCorrection("not-there", "none")


def _seat_now(connection: Connection, found: StoredFixture, person: Person) -> int:
    people = people_now(connection, found)
    if person.id not in people:
        raise BadCorrection("not-there", person.name)
    return people.index(person.id)


def _entry(connection: Connection, season: Season, person: Person) -> EntrantRow:
    entry = entrants.load(connection, season.id, person.id)
    if entry is None:
        raise BadCorrection("not-in", person.name)
    return entry


def _check_not_banned(connection: Connection, season: Season, person: Person) -> None:
    number = ban_of(connection, season.id, person.id)
    if number is not None:
        raise BadCorrection("banned", number)


def _check_may_play(connection: Connection, season: Season, person: Person) -> None:
    _check_not_banned(connection, season, person)
    if excluded_by(connection, season.id, person.id) is not None:
        raise BadCorrection("excluded", person.name)


def _know(connection: Connection, season: Season, person: Person) -> None:
    """Store a person's name in the season if they have no entry."""
    if entrants.load(connection, season.id, person.id) is None:
        row = EntrantRow(person.id, person.name, "none", 0, 1, 0, 0.0)
        entrants.keep(connection, season.id, row)


def _place(
    connection: Connection, season: Season, user_id: int, division: int, reason: str | None
) -> None:
    row = entrants.load(connection, season.id, user_id)
    if row is not None:
        row = row._replace(division=division, division_reason=reason)
        entrants.keep(connection, season.id, row)


def _last_day(season: Season, text: str) -> Data:
    try:
        day = date.fromisoformat(text.strip())
    except ValueError:
        raise BadCorrection("day", text) from None
    if season.stage in BEFORE:
        raise BadCorrection("rule")
    if season.stage != RUNNING:
        raise BadCorrection("ended")
    if day < season.settings.first_day:
        raise BadCorrection("before-first-day", str(season.settings.first_day))
    before = str(season.settings.last_day)
    return {"last_day": str(day), "before": before, "value": f"{before} → {day}"}


def _end_on(connection: Connection, season: Season, day: str, now: float) -> None:
    settings = replace(season.settings, last_day=date.fromisoformat(day))
    times = times_of(settings)._asdict()
    seasons.change_season(connection, season.id, settings=dumped(settings), due_at=now, **times)


def _reseat(
    connection: Connection,
    season: Season,
    row: CorrectionRow,
    before: tuple[int, str],
    after: tuple[int, str],
    now: float,
) -> None:
    """Give a seat to another person. Raises BadCorrection if its player has changed meanwhile."""
    found, number = fixtures.load(connection, row.fixture_id or 0), json.loads(row.data)["seat"]
    assert found is not None
    if found.fixture.stage not in ("planned", "playing"):
        raise BadCorrection("over")
    if people_now(connection, found)[number] != before[0]:
        raise BadCorrection("not-there", before[1])
    _check_may_play(connection, season, Person(*after))
    if found.fixture.game_id is None:
        fixtures.set_person(connection, found.fixture.id, number, after[0])
    else:
        stored = games.reload(connection, found.fixture.game_id)
        hand_over(connection, stored, number, Person(*after), now)
    for vacancy in vacancies.open_of(connection, season.id):
        if (vacancy.fixture_id, vacancy.seat) == (found.fixture.id, number):
            vacancies.close(connection, vacancy.id, now, after[0])
    seasons.make_due(connection, season.id, now)
