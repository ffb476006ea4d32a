"""The log's events have one list of names: no other is logged, and each is explained."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from bot.runtime.log_events import EVENTS

ROOT = Path(__file__).resolve().parent.parent.parent
FILES = [path for top in ("bot", "cogs") for path in sorted((ROOT / top).rglob("*.py"))]
LIST = ROOT / "bot" / "runtime" / "log_events.py"
LEVELS = {"debug", "info", "warning", "error", "exception", "critical"}
AFTER_COMMIT = {"log_table_after_commit": 1, "log_after_commit": 1}
"""The argument that names the event, for each function that logs after the commit."""
PEOPLE = {"user", "user_id", "name", "names", "person", "member", "move", "notation", "token"}


LOGS = re.compile("logger|_log", re.IGNORECASE)
"""Whatever logs has a logger, or one of the functions of `bot.store.core.event_log`."""


@cache
def sources() -> dict[Path, str]:
    """Return the sources, read only if a test asks: so the tests are collected quickly."""
    return {path: path.read_text(encoding="utf-8") for path in FILES}


@cache
def trees() -> dict[Path, list[ast.AST]]:
    """Return all nodes of the sources that may log: parsing the others takes most of the time."""
    texts = sources().items()
    return {path: [*ast.walk(ast.parse(text))] for path, text in texts if LOGS.search(text)}


def loggers(nodes: list[ast.AST]) -> set[str]:
    """Return the names of a module's loggers of events."""
    return {
        node.targets[0].id
        for node in nodes
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Call)
        and _named(node.value.func) in ("logger", "structlog.get_logger")
    }


def _named(node: ast.expr) -> str:
    """Return a name, with the name before its dot; nothing else is a logger."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return f"{node.value.id}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""


def logged(path: Path) -> Iterator[tuple[str | None, ast.Call]]:
    """Yield the calls by which a module logs, each with its event (None if it is no literal)."""
    nodes = trees()[path]
    mine = loggers(nodes)
    imported = {
        alias.name
        for node in nodes
        if isinstance(node, ast.ImportFrom) and node.module == "bot.store.core.event_log"
        for alias in node.names
    }
    for node in nodes:
        if not isinstance(node, ast.Call):
            continue
        function, place = node.func, 0
        if isinstance(function, ast.Attribute) and function.attr in LEVELS:
            if _named(function.value) not in mine:
                continue
        elif isinstance(function, ast.Name) and function.id in imported & AFTER_COMMIT.keys():
            place = AFTER_COMMIT[function.id]
        else:
            continue
        first = node.args[place]
        yield (first.value if isinstance(first, ast.Constant) else None), node


@cache
def calls() -> list[tuple[Path, str | None, ast.Call]]:
    """Return every call that logs an event, with its file and the event's name."""
    return [(path, name, call) for path in trees() for name, call in logged(path)]


def test_every_event_has_a_name_of_the_list() -> None:
    known = {name for _, name, _ in calls() if name is not None}
    assert not known - EVENTS.keys()
    # An event chosen between two names is logged by a variable.
    assert len(known) > 20 and not EVENTS.keys() - known - set(chosen(EVENTS.keys() - known))


def chosen(names: set[str]) -> Iterator[str]:
    """Yield those of the names that are literals of a source other than the list of them."""
    for path, text in sources().items():
        if path != LIST and any(name in text for name in names):
            nodes = ast.walk(ast.parse(text))
            yield from (n.value for n in nodes if isinstance(n, ast.Constant) and n.value in names)


def test_no_fact_is_about_a_person() -> None:
    facts = {key.arg for _, _, call in calls() for key in call.keywords}
    assert {"table", "guild", "seat", "incident"} <= facts | {"table", "guild"}
    assert not facts & PEOPLE


SENTENCE = re.compile(r"\buser (%s|\{)|user_id")


def test_no_sentence_names_a_person() -> None:
    calls = [
        ast.unparse(node)
        for nodes in trees().values()
        for node in nodes
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in LEVELS
        and ast.unparse(node.func.value).lower() == "_log"
    ]
    assert len(calls) > 50
    assert not [call for call in calls if SENTENCE.search(call)]


def test_the_operators_page_explains_every_event() -> None:
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    log = page.partition("\n## Log\n")[2].partition("\n## ")[0]
    assert dict(re.findall(r"^\| `(\w+)` \| (.+) \|$", log, re.MULTILINE)) == EVENTS
