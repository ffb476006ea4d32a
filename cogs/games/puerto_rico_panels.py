"""The private panels of Puerto Rico: many small moves in one or two menus.

Here is what they show and what a choice means in notation; `cogs.puerto_rico` takes the clicks.
The custom_ids:

* `prplace:<table>:<version>:<page>`, `prnoble:...`   circles; the values are `<circle>.<number>`
* `prbefore:<table>:<version>`                        everybody where people stood before
* `prmix:<table>:<version>`                           the small wharf; values `<good>.<count>`
* `prmixall:<table>:<version>`                        all goods over the small wharf
* `prcourt:<table>:<version>`                         goods for the royal court
* `prpay:<table>:<version>:<page>`                    the black market; values are indices
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.engine.api import Decision
from bot.games.puerto_rico.moves import (
    Pass,
    Place,
    PlaceNoble,
    SmallWharf,
    Supply,
)
from bot.games.puerto_rico.view import PlayerView
from bot.host.api import Position
from bot.locales import Words
from cogs.ui.context import Shape
from cogs.ui.decisions.prompts import labelled, private_moves
from cogs.ui.kit import limits
from cogs.ui.kit.multi_select import several
from cogs.ui.kit.screen import Button, Entry, Menu, Row
from render.api import Label, Renderer

PLACED = {"prplace": Place, "prnoble": PlaceNoble}
"""The menus of a placement, and the moves that they make."""


def chooser(position: Position, decision: Decision[Any]) -> PlayerView:
    """Return the board of the player who decides."""
    player: PlayerView = position.view(decision.seat).players[decision.seat]
    return player


def _key(position: Position, decision: Decision[Any]) -> str:
    return f"{position.table.id}:{position.asked[decision.seat]}"


# Placing ------------------------------------------------------------------------------


def free_circles(player: PlayerView) -> Counter[str]:
    """Return how many people each kind of circle can still take."""
    free = Counter(tile.kind for tile in player.island if not tile.manned)
    for building in player.city:
        free[building.key] += building.circles - building.people
    return +free


def as_before(player: PlayerView, decision: Decision[Any]) -> str:
    """Return the notation of the old placement; who had no circle gets the first free one."""
    free = +Counter({circle: free_circles(player)[circle] for circle in _legal(decision)})
    nobles = Counter(player.nobles_before)
    wanted = {PlaceNoble.verb: nobles, Place.verb: Counter(player.before) - nobles}
    waiting = _waiting(player)
    first = [(verb, circle) for verb in waiting for circle in sorted(wanted[verb].elements())]
    then = [(verb, circle) for verb in waiting for circle in sorted(free.elements())]
    texts = []
    for verb, circle in first + then:
        if free[circle] and waiting[verb]:
            free[circle] -= 1
            waiting[verb] -= 1
            texts.append(f"{verb} {circle}")
    return "; ".join(texts)


def placed(verb: str, values: Iterable[str]) -> str:
    """Return the notation of circles that were chosen in a menu."""
    return "; ".join(f"{PLACED[verb].verb} {value.partition('.')[0]}" for value in values)


def _legal(decision: Decision[Any]) -> set[str]:
    return {move.circle for move in decision.moves if not isinstance(move, Pass)}


def _waiting(player: PlayerView) -> dict[str, int]:
    """Return how many people wait for a circle, by the verb that places them."""
    nobles = player.windrose_nobles
    return {PlaceNoble.verb: nobles, Place.verb: player.windrose - nobles}


def place_rows(
    position: Position, decision: Decision[Any], renderer: Renderer[Any, Any], words: Words
) -> tuple[Row, ...]:
    """Return a menu for the nobles and one for the colonists who wait for a circle."""
    player = chooser(position, decision)
    offered = labelled(position, decision, renderer, words)
    nobles, colonists = player.windrose_nobles, player.windrose - player.windrose_nobles
    rows: list[Row] = []
    for verb, waiting in (("prnoble", nobles), ("prplace", colonists)):
        entries = _circles(offered, PLACED[verb].verb, free_circles(player))
        whole = waiting == player.windrose and not any(isinstance(m, Pass) for m in decision.moves)
        key = f"{verb}:{_key(position, decision)}"
        name = "panel-nobles" if verb == "prnoble" else "panel-colonists"
        name = f"puerto_rico-{name}" if nobles else "pr-place"
        rows += several(key, entries, waiting, whole, words, name)
    if player.before and rows:
        before = f"prbefore:{_key(position, decision)}"
        rows.append((Button(before, words("pr-before"), "🔁", "main"),))
    verbs = {kind.verb for kind in PLACED.values()}
    return (*rows, *private_moves(position, decision, renderer, words, verbs)) if rows else ()


def _circles(
    offered: Iterable[tuple[str, Label]], verb: str, free: Mapping[str, int]
) -> list[Entry]:
    """Return an entry for every free circle that a kind of person may take."""
    named = [(text.split(), label) for text, label in offered]
    return [
        Entry(f"{words[1]}.{number}", label.text, label.hint, label.emoji)
        for words, label in named
        if words[0] == verb
        for number in range(free[words[1]])
    ]


# The small wharf ----------------------------------------------------------------------


def wharf_rows(
    position: Position, decision: Decision[Any], renderer: Renderer[Any, Any], words: Words
) -> tuple[Row, ...]:
    """Return a menu of amounts, the button for everything, and the other moves."""
    player = chooser(position, decision)
    if not any(isinstance(move, SmallWharf) for move in decision.moves):
        return ()
    goods = {good: count for good, count in player.goods.items() if count}
    labels = dict(labelled(position, decision, renderer, words))
    entries = tuple(
        Entry(
            f"{good}.{count}",
            words("common-amount", count=count, thing=words(f"puerto_rico-good-{good}")),
            words("puerto_rico-panel-mix-hint"),
            labels[SmallWharf(good).text].emoji,
        )
        for good, have in goods.items()
        for count in _amounts(have, limits.OPTIONS // len(goods))
    )
    key = _key(position, decision)
    total = sum(goods.values())
    points = words("puerto_rico-points", count=total // 2)
    everything = words("puerto_rico-panel-mix-all", count=total, points=points)
    name = words("puerto_rico-panel-mix")
    return (
        Menu(f"prmix:{key}", entries, name, 1, len(goods)),
        (Button(f"prmixall:{key}", everything, "🚢", "main"),),
        *private_moves(position, decision, renderer, words, {SmallWharf.verb}),
    )


def _amounts(have: int, room: int) -> list[int]:
    """Return the amounts on offer, all of it first; of very many the small ones."""
    return [have, *range(min(have - 1, room - 1), 0, -1)]


def mixed(player: PlayerView, values: Iterable[str]) -> Counter[str]:
    """Return the goods that were chosen for the small wharf, as far as there are any."""
    load: Counter[str] = Counter()
    for value in values:
        good, _, count = value.partition(".")
        wanted = int(count) if count.isdecimal() and len(count) < 3 else 0
        load |= Counter({good: min(wanted, player.goods.get(good, 0))})
    return +load


def shipped(player: PlayerView, load: Mapping[str, int]) -> str:
    """Return the notation of a load; if there could be more, this is all."""
    texts = [SmallWharf(good).text for good in Counter(load).elements()]
    more = len(texts) < sum(player.goods.values())
    return "; ".join([*texts, Pass().text] if more else texts)


# The royal court and the black market -------------------------------------------------


def court_rows(
    position: Position, decision: Decision[Any], renderer: Renderer[Any, Any], words: Words
) -> tuple[Row, ...]:
    """Return a menu of the goods for the royal court, and the other moves."""
    entries = tuple(
        Entry(text.split()[1], label.text, label.hint, label.emoji)
        for text, label in labelled(position, decision, renderer, words)
        if text.split()[0] == Supply.verb
    )
    count = min(chooser(position, decision).due, len(entries))
    name = words("puerto_rico-panel-supply", count=count)
    menu = Menu(f"prcourt:{_key(position, decision)}", entries, name, 1, count)
    return (menu, *private_moves(position, decision, renderer, words, {Supply.verb}))


def given(player: PlayerView, decision: Decision[Any], goods: Sequence[str]) -> str:
    """Return the notation of goods for the court; if there could be more, these are all."""
    kinds = sum(isinstance(move, Supply) for move in decision.moves)
    texts = [Supply(good).text for good in goods]
    more = len(texts) < min(player.due, kinds)
    return "; ".join([*texts, Pass().text] if more else texts)


def pay_rows(
    position: Position, decision: Decision[Any], renderer: Renderer[Any, Any], words: Words
) -> tuple[Row, ...]:
    """Return a menu of everything that may be given at the black market."""
    numbers = {position.rules.notate(move): n for n, move in enumerate(decision.moves)}
    entries = [
        Entry(str(numbers[text]), label.text, label.hint, label.emoji)
        for text, label in labelled(position, decision, renderer, words)
    ]
    key, due = f"prpay:{_key(position, decision)}", chooser(position, decision).due
    return tuple(several(key, entries, due, True, words, "puerto_rico-panel-pay"))


def paid(decision: Decision[Any], chosen: Iterable[int]) -> str:
    """Return the notation of things for the black market."""
    return "; ".join(decision.moves[index].text for index in chosen)


SHAPES: Mapping[str, Shape] = {
    "place": place_rows,
    "load": wharf_rows,
    "small_wharf": wharf_rows,
    "supply": court_rows,
    "pay": pay_rows,
}
"""The kinds of decisions that have a panel here."""
