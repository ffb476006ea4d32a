"""Labels of Amerigo's moves; moves with many places are split into steps: ship, sea, place.

There may be 600 moves: parts shared by several labels are computed once, and a message that differs
only by its cell is formatted once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from bot.engine.latest import Latest
from bot.games.amerigo import moves
from bot.games.amerigo.actions import ACTION_OF
from bot.games.amerigo.building import tile_brings
from bot.games.amerigo.data import ANY, COLOURS, GOODS, NEUTRAL, TOKENS, VILLAGE, token
from bot.games.amerigo.effects import Effect
from bot.games.amerigo.map.geography import Island
from bot.games.amerigo.map.placing import PICTURES
from bot.games.amerigo.raids import strength
from bot.games.amerigo.tracks import space_of, turn_order
from bot.games.amerigo.view import View
from bot.locales import Words
from render.amerigo.text.effects import Turn, sentences, short, turn_of
from render.amerigo.text.terms import (
    GAME,
    GLYPHS,
    action_name,
    colour_name,
    first,
    good_name,
    island_name,
    tile_name,
    token_about,
    token_name,
)
from render.amerigo.text.things import is_free, letters_of, sail_worth, targets, tile_places
from render.api import Emoji, Label, Way
from render.text.wording import HINT, within

CUBES: Mapping[str, str] = {
    colour: Emoji(sign, f"{GAME}-{colour}")
    for colour, sign in zip(COLOURS, "🟦⬛🟥🟫🟩🟨⬜", strict=True)
}
"""Emojis of the cubes, which stand for actions, by colour."""
_EMOJI: Mapping[str, str] = {
    "sail": Emoji("⛵", f"{GAME}-blue"),
    "post": Emoji("🏠", f"{GAME}-post"),
    "load": Emoji("💣", f"{GAME}-black"),
    "take": Emoji("📜", f"{GAME}-red"),
    "advance": Emoji("🔭", f"{GAME}-brown"),
    "pick": Emoji("🎖️", f"{GAME}-token"),
    "build": Emoji("🏘️", f"{GAME}-green"),
    "buy": Emoji("📦", f"{GAME}-yellow"),
    "move": Emoji("🏁", f"{GAME}-white"),
    "front": Emoji("🏁", f"{GAME}-white"),
    "use": "➕",
    "gold": Emoji("🪙", f"{GAME}-gold"),
    "points": Emoji("🏅", f"{GAME}-point"),
    "cash": Emoji("🪙", f"{GAME}-gold"),
    "done": "✅",
}
_CHEST = Emoji("🪙", f"{GAME}-chest")
_GOODS: Mapping[str, str] = {
    good: Emoji(sign, f"{GAME}-{good}") for good, sign in zip(GOODS, "🧵🍂🍬🥥☕", strict=True)
}
_TILES: Mapping[tuple[str, str], Emoji] = {
    (verb, f"{kind}{shape}"): Emoji(_EMOJI[verb], f"{GAME}-{kind}{shape}")
    for verb in ("take", "build")
    for kind in (VILLAGE, NEUTRAL)
    for shape in PICTURES
}
"""Emojis of tiles, by the move's verb and the tile."""
_TOKENS: Mapping[tuple[str, str], Emoji] = {
    (verb, key): Emoji(_EMOJI[verb], f"{GAME}-token-{key}")
    for verb in ("pick", "use", "cash")
    for key in TOKENS
}
"""Emojis of progress tokens, by the move's verb and the token."""
_CELL = "\ue000"
"""Placeholder for a cell in messages that are formatted once for all cells."""


class Offer:
    """Data shared by the labels of one position in one language."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.words = words
        self.turn: Turn = turn_of(view)
        self.me = self.turn.me
        self.told: dict[Any, tuple[str, str]] = {}
        """Hints and effects of placing a tile, by what the placement costs and brings."""
        self._made: dict[Any, Any] = {}

    def once(self, make: Callable[..., Any], *args: Any) -> Any:  # noqa: ANN401
        """Return the result of `make(self, *args)`, computed at the first call."""
        key = (make, *args)
        if key not in self._made:
            self._made[key] = make(self, *args)
        return self._made[key]

    def __call__(self, key: str, **args: str | int) -> str:
        """Return one of the game's messages."""
        return self.words(f"{GAME}-{key}", **args)

    def island(self, number: int) -> str:
        """Return the name of an island."""
        return island_name(number, self.view.islands[number - 1].big, self.words)


