"""Every refused move says why: one test a reason, and random games in which none stays dumb."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

import pytest

from bot.engine.rng import Rng
from bot.games.magister_navis import moves
from bot.games.magister_navis.data import BUILDINGS, SOURCES
from bot.games.magister_navis.moves import Move
from bot.games.magister_navis.options import OPTIONS, choose
from bot.games.magister_navis.why import WHY, Case
from tests.games.magister_navis.positions import RULES, Table

OTHER_RULINGS = {option.key: option.choices[-1] for option in OPTIONS}


def case(t: Table, seat: int) -> Case:
    decision = next((d for d in t.g.decisions if d.seat == seat), None)
    return Case(RULES.view(t.g, seat), seat, decision, t.g.options)


def why(t: Table, seat: int, move: Move) -> list[str]:
    """Return the codes of what stands against a move."""
    return [reason.code for reason in WHY.explain(case(t, seat), move).against]


def reasons(t: Table, seat: int, move: Move) -> dict[str, Mapping[str, str | int]]:
    return {reason.code: reason.args for reason in WHY.explain(case(t, seat), move).against}


def sums(t: Table, seat: int, move: Move) -> dict[str, tuple[dict[str, int], int, int]]:
    found = WHY.explain(case(t, seat), move).sums
    return {one.kind: (dict(one.parts), one.total, one.have) for one in found}


def test_a_legal_move_has_nothing_against_it():
    found = WHY.explain(case(Table().visit(0), 0), moves.Build("market"))
    assert found.legal
    assert found.against == ()


def test_building():
    t = Table()
    t.g.offer["shipyard"] = 0
    t.board(0, tokens="2 industry")
    t.visit(0)
    assert why(t, 0, moves.Build("shipyard")) == ["sold-out"]
    assert why(t, 0, moves.Build("residence")) == ["not-for-sale"]
    assert reasons(t, 0, moves.Build("theater")) == {
        "level": {"building": "theater", "needed": 3, "level": 2, "industry": 2}
    }
    assert why(t, 0, moves.Pass()) == ["when-pass", "now", "no-pass-build"]
    assert why(t, 0, moves.Ship("AF", "shipyard")) == ["when-ship", "now", "no-source", "harbor"]
    assert why(t, 1, moves.Build("market")) == ["when-build", "not-asked"]


def test_a_second_building_of_level_five():
    t = Table()
    t.board(0, built="1 museum", tokens="12 industry")
    t.visit(0)
    assert reasons(t, 0, moves.Build("exchange")) == {
        "single-level": {"building": "museum", "level": 5}
    }


def test_a_building_of_level_five_keeps_nobody_from_lower_ones():
    t = Table()
    t.g.offer["shipyard"] = 0
    t.board(0, built="1 museum", tokens="12 industry")
    t.visit(0)
    assert why(t, 0, moves.Build("shipyard")) == ["sold-out"]
    assert WHY.explain(case(t, 0), moves.Build("market")).legal


def test_a_governor_and_an_empty_deck_ask_for_no_discs():
    t = Table()
    t.board(0, built="1 market", harbor=3)
    t.turn(0)
    assert t.g.decks["AF"][0] == "AF-G"
    assert set(sums(t, 0, moves.Draw("AF", "market"))) == {"harbor"}
    t.g.decks["AF"] = ()
    assert set(sums(t, 0, moves.Draw("AF", "market"))) == {"harbor"}


def test_what_may_be_asked_about_is_what_a_seat_has():
    t = Table()
    t.board(0, built="1 market", active="1 residence", harbor=2)
    t.turn(0)
    asked = WHY.askable(case(t, 0))
    assert {one.building for one in asked if isinstance(one, moves.Activate)} == {
        *("residence", "market")
    }
    assert {one.building for one in asked if isinstance(one, moves.Build)} == set(BUILDINGS)


def test_what_gives_an_action():
    t = Table()
    t.board(0, built="1 shipyard 1 barracks", active="1 shipyard", harbor=1)
    t.turn(0)
    assert t.legal(0) == [], "one disc is not enough for anything"
    t.g.players[0].harbor = 2
    t.turn(0)
    assert why(t, 0, moves.Ship("AF", "shipyard")) == ["circle-taken"]
    assert why(t, 0, moves.Ship("AF", "dock")) == ["no-source"]
    assert reasons(t, 0, moves.Attack("EU1", "barracks"))["harbor"] == {"count": 3, "have": 2}
    assert why(t, 0, moves.Draw("EU", "market")) == ["no-source"]
    assert reasons(t, 0, moves.Ship("AF", "residence"))["wrong-source"] == {
        "source": "residence",
        "action": "ship",
    }
    assert why(t, 0, moves.Attack("EU1", "attack"))[0] == "no-source"
    assert reasons(t, 0, moves.Occupy("EU1", "fortress")) == {
        "no-source": {"action": "occupy"},
        "other-source": {"source": "residence"},
    }


def test_ships_and_cities():
    t = Table().track("AF", "0 0 1 1 2 2").track("NA", "1 1 1 1 1 2 2").cities(EU1=0, EU2=1)
    t.board(0, built="1 shipyard 1 fortress", harbor=4)
    t.turn(0)
    assert why(t, 0, moves.Ship("EU", "shipyard")) == ["no-track"]
    assert reasons(t, 0, moves.Occupy("SA1", "residence")) == {
        "closed": {"region": "SA", "spaces": 6},
        "no-presence": {"region": "SA"},
    }
    assert why(t, 0, moves.Occupy("NA1", "residence")) == ["no-presence"]
    assert why(t, 0, moves.Occupy("EU1", "residence")) == ["city-own"]
    assert reasons(t, 0, moves.Occupy("EU2", "residence")) == {
        "city-taken": {"city": "EU2", "seat": 1}
    }
    assert why(t, 0, moves.Attack("EU1", "fortress")) == ["city-own"]
    assert why(t, 0, moves.Attack("EU3", "fortress")) == ["city-empty"]
    assert WHY.explain(case(t, 0), moves.Attack("EU2", "fortress")).legal


def test_cards():
    t = Table().cities(EU1=0, EU2=0).decks(EU="EU-3")
    t.board(0, built="1 market", harbor=2)
    t.g.decks["SL"] = ()
    t.turn(0)
    assert reasons(t, 0, moves.Draw("EU", "market")) == {
        "too-few-discs": {"card": "EU-3", "count": 3, "have": 2}
    }
    assert why(t, 0, moves.Draw("SL", "market")) == ["deck-empty"]
    assert why(t, 0, moves.Draw("AF", "market")) == ["closed"]
    t.g.abolished = True
    assert why(t, 0, moves.Draw("SL", "market")) == ["slavery-gone"]
    assert sums(t, 0, moves.Draw("EU", "market")) == {
        "harbor": ({"activate": 1}, 1, 2),
        "presence": ({"cities": 2}, 2, 3),
    }


def test_payments():
    t = Table()
    t.board(0, built="1 exchange 1 market 1 bank", active="1 residence", harbor=2)
    t.turn(0)
    assert WHY.explain(case(t, 0), moves.Pay("residence", "exchange")).legal
    assert why(t, 0, moves.Pay("market", "exchange")) == ["not-activated"]
    assert why(t, 0, moves.Pay("bank", "exchange")) == ["no-circle"]
    assert why(t, 0, moves.Pay("exchange", "exchange")) == ["not-activated", "pays-itself"]
    assert why(t, 0, moves.Pay("dock", "exchange")) == ["no-building"]


def test_the_other_half():
    t = Table().track("AF", "0 1 0 1 2 2").cities(AF2=1)
    t.board(0, built="1 dock 1 trade_office", harbor=6)
    t.turn(0)
    assert why(t, 0, moves.Done()) == ["when-done", "now"]
    t.play("0 ship AF dock")
    assert t.asked == [(0, "second")]
    assert why(t, 0, moves.Pass()) == ["when-pass", "now", "no-pass-second"]
    assert why(t, 0, moves.Occupy("AF1", "residence")) == ["second-source", "other-source"]
    assert reasons(t, 0, moves.Occupy("EU1", "dock")) == {"second-region": {"region": "AF"}}
    assert why(t, 0, moves.Ship("AF", "dock")) == ["second-action"]
    assert why(t, 0, moves.Occupy("AF2", "dock")) == ["city-taken"]
    assert sums(t, 0, moves.Occupy("AF1", "dock")) == {"harbor": ({"occupy": 1}, 1, 4)}
    t = Table().track("AF", "0 1 0 1 2 2")
    t.board(0, built="1 dock", harbor=6)
    t.turn(0).play("0 occupy AF1 dock")
    assert why(t, 0, moves.Occupy("AF2", "dock")) == ["second-action"]
    again = Table()
    again.board(0, built="1 trade_office", harbor=2)
    again.cities(EU1=0, EU2=0).turn(0).play("0 draw EU trade_office")
    assert reasons(again, 0, moves.Draw("SL", "trade_office")) == {"second-deck": {"deck": "EU"}}


def test_rulings_of_the_table():
    t = Table(dock_in_europe="no")
    t.board(0, built="1 dock", harbor=4)
    t.turn(0)
    assert why(t, 0, moves.Occupy("EU1", "dock")) == ["dock-europe", "other-source"]
    assert why(t, 0, moves.Activate("dock")) == ["empty-activation"]
    t = Table(empty_activation="yes")
    t.board(0, built="1 market 1 bank 1 barracks", active="1 market", harbor=1)
    t.turn(0)
    assert WHY.explain(case(t, 0), moves.Activate("residence")).legal
    assert why(t, 0, moves.Activate("market")) == ["circle-taken"]
    assert why(t, 0, moves.Activate("bank")) == ["no-circle"]
    assert why(t, 0, moves.Activate("dock")) == ["no-building"]
    t.g.players[0].harbor = 0
    t.turn(0)
    assert reasons(t, 0, moves.Activate("residence"))["harbor"] == {"count": 1, "have": 0}


def test_what_is_asked_about():
    t = Table()
    t.board(0, built="1 shipyard 1 cartographer", tokens="1 ship_or_draw", cards="NA-1", harbor=3)
    t.turn(0)
    asked = WHY.askable(case(t, 0))
    assert tuple(asked[: len(t.legal(0))]) == case(t, 0).legal
    assert len(asked) == len(set(asked))
    assert {type(move) for move in asked} == set(get_args(Move))
    ships = {move.source for move in asked if isinstance(move, moves.Ship)}
    assert ships == {"shipyard", "cartographer", "ship_or_draw"}, "what the seat has"
    attacks = {move.source for move in asked if isinstance(move, moves.Attack)}
    assert len(attacks) == 1, "nothing gives an attack: one question a city is enough"
    assert all(source in SOURCES for source in ships | attacks)
    builds = [move.building for move in asked if isinstance(move, moves.Build)]
    assert sorted(builds) == sorted(BUILDINGS)


@pytest.mark.parametrize("options", [{}, OTHER_RULINGS], ids=["defaults", "other rulings"])
@pytest.mark.parametrize("seed", range(2))
def test_no_refusal_stays_dumb(options: Mapping[str, str], seed: int):
    """In random games every move that is refused has a reason of its own."""
    seats = 3 + 2 * seed
    g, rng = RULES.setup(seats, options, seed), Rng(seed)
    while pending := RULES.pending(g):
        if not rng.below(8, "look"):
            for seat in range(seats):
                mine = next((d for d in pending if d.seat == seat), None)
                there = Case(RULES.view(g, seat), seat, mine, choose(options))
                for move in WHY.askable(there):
                    _has_its_reasons(there, move)
        found = pending[0].moves
        RULES.apply(g, pending[0].seat, found[rng.below(len(found), "moves")])


def _has_its_reasons(there: Case, move: Move) -> None:
    found = WHY.explain(there, move)
    codes = [reason.code for reason in found.against]
    assert found.legal == (move in there.legal) == (not codes)
    assert len(codes) == len(set(codes))
    assert not {"rules"} & set(codes), (there.kind, move, codes)
    if codes:
        assert set(codes) - {"now", "other-source"}, (there.kind, move, codes)


def test_a_token_needs_no_disc_to_be_activated():
    t = Table()
    t.board(0, harbor=5, tokens="1 occupy_or_draw 1 attack")
    t.turn(0)
    occupy, attack = moves.Occupy("EU1", "occupy_or_draw"), moves.Attack("EU1", "attack")
    assert sums(t, 0, occupy) == {"harbor": ({"occupy": 1}, 1, 5)}
    assert sums(t, 0, attack) == {"harbor": ({"attack": 2}, 2, 5)}
    t.board(0, harbor=1, tokens="1 occupy_or_draw 1 attack")
    t.turn(0)
    assert reasons(t, 0, attack)["harbor"] == {"count": 2, "have": 1}
    t.board(0, harbor=5, tokens="1 occupy_or_draw 1 attack")
    t.turn(0)
    assert sums(t, 0, moves.Occupy("EU1", "dock")) == {
        "harbor": ({"activate": 1, "occupy": 1}, 2, 5)
    }
