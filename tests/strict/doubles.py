"""Those who play Discord, each asked in its own way: the rules alone, SimCord, the chaos server."""

from __future__ import annotations

import io
from dataclasses import replace
from itertools import count
from typing import Any, Protocol

import discord
from discord.http import Route
from simcord.enums import InteractionType

from tests.cogs.harness import Harness
from tests.strict import requests
from tests.strict.payloads import Answer
from tests.strict.refusal import Refused
from tests.strict.requests import CHOICES, Request
from tests.tools.chaos.asking import Asking
from tests.tools.chaos.limits import Limits
from tests.tools.chaos.objects import AUTOCOMPLETE, COMPONENT

TAKEN = (200, 0)


class Double(Protocol):
    """A simulated Discord; `told` is its newest answer."""

    told: Any

    async def ask(self, request: Request) -> Answer:
        """Return status and code of what it refuses, else TAKEN."""
        ...


def placed(request: Request, **ids: object) -> Request:
    """Return a request with a path that is there."""
    body = request.body
    if isinstance(body, dict) and "recipient_id" in body:
        body = {"recipient_id": str(ids["person"])}
    return replace(request, path=request.path.format(**ids), body=body)


def kind_of(request: Request) -> int:
    """Return the type of interaction that a callback answers."""
    answers = request.body.get("type") if isinstance(request.body, dict) else None
    return AUTOCOMPLETE if answers == CHOICES else COMPONENT


class Rules:
    """The rules, asked without anybody who plays Discord."""

    told: Any = None

    async def ask(self, request: Request) -> Answer:
        ids = dict.fromkeys(("channel", "message", "interaction", "application"), 1)
        try:
            requests.check(placed(request, token="token", **ids))
        except Refused as error:
            return error.status, error.code
        return TAKEN


class Simulated:
    """SimCord, asked by the HTTP client of the real bot."""

    told: Any = None

    def __init__(self, harness: Harness, post: discord.Message) -> None:
        self._harness, self._post = harness, post

    @classmethod
    async def of(cls, harness: Harness) -> Simulated:
        channel = harness.env.bot.get_channel(harness.channel.id)
        assert isinstance(channel, discord.TextChannel)
        view = discord.ui.LayoutView()
        view.add_item(discord.ui.TextDisplay("Hello"))
        return cls(harness, await channel.send(view=view))

    async def ask(self, request: Request) -> Answer:
        asked = placed(request, **self._ids(request))
        more: dict[str, Any] = {}
        if asked.body is not None:
            more["json"] = asked.body
        if asked.params:
            more["params"] = dict(asked.params)
        files = [discord.File(io.BytesIO(bytes(one.size)), one.name) for one in asked.uploads]
        for file, upload in zip(files, asked.uploads, strict=True):
            file.filename = upload.name
        try:
            self.told = await self._harness.env.bot.http.request(
                Route(asked.method, asked.path), files=files, **more
            )
        except discord.HTTPException as error:
            return error.status, error.code
        return TAKEN

    def _ids(self, request: Request) -> dict[str, object]:
        backend, there = self._harness.env.backend, self._post.channel.id
        record = backend.new_interaction(
            InteractionType(kind_of(request)),
            there,
            self._harness.people[0].id,
            self._harness.channel.guild.id,
        )
        record.source_message_id = self._post.id
        return {
            "channel": there,
            "message": self._post.id,
            "interaction": record.id,
            "token": record.token,
            "application": backend.application_id,
            "person": self._harness.people[0].id,
        }


class Served:
    """The chaos server, asked over HTTP; its limits see hours between two calls."""

    told: Any = None

    def __init__(self, asking: Asking, message_id: int) -> None:
        self._asking, self._message_id = asking, message_id

    @classmethod
    async def of(cls, asking: Asking) -> Served:
        hours = count(step=3600)
        asking.server.limits = Limits(clock=lambda: float(next(hours)))
        _, sent = await asking.send(
            {"flags": 1 << 15, "components": [{"type": 10, "content": "x"}]}
        )
        return cls(asking, int(sent["id"]))

    async def ask(self, request: Request) -> Answer:
        asked = placed(request, **self._ids(request))
        files = {one.name: bytes(one.size) for one in asked.uploads}
        path = asked.path + "".join(f"?{key}={value}" for key, value in asked.params.items())
        status, self.told = await self._asking(asked.method, path, asked.body, files)
        return TAKEN if status < 300 else (status, self.told["code"])

    def _ids(self, request: Request) -> dict[str, object]:
        asking = self._asking
        source = asking.channel.messages[self._message_id]
        given = asking.given(kind_of(request), source)
        return {
            "channel": asking.channel.id,
            "message": self._message_id,
            "interaction": given.id,
            "token": given.token,
            "application": asking.world.application_id,
            "person": asking.person.id,
        }
