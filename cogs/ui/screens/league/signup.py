"""The private panel in which a person signs up for a season.

Each custom_id contains the season's number. `league-sign` confirms the rules and `league-confirm`
confirms changes to them; both also contain the newest change shown. The others are `league-at-once`
(a menu of numbers), `league-avoid` (a menu of people), `league-team` (a menu of teams),
`league-team-new` and its form `league-team-named`, `league-team-let` (with a person and 1 = let
them in), `league-alternate`, `league-withdraw` and `league-coach` (see `season.py` beside this
module).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.host.leagues.api import Entry, RuleChange, Season, Team, Wish
from bot.host.leagues.core import SIGNED, confirm_by, is_entered
from bot.host.leagues.signup.signups import is_late
from bot.host.leagues.signup.teams import may_name_team
from bot.host.leagues.standings.quality import Consent
from bot.host.people.hours import Hours
from bot.leagues.settings import LONGEST_TEAM, MOST_AVOIDED
from bot.locales import Words
from bot.locales.markdown import escaped, mention
from bot.presenting import limits
from cogs.ui.kit.screen import Button, Form, Menu, PeopleMenu, Row, Screen
from cogs.ui.kit.screen import Entry as Choice
from cogs.ui.screens.absence import stamp
from cogs.ui.screens.league.posts import change_lines
from cogs.ui.screens.league.season import (
    coach_line,
    coach_row,
    condition_lines,
    heading,
    may_sign,
    quoted,
    rule_lines,
    server_lines,
    wish_rows,
    wishing,
)

MOST_CHANGES = 1500
"""Maximum number of characters about the changes that a person has to confirm."""


def question(
    season: Season, hours: Hours, entry: Entry | None, newest_change: int, words: Words
) -> Screen:
    """Return what an entrant must confirm: the rules, the pace, and their waking hours."""
    settings = season.settings
    pace = words(f"pace-{settings.pace}")
    lines = [
        words("league-pace", pace=pace, about=words(f"pace-{settings.pace}-about")),
        hours_line(hours, words),
        *rule_lines(settings, words),
        *condition_lines(settings, words),
        *server_lines(season, words),
    ]
    own = (quoted(settings.rules),) if settings.rules else ()
    texts = (f"### {heading(season, words)}", "\n".join(lines), *own)
    if not may_sign(season):
        late = words("league-too-late")
        return Screen((*texts, late), rows=((_alternate(season, entry, words),),))
    sign = Button(
        f"league-sign:{season.id}:{newest_change}", words("button-league-sign"), "✅", "go"
    )
    return Screen(texts, rows=((sign, _alternate(season, entry, words)),))


def panel(
    season: Season,
    entry: Entry,
    most: int,
    place: int,
    avoided: Sequence[int],
    changes: Sequence[RuleChange],
    consent: Consent | None,
    words: Words,
    teams: Sequence[Team] = (),
    wishes: Sequence[Wish] = (),
) -> Screen:
    """Return the state of a person's entry, and controls for what they may change.

    `most` is how many concurrent tables they may choose, `place` is their place on the waiting
    list, `changes` are changes to the rules that they have to confirm, and `teams` are all teams.
    `wishes` are all wishes to join one.
    `consent` is None if the coach counts no mistakes in this season.
    """
    status = words("league-entry", status=entry.status, place=place)
    lines = [status, *_chosen(entry, avoided, words), *_team_line(season, entry, words)]
    lines += _wish_lines(entry, wishes, words)
    waiting = [one for one in wishes if one.founder == entry.person]
    team_rows = (*wish_rows(season, waiting, LET, words), *_team_rows(season, entry, teams, words))
    coach: tuple[Row, ...] = ()
    if consent is not None:
        lines.append(coach_line(consent, words))
        coach = coach_row(season, consent, words)
    if not may_sign(season) or (is_late(season) and entry.status == "in"):
        rows = (*coach, *team_rows)
        return Screen((f"### {heading(season, words)}", "\n".join(lines)), rows=rows)
    rows = _menus(season, entry, most, avoided, words) if entry.status in SIGNED else ()
    buttons = (_alternate(season, entry, words), *_withdraw(season, entry, words))
    about = words("league-entry-late" if is_late(season) else "league-entry-about")
    texts = (
        f"### {heading(season, words)}",
        *_changes(season, changes, words),
        "\n".join(lines),
        about,
    )
    confirm = _confirm(season, changes, words)
    return Screen(texts, rows=(*rows, *coach, *team_rows, (*confirm, *buttons)))


MOST_TEAMS = 24
"""Teams in the menu, which has 25 entries: whoever wants another one types its name."""
LET = "league-team-let"
"""Custom id of the panel's buttons with which a founder answers a wish."""
DRAFT_DECIDES, NAMED = "draft", "team"
"""Kinds of entries in the menu of teams; the name of a team follows after a colon."""


