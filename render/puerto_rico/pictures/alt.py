"""Alt texts of the pictures, each of at most 1024 characters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Protocol

from bot.games.puerto_rico.data import GOODS
from bot.games.puerto_rico.view import (
    BuildingView,
    DraftView,
    RoleView,
    ShipView,
    StockView,
    TileView,
)
from bot.locales import Words
from bot.locales.markdown import shortened
from render.puerto_rico.scenes import PlayerScene, QuestionScene, SeatLine, SupplyScene
from render.puerto_rico.text.terms import FOREST, place_name
from render.scenes import LETTERS
from render.text.wording import (
    ALT,
    commas,
    described,
    enumerated,
    fitting,
    joined,
    parted,
    player_name,
)


class Seated(Protocol):
    """The facts about a player in a scene."""

    @property
    def name(self) -> str:
        """The player's name."""

    @property
    def acting(self) -> bool:
        """Whether this player must decide."""


class Playing(Protocol):
    """A scene of the parts that all players share."""

    @property
    def title(self) -> str:
        """The title of the table, "" to use the game's title."""

    @property
    def round(self) -> int:
        """The number of the round."""

    @property
    def phase(self) -> str:
        """The key of the phase."""

    @property
    def seats(self) -> Sequence[Seated]:
        """The facts about the players, by seat."""


def headline(game: str, key: str, scene: Playing, name: int, words: Words, **more: str) -> str:
    """Return the state of the game and whose turn it is, using the message `key`.

    Names are cut to `name` letters; `more` are further arguments of the message.
    """
    acting = commas((shortened(line.name, name) for line in scene.seats if line.acting), words)
    return words(
        f"{game}-{key}",
        title=scene.title[:60] or words(f"{game}-title"),
        round=scene.round,
        phase=words.of(game, f"board-phase-{scene.phase}"),
        acting=words(f"{game}-alt-acting", names=acting) if acting else "",
        **more,
    )


_NAME = 24


def table(scene: SupplyScene, words: Words) -> str:
    """Return the picture of the table as text."""
    return joined(fitting(_supply(scene, words, names) for names in _NAMES))


def draft(scene: SupplyScene, words: Words) -> str:
    """Return the picture of the building draft as text."""
    return joined(fitting(_draft(scene, words, names) for names in _NAMES))


def board(scene: PlayerScene, words: Words) -> str:
    """Return a player's board as text, with the question about it."""
    return joined(fitting(_player(scene, words, names) for names in _NAMES))


def boards(scenes: tuple[PlayerScene, ...], words: Words) -> str:
    """Return the picture of all boards as text, with the command for the full details.

    If that is too long, unoccupied buildings are left out first, then buildings are given by codes.
    """
    acting = commas((shortened(scene.name, _NAME) for scene in scenes if scene.acting), words)
    first = words("puerto_rico-alt-acting", names=acting).strip() if acting else ""
    last = words("common-alt-in-words")

    def told(names: str, idle: bool, most: int) -> str:
        each = (_short(scene, words, names, idle)[:most] for scene in scenes)
        return " ".join((first, *each, last)).strip()

    room = (ALT - len(first) - len(last)) // len(scenes) - 2
    hows = (("building", True, ALT), ("building", False, ALT), ("short", False, ALT))
    return joined(fitting(told(*how) for how in (*hows, ("short", False, room))))


def question(scene: QuestionScene, words: Words) -> str:
    """Return the question as text, with as many choices as fit, and the player's board."""
    name = shortened(scene.strip.name, _NAME)
    asked = words("common-alt-question", name=name, question=scene.text)
    said, own = [card.said for card in scene.cards], _line(scene.strip, words)

    def told(shown: int) -> str:
        rest = [words("common-alt-more", count=len(said) - shown)] if shown < len(said) else []
        return f"{asked} {parted((*said[:shown], *rest), words)}. {own}"

    return joined(fitting(map(told, range(len(said), -1, -1))))


_NAMES = ("building", "short")
"""Kinds of names for buildings, in the order in which they are tried: names, then codes."""


def _short(scene: PlayerScene, words: Words, names: str, idle: bool) -> str:
    """Return a board as one sentence; without `idle`, unoccupied buildings are left out."""
    manned = [one for one in scene.city if idle or one.people or not one.circles]
    return words(
        "puerto_rico-alt-board",
        name=player_name(scene, words, _NAME),
        doubloons=scene.doubloons,
        points=scene.points + (scene.chips or 0),
        goods=enumerated((*_amounts(scene.goods, words), *_court(scene.nobles, words)), words),
        tiles=_grown(scene.island, words),
        buildings=enumerated((_working(one, words, names) for one in manned), words),
    )


