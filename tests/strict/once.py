"""Judgements of JSON that depend on nothing else: equal JSON is judged once.

Bots send the same cards and buttons in every test; to judge each again took a sixth of a test.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any

MOST = 20_000
"""Pieces of JSON of one kind that are remembered; then it begins anew."""


def key_of(*json: Any) -> bytes | None:
    """Return bytes that only equal JSON has (1 is not true there), None for what is no JSON."""
    try:
        return marshal.dumps(json, 2)
    except ValueError:
        return None


class Right:
    """Pieces of JSON that were found right."""

    def __init__(self) -> None:
        self._keys: set[bytes] = set()

    def __contains__(self, key: bytes | None) -> bool:
        return key in self._keys

    def add(self, key: bytes | None) -> None:
        if len(self._keys) >= MOST:
            self._keys.clear()
        if key is not None:
            self._keys.add(key)


def judged_once(check: Callable[..., None]) -> Callable[..., None]:
    """Let what a check has let pass pass again; what it refuses is refused each time."""
    right = Right()

    @wraps(check)
    def checked(*json: Any) -> None:
        key = key_of(*json)
        if key not in right:
            check(*json)
            right.add(key)

    return checked


def faults_once(
    find: Callable[[Any, Any, str], Iterator[str]],
) -> Callable[[Any, Any, str], Iterator[str]]:
    """Look for faults of a value by a schema, which stays, unless there were none in its equal."""
    right = Right()

    @wraps(find)
    def found(value: Any, schema: Any, at: str) -> Iterator[str]:
        key = key_of(id(schema), value)
        if key in right:
            return
        faults = list(find(value, schema, at))
        yield from faults
        if not faults:
            right.add(key)

    return found


def answered_once(work: Callable[..., Any]) -> Callable[..., Any]:
    """Return, for JSON that was asked before, a copy of the answer, which is JSON, too."""
    answers: dict[bytes, bytes] = {}

    @wraps(work)
    def answer(json: Any, **flags: int) -> Any:
        key = key_of(json, flags)
        if key is None:
            return work(json, **flags)
        if key not in answers:
            if len(answers) >= MOST // 10:
                answers.clear()
            answers[key] = marshal.dumps(work(json, **flags))
        return marshal.loads(answers[key])

    return answer
