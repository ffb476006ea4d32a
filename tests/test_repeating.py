"""Repeated tests share nothing with the round before."""

from __future__ import annotations

import pytest

pytest_plugins = ("pytester",)

TESTS = """
import pytest

@pytest.fixture(scope="module")
def counted():
    return []

@pytest.mark.parametrize("word", ("one", "two"))
def test_first(word, counted):
    counted.append(word)
    assert len(counted) <= 2

def test_second(counted):
    assert counted == ["one", "two"]
"""


def run(pytester: pytest.Pytester, *words: str) -> pytest.RunResult:
    pytester.makepyfile(test_one=TESTS, test_two=TESTS)
    return pytester.runpytest_inprocess(
        "-p", "tests.repeating", "-p", "no:xdist", "-p", "no:asyncio", *words
    )


def test_every_round_has_fixtures_of_its_own(pytester: pytest.Pytester) -> None:
    run(pytester, "--repeat", "3").assert_outcomes(passed=18)


def test_usually_every_test_runs_once(pytester: pytest.Pytester) -> None:
    run(pytester).assert_outcomes(passed=6)


def test_one_test_can_be_repeated(pytester: pytest.Pytester) -> None:
    run(pytester, "--repeat", "3", "test_one.py", "-k", "first").assert_outcomes(passed=6)
