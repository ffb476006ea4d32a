"""What was set from outside."""

from __future__ import annotations

from collections.abc import Iterator

from bot.operations.doctor.facts import Facts
from bot.operations.doctor.findings import Finding, error, warning


def settings(facts: Facts) -> Iterator[Finding]:
    """Look for variables that look like a setting, and are none."""
    for doubt in facts.doubts:
        yield warning(
            "settings-unknown",
            doubt,
            "the environment of this shell",
            "Correct the name, or remove it: nothing reads it.",
        )


def unusable(sentence: str) -> Finding:
    """Return the finding for settings with which nothing else can be looked at."""
    return error(
        "settings-unusable",
        sentence,
        ".env and the environment",
        ".env.example explains them.",
    )
