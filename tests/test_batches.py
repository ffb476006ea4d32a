"""Batches of all games: what is typed at once is what a person would have made move by move.

The person of these tests is asked, answers in words, and is asked again. What the rules took
without a question is done if it is named; what cannot be made is refused, and nothing is made.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from bot.catalogue.games import GAMES
from bot.engine import batches
from bot.engine.api import BadNotation, Decision, GameError, IllegalMove, Rules

TABLES = 4
"""Tables of each game, with drawn options and seats."""
EVERY = 9
"""Moves between two positions in which something is typed."""
LONGEST = 6
"""Moves of a batch."""

AnyRules = Rules[Any, Any, Any]


class Result(NamedTuple):
    """Outcome of texts typed one after the other: the state, or the number that failed."""

    state: Any
    failed: int | None = None
    legal: tuple[str, ...] = ()
    shown: bool = False


def asked(rules: AnyRules, state: Any, seat: int) -> Decision[Any] | None:
    return next((one for one in rules.pending(state) if one.seat == seat), None)


def one_by_one(
    rules: AnyRules, start: Any, seat: int, texts: list[str], names_first: bool = False
) -> Result:
    """Type moves one after the other, and wait for the next question each time.

    With `names_first` a text is what the rules have taken, if it can be, and no answer.
    """
    state, taken, shown = rules.clone(start), list[str](), False
    for number, text in enumerate(texts, 1):
        decision = asked(rules, state, seat)
        moves = () if decision is None else decision.moves
        move = next((one for one in moves if rules.notate(one) == text), None)
        if names_first and text in taken:
            taken.remove(text)
        elif move is not None:
            shown |= any(event.reveals for event in rules.apply(state, seat, move))
            taken += [rules.notate(one) for by, one in rules.forced(state) if by == seat]
        elif text in taken:
            taken.remove(text)
        else:
            return Result(start, number, tuple(map(rules.notate, moves)), shown)
    return Result(state)


def drawn_texts(rules: AnyRules, start: Any, seat: int, rng: random.Random) -> list[str]:
    """Draw moves of a seat that follow each other; some of the forced ones are named, too."""
    state, texts = rules.clone(start), list[str]()
    while (decision := asked(rules, state, seat)) and len(texts) < rng.randint(1, LONGEST):
        move = rng.choice(decision.moves)
        rules.apply(state, seat, move)
        forced = [rules.notate(one) for by, one in rules.forced(state) if by == seat]
        texts += [rules.notate(move), *(forced if rng.random() < 0.7 else [])]
    return texts


def spoilt(texts: list[str], known: list[str], rng: random.Random) -> list[str]:
    """Put a move of the game that may not be legal there among them, or leave one out."""
    place = rng.randrange(len(texts))
    return [*texts[:place], *rng.sample(known, 1)[: rng.randint(0, 1)], *texts[place + 1 :]]


def positions(rules: AnyRules, rng: random.Random) -> Iterator[tuple[Any, list[str]]]:
    """Yield positions of drawn tables, and all moves seen there so far."""
    for _ in range(TABLES):
        options = {one.key: rng.choice(one.choices) for one in rules.info.options}
        state = rules.setup(rng.choice(rules.info.seats), options, rng.randrange(10**6))
        known: dict[str, None] = {}
        for number in range(10_000):
            if not (pending := rules.pending(state)):
                break
            decision = rng.choice(pending)
            known |= dict.fromkeys(map(rules.notate, decision.moves))
            if number % EVERY == 0 or decision.kind == "role":
                yield state, list(known)
            rules.apply(state, decision.seat, rng.choice(decision.moves))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_batch_is_what_a_person_types_question_by_question_or_nothing(game: str) -> None:
    rules, rng = GAMES[game].rules, random.Random(34)
    made = refused = 0
    for state, known in positions(rules, rng):
        seat = rng.choice(rules.pending(state)).seat
        texts = drawn_texts(rules, state, seat, rng)
        for batch in (texts, spoilt(texts, known, rng)):
            if batch and check_typed(rules, state, seat, batch):
                made += 1
            else:
                refused += 1
    assert made > 50
    assert refused > 20


def check_typed(rules: AnyRules, state: Any, seat: int, batch: list[str]) -> bool:
    """Type a batch and compare; return whether it was made."""
    single = one_by_one(rules, state, seat, batch)
    if single.failed is not None:
        named = one_by_one(rules, state, seat, batch, names_first=True)
        single = named if named.failed is None else single
    copy, text = rules.clone(state), "; ".join(batch)
    if single.failed is None:
        carried = batches.typed(rules, copy, seat, text)
        assert rules.dump(copy) == rules.dump(single.state), text
        check_repeated(rules, state, seat, carried.moves, copy)
        return True
    with pytest.raises(GameError) as caught:
        batches.typed(rules, copy, seat, text)
    error, failed = caught.value, single.failed
    assert isinstance(error, IllegalMove | BadNotation), text
    if failed > 1:
        told = error.args_
        assert (told["number"], told["text"]) == (failed, batch[failed - 1]), text
        assert told["after"] == batch[failed - 2], text
    assert error.legal == (() if single.shown else single.legal), text
    return False


def check_repeated(rules: AnyRules, start: Any, seat: int, moves: Any, after: Any) -> None:
    """Check that what the log keeps of a batch leads to the same position again."""
    copy, decision = rules.clone(start), asked(rules, start, seat)
    assert decision is not None
    again = rules.parse("; ".join(map(rules.notate, moves)), decision)
    batches.repeat(rules, copy, seat, again)
    assert rules.dump(copy) == rules.dump(after)
