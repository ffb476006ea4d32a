"""Scheduled events as Discord documents them, over SimCord's own routes.

The page *Guild Scheduled Event*; its sections are named. SimCord asks for MANAGE_EVENTS at each
change and knows no limits: here its routes are done with what the page says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import Any

from simcord.backend import errors, permissions, serializers
from simcord.backend.models import ScheduledEvent
from simcord.http import router
from simcord.http.router import RequestContext

from tests.strict.refusal import Malformed, Refused

GUILD_ONLY, EXTERNAL = 2, 3
SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
MOST = 100
_NEXT = {SCHEDULED: {ACTIVE, CANCELED}, ACTIVE: {COMPLETED}}
"""Valid Guild Scheduled Event Status Transitions."""
_OF_NEW = frozenset({
    *("name", "privacy_level", "scheduled_start_time", "scheduled_end_time", "description"),
    *("entity_type", "entity_metadata"),
})  # fmt: skip
_OF_CHANGE = _OF_NEW | {"status", "channel_id"}
"""`channel_id` has to be null (Field Requirements By Entity Type), as discord.py sends it."""

Handler = Callable[[RequestContext], Any]
Body = Mapping[str, Any]


def check_texts(body: Body) -> None:
    """Refuse texts of a wrong length. Raises Malformed.

    Guild Scheduled Event Structure, and Entity Metadata.
    """
    location = (body.get("entity_metadata") or {}).get("location")
    for name, text, most in (
        ("name", body.get("name"), 100),
        ("description", body.get("description"), 1000),
        ("entity_metadata.location", location, 100),
    ):
        if text is not None and not (text.strip() and len(text) <= most):
            raise Malformed(f"{name}: {len(text)} instead of 1 to {most} characters")


def check_new(body: Body) -> None:
    """Refuse an event that is none at a place outside Discord. Raises Malformed.

    Field Requirements By Entity Type, EXTERNAL; Guild Scheduled Event Privacy Level.
    """
    unknown = body.keys() - _OF_NEW
    if unknown or body["entity_type"] != EXTERNAL or body["privacy_level"] != GUILD_ONLY:
        raise Malformed(f"not used by the bot: {sorted(unknown) or body}")
    lacking = [name for name in ("name", "scheduled_start_time", "scheduled_end_time")
               if not body.get(name)]  # fmt: skip
    if lacking or not (body.get("entity_metadata") or {}).get("location"):
        raise Malformed(f"{lacking or 'entity_metadata.location'}: this field is required")


def check_times(starts: str | None, ends: str | None, now: datetime, before: str = "") -> None:
    """Refuse a beginning in the past, or an end that is not after it. Raises Malformed.

    As whoever tried reports: GUILD_SCHEDULED_EVENT_SCHEDULE_PAST, "Cannot schedule event in the
    past." `before` is the beginning that an event has, if another is not given.
    """
    if starts is not None and datetime.fromisoformat(starts) <= now:
        raise Malformed("scheduled_start_time: Cannot schedule event in the past.")
    begins = starts or before
    if ends is not None and datetime.fromisoformat(ends) <= datetime.fromisoformat(begins):
        raise Malformed("scheduled_end_time: not after the beginning")


def check_change(event: ScheduledEvent, body: Body) -> None:
    """Refuse what an event's status does not allow. Raises Refused.

    Guild Scheduled Event Status, Valid Status Transitions; *Opcodes and Status Codes*: 180000. That
    the beginning of an event that has begun is refused, also unchanged, is told by whoever tried
    (GUILD_SCHEDULED_EVENT_..._INVALID_START_BY_STATUS, 50035).
    """
    if (unknown := body.keys() - _OF_CHANGE) or body.get("channel_id") is not None:
        raise Malformed(f"not used by the bot: {sorted(unknown) or 'channel_id'}")
    if event.status in (COMPLETED, CANCELED):
        raise Refused(400, 180000, "Cannot update a finished event")
    if "status" in body and body["status"] not in _NEXT[event.status]:
        raise Malformed(f"status: {event.status} does not become {body['status']}")
    if event.status == ACTIVE and "scheduled_start_time" in body:
        raise Malformed("scheduled_start_time: invalid start by status")


def check_room(there: Iterable[ScheduledEvent]) -> None:
    """Refuse one event too many (Create; *Opcodes and Status Codes*: 30038). Raises Refused."""
    if sum(event.status in (SCHEDULED, ACTIVE) for event in there) >= MOST:
        raise Refused(400, 30038, "Maximum number of uncompleted guild scheduled events reached")


def _now(ctx: RequestContext) -> datetime:
    return datetime.fromisoformat(ctx.backend.now_iso())


def _may(ctx: RequestContext, *names: str) -> bool:
    """Return whether the bot has one of these permissions for the whole server."""
    guild_id, me = ctx.int_arg("guild_id"), ctx.backend.bot_user.id
    given = ctx.backend.compute_permissions(guild_id, me)
    return any(given & permissions.flag(name) for name in names)


def creating(ctx: RequestContext) -> Any:
    """Make an event with CREATE_EVENTS (Permissions for events with entity_type EXTERNAL)."""
    from tests.strict.install import refusing

    backend, guild_id, body = ctx.backend, ctx.int_arg("guild_id"), dict(ctx.body())
    if not _may(ctx, "create_events"):
        raise errors.missing_permissions()
    with refusing():
        check_new(body)
        check_texts(body)
        check_times(body["scheduled_start_time"], body["scheduled_end_time"], _now(ctx))
        check_room(backend.get_guild(guild_id).scheduled_events.values())
    del body["privacy_level"]
    event = backend.create_scheduled_event(guild_id, creator_id=backend.bot_user.id, **body)
    return serializers.scheduled_event_payload(backend, event)


def changing(work: Callable[[RequestContext, ScheduledEvent], Any]) -> Handler:
    """Change or delete an event: one's own with CREATE_EVENTS, others' with MANAGE_EVENTS."""

    def handler(ctx: RequestContext) -> Any:
        event = ctx.backend.get_scheduled_event(ctx.int_arg("guild_id"), ctx.int_arg("event_id"))
        own = ("create_events",) if event.creator_id == ctx.backend.bot_user.id else ()
        if not _may(ctx, "manage_events", *own):
            raise errors.missing_permissions()
        return work(ctx, event)

    return handler


def _edit(ctx: RequestContext, event: ScheduledEvent) -> Any:
    from tests.strict.install import refusing

    body, before = dict(ctx.body()), event.scheduled_start_time
    with refusing():
        check_change(event, body)
        check_texts(body)
        starts, ends = (body.get(f"scheduled_{name}_time") for name in ("start", "end"))
        check_times(starts, ends or event.scheduled_end_time, _now(ctx), before)
    body.pop("privacy_level", None)
    edited = ctx.backend.edit_scheduled_event(event.guild_id, event.id, body)
    return serializers.scheduled_event_payload(ctx.backend, edited)


def _delete(ctx: RequestContext, event: ScheduledEvent) -> None:
    ctx.backend.delete_scheduled_event(event.guild_id, event.id)


_EVENTS = "/guilds/{guild_id}/scheduled-events"
_HANDLERS: Mapping[tuple[str, str], Handler] = {
    ("POST", _EVENTS): creating,
    ("PATCH", f"{_EVENTS}/{{event_id}}"): changing(_edit),
    ("DELETE", f"{_EVENTS}/{{event_id}}"): changing(_delete),
}


def install() -> None:
    for (method, template), handler in _HANDLERS.items():
        routes, path = router._ROUTES[method], template.strip("/").split("/")
        at = next(number for number, (known, _) in enumerate(routes) if known == path)
        routes[at] = (path, handler)
