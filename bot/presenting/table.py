"""A table as text: players, questions, pace, people against bots; the filter of open tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from itertools import islice
from typing import Any, NamedTuple, TypeAlias

from bot.engine.api import RENAMED, VARIANT, Decision, GameInfo
from bot.host.core.api import Chair, Position, Table
from bot.host.core.paces import PACES
from bot.host.lobby.wishes import ANY, EXPANSIONS, Wanted
from bot.host.ratings.against_bots import AgainstLevel
from bot.locales import Words, languages
from bot.locales.markdown import Markdown, escaped
from bot.presenting import limits
from render.api import Renderer
from render.text.wording import commas

NO_LEVEL = "none"
"""Level that stands, in messages, for a person and for a house bot without a level."""


def player(chair: Chair, words: Words) -> Markdown:
    """Return the name of a chair's player, with the level if it is a house bot."""
    return Markdown(words("house-bot-named", name=escaped(chair.name), level=_level(chair)))


def _level(chair: Chair) -> str:
    """Return the key of the level at which a chair is currently played."""
    if chair.bot is None:
        return "program" if chair.program else NO_LEVEL
    return f"{chair.bot}-less" if chair.thinks_less else chair.bot


def game_name(key: str, choices: Mapping[str, str], words: Words) -> Markdown:
    """Return the name of a game, with that of the variant if the choices have one."""
    game, variant = words.title(key), choices.get(VARIANT.key)
    if not variant:
        return Markdown(game)
    return Markdown(words("variant-game", game=game, variant=escaped(variant)))


def texts_of(table: Table) -> dict[str, str]:
    """Return the texts that a table's variant has in place of messages, by their keys."""
    named = ((key, text) for key, text in table.options.items() if key.startswith(RENAMED))
    return {f"{table.game}-{key.removeprefix(RENAMED)}": text for key, text in named}


def words_at(table: Table, words: Words) -> Words:
    """Return the words of a table: its players' names, and what its variant calls things."""
    return words.with_names(table.names).with_texts(texts_of(table))


def variant_lines(game: str, info: GameInfo, choices: Mapping[str, str], words: Words) -> list[str]:
    """Return what a variant changes, one per line, each with what is usual."""
    changed = (one for one in info.adjustable if choices.get(one.key, one.default) != one.default)
    lines = [
        words(
            "variant-number",
            number=words(f"{game}-number-{one.key}"),
            value=int(choices[one.key]),
            usual=one.usual,
        )
        for one in changed
    ]
    usual = words.with_texts({})
    for thing in info.renamable:
        if name := choices.get(f"{RENAMED}{thing}"):
            lines.append(words("variant-name", usual=usual(f"{game}-{thing}"), name=escaped(name)))
    return lines


def title_of(table: Table, words: Words) -> Markdown:
    """Return a table's title: its game, with the variant, and its number."""
    game = game_name(table.game, table.options, words)
    return Markdown(words("table-title", game=game, table=table.id))


def players(table: Table, words: Words) -> list[Markdown]:
    """Return the players of a table, by seat once the game has started."""
    return [player(chair, words) for chair in table.chairs]


def house_bots(table: Table, words: Words) -> str:
    """Return the names of the house bots that play, or "" if there are none."""
    names = [player(chair, words) for chair in table.chairs if chair.bot is not None]
    return words("house-bots-here", names=commas(names, words)) if names else ""


def pace_name(table: Table, words: Words) -> str:
    """Return a table's pace and time-out rule in one line."""
    pace = words(f"pace-{table.pace}")
    if PACES.get(table.pace) is None:
        return words("card-pace-none", pace=pace)
    if table.haste > 1:
        return words("league-hasty-pace", pace=pace, times=table.haste)
    return words("card-pace", pace=pace, timeout=words(f"timeout-{table.at_timeout}"))