def _working(building: BuildingView, words: Words, names: str) -> str:
    """Return a building with its circles, unless its only circle is occupied."""
    if building.circles == building.people == 1:
        return words(f"puerto_rico-{names}-{building.key}")
    return _building(building, words, names)


def _grown(island: tuple[TileView, ...], words: Words) -> str:
    """Return the tiles by crop as occupied/total, and forests as a total only."""
    every = Counter(tile.kind for tile in island)
    manned = Counter(tile.kind for tile in island if tile.manned)
    return enumerated(
        (
            f"{every[kind]} {place_name(kind, words)}"
            if kind == FOREST
            else f"{manned[kind]}/{every[kind]} {_grows(kind, words)}"
            for kind in every
        ),
        words,
    )


def _grows(kind: str, words: Words) -> str:
    return words(f"puerto_rico-good-{kind}") if kind in GOODS else place_name(kind, words)


def _line(board: PlayerScene, words: Words) -> str:
    return words(
        "puerto_rico-alt-line",
        name=shortened(board.name, _NAME),
        doubloons=board.doubloons,
        points=board.points + (board.chips or 0),
        goods=enumerated((*_amounts(board.goods, words), *_court(board.nobles, words)), words),
        tiles=len(board.island),
        spaces=sum(building.spaces for building in board.city),
    )


def _court(nobles: int | None, words: Words) -> Iterable[str]:
    if nobles is not None:
        yield words("puerto_rico-nobles", count=nobles)


def _supply(scene: SupplyScene, words: Words, names: str) -> str:
    hidden = {"quarries": scene.quarries, "hidden": scene.face_down}
    people = {"supply": scene.colonists, "ship": scene.colonist_ship, "chips": scene.chips}
    lines = (
        _headline(scene, words),
        words(f"puerto_rico-board-ending-{scene.ending}") + "." if scene.ending else "",
        words("puerto_rico-alt-seats", seats=commas(_seats(scene.seats), words)),
        words(
            "puerto_rico-alt-roles", roles=enumerated((_role(r, words) for r in scene.roles), words)
        ),
        words("puerto_rico-alt-plantations", tiles=_kinds(scene.row, words), **hidden),
        enumerated((_ship(ship, words) for ship in scene.ships), words) + ".",
        words("puerto_rico-alt-house", goods=_kinds(scene.trading_house, words)),
        words("puerto_rico-alt-goods", goods=_goods(scene.goods, words)),
        words("puerto_rico-alt-colonists", **people),
        words("puerto_rico-alt-nobles", supply=scene.nobles, ship=scene.noble_ship)
        if scene.nobles is not None
        else "",
        words("puerto_rico-alt-buildings", buildings=_stock(scene.stock, words, names)),
    )
    return " ".join(line for line in lines if line)


def _headline(scene: SupplyScene, words: Words) -> str:
    governor = shortened(scene.seats[scene.governor].name, _NAME)
    return headline("puerto_rico", "alt-supply", scene, _NAME, words, governor=governor)


def _seats(seats: tuple[SeatLine, ...]) -> Iterable[str]:
    for letter, line in zip(LETTERS, seats, strict=False):
        name, points = shortened(line.name, _NAME), line.points + (line.chips or 0)
        yield f"{letter} {name} {line.doubloons}/{points}"


def _stock(stock: tuple[StockView, ...], words: Words, names: str) -> str:
    """Return the buildings that are left, grouped by price, cheapest first."""
    prices: dict[int, list[str]] = {}
    for one in sorted(stock, key=lambda one: one.cost):
        if one.left:
            name = words(f"puerto_rico-{names}-{one.key}")
            prices.setdefault(one.cost, []).append(f"{name} {one.left}")
    parts = (described(str(price), commas(names, words), words) for price, names in prices.items())
    return parted(parts, words) or words("common-alt-none")


def _draft(scene: SupplyScene, words: Words, names: str) -> str:
    groups = (_draft_line(one, words, names) for one in scene.draft)
    return " ".join((_headline(scene, words), *groups))


