"""A person's ways to be called on their page: each with its state, and a form that changes it.

Forms work without a script: the answer is the whole page, with what came of it. New ways are added
on Discord, and by the button *Notify me here* of a browser.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import NamedTuple, TypeAlias

from bot.host.core.api import HostError, Preferences, StalePrompt
from bot.host.people.way_calls import WayFailed
from bot.host.people.ways import WAITS, Way
from bot.locales import Words
from bot.locales.markdown import unmarked
from bot.presenting.moves.refusals import sentence
from bot.presenting.ways.states import fault_of, label_of, plan_of, state_of
from bot.web.site import Site

_TIME = re.compile(r"<t:([0-9]{1,11}):f>")
"""Pattern of a time in a state, as Discord shows times."""

Part: TypeAlias = str | datetime
"""A part of a sentence: text, or a time, which the page shows in the reader's own time zone."""
_Act: TypeAlias = Callable[[Site, int, int, str, Words], Awaitable[str]]


class Shown(NamedTuple):
    """A way as the page shows it; `orders` are the choices of how long it waits, by hours.

    One that calls once a day has none.
    """

    way: Way
    label: str
    state: Sequence[Part]
    orders: Mapping[int, str]


class Section(NamedTuple):
    """What the page says about ways to be called; `said` is what came of a form."""

    plan: str
    shown: Sequence[Shown]
    said: str
    may_add: bool
    """True if the bot calls addresses that people type on Discord."""


async def section_of(
    site: Site, user_id: int, chosen: Preferences, said: str = ""
) -> Section | None:
    """Return the section about a person's ways, or None if the operator has set up none."""
    people = site.context.host.people
    if (publisher := people.way_calls.publisher) is None:
        return None
    kinds = publisher.kinds
    words, found = Words(chosen.language), await people.ways.of(user_id)
    pings = (await people.preferences.get(user_id)).pings
    plan = unmarked(plan_of(found, kinds, pings, words))
    shown = [_shown(way, kinds, words) for way in found]
    return Section(plan, shown, unmarked(said), bool(publisher.typed))


def _shown(way: Way, kinds: Collection[str], words: Words) -> Shown:
    state = tuple(_parts(state_of(way, kinds, words)))
    waits = WAITS if way.digest is None else ()
    orders = {hours: words("web-ways-after", hours=hours) for hours in waits}
    return Shown(way, label_of(way, words), state, orders)


def _parts(text: str) -> Iterator[Part]:
    """Yield the parts of a sentence in Discord's markdown."""
    for number, part in enumerate(_TIME.split(text)):
        yield datetime.fromtimestamp(int(part), UTC) if number % 2 else unmarked(part)


async def changed(site: Site, user_id: int, sent: Mapping[str, str], words: Words) -> str:
    """Do what a form says, or nothing if it is refused; return what came of it."""
    act = _ACTS.get(sent.get("done", ""))
    try:
        if act is None:
            raise StalePrompt
        way_id = int(sent.get("way", ""))
        return await act(site, user_id, way_id, sent.get("wait", ""), words)
    except ValueError:
        return sentence(StalePrompt(), words)
    except HostError as error:
        return sentence(error, words)


async def _switch_on(site: Site, user_id: int, way_id: int, _wait: str, words: Words) -> str:
    await site.context.host.people.ways.switch(user_id, way_id, on=True)
    return words("web-ways-changed")


async def _switch_off(site: Site, user_id: int, way_id: int, _wait: str, words: Words) -> str:
    await site.context.host.people.ways.switch(user_id, way_id, on=False)
    return words("web-ways-changed")


async def _wait(site: Site, user_id: int, way_id: int, wait: str, words: Words) -> str:
    """Set how long a way waits. Raises ValueError if that is no number."""
    await site.context.host.people.ways.wait(user_id, way_id, int(wait))
    return words("web-ways-changed")


async def _test(site: Site, user_id: int, way_id: int, _wait: str, words: Words) -> str:
    try:
        await site.context.host.people.way_calls.test(user_id, way_id)
    except WayFailed as error:
        return words("way-test-failed", fault=fault_of(error.fault, words))
    return words("way-tested")


async def _remove(site: Site, user_id: int, way_id: int, _wait: str, words: Words) -> str:
    await site.context.host.people.ways.remove(user_id, way_id)
    return words("way-removed")


_ACTS: Mapping[str, _Act] = {
    "on": _switch_on,
    "off": _switch_off,
    "wait": _wait,
    "test": _test,
    "remove": _remove,
}
"""Handlers of a form's buttons, by their value."""
