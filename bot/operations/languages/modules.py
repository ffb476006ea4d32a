"""Modules of the program as source: which messages an expression of theirs may say.

An expression is followed through variables, functions and their callers, not through objects.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypeAlias

ROOT = Path(__file__).parents[3]
"""The folder of the program's own packages."""
ANY = "*"
"""Part of a key that stands for a text which is put in when the bot runs."""

_Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
_Comprehension: TypeAlias = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp
_Scope: TypeAlias = _Function | _Comprehension
_SAYING = frozenset({"words", "t"})
"""Functions whose first argument is the key of the message that they return."""
_KEEPING = frozenset({"clip", "escaped", "plain", "unmarked", "Markdown", "described"})
"""Functions whose result has the texts that they are given."""
_MOST = 30
"""Maximum number of texts that are tried in a part of a key; more count as any."""


class Module:
    """A module with its functions, calls and assignments."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.calls: Mapping[str, list[ast.Call]] = defaultdict(list)
        """Calls by the name of what is called, without the object that it belongs to."""
        self.imported: dict[str, str] = {}
        """The modules that names are imported from."""
        self._functions: dict[str, _Function] = {}
        self._scopes: dict[ast.AST, _Scope] = {}
        self._assigned: dict[tuple[_Scope | None, str], list[ast.expr]] = {}
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            self._note(node)
        for node in ast.walk(tree):
            for target, values in _assignments(node):
                scope = node if isinstance(node, _Comprehension) else self._scopes.get(node)
                place = (scope, target)
                self._assigned.setdefault(place, []).extend(values)

    def _note(self, node: ast.AST) -> None:
        if isinstance(node, _Scope):
            # An inner scope is walked later than the one around it.
            self._scopes |= {one: node for one in ast.walk(node) if one is not node}
        if isinstance(node, _Function):
            self._functions[node.name] = node
        elif isinstance(node, ast.ImportFrom):
            self.imported |= {one.asname or one.name: node.module or "" for one in node.names}
        elif isinstance(node, ast.Call):
            self.calls[called(node)].append(node)

    def messages(self, node: ast.AST, seen: frozenset[ast.AST] = frozenset()) -> Iterator[str]:
        """Yield the keys of the messages that an expression may say, with ANY for unknown parts."""
        if node in seen:
            return
        seen |= {node}
        if isinstance(node, ast.Call):
            yield from self._said(node, seen)
        for part in self._parts(node):
            yield from self.messages(part, seen)

    def _said(self, call: ast.Call, seen: frozenset[ast.AST]) -> Iterator[str]:
        name = called(call)
        if name in _SAYING and call.args:
            yield from self._keys(call.args[0], frozenset())
        elif name in _KEEPING:
            for one in call.args:
                yield from self.messages(one, seen)
        elif isinstance(call.func, ast.Name):
            home = self if name in self._functions else _module(self.imported.get(name, ""))
            for one in home.results(name) if home else ():
                yield from home.messages(one, seen) if home else ()

    def results(self, name: str) -> Iterator[ast.expr]:
        """Yield what a function of this module returns or yields."""
        function = self._functions.get(name)
        for node in ast.walk(function) if function else ():
            if isinstance(node, ast.Return | ast.Yield) and node.value is not None:
                yield node.value

    def _keys(self, node: ast.AST, seen: frozenset[ast.AST]) -> Iterator[str]:
        """Yield the texts that an expression may be, with ANY for unknown parts."""
        if node in seen:
            return
        seen |= {node}
        if isinstance(node, ast.Constant):
            yield from (node.value,) if isinstance(node.value, str) else ()
        elif isinstance(node, ast.JoinedStr):
            texts = [""]
            for part in node.values:
                offered = [*self._filled(part, seen)]
                texts = [text + one for text in texts for one in offered]
            yield from texts
        else:
            for other in self._parts(node):
                yield from self._keys(other, seen)

    def _filled(self, part: ast.expr, seen: frozenset[ast.AST]) -> Sequence[str]:
        """Return the texts that a part of a formatted text may be."""
        found = {*self._keys(part, seen)}
        return sorted(found) if 0 < len(found) <= _MOST else (ANY,)

    def _parts(self, node: ast.AST) -> Sequence[ast.AST]:
        """Return the expressions that an expression may have its value from."""
        match node:
            case ast.Name():
                return self._values(node)
            case ast.IfExp():
                return (node.body, node.orelse)
            case ast.FormattedValue() | ast.Subscript() | ast.DictComp():
                return (node.value,)
            case ast.JoinedStr() | ast.BoolOp() | ast.Dict():
                return node.values
            case ast.Tuple():
                return node.elts
        return ()

    def _values(self, name: ast.Name) -> Sequence[ast.expr]:
        """Return what is assigned to a variable, or given for a parameter by callers."""
        scope: _Scope | None = self._scopes.get(name)
        while (scope, name.id) not in self._assigned and scope is not None:
            if isinstance(scope, _Function) and (given := [*self._given(scope, name.id)]):
                return given
            scope = self._scopes.get(scope)
        return self._assigned.get((scope, name.id), ())

    def _given(self, function: _Function, parameter: str) -> Iterator[ast.expr]:
        names = [one.arg for one in (*function.args.posonlyargs, *function.args.args)]
        names = names[names[:1] == ["self"] :]
        for call in self.calls[function.name]:
            yield from (one.value for one in call.keywords if one.arg == parameter)
            given = zip(names, call.args, strict=False)
            yield from (one for name, one in given if name == parameter)


def called(call: ast.Call) -> str:
    """Return the name of what is called, without the object that it belongs to; "" if none."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _assignments(node: ast.AST) -> Iterator[tuple[str, Sequence[ast.expr]]]:
    """Yield the variables that a statement or comprehension sets, with their values if known."""
    match node:
        case ast.Assign():
            for target in node.targets:
                yield from _pairs(target, node.value)
        case ast.AnnAssign(target=target, value=ast.expr() as value):
            yield from _pairs(target, value)
        case ast.NamedExpr():
            yield from _pairs(node.target, node.value)
        case ast.For() | ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
            loops = [node] if isinstance(node, ast.For) else node.generators
            for one in loops:
                if isinstance(one.target, ast.Name):
                    yield one.target.id, (one.iter,)


def _pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, Sequence[ast.expr]]]:
    match target, value:
        case ast.Name(), _:
            yield target.id, (value,)
        case ast.Tuple(), ast.Tuple():
            for one, other in zip(target.elts, value.elts, strict=False):
                yield from _pairs(one, other)


@cache
def module(path: Path) -> Module:
    """Return a module by its file."""
    return Module(path)


def _module(name: str) -> Module | None:
    """Return a module by its name, None if it is none of the program's."""
    path = ROOT.joinpath(*name.split(".")).with_suffix(".py")
    return module(path) if name and path.exists() else None
