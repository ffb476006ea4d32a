"""Teams: who is put into which, tables that keep them apart, and their standings."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import count

import pytest

from bot.engine.rng import Rng
from bot.leagues.divisions import teams_for
from bot.leagues.pairing import CannotPair, Request, check_teams, pair, recipe, request_of
from bot.leagues.pairing.request import Earlier
from bot.leagues.pairing.swiss import exchanges
from bot.leagues.points import award
from bot.leagues.records import Award, Fixture, FixtureResult, SeatResult
from bot.leagues.settings import POINTS, BadSettings, check, dumped, loaded
from bot.leagues.standings import standings, team_standings
from tests.host.leagues.playing import settings
from tests.leagues import team_seasons
from tests.leagues.seasons import over
from tests.leagues.team_seasons import TeamSeason
from tests.leagues.teams import check_event, check_season, standing_of
from tests.leagues.test_bounds import ended

PAIRS = frozenset(frozenset((n, n + 1)) for n in range(1, 9, 2))


def drafted(named: list[tuple[int, str]], size: int, least: int = 0) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    fresh = (f"new {n}" for n in count(1))
    for person, team in teams_for(named, size, least, fresh).items():
        found.setdefault(team, []).append(person)
    return found


def test_whoever_names_no_team_fills_those_that_lack_people_then_new_ones() -> None:
    named = [(1, "A"), (2, ""), (3, "A"), (4, "B"), (5, ""), (6, ""), (7, ""), (8, "")]

    assert drafted(named, 3) == {"A": [1, 3, 5], "B": [4, 2, 6], "new 1": [7, 8]}


def test_new_teams_are_equally_large() -> None:
    assert sorted(map(len, drafted([(n, "") for n in range(10)], 4).values())) == [3, 3, 4]


def test_whoever_comes_too_late_for_a_full_team_is_put_into_another() -> None:
    assert drafted([(1, "A"), (2, "A"), (3, "A")], 2) == {"A": [1, 2], "new 1": [3]}


def test_new_teams_come_first_if_there_are_too_few_for_a_table() -> None:
    named = [(1, "A"), (2, "B"), (3, ""), (4, ""), (5, "")]

    assert drafted(named, 3) == {"A": [1, 3, 5], "B": [2, 4]}
    assert drafted(named, 3, least=4) == {"A": [1, 3], "B": [2], "new 1": [4], "new 2": [5]}


def test_nobody_has_two_teams_or_none_whatever_is_named() -> None:
    for seed in range(300):
        rng = Rng(seed)
        size, people = 2 + rng.below(5, "size"), rng.below(30, "people")
        named = [(n, ("", "A", "B", "C")[rng.below(4, "team")]) for n in range(people)]
        found = drafted(named, size, rng.below(6, "least"))
        assert sorted(one for team in found.values() for one in team) == [*range(people)]
        assert all(0 < len(team) <= size for team in found.values())
        for person, team in named:
            full = sum(other == team for _, other in named) > size
            assert not team or full or person in found[team]


def test_no_season_lets_people_of_a_team_meet_if_that_is_possible() -> None:
    total = Counter[str]()
    for seed in range(12):
        total += check_season(seed)
    assert total["paired"] > 6 and total["refused and tried"] > 2, total


def test_no_swiss_round_lets_people_of_a_team_meet_if_that_is_possible() -> None:
    total = Counter[str]()
    for seed in range(12):
        total += check_event(seed)
    assert total["rounds"] > 40, total


def test_no_larger_season_lets_people_of_a_team_meet() -> None:
    """Of the seeds from 12 on, five take most of the time."""
    seasons, events = Counter[str](), Counter[str]()
    for seed in range(12, 30):
        seasons += check_season(seed)
    for seed in range(12, 15):
        events += check_event(seed)
    assert seasons["paired"] > 9 and seasons["refused and tried"] > 3, seasons
    assert events["rounds"] > 8, events


def test_people_of_a_team_are_kept_apart_and_anybody_can_pair_it_again() -> None:
    request = Request(tuple(range(1, 9)), 4, frozenset({3, 4, 5}), 3, 7, teams=PAIRS)
    told = recipe(request)

    assert told is not None and told["teams"] == [["1", "2"], ["3", "4"], ["5", "6"], ["7", "8"]]
    assert pair(request_of(told, 7)) == pair(request)
    without = recipe(replace(request, teams=frozenset()))
    assert without is not None and "teams" not in without
    assert not request_of(without, 7).teams


def test_too_few_teams_play_at_smaller_tables_or_are_refused() -> None:
    three = frozenset(
        {frozenset({1, 2, 3, 4}), frozenset({5, 6, 7, 8}), frozenset({9, 10, 11, 12})}
    )
    request = Request(tuple(range(1, 13)), 4, frozenset({3, 4, 5}), 2, 7, teams=three)

    assert {len(table) for table in pair(request).tables} == {3}
    for earlier in (None, Earlier()):
        with pytest.raises(CannotPair) as refused:
            check_teams(replace(request, sizes=frozenset({4, 5}), earlier=earlier))
        assert (refused.value.reason, refused.value.count) == ("teams", 3)


def test_a_swiss_round_with_few_teams_has_smaller_tables_before_it_has_byes() -> None:
    teams = frozenset({frozenset({1, 2, 3}), frozenset({4, 5, 6}), frozenset({7, 8, 9})})
    request = Request(tuple(range(1, 10)), 5, frozenset({3, 4, 5}), 1, 7, teams=teams)
    found = pair(replace(request, earlier=Earlier()))

    assert not found.short and [len(table) for table in found.tables] == [3, 3, 3]


def test_an_exchange_by_which_people_of_a_team_would_meet_is_the_worst() -> None:
    earlier = Earlier(((1, 2), (3, 4)))
    found = exchanges(earlier, ((1, 3), (2, 4)), (1, 3), {1: "A", 2: "A", 3: "B", 4: "B"})

    assert [one.worse for one in found][-2:] == ["team", "team"]


def seat(number: int, person: int, finisher: int, rank: int) -> SeatResult:
    return SeatResult(number, person, finisher, rank, 10 - rank, 9, 9, 0, left=False)


def test_a_substitute_scores_for_their_own_team_only_on_its_own_seats() -> None:
    result = FixtureResult(1, (seat(0, 1, 2, 1), seat(1, 3, 9, 2), seat(2, 5, 5, 3)))
    fixture = Fixture(1, 1, (1, 3, 5), result)
    teams = {"A": [1, 2], "B": [3, 4], "C": [5], "D": [9]}
    team_of = {person: team for team, people in teams.items() for person in people}
    awards = award(result, POINTS[3])

    found = {one.team: one for one in team_standings(teams, team_of, [fixture], awards, (), 1)}
    assert {team: (row.points, row.games, row.wins) for team, row in found.items()} == {
        "A": (10, 1, 1), "B": (0, 1, 0), "C": (1, 1, 0), "D": (0, 0, 0),
    }  # fmt: skip


def test_teams_level_on_points_are_parted_by_wins_then_the_best_then_the_lot() -> None:
    def of(points: dict[int, list[tuple[int, int]]]) -> list[tuple[str, str | None]]:
        awards, fixtures = [], []
        for person, games in points.items():
            for number, (scored, place) in enumerate(games):
                fixture = 10 * person + number
                awards.append(Award(fixture, person, Fraction(scored), place))
                result = FixtureResult(fixture, (seat(0, person, person, place),))
                fixtures.append(Fixture(fixture, 1, (person,), result))
        rows = standings(points, awards, 1)
        teams, team_of = {"A": [1, 2], "B": [3, 4]}, {1: "A", 2: "A", 3: "B", 4: "B"}
        found = team_standings(teams, team_of, fixtures, awards, rows, 1)
        return [(row.team, row.parted_by) for row in found]

    assert of({1: [(4, 2)], 2: [(4, 2)], 3: [(8, 1)], 4: [(2, 2)]}) == [
        ("B", None),
        ("A", "points"),
    ]
    assert of({1: [(4, 2)], 2: [(4, 2)], 3: [(8, 1)], 4: [(0, 3)]}) == [("B", None), ("A", "wins")]
    assert of({1: [(4, 2)], 2: [(4, 2)], 3: [(6, 2)], 4: [(2, 3)]}) == [("B", None), ("A", "best")]
    assert of({1: [(4, 2)], 2: [(4, 2)], 3: [(4, 2)], 4: [(4, 2)]})[1][1] == "lot"


def test_team_standings_are_what_a_count_by_seats_gives() -> None:
    for seed in range(100):
        rng = Rng(seed)
        fixtures = []
        for number in range(1, 9):
            people = [10 * team + rng.below(3, "who") for team in (1, 2, 3, 4)]
            rng.shuffle(people, "seats")
            mates = [10 * (one // 10) + rng.below(3, "mate") for one in people]
            played = [
                m if not rng.below(4, "sub") else p for p, m in zip(people, mates, strict=True)
            ]
            fixture = Fixture(number, 1, tuple(played), paired=tuple(people))
            fixtures.append(replace(fixture, result=over(fixture, rng)))
        awards = [one for f in fixtures if f.result for one in award(f.result, POINTS[4])]
        teams = {str(n): [10 * n, 10 * n + 1, 10 * n + 2] for n in (1, 2, 3, 4)}
        team_of = {person: team for team, people in teams.items() for person in people}
        rows = team_standings(teams, team_of, fixtures, awards, (), seed)
        counted = standing_of(teams, fixtures, awards)
        assert {r.team: (r.per_game, r.games, r.wins) for r in rows} == counted, seed
        rates = [counted[row.team] for row in rows]
        assert rates == sorted(rates, key=lambda one: (-one[0], -Fraction(one[2], one[1] or 1)))


def test_places_that_teams_can_still_take_are_sound_and_only_narrow() -> None:
    told = sum((team_seasons.check(seed, 1) for seed in range(300)), Counter[str]())
    assert told["tight"] > 8 * told["wide"], "sound because nothing is said"


def test_places_that_teams_can_still_take_in_a_swiss_event_are_sound_and_only_narrow() -> None:
    told = sum((team_seasons.check_swiss(seed) for seed in range(25)), Counter[str]())
    assert told["narrow"] > told["places"] / 4, "sound because nothing is said"


def test_rivals_at_one_table_do_not_all_pass_a_team() -> None:
    over = (ended(1, 1, 2), ended(2, 1, 3))
    teams = {1: "A", 2: "B", 3: "C"}
    season = TeamSeason(teams, (1, 2, 3), (*over, Fixture(3, 1, (2, 3))))
    assert {team: tuple(one) for team, one in season.bounds().items()} == {
        "A": (1, 1, 0), "B": (2, 3, 1), "C": (2, 3, 1),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("form", "size", "field"),
    [("season", 9, "team_size"), ("season", 1, "team_size"), ("cup", 3, "team_form"),
     ("ladder", 3, "team_form")],
)  # fmt: skip
def test_teams_have_two_to_eight_people_and_are_not_for_cups_and_ladders(
    form: str, size: int, field: str
) -> None:
    with pytest.raises(BadSettings) as refused:
        check(settings(form=form, team_size=size), range(2, 6))
    assert refused.value.field == field


def test_rules_of_a_season_stored_earlier_have_no_teams() -> None:
    text = dumped(settings()).replace('"team_size": 0, ', "")
    assert "team_size" not in text and loaded(text).team_size == 0
