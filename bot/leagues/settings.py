"""An organiser's settings for a season, checked before they are stored."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from datetime import date, timedelta
from itertools import pairwise
from typing import Any, TypeAlias

SEASON, CUP, LADDER, SWISS = FORMS = ("season", "cup", "ladder", "swiss")
"""Divisions; groups and then tables of winners; tables whenever people want one; rounds of tables
by standing."""
KNOCKOUT = (CUP, SWISS)
"""Forms that end with tables of winners, and are over for good then."""
UNPLANNED = (LADDER, SWISS)
"""Forms in which everybody is in one division, and tables follow one after the other."""
AUTOMATIC, BY_HOST = OPENING = ("automatic", "by_host")
"""How a round of a Swiss event opens: once all tables of the last one are over, or when an
organiser then says so."""
MOST_WINNERS = 64
"""The most people of a Swiss event who go on to the tables of winners."""

MAY_LEAVE, MUST_CONFIRM = AFTER_CHANGE = ("may_leave", "must_confirm")
"""Effects of a rule change before the draw on people who have signed up: they may leave, or they
must confirm."""
NO, PLACE, FEWER = LATE = ("no", "place", "fewer")
"""Choices for people who sign up after the draw: nothing; the place of a person who left; or single
seats of people who left, as they become free."""

LATE_IN: Mapping[str, tuple[str, ...]] = {
    SEASON: LATE,
    CUP: (NO,),
    LADDER: (NO,),
    SWISS: (NO, FEWER),
}
"""Rules of late entry that each form may have."""

SIZES = range(2, 6)
"""Possible numbers of people at a table."""
MOST_GAMES = 12
MOST_DIVISION = 16
"""Maximum number of people in a division; more cannot be paired well (`bot.leagues.pairing`)."""
TEAM_SIZES = (0, *range(2, 9))
"""Possible maximum sizes of a team; 0 means that there are no teams."""
TEAM_FORMS = (SEASON, SWISS)
"""Forms in which there may be teams: everybody is in one division then, so that all can meet."""
MOST_DELAY = 100
LONGEST_TEAM = 30
"""Maximum length of a team's name in characters."""
MOST_AVOIDED = 3
"""Maximum number of people whom a person may avoid in a league."""

_Data: TypeAlias = dict[str, Any]

LEAD_DAYS = 2
"""Minimum number of days from the last day of sign-up to the first day of the season; the day in
between is for checking the draft."""

POINTS: Mapping[int, tuple[int, ...]] = {
    2: (10, 2),
    3: (10, 5, 1),
    4: (10, 6, 3, 1),
    5: (10, 7, 4, 2, 1),
}
"""League points by table size and place, unless the organiser sets others. `scaled` converts an
organiser's points for tables of other sizes; the usual points for three and four seats were derived
from those for five in the same way."""


class BadSettings(ValueError):
    """The error for an invalid setting: its `field`, `value` and what is `allowed`."""

    def __init__(self, field: str, value: str | int, allowed: str | int = "") -> None:
        super().__init__(f"{field}: {value} ({allowed})")
        self.field = field
        self.value = value
        self.allowed = allowed


@dataclass(frozen=True, slots=True)
class Conditions:
    """Conditions of sign-up; 0 or None means no condition.

    They are checked at sign-up and again a day before the pairing.
    """

    role: int | None = None
    finished: int = 0
    """Number of tables that a person must have finished on this server."""
    timeouts: int | None = None
    """Maximum number of time-outs in the last 90 days."""
    approval: bool = False
    """True if an organiser must approve each person."""
    places: int = 0
    """Number of places in the season; people who sign up later wait for one."""


