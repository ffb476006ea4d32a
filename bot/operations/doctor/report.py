"""Report of `bot doctor`: as text for people, even on narrow terminals, or as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from textwrap import fill

from bot.operations.doctor.examination import Result, worst
from bot.operations.doctor.findings import Finding, Level
from bot.runtime.version import version

FORMAT = 1
"""Version of the JSON format, which stays the same when keys are added."""
WIDEST = 88
_WORDS = {Level.ERROR: "ERROR", Level.WARNING: "WARNING", Level.OK: "NOTE"}
_INDENT = "  "


def as_json(results: Sequence[Result]) -> str:
    """Return all results as a JSON object."""
    told = {
        "format": FORMAT,
        "version": version(),
        "exit": int(worst(results)),
        "checks": {result.check: _word(result.level) for result in results},
        "findings": [_plain(result.check, finding) for result, finding in _findings(results)],
    }
    return json.dumps(told, indent=2, ensure_ascii=False)


def as_text(results: Sequence[Result], columns: int) -> str:
    """Return all results as text, worst first, in lines of at most `columns` characters."""
    width = max(20, min(columns, WIDEST))
    found = sorted(_findings(results), key=lambda pair: -pair[1].level)
    blocks = ["\n".join(_block(result.check, finding, width)) for result, finding in found]
    fine = [result.check for result in results if result.findings == []]
    unknown = [result.check for result in results if result.findings is None]
    for head, names in (("Fine", fine), ("Not checked", unknown)):
        if names:
            blocks.append(_wrapped(f"{head}: {', '.join(names)}.", width, ""))
    blocks.append(_wrapped(_summary(found), width, ""))
    return "\n\n".join(blocks)


def _findings(results: Iterable[Result]) -> Iterator[tuple[Result, Finding]]:
    for result in results:
        for finding in result.findings or ():
            yield result, finding


def _word(level: Level | None) -> str:
    return "unknown" if level is None else level.name.lower()


def _plain(check: str, finding: Finding) -> dict[str, str]:
    return {
        "check": check,
        "code": finding.code,
        "level": "note" if finding.level is Level.OK else _word(finding.level),
        "what": finding.what,
        "where": finding.where,
        "do": finding.do,
    }


def _block(check: str, finding: Finding, width: int) -> Iterator[str]:
    yield f"{_WORDS[finding.level]} {check}"
    yield _wrapped(finding.what, width, _INDENT)
    yield _wrapped(f"Where: {finding.where}", width, _INDENT)
    yield _wrapped(f"Do: {finding.do}", width, _INDENT)


def _wrapped(text: str, width: int, indent: str) -> str:
    """Return the text wrapped; paths and addresses stay whole, so that they can be copied."""
    return fill(
        text,
        width,
        initial_indent=indent,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )


def _summary(found: Sequence[tuple[Result, Finding]]) -> str:
    levels = [finding.level for _, finding in found]
    counts = {"error": levels.count(Level.ERROR), "warning": levels.count(Level.WARNING)}
    told = [f"{count} {name}{'s' if count > 1 else ''}" for name, count in counts.items() if count]
    return f"{' and '.join(told)}." if told else "All is well."
