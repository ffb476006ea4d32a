"""Screens of leagues keep Discord's limits, however many play and however long their names are."""

from __future__ import annotations

from dataclasses import fields, replace
from datetime import UTC, date, datetime, timedelta
from fractions import Fraction
from inspect import Parameter, signature
from typing import Any

import pytest

from bot.host.core.api import Person
from bot.host.leagues.api import (
    CLOSED,
    DRAFT,
    OVER,
    RUNNING,
    SIGNUP,
    Entry,
    League,
    Member,
    RuleChange,
    Season,
    Team,
    Wish,
)
from bot.host.leagues.pairing.drafting import pair_here
from bot.host.leagues.signup.founding import Founding
from bot.host.leagues.standings.quality import Consent, Figures, Quality
from bot.host.leagues.standings.results import Results
from bot.host.people.hours import Hours
from bot.leagues import settings
from bot.leagues.records import Award, Fixture, FixtureResult, Row, SeatResult
from bot.leagues.settings import BadSettings, Conditions, Settings
from bot.leagues.standings import standings
from bot.locales import Words
from bot.presenting import limits
from bot.presenting.league.scenes import bounds_of, moving
from bot.presenting.league.standings import (
    moved_since,
    schedule_lines,
    team_blocks,
    with_teams,
)
from cogs.commands.league.fields import _FIELDS as TYPED
from cogs.ui.context import Context
from cogs.ui.kit.screen import Screen
from cogs.ui.screens.league.season import card, draft, shown, wishes_screen
from cogs.ui.screens.league.signup import panel, question
from cogs.ui.screens.league.tables import FORMS, TEAMS, mine, standings_screen, teams_csv
from tests.catalogue import CATALOGUE
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, texts
from tests.cogs.test_league import pass_days
from tests.cogs.unit.checks import check
from tests.languages import LANGUAGES

__all__ = ["drawn_once"]

MANY = 80
NOW = datetime(2026, 12, 1, tzinfo=UTC)
EVERYTHING = Settings(
    "puerto_rico",
    date(2026, 12, 7),
    date(2027, 2, 7),
    games=12,
    at_once=12,
    division_size=16,
    rules="Be kind to all others. " * 65,
    conditions=Conditions(1, 3, 0, True, MANY),
    coached=True,
    delay=100,
)


MANY_MISTAKES = Figures(23.4, 123.4, 12.3)
CHANGES = [RuleChange(n, {"rules": ["x" * 1500, "y" * 1500]}, "w" * 400) for n in range(20)]


def season(stage: str = RUNNING) -> Season:
    league = League(1, 1, "W" * 40, 2, 3, "en", 4)
    return Season(1, league, 1, stage, EVERYTHING, None, NOW, NOW, NOW)


