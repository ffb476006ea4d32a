"""Checks of stored values that were valid once, but that the program may no longer support."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from zoneinfo import available_timezones

from bot.engine.api import Setting
from bot.engine.options import valid
from bot.host.core.paces import PACES, USUAL
from bot.locales import languages
from bot.operations.doctor.facts import Facts
from bot.operations.doctor.findings import Finding, warning
from bot.store.upkeep.checkup import ChosenRow
from render.art.theme import palettes


def lapsed(facts: Facts) -> Iterator[Finding]:
    """Look for stored values that the program no longer supports; the bot uses defaults instead."""
    assert facts.stored is not None
    for row in facts.stored.chosen:
        for what in _CHECKS[row.kind](row):
            yield warning(
                f"lapsed-{row.kind}",
                f"{what} is stored, and not known here: the usual one applies instead.",
                f"{facts.where}, {_WHOSE.get(row.kind, 'number')} {row.about}",
                "Was the program or tzdata (`pip install --upgrade tzdata`) put back to an older"
                " version? Otherwise whoever chose it is told, and can choose again.",
            )


def _among(name: str, known: Callable[[], object]) -> Callable[[ChosenRow], Iterator[str]]:
    def found(row: ChosenRow) -> Iterator[str]:
        values = known()
        assert isinstance(values, frozenset)
        if row.value not in values:
            yield f"{name} {row.value!r}"

    return found


@cache
def _games() -> Mapping[str, tuple[tuple[Setting, ...], frozenset[str]]]:
    """Return each game's settings, and its levels of house bots."""
    # Slow to import: only needed if something is stored.
    from bot.catalogue.games import GAMES

    return {key: (game.rules.info.settings, frozenset(game.bots)) for key, game in GAMES.items()}


def _level(row: ChosenRow) -> Iterator[str]:
    known = _games().get(row.game)
    if known is not None and row.value not in known[1]:
        yield f"The level {row.value!r} of {row.game}"


def _options(row: ChosenRow) -> Iterator[str]:
    yield from _lapsed_options(row.game, json.loads(row.value))


def _lapsed_options(game: str, options: Mapping[str, str]) -> Iterator[str]:
    if game not in _games():
        return
    known = valid(_games()[game][0], options)
    for key, choice in options.items():
        if key not in known:
            yield f"The option {key} = {choice!r} of {game}"


def _season(row: ChosenRow) -> Iterator[str]:
    settings = json.loads(row.value)
    game, pace = settings.get("game"), settings.get("pace", USUAL)
    if game is not None and game not in _games():
        yield f"The game {game!r}"
    if pace not in PACES:
        yield f"The time control {pace!r}"
    yield from _lapsed_options(game, settings.get("options", {}))


_CHECKS: Mapping[str, Callable[[ChosenRow], Iterator[str]]] = {
    "language": _among("The language", lambda: frozenset(languages())),
    "palette": _among("The palette", lambda: frozenset(palettes())),
    "zone": _among("The time zone", lambda: frozenset(available_timezones())),
    "pace": _among("The time control", lambda: frozenset(PACES)),
    "level": _level,
    "options": _options,
    "season": _season,
}
_WHOSE: Mapping[str, str] = {
    "zone": "person", "palette": "person",
    "level": "table", "options": "table", "season": "league",
}  # fmt: skip