_offers = Latest(Offer)


def label(move: moves.AnyMove, view: View, words: Words) -> Label:
    """Return the label of a legal move for the player who must act."""
    offer = _offers(view, words)
    return _LABELS[type(move)](move, offer)


def _label(
    move: moves.AnyMove,
    offer: Offer,
    text: str,
    *hints: str,
    emoji: str = "",
    menu: str = "",
    step: str = "",
    later: int = 0,
) -> Label:
    """Return the label of a move that is chosen at once, or as the first move of its action.

    `step` is the text of the second step, if the first one chooses the action; `later` is the
    number of VP gained at the end of the game.
    """
    brought = offer.turn.effect(move)
    told = within((*sentences(brought, offer.me.seat, offer.words), *hints), HINT)
    effect = short(brought, offer.words, later)
    emoji = emoji or _EMOJI[move.verb]
    steps: tuple[Label, ...] = ()
    if offer.turn.choosing and type(move) in ACTION_OF:
        last = Label(step or text, told, emoji, menu=menu, effect=effect)
        steps = (offer.once(_action, ACTION_OF[type(move)]), last)
    quiet = isinstance(move, moves.Done)
    return Label(text, told, emoji, quiet=quiet, menu=menu, steps=steps, effect=effect)


def _action(offer: Offer, action: str) -> Label:
    """Return the step that chooses an action."""
    points = offer.turn.actions.get(action, 0)
    text = offer("do-ap", action=action_name(action, offer.words), points=points)
    return Label(text, emoji=CUBES[action])


# Ships --------------------------------------------------------------------------------


class _Place(NamedTuple):
    """A place to sail to: its name with its island, a hint about it, and its menu."""

    name: str
    told: str
    menu: str


def _sail(move: moves.Sail, offer: Offer) -> Label:
    """Return the label of a sail move, in steps; the hint on a place is the same for both ships."""
    key = "move-sail-stay" if offer.me.ships[move.ship - 1] == move.cell else "move-sail"
    text = offer.once(_sail_text, key, move.ship).replace(_CELL, move.cell)
    place: _Place = offer.once(_place, move.cell)
    steps, paid = offer.turn.way(move)
    told, effect = offer.once(_way, steps, paid, place.told)
    water, letter = offer.once(_spot, move.ship).get(move.cell, ("", ""))
    cell = Label(
        *(_lettered(letter, place.name, offer), told, _EMOJI["sail"]),
        menu=place.menu,
        effect=effect,
        plain=place.name,
    )
    near = (offer.once(_near, move.ship, water),) if water else ()
    steps_of = (offer.once(_ship, move.ship), *near, cell)
    return Label(text, told, _EMOJI["sail"], steps=steps_of, effect=effect)


def _sail_text(offer: Offer, key: str, ship: int) -> str:
    return offer(key, ship=ship, cell=_CELL)


def _ship(offer: Offer, ship: int) -> Label:
    """Return the step that chooses a ship and, if the turn has no action yet, the action."""
    cell = offer.me.ships[ship - 1]
    key = "do-sail" if offer.turn.choosing else "do-ship"
    points = offer.turn.actions.get("blue", 0)
    text = offer(key if cell else f"{key}-off", ship=ship, cell=cell, points=points)
    return Label(text, emoji=CUBES["blue"] if offer.turn.choosing else _EMOJI["sail"])


def _spot(offer: Offer, ship: int) -> Mapping[str, tuple[str, str]]:
    """Return the sea ("" if not needed) and the letter of each place that a ship can reach."""
    found = targets(offer.turn, ship)
    letters, named = dict(letters_of(found)), found.named
    for water in found.waters:
        letters |= letters_of(found, water)
    return {
        cell: (named.get(cell, ""), letters.get(cell, ""))
        for cell in (*found.anchors, *found.regions, *named)
    }


