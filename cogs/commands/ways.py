"""*Ways to be called*, below `/me`: private answers with the user's ways besides Discord.

Texts: `ways.ftl`. Tests: `tests/cogs/test_ways_to_be_called.py`.
"""

from __future__ import annotations

from collections.abc import Collection

from bot.host.core.api import StalePrompt
from bot.host.people.services import People
from bot.host.people.way_calls import WayFailed
from bot.host.people.ways import Way
from bot.locales.markdown import escaped
from bot.presenting.ways.states import fault_of
from cogs.client import Client
from cogs.ui.context import numbers
from cogs.ui.interaction import Request
from cogs.ui.screens.ways import way_form, way_screen, ways_screen


async def on_ways(request: Request, args: str, _values: tuple[str, ...]) -> None:
    """Show all the user's ways."""
    if args:
        raise StalePrompt
    await _list(request)


async def on_way(request: Request, args: str, _values: tuple[str, ...]) -> None:
    """Show one of the user's ways."""
    (way_id,) = numbers(args, 1)
    await _one(request, await _people(request).ways.get(request.user_id, way_id))


async def on_open(request: Request, _args: str, values: tuple[str, ...]) -> None:
    """Show the way selected in the menu."""
    await on_way(request, next(iter(values), ""), ())


async def on_add(request: Request, args: str, _values: tuple[str, ...]) -> None:
    """Open the form for a new way."""
    if args not in _typed(request):
        raise StalePrompt
    await request.ask(way_form(args, request.words))


async def on_new(request: Request, args: str, values: tuple[str, ...]) -> None:
    """Store a new way that the user has typed. Raises BadWay, TooManyWays, TooOften."""
    publisher = _people(request).way_calls.publisher
    if publisher is None or args not in publisher.typed:
        raise StalePrompt
    address, token = (*values, "", "")[:2]
    target, secret = publisher.check(args, address, token)
    if args in publisher.confirms:
        await _ask(request, args, target)
        return
    way = await _people(request).ways.add(request.user_id, args, target, secret)
    # Only what the bot has made itself is shown, once.
    shown = secret if secret != token.strip() else "none"
    await _one(request, way, request.words("way-added", secret=shown))


async def _ask(request: Request, kind: str, target: str) -> None:
    """Store a new way that calls nobody until its address is confirmed."""
    people = _people(request)
    way = await people.ways.ask(request.user_id, kind, target)
    await people.way_calls.look()
    address = escaped(target)
    asked = request.words("way-asked", address=address) if way.confirmed_at is None else ""
    await _one(request, way, asked)


async def on_test(request: Request, args: str, _values: tuple[str, ...]) -> None:
    """Send a test, and say what came of it. Raises TooOften."""
    (way_id,) = numbers(args, 1)
    people, words = _people(request), request.words
    way = await people.ways.get(request.user_id, way_id)
    await request.defer()
    try:
        way = await people.way_calls.test(request.user_id, way_id)
        first = words("way-tested")
    except WayFailed as error:
        first = words("way-test-failed", fault=fault_of(error.fault, words))
    await _one(request, way, first)


async def on_switch(request: Request, args: str, _values: tuple[str, ...]) -> None:
    """Switch a way on or off."""
    way_id, on = numbers(args, 2)
    await _one(request, await _people(request).ways.switch(request.user_id, way_id, bool(on)))


async def on_wait(request: Request, args: str, values: tuple[str, ...]) -> None:
    """Set how many waking hours a way leaves for an answer."""
    (way_id,) = numbers(args, 1)
    (hours,) = numbers(next(iter(values), ""), 1)
    await _one(request, await _people(request).ways.wait(request.user_id, way_id, hours))


async def on_daily(request: Request, args: str, values: tuple[str, ...]) -> None:
    """Have a way call once a day from an hour on, or for each question."""
    (way_id,) = numbers(args, 1)
    chosen = next(iter(values), "")
    hour = None if chosen == "each" else numbers(chosen, 1)[0]
    await _one(request, await _people(request).ways.daily(request.user_id, way_id, hour))


async def on_picture(request: Request, args: str, _values: tuple[str, ...]) -> None:
    """Have a way send a picture of the table, or none."""
    way_id, picture = numbers(args, 2)
    ways = _people(request).ways
    await _one(request, await ways.illustrate(request.user_id, way_id, bool(picture)))


async def on_gone(request: Request, args: str, _values: tuple[str, ...]) -> None:
    """Remove a way."""
    (way_id,) = numbers(args, 1)
    await _people(request).ways.remove(request.user_id, way_id)
    await _list(request, request.words("way-removed"))


HANDLERS = {
    "ways": on_ways,
    "way": on_way,
    "wayopen": on_open,
    "wayadd": on_add,
    "waynew": on_new,
    "waytest": on_test,
    "wayon": on_switch,
    "waywait": on_wait,
    "waydaily": on_daily,
    "waypicture": on_picture,
    "waygone": on_gone,
}


async def _list(request: Request, first: str = "") -> None:
    """Answer with all the user's ways."""
    found = await _people(request).ways.of(request.user_id)
    pings = request.preferences.pings
    screen = ways_screen(found, _kinds(request), _typed(request), pings, request.words, first)
    await request.show(screen, lasting=True)


async def _one(request: Request, way: Way, first: str = "") -> None:
    """Answer with one way."""
    screen = way_screen(way, _kinds(request), request.words, first)
    await request.show(screen, lasting=True)


def _people(request: Request) -> People:
    return request.context.host.people


def _kinds(request: Request) -> Collection[str]:
    """Return the kinds of ways that the operator has set up."""
    publisher = _people(request).way_calls.publisher
    return () if publisher is None else publisher.kinds


def _typed(request: Request) -> Collection[str]:
    """Return those of these kinds whose address is typed on Discord."""
    publisher = _people(request).way_calls.publisher
    return () if publisher is None else publisher.typed


async def setup(bot: Client) -> None:
    """Register the handlers of the buttons."""
    bot.handlers.update(HANDLERS)
