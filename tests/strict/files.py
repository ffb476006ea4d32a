"""Files of messages: how they are told, which of them an edit keeps, and what may show them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any

from tests.strict.refusal import Malformed

Json = dict[str, Any]
SCHEME = "attachment://"
PROXY = "https://images-ext-1.discordapp.net/external/a"
"""Before what lies elsewhere (*Component Reference*, unfurled media item, `proxy_url`)."""
_SHOWN = ("media", "file")
EMBEDDED = (("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url"))


def walk(components: Any) -> Iterator[Json]:
    """Yield every component, nested ones included."""
    left = [*reversed(components)] if isinstance(components, list) else []
    while left:
        component = left.pop()
        if isinstance(component, dict):
            yield component
            left += (component.get("component"), component.get("accessory"))
            left += reversed(component.get("components") or ())


def media(components: Any) -> Iterator[Json]:
    """Yield every media item of components: thumbnails, galleries' items, files."""
    for component in walk(components):
        for item in (component, *(component.get("items") or ())):
            if isinstance(item, dict):
                yield from (item[key] for key in _SHOWN if isinstance(item.get(key), dict))


def told(message: Mapping[str, Any]) -> Json:
    """Return a message as every answer and event tells it.

    *Message*, message structure: `attachments` are the files "not referenced in embeds or
    components" (discord-api-docs #8277, PR #8279). *Component Reference*, unfurled media item: what
    is shown there carries the file's `attachment_id`; of what lies elsewhere Discord fills in all
    but the address.
    """
    seen = shown(message)
    left = [one for one in message["attachments"] if str(one["id"]) not in seen]
    components = message.get("components")
    if any("proxy_url" not in item for item in media(components)):
        components = deepcopy(components)
        for item in media(components):
            item.setdefault("proxy_url", f"{PROXY}/{item['url'].replace('://', '/')}")
            item.setdefault("id", "1")
    return {**message, "attachments": left, "components": components}


def shown(message: Mapping[str, Any]) -> frozenset[str]:
    """Return the ids of the files that a message's components and embeds show."""
    files = message["attachments"]
    by_component = {str(item.get("attachment_id")) for item in media(message.get("components"))}
    addresses = set(_addresses(message.get("embeds") or ()))
    embedded = {
        str(file["id"])
        for file in files
        if {file["url"], file.get("proxy_url"), SCHEME + file["filename"]} & addresses
    }
    return frozenset(by_component | embedded)


def _addresses(embeds: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for embed in embeds:
        for part, key in EMBEDDED:
            yield str((embed.get(part) or {}).get(key))


def kept(before: Sequence[Json], body: Mapping[str, Any], uploads: Sequence[Json]) -> list[Json]:
    """Return a message's files after an edit. Raises Malformed.

    *Message*, Edit Message: files sent along are appended; `attachments`, where it is there, names
    all that are there after it, by id, new ones by the number of their part. *Reference*, Editing
    Message Attachments: what it does not name is removed.
    """
    named = body.get("attachments")
    if "attachments" not in body:
        return [*before, *uploads]
    known = {str(file["id"]): file for file in before}
    known |= {str(number): file for number, file in enumerate(uploads)}
    ids = [str(one.get("id")) for one in named or ()]
    for number in ids:
        if number not in known:
            raise Malformed(f"attachments: unknown id {number}")
    if len(set(ids)) < len(ids):
        raise Malformed("attachments: an id twice")
    return [known[number] for number in ids]


def resolved(components: Sequence[Json], files: Sequence[Mapping[str, Any]]) -> list[Json]:
    """Return components as Discord tells them, given the message's files. Raises Malformed.

    *Component Reference*, unfurled media item: `attachment://<filename>` refers to an upload; all
    but `url` is filled in by Discord.
    """
    found = deepcopy(list(components))
    by_name = {str(file["filename"]): file for file in files}
    for item in media(found):
        name = str(item.get("url")).removeprefix(SCHEME)
        if not str(item.get("url")).startswith(SCHEME):
            continue
        if name not in by_name:
            raise Malformed(f"{SCHEME}{name} is no file of the message")
        file = by_name[name]
        item |= {"url": file["url"], "proxy_url": file.get("proxy_url", file["url"])}
        item |= {"attachment_id": str(file["id"]), "content_type": file.get("content_type")}
    return found


def check_edit(components: Any, before: Sequence[Json], after: Sequence[Json]) -> None:
    """Refuse an edit that lets go of a file which the message goes on showing. Raises Malformed.

    *Reference*, Editing Message Attachments: a file that is not named is removed. Whether Discord
    refuses what still shows it or shows nothing there is not written: no one may rely on either.
    """
    gone = [file for file in before if file["id"] not in {one["id"] for one in after}]
    lost = {str(file[key]) for file in gone for key in ("id", "url") if file.get(key)}
    for item in media(components):
        if {str(item.get("attachment_id")), str(item.get("url"))} & lost:
            raise Malformed(f"the file of {item.get('url')} does not stay")
