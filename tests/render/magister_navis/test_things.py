"""Things on the pictures of Magister Navis: who taps all that a move is about means it."""

from __future__ import annotations

import random
from collections.abc import Iterator

from bot.engine.api import Decision
from bot.games.magister_navis.moves import Move, Pay
from bot.games.magister_navis.rules import RULES
from bot.games.magister_navis.view import View
from render.api import Look, Picture
from render.magister_navis import RENDERER, Regions
from tests.render.magister_navis.play import game, questions

LOOK = Look()
EVERY = 23
"""No multiple of the numbers of players: all seats are looked at."""
BY_LIST = {"pass", "done"}
"""Verbs of moves that are about nothing on a picture."""


def things(picture: Picture | None) -> set[str]:
    return {area.thing for area in picture.areas if area.thing} if picture else set()


def shown(decision: Decision[Move], view: View) -> set[str]:
    """Return the things on the pictures that the player who is asked has before them."""
    table, board = RENDERER.overview(view, LOOK), RENDERER.board(view, LOOK, decision.seat)
    return set().union(*map(things, (table, board, RENDERER.question(decision, view, LOOK))))


def asked() -> Iterator[tuple[Decision[Move], View]]:
    """Yield decisions with a choice: all that are rare, and some of the others."""
    found = [*questions(5, 1), *questions(3, 3)]
    yield from found[::EVERY]
    yield from (one for one in found if one[0].kind in {"second", "discard", "arrange"})


def test_all_that_a_move_is_about_can_be_tapped() -> None:
    kinds = set()
    for decision, view in asked():
        on, kinds = shown(decision, view), kinds | {decision.kind}
        for move in decision.moves:
            about = RENDERER.things(move, view)
            assert bool(about) != (move.verb in BY_LIST), move
            assert about <= on, move
    assert kinds == {"build", "salary", "turn", "second", "discard", "arrange"}


def test_who_has_tapped_all_of_it_means_one_move() -> None:
    for decision, view in asked():
        found = [RENDERER.things(move, view) for move in decision.moves]
        for move, about in zip(decision.moves, found, strict=True):
            assert not about or sum(about <= other for other in found) == 1, move


def test_an_activation_without_action_is_about_the_building_alone() -> None:
    chance, state = random.Random(1), RULES.setup(3, {"empty_activation": "yes"}, 1)
    while (decision := RULES.pending(state)[0]).kind != "turn":
        RULES.apply(state, decision.seat, chance.choice(decision.moves))
    view = RULES.view(state, None)
    found = {move.text: RENDERER.things(move, view) for move in decision.moves}
    assert found["activate residence"] == {"building:residence"}
    assert found["occupy EU1 residence"] == {"city:EU1", "building:residence"}


def test_a_payment_is_about_the_disc_and_not_about_a_building_that_can_be_used() -> None:
    paid = 0
    for decision, view in questions():
        for move in decision.moves:
            if isinstance(move, Pay):
                paid += 1
                assert f"disc:{move.building}" in RENDERER.things(move, view)
                assert f"building:{move.building}" not in RENDERER.things(move, view)
    assert paid


def test_boards_of_all_players_name_nothing() -> None:
    assert not things(RENDERER.boards(game(5, 3).views[-1], LOOK))


def test_cities_tracks_and_decks_of_a_region_can_be_tapped_in_its_close_up() -> None:
    view, regions = game(5, 3).views[60], Regions()
    for region in view.regions:
        near = things(regions.draw(view, LOOK, region.key))
        assert {f"city:{one.key}" for one in view.cities if one.key[:2] == region.key} <= near
        assert not region.track or f"track:{region.key}" in near
        assert f"deck:{region.key}" in near
