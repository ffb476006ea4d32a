"""Explanations for moves of the expansions: draft, guests, forests, nobles and buildings."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.explain import Explainer, Reason, Reasons, Sum
from bot.games.puerto_rico import moves
from bot.games.puerto_rico.data import BUILDINGS, FOREST, QUARRY, STALLS, WINDROSE
from bot.games.puerto_rico.moves import Move
from bot.games.puerto_rico.pricing import TILE, post_sells, proceeds_at_post
from bot.games.puerto_rico.why.case import (
    Case,
    closed_tile,
    explainer,
    full_island,
    idle_buildings,
    no_circle,
    no_good,
    no_hidden_tile,
    no_tile,
)

# Draft --------------------------------------------------------------------------------


def _draft(case: Case, move: moves.Draft) -> Reasons:
    building = BUILDINGS[move.building]
    space = next((one for one in case.view.draft if one.cost == building.cost), None)
    if building.production or not building.drafted:
        yield Reason("not-drafted", {"building": building.key})
    elif space is not None and building.key in space.chosen:
        yield Reason("drafted-already", {"building": building.key})
    elif space is not None and len(space.chosen) >= space.spaces:
        yield Reason("draft-full", {"cost": building.cost})
    elif space is not None and building.key in space.out:
        yield from _out(case, building.key)


def _out(case: Case, building: str) -> Reasons:
    """Yield the reason why a kind cannot be drafted: a rival, or a reserved last space."""
    if any(building in pair and case.in_game & {*pair} for pair in case.options.pairs):
        yield Reason("draft-rival", {"building": building})
        return
    cost = BUILDINGS[building].cost
    for one, other in case.options.needed_pairs:
        if BUILDINGS[one].cost == cost:
            yield Reason("draft-kept", {"building": one, "rival": other})


# Guests -------------------------------------------------------------------------------


def _guest(case: Case, move: moves.Guest) -> Reasons:
    house = case.working.get("guest_house")
    if house is not None and house.people == house.nobles:
        yield Reason("no-guest-colonist")
    yield from _guest_circle(case, move.circle)


def _guest_noble(case: Case, move: moves.GuestNoble) -> Reasons:
    house = case.working.get("guest_house")
    if house is not None and not house.nobles:
        yield Reason("no-guest-noble")
    yield from _guest_circle(case, move.circle)


def _guest_circle(case: Case, circle: str) -> Reasons:
    if case.view.phase == "mayor":
        yield Reason("guests-mayor")
    if circle == "guest_house":
        yield Reason("guest-home")
    yield from no_circle(case, circle)


# Settler ------------------------------------------------------------------------------


def _forest(case: Case, move: moves.SettleForest) -> Reasons:
    yield from full_island(case)
    if move.tile == QUARRY:
        yield Reason("forest-quarry")
    else:
        yield from closed_tile(case, move.tile)


def _discard(case: Case, move: moves.Discard) -> Reasons:
    if move.land == QUARRY:
        yield Reason("discard-quarry")
    elif move.land == FOREST and case.kind == "sell":
        yield Reason("discard-forest")
    yield from no_tile(case, move.land)
    if case.kind == "sell":
        yield from _sell_tile(case)


def _sell_tile(case: Case) -> Reasons:
    """Yield the reasons why the land office does not take a tile (R-6.6, D-18)."""
    if "hunting_lodge" in case.working:
        yield from idle_buildings(case, "land_office")
    yield from _land_office(case, noble=True)
    if case.options.land_office_noble_pays and case.me.doubloons < TILE:
        yield Reason("no-doubloon")


# Mayor --------------------------------------------------------------------------------


def _noble(case: Case, _: moves.TakeNoble) -> Reasons:
    yield from _no_nobles(case)
    if case.kind == "villa":
        yield Reason("villa-colonist")
    elif not case.view.noble_ship:
        yield Reason("no-noble-aboard")


def _place_noble(case: Case, move: moves.PlaceNoble) -> Reasons:
    yield from _no_nobles(case)
    if not case.me.windrose_nobles:
        yield Reason("no-noble-idle")
    yield from no_circle(case, move.circle)


def _no_nobles(case: Case) -> Reasons:
    if not case.view.with_nobles:
        yield Reason("no-nobles")


# Builder: the black market -------------------------------------------------------------


def _pay_colonist(case: Case, move: moves.PayColonist) -> Reasons:
    people, nobles = _people_at(case, move.place)
    yield from _payer(move.place, people - nobles)


def _pay_noble(case: Case, move: moves.PayNoble) -> Reasons:
    yield from _no_nobles(case)
    yield from _payer(move.place, _people_at(case, move.place)[1])


def _payer(place: str, people: int) -> Reasons:
    if place == "black_market":
        yield Reason("pay-own")
    elif not people:
        yield Reason("pay-nobody", {"place": place})


def _people_at(case: Case, place: str) -> tuple[int, int]:
    """Return the number of people at a place, and how many of them are nobles."""
    me = case.me
    if place == WINDROSE:
        return me.windrose, me.windrose_nobles
    tiles = sum(tile.noble for tile in me.island if tile.kind == place)
    built = sum(building.nobles for building in me.city if building.key == place)
    return me.circles_of(place)[1], tiles + built


def _pay_point(case: Case, _: moves.PayPoint) -> Reasons:
    if not case.me.chips:
        yield Reason("pay-no-chips")


# Trader -------------------------------------------------------------------------------


def _post(case: Case, move: moves.SellAtPost) -> Reasons:
    yield from no_good(case, move.good)
    if not post_sells(len(case.view.trading_house) >= STALLS, case.options):
        yield Reason("post-full")


def _post_sum(case: Case, move: moves.SellAtPost) -> Iterator[Sum]:
    yield proceeds_at_post(case.view, case.me, move.good)


def _buy(case: Case, _: moves.BuyTile) -> Reasons:
    yield from _land_office(case, noble=False)
    yield from full_island(case)
    yield from no_hidden_tile(case)
    if case.me.doubloons < TILE:
        yield Reason("no-doubloon")


def _land_office(case: Case, noble: bool) -> Reasons:
    """Yield the reason if the wrong kind of person is in the land office (R-6.6, D-36)."""
    office = case.working.get("land_office")
    if office is not None and bool(office.nobles) != noble:
        yield Reason("land-office-noble" if noble else "land-office-colonist")


# Captain ------------------------------------------------------------------------------


def _good(case: Case, move: moves.Supply | moves.SmallWharf | moves.PayGood) -> Reasons:
    yield from no_good(case, move.good)


def _small_wharf(case: Case, move: moves.SmallWharf) -> Reasons:
    yield from no_good(case, move.good)
    least = case.options.small_wharf_minimum
    if case.kind == "load" and sum(case.me.goods.values()) < least:
        yield Reason("small-wharf-least", {"least": least})


_BLACK_MARKET = ("black_market",)


def _nobles_play(case: Case) -> bool:
    return case.view.with_nobles


def _drafting(case: Case) -> bool:
    return bool(case.view.draft)


EXPLAINERS: dict[type[Move], Explainer[Case]] = {
    moves.Draft: explainer(("draft",), _draft, in_play=_drafting),
    moves.Guest: explainer((), _guest, needs=("guest_house",), otherwise="guest-later"),
    moves.GuestNoble: explainer(
        (), _guest_noble, needs=("guest_house",), otherwise="guest-later", in_play=_nobles_play
    ),
    moves.SettleForest: explainer(("settle",), _forest, needs=("forest_house",)),
    moves.Plant: explainer(("lay",), needs=("forest_house",)),
    moves.TurnOver: explainer(("lay",), needs=("forest_house",)),
    moves.Discard: explainer(
        ("discard", "sell"),
        _discard,
        needs=("land_office", "hunting_lodge"),
        otherwise="land-office-used",
    ),
    moves.TakeNoble: explainer(
        ("colonist", "ship", "villa"), _noble, otherwise="noble-sources", in_play=_nobles_play
    ),
    moves.PlaceNoble: explainer(("place",), _place_noble, in_play=_nobles_play),
    moves.PayColonist: explainer(
        ("pay",), _pay_colonist, needs=_BLACK_MARKET, otherwise="paid-already"
    ),
    moves.PayNoble: explainer(
        ("pay",), _pay_noble, needs=_BLACK_MARKET, otherwise="paid-already", in_play=_nobles_play
    ),
    moves.PayGood: explainer(("pay",), _good, needs=_BLACK_MARKET, otherwise="paid-already"),
    moves.PayPoint: explainer(("pay",), _pay_point, needs=_BLACK_MARKET, otherwise="paid-already"),
    moves.SellAtPost: explainer(
        ("sell",), _post, _post_sum, needs=("trading_post",), otherwise="sold-already"
    ),
    moves.BuyTile: explainer(("sell",), _buy, needs=("land_office",), otherwise="land-office-used"),
    moves.Supply: explainer(
        ("supply",), _good, needs=("royal_supplier",), otherwise="supplied-already"
    ),
    moves.SmallWharf: explainer(
        ("load", "small_wharf"), _small_wharf, needs=("small_wharf",), otherwise="small-wharf-used"
    ),
    moves.TakePoints: explainer(("points",)),
}
