"""Discord's REST API, version 10, as far as the bot calls it; over it, faults and a record."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable

from aiohttp import web

from tests.strict import answers, emojis, requests
from tests.strict.refusal import Malformed, Refused
from tests.strict.uploads import Upload
from tests.tools.chaos import application, channels, clock, interactions, messages
from tests.tools.chaos.gateway import Gateway
from tests.tools.chaos.limits import UNBOUND, Limits
from tests.tools.chaos.objects import Channel
from tests.tools.chaos.routes import (
    ROUTES,
    Call,
    Dropped,
    Fault,
    Handler,
    TooMany,
    body_of,
    json_response,
)
from tests.tools.chaos.world import World

BASE = "/api/v10"
SERVED = (application, channels, messages, interactions)
"""The modules whose routes are served."""
UPLOADS = "/applications/{application}/emojis"
"""Calls that go on for minutes after a start, one a second, and that nobody waits for."""


class Server:
    """Discord, on a port of this computer."""

    def __init__(self) -> None:
        self.world = World()
        self.gateway = Gateway(self.world)
        self.limits = Limits(clock.now)
        self.faults: list[Fault] = []
        self.calls: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        """Answers other than 2xx, by status, code and route."""
        self.malformed: list[str] = []
        """Requests that Discord refuses whatever the world is like."""
        self.limited: list[tuple[str, bool]] = []
        """Calls that were too many where no fault says so; whether a killed bot had its part."""
        self.busy = 0
        self.last_call = time.monotonic()
        """Time at which the last call ended that somebody may wait for."""
        self.mistakes: list[str] = []
        """Mistakes of this server itself; a 500 would look like a fault of Discord's."""
        self.port = 0
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        app = web.Application(client_max_size=1 << 26)
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_get("/gateway/", self.gateway.serve)
        for method, path, handler in ROUTES:
            app.router.add_route(method, BASE + path, self._entry(path, handler))
        app.router.add_get("/attachments/{channel}/{number}/{name}", self._file)
        app.router.add_route("*", "/{rest:.*}", self._unknown)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.gateway.url = f"ws://127.0.0.1:{self.port}/gateway"

    async def stop(self) -> None:
        assert self._runner is not None
        self.gateway.cut()
        await self._runner.cleanup()

    async def _file(self, request: web.Request) -> web.Response:
        """Serve a file as long as a message has it."""
        number = request.match_info["number"]
        kept = (one["id"] for m in self.world.record if not m.deleted for one in m.attachments)
        return web.Response(status=200 if number in kept else 404, body=b"a file")

    async def _unknown(self, request: web.Request) -> web.Response:
        self.mistakes.append(f"no route for {request.method} {request.path}")
        return json_response({"code": 0, "message": "404: Not Found"}, status=404)

    def _entry(
        self, template: str, handler: Handler
    ) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def entry(request: web.Request) -> web.StreamResponse:
            channel = request.match_info.get("channel")
            call = Call(request.method, request.path, template, channel and int(channel))
            self.calls[call.name] += 1
            self.busy += 1
            try:
                return await self._answered(request, call, handler)
            finally:
                self.busy -= 1
                if not template.startswith(UPLOADS):
                    self.last_call = time.monotonic()

        return entry

    async def _answered(
        self, request: web.Request, call: Call, handler: Handler
    ) -> web.StreamResponse:
        headers: dict[str, str] = {}
        try:
            await body_of(request)
            self._check_token(request, call)
            for fault in tuple(self.faults):
                await fault.before(call)
            verdict = self.limits.take(call.method, call.template, call.channel_id)
            headers = verdict.headers
            if verdict.wait:
                self.limited.append((f"{verdict.scope}: {call.path}", verdict.left))
                raise TooMany(verdict.wait, verdict.scope)
            documented = await _documented(request)
            requests.check(documented)
            emojis.check_known(documented.body, self.world.emojis)
            answer = await handler(self, request)
            for fault in tuple(self.faults):
                await fault.after(call)
        except Refused as error:
            self._note(call, error)
            self.limits.answered(error.status)
            body = {"code": error.code, "message": error.message}
            return json_response(body, status=error.status, headers=headers)
        except TooMany as error:
            self.refused[f"429 {error.code} {call.name}"] += 1
            self.limits.answered(429, error.scope)
            return error.response(headers)
        except Dropped:
            self.refused[f"--- {call.name}"] += 1
            assert request.transport is not None
            request.transport.abort()
            return web.Response(status=500)
        except (ConnectionError, asyncio.CancelledError):
            raise
        except Exception as error:
            self.mistakes.append(f"{call.name}: {error!r}")
            return json_response({"code": 0, "message": repr(error)}, status=400)
        if answer is None:
            return web.Response(status=204, headers=headers)
        told = answers.told(call.method, call.path.removeprefix(BASE), answer)
        return json_response(told, headers=headers)

    def _note(self, call: Call, error: Refused) -> None:
        self.refused[f"{error.status} {error.code} {call.name}"] += 1
        if isinstance(error, Malformed):
            self.malformed.append(f"{call.name}: {error.message}")

    def _check_token(self, request: web.Request, call: Call) -> None:
        """Refuse a token that is no more; answers to interactions need none. Raises Refused."""
        token = request.headers.get("Authorization", "").removeprefix("Bot ")
        if token in self.gateway.revoked and not call.template.startswith(UNBOUND):
            raise Refused(401, 0, "401: Unauthorized")

    # What people see and do ------------------------------------------------------------

    async def change_channel(self, channel: Channel) -> None:
        """Tell the bot of a channel that is another one now."""
        self.world.note_lacks(channel)
        name = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
        await self.gateway.dispatch(name, channel.payload(self.world.bot))

    async def delete_channel(self, channel: Channel) -> None:
        self.world.remove(channel)
        name = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        payload = channel.payload(self.world.bot)
        await self.gateway.dispatch(name, payload)


async def _documented(request: web.Request) -> requests.Request:
    """Return a request as the documented rules judge it."""
    body, files = await body_of(request)
    path = request.path.removeprefix(BASE)
    uploads = [Upload(one.name, one.size) for one in files]
    told = body if request.body_exists else None
    return requests.Request(request.method, path, told, request.query, uploads)
