"""Texts that tests bring along, such as names, notes, and posts in the name of the bot.

Words that stand in strings of the test and in none of the bot are the test's: what the bot says in
English and not by a message stands in its own sources. Other texts of tests are listed.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path

from tests.conftest import ROOT
from tests.tools.pseudo.walking.judging import words_of

_LISTED = {
    "tests/cogs/test_delivery.py": r"§\w+ \{[^}]*\}|overview|boards|question",
    "tests/cogs/test_files.py": r"table|boards|region|question|What now\?|Move|A moment|[Aa]gain",
    "tests/cogs/test_floods.py": "spectator-with-a-long-name",
    "tests/cogs/test_history.py": "SP auf dem Plan",
    "tests/cogs/test_lapsed.py": "expansions = sideways, gone = yes",
    "tests/cogs/test_league_events.py": r"\(1-round-\d\)",
    "tests/cogs/test_presets.py": "Late",
    "tests/cogs/test_restore.py": "overview|boards|question",
    "tests/cogs/test_variants.py": "My variant|start|lost|[Ll]ess|gone",
    "tests/web/test_aids.py": "by command|well played",
    "tests/web/test_calendar.py": "line BEGIN",
    "tests/web/test_lobby_doors.py": "private",
    "tests/web/test_meanwhile.py": "vom Server dieses Tisches",
    "tests/web/test_mine.py": "gone",
    "tests/web/test_pairing.py": "Edge|iPhone",
}
"""Pattern of the texts that tests of a file bring along, or read in German, in words of the bot."""
_SENT = re.compile(r"press(?: \d)?|late")
"""Pattern of labels of buttons that tests send, to have one pressed that is not there any more."""
_HOSTILE = "https://zork.example"
"""Part of a hostile name; pictures with it are kept for the tests of other files."""
OWN_LANGUAGES = frozenset({"tests/cogs/test_half_translated.py"})
"""Files of tests that speak a language of their own, of which half is English."""
OWN_LIMITS = frozenset({"tests/cogs/test_emojis.py"})
"""Files of tests that set limits of their own, by which the bot cuts its texts."""
_BOT = ("bot", "cogs", "render")
_PAGES = frozenset({".html", ".js"})


def without_listed(text: str, test: str) -> str:
    """Return a text without what tests of a file are known to bring along."""
    if _SENT.fullmatch(text):
        return ""
    own = _LISTED.get(test.partition("::")[0])
    text = text.replace(_HOSTILE, "")
    return re.sub(own, "", text) if own else text


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