@dataclass(frozen=True, slots=True)
class Settings:
    """A season's rules; days are in UTC, and the last day still belongs to the season."""

    game: str
    first_day: date
    last_day: date
    form: str = SEASON
    options: Mapping[str, str] = field(default_factory=dict)
    size: int = 4
    games: int = 4
    """Tables that each person plays; the rounds of a Swiss event."""
    at_once: int = 2
    """Maximum number of tables that a person plays at a time; each person may ask for fewer."""
    newcomer_at_once: int = 1
    pace: str = "standard"
    division_size: int = 8
    up: int = 2
    down: int = 2
    rated: bool = True
    open_tables: int = 40
    """Maximum number of the league's tables in play at a time."""
    vacation_days: int = 10
    """Number of vacation days in a season, during which a person's clocks stop."""
    pause_days: int = 7
    """Maximum number of days for which a table may be paused."""
    signup_until: date | None = None
    """The last day of sign-up; None if it is the latest possible (`LEAD_DAYS`)."""
    rules: str = ""
    """Rules in the organiser's own words, confirmed by everyone who signs up."""
    conditions: Conditions = Conditions()
    points: tuple[int, ...] = ()
    """League points by place at a table of `size`; empty = those of `POINTS`."""
    after_change: str = MAY_LEAVE
    late: str = NO
    """Late entry after the draw (`LATE`): not in cups and ladders. Who enters a Swiss event late
    plays fewer tables, from the next round on."""
    opening: str = AUTOMATIC
    """How the rounds of a Swiss event open (`OPENING`)."""
    coached: bool = False
    """True if the coach counts mistakes once the season is over, provided that everybody agrees."""
    delay: int = 0
    """Moves by which public pages show tables in play late."""
    team_size: int = 0
    """The most people of a team, 0 = no teams. People of one team never meet at a table drawn by
    standing or for a division; with teams, all people are in one division."""
    team_approval: bool = False
    """True if a team's founder decides who joins it; otherwise anybody may if it has a place."""
    game_of_week: bool = False
    """True if the closest game of each week is shown with its turning points."""

    @property
    def undivided(self) -> bool:
        """Return whether everybody is in one division."""
        return self.form in UNPLANNED or bool(self.team_size)

    @property
    def closing_day(self) -> date:
        """Return the last day of sign-up."""
        return self.signup_until or self.first_day - timedelta(days=LEAD_DAYS)

    def points_for(self, size: int) -> tuple[int, ...]:
        """Return the league points by place for a table of this size."""
        return scaled(self.points, size) if self.points else POINTS[size]


_FIXED = frozenset((
    "game", "form", "size", "games", "at_once", "newcomer_at_once", "division_size", "first_day",
    "signup_until", "late", "coached", "team_size",
))  # fmt: skip
_FIXED_IN_KNOCKOUT = frozenset(("up", "points"))
"""Settings by which the next rounds of a cup or a Swiss event are drawn."""


def fixed_in(settings: Settings) -> frozenset[str]:
    """Return the settings that stay as they are from the draw on, beside the game's options."""
    return _FIXED | _FIXED_IN_KNOCKOUT if settings.form in KNOCKOUT else _FIXED


def scaled(points: Sequence[int], size: int) -> tuple[int, ...]:
    """Convert points by place to another table size; the first and last place keep theirs.

    The points in between are interpolated linearly and rounded half up.
    """
    steps, apart = len(points) - 1, size - 1
    return tuple(_between(points, place * steps, apart) for place in range(size))


def _between(points: Sequence[int], at: int, apart: int) -> int:
    """Return the rounded points at position `at / apart` in the sequence, by interpolation."""
    whole, rest = divmod(at, apart)
    if not rest:
        return points[whole]
    doubled = 2 * (points[whole] * (apart - rest) + points[whole + 1] * rest)
    return (doubled + apart) // (2 * apart)


