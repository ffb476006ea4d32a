"""Aids to a turn, as plain values: note, proposals, standing orders, events since last time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple, TypedDict

from aiohttp import web

from bot.host.analysis.history import Recap
from bot.host.automation.standing_orders import SCOPES, Order
from bot.host.people.private import NOTE_TEXT
from bot.host.proposals.actions import Data
from bot.host.proposals.service import Proposal
from bot.locales import Words
from bot.locales.markdown import escaped, unmarked
from bot.presenting.log_text import by_phase
from bot.presenting.orders import choices, line, name, term
from bot.presenting.proposals import MARKS, asks, details, meaning, own_last, proposable, quorum
from bot.web.pictures import job_of, picture_mark
from bot.web.play.sent import player
from bot.web.responses import ONCE, packed, send
from bot.web.site import Seen, Site

NEWEST = 60
"""Maximum number of lines about the events since the reader's last move."""
HOLE = "{until}"
"""Placeholder for a time, which the script shows in the reader's time zone."""


class Key(TypedDict):
    """A choice's key and text."""

    key: str
    text: str


class Note(TypedDict):
    """The reader's private note, and its maximum length."""

    text: str
    most: int


class Proposed(TypedDict):
    """An open proposal: its lines, when it closes (ISO 8601), and the reader's possible answers."""

    id: int
    lines: list[str]
    closes: str
    until: str
    answers: list[Key]


class Armed(TypedDict):
    """An armed standing order of the reader, and the label of the button that ends it."""

    id: int
    text: str
    end: str


class Kind(TypedDict):
    """A kind of order that can be armed; the reader picks `least` to `most` of its `values`."""

    wish: str
    decision: str
    text: str
    values: list[Key]
    least: int
    most: int


class Orders(TypedDict):
    """The reader's armed and recently ended standing orders, and the kinds that can be armed.

    `asking` are the questions about the first and next preference, and about how long an order
    applies.
    """

    armed: list[Armed]
    ended: list[str]
    asking: list[str]
    kinds: list[Kind]
    scopes: list[Key]


class Aids(TypedDict):
    """All aids except the hint.

    `askback` is the stamp of the reader's move that the other players may allow them to take back.
    `proposing` is what else the reader can propose. `orders` is None if the game has none, or is
    over. `discord` is the address of the table on Discord, "" = it has none.
    """

    note: Note
    proposals: list[Proposed]
    proposing: list[Key]
    askback: int | None
    orders: Orders | None
    discord: str


class Since(TypedDict):
    """Events since the reader's last move.

    `pictures` are the addresses, by part, of the pictures that outline the events, for dark and
    light mode.
    """

    stamp: int
    lines: list[str]
    pictures: dict[str, tuple[str, str]]


async def aids(site: Site, seen: Seen) -> Aids:
    """Return the aids that a seated reader has now."""
    host, table, user_id = site.context.host, seen.table, seen.viewer.user_id
    note = await host.people.notes.note(table.id, user_id)
    running = table.status == "running"
    proposals = await host.proposals.open_at(table.id) if running else []
    asked = any(one.kind == "takeback" for one in proposals)
    return Aids(
        note=Note(text=note, most=NOTE_TEXT),
        proposals=[await _proposed(site, one, seen) for one in proposals],
        proposing=[one.key for one in await possible(site, seen)] if running else [],
        askback=await askback(site, seen) if running and not asked else None,
        orders=await _orders(site, seen) if running else None,
        discord=site.on_discord(table, table.post_id),
    )


class Possible(NamedTuple):
    """A proposal that the reader can make: its key on the page, and the host's arguments."""

    key: Key
    kind: str
    data: Data


async def possible(site: Site, seen: Seen) -> list[Possible]:
    """Return the proposals that the reader can make now, except taking back a move."""
    table, user_id, words = seen.table, seen.viewer.user_id, seen.words
    chair = table.chair_of(user_id)
    name = "" if chair is None else chair.name
    return [
        Possible(
            Key(
                key=":".join((kind, *map(str, data.values()))),
                text=unmarked(meaning(table, name, kind, data, words)),
            ),
            kind,
            data,
        )
        for kind, data in await proposable(site.context, table, user_id)
    ]


async def askback(site: Site, seen: Seen) -> int | None:
    """Return the stamp of the reader's newest move if taking it back needs consent, else None."""
    tables, table, user_id = site.context.host.tables, seen.table, seen.viewer.user_id
    if await tables.free_takeback(table.id, user_id) is not None:
        return None
    version = await own_last(tables, table, user_id)
    return None if version is None else table.stamp(version)


