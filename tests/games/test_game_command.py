"""`bot game try`: says what is wrong with a game of the house or of a package."""

from __future__ import annotations

import argparse
import dataclasses
from pathlib import Path

import pytest

from bot.catalogue.trial.checks import CHECKS
from bot.cli.command import Games
from bot.cli.commands import game
from bot.cli.exits import DONE, FAILED, USAGE
from bot.runtime.settings import Settings
from tests.catalogue import CATALOGUE
from tests.pebbles import KEY, built

AMERIGO = CATALOGUE["amerigo"]
CASE = """
[[case]]
id = "wrong-1"
title = "Everybody has a post less than that."
rules = ["R1.9"]
source = "rule"
players = 2
begin = "game"
steps = [{ state = { seats = { 0 = { posts = 13 } } } }]
"""


def run(games: Games, *words: str) -> int:
    parser = argparse.ArgumentParser()
    game.add_parser(parser.add_subparsers())
    return game.run(parser.parse_args(["game", "try", *words]), Settings(), games)


def test_the_cases_of_the_house(capsys: pytest.CaptureFixture[str]):
    assert run(CATALOGUE, "amerigo", "setup-1", "scoring-1") == DONE
    assert capsys.readouterr().out == "amerigo: 2 of 2 rule cases hold\n"


def test_a_case_that_does_not_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert AMERIGO.cases is not None
    (tmp_path / "wrong.toml").write_text(CASE)
    book = dataclasses.replace(AMERIGO.cases, folder=tmp_path)
    assert (
        run({"amerigo": dataclasses.replace(AMERIGO, cases=book)}, "amerigo", "wrong-1") == FAILED
    )
    assert capsys.readouterr().out == (
        "wrong-1 (Everybody has a post less than that.): step 1: seats.0.posts: 12 instead of 13\n"
        "amerigo: 0 of 1 rule cases hold\n"
    )


def test_a_package_on_trial(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    with built(tmp_path):
        assert run(CATALOGUE, KEY, "--games", "30") == DONE
    first, *others, last = capsys.readouterr().out.splitlines()
    assert first.startswith("well  random games: 30 games, ")
    assert [line[:6] for line in others] == ["well  "] * (len(CHECKS) - 1)
    assert last == "pebbles: all is well"


def test_a_package_with_something_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    with built(tmp_path):
        file = tmp_path / KEY / "de/pebbles.ftl"
        file.write_text(file.read_text().replace("pebbles-phase-round", "pebbles-phase-end"))
        assert run(CATALOGUE, KEY, "--games", "1") == FAILED
    out = capsys.readouterr().out
    assert "\nWRONG words: en and de, " in out and "\n      de lacks pebbles-phase-round\n" in out
    assert out.endswith("pebbles: 1 of 9 checks has found something wrong\n")


@pytest.mark.parametrize("name", ["no_such_game", "json", "..", ""])
def test_a_game_that_there_is_not(name: str, capsys: pytest.CaptureFixture[str]):
    assert run(CATALOGUE, name) == USAGE
    assert "there is amerigo, magister_navis, puerto_rico." in capsys.readouterr().err


def test_a_case_that_there_is_not(capsys: pytest.CaptureFixture[str]):
    assert run(CATALOGUE, "amerigo", "setup-1", "setup-99") == USAGE
    assert capsys.readouterr().err == "amerigo has no case setup-99.\n"
