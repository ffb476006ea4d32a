"""Records of a game's numbers, as its file gives them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import pytest

from bot.engine.codec import BadData
from bot.engine.data import load, record


class Symbols(NamedTuple):
    culture: int = 0
    glory: int = 0


NONE = Symbols()


@dataclass(frozen=True, slots=True, kw_only=True)
class Tile:
    key: str
    at: tuple[float, float]
    symbols: Symbols = NONE
    kinds: tuple[str, ...] = ()
    doors: Mapping[str, tuple[float, ...]]


DATA: dict[str, Any] = {
    "key": "mill",
    "at": [1, 0.5],
    "symbols": {"glory": 2},
    "doors": {"north": [0.5]},
}


def test_a_record_is_made_of_what_the_file_says_and_more() -> None:
    made = record(Tile, DATA, kinds=["wind", "water"])
    assert made == Tile(
        key="mill",
        at=(1.0, 0.5),
        symbols=Symbols(glory=2),
        kinds=("wind", "water"),
        doors={"north": (0.5,)},
    )
    assert type(made.at[0]) is float


@pytest.mark.parametrize("wrong", [{"key": 3}, {"colour": "red"}, {"symbols": {"fame": 1}}])
def test_what_does_not_fit_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadData):
        record(Tile, DATA, **wrong)


def test_a_games_file_is_found_beside_its_modules() -> None:
    assert load("bot.games.magister_navis")["rounds"] == 7
