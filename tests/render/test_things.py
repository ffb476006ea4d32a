"""Things on the pictures: whoever taps all that a move is about means that move, and no other."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple, get_args

import pytest

from bot.engine.api import Decision
from bot.engine.rng import Rng
from bot.games.puerto_rico.moves import Move, TakeRole
from render.api import Look, PictureArea
from render.jobs import Job
from tests.catalogue import CATALOGUE, GAMES, RENDERERS, RESAMPLES


class Named(NamedTuple):
    """A game whose pictures name things, and the moves that are chosen from the list."""

    seeds: Sequence[int]
    """Random games, with every number of players, every kind of move, and any options."""
    listed: frozenset[str]
    """Verbs of moves without things: passes, answers and amounts."""
    alike: frozenset[str] = frozenset()
    """Verbs of moves that differ by an amount alone: they may be about the same things."""
    parts: Sequence[str] = ()
    """Close-ups on which moves are taken, too."""


_AMOUNTS = frozenset({"advance", "load", "move"})
"""Verbs of so many action points of one track."""
NAMED: Mapping[str, Named] = {
    "puerto_rico": Named((7, 11, 18, 25, 44, 50, 75, 93, 103, 133), frozenset({"pass"})),
    "magister_navis": Named((1, 3, 59), frozenset({"pass", "done"})),
    "amerigo": Named((3, 16, 35), frozenset({"done"}), _AMOUNTS, ("central",)),
}
SEARCHED = 500
"""Seeds of random games that are searched for a kind of move."""
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
    """Yield every decision of the game's random games; the state stays until the next one."""
    for seed in NAMED[game].seeds:
        yield from asked_in(game, seed)


def asked_in(game: str, seed: int) -> Iterator[Asked]:
    """Yield every decision of one random game; the state stays as it is until the next one."""
    rules, chance = GAMES[game], random.Random(seed)
    seats = rules.info.seats[seed % len(rules.info.seats)]
    options = {one.key: chance.choice(one.choices) for one in rules.info.options}
    state = rules.setup(seats, options, seed)
    while decisions := rules.pending(state):
        decision = chance.choice(decisions)
        yield Asked(state, decision, rules.view(state, decision.seat))
        rules.apply(state, decision.seat, chance.choice(decision.moves))


class Played(NamedTuple):
    """Findings of random games: the last decision with the same kinds of moves, and all faults."""

    last: Mapping[frozenset[tuple[str, str]], Asked]
    faults: Sequence[object]


@cache
def played(game: str) -> Played:
    """Play the games once for all tests, and look at the things of each move on the way."""
    found: dict[frozenset[tuple[str, str]], Asked] = {}
    faults: list[object] = []
    for one in asked(game):
        kinds = frozenset((one.decision.kind, verb(move)) for move in one.decision.moves)
        found[kinds] = one._replace(state=GAMES[game].clone(one.state))
        moves, listed = named(game, one), NAMED[game].listed
        faults += (move.text for move, things in moves if bool(things) == (verb(move) in listed))
        faults += ((one.decision.kind, *pair) for pair in twins(game, moves))
    return Played(found, faults)


@cache
def sampled(game: str) -> Sequence[Asked]:
    """Return positions to draw: late ones with each kind of move in each kind of decision."""
    found = played(game).last
    seen: set[tuple[str, str]] = set()
    chosen = []
    for kinds in sorted(found, key=len, reverse=True):
        if not kinds <= seen:
            chosen.append(found[kinds])
            seen |= kinds
    return chosen


def pictures(game: str, one: Asked) -> list[tuple[str, Any]]:
    """Return the pictures of a page on which a decision can be taken, by what they are about."""
    parts = (("part", key) for key in NAMED[game].parts)
    return [("table", None), ("board", one.decision.seat), ("choices", one.decision), *parts]


def areas(game: str, one: Asked, kind: str, about: Any) -> Sequence[PictureArea]:
    """Return what lies on a picture of a position, as the view shows it."""
    picture = Job(game, kind, one.view, LOOK, about=about, areas=True).draw(CATALOGUE)
    return () if picture is None else picture.areas


def on_page(game: str, one: Asked) -> list[PictureArea]:
    """Return what lies on all pictures of the page."""
    return [area for picture in pictures(game, one) for area in areas(game, one, *picture)]


def named(game: str, one: Asked) -> list[tuple[Any, frozenset[str]]]:
    return [(move, RENDERERS[game].things(move, one.view)) for move in one.decision.moves]


def twins(game: str, found: Sequence[tuple[Any, frozenset[str]]]) -> list[tuple[str, str]]:
    """Return the pairs of moves about the same things that may not be so."""
    moves: dict[frozenset[str], list[Any]] = {}
    for move, things in found:
        moves.setdefault(things, []).append(move)
    pairs = (pair for things, same in moves.items() if things for pair in combinations(same, 2))
    alike = NAMED[game].alike
    return [(a.text, b.text) for a, b in pairs if verb(a) != verb(b) or verb(a) not in alike]


def test_every_kind_of_move_is_looked_at() -> None:
    """The failure says which seed to add to `NAMED` for each kind that is missed."""
    seen, kinds = kinds_of(sampled("puerto_rico")), {*get_args(Move)}
    assert seen == kinds, f"seeds to add: {smallest_seeds(kinds - seen)}"


def kinds_of(decisions: Iterable[Asked]) -> set[type]:
    return {type(move) for one in decisions for move in one.decision.moves}


def smallest_seeds(kinds: Iterable[type]) -> dict[str, int | None]:
    """Return the smallest seed of a game with each kind of move, None = it was not found."""
    seeds = range(SEARCHED)
    return {
        kind.__name__: next(
            (seed for seed in seeds if kind in kinds_of(asked_in("puerto_rico", seed))), None
        )
        for kind in kinds
    }


def test_the_seed_of_a_game_with_a_kind_of_move_is_found() -> None:
    assert smallest_seeds([TakeRole]) == {"TakeRole": 0}


@pytest.mark.parametrize("game", NAMED)
def test_each_move_is_about_things_of_its_own_or_is_chosen_from_the_list(game: str) -> None:
    assert not played(game).faults


@pytest.mark.parametrize("game", NAMED)
def test_the_things_of_each_move_lie_on_the_pictures_of_the_page(game: str) -> None:
    for one in sampled(game):
        there = {area.thing for area in on_page(game, one)}
        found = [(move, things & there) for move, things in named(game, one)]
        for move, things in found:
            assert things or verb(move) in NAMED[game].listed, (one.decision.kind, move.text)
        assert not twins(game, found), one.decision.kind


@pytest.mark.parametrize("game", NAMED)
def test_a_question_has_a_picture_of_its_own_exactly_if_it_is_not_left_to_the_table(
    game: str,
) -> None:
    renderer = RENDERERS[game]
    for one in sampled(game):
        picture = renderer.choices(one.decision, one.view, LOOK)
        assert (picture is None) == renderer.at_table(one.decision), one.decision.kind


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
def test_no_two_things_that_can_be_meant_lie_in_the_same_place(game: str) -> None:
    for one in sampled(game):
        meant = frozenset().union(*(things for _, things in named(game, one)))
        for picture in pictures(game, one):
            found = {(area.box, area.thing) for area in areas(game, one, *picture)}
            lying = [box for box, thing in found if thing in meant]
            assert len(set(lying)) == len(lying), picture


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
            for kind, about in pictures(game, one):
                if kind != "choices" or viewer == asked_seat:
                    assert areas(game, now, kind, about) == areas(game, other, kind, about)
