"""Every function of the store is called once or twice, and what it tells the database is kept.

A statement is found where it is executed, so that a new one is never missed: `unseen` names the
calls of `execute` in the store's text that no function has come to.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import sqlite3
import sys
import types
import typing
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import bot.store
from bot.store import Connection
from bot.store.connection import Cursor
from bot.store.moves import Json
from tests.store.upkeep.planting import ANNA, BOB, plant

FOLDER = Path(bot.store.__file__).parent

OWN_WAYS = {
    "copying": "a copy of a file",
    "sqlite": "how a file is opened, and its transactions begin and end",
    "transactions": "savepoints, which no function of the store knows of",
    "lock": "the lock beside a file",
    "looking": "how a store is opened for a look",
    "upkeep/inspection": "what is wrong in a file",
    "upkeep/restoring": "a backup takes a file's place",
    "upkeep/rebirth": "a backup of a file",
    "upkeep/erasing": "the bytes in a file",
}
"""Modules in which each engine has its own words, and for what."""


class Told(NamedTuple):
    """A statement with values as a function gave them."""

    module: str
    line: int
    sql: str
    values: tuple[object, ...]


class Spy:
    """A connection that keeps what it is told."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.told: list[Told] = []

    @property
    def in_transaction(self) -> bool:
        return self._connection.in_transaction

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> Cursor:
        self._keep(sql, parameters)
        return self._connection.execute(sql, parameters)

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> Cursor:
        rows = [*parameters]
        self._keep(sql, rows[0] if rows else ())
        return self._connection.executemany(sql, rows)

    def _keep(self, sql: str, values: Sequence[Any]) -> None:
        frame = sys._getframe(2)
        path = Path(frame.f_code.co_filename)
        self.told.append(Told(_name(path), frame.f_lineno, sql, (*values,)))


def tour(connection: sqlite3.Connection) -> list[Told]:
    """Return what all functions of the store tell a database of the newest schema."""
    connection.execute("PRAGMA ignore_check_constraints = ON")
    for user_id, number in ((ANNA, 1), (BOB, 2)):
        plant(connection, user_id, number)
    connection.execute("UPDATE game SET status = 'lobby'")
    spy = Spy(connection)
    for function in functions():
        for values in _calls(function):
            connection.execute("SAVEPOINT call")
            # What comes of it is no matter here: rows of a tour make little sense.
            with suppress(Exception):
                found = function(spy, **values)
                if isinstance(found, Iterator):
                    [*found]
            connection.execute("ROLLBACK TO call")
            connection.execute("RELEASE call")
    return spy.told


def functions() -> Iterator[Callable[..., object]]:
    """Yield all functions of the store whose first argument is a connection of either engine."""
    for module in _modules():
        for _, function in sorted(inspect.getmembers(module, inspect.isfunction)):
            hints = [*typing.get_type_hints(function).items()]
            if function.__module__ == module.__name__ and hints and hints[0][1] is Connection:
                yield function


def unseen(told: Iterable[Told]) -> list[str]:
    """Return the places in the store's text where a statement is executed that was not told."""
    lines: dict[str, set[int]] = {}
    for one in told:
        lines.setdefault(one.module, set()).add(one.line)
    return [
        f"bot/store/{name}.py:{call.lineno}"
        for name, path in _paths()
        if name not in OWN_WAYS
        for call in _executions(path)
        if not lines.get(name, set()) & {*range(call.lineno, (call.end_lineno or 0) + 1)}
    ]


def _executions(path: Path) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in ("execute", "executemany"):
                yield node


def _paths() -> Iterator[tuple[str, Path]]:
    for path in sorted(FOLDER.rglob("*.py")):
        if path.relative_to(FOLDER).parts[0] != "postgres":
            yield _name(path), path


def _name(path: Path) -> str:
    return path.relative_to(FOLDER).with_suffix("").as_posix()


def _modules() -> Iterator[types.ModuleType]:
    for found in pkgutil.walk_packages(bot.store.__path__, "bot.store."):
        if not found.name.startswith("bot.store.postgres"):
            yield importlib.import_module(found.name)


def _calls(function: Callable[..., object]) -> Iterator[dict[str, object]]:
    """Yield arguments: all there is, then as little as the types allow."""
    hints = typing.get_type_hints(function)
    for full in (True, False):
        given: dict[str, object] = {}
        for parameter in [*inspect.signature(function).parameters.values()][1:]:
            hint = hints[parameter.name]
            if parameter.kind is parameter.VAR_KEYWORD:
                given |= {name: 1 for name in _changeable(function)}
            else:
                given[parameter.name] = _value(hint, full, parameter.name)
        yield given


def _changeable(function: Callable[..., object]) -> frozenset[str]:
    """Return the columns that a function of this kind may change."""
    name = {"change_league": "_LEAGUE_CHANGES", "change_season": "_SEASON_CHANGES"}
    module = importlib.import_module(function.__module__)
    return frozenset(getattr(module, name.get(function.__name__, "_CHANGEABLE"), ()))


def _value(hint: Any, full: bool, name: str = "") -> object:
    """Return a value of a type; of what may be missing, something or nothing."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin in (types.UnionType, typing.Union):
        some = [one for one in inner if one is not types.NoneType]
        return _value(some[0], full, name) if full else None
    if origin in (dict, Mapping):
        return {_value(inner[0], full): _value(inner[1], full)} if full else {}
    if origin is tuple and inner[-1] is not Ellipsis:
        return tuple(_value(one, full) for one in inner)
    if origin is not None:
        made = {frozenset: frozenset, set: set, tuple: tuple}.get(origin, list)
        return made([_value(inner[0], full)]) if full else made()
    if hasattr(hint, "_fields"):
        fields = typing.get_type_hints(hint)
        return hint(**{field: _value(kind, full, field) for field, kind in fields.items()})
    if hint is Json:
        return {}
    if name == "user_id":
        return ANNA
    return _SIMPLE[hint](full) if hint in _SIMPLE else None


_SIMPLE: Mapping[type, Callable[[bool], object]] = {
    bool: lambda full: full,
    int: lambda full: 1,
    float: lambda full: 1.0,
    str: lambda full: "1",
    bytes: lambda full: b"1",
}
