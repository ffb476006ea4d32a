"""Page requests other than moves: aids to a turn that work like the commands of the same names."""

from __future__ import annotations

from collections.abc import Mapping

from bot.host.automation.standing_orders import MOST, BadOrder
from bot.host.core.api import NothingToTakeBack
from bot.host.proposals.actions import NothingToPropose
from bot.presenting.moves.reasons import hint_texts
from bot.presenting.proposals import decided
from bot.web.play.aids import askback, possible
from bot.web.play.sent import Door, Sent, number, text, texts
from bot.web.rate_limit import NotFound
from bot.web.site import Seen, Site


async def _hint(site: Site, seen: Seen, sent: Sent) -> str:
    """Return a hint for the current decision; a search takes seconds unless it was made before."""
    host, table, viewer = site.context.host, seen.table, seen.viewer
    if viewer.seat is None:
        raise NotFound
    hint = await host.analysis.coaching.hint(table.id, viewer.user_id, number(sent, "stamp"))
    position = await host.tables.position(table.id, hint.version)
    told = hint_texts(hint, viewer.seat, position, seen.renderer, seen.words)
    return f"{told.options}\n{told.number}"


async def _note(site: Site, seen: Seen, sent: Sent) -> str:
    """Replace the reader's note, unless it has changed since the page showed it."""
    notes, before, new = site.context.host.people.notes, text(sent, "before"), text(sent, "text")
    await notes.edit_note(seen.table.id, seen.viewer.user_id, before, new)
    return seen.words("web-aids-note-kept")


async def _vote(site: Site, seen: Seen, sent: Sent) -> str:
    """Vote on a proposal at this table, or withdraw it."""
    proposals, user_id = site.context.host.proposals, seen.viewer.user_id
    which, answer = number(sent, "proposal"), text(sent, "answer")
    if answer not in ("agree", "decline", "withdraw"):
        raise NotFound
    if (await proposals.get(which)).table.id != seen.table.id:
        raise NotFound
    if answer == "withdraw":
        proposal = await proposals.withdraw(which, user_id)
    else:
        proposal = await proposals.vote(which, user_id, answer == "agree")
    words, votes = seen.words, site.context.votes
    if votes is not None:
        votes.show(proposal)
    return words("done-vote") if proposal.outcome is None else decided(proposal, words)


async def _propose(site: Site, seen: Seen, sent: Sent) -> str:
    """Make one of the proposals that the page offered, if it is still possible."""
    what, proposals = text(sent, "what"), site.context.host.proposals
    found = next((one for one in await possible(site, seen) if one.key["key"] == what), None)
    if found is None:
        raise NothingToPropose
    user_id = seen.viewer.user_id
    proposal = await proposals.propose(seen.table.id, user_id, found.kind, **found.data)
    return seen.words("done-propose", decided=proposal.outcome or "no")


async def _ask_back(site: Site, seen: Seen, sent: Sent) -> str:
    """Propose to take back the reader's newest move, if it is the one that the page showed."""
    stamp = await askback(site, seen)
    if stamp is None or stamp != number(sent, "stamp"):
        raise NothingToTakeBack(reason="moved")
    version = seen.table.version_of(stamp) - 1
    proposals, user_id = site.context.host.proposals, seen.viewer.user_id
    proposal = await proposals.propose(seen.table.id, user_id, "takeback", version=version)
    return seen.words("done-propose", decided=proposal.outcome or "no")


async def _order(site: Site, seen: Seen, sent: Sent) -> str:
    """Arm a standing order; it may move immediately."""
    orders, (wish, decision, scope) = (
        site.context.host.automation.orders,
        (text(sent, key) for key in ("wish", "decision", "scope")),
    )
    prefers, user_id = texts(sent, "prefers"), seen.viewer.user_id
    await orders.arm(seen.table.id, user_id, wish, decision, prefers, scope)
    await orders.settled(seen.table.id)
    return seen.words("web-aids-order-armed")


async def _end_order(site: Site, seen: Seen, sent: Sent) -> str:
    """End one of the reader's standing orders at this table."""
    orders, user_id, which = (
        site.context.host.automation.orders,
        seen.viewer.user_id,
        number(sent, "order"),
    )
    if which not in {one.id for one in await orders.armed(seen.table.id, user_id)}:
        raise BadOrder(reason="gone", most=MOST)
    await orders.cancel(which, user_id)
    return seen.words("web-aids-order-ended")


DOORS: Mapping[str, Door] = {
    "hint": _hint,
    "note": _note,
    "vote": _vote,
    "propose": _propose,
    "ask-back": _ask_back,
    "order": _order,
    "end-order": _end_order,
}
"""Requests of a page other than moves, by name, with the fields of each:

* `hint`: `stamp` of the decision
* `note`: the new `text`, and the text `before` the edit
* `vote`: `proposal`, and the `answer` agree | decline | withdraw
* `propose`: `what`, a key of `proposing`
* `ask-back`: `stamp` of the reader's newest move
* `order`: `wish`, `decision`, `prefers`, `scope`; `end-order`: `order`
"""
