"""The routes about the bot itself, its server and its commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aiohttp import web

from tests.strict import emojis
from tests.strict.refusal import Refused
from tests.tools.chaos.objects import snowflake
from tests.tools.chaos.routes import Answer, body_of, route

if TYPE_CHECKING:
    from tests.tools.chaos.server import Server


@route("GET", "/gateway/bot")
async def advice(server: Server, request: web.Request) -> Answer:
    limit = {"total": 1000, "remaining": 1000, "reset_after": 86_400_000, "max_concurrency": 1}
    return {"url": server.gateway.url, "shards": 1, "session_start_limit": limit}


@route("GET", "/users/@me")
async def me(server: Server, request: web.Request) -> Answer:
    return server.world.bot.payload() | {"verified": True, "mfa_enabled": False, "flags": 0}


@route("GET", "/applications/@me")
@route("GET", "/oauth2/applications/@me")
async def application(server: Server, request: web.Request) -> Answer:
    owner = next(user for user in server.world.users.values())
    return {
        "id": str(server.world.application_id),
        "name": "Games",
        "description": "",
        "icon": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": owner.payload(),
        "verify_key": "",
        "flags": 0,
    }


@route("GET", "/users/@me/guilds")
async def guilds(server: Server, request: web.Request) -> Answer:
    return [{"id": str(server.world.guild_id), "name": "Chaos"}] if server.world.joined else []


@route("GET", "/users/{user}")
async def user(server: Server, request: web.Request) -> Answer:
    found = server.world.users.get(int(request.match_info["user"]))
    if found is None:
        raise Refused(404, 10013, "Unknown User")
    return found.payload()


@route("GET", "/guilds/{guild}")
async def guild(server: Server, request: web.Request) -> Answer:
    if not server.world.joined:
        raise Refused(403, 50001, "Missing Access")
    return server.world.guild()


@route("GET", "/guilds/{guild}/members/{user}")
async def member(server: Server, request: web.Request) -> Answer:
    found = server.world.users.get(int(request.match_info["user"]))
    if found is None or found.id in server.world.left:
        raise Refused(404, 10007, "Unknown Member")
    return found.member()


@route("GET", "/applications/{application}/commands")
async def known_commands(server: Server, _request: web.Request) -> Answer:
    return [{"name": name, "id": str(number)} for name, number in server.world.commands.items()]


@route("PUT", "/applications/{application}/commands")
@route("PUT", "/applications/{application}/guilds/{guild}/commands")
async def commands(server: Server, request: web.Request) -> Answer:
    told, _ = await body_of(request)
    application_id = str(server.world.application_id)
    answer = []
    for command in told:
        number = server.world.commands.setdefault(command["name"], snowflake())
        more = {"id": str(number), "application_id": application_id, "version": "1"}
        answer.append({"description": "", "type": 1} | command | more)
    return answer


@route("GET", "/applications/{application}/emojis")
async def known_emojis(server: Server, _request: web.Request) -> Answer:
    return {"items": [server.world.emoji(number) for number in server.world.emojis]}


@route("POST", "/applications/{application}/emojis")
async def new_emoji(server: Server, request: web.Request) -> Answer:
    told, _ = await body_of(request)
    emojis.check_room(told["name"], server.world.emojis.values())
    number = snowflake()
    server.world.emojis[number] = told["name"]
    return server.world.emoji(number)


@route("DELETE", "/applications/{application}/emojis/{emoji}")
async def old_emoji(server: Server, request: web.Request) -> Answer:
    if server.world.emojis.pop(int(request.match_info["emoji"]), None) is None:
        raise Refused(404, 10014, "Unknown Emoji")
