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
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import bot.store
from bot.store import Connection
from bot.store.core.connection import Cursor
from bot.store.tables.moves import Json
from tests.store.upkeep.planting import ANNA, BOB, plant

FOLDER = Path(bot.store.__file__).parent

OWN_WAYS = {
    "core/copying": "a copy of a file",
    "opening/sqlite": "how a file is opened, and how its transactions begin and end",
    "core/database._attempt": "savepoints, of which no function of the store knows",
    "upkeep/checkup.problems": "damage of a file",
    "upkeep/erasing.erase_again": "a copy of a file, before it is restored",
    "upkeep/erasing.remembered": "a file that may be older than what is erased",
    "opening/erased.wipe": "bytes of a file",
    "opening/erased.path_of": "where a file is",
    "opening/any_engine._looking_at_file": "a look at a file",
    "upkeep/inspection": "a store of an earlier schema, or a damaged one",
    "upkeep/restore/prepare": "a backup before it is restored",
    "upkeep/restore/from_file": "a backup that takes a file's place",
    "upkeep/transfer/layout": "how the tables of an engine are made",
    "upkeep/transfer/postgres_side": "rows that go to a server by COPY",
    "upkeep/transfer/sqlite_side": "rows that come out of a file",
}
"""Modules, and functions, in which an engine has its own words; and for what."""


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
        if rows:
            self._keep(sql, rows[0])
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
                    deque(found, 0)
            connection.execute("ROLLBACK TO call")
            connection.execute("RELEASE call")
    return spy.told


def functions() -> Iterator[Callable[..., object]]:
    """Yield the public functions of the store that take a connection of either engine."""
    for module in _modules():
        for name, function in sorted(inspect.getmembers(module, inspect.isfunction)):
            hints = [*typing.get_type_hints(function).values()]
            is_own = function.__module__ == module.__name__ and not name.startswith("_")
            if is_own and hints and hints[0] is Connection:
                yield function


def unseen(told: Iterable[Told]) -> list[str]:
    """Return the places in the store's text where a statement is executed that was not told."""
    lines: dict[str, set[int]] = {}
    for one in told:
        lines.setdefault(one.module, set()).add(one.line)
    return [
        f"bot/store/{name}.py:{call.lineno}"
        for name, path in _paths()
        for call in _executions(name, path)
        if not lines.get(name, set()) & {*range(call.lineno, (call.end_lineno or 0) + 1)}
    ]


def known_ways() -> set[str]:
    """Return the names of all modules and functions that may have words of an engine's own."""
    return {
        name if top is None else f"{name}.{getattr(top, 'name', '')}"
        for name, path in _paths()
        for top in (None, *ast.parse(path.read_text(encoding="utf-8")).body)
    }


def _executions(name: str, path: Path) -> Iterator[ast.Call]:
    """Yield the calls of a module in which both engines are told something."""
    for top in ast.parse(path.read_text(encoding="utf-8")).body:
        own = {name, f"{name}.{getattr(top, 'name', '')}"}
        for node in () if own & OWN_WAYS.keys() else ast.walk(top):
            match node:
                case ast.Call(func=ast.Attribute(attr="execute" | "executemany")):
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
    """Yield arguments: all there are, of rows that are there and of new ones, then the fewest."""
    hints = typing.get_type_hints(function)
    for much in (Much(True, 1), Much(True, 3), Much(False, 1)):
        given: dict[str, object] = {}
        for parameter in [*inspect.signature(function).parameters.values()][1:]:
            if parameter.kind is parameter.VAR_KEYWORD:
                given |= dict.fromkeys(_changeable(function), 1)
            else:
                given[parameter.name] = _value(hints[parameter.name], much, parameter.name)
        yield given


class Much(NamedTuple):
    """The arguments of a call.

    With all that may be missing, or nothing of it; and the number used.
    """

    full: bool
    number: int


def _changeable(function: Callable[..., object]) -> frozenset[str]:
    """Return the columns that a function of this kind may change."""
    name = {"change_league": "_LEAGUE_CHANGES", "change_season": "_SEASON_CHANGES"}
    module = importlib.import_module(function.__module__)
    return frozenset(getattr(module, name.get(function.__name__, "_CHANGEABLE"), ()))


def _value(hint: Any, much: Much, name: str = "") -> object:
    """Return a value of a type, None for one of which no statement is made."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin in (types.UnionType, typing.Union):
        return _value(inner[0], much, name) if much.full else None
    if origin is typing.Literal:
        return inner[min(much.number, len(inner)) - 1]
    if origin in (dict, Mapping):
        return {_value(inner[0], much): _value(inner[1], much)} if much.full else {}
    if origin is tuple and inner[-1] is not Ellipsis:
        return tuple(_value(one, much) for one in inner)
    if origin is not None:
        made = {frozenset: frozenset, set: set, tuple: tuple}.get(origin, list)
        return made([_value(inner[0], much)]) if much.full else made()
    if hasattr(hint, "_fields"):
        fields = typing.get_type_hints(hint)
        return hint(**{field: _value(kind, much, field) for field, kind in fields.items()})
    return _SIMPLE[hint](much, name) if hint in _SIMPLE else None


_SIMPLE: Mapping[object, Callable[[Much, str], object]] = {
    bool: lambda much, name: much.full,
    int: lambda much, name: ANNA if name == "user_id" and much.number == 1 else much.number,
    float: lambda much, name: 1.5,
    str: lambda much, name: f"{much.number:04}",
    bytes: lambda much, name: b"1",
    Json: lambda much, name: {},
}