def check(settings: Settings, sizes: Sequence[int]) -> None:
    """Check settings for a game with these allowed numbers of players. Raises BadSettings."""
    _check_range("size", settings.size, sizes)
    if settings.form not in FORMS:
        raise BadSettings("form", settings.form, ", ".join(FORMS))
    if settings.after_change not in AFTER_CHANGE:
        raise BadSettings("after_change", settings.after_change, ", ".join(AFTER_CHANGE))
    _check_range("games", settings.games, range(1, MOST_GAMES + 1))
    _check_range("at_once", settings.at_once, range(1, settings.games + 1))
    _check_range("newcomer_at_once", settings.newcomer_at_once, range(1, settings.at_once + 1))
    if settings.form == SWISS:
        _check_range("up", settings.up, (0, *range(min(sizes), MOST_WINNERS + 1)))
    else:
        _check_moves(settings, min(sizes))
    if settings.last_day < settings.first_day:
        raise BadSettings("last_day", str(settings.last_day), str(settings.first_day))
    if settings.closing_day > settings.first_day - timedelta(days=LEAD_DAYS):
        latest = settings.first_day - timedelta(days=LEAD_DAYS)
        raise BadSettings("signup_until", str(settings.closing_day), str(latest))
    _check_range("open_tables", settings.open_tables, range(1, 501))
    _check_range("vacation_days", settings.vacation_days, range(29))
    _check_range("pause_days", settings.pause_days, range(29))
    _check_range("delay", settings.delay, range(MOST_DELAY + 1))
    if settings.points:
        check_points(settings.points, settings.size)
    if settings.late not in LATE:
        raise BadSettings("late", settings.late, ", ".join(LATE))
    if settings.late not in LATE_IN[settings.form]:
        raise BadSettings("late_form", settings.form)
    if settings.opening not in OPENING:
        raise BadSettings("opening", settings.opening, ", ".join(OPENING))
    _check_range("team_size", settings.team_size, TEAM_SIZES)
    if settings.team_size and settings.form not in TEAM_FORMS:
        raise BadSettings("team_form", settings.form)


def _check_moves(settings: Settings, least: int) -> None:
    """Check the size of divisions and how many move up and down. Raises BadSettings."""
    _check_range("division_size", settings.division_size, range(least, MOST_DIVISION + 1))
    _check_range("up", settings.up, range(settings.division_size + 1))
    _check_range("down", settings.down, range(settings.division_size + 1))
    if settings.up + settings.down > settings.division_size:
        raise BadSettings("moves", settings.up + settings.down, settings.division_size)


def check_points(points: Sequence[int], size: int) -> None:
    """Check that there is a number for each place and none increases. Raises BadSettings."""
    shown = "-".join(map(str, points))
    if len(points) != size:
        raise BadSettings("points_count", shown, size)
    if any(number < 0 for number in points):
        raise BadSettings("points_negative", shown)
    if any(later > earlier for earlier, later in pairwise(points)):
        raise BadSettings("points_rise", shown)


def _check_range(name: str, value: int, allowed: Sequence[int]) -> None:
    if value not in allowed:
        raise BadSettings(name, value, _shown(allowed))


def _shown(allowed: Sequence[int]) -> str:
    """Return the allowed numbers: a range, or 0 and a range."""
    first, *rest = allowed
    if rest and rest[0] > first + 1:
        return f"{first}, {_shown(rest)}"
    return f"{min(allowed)}-{max(allowed)}"


def dumped(settings: Settings) -> str:
    """Return settings in their stored form."""
    return json.dumps(asdict(settings), default=str, sort_keys=True)


def loaded(text: str) -> Settings:
    """Parse stored settings; fields that an earlier version did not store get their defaults."""
    data: dict[str, Any] = json.loads(text)
    known = {field.name for field in fields(Settings)}
    values = {key: value for key, value in data.items() if key in known}
    for key in ("first_day", "last_day", "signup_until"):
        if values.get(key) is not None:
            values[key] = date.fromisoformat(values[key])
    values["conditions"] = Conditions(**data.get("conditions", {}))
    values["points"] = tuple(data.get("points", ()))
    return Settings(**values)


def rebased(now: Settings, seen: Settings, wanted: Settings) -> Settings:
    """Apply the changes from `seen` to `wanted` to the current settings."""
    parts = (json.loads(dumped(one)) for one in (now, seen, wanted))
    return loaded(json.dumps(_merged(*parts)))


def _merged(now: _Data, seen: _Data, wanted: _Data) -> _Data:
    """Return the current data with all the wanted values that differ from the seen ones."""
    found = {key: value for key, value in now.items() if key in wanted or key not in seen}
    for key, value in wanted.items():
        before = seen.get(key)
        if isinstance(value, dict) and isinstance(before, dict):
            found[key] = _merged(now.get(key) or {}, before, value)
        elif value != before:
            found[key] = value
    return found
