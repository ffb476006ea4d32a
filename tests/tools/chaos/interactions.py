"""Interactions: answers and what follows them; *Receiving and Responding* of the documentation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from aiohttp import web
from simcord.components import ComponentValidationError, validate_modal

from tests.strict.refusal import Malformed, Refused
from tests.tools.chaos import clock
from tests.tools.chaos.mentions import PARSED_IN_ANSWERS
from tests.tools.chaos.messages import rewrite, written
from tests.tools.chaos.objects import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    DM,
    EPHEMERAL,
    MODAL_SUBMIT,
    Interaction,
    Message,
    snowflake,
)
from tests.tools.chaos.routes import Answer, Upload, body_of, route
from tests.tools.chaos.world import ANSWER_WITHIN, FOLLOW_UPS, TOKEN_LASTS

if TYPE_CHECKING:
    from tests.tools.chaos.server import Server

MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
ANSWERS = {
    COMMAND: (MESSAGE, DEFERRED, MODAL),
    COMPONENT: (MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL_SUBMIT: (MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE),
}
"""The types of answers to each type of interaction; *Interaction Callback Type*."""


@route("POST", "/interactions/{interaction}/{token}/callback")
async def callback(server: Server, request: web.Request) -> Answer:
    body, uploads = await body_of(request)
    given = server.world.interactions.get(request.match_info["token"])
    late = given is None or given.failed or clock.now() - given.at > ANSWER_WITHIN
    if given is None or late:
        raise Refused(404, 10062, "Unknown interaction")
    if given.acknowledged:
        raise Refused(400, 40060, "Interaction has already been acknowledged.")
    _call_back(server, given, body["type"], body.get("data") or {}, uploads)
    given.acknowledged = True
    if request.query.get("with_response", "false").lower() not in ("true", "1"):
        return None
    return _response(given, body["type"])


def _response(given: Interaction, kind: int) -> dict[str, Any]:
    """Return what `with_response` asks for; *Interaction Callback Response Object*."""
    shown = given.original
    answer: dict[str, Any] = {
        "interaction": {
            "id": str(given.id),
            "type": given.kind,
            "response_message_id": None if shown is None else str(shown.id),
            "response_message_loading": given.deferred,
            "response_message_ephemeral": shown is not None and shown.reader is not None,
        }
    }
    if shown is not None and kind in (MESSAGE, UPDATE):
        answer["resource"] = {"type": kind, "message": shown.payload()}
    return answer


def _call_back(
    server: Server,
    given: Interaction,
    kind: int,
    data: Mapping[str, Any],
    uploads: Sequence[Upload],
) -> None:
    """Do what the first answer says. Raises Refused."""
    if kind not in ANSWERS[given.kind]:
        raise Malformed(f"type {kind} answers no interaction of type {given.kind}")
    if kind == MESSAGE:
        given.original = _said(server, given, data, uploads)
    elif kind == DEFERRED:
        _defer(server, given, data)
    elif kind in (DEFERRED_UPDATE, UPDATE):
        given.original = given.source
        if kind == UPDATE and given.source is not None:
            _update(server, given, given.source, data, uploads)
    elif kind == CHOICES:
        given.choices = data["choices"]
    else:
        given.modal = _modal(data)


def _defer(server: Server, given: Interaction, data: Mapping[str, Any]) -> None:
    """Show that an answer is to come."""
    given.deferred = True
    thinking = Message(snowflake(), given.channel.id, server.world.bot, [], content="…")
    thinking.flags, thinking.answers = data.get("flags") or 0, given.id
    given.original = thinking
    _show(server, given, thinking)
    server.world.record.append(thinking)


def _show(server: Server, given: Interaction, message: Message) -> None:
    """Show an answer to everybody in the channel, or to the person alone.

    *Permissions*, USE_EXTERNAL_APPS: where only a person installed the app, the members of the
    server here have no such permission, and nobody else sees an answer.
    """
    if message.flags & EPHEMERAL or _is_personal(server, given):
        message.reader = given.user.id
    else:
        given.channel.messages[message.id] = message


def _update(
    server: Server,
    given: Interaction,
    source: Message,
    data: Mapping[str, Any],
    uploads: Sequence[Upload],
) -> None:
    given.made_move = source.reader is None and source.live()
    rewrite(server, source, data, uploads, PARSED_IN_ANSWERS)
    if not given.made_move:
        given.say(source)


def _modal(data: Mapping[str, Any]) -> dict[str, Any]:
    try:
        return validate_modal(data)
    except ComponentValidationError as error:
        raise Malformed(str(error)) from None


def _said(
    server: Server, given: Interaction, data: Mapping[str, Any], uploads: Sequence[Upload]
) -> Message:
    message = written(server, given.channel, data, uploads, PARSED_IN_ANSWERS)
    message.answers = given.id
    _show(server, given, message)
    given.say(message)
    return message


def _given(server: Server, request: web.Request) -> Interaction:
    """Return the interaction of a token, which lasts 15 minutes. Raises Refused."""
    given = server.world.interactions.get(request.match_info["token"])
    if given is None or not given.acknowledged:
        raise Refused(404, 10015, "Unknown Webhook")
    if clock.now() - given.at > TOKEN_LASTS:
        raise Refused(401, 50027, "Invalid Webhook Token")
    return given


def _answer(server: Server, request: web.Request) -> tuple[Interaction, Message]:
    given, name = _given(server, request), request.match_info["message"]
    known = {str(m.id): m for m in [*given.said, given.original] if m is not None}
    found = given.original if name == "@original" else known.get(name)
    if found is None or found.deleted:
        raise Refused(404, 10008, "Unknown Message")
    return given, found


@route("POST", "/webhooks/{application}/{token}")
async def follow_up(server: Server, request: web.Request) -> Answer:
    """Send a message after the first answer, or in place of a deferred one.

    *Create Followup Message*: the deferred one keeps its privacy; five where only a person
    installed the app (40094).
    """
    given, (body, uploads) = _given(server, request), await body_of(request)
    if given.deferred and given.original is not None:
        _fill(server, given, given.original, body, uploads)
        return given.original.payload()
    if _is_personal(server, given) and given.followed >= FOLLOW_UPS:
        raise Refused(400, 40094, "This interaction has hit the maximum number of follow ups")
    given.followed += 1
    return _said(server, given, body, uploads).payload()


def _fill(
    server: Server,
    given: Interaction,
    message: Message,
    body: Mapping[str, Any],
    uploads: Sequence[Upload],
) -> None:
    """Edit an answer; one that was deferred shows nothing but that it is to come."""
    rewrite(server, message, {"content": ""} | dict(body), uploads, PARSED_IN_ANSWERS)
    given.deferred = False
    if message is not given.source or not given.made_move:
        given.say(message)


@route("GET", "/webhooks/{application}/{token}/messages/{message}")
async def fetch_answer(server: Server, request: web.Request) -> Answer:
    return _answer(server, request)[1].payload()


@route("PATCH", "/webhooks/{application}/{token}/messages/{message}")
async def edit_answer(server: Server, request: web.Request) -> Answer:
    given, message = _answer(server, request)
    body, uploads = await body_of(request)
    _fill(server, given, message, body, uploads)
    return message.payload()


@route("DELETE", "/webhooks/{application}/{token}/messages/{message}")
async def delete_answer(server: Server, request: web.Request) -> Answer:
    _, message = _answer(server, request)
    message.deleted = True


def _owners(server: Server, given: Interaction) -> dict[str, str]:
    """Return who installed the app here; *Authorizing Integration Owners Object*."""
    world, owners = server.world, dict[str, str]()
    if given.channel.type == DM:
        owners["0"] = "0"
    elif world.joined:
        owners["0"] = str(world.guild_id)
    if given.user.id in world.installed_by:
        owners["1"] = str(given.user.id)
    return owners


def _is_personal(server: Server, given: Interaction) -> bool:
    """Return whether the app is there for one person alone."""
    return [*_owners(server, given)] == ["1"]


def interaction_payload(
    server: Server, given: Interaction, data: Mapping[str, Any]
) -> dict[str, Any]:
    """Return the event that tells the bot of a click or a command."""
    world, channel = server.world, given.channel
    permissions = str(world.permissions(channel)) if channel.type != DM else str(1 << 11)
    payload: dict[str, Any] = {
        "id": str(given.id),
        "application_id": str(world.application_id),
        "type": given.kind,
        "token": given.token,
        "version": 1,
        "data": data,
        "channel_id": str(channel.id),
        "channel": channel.payload(world.bot) | {"permissions": permissions},
        "app_permissions": permissions,
        "locale": "en-US",
        "entitlements": [],
        "attachment_size_limit": 10 << 20,
        "authorizing_integration_owners": _owners(server, given),
        "context": 0 if channel.guild_id else 1,
    }
    if channel.guild_id:
        payload |= {"guild_id": str(world.guild_id), "guild_locale": "en-US"}
        payload["guild"] = {"id": str(world.guild_id), "locale": "en-US", "features": []}
        payload["member"] = given.user.member()
    else:
        payload["user"] = given.user.payload()
    if given.source is not None:
        payload["message"] = given.source.payload()
    return payload
