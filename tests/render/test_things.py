"""Things on the pictures: whoever taps all that a move is about means that move, and no other."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

import pytest

from bot.engine.api import Decision
from bot.engine.rng import Rng
from render.api import Look, PictureArea
from render.jobs import Job
from tests.catalogue import CATALOGUE, GAMES, RENDERERS, RESAMPLES


class Named(NamedTuple):
    """A game whose pictures name things, and the moves that are chosen from the list."""

    seeds: Sequence[int]
    """Random games, with every number of players, every kind of move, and any options."""
    listed: frozenset[str]
    """Verbs of moves without things: passes, answers and amounts."""
    alike: Mapping[frozenset[str], str] = {}
    """Pairs of verbs whose moves are about the same things, with the reason."""


NAMED: Mapping[str, Named] = {
    "puerto_rico": Named((7, 11, 18, 25, 44, 50, 75, 93, 103, 133), frozenset({"pass"})),
    "magister_navis": Named((1, 3, 59), frozenset({"pass", "done"})),
    "amerigo": Named(
        (3, 16, 35),
        frozenset({"done"}),
        {
            frozenset({"load"}): "so many action points of one track",
            frozenset({"advance"}): "so many action points of one track",
            frozenset({"move"}): "so many action points of one track",
            frozenset({"take"}): "neutral tiles lie on the close-up of the central board",
            frozenset({"buy"}): "goods tokens lie on the close-up of the central board",
        },
    ),
}
LEAST = 24
"""The least width and height of a thing that is tapped, in px of the picture."""
LOOK = Look()


class Asked(NamedTuple):
    """A decision of a random game, and what its seat sees."""

    state: Any
    decision: Decision[Any]
    view: Any


def verb(move: Any) -> str:
    return str(move.text.partition(" ")[0])


def asked(game: str) -> Iterator[Asked]:
    """Yield every decision of random games; the state stays as it is until the next one."""
    rules = GAMES[game]
    for seed in NAMED[game].seeds:
        chance = random.Random(seed)
        seats = rules.info.seats[seed % len(rules.info.seats)]
        options = {one.key: chance.choice(one.choices) for one in rules.info.options}
        state = rules.setup(seats, options, seed)
        while decisions := rules.pending(state):
            decision = chance.choice(decisions)
            yield Asked(state, decision, rules.view(state, decision.seat))
            rules.apply(state, decision.seat, chance.choice(decision.moves))


@cache
def sampled(game: str) -> Sequence[Asked]:
    """Return positions to draw: every kind of move in every kind of decision is in one."""
    seen: set[tuple[str, str]] = set()
    found = []
    for one in asked(game):
        kinds = {(one.decision.kind, verb(move)) for move in one.decision.moves}
        if not kinds <= seen:
            found.append(one._replace(state=GAMES[game].clone(one.state)))
        seen |= kinds
    return found


def areas(game: str, one: Asked, *kinds: str) -> list[PictureArea]:
    """Return what lies on these pictures of a position, as the view shows it."""
    about = {"board": one.decision.seat, "question": one.decision}
    jobs = (Job(game, kind, one.view, LOOK, about=about.get(kind), areas=True) for kind in kinds)
    pictures = [job.draw(CATALOGUE) for job in jobs]
    return [area for picture in pictures if picture is not None for area in picture.areas]


def on_page(game: str, one: Asked) -> list[PictureArea]:
    return areas(game, one, "table", "board", "question")


def named(game: str, one: Asked) -> list[tuple[Any, frozenset[str]]]:
    return [(move, RENDERERS[game].things(move, one.view)) for move in one.decision.moves]


def twins(game: str, found: Sequence[tuple[Any, frozenset[str]]]) -> list[tuple[str, str]]:
    """Return the pairs of moves about the same things that may not be so."""
    alike: dict[frozenset[str], list[Any]] = {}
    for move, things in found:
        alike.setdefault(things, []).append(move)
    pairs = (pair for things, moves in alike.items() if things for pair in combinations(moves, 2))
    allowed = NAMED[game].alike
    return [(a.text, b.text) for a, b in pairs if frozenset({verb(a), verb(b)}) not in allowed]


@pytest.mark.parametrize("game", NAMED)
def test_each_move_is_about_things_of_its_own_or_is_chosen_from_the_list(game: str) -> None:
    for one in asked(game):
        found = named(game, one)
        for move, things in found:
            assert bool(things) != (verb(move) in NAMED[game].listed), move.text
        assert not twins(game, found), one.decision.kind


@pytest.mark.parametrize("game", NAMED)
def test_the_things_of_each_move_lie_on_the_pictures_of_the_page(game: str) -> None:
    for one in sampled(game):
        there = {area.thing for area in on_page(game, one)}
        found = [(move, things & there) for move, things in named(game, one)]
        for move, things in found:
            assert things or verb(move) in NAMED[game].listed, (one.decision.kind, move.text)
        assert not twins(game, found), one.decision.kind


@pytest.mark.parametrize("game", NAMED)
def test_each_card_of_a_question_means_a_move(game: str) -> None:
    for one in sampled(game):
        cards = {area.thing for area in on_page(game, one) if area.thing.startswith("card:")}
        assert cards <= frozenset().union(*(things for _, things in named(game, one)))


@pytest.mark.parametrize("game", NAMED)
def test_things_are_large_enough_to_be_tapped(game: str) -> None:
    for one in sampled(game):
        for (_, _, wide, high), _, thing in on_page(game, one):
            assert not thing or min(wide, high) >= LEAST, thing


@pytest.mark.parametrize("game", NAMED)
def test_no_two_things_lie_in_the_same_place(game: str) -> None:
    for one in sampled(game):
        for kind in ("table", "board", "question"):
            found = {(area.box, area.thing) for area in areas(game, one, kind) if area.thing}
            assert len({box for box, _ in found}) == len(found), kind


@pytest.mark.parametrize("game", NAMED)
def test_things_are_the_same_whatever_is_hidden(game: str) -> None:
    """For the seat that is asked, for another one, and for those who look on."""
    rules = GAMES[game]
    for number, one in enumerate(sampled(game)[::2]):
        asked_seat = one.decision.seat
        for viewer in (asked_seat, (asked_seat + 1) % one.view.seats, None):
            now, other = (
                one._replace(view=rules.view(state, viewer))
                for state in (one.state, RESAMPLES[game](one.state, viewer, Rng(number)))
            )
            assert named(game, now) == named(game, other)
            pictures = ("table", "board", *(("question",) if viewer == asked_seat else ()))
            assert areas(game, now, *pictures) == areas(game, other, *pictures)
