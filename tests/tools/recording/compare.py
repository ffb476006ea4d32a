"""Two recordings beside each other: every line that differs once, with how often and where."""

from __future__ import annotations

import difflib
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

_NUMBER = re.compile(r"\bm\d+\b")
"""Messages are numbered: one more or less renumbers all after it."""
_MOMENT = re.compile(r"(?<=<t:)\d+")
"""On a busy machine the simulated clock runs on by some seconds while the bot is waited for."""


def differences(old: Path, new: Path) -> list[str]:
    """Return what differs, most frequent first; nothing if the recordings are the same."""
    names = sorted({path.name for folder in (old, new) for path in folder.glob("*.txt")})
    found: dict[tuple[str, str], list[str]] = defaultdict(list)
    for name in names:
        for before, after, step in _pairs(_lines(old / name), _lines(new / name)):
            found[before, after].append(f"{name}: {step}")
    ordered = sorted(found.items(), key=lambda item: -len(item[1]))
    return [line for (pair, places) in ordered for line in _told(pair, places)]


def _told(pair: tuple[str, str], places: list[str]) -> Iterator[str]:
    before, after = pair
    yield f"{len(places)} x, first {places[0]}"
    if before:
        yield f"  - {before}"
    if after:
        yield f"  + {after}"


def _lines(path: Path) -> list[str]:
    """Return the lines of a journal; what one step brought is in the order of its text."""
    if not path.exists():
        return []
    lines = [_even(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [line for step in _split(lines, "## ") for line in _ordered(step)]


def _ordered(step: list[str]) -> list[str]:
    """Return a step with its messages sorted: tasks that run side by side have no order."""
    head, *messages = _split(step, "== ")
    return [*head, *(line for message in sorted(messages) for line in message)]


def _split(lines: list[str], mark: str) -> list[list[str]]:
    """Return the lines in parts, each of which but the first begins with a mark."""
    parts: list[list[str]] = [[]]
    for line in lines:
        if line.startswith(mark):
            parts.append([])
        parts[-1].append(line)
    return parts


def _even(line: str) -> str:
    """Return a line without what may differ between two recordings of one commit."""
    minutes = _MOMENT.sub(lambda found: str(int(found[0]) // 60 * 60), line)
    return _NUMBER.sub("m", minutes)


def _pairs(old: list[str], new: list[str]) -> Iterator[tuple[str, str, str]]:
    """Yield lines that differ in pairs, with the step of the new recording they belong to."""
    matcher = difflib.SequenceMatcher(None, old, new, autojunk=False)
    for tag, a, b, c, d in matcher.get_opcodes():
        if tag == "equal":
            continue
        step = next((line for line in reversed(new[: c + 1]) if line.startswith("##")), "")
        gone, come = old[a:b], new[c:d]
        for index in range(max(len(gone), len(come))):
            yield (
                gone[index].strip() if index < len(gone) else "",
                come[index].strip() if index < len(come) else "",
                step,
            )
