"""Reasons as sentences: each option is said to bring what it brings, and never the other one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.engine import batches
from bot.engine.api import Decision
from bot.engine.rng import Rng
from bot.house_bots.findings import Reason
from bot.house_bots.pairing import Pair
from bot.house_bots.playouts import never
from bot.locales import Words
from bot.presenting.moves.reasons import Compared, why
from tests.catalogue import CATALOGUE
from tests.languages import LANGUAGES

NAMES = ("Anna", "Ben", "Cleo", "Dan")
SEARCHERS = {key: game.searcher for key, game in CATALOGUE.items() if game.searcher}


def parts_of(game: str) -> Iterator[tuple[str, str]]:
    """Yield all kinds and keys of reasons in a game."""
    searcher = SEARCHERS[game]
    rules = searcher.rules
    state = rules.setup(rules.info.seats[0], {}, 1)
    assert searcher.holdings is not None
    yield from (("phase", key) for key in searcher.holdings(state)[0])
    yield from (("line", line.key) for line in rules.scores(state)[0].lines)


def told(reason: Reason, of: Compared, game: str, own: bool, language: str) -> str:
    return " ".join(why((reason,), of, game, 0, own, Words(language, NAMES)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SEARCHERS)
@pytest.mark.parametrize("played", ["better", "other", "none"])
def test_no_reason_mixes_up_better_and_worse(language: str, game: str, played: str) -> None:
    """What an option brings is said of it by its name, whoever gets it."""
    of = Compared("x", "GOOD", "BAD", played)
    for kind, key in parts_of(game):
        check = line if kind == "line" else gain
        for own, seat in ((True, 0), (False, 0), (True, 1)):
            more, less, cost = (
                told(Reason(kind, key, seat, *points), of, game, own, language)
                for points in ((7.0, 4.0), (4.0, 7.0), (3.0, -2.0))
            )
            check(more, less, cost, language)
            assert ("Ben" in more) == (seat == 1)
            assert ("Anna" in more) == (not own and seat == 0)


def line(more: str, less: str, cost: str, language: str) -> None:
    """Check that the better option is said to score more, or less."""
    words = {"en": (" more (", " less ("), "de": (" mehr (", " weniger (")}[language]
    for text, sign in ((more, 0), (less, 1), (cost, 0)):
        assert "**GOOD**" in text and "BAD" not in text
        assert words[sign] in text and words[1 - sign] not in text


def gain(more: str, less: str, cost: str, _: str) -> None:
    """Check that each option is said to bring its own amount, or to cost it."""
    for text, amounts in ((more, "74"), (less, "47"), (cost, "32")):
        for clause, name, amount, other in zip(
            clauses(text), ("GOOD", "BAD"), amounts, amounts[::-1], strict=True
        ):
            assert f"**{name}**" in clause
            assert f" {amount} " in f"{clause} " and other not in clause
            assert costly(clause) == (text == cost and name == "BAD")


def clauses(text: str) -> tuple[str, str]:
    one, other = text.removesuffix(".").split(". ")
    return one, other


def costly(text: str) -> bool:
    return any(word in text.split() for word in ("cost", "costs", "kostet", "gekostet"))


KNOWN = (
    ("puerto_rico", 4, "role", "role mayor", "role prospector"),
    ("magister_navis", 3, "turn", "occupy EU1 residence", "pass"),
    ("amerigo", 3, "turn", "gold", "done"),
)
"""First decisions of a kind, with two options whose effects are known."""

SAID = {
    "role mayor": ("brought you 2 colonists", "hat dir 2 Kolonisten gebracht"),
    "role prospector": ("brought you 1 doubloon", "hat dir 1 Dublone gebracht"),
    "occupy EU1 residence": (
        "brought you 1 disc on a building, 1 city, and 1 token but cost you 2 discs",
        "hat dir 1 Stein auf einem Gebäude, 1 Stadt und 1 Marke gebracht, dich aber 2 Steine",
    ),
    "pass": None,
    "gold": ("brought you 3 gold", "hat dir 3 Gold gebracht"),
    "done": None,
}


@pytest.mark.parametrize(("game", "seats", "kind", "one", "two"), KNOWN)
@pytest.mark.parametrize("swapped", [False, True])
def test_what_two_known_moves_bring_is_said_of_the_right_one(
    game: str, seats: int, kind: str, one: str, two: str, swapped: bool
) -> None:
    """Whichever of them the coach finds better, and whichever was played."""
    better, other = (two, one) if swapped else (one, two)
    state, decision = first(game, seats, kind)
    searcher = SEARCHERS[game]
    options = tuple(tuple(searcher.rules.parse(text, decision)) for text in (better, other))
    pair = Pair(searcher, state, decision.seat, (options[0], options[1]), 3, 0)
    pair.play(2, never)
    for played, made in (("better", better), ("other", other)):
        of = Compared(kind, better, other, played)
        for number, language in enumerate(LANGUAGES):
            words = Words(language, NAMES)
            sentences = " ".join(why(pair.reasons(), of, game, decision.seat, True, words))
            for move in (better, other):
                brings = SAID[move]
                if brings is None:
                    assert f"**{move}** brought" not in sentences
                elif move == made:
                    assert f"**{move}** {brings[number]}" in sentences
                else:
                    assert f"**{move}** {brings[number].split()[0]} " not in sentences
                    assert f"**{move}** {('would have', 'hätte')[number]} " in sentences


def first(game: str, seats: int, kind: str) -> tuple[Any, Decision[Any]]:
    """Return the first position of a game in which a kind of decision is asked."""
    searcher, rng = SEARCHERS[game], Rng(1)
    rules = searcher.rules
    state = rules.setup(seats, {}, 5)
    while (decision := rules.pending(state)[0]).kind != kind:
        moves = searcher.quick(state, decision, searcher.weights(state), rng)
        batches.play(rules, state, decision.seat, moves)
    return state, decision
