"""Every game of the catalogue, and every expansion, has recorded games and counted positions."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from tests.catalogue import GAMES
from tests.games import perft
from tests.games.golden import golden
from tests.test_conformance import boxes

HERE = Path(__file__).parent
BOXES = [pytest.param(key, box, id=f"{key} {box}") for key in GAMES for box in boxes(key)]


def recorded(key: str) -> list[dict[str, Any]]:
    """Return the headers of the recorded games that are played again: seats, options, seed."""
    files = sorted((HERE / key / "playthroughs").glob("*.txt"))
    assert {file.stem for file in files} == set(golden(key).games)
    first = (file.read_text(encoding="utf-8").partition("\n")[0] for file in files)
    return [json.loads(line.removeprefix("game ")) for line in first]


def telling(key: str, options: Mapping[str, str]) -> dict[str, Any]:
    """Return what tells a box from the others among a table's options, {} = there is but one."""
    every = [chosen(key, box) for box in boxes(key)] if len(boxes(key)) > 1 else []
    differ = {name for one in every for name in one if repr(one[name]) != repr(every[0][name])}
    return {name: value for name, value in chosen(key, options).items() if name in differ}


def chosen(key: str, options: Mapping[str, str]) -> dict[str, Any]:
    rules = GAMES[key]
    return asdict(rules.setup(max(rules.info.seats), options, 1).options)


@pytest.mark.parametrize(("key", "box"), BOXES)
def test_two_games_of_every_box_are_recorded(key: str, box: dict[str, str]) -> None:
    wanted = telling(key, box)
    found = [header for header in recorded(key) if telling(key, header["options"]) == wanted]
    assert len(found) >= 2
    assert len({header["seats"] for header in found}) >= 2, "of different numbers of players"


@pytest.mark.parametrize(("key", "box"), BOXES)
def test_positions_of_every_box_are_counted(key: str, box: dict[str, str]) -> None:
    counted = [make() for make, _ in golden(key).positions.values()]
    wanted = telling(key, box)
    assert any(wanted.items() <= asdict(g.options).items() for g in counted)


@pytest.mark.parametrize("key", GAMES)
def test_the_table_of_counts_has_every_position_and_the_start_for_every_number_of_players(
    key: str,
) -> None:
    positions, rules = golden(key).positions, GAMES[key]
    assert HERE / key / "perft.txt" == golden(key).perft
    for name in positions:
        head, *counts = perft.written(golden(key).perft, name)
        assert head.startswith(f"{name}, depth {positions[name][1]}: ") and counts
    starts = {json.dumps(rules.dump(make())) for make, _ in positions.values()}
    for seats in rules.info.seats:
        assert json.dumps(rules.dump(rules.setup(seats, {}, 1))) in starts
