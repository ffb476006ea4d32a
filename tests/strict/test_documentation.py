"""The page of documented sentences names rules that exist, and leaves out none of ours."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

HERE = Path(__file__).parent
PAGE = (HERE / "DOCUMENTATION.md").read_text(encoding="utf-8")
ROWS = [line for line in PAGE.splitlines() if line.startswith("| ") and "---" not in line]
NAMES = sorted(set(re.findall(r"`((?:chaos\.)?\w+\.\w+)`", "\n".join(ROWS))))
RULES = ("commands", "components", "emojis", "events", "messages", "uploads", "world")
"""Modules whose public checks are rules."""


def found(name: str) -> object:
    *folder, module, function = name.split(".")
    place = ".".join(("tests", *(("tools", *folder) if folder else ("strict",)), module))
    return _inside(importlib.import_module(place), function)


def _inside(module: ModuleType, name: str) -> object:
    owners = (module, *(one for one in vars(module).values() if isinstance(one, type)))
    return next((getattr(one, name) for one in owners if hasattr(one, name)), None)


@pytest.mark.parametrize("name", [name for name in NAMES if not name.endswith((".json", ".py"))])
def test_every_rule_that_is_named_exists(name: str) -> None:
    assert name == "chaos.server" or callable(found(name))


def checks() -> Iterator[str]:
    for module in RULES:
        text = (HERE / f"{module}.py").read_text(encoding="utf-8")
        yield from (f"{module}.{name}" for name in re.findall(r"^def (check\w*)\(", text, re.M))


@pytest.mark.parametrize("name", [name for name in checks() if name != "world.check"])
def test_every_rule_of_ours_has_its_sentence(name: str) -> None:
    assert name in NAMES


def test_every_row_says_what_becomes_of_its_sentence() -> None:
    for row in ROWS:
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        assert len(cells) == 3 and all(cells), row