def _near(offer: Offer, ship: int, water: str) -> Label:
    """Return the step that chooses the sea near an island."""
    number, part = int(water.rstrip("nms")), water.lstrip("0123456789")
    found = targets(offer.turn, ship)
    cells = found.waters[water]
    free = sum(is_free(offer.turn, cell) for cell in cells)
    text = offer(f"do-near-{part}" if part else "do-near", island=offer.island(number))
    hint = offer("hint-near", free=free, count=len(cells))
    menu = offer("menu-other" if found.anchors else "menu-near")
    return Label(text, hint, _EMOJI["sail"], menu=menu)


def _place(offer: Offer, cell: str) -> _Place:
    """Return a place to sail to, with the hint that applies to any ship."""
    ground, geo = offer.view.ground, offer.view.geo
    post = geo.anchors.get(geo.cells.get(cell, -1))
    if post is None:
        if cell in geo.ring_numbers:
            return _Place(cell, offer("hint-frame"), offer("menu-frame"))
        return _Place(cell, "", offer("menu-water"))
    island = ground.island_of(1 << post)
    name = offer.island(island.number)
    free = bool(ground.free >> post & 1)
    menu = "anchors" if free and offer.me.posts else "water"
    points = offer.view.numbers.discovery
    told = offer(f"hint-{_anchor(offer, island, free)}", island=name, points=points)
    return _Place(offer("do-anchor", cell=cell, island=name), told, offer(f"menu-{menu}"))


def _anchor(offer: Offer, island: Island, free: bool) -> str:
    """Return the message key for what an anchor is useful for."""
    if not free:
        return "anchor-taken"
    if not offer.me.posts:
        return "anchor-none"
    return "anchor" if sum(offer.view.ground.posts) & island.mask else "discover"


def _way(offer: Offer, steps: int, paid: int, told: str) -> tuple[str, str]:
    """Return the hint on a place at a given distance, and the extra text on its button."""
    gold = [offer("hint-gold", gold=paid)] if paid else []
    hint = within((*gold, offer("hint-steps", count=steps), *filter(None, [told])), HINT)
    return hint, short(Effect(gold=-paid), offer.words)


def _post(move: moves.Post, offer: Offer) -> Label:
    text = offer("move-post", island=offer.island(offer.turn.effect(move).island))
    left = offer("hint-post", posts=offer.me.posts - 1)
    return _label(move, offer, text, left)


def _use(move: moves.Use, offer: Offer) -> Label:
    name = token_name(move.token, offer.words)
    text, about = offer("move-use", token=name), token_about(move.token, offer.words)
    return _label(move, offer, text, about, emoji=_TOKENS["use", move.token])


# Tiles --------------------------------------------------------------------------------


def _take(move: moves.Take, offer: Offer) -> Label:
    kind = offer.view.numbers.tile(move.tile)
    neutral = move.tile[0] == NEUTRAL
    stock = offer.view.neutral if neutral else offer.me.villages
    tile = tile_name(move.tile, offer.words)
    left = stock[kind.shape]
    worth = offer("hint-take", small=kind.small, big=kind.big, left=left)
    menu = offer("menu-neutral" if neutral else "menu-villages")
    brought = offer.turn.effect(move)
    text, step = (offer(f"{key}-take", tile=tile, cost=kind.plan) for key in ("move", "step"))
    told = (*_cost(kind.plan, brought, offer), worth)
    emoji = _TILES["take", move.tile]
    return _label(move, offer, text, *told, emoji=emoji, menu=menu, step=first(step))


def _cost(points: int, brought: Effect, offer: Offer) -> list[str]:
    """Return the AP that a tile costs, unless the text about gold already states it."""
    return [] if brought.paid else [offer("hint-cost", cost=points)]


