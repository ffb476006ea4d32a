"""Tables with other choices than the default ones."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from typing import Any, TypeAlias

from bot.engine.api import RENAMED, VARIANT, Rules

Change: TypeAlias = tuple[tuple[str, str], ...]
"""Options and their choices that differ from the default."""


def changes(
    rules: Rules[Any, Any, Any], seats: int, fixed: Container[str] = ()
) -> Iterator[dict[str, str]]:
    """Yield every other choice of one option, and all options changed, except `fixed` ones.

    If there is something that variants may change, then also two variants: with all names changed,
    and all numbers at their bounds.
    """
    options = [
        option
        for option in rules.info.options
        if option.key not in fixed and (option.seats is None or seats in option.seats)
    ]
    for option in options:
        yield from ({option.key: choice} for choice in option.choices[1:])
    yield {option.key: option.choices[-1] for option in options}
    numbers = rules.info.adjustable
    names = {f"{RENAMED}{thing}": "Other name" for thing in rules.info.renamable}
    for name in ("most", "least") if numbers or names else ():
        yield {VARIANT.key: name} | {one.key: str(getattr(one, name)) for one in numbers} | names


def who_may(rules: Rules[Any, Any, Any], fixed: Container[str] = ()) -> Mapping[Change, list[int]]:
    """Return all changes with the numbers of players who may choose them."""
    tables: dict[Change, list[int]] = {}
    for seats in rules.info.seats:
        for change in changes(rules, seats, fixed):
            tables.setdefault(tuple(change.items()), []).append(seats)
    return tables
