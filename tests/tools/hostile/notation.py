"""Texts that people might write for a move: each is a legal move or a sentence, never a change."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from bot.engine.api import Decision, GameError, Rules
from tests.catalogue import GAMES
from tests.tools.hostile import Outcome
from tests.tools.hostile.interactions import NUMBERS, WORDS

PLACES = 12
"""Positions of each game in which texts are tried."""
LONG = ("x" * 1001, "corn " * 250, "; " * 400, "load corn 6;" * 90)


@cache
def positions(key: str) -> tuple[Any, ...]:
    """Return states of a random game, from its beginning to its end."""
    rules, rng = GAMES[key], random.Random(key)
    state = rules.setup(max(rules.info.seats), {}, 1)
    found = []
    for number in range(40 * PLACES):
        decisions = rules.pending(state)
        if not decisions:
            break
        if number % 40 == 0:
            found.append(rules.clone(state))
        decision = rng.choice(decisions)
        rules.apply(state, decision.seat, rng.choice(decision.moves))
    return tuple(found)


def hostile_texts(rng: random.Random, legal: list[str]) -> Iterator[str]:
    """Yield texts, most of them nearly moves."""
    while True:
        text = rng.choice(legal)
        for _ in range(rng.randint(1, 3)):
            text = _spoilt(rng, text, legal)
        yield text


def _spoilt(rng: random.Random, text: str, legal: list[str]) -> str:
    parts = text.split() or [""]
    match rng.randrange(8):
        case 0:
            parts[rng.randrange(len(parts))] = rng.choice((*WORDS, *NUMBERS))
        case 1:
            del parts[rng.randrange(len(parts))]
        case 2:
            parts.insert(rng.randint(0, len(parts)), rng.choice((*WORDS, *NUMBERS)))
        case 3:
            return f"{text}; {rng.choice(legal)}"
        case 4:
            at = rng.randint(0, len(text))
            return (
                text[:at] + chr(rng.choice((0, 0x1F, 0x202E, 0x661, 0x1F3B2, 0xD7FF))) + text[at:]
            )
        case 5:
            return text.swapcase()[: rng.randint(0, len(text))]
        case 6:
            return rng.choice(LONG) if rng.random() < 0.1 else "".join(rng.sample(text, len(text)))
        case _:
            rng.shuffle(parts)
    return " ".join(parts)


def tries(count: int, seed: int) -> Outcome:
    """Parse texts in positions of all games."""
    rng, found = random.Random(seed), Outcome("notation")
    while found.tried < count:
        key = rng.choice(sorted(GAMES))
        rules, state = GAMES[key], rng.choice(positions(key))
        decision = rng.choice(rules.pending(state))
        legal = [rules.notate(move) for move in decision.moves[:200]]
        before, texts = rules.dump(state), hostile_texts(rng, legal)
        for _ in range(min(50, count - found.tried)):
            found.tried += 1
            _parse(rules, decision, next(texts), found)
        if rules.dump(state) != before:
            found.faults.append(f"{key}: the state has changed")
    return found


def _parse(rules: Rules[Any, Any, Any], decision: Decision[Any], text: str, found: Outcome) -> None:
    try:
        moves = rules.parse(text, decision)
    except GameError:
        found.refused += 1
    except Exception as error:
        found.faults.append(f"{rules.info.key}: {text!r}: {error!r}")
    else:
        if moves[0] not in decision.moves:
            found.faults.append(f"{rules.info.key}: {text!r} is no legal move")