def _draft_line(one: DraftView, words: Words, names: str) -> str:
    """Return the state of the kinds at one cost; rejected kinds are not mentioned."""

    def kinds(keys: Iterable[str]) -> str:
        return enumerated((words(f"puerto_rico-{names}-{key}") for key in keys), words)

    return words(
        "puerto_rico-alt-draft",
        cost=one.cost,
        count=len(one.chosen),
        spaces=one.spaces,
        chosen=kinds(one.chosen),
        open=words("puerto_rico-alt-draft-open", kinds=kinds(one.open)) if one.open else "",
    )


def _player(scene: PlayerScene, words: Words, names: str) -> str:
    hidden = words("puerto_rico-board-hidden")
    lines = (
        _asked(scene, words),
        words(
            "puerto_rico-alt-player",
            name=player_name(scene, words, _NAME),
            letter=LETTERS[scene.seat],
            marks="".join(f", {mark}" for mark in _marks(scene, words)),
            doubloons=scene.doubloons,
            chips=hidden if scene.chips is None else str(scene.chips),
            points=scene.points,
        ),
        words("puerto_rico-alt-my-goods", goods=_goods(scene.goods, words)),
        words("puerto_rico-alt-island", count=len(scene.island), tiles=_tiles(scene.island, words)),
        words(
            "puerto_rico-alt-city",
            count=sum(building.spaces for building in scene.city),
            buildings=enumerated((_building(one, words, names) for one in scene.city), words),
        ),
        words("puerto_rico-alt-windrose", count=scene.windrose - scene.windrose_nobles),
        words("puerto_rico-alt-my-nobles", count=scene.nobles, idle=scene.windrose_nobles)
        if scene.nobles is not None
        else "",
    )
    return " ".join(line for line in lines if line)


def _asked(scene: PlayerScene, words: Words) -> str:
    """Return the question about a board, "" if there is none."""
    if not scene.asked:
        return ""
    count = scene.windrose if scene.asked == "place" else scene.due
    asked = words(f"puerto_rico-question-{scene.asked}", count=count)
    return words("common-alt-question", name=shortened(scene.name, _NAME), question=asked)


def _marks(scene: PlayerScene, words: Words) -> Iterable[str]:
    if scene.acting:
        yield words("common-board-to-act")
    if scene.governor:
        yield words("puerto_rico-board-governor")
    yield from (words(f"puerto_rico-role-{role}") for role in scene.roles)


def _role(role: RoleView, words: Words) -> str:
    name = words(f"puerto_rico-role-{role.key}")
    if role.taken_by is not None:
        return f"{name} ({LETTERS[role.taken_by]})"
    return f"{name} +{role.doubloons}" if role.doubloons else name


def _ship(ship: ShipView, words: Words) -> str:
    if ship.good is None:
        return words("puerto_rico-alt-ship-empty", capacity=ship.capacity)
    good = words(f"puerto_rico-good-{ship.good}")
    return words("puerto_rico-alt-ship", capacity=ship.capacity, load=ship.load, good=good)


def _kinds(kinds: Iterable[str], words: Words) -> str:
    counts = Counter(kinds)
    return enumerated(
        (f"{counts[good]} {words(f'puerto_rico-good-{good}')}" for good in GOODS if counts[good]),
        words,
    )


def _goods(goods: Iterable[tuple[str, int]], words: Words) -> str:
    return enumerated(_amounts(goods, words), words)


def _amounts(goods: Iterable[tuple[str, int]], words: Words) -> Iterable[str]:
    return (f"{count} {words(f'puerto_rico-good-{good}')}" for good, count in goods if count)


def _tiles(island: tuple[TileView, ...], words: Words) -> str:
    every = Counter(tile.kind for tile in island)
    manned = Counter(tile.kind for tile in island if tile.manned)
    nobles = Counter(tile.kind for tile in island if tile.noble)
    circles = every - Counter({FOREST: every[FOREST]})
    return enumerated(
        (
            f"{place_name(kind, words)} {_stands(manned[kind], circles[kind], nobles[kind], words)}"
            if circles[kind]
            else f"{every[kind]} {place_name(kind, words)}"
            for kind in every
        ),
        words,
    )


def _building(building: BuildingView, words: Words, names: str) -> str:
    name = words(f"puerto_rico-{names}-{building.key}")
    if not building.circles:
        return name
    return f"{name} {_stands(building.people, building.circles, building.nobles, words)}"


def _stands(people: int, circles: int, nobles: int, words: Words) -> str:
    """Return how many circles are occupied, and how many of the people are nobles."""
    court = words("puerto_rico-alt-of-them", nobles=nobles) if nobles else ""
    return f"{people}/{circles}{court}"
