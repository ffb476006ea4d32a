"""Dataclasses to JSON data and back, and what damaged data is answered with."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Optional

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.codec import LATER, BadData, Codec, encode, upcast
from bot.engine.steps import Choice, Registry, Step, Together

STEPS = Registry()


@STEPS.add
@dataclass(frozen=True, slots=True)
class Dig(Choice[Any, Any]):
    """A step with a step inside."""

    kind = "dig"
    seat: int
    then: Dig | None = None


@dataclass
class Ship:
    """A small record; sails came later than stored ships."""

    size: int
    good: str | None = None
    sails: int = field(default=1, metadata=LATER)
    crew: list[str] = field(default_factory=list, metadata=LATER)


@dataclass
class Box:
    """Every shape that a state may hold."""

    name: str
    weight: float = 1.5
    open: bool = False
    ship: Ship | None = None
    old: Optional[int] = None  # noqa: UP045 - the other spelling of an optional value
    ships: list[Ship] = field(default_factory=list)
    stock: dict[str, int] = field(default_factory=dict)
    pair: tuple[str, int] = ("", 0)
    kept: tuple[tuple[str, int], ...] = ()
    stack: list[Step] = field(default_factory=list)
    next: Dig | None = None
    memory: list[str] = field(default_factory=list, metadata={"stored": False})


CODEC = Codec(STEPS)
FULL = Box(
    name="ä",
    weight=0.25,
    open=True,
    ship=Ship(4, "corn"),
    old=0,
    ships=[Ship(5), Ship(6, "indigo")],
    stock={"corn": 3},
    pair=("a", 1),
    kept=(("corn", 2), ("sugar", 1)),
    stack=[Dig(1, Dig(2)), Together(((Dig(0),), ()))],
    next=Dig(3),
)


def decode(data: Any) -> Box:
    return CODEC.decode(Box, data)


def test_everything_comes_back():
    data = json.loads(json.dumps(encode(FULL)))
    assert decode(data) == FULL
    assert encode(decode(data)) == data


def test_steps_are_stored_by_name():
    assert encode(Dig(1)) == ["Dig", {"seat": 1, "then": None}]


def test_what_is_not_stored_is_left_out():
    assert "memory" not in encode(Box("a", memory=["x"]))
    with pytest.raises(BadData):
        decode({"name": "a", "memory": []})


def test_missing_fields_take_their_defaults():
    assert decode({"name": "a"}) == Box("a")


def test_a_field_that_came_later_is_stored_where_it_is_changed():
    assert encode(Ship(4)) == {"size": 4, "good": None}
    assert encode(Ship(4, sails=2)) == {"size": 4, "good": None, "sails": 2}
    assert encode(Ship(4, crew=["Ann"])) == {"size": 4, "good": None, "crew": ["Ann"]}
    for ship in (Ship(4), Ship(4, sails=2), Ship(4, crew=["Ann"])):
        assert CODEC.decode(Ship, encode(ship)) == ship


def test_nothing_mutable_is_shared():
    data = encode(FULL)
    data["stock"]["corn"] = 99
    data["ships"].clear()
    assert FULL.stock == {"corn": 3}
    assert len(FULL.ships) == 2


@pytest.mark.parametrize(
    "damage",
    [
        {"nmae": "a"},
        {"name": None},
        {"name": 3},
        {"weight": "heavy"},
        {"open": 1},
        {"ship": {}},
        {"ship": {"size": 4, "colour": "red"}},
        {"ship": []},
        {"ship": 4},
        {"old": True},
        {"ships": {}},
        {"ships": [None]},
        {"stock": []},
        {"stock": {"corn": "3"}},
        {"pair": ["a"]},
        {"pair": ["a", 1, 2]},
        {"pair": {"a": 1, "b": 2}},
        {"pair": None},
        {"kept": "ab"},
        {"kept": [["corn"]]},
        {"stack": [["Sail", {"seat": 1}]]},
        {"stack": [["Dig", {}]]},
        {"stack": [["Dig"]]},
        {"stack": ["Dig"]},
        {"stack": [None]},
        {"stack": [["Dig", {"seat": 1, "then": ["Together", {"branches": [[7]]}]}]]},
        {"stack": [[["Dig"], {"seat": 1}]]},
    ],
)
def test_damaged_data_is_refused(damage: dict[str, Any]):
    with pytest.raises(BadData, match=r"^Box: "):
        decode({**encode(FULL), **damage})


@pytest.mark.parametrize("data", [None, [], "Box", 3, {}])
def test_something_else_is_refused(data: Any):
    with pytest.raises(BadData):
        decode(data)


def test_a_tuple_is_not_read_from_a_string():
    """Two letters would do as a pair of words."""

    @dataclass
    class Words:
        pair: tuple[str, str]

    codec = Codec(STEPS)
    with pytest.raises(BadData):
        codec.decode(Words, {"pair": "ab"})


def test_what_is_no_data_is_not_written():
    with pytest.raises(TypeError):
        encode({1, 2})


VALUES = st.builds(
    Box,
    name=st.text(),
    weight=st.floats(allow_nan=False),
    open=st.booleans(),
    ship=st.none() | st.builds(Ship, st.integers(), st.none() | st.text()),
    stock=st.dictionaries(st.text(), st.integers()),
    kept=st.lists(st.tuples(st.text(), st.integers())).map(tuple),
    stack=st.lists(st.builds(Dig, st.integers(), st.none() | st.builds(Dig, st.integers()))),
)


@given(VALUES)
def test_any_value_comes_back(box: Box):
    assert decode(json.loads(json.dumps(encode(box)))) == box


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=8,
)


@given(st.sampled_from(sorted(encode(FULL))), JSON)
def test_any_damage_is_either_read_or_refused(key: str, value: Any):
    try:
        box = decode({**encode(FULL), key: value})
    except BadData:
        return
    assert encode(box) == {**encode(FULL), key: value}


def test_old_data_is_brought_up_one_schema_at_a_time():
    upcasts = {1: lambda data: {**data, "b": 2}, 2: lambda data: {**data, "c": data["b"] + 1}}
    assert upcast({"a": 1}, 1, 3, upcasts) == {"a": 1, "b": 2, "c": 3}
    assert upcast({"b": 5}, 2, 3, upcasts) == {"b": 5, "c": 6}
    assert upcast({"a": 1}, 3, 3, upcasts) == {"a": 1}


def test_a_schema_of_the_future_is_refused():
    with pytest.raises(BadData, match="newer"):
        upcast({}, 4, 3, {})


@pytest.mark.parametrize("schema", [0, -1, 1])
def test_a_schema_that_nobody_can_bring_up_is_refused(schema: int):
    with pytest.raises(BadData, match="schema"):
        upcast({}, schema, 3, {2: dict})