async def _proposed(site: Site, proposal: Proposal, seen: Seen) -> Proposed:
    words, table = seen.words, proposal.table
    absentee = "" if proposal.kind != "away" else escaped(table.names[proposal.data["seat"]])
    voices = (f"{MARKS[one.agrees]} {escaped(one.name)}" for one in proposal.voices)
    told = await details(site.context, proposal, absentee, words)
    lines = (asks(proposal, words), *told.split("\n"), " · ".join(voices), quorum(proposal, words))
    return Proposed(
        id=proposal.id,
        lines=_plain(lines),
        closes=words("proposal-until", until=HOLE),
        until=proposal.due_at.isoformat(timespec="seconds"),
        answers=[
            Key(key=one, text=words(f"button-{one}"))
            for one in _answers(proposal, seen.viewer.user_id)
        ],
    )


def _answers(proposal: Proposal, user_id: int) -> tuple[str, ...]:
    if proposal.user_id == user_id:
        return ("withdraw",)
    asked = any(one.user_id == user_id for one in proposal.voices)
    return ("agree", "decline") if asked else ()


async def _orders(site: Site, seen: Seen) -> Orders | None:
    orders, table, words = site.context.host.automation.orders, seen.table, seen.words
    book, user_id = orders.book(table.game), seen.viewer.user_id
    if book is None:
        return None
    armed = await orders.armed(table.id, user_id)
    ended = await orders.ended(table.id, user_id)
    kinds = [
        Kind(
            wish=wish.key,
            decision=decision,
            text=unmarked(name(table.game, wish.key, decision, words)),
            values=[
                Key(key=value, text=unmarked(term(table.game, wish.key, value, words)))
                for value in wish.values(seen.view)
            ],
            least=wish.least,
            most=wish.most,
        )
        for wish, decision in choices(book)
    ]
    return Orders(
        armed=[_armed(one, number, seen) for number, one in enumerate(armed, 1)],
        ended=[_ended(one, seen) for one in ended],
        asking=[
            *(words("orders-prefer", count=count) for count in (1, 2)),
            words("orders-how-long"),
        ],
        kinds=kinds,
        scopes=[Key(key=one, text=words(f"order-scope-{one}")) for one in SCOPES],
    )


def _armed(order: Order, number: int, seen: Seen) -> Armed:
    words = seen.words
    said = line(order, seen.table.game, words)
    return Armed(
        id=order.id,
        text=unmarked(f"{said} {words('order-fired', count=order.fired)}"),
        end=words("button-end-order", number=number),
    )


def _ended(order: Order, seen: Seen) -> str:
    words = seen.words
    said = line(order, seen.table.game, words)
    return unmarked(f"{said} – {words('order-ended', why=order.ended or '')}")


async def since(site: Site, seen: Seen) -> Since:
    """Return the events since the reader's last move, in words and as outlines in pictures."""
    recap = await site.context.host.analysis.history.since_own(seen.table.id, seen.viewer.user_id)
    return Since(
        stamp=seen.stamp,
        lines=_plain(_happened(recap, seen)),
        pictures=await _outlined(site, seen, recap),
    )


def _happened(recap: Recap, seen: Seen) -> list[str]:
    words: Words = seen.words
    if not recap.entries:
        return [words("catchup-nothing")]
    told = [one for one in by_phase(recap.entries, seen.renderer, words) if one]
    earlier = [words("web-aids-earlier")] if len(told) > NEWEST else []
    return [*earlier, *told[-NEWEST:]] or [words("catchup-nothing-told")]


async def _outlined(site: Site, seen: Seen, recap: Recap) -> dict[str, tuple[str, str]]:
    """Return the addresses of the table and the reader's board with all changes outlined."""
    version = recap.since.version
    still = recap.now.version == seen.position.version and seen.timeline.stands(version)
    if not recap.entries or not still:
        return {}
    then, outlined = seen.table.stamp(version), replace(seen, before=recap.since)
    found = {}
    for part in ("table", f"seat-{seen.viewer.seat}"):
        mark = picture_mark(site, await job_of(outlined, part, site))
        found[part] = seen.sources(part, mark, f"since/{then}")
    return found


def _plain(lines: Iterable[str]) -> list[str]:
    return [unmarked(one) for one in lines if one]


def routes(site: Site) -> Sequence[web.RouteDef]:
    """Return the routes of the aids, for browsers that may move at the table."""

    async def show_aids(request: web.Request) -> web.StreamResponse:
        found = await aids(site, await player(request, site))
        return await send(request, packed(found), "application/json", None, ONCE)

    async def show_since(request: web.Request) -> web.StreamResponse:
        found = await since(site, await player(request, site))
        return await send(request, packed(found), "application/json", None, ONCE)

    return (
        web.get("/t/{token}/aids", show_aids, allow_head=False),
        web.get("/t/{token}/since", show_since, allow_head=False),
    )