def _build(move: moves.Build, offer: Offer) -> Label:
    """Return the label of a build move, in steps: tile, island, and place with turn."""
    text = offer.once(_build_text, move.tile, move.turn).replace(_CELL, move.cell)
    brought = offer.turn.effect(move)
    told, effect = _brings(offer, brought)
    tile: Label = offer.once(_tile, move.tile)
    island: Label = offer.once(_island, brought.island)
    turn = offer.once(_turn, move.tile[1:], move.turn)
    emoji = _TILES["build", move.tile]
    place = offer("do-turned", cell=move.cell, turn=turn) if turn else move.cell
    places = offer.once(tile_letters, move.tile, brought.island)
    letter = places.get((move.cell, move.turn), "")
    last = Label(_lettered(letter, place, offer), told, emoji, effect=effect, plain=place)
    steps: tuple[Label, ...] = (tile, island, last)
    if offer.turn.choosing:
        steps = (offer.once(_action, "green"), *steps)
    return Label(text, told, emoji, steps=steps, effect=effect)


def _lettered(letter: str, place: str, offer: Offer) -> str:
    """Return a place with its letter on the picture, if it has one."""
    return offer("do-letter", letter=letter, thing=place) if letter else place


def _build_text(offer: Offer, tile: str, turn: int) -> str:
    name, turned = tile_name(tile, offer.words), offer.once(_turn, tile[1:], turn)
    key = "move-build-turned" if turned else "move-build"
    return first(offer(key, tile=name, cell=_CELL, turned=turned))


def _tile(offer: Offer, tile: str) -> Label:
    """Return the step that chooses a tile from the player's hand."""
    kind = offer.view.numbers.tile(tile)
    hint = offer("hint-tile", small=kind.small, big=kind.big)
    return Label(first(tile_name(tile, offer.words)), hint, _TILES["build", tile])


def _island(offer: Offer, number: int) -> Label:
    """Return the step that chooses an island."""
    view = offer.view.islands[number - 1]
    name = first(island_name(number, view.big, offer.words))
    return Label(offer("do-island", island=name, covered=view.covered, size=view.size))


def tile_letters(offer: Offer, tile: str, island: int) -> Mapping[tuple[str, int], str]:
    """Return the letters of a tile's places on an island."""
    return tile_places(offer.turn, tile, island)


def _turn(offer: Offer, shape: str, turn: int) -> str:
    """Return a tile's turn in words, "" if the tile has only one."""
    turns = GLYPHS.get(shape)
    key = _TURNED.get(turns[turn], "unturned" if turn == 0 else "turn") if turns else ""
    return offer(f"do-{key}", glyph=turns[turn], turn=turn) if turns else ""


_TURNED = {"━": "across", "┃": "upright", "▬": "across", "▮": "upright"}
"""Message keys for the orientations of straight shapes, by glyph."""


def _brings(offer: Offer, brought: Effect) -> tuple[str, str]:
    """Return the hint and effect of placing a tile, which are the same at many places."""
    key = (
        brought.cost,
        brought.paid,
        brought.points,
        tuple(brought.resources.items()),
        brought.island,
        brought.completion is not None,
    )
    found: tuple[str, str] | None = offer.told.get(key)
    if found is None:
        told = (
            *_cost(brought.cost, brought, offer),
            *sentences(brought, offer.me.seat, offer.words),
        )
        if brought.completion is None:
            told += (offer("hint-on", island=offer.island(brought.island)),)
        found = offer.told[key] = (within(told, HINT), short(brought, offer.words))
    return found


# Tracks, goods, gold ------------------------------------------------------------------


def _load(move: moves.Load, offer: Offer) -> Label:
    end = offer.view.numbers.cannon_track
    cannons = min(end, offer.me.cannons + move.points)
    against = strength(offer.view, offer.me.seat)
    told = offer("hint-cannons", count=cannons, strength=against)
    if move.points > end - offer.me.cannons:
        text, step = (offer(f"{kind}-load-end", end=end) for kind in ("move", "step"))
        return _label(move, offer, text, offer("hint-end"), told, step=step)
    text, step = (offer(f"{kind}-load", points=move.points) for kind in ("move", "step"))
    return _label(move, offer, text, told, step=step)


