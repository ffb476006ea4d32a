"""Routes of moves: the reader's question, the picture of their draft, and the POST for moves.

A link alone only shows the table: to move, the browser must be paired with the link's person. The
body of a POST names the action as `done`, see `DOORS`. Its response contains the current question
and, after a refusal, the reason. The status is 409 if the table has moved on meanwhile, 422 for
other refusals, and 202 if it is unknown whether the move counts (`elsewhere`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace

from aiohttp import web

from bot.engine.api import GameError
from bot.host.analysis.drafts import DraftChanged, DraftGone, Mark
from bot.host.core.api import HostError, NothingToTakeBack, NotSeated, Played, StalePrompt
from bot.host.core.cluster.api import OtherShard
from bot.host.links.pairings import Paired
from bot.host.people.private import NoteChanged
from bot.host.proposals.service import Decided
from bot.presenting.log_text import made, offered
from bot.presenting.moves.refusals import sentence
from bot.presenting.pictures import of_draft
from bot.web.elsewhere import Done, Handed, done_by_owner
from bot.web.pairing import may_move, paired, posted_by
from bot.web.picture_cache import Shown
from bot.web.pictures import asked_part, part_of
from bot.web.play import aid_doors, aids
from bot.web.play.question import Asking, Question, asking, mark_text, question
from bot.web.play.sent import Door, Sent, number, player
from bot.web.posting import begun
from bot.web.rate_limit import NotFound
from bot.web.responses import FOR_EVER, ONCE, answered, packed, send
from bot.web.rules import areas
from bot.web.site import Seen, Site

_CHANGED = (StalePrompt, DraftChanged, DraftGone, NothingToTakeBack, Decided, NoteChanged)
"""Exceptions raised because the page showed an outdated state."""


async def _move(site: Site, seen: Seen, sent: Sent) -> str:
    user_id, stamp, index = seen.viewer.user_id, number(sent, "stamp"), number(sent, "index")
    played = await site.context.host.tables.play_index(seen.table.id, user_id, stamp, index)
    return _done(seen, played)


async def _draft(site: Site, seen: Seen, sent: Sent) -> str:
    """Add a move to the draft, or begin a draft with it."""
    drafts, user_id = site.context.host.analysis.drafts, seen.viewer.user_id
    mark = _mark(sent) if sent.get("mark") else await _begun(site, seen, number(sent, "stamp"))
    await drafts.add_index(seen.table.id, user_id, number(sent, "index"), mark)
    return ""


async def _begun(site: Site, seen: Seen, stamp: int) -> Mark:
    """Begin a draft for a page that showed none; return its mark. Raises DraftChanged."""
    draft = await site.context.host.analysis.drafts.open(seen.table.id, seen.viewer.user_id)
    if draft.moves or stamp != draft.mark.begun:
        raise DraftChanged.into(draft)
    return draft.mark


async def _back(site: Site, seen: Seen, sent: Sent) -> str:
    """Remove a move from the draft, by its number or else the last one."""
    which = number(sent, "number") if "number" in sent else None
    drafts = site.context.host.analysis.drafts
    await drafts.take_back(seen.table.id, seen.viewer.user_id, _mark(sent), which)
    return ""


async def _clear(site: Site, seen: Seen, sent: Sent) -> str:
    drafts = site.context.host.analysis.drafts
    await drafts.clear(seen.table.id, seen.viewer.user_id, _mark(sent))
    return seen.words("draft-cleared")


async def _send(site: Site, seen: Seen, sent: Sent) -> str:
    """Make the drafted moves at the table."""
    drafts = site.context.host.analysis.drafts
    return _done(seen, await drafts.send(seen.table.id, seen.viewer.user_id, _mark(sent)))


async def _takeback(site: Site, seen: Seen, sent: Sent) -> str:
    """Take back the reader's newest move, if it is the one that the page showed."""
    tables, table, user_id = site.context.host.tables, seen.table, seen.viewer.user_id
    undone = await tables.takeback(table.id, user_id, number(sent, "stamp"))
    move = f"`{undone.notation}`"
    if seen.viewer.seat is not None:
        seat, renderer = seen.viewer.seat, seen.renderer
        move = offered(undone.position, seat, undone.notation, renderer, seen.words)
    return seen.words("done-takeback", move=move)


DOORS: Mapping[str, Door] = {
    "move": _move,
    "draft": _draft,
    "back": _back,
    "clear": _clear,
    "send": _send,
    "takeback": _takeback,
    **aid_doors.DOORS,
}
"""Requests of a page, by name, with the fields of each (for aids, see `aid_doors`):

* `move`: `stamp` of the decision, `index` of the move
* `draft`: `index`, and `mark` of the draft, or `stamp` if there is none yet
* `back`: `mark`, and `number` of a move (by default the last); `clear`, `send`: `mark`
* `takeback`: `stamp` of the move
"""


