"""Scenes of questions about the map: where to sail ships, and where to place tiles."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeAlias

from bot.engine.api import Decision
from bot.games.amerigo import sailing
from bot.games.amerigo.building import Placement, post_brings, tile_brings
from bot.games.amerigo.ground import is_neutral
from bot.games.amerigo.map.placing import PlacedTile, tile_mask
from bot.games.amerigo.moves import AnyMove, Build, Post, Sail
from bot.games.amerigo.view import View
from render.amerigo.art.atlas import Window
from render.amerigo.map_scenes import MapScene, map_scene
from render.amerigo.parts.windows import around, asked_about, best_window
from render.amerigo.text.effects import turn_of
from render.amerigo.text.things import action_of, is_free, letters_of, targets, tile_places
from render.api import Drafted, Look
from render.scenes import Scene, filled, name_of

Draft: TypeAlias = Drafted[View, AnyMove]

FAR = 999
"""Number of AP that is greater than any move needs."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A move listed next to the map: of a ship, of a tile, or else of a post.

    `points` are the VP gained immediately, including those for completing an island; `resources` is
    the number of resources gained.
    """

    cell: str
    cost: int = 0
    paid: int = 0
    points: int = 0
    ship: int = 0
    tile: str = ""
    turn: int = 0
    resources: int = 0

    @property
    def thing(self) -> str:
        """The name of the move in tappable areas; a post is named by its cell."""
        if self.ship:
            return f"move:sail {self.ship} {self.cell}"
        return (
            f"move:build {self.tile} {self.cell} {self.turn}" if self.tile else f"cell:{self.cell}"
        )


class Pin(NamedTuple):
    """A letter on the map: its cell, the tile's turn (if any), and the name of the move."""

    letter: str
    cell: str
    turn: int
    thing: str


@dataclass(frozen=True, slots=True)
class AskScene(Scene):
    """A question about the map; `window` None means the whole map.

    If it has `pins`, it is about one ship, or about one tile on one island. `marked` are the cells
    to choose first, `dotted` the others; `drafted` are the tiles of a draft.
    """

    seat: int
    name: str
    map: MapScene
    action: str
    points: int
    gold: int
    window: Window | None
    marked: frozenset[str]
    dotted: frozenset[str]
    offers: tuple[Offer, ...]
    drafted: tuple[PlacedTile, ...] = ()
    gained: int = 0
    draft: bool = False
    ship: int = 0
    tile: str = ""
    pins: tuple[Pin, ...] = ()


Asking: TypeAlias = Callable[[Decision[AnyMove], View, Look], AskScene]


def ask_scene(decision: Decision[AnyMove], view: View, look: Look) -> AskScene | None:
    """Return the scene of a question about the map, None if it is about something else.

    If all moves of a turn choose the same action, it is the question of that action.
    """
    return _scene(_SCENES, decision, view, look)


def tapped_scene(decision: Decision[AnyMove], view: View, look: Look) -> AskScene | None:
    """Return the scene for a page, where places are tapped on the map and need no letters."""
    return _scene(_TAPPED, decision, view, look)


def _scene(
    scenes: Mapping[str, Asking], decision: Decision[AnyMove], view: View, look: Look
) -> AskScene | None:
    kind = _KINDS.get(action_of(decision.moves), "") if decision.kind == "turn" else decision.kind
    return scenes[kind](decision, view, look) if kind in scenes else None


def _begun(view: View, seat: int, look: Look, chosen: str = "") -> AskScene:
    """Return a question without places; `chosen` is the action if the turn has none yet."""
    turn, player = view.turn, view.players[seat]
    begun = (turn.action, turn.points) if turn is not None else (chosen, 0)
    if turn is None and chosen:
        begun = (chosen, turn_of(view).actions.get(chosen, 0))
    return filled(
        AskScene,
        look,
        seat=seat,
        name=name_of(seat, look),
        map=map_scene(view),
        action=begun[0],
        points=begun[1],
        gold=player.gold,
        window=None,
        marked=frozenset(),
        dotted=frozenset(),
        offers=(),
    )


# Ships --------------------------------------------------------------------------------


def sail_scene(decision: Decision[AnyMove], view: View, look: Look) -> AskScene:
    """Return the question of where one ship sails, with letters, or else that of `ships_scene`."""
    begun, seat = _begun(view, decision.seat, look, "blue"), decision.seat
    sails = [move for move in decision.moves if isinstance(move, Sail)]
    if (pins := _ship_pins(sails, view)) is not None:
        return _of_ship(begun, sails, pins, view, _post(decision.moves, view, seat))
    return ships_scene(decision, view, look)


