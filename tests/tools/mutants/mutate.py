"""Mutants: cosmic-ray's operators at the places where they change what happens."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from random import Random
from typing import Any

from cosmic_ray.ast import ast_nodes, get_ast_from_path
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

PLACES = ("bot/engine", "bot/games", "bot/host")
_BINARY = "core/ReplaceBinaryOperator_"
_SWAPPED = {
    *("Add_Sub", "Sub_Add", "Mul_FloorDiv", "FloorDiv_Mul", "Mod_FloorDiv", "Div_Mul", "Pow_Mul"),
    *("BitOr_BitAnd", "BitAnd_BitOr", "BitXor_BitAnd", "LShift_RShift", "RShift_LShift"),
}
"""Each operator of arithmetic is replaced by one other, and not by eleven."""


@dataclass(frozen=True)
class Change:
    """Lines of a file before and after the change."""

    path: str
    line: str
    becomes: str


@dataclass(frozen=True)
class Mutant:
    """One change: an operator at its n-th place of a file."""

    path: str
    line: int
    operator: str
    occurrence: int

    def text(self, root: Path) -> str:
        """Return the changed file."""
        source = (root / self.path).read_text(encoding="utf-8")
        changed: str | None = mutate_code(source, get_operator(self.operator)(), self.occurrence)
        assert changed is not None, self
        return changed

    def change(self, root: Path) -> Change:
        """Return the lines that it changes."""
        before = (root / self.path).read_text(encoding="utf-8").splitlines()
        after = self.text(root).splitlines()
        start = _shared(before, after)
        end = _shared(before[start:][::-1], after[start:][::-1])
        was, becomes = before[start : len(before) - end], after[start : len(after) - end]
        return Change(self.path, _joined(was), _joined(becomes))


def _shared(some: list[str], others: list[str]) -> int:
    """Return how many lines are the same from the beginning."""
    pairs = zip(some, others, strict=False)
    return len(list(takewhile(lambda pair: pair[0] == pair[1], pairs)))


def _joined(lines: list[str]) -> str:
    return "\n".join(line.strip() for line in lines).strip()


def sample(root: Path, only: str, count: int, seed: int) -> list[Mutant]:
    """Return mutants drawn by seed: files by their places, then one operator of each place."""
    random = Random(seed)
    places = [place for path in files(root, only) for place in _places(root, path)]
    chosen = random.sample(places, min(count, len(places)))
    return [random.choice(mutants) for mutants in chosen]


def files(root: Path, only: str = "") -> list[str]:
    """Return the files that are changed."""
    found = [path for place in PLACES for path in sorted((root / place).rglob("*.py"))]
    names = [path.relative_to(root).as_posix() for path in found]
    return [name for name in names if name.startswith(only)]


def _places(root: Path, path: str) -> list[list[Mutant]]:
    """Return the mutants of a file by the place that they change."""
    source = (root / path).read_text(encoding="utf-8")
    dead = _never_run(ast.parse(source))
    places: dict[object, list[Mutant]] = defaultdict(list)
    for position, mutant in _mutants(root, path):
        if not any(first <= position[0] <= last for first, last in dead):
            places[position].append(mutant)
    return [places[key] for key in sorted(places, key=str)]


def _mutants(root: Path, path: str) -> Iterator[tuple[tuple[Any, Any], Mutant]]:
    nodes: Sequence[Any] = list(ast_nodes(get_ast_from_path(root / path)))
    for name in filter(_is_wanted, sorted(operator_names())):
        operator = get_operator(name)
        places = (place for node in nodes for place in operator().mutation_positions(node))
        for occurrence, (start, end) in enumerate(places):
            yield (start, end), Mutant(path, start[0], name, occurrence)


def _is_wanted(name: str) -> bool:
    swapped = name.removeprefix(_BINARY)
    return swapped in _SWAPPED if swapped != name else not get_operator(name).arguments()


def _never_run(tree: ast.Module) -> list[tuple[Any, Any]]:
    """Return where nothing happens when the program runs: annotations and imports for types.

    Positions are (line, column), as those of the operators; ends are inclusive.
    """
    nodes: list[ast.AST] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            nodes += [node.returns] if node.returns is not None else []
        elif isinstance(node, ast.arg):
            nodes += [node.annotation] if node.annotation is not None else []
        elif isinstance(node, ast.AnnAssign):
            nodes.append(node.annotation)
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            nodes.append(node)
    return [_span(node) for node in nodes]


def _span(node: Any) -> tuple[Any, Any]:
    return (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)
