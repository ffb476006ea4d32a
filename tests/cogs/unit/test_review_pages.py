"""The pages of a review as people read them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine import batches
from bot.engine.rng import Rng
from bot.house_bots.findings import Moment, Reason, Review, Style
from tests.catalogue import CATALOGUE
from tests.tools.coach.reviewing import SEAT, Turn
from tests.tools.coach.telling import pages


def asked(game: str, seats: int, kind: str) -> Turn:
    """Return the first decision of a kind that the reviewed seat is asked."""
    searcher, rng = CATALOGUE[game].searcher, Rng(1)
    assert searcher is not None
    rules = searcher.rules
    state = rules.setup(seats, {}, 5)
    while (decision := rules.pending(state)[0])[:2] != (SEAT, kind):
        moves = searcher.quick(state, decision, searcher.weights(state), rng)
        batches.play(rules, state, decision.seat, moves)
    return Turn(1, state, decision, ())


def told(game: str, seats: int, kind: str, **of_moment: Any) -> str:
    """Return the page of a moment whose first move was a mistake, and the last one better."""
    turn, notate = asked(game, seats, kind), CATALOGUE[game].rules.notate
    played, better = (notate(turn.decision.moves[at]) for at in (0, -1))
    moment = Moment(1, 1, kind, played, better, 3.0, 0.5, -1.2)._replace(**of_moment)
    _, page = pages(game, seats, Review(SEAT, (moment,), (), (), 1, 0), [turn])
    return page


def test_a_card_is_discarded_and_not_chosen() -> None:
    """The page says what was asked, and the move by itself that the card goes away."""
    page = told("magister_navis", 3, "discard")
    assert "Anna, discard a card (you may keep " in page
    assert "You chose **Discard: " in page
    assert "Better: **Discard: " in page


@pytest.mark.parametrize(("seats", "opponent"), [(2, "your opponent"), (3, "your best opponent")])
def test_a_single_opponent_is_not_the_best_one(seats: int, opponent: str) -> None:
    style = Style("others", "beginners", 2.0)
    page = told("puerto_rico", seats, "role", styles=(style,))
    assert f"finish 1.2 VP behind {opponent}." in page


@pytest.mark.parametrize(
    ("seats", "how"),
    [(2, "If Ben plays like a beginner"), (3, "If the others play like beginners")],
)
def test_a_single_opponent_has_a_name_and_a_style(seats: int, how: str) -> None:
    turn = asked("puerto_rico", seats, "role")
    played, other = (
        CATALOGUE["puerto_rico"].rules.notate(turn.decision.moves[at]) for at in (0, 1)
    )
    style = Style("others", "beginners", 2.0)
    moment = Moment(1, 1, "role", played, other, 0.3, 0.5, 0.0, (), (style,))
    _, page = pages("puerto_rico", seats, Review(SEAT, (), (), (), 1, 0, None, (moment,)), [turn])
    assert f"{how}, **" in page


def test_what_a_move_brings_and_costs_is_one_sentence() -> None:
    reasons = (
        Reason("phase", "cards", SEAT, 1.0, 0.0),
        Reason("phase", "discs", SEAT, -1.0, -2.0),
    )
    page = told("magister_navis", 3, "turn", reasons=reasons)
    assert "** would have brought you 1 card but cost you 1 disc in the harbor." in page
    assert "** cost you 2 discs in the harbor." in page


def test_a_tenth_of_a_city_is_not_named() -> None:
    """The mean difference between options, over all ways of playing on, may be next to nothing."""
    reasons = (
        Reason("phase", "cities", SEAT, -0.1, 0.6),
        Reason("phase", "tokens", SEAT, 1.0, 2.0),
    )
    page = told("magister_navis", 3, "turn", reasons=reasons)
    assert "** would have brought you 1 token." in page
    assert "** brought you about 0.6 cities and 2 tokens." in page
