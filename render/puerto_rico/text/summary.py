"""Every public fact of a position of Puerto Rico in lines of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.games.puerto_rico.data import CITY_SPACES, ISLAND_SPACES, STALLS
from bot.games.puerto_rico.view import (
    DraftView,
    PlayerView,
    RoleView,
    ShipView,
    TileView,
    View,
)
from bot.locales import Words
from render.api import Summary
from render.puerto_rico.text.terms import (
    FOREST,
    WINDROSE,
    doubloons,
    goods_list,
    people,
    place_name,
    places_list,
    points,
    role_kind,
)
from render.text.wording import listed, noted


def summary(view: View, words: Words) -> Summary:
    """Return every public fact of the position in lines of text."""
    shared = (*_table(view, words), *_supply(view, words))
    return Summary(shared, tuple(tuple(_player(player, words)) for player in view.players))


def _table(view: View, words: Words) -> Iterator[str]:
    yield words(
        "puerto_rico-summary-round",
        round=view.round,
        name=words.name(view.governor),
        phase=words.of("puerto_rico", f"phase-{role_kind(view.phase)}"),
    )
    acting = [words.name(player.seat) for player in view.players if player.acting]
    if acting:
        yield words("common-summary-acting", names=listed(acting, words))
    if view.ending and not view.over:
        yield words(f"puerto_rico-summary-ending-{view.ending}")
    free = [_role(role, words) for role in view.roles if role.taken_by is None]
    taken = [_role(role, words) for role in view.roles if role.taken_by is not None]
    yield words("puerto_rico-summary-roles", roles=listed(free, words))
    if taken:
        yield words("puerto_rico-summary-taken", roles=listed(taken, words))


def _role(role: RoleView, words: Words) -> str:
    text = words(f"puerto_rico-role-{role.key}")
    if role.taken_by is not None:
        return noted(text, words.name(role.taken_by), words)
    if role.doubloons:
        return words("puerto_rico-bonus", thing=text, count=role.doubloons)
    return text


def _supply(view: View, words: Words) -> Iterator[str]:
    yield words(
        "puerto_rico-summary-row",
        tiles=places_list(Counter(view.row), words),
        quarries=view.quarries,
        face_down=view.face_down,
        discards=view.discards,
    )
    ships = (_ship(ship, words) for ship in view.ships)
    yield words("puerto_rico-summary-ships", ships=listed(ships, words))
    yield words(
        "puerto_rico-summary-house",
        count=len(view.trading_house),
        stalls=STALLS,
        goods=goods_list(Counter(view.trading_house), words),
    )
    yield words("puerto_rico-summary-goods", goods=goods_list(view.goods, words))
    yield words(
        "puerto_rico-summary-colonists",
        ship=view.colonist_ship,
        supply=view.colonists,
        chips=view.chips,
    )
    if view.with_nobles:
        aboard, left = view.noble_ship, view.nobles
        yield words("puerto_rico-summary-nobles", ship=aboard, supply=left)
    yield _stock(view, words)
    for cost in view.draft:
        yield _draft(cost, words)


def _draft(cost: DraftView, words: Words) -> str:
    return words(
        "puerto_rico-summary-draft",
        cost=cost.cost,
        chosen=len(cost.chosen),
        spaces=cost.spaces,
        buildings=listed((place_name(key, words) for key in cost.chosen), words),
        open=listed((place_name(key, words) for key in cost.open), words),
    )


def _ship(ship: ShipView, words: Words) -> str:
    if ship.good is None:
        return words("puerto_rico-summary-ship-empty", capacity=ship.capacity)
    return words(
        "puerto_rico-summary-ship",
        capacity=ship.capacity,
        load=ship.load,
        good=words(f"puerto_rico-good-{ship.good}"),
    )


def _stock(view: View, words: Words) -> str:
    items = (
        words(
            "puerto_rico-summary-stock-item",
            building=place_name(stock.key, words),
            cost=stock.cost,
            left=stock.left,
        )
        for stock in view.stock
        if stock.left
    )
    return words("puerto_rico-summary-stock", buildings=listed(items, words))


def _player(player: PlayerView, words: Words) -> Iterator[str]:
    name = words.name(player.seat)
    known = {} if player.chips is None else {"chips": points(player.chips, words)}
    yield words(
        f"puerto_rico-summary-player{'' if known else '-hidden'}",
        name=name,
        doubloons=doubloons(player.doubloons, words),
        goods=goods_list(player.goods, words),
        points=points(player.points_on_board, words),
        **known,
    )
    yield words(
        "puerto_rico-summary-island",
        name=name,
        count=len(player.island),
        spaces=ISLAND_SPACES,
        tiles=listed(_tiles(player.island, words), words),
    )
    yield words(
        "puerto_rico-summary-city",
        name=name,
        count=sum(building.spaces for building in player.city),
        spaces=CITY_SPACES,
        buildings=listed(_buildings(player, words), words),
    )
    if player.windrose:
        nobles = player.windrose_nobles
        idle = people(player.windrose - nobles, nobles, words)
        yield words("puerto_rico-summary-windrose", name=name, colonists=idle)
    if player.nobles:
        circles = places_list(_nobles(player), words)
        yield words(
            "puerto_rico-summary-player-nobles", name=name, count=player.nobles, circles=circles
        )


def _nobles(player: PlayerView) -> Counter[str]:
    """Return the number of nobles by tile or building."""
    nobles = Counter(tile.kind for tile in player.island if tile.noble)
    nobles.update({building.key: building.nobles for building in player.city})
    nobles[WINDROSE] += player.windrose_nobles
    return nobles


def _tiles(island: Sequence[TileView], words: Words) -> Iterator[str]:
    count = Counter(tile.kind for tile in island)
    people = Counter(tile.kind for tile in island if tile.manned)
    for kind in count:
        if kind == FOREST:
            yield words("common-counted", count=count[kind], thing=place_name(kind, words))
            continue
        yield words(
            "puerto_rico-summary-tiles",
            tile=place_name(kind, words),
            count=count[kind],
            people=people[kind],
        )


def _buildings(player: PlayerView, words: Words) -> Iterator[str]:
    for building in player.city:
        yield words(
            "puerto_rico-summary-building",
            building=place_name(building.key, words),
            people=building.people,
            circles=building.circles,
        )