def duration(seconds: float, words: Words) -> str:
    """Return a duration as text, with its two largest units of days, hours and minutes."""
    minutes = max(0, round(seconds / 60))
    parts = {"days": minutes // 1440, "hours": minutes // 60 % 24, "minutes": minutes % 60}
    named = [words(f"time-{unit}", count=count) for unit, count in parts.items() if count]
    return " ".join(named[:2]) or words("time-minutes", count=0)


_NEVER = datetime.max.replace(tzinfo=UTC)


def urgency(until: datetime | None, since: datetime) -> tuple[datetime, datetime]:
    """Return a sort key for tables that wait for a person, most urgent first.

    Tables without a deadline come last; among them, those with the longest wait come first.
    """
    return until or _NEVER, since


def asked_of(
    position: Position, seat: int, renderer: Renderer[Any, Any], words: Words, reader: int | None
) -> str:
    """Return the question a seat is asked, as a reader may see it, or "" if there is none."""
    decision = position.decision_of(seat)
    return "" if decision is None else renderer.ask(decision, position.view(reader), words)


def place_link(guild_id: int, place_id: int, message_id: int | None) -> str:
    """Return the address of a message on Discord, or of its channel if there is no message."""
    place = f"https://discord.com/channels/{guild_id}/{place_id}"
    return place if message_id is None else f"{place}/{message_id}"


def people_asked(position: Position) -> tuple[Decision[Any], ...]:
    """Return the pending decisions of people, not of house bots."""
    chairs = {chair.seat: chair for chair in position.table.chairs}
    return tuple(d for d in position.decisions if chairs[d.seat].mover is None)


def done_key(action: str, table: Table) -> str:
    """Return the text key that confirms a lobby action; a start may have to wait for people."""
    if action in ("start", "here") and table.status == "lobby":
        return "done-asked" if any(chair.awaited for chair in table.chairs) else "done-here"
    return "done-start" if action == "here" else f"done-{action}"


Games: TypeAlias = Mapping[str, GameInfo]
FIELDS: Mapping[str, Callable[[Games], Iterable[Any]]] = {
    "game": lambda games: games,
    "players": lambda games: sorted({n for info in games.values() for n in info.seats}),
    "pace": lambda games: PACES,
    "language": lambda games: languages(),
    "expansions": lambda games: EXPANSIONS,
}
"""The choices of a filter's fields; each may also be any."""
_NAMES: Mapping[str, Callable[[Any, Words], str]] = {
    "game": lambda game, words: words.title(game),
    "players": lambda count, words: words("wanted-players", count=count),
    "pace": lambda pace, words: words(f"setup-pace-{pace}"),
    "language": lambda language, words: words("wanted-language", language=words.called(language)),
    "expansions": lambda chosen, words: words("wanted-expansions", chosen=chosen),
}


def described(wanted: Wanted, words: Words) -> str:
    """Return what a filter wants, in words."""
    told = [_NAMES[key](value, words) for key in FIELDS if (value := getattr(wanted, key))]
    return " · ".join(told) or words("wanted-any")


class Choice(NamedTuple):
    """A choice of a filter's field: its name, the filter with it, and whether it is chosen now."""

    name: str
    wanted: Wanted
    now: bool


def choices(wanted: Wanted, games: Games, words: Words) -> dict[str, list[Choice]]:
    """Return the choices of each field by its key; the first one is any."""
    return {key: [*_of_field(wanted, key, games, words)] for key in FIELDS}


def _of_field(wanted: Wanted, key: str, games: Games, words: Words) -> Iterable[Choice]:
    any_ = replace(wanted, **{key: getattr(ANY, key)})
    yield Choice(words("wanted-any-of", field=key), any_, wanted == any_)
    for value in islice(FIELDS[key](games), limits.OPTIONS - 1):
        other = replace(wanted, **{key: value})
        yield Choice(_NAMES[key](value, words), other, wanted == other)


def against_lines(found: Sequence[AgainstLevel], words: Words) -> Iterator[str]:
    """Yield how people did against each level, or that no table counts yet.

    Tables against earlier house bots follow, in lines of their own.
    """
    earlier = [_against_line(one, words) for one in found if one.earlier]
    today = [_against_line(one, words) for one in found if not one.earlier]
    yield from today or [words("stats-bots-none")]
    yield from (words("stats-bots-earlier"), *earlier) if earlier else ()


def _against_line(one: AgainstLevel, words: Words) -> str:
    return words(
        "stats-bots-level",
        size=one.size,
        level=words("house-bot-mark", level=one.level),
        percent=_percent(one.share),
        low=_percent(one.low),
        high=_percent(one.high),
        count=one.tables,
        few="yes" if one.few else "no",
    )


def _percent(share: float) -> int:
    return round(100 * share)
