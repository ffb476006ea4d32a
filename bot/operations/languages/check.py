"""All checks of a language, as `bot language check` makes them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.locales import languages
from bot.locales.description import FILE, SOURCE, unknown_keys
from bot.operations.doctor.facts import load_program
from bot.operations.languages import comparing, drawn, glossary
from bot.operations.languages.sources import Fault, Written, read
from bot.presenting.game import Game


def faults(code: str, games: Mapping[str, Game], whole: bool) -> Iterator[Fault]:
    """Yield what is wrong with a language; `whole` = also with what its tables say and draw."""
    english, own = read(SOURCE), read(code)
    for key in unknown_keys(languages()[code].folder):
        yield Fault(f"{code}/{FILE}", key, "this key means nothing")
    yield from comparing.compared(code, english, own)
    yield from _commands(code, own)
    yield from glossary.strayed(code, english, own, [*games])
    if whole:
        yield from drawn.unfit(code, games)


def _commands(code: str, own: Written) -> Iterator[Fault]:
    """Yield names and descriptions that Discord would refuse, among those of all languages."""
    locales = languages()[code].discord
    for told in load_program().dropped:
        locale, _, what = told.partition(": ")
        if locale in locales:
            yield Fault(f"{code}: commands ({locale})", "", f"Discord would refuse this: {what}")
