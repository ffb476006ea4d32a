"""Stored shapes of earlier versions, step by step."""

from __future__ import annotations

from itertools import takewhile

import pytest

from bot.games.puerto_rico.rules import SCHEMA, UPCASTS


def settlers(schema: int, *parts: int) -> list[int]:
    """Return where settler phases of a schema stand in the next one."""
    stack = [["Settler", {"at": at, "taker": 1}] for at in parts]
    after = UPCASTS[schema]({"stack": stack, "round": 3})
    assert isinstance(after, dict) and after["round"] == 3
    assert all(fields["taker"] == 1 for _, fields in after["stack"])
    return [fields["at"] for _, fields in after["stack"]]


def test_every_schema_has_a_way_to_the_next():
    assert sorted(UPCASTS) == list(range(1, SCHEMA))


def test_windows_for_guests_shift_the_parts_of_a_phase():
    assert settlers(1, 0, 1, 2) == [0, 4, 6]
    other = {"stack": [["Mayor", {"at": 1}], ["PickRole", {"seat": 1}]]}
    assert UPCASTS[1](other) == {"stack": [["Mayor", {"at": 2}], ["PickRole", {"seat": 1}]]}


def test_the_new_row_opens_where_hunting_lodges_are_asked():
    assert settlers(2, 0, 3, 4, 5, 6) == [0, 3, 5, 5, 6]
    other = {"stack": [["Mayor", {"at": 4}], ["PickRole", {"seat": 1}]]}
    assert UPCASTS[2](other) == other


def part_after(phase: str, at: int) -> int:
    """Return where a part of schema 1 stands in schema 2, 0 = there was none."""
    try:
        return UPCASTS[1]({"stack": [[phase, {"at": at}]]})["stack"][0][1]["at"]
    except IndexError:
        return 0


@pytest.mark.parametrize("phase", ["Settler", "Mayor", "Builder", "Craftsman", "Trader", "Captain"])
def test_no_two_parts_of_a_phase_become_one(phase: str):
    parts = list(takewhile(bool, (part_after(phase, at) for at in range(1, 20))))
    assert parts and parts == sorted(set(parts))
    assert parts[0] >= 1 and parts[-1] <= 6
