"""The standings of a division as a picture: all is there, all can be read, all is told in words."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from time import process_time

import pytest

from bot.catalogue.trial.legible import complaints
from bot.engine.rng import Rng
from bot.leagues.bounds import bounds
from bot.leagues.history_csv import RESULTS, STANDINGS
from bot.leagues.points import award
from bot.leagues.records import Fixture
from bot.leagues.settings import POINTS
from bot.leagues.standings import standings
from bot.locales import Words
from render.art.encoding import MOST_BYTES
from render.art.theme import palettes
from render.league.scenes import MOST_LINES, TEAMS, StandingLine, StandingsScene, standing_lines
from render.league.standings import alt, draw, gallery, picture
from tests.languages import LANGUAGES
from tests.leagues.seasons import STRANGER, Season, drawn, over, played

LONG = "W" * 32


def line(place: int, number: int, name: str = LONG) -> StandingLine:
    return StandingLine(
        place, name, Fraction(361 - 10 * place, 3), 12, 12, max(1, place - 3),
        min(number, place + 5), bots=12, moved=-3,
    )  # fmt: skip


def scene(number: int, language: str = "en", palette: str = "night") -> StandingsScene:
    lines = tuple(line(place, number) for place in range(1, number + 1))
    return StandingsScene(palette, language, 4 * LONG, 12, 2, 2, 100, 110, lines)


@pytest.mark.parametrize("palette", palettes())
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_read_with_the_longest_names(language: str, palette: str) -> None:
    for number in (3, MOST_LINES):
        drawing = scene(number, language, palette)
        assert not complaints(draw(drawing))
    assert len(picture(drawing).data) <= MOST_BYTES


@pytest.mark.parametrize("language", LANGUAGES)
def test_teams_are_drawn_and_told_by_their_criteria(language: str) -> None:
    names = ("Löwen", "فريق", LONG)
    for number in (3, MOST_LINES):
        lines = tuple(
            StandingLine(
                n, names[n % 3], Fraction(121 - n), 12, n % 4, n, number, member=Fraction(25 - n, 3)
            )
            for n in range(1, number + 1)
        )
        drawing = replace(scene(0, language), lines=lines, form=TEAMS, up=0, down=0, division=0)
        assert not complaints(draw(drawing))
    told = alt(drawing, Words(language))
    rate = "10.00" if language == "en" else "10,00"
    assert "1. فريق: " in told
    assert rate in told and "; 12; 1; 8" in told and "; 1–16" in told


def season() -> Season:
    """Return a season in its middle, with a guest."""
    middle = list(played(drawn(11), 11))[-3]
    guests = [row for row in middle.rows() if row.guest]
    assert len(guests) == 1, "another seed has a guest by then"
    return middle


NAMES = {10: "Anna", 11: "Bob", 12: "Zoë 🎲", 13: "Dora", 14: "Emil", 15: "Gül", STRANGER: "Sue"}


def shown(language: str = "en", **changes: object) -> StandingsScene:
    now = season()
    lines = standing_lines(now.rows(), now.bounds(), NAMES, bots={11: 2}, moved={10: 1})
    told = StandingsScene("night", language, "Autumn", 3, 1, 1, 4, 6, lines)
    return replace(told, **changes)


def test_the_picture_and_its_alt_text_say_the_same() -> None:
    told, words = shown(), Words("en")
    texts, heard = [one.text for one in draw(told).written], alt(told, words)
    assert {"Division 3", "Autumn", "4 of 6 tables", "still possible"} <= set(texts)
    assert heard.startswith("Division 3 of Autumn, after 4 of 6 tables.")
    for one in told.lines:
        name = one.name
        reach = f"{one.best}–{one.worst}" if one.best < one.worst else str(one.best)
        points = f"{float(one.points):.1f}".removesuffix(".0")
        rate = f"{float(one.per_game):.2f}"
        numbers = f"{points}; {rate}; {one.games}; {one.wins}"
        place = "–" if one.place is None else f"{one.place}."
        assert f"{place} {one.name}: {numbers}; {'substitute' if not one.place else reach}" in heard
        assert {place, name, rate, str(one.wins)} <= set(texts)
        assert one.place is None or reach in texts
    assert "house bot 2×" in heard
    assert "+1 since last time" in heard


def test_a_comma_is_a_comma_in_german() -> None:
    told = shown("de")
    rate = f"{float(told.lines[0].per_game):.2f}".replace(".", ",")
    assert rate in [one.text for one in draw(told).written]
    assert f"; {rate}; " in alt(told, Words("de"))


def test_marks_are_explained_only_where_they_are() -> None:
    told = shown()
    texts = {one.text for one in draw(told).written}
    assert {"moves up", "moves down", "finished by a house bot"} <= texts
    plain = replace(told, up=0, down=0, lines=tuple(replace(one, bots=0) for one in told.lines))
    texts = {one.text for one in draw(plain).written}
    assert not {"moves up", "moves down", "filled: certain", "finished by a house bot"} & texts


def test_a_group_plays_on_and_a_ladder_shows_its_first() -> None:
    group = replace(shown(), form="cup")
    texts = {one.text for one in draw(group).written}
    assert {"Group 3", "plays on"} <= texts and "moves up" not in texts
    assert "plays on" in alt(group, Words("en"))
    many = replace(scene(MOST_LINES, "de"), form="ladder", up=0, down=0, total=80)
    lines = tuple(replace(one, worst=80) for one in many.lines)
    assert not complaints(draw(replace(many, lines=lines)))
    assert many.people == 80 and "Rangliste" in {one.text for one in draw(many).written}


def test_zones_are_places_and_sure_is_what_nothing_can_change() -> None:
    lines = (
        StandingLine(1, "a", Fraction(9), 1, 1, 1, 1),
        StandingLine(2, "b", Fraction(6), 1, 0, 2, 3),
        StandingLine(3, "c", Fraction(3), 1, 0, 2, 4),
        StandingLine(4, "d", Fraction(1), 1, 0, 3, 4),
        StandingLine(None, "guest", Fraction(10), 1, 1),
    )
    told = replace(shown(), up=2, down=1, lines=lines)
    assert [told.zone(one) for one in lines] == ["up", "up", None, "down", None]
    assert [told.sure(one) for one in lines if told.zone(one)] == [True, False, False]
    heard = alt(told, Words("en"))
    assert "1. a: 9; 9.00; 1; 1; 1; moves up for certain." in heard
    assert "2. b: 6; 6.00; 1; 0; 2–3; moves up." in heard


def test_somebody_without_a_name_still_has_a_place() -> None:
    now = season()
    lines = standing_lines(now.rows(), now.bounds(), {})
    assert [one.place for one in lines] == [*range(1, len(now.people) + 1), None]
    assert {one.name for one in lines} == {"–"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_has_every_line_however_long(language: str) -> None:
    heard = alt(scene(MOST_LINES, language), Words(language))
    assert len(heard) <= 1024
    assert all(f" {place}. W" in heard for place in range(1, MOST_LINES + 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_column_of_the_files_has_a_heading(language: str) -> None:
    assert all(Words(language)(f"league-csv-{column}") for column in (*STANDINGS, *RESULTS))


def test_five_hundred_tables_are_a_picture_in_150_ms() -> None:
    rng, people = Rng(1), list(range(16))
    fixtures = []
    for number in range(500):
        rng.shuffle(people, "people")
        open_one = Fixture(number, 1, tuple(people[:4]))
        fixtures.append(replace(open_one, result=over(open_one, rng)) if number < 450 else open_one)
    names = {person: f"Player {person}" for person in people}
    draw(scene(MOST_LINES))  # The sprites and the words.
    gallery.encoded("standings", draw(scene(MOST_LINES)), "")
    times = []
    for round_ in range(3):
        start = process_time()
        earned = [one for f in fixtures if f.result for one in award(f.result, POINTS[4])]
        rows = standings(range(16), earned, round_)
        lines = standing_lines(rows, bounds(rows, fixtures, POINTS.__getitem__, 2, 2), names)
        told = StandingsScene("night", "en", "Autumn", round_, 2, 2, 450, 500, lines)
        assert picture(told).alt
        times.append(process_time() - start)
    assert min(times) < 0.15
