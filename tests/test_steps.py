"""The pages of all steps are what the code says today, and the code says something of each."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine.steps import Choice, Script
from tests.catalogue import GAMES
from tests.tools import steps

EXPANDED = {"puerto_rico": {"expansions": "both"}}


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_up_to_date(game: str) -> None:
    written = steps.path_of(game).read_text(encoding="utf-8")
    assert written == steps.page(game), "run `uv run python -m tests.tools.steps`"


@pytest.mark.parametrize("game", GAMES)
def test_every_step_says_what_it_does(game: str) -> None:
    silent = []
    for step in steps.steps_of(game):
        parts = step.parts if issubclass(step, Script) else ()
        silent += [f"{step.__name__} {part}" for part in (step, *parts) if not steps.said(part)]
    assert silent == []


@pytest.mark.parametrize("game", GAMES)
def test_a_question_is_put_only_where_there_is_a_choice(game: str) -> None:
    """The pages hold in random games, and have every kind that is asked."""
    rules, random = GAMES[game], Random(1)
    kinds = {step.kind for step in steps.steps_of(game) if issubclass(step, Choice)}
    for options in ({}, EXPANDED.get(game, {})):
        state = rules.setup(rules.info.seats[0], options, 1)
        while decisions := rules.pending(state):
            assert all(len(decision.moves) > 1 for decision in decisions)
            assert {decision.kind for decision in decisions} <= kinds
            decision = random.choice(decisions)
            rules.apply(state, decision.seat, random.choice(decision.moves))