def ships_scene(decision: Decision[AnyMove], view: View, look: Look) -> AskScene:
    """Return the question of where ships sail, marking anchors with a free post cell first."""
    begun, seat = _begun(view, decision.seat, look, "blue"), decision.seat
    sails = [move for move in decision.moves if isinstance(move, Sail)]
    cells = {move.cell for move in sails}
    posts = {cell: post for cell in cells if (post := sailing.post_cell(view, seat, cell))}
    offers = [*_post(decision.moves, view, seat), *_sails(sails, posts, view, seat, begun.points)]
    ships = [cell for cell in view.players[seat].ships if cell in view.geo.cells]
    marked = posts.keys() | {one.cell for one in offers if not one.ship}
    found = asked_about(view.geo, [*(marked or cells), *ships])
    return replace(
        begun,
        window=found,
        marked=frozenset(marked),
        dotted=frozenset(cells - marked),
        offers=tuple(sorted(offers, key=lambda one: (bool(one.ship), -one.points, one.cost))),
    )


def _ship_pins(sails: Sequence[Sail], view: View) -> tuple[Pin, ...] | None:
    """Return the letters for one ship's places that are offered together.

    Return None if both ships can move, or if so many places are offered that an island must be
    chosen first.
    """
    ships, turn = {move.ship for move in sails}, turn_of(view)
    if len(ships) != 1:
        return None
    (ship,) = ships
    found, cells = targets(turn, ship), {move.cell for move in sails}
    waters = {found.named.get(cell, "") for cell in cells}
    water = next(iter(waters)) if len(waters) == 1 else ""
    if not water and not found.anchors and any(is_free(turn, cell) for cell in cells):
        return None
    letters = letters_of(found, water)
    return tuple(
        Pin(letter, cell, 0, f"move:sail {ship} {cell}")
        for cell, letter in letters.items()
        if cell in cells
    )


def _of_ship(
    begun: AskScene, sails: Sequence[Sail], pins: Sequence[Pin], view: View, posts: Iterable[Offer]
) -> AskScene:
    """Return the question of where one ship sails, on the map part with it and most letters."""
    ship, found = sails[0].ship, tuple(posts)
    marked = [one.cell for one in found]
    weights = dict.fromkeys([*(pin.cell for pin in pins), *marked], 5)
    weights[view.players[begun.seat].ships[ship - 1]] = 40
    return replace(
        begun,
        window=best_window(view.geo, weights),
        marked=frozenset(marked),
        dotted=frozenset({move.cell for move in sails} - {pin.cell for pin in pins}),
        offers=found,
        ship=ship,
        pins=tuple(pins),
    )


def _post(moves: Iterable[AnyMove], view: View, seat: int) -> Iterator[Offer]:
    """Yield the post that can be placed now."""
    if any(isinstance(move, Post) for move in moves) and view.turn is not None:
        cell = sailing.post_cell(view, seat, view.players[seat].ships[view.turn.ship - 1])
        yield Offer(cell, points=_worth(view, seat, cell))


def _worth(view: View, seat: int, cell: str) -> int:
    """Return the VP that a post on a cell gains immediately."""
    found = post_brings(view, view.ground, seat, cell)
    whole = found.completion
    return found.points + (whole.points + whole.posts.get(seat, 0) if whole else 0)


def _sails(
    sails: Sequence[Sail], posts: Mapping[str, str], view: View, seat: int, points: int
) -> Iterator[Offer]:
    """Yield the anchors with a free post cell, each with the ship that is nearer."""
    ways = {
        ship: sailing.destinations(view, seat, ship, FAR) for ship in {one.ship for one in sails}
    }
    nearest: dict[str, Offer] = {}
    for move in sails:
        if move.cell in posts:
            steps = ways[move.ship][move.cell]
            if move.cell not in nearest or steps < nearest[move.cell].cost:
                worth = _worth(view, seat, posts[move.cell])
                paid = max(0, steps - points)
                nearest[move.cell] = Offer(move.cell, steps, paid, worth, move.ship)
    yield from nearest.values()


# Tiles --------------------------------------------------------------------------------


def build_scene(decision: Decision[AnyMove], view: View, look: Look) -> AskScene:
    """Return the question of where one tile goes, with letters, or else that of `tiles_scene`."""
    builds = [move for move in decision.moves if isinstance(move, Build)]
    if pins := _tile_pins(builds, view):
        return _of_tile(_begun(view, decision.seat, look, "green"), builds, pins, view)
    return tiles_scene(decision, view, look)


