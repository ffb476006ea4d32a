"""Puerto Rico's own commands, `/pr <verb>`, and its private panels.

A panel has many small moves in one or two menus, see `atoms`:

* `prplace`, `prnoble`: circles; the values are `<circle>.<number>`
* `prbefore:<table>:<version>`: all people on their earlier circles
* `prmix:<table>:<version>`: the small wharf; values `<good>.<count>`
* `prmixall:<table>:<version>`: all goods over the small wharf
* `prcourt`: goods for the royal court
* `prpay`: the black market; values are indices
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, get_args

from discord.ext import commands

from bot.engine.api import Decision
from bot.games.puerto_rico.moves import (
    Move,
    Pass,
    PayColonist,
    PayGood,
    PayNoble,
    PayPoint,
    Place,
    PlaceNoble,
    SmallWharf,
    Supply,
)
from bot.games.puerto_rico.view import PlayerView
from bot.host.core.api import Position, StalePrompt
from bot.locales import Words
from bot.presenting import limits
from cogs.client import Client
from cogs.commands.play import accept
from cogs.games.atoms import Asked, Atoms, asked_of, install, panel, shapes
from cogs.games.move_commands import Verbs
from cogs.ui.context import Shape, numbers
from cogs.ui.decisions import labelled, private_moves
from cogs.ui.handlers import of_tables
from cogs.ui.interaction import Request
from cogs.ui.kit.screen import Button, Entry, Menu, Row
from render.api import Renderer
from render.puerto_rico.text.terms import called

# Placing ------------------------------------------------------------------------------


def _open(player: PlayerView, decision: Decision[Any]) -> Counter[str]:
    """Return the number of free places in each circle that can currently be filled."""
    free = player.free_circles()
    return Counter({circle: free[circle] for circle in _legal(decision)})


def as_before(player: PlayerView, decision: Decision[Any]) -> str:
    """Return the notation of the earlier placement; people without a circle get a free one."""
    free = _open(player, decision)
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


def _legal(decision: Decision[Any]) -> set[str]:
    return {move.circle for move in decision.moves if not isinstance(move, Pass)}


def _waiting(player: PlayerView) -> dict[str, int]:
    """Return the number of people waiting for a circle, by the verb that places them."""
    nobles = player.windrose_nobles
    return {PlaceNoble.verb: nobles, Place.verb: player.windrose - nobles}


def _placing(key: str, verb: str, name: str) -> Atoms:
    """Return the menu of circles for waiting nobles or for waiting colonists."""

    def waiting(player: PlayerView) -> int:
        return _waiting(player)[verb]

    def named(asked: Asked) -> str:
        return f"puerto_rico-{name}" if asked.player.windrose_nobles else "pr-place"

    def whole(asked: Asked) -> bool:
        return waiting(asked.player) == asked.player.windrose and not asked.can(Pass.verb)

    return Atoms(key, "place", frozenset({verb}), named, waiting, PlayerView.free_circles, whole)


PLACING = (
    _placing("prnoble", PlaceNoble.verb, "panel-nobles"),
    _placing("prplace", Place.verb, "panel-colonists"),
)


def place_rows(
    position: Position, decision: Decision[Any], renderer: Renderer[Any, Any], words: Words
) -> tuple[Row, ...]:
    """Return the menus for people to be placed, and the button for the earlier placement."""
    asked = Asked(position, decision)
    before = Button(f"prbefore:{asked.place}", words("pr-before"), "🔁", "main")
    more: tuple[Row, ...] = ((before,),) if asked.player.before else ()
    return panel(PLACING, position, decision, renderer, words, *more)


# The small wharf ----------------------------------------------------------------------


def wharf_rows(
    position: Position, decision: Decision[Any], renderer: Renderer[Any, Any], words: Words
) -> tuple[Row, ...]:
    """Return a menu of amounts, the button for everything, and the other moves."""
    asked = Asked(position, decision)
    player: PlayerView = asked.player
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
    key = asked.place
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
    """Return the amounts on offer: everything first, and if there are too many, only small ones."""
    return [have, *range(min(have - 1, room - 1), 0, -1)]


def mixed(player: PlayerView, values: Iterable[str]) -> Counter[str]:
    """Return the goods chosen for the small wharf, limited to those the player has."""
    load: Counter[str] = Counter()
    for value in values:
        good, _, count = value.partition(".")
        wanted = int(count) if count.isdecimal() and len(count) < 3 else 0
        load |= Counter({good: min(wanted, player.goods.get(good, 0))})
    return +load


def shipped(player: PlayerView, load: Mapping[str, int]) -> str:
    """Return the notation of a load, with the move that ends it if more goods could be shipped."""
    texts = [SmallWharf(good).text for good in Counter(load).elements()]
    more = len(texts) < sum(player.goods.values())
    return "; ".join([*texts, Pass().text] if more else texts)


# The royal court and the black market -------------------------------------------------


COURT = Atoms(
    "prcourt",
    "supply",
    frozenset({Supply.verb}),
    name=lambda _: "puerto_rico-panel-supply",
    most=lambda player: int(player.due),
    whole=lambda _: False,
    closing=Pass().text,
)
MARKET = Atoms(
    "prpay",
    "pay",
    frozenset({PayColonist.verb, PayNoble.verb, PayGood.verb, PayPoint.verb}),
    name=lambda _: "puerto_rico-panel-pay",
    most=lambda player: int(player.due),
    value=lambda index, _: str(index),
)
ATOMS = (*PLACING, COURT, MARKET)
SHAPES: Mapping[str, Shape] = {
    **shapes((COURT, MARKET)),
    "place": place_rows,
    "load": wharf_rows,
    "small_wharf": wharf_rows,
}
"""Panels by kind of decision."""


GAME = "puerto_rico"

_GROUPS: Mapping[str, Mapping[str, str]] = {
    "noble": {"noble": "take", "place_noble": "place", "guest_noble": "guest"},
    "pay": {
        "pay_colonist": "colonist",
        "pay_noble": "noble",
        "pay_good": "good",
        "pay_point": "point",
    },
    "land": {
        "forest": "forest",
        "plant": "plant",
        "turn": "turn",
        "discard": "discard",
        "buy": "buy",
    },
}
"""Groups of rare verbs, and their names there: `/pr` holds no more than 25 names."""


class PuertoRicoCog(commands.Cog):
    """Handlers of the panels with which many small moves are made together."""

    def __init__(self, bot: Client) -> None:
        bot.handlers |= of_tables(
            {
                "prbefore": self.on_before,
                "prmix": self.on_mix,
                "prmixall": self.on_mix_all,
            }
        )

    async def on_before(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Put all people on the circles where they were before."""
        asked, version = await _asked(request, args, "place")
        batch = as_before(asked.player, asked.decision)
        await accept(request, asked.position.table, batch, version)

    async def on_mix(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Ship the chosen goods over the small wharf."""
        asked, version = await _asked(request, args, "load", "small_wharf")
        load = mixed(asked.player, values)
        if not load:
            raise StalePrompt
        batch = shipped(asked.player, load)
        await accept(request, asked.position.table, batch, version)

    async def on_mix_all(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Ship all goods over the small wharf."""
        asked, version = await _asked(request, args, "load", "small_wharf")
        batch = shipped(asked.player, asked.player.goods)
        await accept(request, asked.position.table, batch, version)


async def _asked(request: Request, args: str, *kinds: str) -> tuple[Asked, int]:
    """Return the user's decision, and the version of the panel. Raises StalePrompt."""
    request.table_id, version = numbers(args, 2)
    return await asked_of(request, request.table_id, GAME, *kinds), version


VERBS = Verbs("pr", get_args(Move), called, inner=_GROUPS)
"""`/pr`, with a command for every kind of move, rare ones in groups of their own."""
GROUP = VERBS.commands()


async def setup(bot: Client) -> None:
    """Load the cog and the game's commands."""
    await bot.add_cog(PuertoRicoCog(bot))
    install(bot, GAME, ATOMS, SHAPES)
    bot.tree.add_command(GROUP)
