"""`python -m tests.tools.surface` stores the public surface for packages, if it has only grown.

`tests/surface.txt` has its version, and a line for each public name and each of its members, with
their parameters; what can be left out ends with `=`, and `*` stands before what is passed by name.
"""

from __future__ import annotations

import argparse
import inspect
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from bot.catalogue import api

FILE = Path(__file__).resolve().parents[1] / "surface.txt"
OURS = ("bot.", "render.")
HEAD = "API = "
PROTOCOL = " (protocol)"
BROKEN = (
    "Packages that were written for this API would break. Leave the old names, members and"
    " parameters as they are and add others that can be left out, or raise API in"
    " bot/catalogue/api.py, say in docs/game-packages.md what packages have to change, and then"
    " run this again."
)
"""Sentence about a change that is no addition."""


def lines(module: ModuleType = api) -> list[str]:
    """Return the surface of a module as it is stored, without the version."""
    return sorted(line for name in module.__all__ for line in _about(name, getattr(module, name)))


def breaking(before: Iterable[str], after: Iterable[str]) -> list[str]:
    """Return what changed so that packages break, as lines: - has gone, + has come instead."""
    old, new = ({_name(line): line for line in found} for found in (before, after))
    return [
        told
        for name in sorted(old.keys() | new.keys())
        if not _is_kept(old.get(name), new.get(name), old)
        for told in (f"- {old.get(name)}", f"+ {new.get(name)}")
        if not told.endswith(" None")
    ]


def stored() -> tuple[int, list[str]]:
    """Return the stored version and lines; version 0 if nothing is stored."""
    if not FILE.exists():
        return 0, []
    head, *rest = FILE.read_text(encoding="utf-8").splitlines()
    return int(head.removeprefix(HEAD)), rest


def main(words: Sequence[str] | None = None) -> int:
    """Store the surface; refuse where packages would break under the same version."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.surface", description=__doc__)
    parser.parse_args(words)
    version, before = stored()
    found = breaking(before, lines()) if version == api.API else []
    if found:
        sys.stderr.write("\n".join([*found, BROKEN]) + "\n")
        return 1
    FILE.write_text("\n".join([f"{HEAD}{api.API}", *lines()]) + "\n", encoding="utf-8")
    return 0


def _about(name: str, value: Any) -> Iterator[str]:
    if not (callable(value) and (value.__module__ or "").startswith(OURS)):
        yield name
    elif getattr(value, "_is_protocol", False):
        yield name + PROTOCOL
        yield from _members(name, value)
    else:
        yield name + _parameters(value)
        if inspect.isclass(value):
            yield from _members(name, value)


def _members(name: str, value: type) -> Iterator[str]:
    """Yield what a class and its bases of ours have."""
    bases = [base for base in value.__mro__ if base.__module__.startswith(OURS)]
    for member in {one for base in bases for one in (*vars(base), *inspect.get_annotations(base))}:
        if not member.startswith("_"):
            found = inspect.getattr_static(value, member, None)
            method = inspect.isfunction(found) or isinstance(found, staticmethod | classmethod)
            yield f"{name}.{member}" + (_parameters(getattr(value, member)) if method else "")


def _parameters(value: Any) -> str:
    try:
        found = inspect.signature(value).parameters.values()
    except ValueError:  # An exception that has the constructor of a built-in one.
        return ""
    return f"({', '.join(_parameter(one) for one in found if one.name != 'self')})"


def _parameter(one: inspect.Parameter) -> str:
    star = {one.VAR_POSITIONAL: "*", one.VAR_KEYWORD: "**", one.KEYWORD_ONLY: "* "}
    return star.get(one.kind, "") + one.name + ("=" if one.default is not one.empty else "")


def _name(line: str) -> str:
    return line.partition("(")[0].rstrip()


def _is_kept(before: str | None, after: str | None, old: dict[str, str]) -> bool:
    """Return whether whoever used a name, or has its members, can go on as before."""
    if before is None or after is None:
        # A package may have a class of its own for a protocol, and that lacks what is added.
        owner = _name(after or "").rpartition(".")[0]
        return before is None and not old.get(owner, "").endswith(PROTOCOL)
    had, has = _split(before), _split(after)
    by_place, by_name = ([one for one in had if ("* " in one) is named] for named in (False, True))
    return (
        [one for one in has if "* " not in one][: len(by_place)] == by_place
        and set(by_name) <= set(has)
        and all(one.endswith("=") for one in has if one not in had)
        and (before.endswith(PROTOCOL) is after.endswith(PROTOCOL))
        and ("(" in before) is ("(" in after)
    )


def _split(line: str) -> Sequence[str]:
    return [one for one in line.partition("(")[2].rstrip(")").split(", ") if one]


if __name__ == "__main__":
    sys.exit(main())
