"""*Open in browser*: private answers with the user's own link to a page, which can be revoked.

*Play in browser* pairs a browser with the user; *All my links* can end the pairing.

Texts: `web.ftl`. Tests: `tests/web/test_links.py`.
"""

from __future__ import annotations

from bot.host.core.api import HostError, StalePrompt, Table
from bot.host.links.programs import programs_off
from cogs.client import Client
from cogs.ui.context import numbers
from cogs.ui.handlers import of_tables
from cogs.ui.interaction import Request
from cogs.ui.kit.screen import Screen
from cogs.ui.lookup import SHOWN, find
from cogs.ui.screens.web import link_screen, links_screen, pair_screen, token_screen


class NoPages(HostError):
    """The bot has no web pages."""

    code = "no-pages"


async def on_web(request: Request, args: str, _values: tuple[str, ...]) -> None:
    """Show the user's link to a table, in a separate message."""
    (table_id,) = numbers(args, 1)
    await request.defer_separately()
    await _show(request, table_id)


async def on_open(request: Request, _args: str, values: tuple[str, ...]) -> None:
    """Show the link to the table selected in the menu."""
    await _OF_TABLES["web"](request, next(iter(values), ""), ())


async def on_new(request: Request, args: str, _values: tuple[str, ...]) -> None:
    """Replace the link by a new one. Raises NoPages, in which case the old link stays valid."""
    (table_id,) = numbers(args, 1)
    pages_base(request)
    await request.context.host.links.revoke(request.user_id, table_id)
    await _show(request, table_id, request.words("web-renewed"))


async def on_off(request: Request, args: str, _values: tuple[str, ...]) -> None:
    """Revoke the link to a table."""
    (table_id,) = numbers(args, 1)
    gone = await request.context.host.links.revoke(request.user_id, table_id)
    await request.say("web-revoked", count=gone)


async def on_play(request: Request, args: str, _values: tuple[str, ...]) -> None:
    """Show a link that pairs a browser, in a separate message. Raises NoPages, UnknownTable."""
    (table_id,) = numbers(args, 1)
    await request.defer_separately()
    table = await find(request, str(table_id), SHOWN)
    base = pages_base(request)
    if not request.context.can_pair:
        raise NoPages
    code = await request.context.host.pairings.code(request.person, table.id)
    address = f"{base}/pair/{code}?language={request.words.language}"
    await request.show(pair_screen(table, address, request.words), lasting=True)


async def on_program(request: Request, args: str, _values: tuple[str, ...]) -> None:
    """Show a token with which a program plays for the user. Raises NoPages, ProgramsOff."""
    (table_id,) = numbers(args, 1)
    await request.defer_separately()
    table = await find(request, str(table_id), SHOWN)
    base = pages_base(request)
    if not (request.context.can_pair and request.context.programs):
        raise NoPages
    token = await request.context.host.programs.draw(table.id, request.user_id)
    screen = token_screen(table, token, f"{base}/program/seat", request.words)
    await request.show(screen, lasting=True)


async def on_program_end(request: Request, args: str, _values: tuple[str, ...]) -> None:
    """Take back the user's token at a table."""
    (table_id,) = numbers(args, 1)
    was = await request.context.host.programs.end(table_id, request.user_id)
    await request.say("program-ended", was="yes" if was else "no")


async def on_all(request: Request, args: str, _values: tuple[str, ...]) -> None:
    """Show all links and browsers of the user."""
    if args:
        raise StalePrompt
    await _list(request)


async def on_end(request: Request, args: str, _values: tuple[str, ...]) -> None:
    """End the pairing of one browser, and show the remaining ones."""
    gone = await request.context.host.pairings.revoke(request.user_id, args)
    await _list(request, request.words("web-unpaired", count=gone))


async def on_end_all(request: Request, args: str, _values: tuple[str, ...]) -> None:
    """End the pairing of all the user's browsers."""
    if args:
        raise StalePrompt
    gone = await request.context.host.pairings.revoke(request.user_id)
    await request.say("web-unpaired", count=gone)


async def on_off_all(request: Request, args: str, _values: tuple[str, ...]) -> None:
    """Revoke all the user's links."""
    if args:
        raise StalePrompt
    gone = await request.context.host.links.revoke(request.user_id)
    await request.say("web-revoked", count=gone)


_OF_TABLES = of_tables(
    {
        "web": on_web,
        "webnew": on_new,
        "weboff": on_off,
        "webplay": on_play,
        "program": on_program,
        "programend": on_program_end,
    }
)
# The table's owner makes the link, so that it leads to the process where moves update the page.
HANDLERS = {
    **_OF_TABLES,
    "webopen": on_open,
    "weball": on_all,
    "weboffall": on_off_all,
    "webend": on_end,
    "webendall": on_end_all,
}


async def _show(request: Request, table_id: int, first: str = "") -> None:
    """Answer with the user's link to a table. Raises NoPages, UnknownTable."""
    table = await find(request, str(table_id), SHOWN)
    address = await _address(request, table)
    seated = table.chair_of(request.user_id) is not None
    plays = seated and request.context.can_pair
    running = table.status == "running" and programs_off(table) is None
    programs = plays and running and request.context.programs
    screen: Screen = link_screen(table, address, seated, plays, request.words, first, programs)
    await request.show(screen, lasting=True)


async def _list(request: Request, first: str = "") -> None:
    """Answer with all links and browsers of the user."""
    made = await request.context.host.links.of_user(request.user_id)
    browsers = await request.context.host.pairings.of_user(request.user_id)
    await request.show(links_screen(made, browsers, request.words, first), lasting=True)


async def _address(request: Request, table: Table) -> str:
    """Return the address of the user's page, in the language of their answers."""
    base = pages_base(request)
    token = await request.context.host.links.token(table.id, request.user_id)
    usual = request.preferences.language or table.language
    spoken = request.words.language
    return f"{base}/t/{token}{'' if spoken == usual else f'?language={spoken}'}"


def pages_base(request: Request) -> str:
    """Return the base address of all web pages. Raises NoPages."""
    if request.context.web_url is None:
        raise NoPages
    return request.context.web_url


async def setup(bot: Client) -> None:
    """Register the handlers of the buttons."""
    bot.handlers.update(HANDLERS)
