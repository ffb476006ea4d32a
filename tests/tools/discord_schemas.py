"""`python -m tests.tools.discord_schemas openapi.json` takes what we use of Discord's OpenAPI.

The file is that of github.com/discord/discord-api-spec. Only the bodies of the requests that this
bot makes are kept, and some answers, without what says nothing of their form.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[1] / "strict" / "schemas.json"
ROUTES = (
    ("POST", "/channels/{channel_id}/messages"),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"),
    ("POST", "/channels/{channel_id}/threads"),
    ("POST", "/channels/{channel_id}/messages/{message_id}/threads"),
    ("PATCH", "/channels/{channel_id}"),
    ("POST", "/users/@me/channels"),
    ("PUT", "/applications/{application_id}/commands"),
    ("PUT", "/applications/{application_id}/guilds/{guild_id}/commands"),
    ("POST", "/interactions/{interaction_id}/{interaction_token}/callback"),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}"),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original"),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"),
    ("POST", "/applications/{application_id}/emojis"),
)
ANSWERS = (
    *ROUTES[:6],
    ("GET", "/channels/{channel_id}"),
    ("GET", "/channels/{channel_id}/messages"),
    ("GET", "/channels/{channel_id}/messages/{message_id}"),
    ("GET", "/users/{user_id}"),
    ("GET", "/applications/{application_id}/emojis"),
    *ROUTES[8:],
)
"""Routes whose answers are kept, too: those of messages, channels and people."""
UNUSED = {
    *("embeds", "stickers", "sticker_items", "call", "activity", "application", "poll", "resolved"),
    *("role_subscription_data", "purchase_notification", "shared_client_theme", "interaction"),
    *("message_snapshots", "lobby_member", "reactions", "referenced_message", "interaction_data"),
    *("avatar_decoration_data", "collectibles", "primary_guild", "available_tags", "member"),
    *("default_reaction_emoji", "interaction_metadata", "permission_overwrites", "linked_lobby"),
}
"""Parts of answers that nobody here reads; of their form nothing is kept."""
KEPT = {
    *("type", "required", "enum", "const", "pattern", "uniqueItems"),
    *("minLength", "maxLength", "minItems", "maxItems", "minimum", "maximum", "maxProperties"),
}
MAYBE = {"type": ["boolean", "null"]}
TTS = {"tts": MAYBE}
MORE = {
    "ApplicationCommandUpdateRequest": {"nsfw": MAYBE},
    "MessageEditRequestPartial": TTS,
    "IncomingWebhookUpdateRequestPartial": TTS,
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": TTS,
}
"""Keys that the file lacks: a page has `nsfw` (*Application Commands*); discord.py sends `tts`."""
UNIONS = ("oneOf", "anyOf")


def short(schema: dict[str, Any]) -> dict[str, Any]:
    """Return a schema without what says nothing of a body's form."""
    if "$ref" in schema:
        return {"ref": schema["$ref"].rsplit("/", 1)[-1]}
    found = {key: value for key, value in schema.items() if key in KEPT}
    if schema.get("format") == "snowflake":
        return {"type": ["string", "integer"], "pattern": r"^(0|[1-9][0-9]*)$"}
    if "properties" in schema:
        found["properties"] = {key: short(one) for key, one in schema["properties"].items()}
    for key in ("items", "additionalProperties"):
        if isinstance(schema.get(key), dict):
            found[key] = short(schema[key])
    for key in UNIONS:
        if key in schema:
            found["any"] = [short(one) for one in schema[key]]
    return found


def names(schema: Any) -> set[str]:
    """Return the schemas that a schema refers to."""
    if isinstance(schema, list):
        return set().union(*map(names, schema))
    if not isinstance(schema, dict):
        return set()
    own = {schema["ref"]} if set(schema) == {"ref"} else set()
    return own.union(*map(names, schema.values()))


def body(spec: dict[str, Any], method: str, path: str) -> dict[str, Any]:
    content = spec["paths"][path][method.lower()]["requestBody"]["content"]
    return short(content["application/json"]["schema"])


def answer(spec: dict[str, Any], method: str, path: str) -> dict[str, Any]:
    """Return the schema of what is answered where all is well."""
    found = spec["paths"][path][method.lower()]["responses"]
    told = next(found[status] for status in ("200", "201") if status in found)
    return short(told["content"]["application/json"]["schema"])


def closure(spec: dict[str, Any], routes: dict[str, Any], left_out: set[str]) -> dict[str, Any]:
    """Return every schema that routes need, without the form of some properties."""
    schemas: dict[str, Any] = {}
    missing = names(list(routes.values()))
    while missing:
        for name in missing:
            schemas[name] = short(spec["components"]["schemas"][name])
            for key in left_out & {*schemas[name].get("properties", ())}:
                schemas[name]["properties"][key] = {}
            if "required" in schemas[name]:
                needed = schemas[name]["required"]
                schemas[name]["required"] = [key for key in needed if key not in left_out]
        missing = names(list(schemas.values())) - set(schemas)
    return schemas


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.tools.discord_schemas", description=__doc__
    )
    parser.add_argument("file", type=Path, help="Discord's OpenAPI file")
    write(json.loads(parser.parse_args(words).file.read_text()))


def write(spec: dict[str, Any]) -> None:
    """Write what we use of Discord's description."""
    routes = {f"{method} {path}": body(spec, method, path) for method, path in ROUTES}
    answers = {f"{method} {path}": answer(spec, method, path) for method, path in ANSWERS}
    schemas = closure(spec, answers, UNUSED) | closure(spec, routes, set())
    for name, keys in MORE.items():
        schemas[name]["properties"] |= keys
    version = spec["info"]["version"]
    lines = [
        f'{{"version": "{version}",',
        f'"routes": {_table(routes)},',
        f'"answers": {_table(answers)},',
        f'"schemas": {_table(schemas)}}}',
    ]
    DATA.write_text("\n".join(lines) + "\n")


def _table(entries: dict[str, Any]) -> str:
    rows = (f"{json.dumps(key)}: {json.dumps(entries[key])}" for key in sorted(entries))
    return "{\n" + ",\n".join(rows) + "\n}"


if __name__ == "__main__":
    main()