def _team_line(season: Season, entry: Entry, words: Words) -> Iterator[str]:
    if season.settings.team_size and is_entered(entry):
        yield words("league-chosen-team", team=escaped(entry.team) or "none", status=entry.status)


def _wish_lines(entry: Entry, wishes: Sequence[Wish], words: Words) -> Iterator[str]:
    """Yield which team a person waits to join, and who waits to join theirs."""
    for wish in wishes:
        if wish.person == entry.person and wish.founder is not None:
            founder = mention(wish.founder)
            yield words("league-team-waits", team=escaped(wish.team), founder=founder)
    waiting = [one for one in wishes if one.founder == entry.person]
    if waiting:
        yield words("league-team-waiting", names=wishing(waiting), team=escaped(entry.team))


def _team_rows(
    season: Season, entry: Entry, teams: Sequence[Team], words: Words
) -> tuple[Row, ...]:
    """Return the menu of teams with a place and the button for another, if they may name one."""
    if not may_name_team(season, entry):
        return ()
    plays = entry.status in SIGNED
    offered = [one for one in teams if one.free or one.name == entry.team or not plays]
    entries = [
        Choice(
            f"{NAMED}:{one.name}",
            words("league-team-choice", team=escaped(one.name), free=one.free),
            chosen=one.name == entry.team,
        )
        for one in offered[:MOST_TEAMS]
    ]
    decides = Choice(f"{DRAFT_DECIDES}:", words("league-team-draft"), chosen=not entry.team)
    menu = Menu(f"league-team:{season.id}", (decides, *entries), words("league-team-which"))
    new = Button(f"league-team-new:{season.id}", words("button-league-team-new"), "👥")
    return (menu, (new,)) if entries else ((new,),)


def team_form(season: Season, words: Words) -> Form:
    """Return the form for the name of a team."""
    return Form(
        custom_id=f"league-team-named:{season.id}",
        title=words("league-team-form"),
        label=words("league-team-label"),
        hint=words("league-team-hint", most=LONGEST_TEAM),
        most=LONGEST_TEAM,
    )


def _changes(season: Season, changes: Sequence[RuleChange], words: Words) -> Iterator[str]:
    """Yield the changes that a person has to confirm, with their reasons and the deadline."""
    if not changes:
        return
    until = stamp(int(confirm_by(season.settings)))
    yield words("league-confirm-about", until=until)
    lines = [line for one in changes for line in _change_lines(season, one, words)]
    yield limits.fit_lines(lines, MOST_CHANGES, words("league-more-changes"))


def _change_lines(season: Season, change: RuleChange, words: Words) -> Iterator[str]:
    yield from change_lines(change.changes, season.settings.game, words)
    if change.reason:
        yield f"-# {words('league-change-reason', reason=escaped(change.reason))}"


def _confirm(season: Season, changes: Sequence[RuleChange], words: Words) -> tuple[Button, ...]:
    if not changes:
        return ()
    label = words("button-league-confirm")
    return (Button(f"league-confirm:{season.id}:{changes[-1].line}", label, "✅", "go"),)


def hours_line(hours: Hours, words: Words) -> str:
    """Return a line with a person's waking hours."""
    if hours.wakes == hours.sleeps:
        return words("league-hours-all", zone=hours.zone)
    wakes, sleeps = (f"{minute // 60}:{minute % 60:02}" for minute in (hours.wakes, hours.sleeps))
    return words("league-hours", wakes=wakes, sleeps=sleeps, zone=hours.zone)


def _chosen(entry: Entry, avoided: Sequence[int], words: Words) -> Iterator[str]:
    if entry.status in SIGNED:
        yield words("league-chosen-at-once", count=entry.at_once)
        yield words("league-chosen-avoids", count=len(avoided))
    yield words("league-chosen-alternate", on="yes" if entry.alternate else "no")


def _menus(
    season: Season, entry: Entry, most: int, avoided: Sequence[int], words: Words
) -> tuple[Row, ...]:
    numbers = tuple(
        Choice(str(n), words("league-tables-at-once", count=n), chosen=n == entry.at_once)
        for n in range(1, most + 1)
    )
    people = PeopleMenu(
        f"league-avoid:{season.id}",
        words("league-avoid-which", most=MOST_AVOIDED),
        tuple(avoided),
        most=MOST_AVOIDED,
    )
    at_once = Menu(f"league-at-once:{season.id}", numbers, words("league-at-once-which"))
    return (at_once, people) if most > 1 else (people,)


def _alternate(season: Season, entry: Entry | None, words: Words) -> Button:
    on = entry is not None and entry.alternate
    label = words("button-league-no-alternate" if on else "button-league-alternate")
    return Button(f"league-alternate:{season.id}", label, "🔄")


def _withdraw(season: Season, entry: Entry, words: Words) -> tuple[Button, ...]:
    if entry.status not in SIGNED:
        return (Button(f"league-join:{season.id}", words("button-league-join"), "✋", "go"),)
    return (Button(f"league-withdraw:{season.id}", words("button-league-withdraw"), "🚪", "stop"),)
