"""Moves are judged by several styles of play, and called better only if they are by all."""

from __future__ import annotations

from dataclasses import fields

import pytest

from bot.engine.rng import Rng
from bot.house_bots.styles import LEAST, SURE, StyledComparison, deal, judged, styles_of
from tests.catalogue import CATALOGUE

SEARCHERS = {key: game.searcher for key, game in CATALOGUE.items() if game.searcher}
STYLES = ("usual", "shippers", "builders", "loners")
NOISE = (1.0, -1.0, 0.5, -0.5, 0.0)
"""Differences of single deals from their mean, in turn; their number shares no factor with 4."""


def differences(others: dict[str, float], own: dict[str, float], deals: int = 80) -> list[float]:
    """Return what deals found if styles of the others and of the seat itself have these means."""
    found = []
    for number in range(deals):
        ours, theirs = (STYLES[one] for one in styles_of(number, len(STYLES)))
        found.append(others.get(theirs, 0.0) + own.get(ours, 0.0) + NOISE[number % len(NOISE)])
    return found


@pytest.mark.parametrize("game", SEARCHERS)
def test_a_game_has_at_least_three_styles_of_known_weights(game: str) -> None:
    searcher = SEARCHERS[game]
    assert len(searcher.styles) >= 3
    names = {field.name for field in fields(searcher.tuned.usual)}
    for factors in searcher.styles.values():
        assert set(factors) <= names
    (usual,) = (style for style, factors in searcher.styles.items() if not factors)
    assert usual == "usual"


def test_all_pairs_of_styles_are_dealt_equally_often() -> None:
    first = 1 << 20
    pairs = [styles_of(first + number, 4) for number in range(16)]
    assert len(set(pairs)) == 16


def test_a_deal_is_the_same_for_all_options_and_again() -> None:
    searcher = SEARCHERS["puerto_rico"]
    state = searcher.rules.setup(3, {}, 4)
    one, again, other = (deal(searcher, state, 0, 7, number) for number in (5, 5, 6))
    dump = searcher.rules.dump
    assert (dump(one.state), one.seed) == (dump(again.state), again.seed)
    assert [repr(weights) for weights in one.weights] == [repr(w) for w in again.weights]
    assert one.seed != other.seed
    race = StyledComparison(searcher, state, 0, [(), ()], 7)
    assert race.deal(5).seed == one.seed


def test_the_style_of_the_others_is_not_that_of_the_seat_itself() -> None:
    """In deal 4 the seat itself ships, and the others play as usual."""
    searcher = SEARCHERS["puerto_rico"]
    state = searcher.rules.setup(3, {}, 4)
    found = [deal(searcher, state, 1, seed, 4).weights for seed in range(40)]
    means = [sum(weights[seat].own_captain for weights in found) / 40 for seat in range(3)]
    by = searcher.styles["shippers"]["own_captain"]
    usual = searcher.weights(state).own_captain
    assert means[1] == pytest.approx(by * usual, rel=0.15)
    assert means[0] == pytest.approx(usual, rel=0.15)


def test_what_is_better_under_all_styles_is_better() -> None:
    found = judged(differences(dict.fromkeys(STYLES, 3.0), {}), 0, STYLES)
    assert found.kind == "better"
    assert 2.9 < found.points < 3.0
    assert 0 < found.error < 0.2


@pytest.mark.parametrize("whose", ["own", "others"])
def test_what_is_worse_under_one_style_is_not_better(whose: str) -> None:
    """The mean is far above its error."""
    means = {**dict.fromkeys(STYLES, 3.0), "builders": -0.2}
    sides = (means, {}) if whose == "others" else ({}, means)
    found = judged(differences(*sides), 0, STYLES)
    assert found.kind == "open"
    assert found.points > LEAST


@pytest.mark.parametrize("whose", ["own", "others"])
def test_where_styles_surely_disagree_it_depends_on_them(whose: str) -> None:
    means = {"usual": 2.0, "shippers": 4.0, "builders": -3.0, "loners": 1.0}
    sides = (means, {}) if whose == "others" else ({}, means)
    found = judged(differences(*sides), 0, STYLES)
    assert found.kind == "depends"
    assert [(one.whose, one.key) for one in found.styles] == [
        (whose, "shippers"),
        (whose, "builders"),
    ]
    assert [one.points for one in found.styles] == pytest.approx([4.0, -3.0], abs=0.2)
    few = judged(differences(*sides)[:7], 0, STYLES)
    assert few.kind == "open", "two deals a style are the least"


def test_the_error_has_the_differences_between_styles() -> None:
    """And the points to expect are the fewer, the larger it is."""
    same = judged(differences(dict.fromkeys(STYLES, 4.0), {}), 0, STYLES)
    apart = {"usual": 2.5, "shippers": 5.5, "builders": 3.0, "loners": 5.0}
    found = judged(differences(apart, {}), 0, STYLES)
    assert found.kind == same.kind == "better"
    assert found.error > 5 * same.error
    assert found.points < same.points - 0.1


def test_of_nothing_but_luck_hardly_anything_is_better() -> None:
    """Fewer than one in a hundred of options that are as good as another."""
    rng = Rng(5)
    named = 0
    for _ in range(400):
        luck = [float(rng.below(25, "luck") - 12) for _ in range(80)]
        named += judged(luck, 0, STYLES).kind != "open"
    assert named <= 4
    assert SURE >= 2
