"""Stored states that somebody, or a bad disk, has changed: readable, or said to be damaged."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

from bot.host.core.api import DamagedState
from bot.host.core.states import restored
from tests.catalogue import GAMES
from tests.tools.hostile import Outcome
from tests.tools.hostile.notation import positions

VALUES: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 7, 99, 2**31, 2**70, 0.5, float("inf"), float("nan")),
    *("", "corn", "x" * 300, "\x00", "__class__", [], [[]], {}, {"": None}, [None] * 9),
)
SCHEMAS = (0, -1, 999, 2**40)


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every place of some JSON data as its container and the key in it."""
    inner = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in [*inner]:
        yield data, key
        if isinstance(value, dict | list):
            yield from places(value)


def spoil(data: Any, rng: random.Random) -> None:
    """Change one place of a state: another value, none, one too many, or a name."""
    container, key = rng.choice([*places(data)])
    match rng.randrange(5):
        case 0 | 1:
            container[key] = _value(rng)
        case 2:
            del container[key]
        case 3 if isinstance(container, list):
            container.insert(key, copy.deepcopy(container[key]))
        case 3:
            container[rng.choice(("x", "seat", "stack", "__init__"))] = _value(rng)
        case _:
            other, at = rng.choice([*places(data)])
            container[key] = copy.deepcopy(other[at])


def _value(rng: random.Random) -> Any:
    """Return a value of one's own: a later change of the state may be inside it."""
    return copy.deepcopy(rng.choice(VALUES))


def tries(count: int, seed: int) -> Outcome:
    """Restore states with one to three changes each."""
    rng, found = random.Random(seed), Outcome("stored states")
    stored = {key: [rules.dump(one) for one in positions(key)] for key, rules in GAMES.items()}
    while found.tried < count:
        found.tried += 1
        key = rng.choice(sorted(GAMES))
        rules, data = GAMES[key], copy.deepcopy(rng.choice(stored[key]))
        for _ in range(rng.randint(1, 3)):
            spoil(data, rng)
        schema = rng.choice(SCHEMAS) if rng.random() < 0.02 else rules.schema
        try:
            restored(rules, data, schema)
        except DamagedState:
            found.refused += 1
        except Exception as error:
            found.faults.append(f"{key}: {error!r}")
    return found
