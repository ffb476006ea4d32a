"""All checks of a language, as `bot language check` makes them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping

import discord

from bot.locales import languages
from bot.locales.description import FILE, SOURCE, unknown_keys
from bot.locales.reviews import FILE as REVIEWED
from bot.locales.reviews import BadReviews, stored
from bot.operations.doctor.facts import load_program
from bot.operations.languages import comparing, drawn, glossary
from bot.operations.languages.sources import Fault, Written, read
from bot.operations.languages.surroundings import Collector, Crawl
from bot.presenting.game import Game


def faults(
    code: str, games: Mapping[str, Game], whole: bool, crawl: Crawl | None = None
) -> Iterator[Fault]:
    """Yield what is wrong with a language; `whole` = also with what its tables say and draw.

    A `crawl` of the bot also shows what is cut in posts, and in pictures of leagues and statistics.
    """
    english, own = read(SOURCE), read(code)
    yield from _described(code)
    yield from comparing.compared(code, english, own)
    yield from _commands(code, own)
    yield from glossary.strayed(code, english, own, [*games])
    if whole:
        yield from drawn.unfit(code, own, games)
    if crawl is not None:
        collector = Collector(code, own)
        asyncio.run(collector.collect(crawl))
        yield from collector.faults


def _described(code: str) -> Iterator[Fault]:
    """Yield what means nothing in a language's description."""
    one, place = languages()[code], f"{code}/{FILE}"
    for key in unknown_keys(one.folder):
        yield Fault(place, key, "this key means nothing")
    for key, named in (("fallback", one.fallback), ("beside", one.beside)):
        if named and named not in languages():
            yield Fault(place, key, f"there is no language {named!r}")
    for locale in sorted({*one.discord, *one.zones} - {known.value for known in discord.Locale}):
        yield Fault(place, "discord, zones", f"Discord has no locale {locale!r}")
    try:
        stored(code)
    except BadReviews as error:
        yield Fault(f"{code}/{REVIEWED}", "", str(error))


def _commands(code: str, own: Written) -> Iterator[Fault]:
    """Yield names and descriptions that Discord would refuse, among those of all languages."""
    locales = languages()[code].discord
    quoted = {
        repr(one.text.strip()): one
        for one in own.messages.values()
        if one.key.startswith(("name-", "cmd-", "arg-"))
    }
    for told in load_program().dropped:
        locale, _, what = told.partition(": ")
        if locale in locales:
            named = next((one for text, one in quoted.items() if text in what), None)
            place, key = (named.place, named.key) if named else (f"{code}: commands ({locale})", "")
            yield Fault(place, key, f"Discord would refuse this ({locale}): {what}")
