"""Words that tests bring along: they stand in strings of the test, and in none of the bot.

What the bot says in English and not by a message stands in its own sources, so that no word of it
is taken for a test's.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path

from tests.conftest import ROOT
from tests.tools.pseudo.walking.judging import words_of

_BOT = ("bot", "cogs", "render")
_PAGES = frozenset({".html", ".js"})


def are_brought(words: Collection[str], test: str) -> bool:
    """Return whether a test, given by its id, or what it imports brings all words along."""
    own = _of_test(ROOT / test.partition("::")[0])
    return own.issuperset(words) and _of_bot().isdisjoint(words)


@cache
def _of_test(file: Path) -> frozenset[str]:
    """Return the words of a test's file and of all helpers from which it imports."""
    todo, known = [file], set[Path]()
    while todo:
        one = todo.pop()
        if one not in known and one.is_file():
            known.add(one)
            todo += _imported(one)
    return frozenset(word for one in known for word in _of_python(one))


def _imported(file: Path) -> Iterator[Path]:
    for one in ast.walk(_tree(file)):
        if isinstance(one, ast.ImportFrom) and (one.module or "").startswith("tests."):
            place = ROOT / str(one.module).replace(".", "/")
            yield place.with_suffix(".py")
            yield from (place / f"{name.name}.py" for name in one.names)


@cache
def _of_bot() -> frozenset[str]:
    files = [one for top in _BOT for one in (ROOT / top).rglob("*")]
    found = {word for one in files if one.suffix == ".py" for word in _of_python(one)}
    pages = (one for one in files if one.suffix in _PAGES)
    return frozenset(found.union(*(words_of(one.read_text("utf-8")) for one in pages)))


def _of_python(file: Path) -> Iterator[str]:
    """Yield the words of a module's strings, without those of docstrings."""
    tree = _tree(file)
    told = {one.value for one in ast.walk(tree) if isinstance(one, ast.Expr)}
    for one in ast.walk(tree):
        if isinstance(one, ast.Constant) and isinstance(one.value, str) and one not in told:
            yield from words_of(one.value)


def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))
