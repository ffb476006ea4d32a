"""The rule cases of all games: they hold with any deal, and whatever they expect can fail."""

from __future__ import annotations

import dataclasses
import json
import re
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from bot.engine.cases import COMMON, RULINGS, Casebook, problems
from tests.catalogue import CATALOGUE


def names(book: Casebook) -> list[str]:
    found = (file.name for file in book.folder.iterdir())
    return [name for name in found if name.endswith(".toml") and name not in (COMMON, RULINGS)]


BOOKS: dict[str, Casebook] = {key: game.cases for key, game in CATALOGUE.items() if game.cases}
CASES = [(key, case) for key, book in BOOKS.items() for case in book.cases]
DOCS = Path(__file__).parents[2] / "docs"
SCHEMA = json.loads((DOCS / "rule-cases.schema.json").read_text(encoding="utf-8"))
RANKS = ["example", "rule", "ruling"]
SIGHTS = {"hidden": "open", "open": "hidden"}
"""Checks of what somebody sees, each with its opposite."""
DEALS = (1, 2)
"""Seeds: what a position does not name is dealt by lot, and must not matter."""

every_case = pytest.mark.parametrize(
    ("key", "case"), [pytest.param(key, case, id=f"{key}-{case['id']}") for key, case in CASES]
)
every_game = pytest.mark.parametrize("key", BOOKS)


@every_case
def test_a_case_holds_with_any_deal(key: str, case: dict[str, Any]):
    for seed in DEALS:
        assert problems(BOOKS[key], case, seed) == []


@pytest.mark.parametrize(
    ("key", "name"), [(key, name) for key, book in BOOKS.items() for name in names(book)]
)
def test_whatever_a_case_expects_can_fail(key: str, name: str):
    for case in BOOKS[key].read(name)["case"]:
        for what, other in changed(case):
            assert problems(BOOKS[key], other), f"{case['id']}, {what}"


def changed(case: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the case with one expectation changed at a time."""
    for number, step in enumerate(case["steps"]):
        expected = {name: value for name, value in step.items() if name != "moves"}
        for path in _places(expected) if expected else ():
            other = deepcopy(case)
            _change(other["steps"][number], path)
            yield f"step {number + 1}: {path}", other


def _places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the way to every value that is no table with something in it."""
    items = value.items() if isinstance(value, dict) else ()
    if isinstance(value, list) and value and path[0] in ("state", "tried", "events"):
        items = enumerate(value)
    for key, item in items:
        yield from _places(item, (*path, key))
    if not items:
        yield path


def _change(step: dict[str, Any], path: tuple[Any, ...]) -> None:
    """Change what lies at the end of the way: a number, a word, or what a list has."""
    *way, last = path
    place = step
    for key in way:
        place = place[key]
    value = place[last]
    if path[0] == "refused":
        place[last] = [*value, "no-such-reason"]
        if not value:
            place[last] = []
            step.setdefault("legal", []).append(last)
    elif path[0] in SIGHTS:
        place[last] = []
        step.setdefault(SIGHTS[path[0]], {}).setdefault(last, []).extend(value)
    elif path[0] == "legal":
        place[last] = [*value, "0 no-such-move"]
    elif isinstance(value, bool):
        place[last] = not value
    elif isinstance(value, int):
        place[last] = value + 1
    elif isinstance(value, str):
        place[last] = value + "?"
    elif isinstance(value, dict):
        place[last] = {"no-such-key": 1}
    else:
        place[last] = value[1:] if value else ["0 no-such-thing"]


@every_game
def test_the_files_follow_the_schema(key: str):
    Draft202012Validator.check_schema(SCHEMA)
    for name in names(BOOKS[key]):
        Draft202012Validator(SCHEMA).validate(BOOKS[key].read(name))


@every_game
def test_cases_are_numbered_by_file_the_printed_examples_first(key: str):
    for name in names(BOOKS[key]):
        cases = BOOKS[key].read(name)["case"]
        stem = name.removesuffix(".toml")
        assert [case["id"] for case in cases] == [f"{stem}-{n}" for n in range(1, len(cases) + 1)]
        ranks = [RANKS.index(case["source"]) for case in cases]
        assert ranks == sorted(ranks)


@every_game
def test_titles_differ(key: str):
    titles = Counter((case["id"].partition("-")[0], case["title"]) for case in BOOKS[key].cases)
    assert [title for title, count in titles.items() if count > 1] == []


@every_game
def test_the_source_is_what_the_rules_say(key: str):
    for case in BOOKS[key].cases:
        rules = case["rules"]
        ruled = any(rule in BOOKS[key].rulings for rule in rules)
        assert any(re.match(r"R?-?\d", rule) for rule in rules)
        assert case["source"] == ("example" if _printed(rules) else "ruling" if ruled else "rule")


def _printed(rules: list[str]) -> bool:
    return any(re.match(r"(EX|T)-?\d", rule) for rule in rules)


@every_game
def test_every_ruling_has_a_case_and_a_reason(key: str):
    book = BOOKS[key]
    named = {rule for case in book.cases for rule in case["rules"]}
    assert named >= book.rulings.keys()
    assert all(len(reason.split()) > 4 for reason in book.rulings.values())


@every_game
def test_the_page_names_every_move_and_every_field(key: str):
    page = (DOCS / "rule-cases.md").read_text(encoding="utf-8").replace("```", "")
    named = set(re.findall(r"[a-z_0-9]+", " ".join(re.findall("`[^`]+`", page))))
    fields = {name for case in BOOKS[key].cases for name in _fields(case)}
    assert named >= BOOKS[key].rules.grammar.verbs.keys() | fields | BOOKS[key].starts.keys()


def _fields(case: dict[str, Any]) -> Iterator[str]:
    """Yield the fields of tables and seats that a case names."""
    tables = [case.get("position", {})]
    for step in case["steps"]:
        tables += [step.get("state", {}), *step.get("tried", {}).values()]
    for table in tables:
        yield from table
        for board in table.get("seats", {}).values():
            yield from board


def test_there_are_many():
    assert len(CASES) >= 400


@every_game
@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"begin": "nothing"}, "nothing begins with 'nothing'"),
        ({"begin": "round no_seat no_seat"}, "TypeError"),
        ({"players": 9}, "bad-seats"),
        ({"options": {"no_such_option": "yes"}}, "no_such_option"),
        ({"position": {"no_such_field": 1}}, "no_such_field"),
        ({"position": {"seats": {"7": {}}}}, "IndexError"),
        ({"steps": [{"moves": ["0 pass"]}]}, "'0 pass' is not legal; asked: []"),
        ({"steps": [{"no_such_check": []}]}, "no_such_check"),
        ({"steps": [{"refused": {"0 no such move": ["why"]}}]}, "'0 no such move'"),
    ],
)
def test_a_case_that_cannot_be_played_says_so(key: str, change: dict[str, Any], said: str):
    whole = {"players": 3, "begin": "end", "steps": []}
    starts = {**BOOKS[key].starts, "round": lambda _: ()}
    book = dataclasses.replace(BOOKS[key], starts=starts)
    assert problems(book, whole) == []
    (found,) = problems(book, {**whole, **change})
    assert said in found
