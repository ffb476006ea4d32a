"""The contents of a call by a way: game, table, what is asked, until when, and where.

They say no more than the post at the table, so nothing hidden, and nothing that people wrote.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime

from bot.host.core.api import HostError, Table
from bot.host.people import calling
from bot.host.people.hours import zone_of
from bot.host.people.way_calls import CONFIRM, DIGEST, TEST, WayCall
from bot.locales import Words
from bot.locales.markdown import unmarked
from bot.presenting.services import Services
from bot.presenting.table import asked_of, place_link, title_of, urgency, words_at


@dataclass(frozen=True, slots=True)
class Contents:
    """The contents of a call in the language of its person, as plain text.

    `mark` is the same at each try, `link` the address of the question on Discord. A test has no
    game, table, time and link, and neither has the question whether an address is confirmed. Those
    of a call for several questions are in its `parts`, most urgent first.
    """

    mark: str
    topic: str
    asked_at: datetime
    language: str
    title: str
    asked: str
    game: str | None = None
    table: int | None = None
    until: datetime | None = None
    zone: str = "UTC"
    link: str | None = None
    parts: tuple[Contents, ...] = ()

    @property
    def text(self) -> str:
        """The sentences below the title."""
        if self.until is None:
            return self.asked
        until = f"{self.until.astimezone(zone_of(self.zone)):%Y-%m-%d %H:%M} ({self.zone})"
        return f"{self.asked}\n{Words(self.language)('way-until', until=until)}"


async def contents_of(services: Services, call: WayCall) -> Contents | None:
    """Return the contents of a call, or None if nothing is asked any more."""
    if call.topic == DIGEST:
        return await _of_parts(services, call)
    language = (await services.host.people.preferences.get(call.way.user_id)).language
    if call.topic in _WITHOUT_TABLE:
        words = Words(language)
        title, asked = (words(f"way-{call.topic}-{part}") for part in ("title", "text"))
        return Contents(call.mark, call.topic, _moment(call.at), words.language, title, asked)
    try:
        table = await services.host.tables.get(call.table_id)
        words = words_at(table, Words(language or table.language))
        question = await _ASKED[call.topic](services, call, table, words)
    except HostError:
        return None
    if question is None:
        return None
    return await _of_table(services, call, table, words, question)


async def _of_parts(services: Services, call: WayCall) -> Contents | None:
    """Return the contents of a call for several questions, None if none is open any more."""
    language = (await services.host.people.preferences.get(call.way.user_id)).language
    words = Words(language)
    found = [await contents_of(services, part) for part in call.parts]
    parts = [one for one in found if one is not None]
    parts.sort(key=lambda one: urgency(one.until, one.asked_at))
    title = words("way-digest-title", count=len(parts))
    told = (call.mark, DIGEST, _moment(call.at), words.language, title, "")
    return Contents(*told, parts=tuple(parts)) if parts else None


async def _of_table(
    services: Services, call: WayCall, table: Table, words: Words, asked: str
) -> Contents:
    user_id = call.way.user_id
    hours = await services.host.absence.availability.hours(user_id)
    until = await services.host.absence.until(user_id) if call.topic == calling.TURN else {}
    title = title_of(table, words)
    return Contents(
        call.mark,
        call.topic,
        _moment(call.at),
        words.language,
        unmarked(words("way-title", topic=call.topic, table=title)),
        unmarked(asked),
        table.game,
        table.id,
        until.get(table.id),
        "UTC" if hours is None else hours.zone,
        place_link(table.guild_id, table.place_id, table.post_id or table.card_id),
    )


def _moment(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC)


async def _turn(services: Services, call: WayCall, table: Table, words: Words) -> str | None:
    """Return what a seat is asked, as everybody at the table may read it.

    Raises UnknownTable, WrongStatus.
    """
    position = await services.host.tables.position(table.id)
    renderer = services.renderer(position.table.game)
    question = asked_of(position, call.number, renderer, words, None)
    return question or None


async def _vote(_services: Services, _call: WayCall, _table: Table, words: Words) -> str:
    return words("way-vote")


async def _proposal(_services: Services, _call: WayCall, _table: Table, words: Words) -> str:
    return words("way-proposal")


async def _here(_services: Services, call: WayCall, table: Table, words: Words) -> str | None:
    chair = table.chair_of(call.way.user_id)
    return words("way-here") if chair is not None and chair.awaited else None


_WITHOUT_TABLE = frozenset({TEST, CONFIRM})
_Asked = Callable[[Services, WayCall, Table, Words], Awaitable[str | None]]
_ASKED: Mapping[str, _Asked] = {
    calling.TURN: _turn,
    calling.VOTE: _vote,
    calling.PROPOSAL: _proposal,
    calling.HERE: _here,
}