def _mark(sent: Sent) -> Mark:
    """Parse the mark of a draft that `mark_text` made. Raises NotFound."""
    begun, _, revision = str(sent.get("mark")).partition("-")
    if not (begun.isascii() and begun.isdigit() and revision.isascii() and revision.isdigit()):
        raise NotFound
    return Mark(int(begun), int(revision))


def _done(seen: Seen, played: Played) -> str:
    user_id = seen.viewer.user_id
    return seen.words("done-move", move=made(played, user_id, seen.renderer, seen.words))


async def asked(request: web.Request, site: Site, seen: Seen) -> Question | None:
    """Return the reader's question, or None if this browser may not move.

    A page opened by a link on another site is requested without the cookie, so its script asks
    again.
    """
    if not may_move(await paired(request, site), seen):
        return None
    return await question(site, await asking(site, seen))


async def _carried_out(request: web.Request, site: Site) -> tuple[int, Asking]:
    """Carry out a request; return what `carry_out` returns. Raises NotFound, Later."""
    who, sent = await posted_by(request, site)
    return await carry_out(site, who, lambda: site.seen(request), sent)


async def carry_out(
    site: Site, who: Paired, look: Callable[[], Awaitable[Seen]], sent: Sent
) -> tuple[int, Asking]:
    """Carry out a person's request from a page; `look` returns what the page's link shows.

    A request about a table of another process is carried out there. Return the status of the
    answer, and the values for the current question. Raises NotFound, Later.
    """
    seen = await look()
    with begun(site):
        try:
            done = await _done_here(site, who, seen, sent)
        except OtherShard as error:
            handed = Handed("table", seen.token, seen.words.language, who.user_id, who.mark, sent)
            done = await done_by_owner(site, error, handed, seen.words)
    now = await site.again(seen) or await look()
    return done.status, await asking(site, now, done.said)


async def handed_over(site: Site, who: Paired, handed: Handed) -> Done:
    """Carry out a page's request that another process received and handed over.

    Raises NotFound, Later, OtherShard.
    """
    seen = await site.opened(handed.about, handed.language)
    with begun(site):
        return await _done_here(site, who, seen, handed.sent)


async def _done_here(site: Site, who: Paired, seen: Seen, sent: Sent) -> Done:
    """Carry out a person's request in this process. Raises NotFound, OtherShard."""
    door = DOORS.get(str(sent.get("done")))
    if door is None or who.user_id != seen.viewer.user_id:
        raise NotFound
    try:
        if seen.viewer.seat is None:
            # Another person may have taken the seat since the page was opened.
            raise NotSeated(table=seen.table.id)
        await site.context.host.cluster.check(seen.table.id)
        return Done(200, await door(site, seen, sent))
    except OtherShard:
        raise
    except (GameError, HostError) as error:
        return Done(409 if isinstance(error, _CHANGED) else 422, sentence(error, seen.words))


async def _drawn_draft(request: web.Request, site: Site) -> tuple[Seen, Shown, str]:
    """Return the newest position, the picture of the reader's draft, and its cache lifetime.

    If the draft has changed or gone since the address was made, the picture shows the current draft
    or question, and must not be cached. Raises NotFound, Later.
    """
    seen = await player(request, site)
    draft = (await asking(site, seen)).draft
    if draft is None:
        return seen, await part_of(site, seen, asked_part(seen), first=True), ONCE
    key = ("draft", seen.table.id, draft.seat, draft.mark, seen.look)
    job = replace(of_draft(draft, seen.look), areas=True)
    is_meant = mark_text(draft) == request.match_info["mark"]
    shown = await site.picture_cache.shown(key, job, first=True)
    return seen, shown, FOR_EVER if is_meant else ONCE


def routes(site: Site) -> Sequence[web.RouteDef]:
    """Return the routes of moves."""

    async def show(request: web.Request) -> web.StreamResponse:
        found = await asked(request, site, await site.seen(request))
        return await send(request, packed(found), "application/json", None, ONCE)

    async def act(request: web.Request) -> web.StreamResponse:
        status, now = await _carried_out(request, site)
        return answered(status, await question(site, now))

    async def drafted(request: web.Request) -> web.StreamResponse:
        _, found, keep = await _drawn_draft(request, site)
        return await send(request, found.data, found.kind, found.mark, keep)

    async def drafted_areas(request: web.Request) -> web.StreamResponse:
        seen, found, keep = await _drawn_draft(request, site)
        told = packed(areas(site, seen, found))
        return await send(request, told, "application/json", None, keep)

    mark, stamp = "draft-{mark:[0-9]{1,15}-[0-9]{1,15}}", "{stamp:[0-9]{1,12}}"
    return (
        *aids.routes(site),
        web.get("/t/{token}/play", show, allow_head=False),
        web.post("/t/{token}/play", act),
        web.get(f"/t/{{token}}/picture/{mark}/{stamp}", drafted),
        web.get(f"/t/{{token}}/areas/{mark}/{stamp}", drafted_areas),
    )
