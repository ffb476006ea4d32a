"""`python -m tests.tools.structure [PROJECT]` counts the rooms, floors and arrows of each folder.

The rooms of a folder are the modules and folders directly in it. An arrow leads from one room to
another one whose code it imports, also for types alone. Floors are the rooms of the longest way
along the arrows; a circle is a group of rooms that all lead to each other.

The rooms of the project are those of `bot`, and `cogs` and `render` beside them.
"""

from __future__ import annotations

import argparse
import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
OURS = ("bot", "cogs", "render")

Edges = Mapping[str, frozenset[str]]


@dataclass(frozen=True)
class Folder:
    """A folder by its rooms: `arrows` leads from each room to those that it imports."""

    name: str
    modules: int
    arrows: Edges

    @property
    def rooms(self) -> int:
        return len(self.arrows)

    @property
    def count(self) -> int:
        """Return the number of arrows."""
        return sum(map(len, self.arrows.values()))

    @property
    def circles(self) -> list[frozenset[str]]:
        return circles(self.arrows)

    @property
    def floors(self) -> int:
        """Return how many rooms the longest way down passes; a circle counts as one."""
        return _height(_condensed(self.arrows))


def read(root: Path = ROOT) -> dict[str, frozenset[str]]:
    """Return every module of the project with the modules of ours that it imports."""
    files = dict(_modules(root))
    return {
        name: frozenset(_imports(name, path, files.keys())) - {name} for name, path in files.items()
    }


def folders(imports: Edges) -> list[Folder]:
    """Return every folder that has rooms; "" is the project."""
    inner = {name.rpartition(".")[0] for name in imports} | {"", *OURS}
    names = {above for name in inner for above in _with_parents(name)}
    return [_folder(name, imports) for name in sorted(names)]


@cache
def rooms() -> Mapping[str, Folder]:
    """Return the folders of this project by name, read once."""
    return {one.name: one for one in folders(read())}


def circles(arrows: Edges) -> list[frozenset[str]]:
    """Return the groups of rooms that lead back to themselves."""
    connectivity = {room: _reachable(room, arrows) for room in arrows}
    groups = {frozenset(b for b in connectivity[a] if a in connectivity[b]) for a in arrows}
    return sorted((group for group in groups if len(group) > 1), key=sorted)


def _modules(root: Path) -> Iterator[tuple[str, Path]]:
    for top in OURS:
        for path in sorted((root / top).rglob("*.py")):
            parts = path.relative_to(root).with_suffix("").parts
            yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def _imports(name: str, path: Path, known: Iterable[str]) -> Iterator[str]:
    """Yield the modules of ours that a file imports, at any depth and for types alone, too."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in import_statements(path.read_text(encoding="utf-8")):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: -(node.level - 1) or None] if node.level else []
            base = ".".join([*above, *filter(None, [node.module])])
            for alias in node.names:
                found = f"{base}.{alias.name}" if f"{base}.{alias.name}" in known else base
                yield from [found] if found in known else []


_IMPORT = re.compile(
    r"^[ \t]*((?:from[ \t]+[.\w]+[ \t]+import[ \t]*(?:\([^)]*\)|[^\n(]+))|import[ \t]+[^\n]+)",
    re.MULTILINE,
)
_ODD = re.compile(r"[:;\\][ \t]*\n?[ \t]*(?:from|import)\b|import[^\n(]*\\\n")
"""Marks of an import that shares its line with something else, or has lines without brackets."""


def import_statements(text: str) -> Sequence[ast.stmt]:
    """Return the imports of a source, at any depth, without parsing all else: that takes a second.

    A line of a docstring that reads like one counts, too; any doubt has the whole source parsed.
    """
    with suppress(SyntaxError):
        if not _ODD.search(text):
            return ast.parse("\n".join(_IMPORT.findall(text))).body
    return [*statements(ast.parse(text))]


def statements(node: ast.AST) -> Iterator[ast.stmt]:
    """Yield all statements below a node; no import is in an expression, and those are most."""
    for part in ("body", "orelse", "finalbody", "handlers", "cases"):
        for inner in getattr(node, part, ()):
            yield inner
            yield from statements(inner)


def _with_parents(name: str) -> Iterator[str]:
    while name:
        yield name
        name = name.rpartition(".")[0]
    yield ""


def _folder(name: str, imports: Edges) -> Folder:
    arrows: dict[str, set[str]] = defaultdict(set)
    for module, targets in imports.items():
        room = _room(module, name)
        if room is not None:
            arrows[room] |= {_room(target, name) or room for target in targets} - {room}
    direct = {m for m in imports if m.rpartition(".")[0] == name}
    packages = {m.rpartition(".")[0] for m in imports}
    return Folder(name, len(direct - packages), {r: frozenset(t) for r, t in arrows.items()})


def _room(module: str, folder: str) -> str | None:
    """Return the room of a folder that a module is in; a package's own face is no room."""
    if not folder:
        return _room_of_project(module)
    prefix = f"{folder}."
    if not module.startswith(prefix):
        return None
    return module[len(prefix) :].split(".")[0]


def _room_of_project(module: str) -> str | None:
    """Return the room of the project that a module is in; `bot` is its rooms, not one itself."""
    top, *inner = module.split(".")
    if top != "bot":
        return top
    return f"bot.{inner[0]}" if inner else None


def _reachable(start: str, arrows: Edges) -> set[str]:
    found, waiting = {start}, [start]
    while waiting:
        fresh = arrows[waiting.pop()] - found
        found |= fresh
        waiting += fresh
    return found


def _condensed(arrows: Edges) -> dict[str, set[str]]:
    """Return the arrows with every circle as one room."""
    named = {room: min(group) for group in circles(arrows) for room in group}
    joined: dict[str, set[str]] = defaultdict(set)
    for room, targets in arrows.items():
        own = named.get(room, room)
        joined[own] |= {named.get(target, target) for target in targets} - {own}
    return joined


def _height(arrows: Mapping[str, set[str]]) -> int:
    heights: dict[str, int] = {}

    def height(room: str) -> int:
        if room not in heights:
            heights[room] = 1 + max(map(height, arrows[room]), default=0)
        return heights[room]

    return max(map(height, list(arrows)), default=0)


def table(found: Iterable[Folder]) -> str:
    """Return the folders as lines of text, with the rooms of every circle below."""
    lines = [
        f"{'folder':36} {'rooms':>5} {'modules':>7} {'floors':>6} {'arrows':>6} {'circles':>7}"
    ]
    for one in found:
        name = one.name or "(project)"
        figures = f"{one.rooms:5} {one.modules:7} {one.floors:6} {one.count:6}"
        lines.append(f"{name:36} {figures} {len(one.circles):7}")
        lines += [f"    circle: {', '.join(sorted(circle))}" for circle in one.circles]
    return "\n".join(lines)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.structure", description=__doc__)
    parser.add_argument("project", type=Path, nargs="?", default=ROOT, help="folder of the project")
    print(table(folders(read(parser.parse_args(words).project))))


if __name__ == "__main__":
    main()