def tiles_scene(decision: Decision[AnyMove], view: View, look: Look) -> AskScene:
    """Return a question about tiles, with the part of the map around the best place."""
    begun = _begun(view, decision.seat, look, "green")
    builds = (move for move in decision.moves if isinstance(move, Build))
    found = [_build(move, view, decision.seat, begun.points) for move in builds]
    return _with_places(begun, view, found)


def _tile_pins(builds: Sequence[Build], view: View) -> tuple[Pin, ...]:
    """Return the letters for one tile's places on one island, () if there are more of either."""
    places = {(move.tile, view.geo.island(move.cell).number) for move in builds}
    if len(places) != 1:
        return ()
    ((tile, island),) = places
    return tuple(
        Pin(letter, cell, turn, f"move:build {tile} {cell} {turn}")
        for (cell, turn), letter in tile_places(turn_of(view), tile, island).items()
    )


def _of_tile(begun: AskScene, builds: Sequence[Build], pins: Sequence[Pin], view: View) -> AskScene:
    """Return the question of where to place a tile on an island."""
    mask = 0
    for move in builds:
        mask |= tile_mask(view.geo, move.tile[1:], move.cell, move.turn)
    return replace(
        begun,
        window=around(view.geo, mask, 1),
        marked=frozenset(view.geo.named(mask)),
        tile=builds[0].tile,
        pins=tuple(pins),
    )


def draft_scene(draft: Draft, look: Look) -> AskScene:
    """Return a draft of tiles: the tiles placed, their score, and the moves that may follow."""
    seat, view = draft.seat, draft.after
    begun = _begun(view, seat, look)
    if draft.decision is None:
        # The turn is over, or its continuation cannot be known.
        begun = replace(begun, action="", points=0)
    drafted = tuple(
        PlacedTile(move.tile, move.cell, move.turn, None if is_neutral(move.tile) else seat)
        for move in draft.moves
        if isinstance(move, Build)
    )
    unseen = [tile for tile in drafted if tile not in view.tiles]
    begun = replace(
        begun,
        map=replace(begun.map, tiles=(*view.tiles, *unseen)),
        drafted=drafted,
        gained=_gained(draft, unseen),
        draft=True,
    )
    follows = draft.decision.moves if draft.decision else ()
    found = [_build(move, view, seat, begun.points) for move in follows if isinstance(move, Build)]
    return _with_places(begun, view, found, drafted)


def _gained(draft: Draft, unseen: Sequence[PlacedTile]) -> int:
    """Return the VP gained by a draft, including tiles not on the map yet (at most one)."""
    view, seat = draft.after, draft.seat
    brought = (tile_brings(view, view.ground, one.tile, one.cell, one.turn) for one in unseen)
    more = sum(_worth_of(one, seat) for one in brought)
    return view.players[seat].points - draft.before.players[seat].points + more


def _with_places(
    begun: AskScene, view: View, found: Sequence[Offer], drafted: Sequence[PlacedTile] = ()
) -> AskScene:
    """Return the question with the map part of the best place, and the cells and tiles on offer."""
    geo = view.geo
    ranked = sorted(found, key=lambda one: (-one.points, -one.resources, one.paid, one.tile))
    best: dict[str, Offer] = {}
    for one in ranked:
        best.setdefault(one.tile, one)
    mask = 0
    for one in found:
        mask |= tile_mask(geo, one.tile[1:], one.cell, one.turn)
    island = 0
    for cell in [tile.cell for tile in drafted] or [one.cell for one in ranked[:1]]:
        island |= geo.island(cell).mask
    shown = list(geo.named(island)) or list(geo.named(mask))
    return replace(
        begun,
        window=asked_about(geo, shown),
        marked=frozenset(geo.named(mask)),
        offers=tuple(best.values()),
    )


def _build(move: Build, view: View, seat: int, points: int) -> Offer:
    brings = tile_brings(view, view.ground, move.tile, move.cell, move.turn)
    cost = view.numbers.tile(move.tile).build
    return Offer(
        move.cell,
        cost,
        max(0, cost - points),
        _worth_of(brings, seat),
        tile=move.tile,
        turn=move.turn,
        resources=sum(brings.resources.values()),
    )


def _worth_of(brings: Placement, seat: int) -> int:
    whole = brings.completion
    return brings.points + (whole.points + whole.posts.get(seat, 0) if whole else 0)


_KINDS = {"blue": "sail", "green": "build"}
_SCENES: Mapping[str, Asking] = {"sail": sail_scene, "build": build_scene}
_TAPPED: Mapping[str, Asking] = {"sail": ships_scene, "build": tiles_scene}
