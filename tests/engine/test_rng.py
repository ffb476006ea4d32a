"""The generator: golden numbers, fairness, streams that do not touch each other."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.rng import Rng

SEEDS = st.integers(-(2**70), 2**70)
HALF = 2**63 + 1
"""Half of all raw draws are too large for this limit and are drawn again."""


GOLDEN: dict[str, object] = {
    "0 a": [932, 95, 692, 956, 74, 179, 315, 54],
    "max plantations": [927, 610, 249, 416, 128, 993, 611, 527],
    "wide": 1378031538922298956,
    "deck": [0, 8, 3, 9, 6, 1, 5, 2, 7, 4],
}


def draws(rng: Rng, stream: str, count: int = 8, limit: int = 1000) -> list[int]:
    return [rng.below(limit, stream) for _ in range(count)]


def test_golden_numbers():
    """Stored tables replay for ever: these numbers may never change."""
    assert draws(Rng(0), "a") == GOLDEN["0 a"]
    assert draws(Rng(2**64 - 1), "plantations") == GOLDEN["max plantations"]
    assert Rng(7).below(HALF, "wide") == GOLDEN["wide"]
    deck = list(range(10))
    Rng(42).shuffle(deck, "plantations")
    assert deck == GOLDEN["deck"]


@given(SEEDS, st.integers(1, 2**64))
def test_a_draw_is_below_its_limit(seed: int, limit: int):
    assert 0 <= Rng(seed).below(limit, "s") < limit


def test_a_draw_out_of_range_is_drawn_again_and_counted():
    rng = Rng(1)
    values = draws(rng, "s", 200, HALF)
    assert max(values) < HALF
    assert rng.drawn["s"] > 300


def test_no_more_is_drawn_again_than_fairness_needs():
    rng = Rng(1)
    values = draws(rng, "s", 400, 3 << 62)
    assert max(values) > 2 << 62
    assert 400 / 0.8 < rng.drawn["s"] < 400 / 0.7, "a quarter is too large for this limit"


@given(SEEDS, st.integers(0, 9), st.integers(1, 20), st.sampled_from([1, 6, 1 << 48, HALF]))
def test_several_draws_are_as_many_single_ones(seed: int, before: int, count: int, limit: int):
    single, several = Rng(seed), Rng(seed)
    assert draws(single, "s", before) == draws(several, "s", before)
    assert several.several(count, limit, "s") == draws(single, "s", count, limit)
    assert several.drawn == single.drawn
    assert draws(several, "s") == draws(single, "s")


@pytest.mark.parametrize("limit", [2, 3, 6, 10])
def test_draws_are_fair(limit: int):
    """Chi-squared: a fixed seed, so that the test cannot fail by chance."""
    count = 6000
    seen = Counter(draws(Rng(99), "dice", count, limit))
    expected = count / limit
    assert sum((seen[i] - expected) ** 2 / expected for i in range(limit)) < 2.5 * limit + 8


def test_shuffles_are_fair():
    rng = Rng(5)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        deck = [0, 1, 2]
        rng.shuffle(deck, "s")
        seen[tuple(deck)] += 1
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values())


@given(SEEDS, st.lists(st.integers(0, 5), max_size=30))
def test_a_shuffle_is_a_permutation(seed: int, items: list[int]):
    shuffled = items.copy()
    Rng(seed).shuffle(shuffled, "s")
    assert sorted(shuffled) == sorted(items)


@given(SEEDS, st.integers(0, 20))
def test_a_stream_does_not_notice_the_others(seed: int, between: int):
    alone, together = Rng(seed), Rng(seed)
    first = draws(alone, "a", 4)
    assert draws(together, "a", 2) == first[:2]
    draws(together, "b", between)
    assert draws(together, "a", 2) == first[2:]


def test_streams_and_seeds_differ():
    rows = {
        tuple(draws(Rng(seed), stream)) for seed in range(20) for stream in ("", "a", "b", "ab")
    }
    assert len(rows) == 80


@given(SEEDS, st.integers(0, 9))
def test_a_generator_goes_on_from_its_seed_and_counts(seed: int, before: int):
    rng = Rng(seed)
    draws(rng, "s", before)
    stored = Rng(rng.seed, dict(rng.drawn))
    assert draws(stored, "s") == draws(rng, "s")


def test_a_clone_goes_on_by_itself():
    rng = Rng(3)
    draws(rng, "s")
    copy = rng.clone()
    ahead = draws(copy, "s")
    assert rng.drawn == {"s": 8}
    assert draws(rng, "s") == ahead
