"""The expected results of taking a role for its taker, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.games.puerto_rico.data import QUARRY
from bot.games.puerto_rico.effects import Prospect, prospect_of
from bot.games.puerto_rico.pricing import working
from bot.games.puerto_rico.view import PlayerView, View
from bot.locales import Words
from render.puerto_rico.text.terms import (
    amount,
    doubloons,
    goods_list,
    place_name,
    points,
    role_kind,
)
from render.text.wording import commas, listed

Sentences = Iterator[str]


def role(key: str, view: View, me: PlayerView, words: Words) -> tuple[str, Sentences]:
    """Return the gain of taking a role now, in a short form and in sentences."""
    prospect = prospect_of(view, me.seat, key)
    short, sentences = _SAID[role_kind(key)]
    return short(prospect, me, words), sentences(prospect, view, me, words)


def _income(prospect: Prospect, words: Words) -> str:
    """Return the doubloons and VP that are certain, "" if there are none."""
    found = []
    if prospect.doubloons:
        found.append(doubloons(prospect.doubloons, words))
    if prospect.chips:
        found.append(points(prospect.chips, words))
    return listed(found, words) if found else ""


def _settler(prospect: Prospect, _: PlayerView, words: Words) -> str:
    if not prospect.tiles:
        return words("puerto_rico-effect-no-tiles")
    return words(f"puerto_rico-effect-tiles{'-quarry' * (QUARRY in prospect.tiles)}")


def _tiles(prospect: Prospect, _: View, me: PlayerView, words: Words) -> Sentences:
    if not prospect.tiles:
        yield words("puerto_rico-hint-no-tiles")
        return
    names = (words(f"puerto_rico-good-{tile}") for tile in prospect.tiles if tile != QUARRY)
    quarry = (place_name(QUARRY, words),) if QUARRY in prospect.tiles else ()
    yield words("puerto_rico-hint-tiles", tiles=listed((*names, *quarry), words))


def _mayor(prospect: Prospect, _: PlayerView, words: Words) -> str:
    return words("puerto_rico-effect-people", count=prospect.people)


def _people(prospect: Prospect, view: View, me: PlayerView, words: Words) -> Sentences:
    kind = "people" if view.with_nobles else "colonists"
    free = sum(me.free_circles().values())
    yield words(f"puerto_rico-hint-{kind}", count=prospect.people, free=free)


def _builder(prospect: Prospect, _: PlayerView, words: Words) -> str:
    count = len(prospect.buildings)
    if prospect.more_buildings:
        return words("puerto_rico-effect-affordable-least", count=count)
    if not count:
        return words("puerto_rico-effect-none-affordable")
    return words("puerto_rico-effect-affordable", count=count)


def _buildings(prospect: Prospect, _: View, __: PlayerView, words: Words) -> Sentences:
    if prospect.more_buildings:
        yield words("puerto_rico-hint-affordable-least", count=len(prospect.buildings))
        return
    if not prospect.buildings:
        yield words("puerto_rico-hint-none-affordable")
        return
    key, price = prospect.buildings[0]
    yield words(
        "puerto_rico-hint-affordable",
        count=len(prospect.buildings),
        building=place_name(key, words),
        price=doubloons(price, words),
    )


def _craftsman(prospect: Prospect, _: PlayerView, words: Words) -> str:
    if not prospect.goods:
        return words("puerto_rico-effect-none-produced")
    count = sum(prospect.goods.values()) + prospect.choices
    goods = words("puerto_rico-goods", count=count)
    return words("puerto_rico-effect-produced", goods=goods)


def _harvest(prospect: Prospect, view: View, me: PlayerView, words: Words) -> Sentences:
    if prospect.goods:
        yield words("puerto_rico-hint-produced", goods=goods_list(prospect.goods, words))
    else:
        yield words("puerto_rico-hint-none-produced")
    if prospect.choices:
        yield words("puerto_rico-hint-choice", count=prospect.choices)
    if income := _income(prospect, words):
        more = prospect.choices and view.options.specialty_privilege
        least = more and "specialty_factory" in working(me)
        yield words(f"puerto_rico-hint-income{'-least' if least else ''}", gains=income)


def _trader(prospect: Prospect, _: PlayerView, words: Words) -> str:
    if prospect.sale:
        good, price = prospect.sale
        name = words(f"puerto_rico-good-{good}")
        return words("puerto_rico-effect-sale", good=name, count=price)
    return words(f"puerto_rico-effect-{'house-full' if prospect.full else 'no-sale'}")


def _sale(prospect: Prospect, _: View, __: PlayerView, words: Words) -> Sentences:
    if prospect.sale:
        good, price = prospect.sale
        name = words(f"puerto_rico-good-{good}")
        yield words("puerto_rico-hint-sale", good=name, price=doubloons(price, words))
    if prospect.full:
        yield words("puerto_rico-hint-house-full")
    elif not prospect.sale:
        yield words("puerto_rico-hint-no-sale")


def _captain(prospect: Prospect, me: PlayerView, words: Words) -> str:
    vp = points(prospect.load[2], words) if prospect.load else ""
    if prospect.lost:
        lost = words("puerto_rico-effect-lose", goods=_lost(prospect, words))
        return commas(filter(None, (vp, lost)), words)
    if not prospect.load:
        return words("puerto_rico-effect-no-load")
    return words("puerto_rico-effect-load", goods=_goods(prospect, words), points=vp)


def _goods(prospect: Prospect, words: Words) -> str:
    assert prospect.load is not None
    return amount(prospect.load[0], prospect.loaded, words)


def _lost(prospect: Prospect, words: Words) -> str:
    if prospect.lost_good:
        return amount(prospect.lost_good, prospect.lost, words)
    return words("puerto_rico-goods", count=prospect.lost)


def _loads(prospect: Prospect, _: View, __: PlayerView, words: Words) -> Sentences:
    if prospect.load:
        vp = points(prospect.load[2], words)
        yield words("puerto_rico-hint-load", goods=_goods(prospect, words), points=vp)
    else:
        yield words("puerto_rico-hint-no-load")
    if prospect.lost:
        yield words("puerto_rico-hint-lose", goods=_lost(prospect, words))
    if income := _income(prospect, words):
        yield words("puerto_rico-hint-income", gains=income)


def _prospector(prospect: Prospect, _: PlayerView, words: Words) -> str:
    return f"+{doubloons(prospect.doubloons, words)}"


def _doubloons(prospect: Prospect, _: View, __: PlayerView, words: Words) -> Sentences:
    yield words("puerto_rico-hint-gain", gains=_income(prospect, words))


_Short = Callable[[Prospect, PlayerView, Words], str]
_Long = Callable[[Prospect, View, PlayerView, Words], Sentences]

_SAID: Mapping[str, tuple[_Short, _Long]] = {
    "settler": (_settler, _tiles),
    "mayor": (_mayor, _people),
    "builder": (_builder, _buildings),
    "craftsman": (_craftsman, _harvest),
    "trader": (_trader, _sale),
    "captain": (_captain, _loads),
    "prospector": (_prospector, _doubloons),
}