def _advance(move: moves.Advance, offer: Offer) -> Label:
    track = offer.view.numbers.progress
    space = min(track.length, offer.me.progress + move.points)
    told = offer("hint-progress", space=space, end=track.length)
    points = track.reached(space)
    more = [offer("hint-worth", points=points)] if points > offer.me.progress_points else []
    later = points - offer.me.progress_points
    return _spaces(move, offer, track.length - offer.me.progress, *more, told, later=later)


def _move(move: moves.Move, offer: Offer) -> Label:
    track = offer.view.numbers.order
    space = min(track.length, offer.me.order + move.points)
    told = _ordered(offer, space, offer.turn.effect(move).place)
    later = track.reached(space) - offer.me.order_points
    return _spaces(move, offer, track.length - offer.me.order, *told, later=later)


def _spaces(
    move: moves.Advance | moves.Move, offer: Offer, room: int, *told: str, later: int
) -> Label:
    """Return the label of a move on a track.

    It states the number of spaces or, if only `room` are left, that the disc reaches the end and
    the rest becomes gold.
    """
    key = f"move-{move.verb}"
    if move.points > room:
        text = offer(f"{key}-end")
        told, step = (offer("hint-end"), *told), offer("step-end")
        return _label(move, offer, text, *told, step=step, later=later)
    text, step = (offer(one, points=move.points) for one in (key, "step-spaces"))
    return _label(move, offer, text, *told, step=step, later=later)


def _front(move: moves.Front, offer: Offer) -> Label:
    space = space_of(offer.view.order, turn_order(offer.view.order)[0])
    told = (*_ordered(offer, space, 1), offer("hint-spent"))
    later = offer.view.numbers.order.reached(space) - offer.me.order_points
    return _label(move, offer, offer("move-front"), *told, step=offer("step-front"), later=later)


def _ordered(offer: Offer, space: int, place: int) -> Iterator[str]:
    """Yield the effects of a space of the order track: colour, place, VP."""
    track, colour = offer.view.numbers.order, offer.view.numbers.order_spaces[space]
    key = "hint-order-any" if colour == ANY else "hint-order"
    yield offer(key, colour=colour_name(colour, offer.words), place=place)
    points = track.reached(space)
    if points > offer.me.order_points:
        yield offer("hint-worth", points=points)


def _pick(move: moves.Pick, offer: Offer) -> Label:
    name = first(token_name(move.token, offer.words))
    about = token_about(move.token, offer.words)
    return _label(move, offer, name, about, emoji=_TOKENS["pick", move.token])


def _buy(move: moves.Buy, offer: Offer) -> Label:
    good = good_name(move.good, offer.words)
    tokens, resources = offer.me.goods[move.good] + 2, offer.me.resources[move.good]
    told = offer(
        "hint-good",
        good=first(good),
        tokens=tokens,
        resources=resources,
        points=tokens * resources,
    )
    text, step = (first(offer(f"{k}-buy", good=good, cost=move.cost)) for k in ("move", "step"))
    return _label(move, offer, text, told, emoji=_GOODS[move.good], step=step, later=resources)


def _gold(move: moves.Gold, offer: Offer) -> Label:
    return _label(move, offer, offer("move-gold"), _cubes(offer))


def _cubes(offer: Offer) -> str:
    return offer("hint-cubes", count=sum(offer.view.action_field.values()))


def _points(move: moves.Points, offer: Offer) -> Label:
    return _label(move, offer, offer("move-points"), _cubes(offer), offer("hint-spent"))


def _cash(move: moves.Cash, offer: Offer) -> Label:
    if move.what == moves.CHEST:
        return _label(move, offer, offer("move-cash-chest"), emoji=_CHEST)
    text = offer("move-cash", count=token(move.what).amount)
    return _label(move, offer, text, emoji=_TOKENS["cash", move.what])


def _done(move: moves.Done, offer: Offer) -> Label:
    if offer.turn.choosing:
        return _label(move, offer, offer("move-done-turn"), offer("hint-forfeit"))
    points = next(iter(offer.turn.actions.values()), 0)
    unused = [offer("hint-unused", points=points)] if points else []
    return _label(move, offer, offer("move-done"), *unused)


