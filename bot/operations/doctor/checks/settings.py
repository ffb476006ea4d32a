"""What was set from outside."""

from __future__ import annotations

from collections.abc import Iterator

from bot.drawing import usual_processes
from bot.operations.doctor.facts import Facts
from bot.operations.doctor.findings import Finding, error, warning
from render.workers.pool import MOST_MEMORY

BOT_MEMORY = 200_000_000
"""Bytes that the bot takes without a drawing process."""
_MEGABYTE = 1_000_000


def settings(facts: Facts) -> Iterator[Finding]:
    """Look for variables that look like a setting, and are none."""
    for doubt in facts.doubts:
        yield warning(
            "settings-unknown",
            doubt,
            "the environment of this shell",
            "Correct the name, or remove it: nothing reads it.",
        )


def drawing(facts: Facts) -> Iterator[Finding]:
    """Look whether this computer has what the drawing processes need."""
    chosen, machine = facts.settings.drawing_processes, facts.machine
    processes = usual_processes(machine.processors) if chosen is None else chosen
    wanted = BOT_MEMORY + processes * MOST_MEMORY
    if processes > machine.processors:
        yield warning(
            "drawing-processes",
            f"{processes} processes draw on {machine.processors} processors: they take memory,"
            " and nothing is drawn sooner.",
            "BOT_DRAWING_PROCESSES",
            "Lower it, or leave it empty.",
        )
    elif processes and machine.memory is not None and machine.memory < wanted:
        yield warning(
            "drawing-memory",
            f"The bot and {processes} drawing process{'' if processes == 1 else 'es'} may take"
            f" {wanted // _MEGABYTE} MB of memory; there are {machine.memory // _MEGABYTE} MB.",
            "BOT_DRAWING_PROCESSES",
            "Lower it; with 0 the bot draws by itself.",
        )


def unusable(sentence: str) -> Finding:
    """Return the finding for settings with which nothing else can be looked at."""
    return error(
        "settings-unusable",
        sentence,
        ".env and the environment",
        ".env.example explains them.",
    )
