"""Installations of the app, and what follows from them for an interaction.

*Application*, installation context: a server installs the app, or a person for themselves, who then
has it wherever they are, whether its bot is there or not.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, cast

import simcord
from simcord import interactions
from simcord.backend.errors import BackendError

GUILD, BOT_DM, PRIVATE_CHANNEL = range(3)
BY_SERVER, BY_PERSON = "0", "1"
MOST_FOLLOW_UPS = 5
EPHEMERAL = 1 << 6
MESSAGE, DEFERRED = 4, 5
ELSEWHERE = 1 << 15 | 1 << 14 | 1 << 17
"""ATTACH_FILES, EMBED_LINKS and MENTION_EVERYONE (*Receiving and Responding*, note 3)."""


@dataclass
class Installs:
    """Installations of the app of a simulated Discord; `removed` = servers without its bot."""

    removed: set[int] = field(default_factory=set)
    people: set[int] = field(default_factory=set)
    between_people: bool = False
    """True for direct messages of people among each other."""
    external_apps: bool = False
    """True if people may use USE_EXTERNAL_APPS where the bot is not."""
    owners: dict[str, Mapping[str, str]] = field(default_factory=dict)
    """By token of the interaction."""

    def of(self, guild_id: int | None, user_id: int) -> dict[str, str]:
        """Return the owners of an interaction (*Receiving and Responding*, Authorizing ...)."""
        found = {}
        if guild_id is None and not self.between_people:
            found[BY_SERVER] = "0"
        elif guild_id is not None and guild_id not in self.removed:
            found[BY_SERVER] = str(guild_id)
        if user_id in self.people:
            found[BY_PERSON] = str(user_id)
        return found

    def by_person_alone(self, token: str) -> bool:
        return [*self.owners.get(token, ())] == [BY_PERSON]


def installs_of(backend: Any) -> Installs:
    """Return who installed the app of a simulated Discord."""
    return cast(Installs, vars(backend).setdefault("installs", Installs()))


_base_payload = interactions.base_payload


def base_payload(backend: Any, **told: Any) -> Any:
    """Tell who installed the app, and where the interaction comes from."""
    known, guild_id = installs_of(backend), told["guild_id"]
    record, payload = _base_payload(backend, **told)
    owners = known.owners[record.token] = known.of(guild_id, told["user_id"])
    direct = PRIVATE_CHANNEL if known.between_people else BOT_DM
    payload["authorizing_integration_owners"] = dict(owners)
    payload["context"] = direct if guild_id is None else GUILD
    if guild_id in known.removed:
        payload["app_permissions"] = str(ELSEWHERE)
    return record, payload


def heard(backend: Any, method: str, path: str, body: Any) -> Any:
    """Return the body of an answer as Discord takes it. Raises BackendError.

    *Permissions*, USE_EXTERNAL_APPS: without it, answers of an app that is not on the server are
    ephemeral. *Receiving and Responding*, Create Followup Message: five where only a person
    installed it; *Opcodes and Status Codes*: the sixth is 40094.
    """
    parts, known = path.strip("/").split("/"), installs_of(backend)
    token = parts[2] if len(parts) > 2 else ""
    if method != "POST" or not known.by_person_alone(token) or not isinstance(body, dict):
        return body
    if parts[0] == "webhooks":
        record = backend.interaction_by_token(token)
        if len(record.followup_ids) >= MOST_FOLLOW_UPS and not record.loading:
            raise BackendError(400, 40094, "This interaction has hit the maximum number")
        return body if known.external_apps else _ephemeral(body)
    says = body.get("type") in (MESSAGE, DEFERRED)
    if says and not known.external_apps:
        return body | {"data": _ephemeral(body.get("data") or {})}
    return body


def _ephemeral(data: Mapping[str, Any]) -> dict[str, Any]:
    return {**data, "flags": int(data.get("flags") or 0) | EPHEMERAL}


def remove_bot(env: simcord.Env, guild_id: int) -> None:
    """Take the bot off a server, as its admins do; who installed the app by themselves keeps it."""
    backend = env.backend
    installs_of(backend).removed.add(guild_id)
    backend.emit("GUILD_DELETE", {"id": str(guild_id)})
    backend.guilds[guild_id].members.pop(backend.bot_user.id, None)


def install() -> None:
    interactions.base_payload = base_payload