_LABELS: Mapping[type, Callable[[Any, Offer], Label]] = {
    moves.Sail: _sail,
    moves.Post: _post,
    moves.Use: _use,
    moves.Load: _load,
    moves.Take: _take,
    moves.Advance: _advance,
    moves.Pick: _pick,
    moves.Build: _build,
    moves.Buy: _buy,
    moves.Move: _move,
    moves.Front: _front,
    moves.Gold: _gold,
    moves.Points: _points,
    moves.Cash: _cash,
    moves.Done: _done,
}


# Steps and order ----------------------------------------------------------------------

_ORDER = {
    verb: number
    for number, verb in enumerate(
        (
            *("post", "sail", "use", "load", "take", "advance", "pick", "build", "buy"),
            *("front", "move", "gold", "points", "cash", "done"),
        )
    )
}
_GROUP = 1_000_000
_MIDDLE = 500_000


def way(move: moves.AnyMove, view: View) -> Way:
    """Return the steps of a move's label as keys: action, thing, sea or island, and place."""
    steps: Way = (move.text,)
    if isinstance(move, moves.Sail):
        water = _waters(turn_of(view), move.ship).get(move.cell, "")
        return (f"blue {move.ship}", *([water] if water else []), move.cell)
    if isinstance(move, moves.Build):
        geo = view.geo
        island = geo.island_of[geo.cells[move.cell]]
        steps = (move.tile, island, f"{move.cell} {move.turn}")
    action = ACTION_OF.get(type(move))
    return (action, *steps) if action is not None and turn_of(view).choosing else steps


def _waters(turn: Turn, ship: int) -> Mapping[str, str]:
    """Return the seas of a ship's places, computed once."""
    key = ("waters", ship)
    if key not in turn.kept:
        turn.kept[key] = targets(turn, ship).named
    found: Mapping[str, str] = turn.kept[key]
    return found


def weight(move: moves.AnyMove, view: View) -> int:
    """Return a move's sort key: by action as in the rules; within one, the largest gain first."""
    worth = _WORTH.get(type(move))
    value = worth(move, turn_of(view)) if worth else 0
    return _ORDER[move.verb] * _GROUP + _MIDDLE - value


def _sail_worth(move: moves.Sail, turn: Turn) -> int:
    return sail_worth(turn, move.ship, move.cell)


def _track_worth(move: moves.Load | moves.Advance | moves.Move, turn: Turn) -> int:
    """Return the worth of a track move: most AP first, then least gold paid for AP."""
    missing = turn.missing(ACTION_OF[type(move)], move.points)
    return -missing if missing else move.points


def _take_worth(move: moves.Take, turn: Turn) -> int:
    """Return the worth of a tile: villages first, larger tiles first, those that cost gold last."""
    kind = turn.view.numbers.tile(move.tile)
    village = 1_000 if move.tile[0] != NEUTRAL else 0
    return village + kind.size - 100 * turn.missing("red", kind.plan)


def _build_worth(move: moves.Build, turn: Turn) -> int:
    """Return the VP minus other players' VP, with a value for resources, chests and gold."""
    view, seat = turn.view, turn.seat
    found = tile_brings(view, view.ground, move.tile, move.cell, move.turn)
    paid = turn.missing("green", view.numbers.tile(move.tile).build)
    value = found.points + 2 * sum(found.resources.values()) - paid
    if (completion := found.completion) is None:
        return value
    theirs = max((vp for other, vp in completion.posts.items() if other != seat), default=0)
    own = completion.points + completion.posts.get(seat, 0)
    return value + own - theirs + completion.chest * view.numbers.chest_gold


def _buy_worth(move: moves.Buy, turn: Turn) -> int:
    """Return the worth of a purchase: goods with most resources first, then the cheapest."""
    return 10 * turn.me.resources[move.good] - move.cost - 20 * turn.missing("yellow", move.cost)


_WORTH: Mapping[type, Callable[[Any, Turn], int]] = {
    moves.Sail: _sail_worth,
    moves.Load: _track_worth,
    moves.Take: _take_worth,
    moves.Advance: _track_worth,
    moves.Build: _build_worth,
    moves.Buy: _buy_worth,
    moves.Move: _track_worth,
}
