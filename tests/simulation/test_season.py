"""Simulated seasons: balance, who falls away, no work for humans, the same season again."""

from __future__ import annotations

import argparse
import json
from dataclasses import replace

import pytest

from bot.cli import USAGE
from bot.cli.commands import league
from bot.client.subprocesses import simulate_in_process
from bot.host.leagues.api import BadSetting
from bot.leagues.settings import FEWER, PLACE
from bot.locales import Words
from bot.runtime.settings import Settings
from bot.simulation.people import Simulated
from bot.simulation.plan import Acts, BadPlan, Plan, drawn_up, usual
from bot.simulation.report import Report, table
from bot.simulation.season import people_of, play
from tests.host import toy
from tests.tools.fairness import plan_of as fair_plan
from tests.tools.fairness import swiss_of, watched

GAMES = {"toy": toy.TOY}


def plan_of(divisions: int, seed: int = 1, absence: float = 0.0) -> Plan:
    """Divisions of seven, which are paired without a search: everybody meets everybody twice."""
    settings = replace(usual("toy", 60), games=4)
    return drawn_up(settings, 7 * divisions, divisions, seed, absence)


_TROUBLED: dict[int, Report] = {}


def troublesome(divisions: int) -> Plan:
    """A season of so many divisions in which most people are a problem."""
    return plan_of(divisions, absence=0.7)


async def troubled(divisions: int) -> Report:
    """Return what came of such a season, which is played once for all tests."""
    if divisions not in _TROUBLED:
        _TROUBLED[divisions] = await play(troublesome(divisions), GAMES)
    return _TROUBLED[divisions]


async def test_everybody_plays_as_often_and_nobody_waits_for_a_human() -> None:
    report = await play(plan_of(2), GAMES)
    assert (report.stage, report.tables, report.unplayed) == ("over", 14, 0)
    assert (report.interventions, report.timeouts, report.bot_seats) == (0, 0, 0)
    for one in report.balance:
        assert (one.people, one.tables, one.meetings, one.seats) == (7, 7, {2: 21}, 0)
    assert {line.games for line in report.standings} == {4}
    assert 0 < report.days < 60


@pytest.mark.parametrize("divisions", [1, 2])
async def test_a_season_ends_by_itself_whoever_falls_away(divisions: int) -> None:
    report = await troubled(divisions)
    assert sum(report.problems.values()) >= 3 * divisions
    assert (report.stage, report.unplayed, report.interventions) == ("over", 0, 0)
    assert report.most_messages <= 1
    assert report.bot_seats + report.substitutes > 0


async def test_what_organisers_decide_does_not_stop_a_season() -> None:
    plan = replace(plan_of(2), acts=Acts(excluded=2, annulled=2, disputed=2))
    report = await play(plan, GAMES)
    assert (report.stage, report.interventions) == ("over", 0)
    assert report.acts == {"excluded": 2, "annulled": 2, "disputes decided": 2}
    assert report.tables == 12, "two of fourteen count for nobody"
    assert "by organisers: 2 annulled, 2 disputes decided, 2 excluded" in table(report)
    out = {line.name: line for line in report.standings if line.moves == "out"}
    assert len(out) == 2


async def test_who_is_in_a_division_that_dissolves_is_not_called_up() -> None:
    report = await troubled(2)
    assert (report.divisions, report.coming) == (2, 1)
    assert {line.moves for line in report.standings if line.division == 2} == {
        *("dissolved", "out", "guest"),
    }
    assert "too few stay for more than 1 of 2 divisions" in table(report)


async def test_in_simulated_seasons_nothing_told_turns_out_false_and_nobody_passes_by_leaving() -> (
    None
):
    """`python -m tests.tools.fairness` plays a hundred of them, with 27 people each."""
    found = await watched(fair_plan(2, 10, 2, absence=0.3))
    assert found["bounds"] and found["guests"] and found["out"]
    wrong = ("widened", "too many tables", "above who played on", "champions below")
    assert {key: found[key] for key in wrong} == dict.fromkeys(wrong, 0)


@pytest.mark.parametrize("rule", [PLACE, FEWER])
async def test_with_late_entries_nothing_told_since_the_last_turns_out_false(rule: str) -> None:
    found = await watched(fair_plan(3, 10, 2, absence=0.6, late=4, rule=rule))
    assert found["bounds"] and found["late"] and found["out"]
    wrong = ("widened", "too many tables", "above who played on", "champions below")
    assert {key: found[key] for key in wrong} == dict.fromkeys(wrong, 0)


async def test_in_swiss_events_nothing_told_turns_out_false() -> None:
    found = await watched(swiss_of(2, late=3))
    assert found["bounds"] and found["out"] and found["late"]
    wrong = ("widened", "too many tables", "above who played on", "champions below")
    assert {key: found[key] for key in wrong} == dict.fromkeys(wrong, 0)


async def test_a_swiss_event_goes_to_its_final_by_itself() -> None:
    report = await play(swiss_of(1, people=16, late=2), GAMES)
    assert (report.stage, report.unplayed, report.interventions) == ("over", 0, 0)
    assert report.entered == 2 and report.most_messages <= 1
    (balance,) = report.balance
    assert max(balance.meetings) == 1, "four rounds of sixteen people: no pair had to meet again"
    assert {line.moves for line in report.standings} <= {"", "out", "guest"}


