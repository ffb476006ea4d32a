"""Exactly what each picture shows, as values that can be compared: the keys of the cache."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.games.puerto_rico.data import GOODS
from bot.games.puerto_rico.view import (
    BuildingView,
    PlayerView,
    RoleView,
    ShipView,
    StockView,
    TileView,
    View,
)
from render.api import Look

LETTERS = "ABCDE"


@dataclass(frozen=True, slots=True)
class SeatLine:
    """What the shared picture tells of a player."""

    name: str
    doubloons: int
    chips: int | None
    points: int
    acting: bool


@dataclass(frozen=True, slots=True)
class SupplyScene:
    """The shared picture."""

    palette: str
    language: str
    title: str
    round: int
    phase: str
    governor: int
    role_taker: int | None
    ending: str | None
    seats: tuple[SeatLine, ...]
    roles: tuple[RoleView, ...]
    row: tuple[str, ...]
    quarries: int
    face_down: int
    stock: tuple[StockView, ...]
    ships: tuple[ShipView, ...]
    trading_house: tuple[str, ...]
    goods: tuple[tuple[str, int], ...]
    colonists: int
    colonist_ship: int
    chips: int


@dataclass(frozen=True, slots=True)
class PlayerScene:
    """One player's board."""

    palette: str
    language: str
    seat: int
    name: str
    bot: bool
    governor: bool
    acting: bool
    roles: tuple[str, ...]
    doubloons: int
    chips: int | None
    points: int
    goods: tuple[tuple[str, int], ...]
    island: tuple[TileView, ...]
    city: tuple[BuildingView, ...]
    windrose: int


def name_of(seat: int, look: Look) -> str:
    """Return a player's name, or the seat's letter when there is none."""
    return look.names[seat] if seat < len(look.names) else LETTERS[seat]


def supply_scene(view: View, look: Look) -> SupplyScene:
    """Return what the shared picture shows."""
    return SupplyScene(
        palette=look.palette,
        language=look.language,
        title=look.title,
        round=view.round,
        phase=view.phase,
        governor=view.governor,
        role_taker=view.role_taker,
        ending=view.ending,
        seats=tuple(_line(player, look) for player in view.players),
        roles=tuple(view.roles),
        row=tuple(view.row),
        quarries=view.quarries,
        face_down=view.face_down,
        stock=tuple(view.stock),
        ships=tuple(view.ships),
        trading_house=tuple(view.trading_house),
        goods=_counts(view.goods),
        colonists=view.colonists,
        colonist_ship=view.colonist_ship,
        chips=view.chips,
    )


def player_scene(view: View, player: PlayerView, look: Look) -> PlayerScene:
    """Return what a player's board shows."""
    return PlayerScene(
        palette=look.palette,
        language=look.language,
        seat=player.seat,
        name=name_of(player.seat, look),
        bot=player.seat in look.bots,
        governor=view.governor == player.seat,
        acting=player.acting,
        roles=tuple(role.key for role in view.roles if role.taken_by == player.seat),
        doubloons=player.doubloons,
        chips=player.chips,
        points=player.points_on_board,
        goods=_counts(player.goods),
        island=player.island,
        city=player.city,
        windrose=player.windrose,
    )


def _line(player: PlayerView, look: Look) -> SeatLine:
    return SeatLine(
        name_of(player.seat, look),
        player.doubloons,
        player.chips,
        player.points_on_board,
        player.acting,
    )


def _counts(goods: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple((good, goods.get(good, 0)) for good in GOODS)