def entries() -> list[Entry]:
    return [
        Entry(person, f"_{person:02}" + "W" * 29, "in", True, 12, True, 1 + person // 16, "new")
        for person in range(MANY)
    ]


def results() -> Results:
    """Return a season of 80 people in five divisions, half of whose tables are over."""
    people = range(MANY)
    fixtures = tuple(
        Fixture(n, 1 + n % 5, four := tuple(range(16 * (n % 5), 16 * (n % 5) + 4)), over(n, four))
        for n in range(240)
    )
    rows = [Row(1 + p % 16, p, Fraction(10, 3), 6, 1, 1, Fraction(1)) for p in people]
    return Results(
        season=season(),
        entries=tuple(entries()),
        fixtures=fixtures,
        tables={n: n for n in range(200)},
        awards=(),
        divisions={d: tuple(rows[16 * (d - 1) : 16 * d]) for d in range(1, 6)},
        quality=Quality(frozenset(people), True, 9, 9, dict.fromkeys(people, MANY_MISTAKES)),
    )


def over(number: int, people: tuple[int, ...]) -> FixtureResult | None:
    if number % 2:
        return None
    seats = (SeatResult(s, p, p, s + 1, -s, 9, 9, 0, bot_from=7) for s, p in enumerate(people))
    return FixtureResult(number, tuple(seats), 0.0)


def uncut(screen: Screen) -> None:
    """Check that nothing of a screen is lost: the layout would cut what is too long."""
    assert sum(map(len, screen.texts)) <= limits.TEXT
    check(screen)


NOT_TYPED = {"game", "options", "conditions"}
"""Settings that are no text: the game is chosen at the start, the others have parts."""


def test_every_rule_of_a_season_can_be_typed_and_says_what_is_possible() -> None:
    names = {one.name for one in fields(Settings)} - NOT_TYPED
    assert names == TYPED.keys()
    numbers = [one for one in names if isinstance(getattr(EVERYTHING, one), int)]
    numbers = [one for one in numbers if not isinstance(getattr(EVERYTHING, one), bool)]
    assert len(numbers) > 10
    for name in numbers:
        with pytest.raises(BadSettings) as caught:
            settings.check(replace(EVERYTHING, **{name: -1}), (3, 4, 5))
        given = {"name": "", "value": "-1", "allowed": caught.value.allowed}
        for words in map(Words, LANGUAGES):
            said = words("error-bad-setting", field=caught.value.field, **given)
            assert said != words("error-bad-setting", field="", **given), name


def test_every_change_of_a_league_or_season_has_a_name() -> None:
    """The post about a change names what was changed: without its name it would never get out."""
    given = signature(Founding.change_league).parameters.values()
    of_leagues = {one.name for one in given if one.kind is Parameter.KEYWORD_ONLY}
    of_seasons = {one.name for part in (Settings, Conditions) for one in fields(part)}
    assert {"channel_id", "role_id", "public"} <= of_leagues and "pace" in of_seasons
    words = Words("en")
    assert not [one for one in of_leagues | of_seasons if not words.has(f"league-field-{one}")]


@pytest.mark.parametrize("form", settings.FORMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_says_who_organises_and_has_drawings_of_its_game(form: str, language: str) -> None:
    now, words = season(SIGNUP), Words(language)
    now = replace(now, settings=replace(now.settings, form=form))
    context = Context(None, CATALOGUE)  # type: ignore[arg-type]
    plain = card(now, entries(), context, words)
    assert now.league.organisers in plain.texts[0]
    corn = "<:bg_corn_00000000:1>"
    context.emojis.signs = {"puerto_rico-corn": corn}
    shown = card(now, entries(), context, words)
    assert shown.texts == (f"# {corn}\n{plain.texts[0]}", *plain.texts[1:])
    assert len(shown.rows[0]) <= 3, "a card has three main buttons at most"
    check(shown)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_screens_of_a_large_league(language: str) -> None:
    words, signed = Words(language), entries()
    context: Any = Context(None, CATALOGUE)  # type: ignore[arg-type]
    for stage in (SIGNUP, CLOSED, DRAFT, RUNNING):
        now = season(stage)
        for screen in (
            card(now, signed, context, words),
            *shown(now, signed, context, words).parts(),
            *question(now, Hours("Europe/Berlin", 480, 1380), None, 0, words).parts(),
            panel(now, signed[0], 12, 0, (1, 2, 3), (), Consent(False, True), words),
            panel(now, signed[0], 12, 0, (1, 2, 3), CHANGES, Consent(True, True), words),
            draft(now, signed, False, words),
        ):
            uncut(screen)
    played = results()
    for form in FORMS:
        uncut(standings_screen(played, 3, form, (), 0, words))
    uncut(mine(played, 0, dict.fromkeys(range(200), 10**18), Consent(True, True), words))
    lines = list(schedule_lines(played, words))
    assert len(lines) >= 240
    assert sum("🤖" in line for line in lines) == 120


async def test_nobody_moves_in_a_week_without_results() -> None:
    people, lot = range(16), 5
    awards = tuple(Award(0, person, Fraction(1), None) for person in people)
    rows = standings(people, awards, lot)
    now = replace(results(), awards=awards, divisions={1: rows}, lot_seed=lot)
    assert set(moved_since(now, 1, 1.0).values()) == {0}


async def test_in_a_ladder_nobody_has_a_place_for_sure_before_its_end() -> None:
    played, words = results(), Words("en")
    ladder = replace(EVERYTHING, form="ladder")
    for stage, sure in ((RUNNING, False), (OVER, True)):
        fixtures = tuple(one for one in played.fixtures if one.result is not None)
        now = replace(played, season=replace(season(stage), settings=ladder), fixtures=fixtures)
        ends = bounds_of(now, 1)
        assert all((one.best == one.worst) == sure for one in ends.values())
        own = "".join(mine(now, 0, {}, None, words).texts)
        assert ("Nothing can change your place" in own) == sure


async def test_a_schedule_of_twenty_divisions_still_tells_the_seed(harness: Harness) -> None:
    harness.host.leagues.season_runner.pairer = pair_here
    settings = Settings(
        "puerto_rico", harness.clock().date() + timedelta(4), date(2028, 1, 1), size=3, games=1,
        at_once=1, division_size=3, up=1, down=1, open_tables=1,
    )  # fmt: skip
    guild, founder = harness.channel.guild, Person(harness.people[0].id, "Anna")
    assert guild is not None
    opened = await harness.host.leagues.founding.found(
        founder, "W" * 40, settings, guild_id=guild.id, channel_id=harness.channel.id,
        role_id=None, language="de",
    )  # fmt: skip
    for number in range(60):
        member = guild.add_member(harness.env.create_user(f"u{number}"))
        await harness.host.absence.availability.set_hours(member.id, Hours("UTC", 0, 0))
        person = Person(member.id, f"{number:02}" + "*" * 30)
        joining = Member(person.name, frozenset())
        await harness.host.leagues.signups.sign(opened.id, person, joining)
    await pass_days(harness, 5)
    (schedule,) = [m for m in harness.channel.history() if "20 Tische" in texts(m)]
    assert "Alle Lose kamen aus der Zahl" in texts(schedule)
    assert "bot league pair" in texts(schedule)
    asked = await harness.people[0].slash(harness.channel, "league schedule")
    assert "/log" not in texts(asked.response)


def test_nobody_is_called_up_from_a_division_that_dissolves() -> None:
    """Of 80 people 16 have left: four divisions are left of five."""
    played, words = results(), Words("en")
    left = {person for person in range(MANY) if person % 5 == 0}
    gone = [replace(one, status="left") if one.person in left else one for one in entries()]
    now = replace(played, entries=tuple(gone))
    assert [moving(played, division) for division in (1, 4, 5)] == [(0, 2), (2, 2), (2, 0)]
    assert [moving(now, division) for division in (1, 4, 5)] == [(0, 2), (2, 0), (0, 0)]
    assert not any(one.up != "out" for one in bounds_of(now, 5).values())
    told = "".join(standings_screen(now, 5, 1, (), 0, words).texts)
    assert "Too few players are left for division 5" in told
    assert "play in division 4 next season" in told
    assert "Too few" not in "".join(standings_screen(played, 5, 1, (), 0, words).texts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", ["season", "swiss"])
def test_screens_of_many_teams_with_long_names(language: str, form: str) -> None:
    words, rules = Words(language), replace(EVERYTHING, form=form, team_size=2)
    context: Any = Context(None, CATALOGUE)  # type: ignore[arg-type]
    signed = [
        replace(one, team=f"*{one.person // 2:02}" + "W" * 27, alternate=True, division=1)
        for one in entries()
    ]
    signed += [replace(signed[0], person=200, status="none", division=None)]
    teams = [Team(f"*{n:02}" + "W" * 27, 1, 1) for n in range(MANY)]
    founder = signed[0].person
    wishes = [Wish(500 + n, "*" * 32, "*" * 30, founder, n) for n in range(MANY)]
    for stage in (SIGNUP, CLOSED, DRAFT, RUNNING):
        now = replace(season(stage), settings=rules)
        for screen in (
            card(now, signed, context, words),
            *shown(now, signed, context, words).parts(),
            *question(now, Hours("Europe/Berlin", 480, 1380), None, 0, words).parts(),
            panel(now, signed[0], 12, 0, (1, 2, 3), CHANGES, None, words, teams),
            panel(now, signed[0], 12, 0, (1, 2, 3), CHANGES, None, words, teams, wishes),
            wishes_screen(now, wishes, words, "said"),
            panel(now, replace(signed[-1], team=""), 12, 0, (), (), None, words, teams),
            draft(now, signed, False, words),
        ):
            uncut(screen)
    played = replace(
        results(),
        season=replace(season(), settings=rules),
        entries=tuple(signed),
        divisions={1: results().divisions[1]},
    )
    assert len(played.teams) == MANY // 2
    for division in (1, TEAMS):
        for kind in FORMS:
            uncut(standings_screen(played, division, kind, (), 0, words))
    (first, *_) = schedule_lines(replace(played, fixtures=played.fixtures[1:]), words)
    assert first
    file = teams_csv(played, words).data.decode()
    assert file.count("\n") == 1 + MANY // 2


def test_an_arabic_team_does_not_turn_the_line_around_it() -> None:
    one = replace(entries()[0], team="فريق", name="Anna", person=7)
    played = replace(
        results(), season=replace(season(), settings=replace(EVERYTHING, team_size=2)),
        entries=(one,),
    )  # fmt: skip
    assert with_teams(played) == {7: "Anna (\u2068فريق\u2069)"}
    assert team_blocks(played.season, [one], Words("en")) == ["**\u2068فريق\u2069** · Anna"]
