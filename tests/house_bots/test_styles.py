"""Moves are judged by several styles of play, and called better only if they are by all."""

from __future__ import annotations

from dataclasses import fields

import pytest

from bot.engine.rng import Rng
from bot.house_bots.puerto_rico.weights import named
from bot.house_bots.styles import (
    ANY,
    LEAST,
    LINES,
    StyledComparison,
    deal,
    dealt_styles,
    judged,
    styles_of,
)
from bot.house_bots.weights import by_name, factors_to, scaled
from tests.catalogue import CATALOGUE

SEARCHERS = {key: game.searcher for key, game in CATALOGUE.items() if game.searcher}
STYLES = ("usual", "shippers", "builders", "loners")
NOISE = (1.0, -1.0, 0.5, -0.5, 0.0)
"""Differences of single deals from their mean, in turn; their number shares no factor with 4."""


def differences(others: dict[str, float], own: dict[str, float], deals: int = 80) -> list[float]:
    """Return what deals found if styles of the others and of the seat itself have these means."""
    found = []
    for number in range(deals):
        ours, theirs = (STYLES[one] for one in dealt_styles(number, len(STYLES)))
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
    pairs = [dealt_styles(first + number, 4) for number in range(16)]
    assert len(set(pairs)) == 16
    for side in zip(*pairs[:8], strict=True):
        assert sorted(side) == [0, 0, 1, 1, 2, 2, 3, 3], "also in half as many deals"


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


def weights_of(seat: int, own: str, others: str) -> list[tuple[float, ...]]:
    """Return what each seat weighs its own captain with in forty deals of two styles."""
    searcher = SEARCHERS["puerto_rico"]
    state, styles = searcher.rules.setup(3, {}, 4), styles_of(searcher)
    pair = (styles.index(own), styles.index(others))
    number = [dealt_styles(n, len(styles)) for n in range(len(styles) ** 2)].index(pair)
    found = [deal(searcher, state, seat, seed, number).weights for seed in range(40)]
    return [tuple(one.own_captain for one in weights) for weights in found]


def test_the_style_of_the_others_is_not_that_of_the_seat_itself() -> None:
    searcher = SEARCHERS["puerto_rico"]
    state = searcher.rules.setup(3, {}, 4)
    first, second, third = zip(*weights_of(1, "shippers", "usual"), strict=True)
    by, usual = searcher.styles["shippers"]["own_captain"], searcher.weights(state).own_captain
    assert sum(second) / 40 == pytest.approx(by * usual, rel=0.15)
    assert sum(first + third) / 80 == pytest.approx(usual, rel=0.15)


def test_players_of_any_style_are_far_from_the_usual_ones() -> None:
    """They hardly weigh a thing at all, or more than twice as much."""
    usual = SEARCHERS["puerto_rico"].weights(SEARCHERS["puerto_rico"].rules.setup(3, {}, 4))
    own, others, _ = zip(*weights_of(0, "usual", ANY), strict=True)
    assert 0.1 * usual.own_captain < min(own) < max(own) < 2 * usual.own_captain
    assert min(others) < 0.1 * usual.own_captain
    assert max(others) > 2 * usual.own_captain


def test_factors_make_one_record_of_another() -> None:
    """So a style plays by the weights of the first house bots."""
    first, usual = named("2026"), named()
    made, wanted = (by_name(one) for one in (scaled(usual, factors_to(first, usual), 1.0), first))
    assert {key: made[key] for key in made if by_name(usual)[key]} == pytest.approx(
        {key: wanted[key] for key in made if by_name(usual)[key]}
    )


def test_what_is_better_under_all_styles_is_better() -> None:
    found = judged(differences(dict.fromkeys(STYLES, 3.0), {}), 0, STYLES)
    assert found.kind == "better"
    assert 2.9 < found.points < 3.0
    assert 0 < found.error < 0.2
    small = judged(differences(dict.fromkeys(STYLES, LEAST), {}), 0, STYLES)
    assert small.kind == "open", "it must surely be more"


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
    apart = {"usual": 3.0, "shippers": 5.0, "builders": 3.0, "loners": 5.0}
    found = judged(differences(apart, {}), 0, STYLES)
    assert found.kind == same.kind == "better"
    assert found.error == pytest.approx((4 / 3) ** 0.5, abs=0.1), "that of another such style"
    assert found.points < same.points - 0.1
    further = {"usual": 1.0, "shippers": 7.0, "builders": 2.0, "loners": 6.0}
    assert judged(differences(further, {}), 0, STYLES).kind == "open"


def test_what_is_better_in_few_deals_only_is_not_better() -> None:
    """The mean is far above its error, and positive under each style."""
    few, most = ([9.0] * share + [-1.0] * (100 - share) for share in (60, 70))
    for differences, kind in ((few, "open"), (most, "better")):
        Rng(3).shuffle(differences, "deals")
        found = judged(differences * 40, 0, STYLES)
        assert found.kind == kind
        assert found.error < 0.6 < LEAST
    assert 0.6 < LINES < 0.7


def test_of_nothing_but_luck_hardly_anything_is_better() -> None:
    """Fewer than one in a hundred of options that are as good as another."""
    rng = Rng(5)
    found = 0
    for _ in range(400):
        luck = [float(rng.below(25, "luck") - 12) for _ in range(80)]
        found += judged(luck, 0, STYLES).kind != "open"
    assert found <= 4
