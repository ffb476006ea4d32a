"""Records of rules and host: nobody changes what is handed on, or gives it a field it has not."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from dataclasses import is_dataclass
from typing import Any

import pytest

from bot.engine.rng import Rng
from bot.engine.steps import Step
from tests.catalogue import GAMES

CHANGING = {
    "bot.engine.state.KernelState",
    "bot.host.core.counters.Counters",
    *(
        f"bot.games.{g}.state.{n}"
        for g in ("amerigo", "magister_navis")
        for n in ("Player", "State")
    ),
    *("bot.games.puerto_rico.state." + name for name in ("Player", "Ship", "State")),
}
"""Positions, which the rules change in place, and counters."""
WITHOUT_SLOTS = {
    *(f"bot.games.{game}.why.case.Case" for game in ("amerigo", "puerto_rico")),
    "bot.games.magister_navis.why.Case",
    *("bot.games.amerigo.view.View", "bot.games.magister_navis.view.View"),
    *("bot.engine.cases.Casebook", "bot.engine.explain.Explainers"),
    *("bot.engine.explain.Case", "bot.engine.game.KernelRules", "bot.host.core.game.HostedGame"),
}
"""They keep values once computed, or there is one of each game."""
PACKAGES = ("bot.engine", "bot.games", "bot.host")


def records(package: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Return the name and the insides of every dataclass of a package, also of those by descent."""
    root = importlib.import_module(package)
    for module in pkgutil.walk_packages(root.__path__, f"{package}."):
        for value in vars(importlib.import_module(module.name)).values():
            if isinstance(value, type) and is_dataclass(value) and value.__module__ == module.name:
                yield f"{module.name}.{value.__qualname__}", dict(vars(value))


RECORDS = {package: dict(records(package)) for package in PACKAGES}
BASES = {
    f"{one.__module__}.{one.__qualname__}": {base.__name__ for base in one.__mro__}
    for package in PACKAGES
    for module in pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}.")
    for one in vars(importlib.import_module(module.name)).values()
    if isinstance(one, type)
}


@pytest.mark.parametrize("package", PACKAGES)
def test_only_positions_can_be_changed(package: str) -> None:
    """Steps cannot either, but for them only the type checker says so: they are made too often."""
    found = {n: i for n, i in RECORDS[package].items() if "__dataclass_params__" in i}
    loose = {n for n, inside in found.items() if not inside["__dataclass_params__"].frozen}
    assert {n for n in loose if "Step" not in BASES[n]} == CHANGING & found.keys()


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_changes_a_step(game: str) -> None:
    rules, rng = GAMES[game], Rng(1)
    state = rules.setup(rules.info.seats[-1], {}, 1)
    seen: dict[int, tuple[Step, int]] = {}
    while pending := rules.pending(state):
        seen |= {id(step): (step, hash(step)) for step in state.stack if id(step) not in seen}
        decision = pending[rng.below(len(pending), "who")]
        move = decision.moves[rng.below(len(decision.moves), "what")]
        rules.apply(state, decision.seat, move)
    assert len(seen) > 20
    assert [step for step, was in seen.values() if hash(step) != was] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_records_of_which_there_are_many_have_slots(package: str) -> None:
    found = RECORDS[package]
    assert {n for n, i in found.items() if "__slots__" not in i} == WITHOUT_SLOTS & found.keys()


@pytest.mark.parametrize("package", PACKAGES)
def test_what_adds_fields_to_a_record_is_one_itself(package: str) -> None:
    bare = {n: i for n, i in RECORDS[package].items() if "__dataclass_params__" not in i}
    assert [n for n, inside in bare.items() if inside.get("__annotations__")] == []


def steps(game: str) -> dict[str, type[Step]]:
    """Return the steps of a game from which no other one descends."""
    root = importlib.import_module(f"bot.games.{game}")
    return {
        value.__name__: value
        for module in pkgutil.walk_packages(root.__path__, f"{root.__name__}.")
        for value in vars(importlib.import_module(module.name)).values()
        if isinstance(value, type) and issubclass(value, Step) and not value.__subclasses__()
        if value.__module__ == module.name
    }


STEPS = {game: steps(game) for game in ("puerto_rico", "magister_navis")}


@pytest.mark.parametrize("game", STEPS)
def test_every_step_can_be_stored(game: str) -> None:
    """A step unknown to the codec could lie on the stack of a game, but never be read again."""
    known = importlib.import_module(f"bot.games.{game}.state").STEPS.steps
    assert {name: known.get(name) for name in STEPS[game]} == STEPS[game]
