"""The cache of a function's last result."""

from __future__ import annotations

import pytest

from bot.engine.latest import Latest


def test_only_the_same_arguments_bring_the_same_result() -> None:
    asked: list[tuple[object, ...]] = []

    @Latest
    def of(one: object, other: object) -> int:
        asked.append((one, other))
        return len(asked)

    a, b = object(), object()
    assert [of(a, b), of(a, b), of(a, a), of(a, b)] == [1, 1, 2, 3]


def test_an_argument_by_name_is_refused_because_results_are_kept_by_position() -> None:
    @Latest
    def of(one: int, more: int = 0) -> int:
        return one + more

    assert of(1) == 1
    with pytest.raises(TypeError):
        of(1, more=2)  # type: ignore[call-arg]


def test_fewer_arguments_than_before_bring_another_result() -> None:
    def of(*numbers: int) -> int:
        return sum(numbers)

    kept = Latest(of)
    assert (kept(1, 2), kept(1), kept(1, 3)) == (3, 1, 4)
