"""Perft: how many sequences of moves lead on from a position, counted behind each first move."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

Positions = Mapping[str, tuple[Callable[[], Any], int]]
"""Functions that make each position, and the depth to which moves are counted."""


def perft(rules: Any, g: Any, depth: int) -> int:
    """Count the move sequences of that length; those that end before count once."""
    if not depth or not rules.pending(g):
        return 1
    return sum(split(rules, g, depth).values())


def split(rules: Any, g: Any, depth: int) -> dict[str, int]:
    """Count the sequences behind every first move."""
    counts = {}
    for decision in rules.pending(g):
        for move in decision.moves:
            after = rules.clone(g)
            rules.apply(after, decision.seat, move)
            counts[f"{decision.seat} {rules.notate(move)}"] = perft(rules, after, depth - 1)
    return counts


def lines(rules: Any, positions: Positions, name: str) -> list[str]:
    """Return what the table says of one position."""
    make, depth = positions[name]
    counts = split(rules, make(), depth)
    head = f"{name}, depth {depth}: {sum(counts.values())}"
    return [head, *(f"  {move}: {count}" for move, count in counts.items())]


def write(rules: Any, positions: Positions, path: Path) -> None:
    """Write the table anew."""
    path.write_text("\n".join("\n".join(lines(rules, positions, n)) for n in positions) + "\n")


def written(path: Path, name: str) -> list[str]:
    """Return what the stored table says of one position."""
    found = path.read_text().splitlines()
    start = next(i for i, line in enumerate(found) if line.startswith(f"{name}, "))
    ends = (i for i, line in enumerate(found) if i > start and not line.startswith(" "))
    return found[start : next(ends, len(found))]
