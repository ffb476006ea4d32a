"""Addresses of Discord's API as templates: they reveal no person or place."""

from __future__ import annotations

OTHER = "other"
"""Template of all addresses outside the API, such as a picture's or the gateway's."""

_WORDS = frozenset(
    {
        *("applications", "archived", "bot", "callback", "channels", "commands", "gateway"),
        *("guilds", "interactions", "members", "messages", "oauth2", "permissions", "pins"),
        *("private", "public", "reactions", "roles", "search", "thread-members", "threads"),
        *("typing", "users", "webhooks", "@me", "@original"),
    }
)
"""The words of the API; anything else in an address is an id or a token."""


def template(path: str) -> str:
    """Return an address with placeholders instead of all that it names."""
    api, _, *parts = [*path.strip("/").split("/"), ""]
    if api != "api":
        return OTHER
    return "/" + "/".join(_part(part) for part in parts if part)


def is_counted(route: str) -> bool:
    """Return whether Discord counts such calls for the fifty a second that a bot has."""
    return not route.startswith((OTHER, "/interactions/", "/webhooks/"))


def _part(part: str) -> str:
    if part in _WORDS:
        return part
    return "{id}" if part.isdecimal() else "{token}"