async def test_who_comes_after_the_draw_gets_the_place_of_who_left() -> None:
    plan = drawn_up(replace(usual("toy", 60), games=4), 7, 1, absence=0.7, late=4)
    assert plan.settings.late == "place"
    report = await play(plan, GAMES)
    assert (report.stage, report.unplayed, report.interventions) == ("over", 0, 0)
    assert report.most_messages <= 1
    assert 0 < report.entered <= report.late == 4
    late = [line for line in report.standings if int(line.name.split()[1]) > 7]
    assert len(late) == report.entered and "guest" not in {line.moves for line in late}
    assert f"late: {report.entered} of 4 got a place" in table(report)


@pytest.mark.parametrize("form", ["season", "swiss"])
async def test_people_of_a_simulated_season_are_put_into_teams(form: str) -> None:
    rules = replace(usual("toy", 90), games=3, form=form, team_size=3, up=0)
    report = await play(drawn_up(rules, 14, 3, absence=0.7, late=2), GAMES)
    assert (report.stage, report.divisions, report.interventions) == ("over", 1, 0)
    assert [one.place for one in report.teams] == [1, 2, 3, 4, 5]
    assert sum(one.people for one in report.teams) == 14 + report.entered
    assert f"{report.teams[0].team:<16}    1" in table(report)


async def test_a_seed_is_always_the_same_season() -> None:
    plan, once = troublesome(1), await troubled(1)
    assert once == await play(plan, GAMES)
    other = await play(replace(plan, seed=3), GAMES)
    assert replace(other, seed=plan.seed) != once


def test_absence_is_the_share_of_those_who_are_a_problem() -> None:
    def spoiled(absence: float) -> list[Simulated]:
        plans = [plan_of(28, seed, absence) for seed in range(10)]
        everybody = [person for plan in plans for person in people_of(plan)]
        return [one for one in everybody if one.problem not in ("", "on vacation")]

    assert spoiled(0.0) == []
    assert 0.07 < len(spoiled(0.1)) / 1960 < 0.13
    assert {one.problem for one in spoiled(0.1)} == {"vanishes", "slow", "leaves"}


def run(words: str) -> int:
    parser = argparse.ArgumentParser()
    league.add_parser(parser.add_subparsers())
    return league.run(parser.parse_args(["league", *words.split()]), Settings(), GAMES)


def test_what_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    words = "simulate --game toy --people 7 --divisions 1 --days 60 --absence 0"
    assert run(f"{words} --json") == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["people"], found["tables"], found["interventions"]) == (7, 7, 0)
    assert run(words) == 0
    said = capsys.readouterr().out
    assert "toy: 7 people in 1 division, 7 tables in" in said
    assert "met: 21 pairs 2x" in said and "Player 7" in said


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--game chess", "There is no game 'chess'; there is toy."),
        ("--people 3", "A season needs 4 to 200 people, not 3."),
        ("--people 20 --divisions 9", "So many people make 2 to 5 divisions, not 9."),
        ("--late -1", "After the draw 0 to 200 people come, not -1."),
        ("--absence 1.5", "The share of absent people is from 0 to 1, not 1.5."),
        ("--size 7 --people 14 --divisions 1", "size cannot be 7; allowed is 2-4."),
        ("--pace hasty", "pace cannot be hasty; allowed is live, fast, standard, relaxed."),
        ("--days 0", "A season has 1 day or more, not 0."),
        ("--at-once 9", "at_once cannot be 9; allowed is 1-4."),
        ("--teams 9", "team_size cannot be 9; allowed is 0, 2-8."),
    ],
)
def test_bad_words_get_one_clear_sentence(
    words: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(f"simulate --game toy {words}") == USAGE
    assert capsys.readouterr().err == sentence + "\n"


async def test_another_process_answers_too() -> None:
    with pytest.raises(BadSetting) as caught:
        await simulate_in_process(drawn_up(usual("puerto_rico", 3), 7, 1))
    assert caught.value.args_["field"] == "too_short"


@pytest.mark.parametrize(
    ("form", "sentence"), [("cup", "not cups or ladders"), ("ladder", "not cups or ladders")]
)
def test_only_seasons_are_simulated(form: str, sentence: str) -> None:
    with pytest.raises(BadPlan) as caught:
        drawn_up(replace(usual("toy"), form=form), 7, 1)
    assert sentence in Words("en")(f"error-{caught.value.code}", **caught.value.args_)


async def test_a_season_under_several_bots_is_computed_by_all_of_them() -> None:
    rules = replace(usual("toy", 60), games=2)
    plan = drawn_up(rules, 9, 1, 2, 0.2, Acts(excluded=1), servers=3, bots=3)
    report = await play(plan, GAMES)
    assert (report.stage, report.interventions, report.differing) == ("over", 0, 0)
    assert 0 < report.partners < report.people
    said = f"3 bots: {report.partners} people signed up with others than the one that"
    assert said in table(report)
    with pytest.raises(BadPlan):
        drawn_up(usual("toy", 60), 14, 2, servers=2, bots=3)


async def test_people_of_several_servers_need_no_human_either() -> None:
    plan = replace(troublesome(2), servers=3)
    report = await play(plan, GAMES)
    assert (report.stage, report.interventions, report.unplayed) == ("over", 0, 0)
    assert 0 < report.elsewhere < report.tables
    assert f"3 servers: {report.elsewhere} of {report.tables} tables" in table(report)
    assert "servers" not in table(await troubled(2))
    with pytest.raises(BadPlan):
        drawn_up(usual("toy", 60), 14, 2, servers=21)
