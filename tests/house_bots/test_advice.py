"""A house bot gives the reasons by which it chooses."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence, Set
from functools import cache
from itertools import chain
from typing import Any

import pytest

from bot.engine import batches
from bot.engine.api import Decision
from bot.engine.rng import Rng
from bot.house_bots.api import Advice, Adviser
from bot.locales import Words
from cogs.ui.screens.learn import TOLD
from tests.catalogue import BOTS, CATALOGUE, GAMES, RENDERERS
from tests.languages import LANGUAGES
from tests.test_locales import FILES, messages

EXPLAINED = [key for key, game in CATALOGUE.items() if game.first_game is not None]
NAMES = ("Anna", "Bob", "Carl", "Dora", "Emil")


@cache
def advised(game: str) -> Sequence[tuple[Decision[Any], Advice[Any], Sequence[Any]]]:
    """Return every decision of whole games with the advice and what was then chosen.

    The games are those of the fewest and of the most players.
    """
    return tuple(_advised(game))


def _advised(game: str) -> Iterator[tuple[Decision[Any], Advice[Any], Sequence[Any]]]:
    rules, bot = GAMES[game], BOTS[game]["sensible"]
    assert isinstance(bot, Adviser)
    for seats in (min(rules.info.seats), max(rules.info.seats)):
        state = rules.setup(seats, {}, 0)
        while pending := rules.pending(state):
            decision = pending[0]
            advice = bot.advise(rules, state, decision, Rng(0))
            batch = bot.choose(rules, state, decision, Rng(0))
            yield decision, advice, batch
            batches.play(rules, state, decision.seat, batch)


@cache
def named_terms(game: str) -> Set[tuple[str, tuple[tuple[str, str | int], ...]]]:
    """Return all reasons that the advice gives, by name and facts: most come again and again."""
    found = set()
    for _, advice, _ in advised(game):
        terms = chain(advice.terms, *map(advice.explain, advice.ratings))
        found |= {(term.name, tuple(term.facts.items())) for term in terms if term.name}
    return found


@pytest.mark.parametrize("game", EXPLAINED)
def test_the_advice_is_the_choice(game: str) -> None:
    for decision, advice, batch in advised(game):
        assert [*advice.moves] == [*batch]
        assert advice.moves[0] in decision.moves


@pytest.mark.parametrize("game", EXPLAINED)
def test_the_terms_of_a_move_add_up_to_its_rating(game: str) -> None:
    kinds = Counter[str]()
    for decision, advice, _ in advised(game):
        kinds[decision.kind] += bool(advice.ratings)
        for move, rating in advice.ratings.items():
            total = math.fsum(term.value for term in advice.explain(move))
            assert math.isclose(total, rating, abs_tol=2e-6), (decision.kind, move)
    assert len(+kinds) >= 4, kinds


@pytest.mark.parametrize("game", EXPLAINED)
def test_nothing_is_rated_above_what_is_chosen(game: str) -> None:
    for _, advice, _ in advised(game):
        if advice.second is not None:
            assert advice.behind(advice.second) >= 0
            assert advice.second not in advice.moves


@pytest.mark.parametrize("game", EXPLAINED)
def test_what_tells_two_moves_apart_has_a_sentence(game: str) -> None:
    silent = set[tuple[str, int]]()
    for _, advice, _ in advised(game):
        parts = defaultdict[tuple[str, int], list[float]](list)
        for move in advice.ratings:
            for place, term in enumerate(advice.explain(move)):
                if not term.name:
                    parts[type(move).__name__, place].append(term.value)
        silent |= {part for part, found in parts.items() if max(found) - min(found) >= TOLD}
    assert not silent


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EXPLAINED)
def test_every_term_has_its_words_and_none_is_left_over(game: str, language: str) -> None:
    words, renderer = Words(language, NAMES), RENDERERS[game]
    told = set[str]()
    for name, facts in named_terms(game):
        reason = renderer.reason(name, dict(facts), words)
        told.add(name)
        assert reason.strip()
        assert "{" not in reason
    keys = {key for file in FILES for key in messages(language, file)}
    known = {key.removeprefix(f"{game}-term-") for key in keys if f"{game}-term-" in key}
    assert known - told == {"unit"}
