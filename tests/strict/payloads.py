"""Requests as Discord documents them, and such as it refuses: whoever plays Discord judges them.

Their paths have names for what is somewhere else in each world.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator
from io import BytesIO
from typing import Any

from PIL import Image

from tests.strict.requests import Request
from tests.strict.uploads import Upload

INVALID, EMPTY = (400, 50035), (400, 50006)
TOO_MANY_FILES, TOO_LARGE = (400, 30015), (413, 40005)
Answer = tuple[int, int]
"""Status and code of a refusal."""
SEND, EDIT = "/channels/{channel}/messages", "/channels/{channel}/messages/{message}"
CALL_BACK = "/interactions/{interaction}/{token}/callback"
FOLLOW_UP = "/webhooks/{application}/{token}"
EMOJIS = "/applications/{application}/emojis"
COMMANDS, THREADS = "/applications/{application}/commands", "/channels/{channel}/threads"
V2 = 1 << 15
OPTION = {"label": "One", "value": "1"}
BUTTON = {"type": 2, "style": 1, "custom_id": "a", "label": "A"}
LINK = {"type": 2, "style": 5, "url": "https://example.com", "label": "A"}
MENU = {"type": 3, "custom_id": "a", "options": [OPTION]}
FIELD = {"type": 4, "custom_id": "a", "style": 1}
CHOICE = {"name": "a", "value": "b"}
COMMAND = {"name": "play", "description": "Play", "type": 1}


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def gallery(*urls: str) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": url}} for url in urls]}


def section(*parts: Any, beside: Any = None) -> dict[str, Any]:
    accessory = {} if beside is None else {"accessory": beside}
    return {"type": 9, "components": list(parts), **accessory}


def thumbnail(url: str, **more: Any) -> dict[str, Any]:
    return {"type": 11, "media": {"url": url}, **more}


FACE = "https://cdn.discordapp.com/avatars/1/a.png"


def row(*parts: Any) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def message(*parts: Any, **more: Any) -> dict[str, Any]:
    return {"flags": V2, "components": list(parts), **more}


def modal(*parts: Any, title: str = "Title") -> dict[str, Any]:
    labels = [{"type": 18, "label": "Label", "component": part} for part in parts]
    return {"type": 9, "data": {"custom_id": "m", "title": title, "components": labels}}


def emoji(name: str, image: bytes | None = None, kind: str = "png") -> dict[str, Any]:
    data = base64.b64encode(PIXEL if image is None else image).decode()
    return {"name": name, "image": f"data:image/{kind};base64,{data}"}


def pixel() -> bytes:
    data = BytesIO()
    Image.new("RGBA", (1, 1)).save(data, "PNG")
    return data.getvalue()


PIXEL = pixel()
GOOD: dict[str, Request] = {
    "text": Request("POST", SEND, message(text("Hello <t:1:R>"))),
    "buttons": Request("POST", SEND, message(row(BUTTON, LINK))),
    "a person's picture": Request(
        "POST", SEND, message(section(text("Anna"), beside=thumbnail(FACE, description="Anna")))
    ),
    "menu": Request("POST", SEND, message(row(MENU))),
    "edit": Request("PATCH", EDIT, {"components": [text("x")], "attachments": []}),
    "deferral": Request("POST", CALL_BACK, {"type": 5, "data": {"flags": 64}}),
    "modal": Request("POST", CALL_BACK, modal(FIELD)),
    "choices": Request(
        "POST", CALL_BACK, {"type": 8, "data": {"choices": [{"name": "a", "value": "b"}]}}
    ),
    "command": Request("PUT", COMMANDS, [COMMAND]),
    "thread": Request("POST", THREADS, {"name": "x", "type": 12, "auto_archive_duration": 1440}),
    "emoji": Request("POST", EMOJIS, emoji("good_1")),
}
READ: dict[str, Request] = {
    "a message": Request("GET", EDIT),
    "the history": Request("GET", SEND),
    "a channel": Request("GET", "/channels/{channel}"),
    "a person": Request("GET", "/users/{person}"),
    "direct messages": Request("POST", "/users/@me/channels", {"recipient_id": "{person}"}),
    "what is sent": GOOD["buttons"],
    "a section": GOOD["a person's picture"],
    "a menu": GOOD["menu"],
    "a picture": Request(
        "POST", SEND, message(gallery("attachment://a.png")), uploads=(Upload("a.png", 1),)
    ),
    "a file": Request("POST", SEND, {"content": "x"}, uploads=(Upload("a.png", 1),)),
    "an edit": GOOD["edit"],
    "a private thread": GOOD["thread"],
    "a thread on a message": Request("POST", f"{EDIT}/threads", {"name": "x"}),
    "an emoji": Request("POST", EMOJIS, emoji("an_emoji")),
    "the emojis": Request("GET", EMOJIS),
    "what a click answers": Request(
        "POST", CALL_BACK, {"type": 4, "data": message(text("x"))}, {"with_response": "true"}
    ),
    "what a click changes": Request(
        "POST", CALL_BACK, {"type": 7, "data": message(text("x"))}, {"with_response": "true"}
    ),
}
"""Requests to which the answers are known."""


def options(count: int, **more: Any) -> dict[str, Any]:
    listed = [{"label": str(n), "value": str(n), **more} for n in range(count)]
    return {**MENU, "options": listed}


BAD_PARTS: dict[str, Any] = {
    "a key that does not exist": text("x") | {"colour": 1},
    "blank text": text(" "),
    "4,001 characters": text("x" * 4001),
    "a wrong timestamp": text("<t:1:X>"),
    "a button without label and emoji": row({"type": 2, "style": 1, "custom_id": "a"}),
    "a blank label": row(BUTTON | {"label": " "}),
    "a label of 81": row(BUTTON | {"label": "x" * 81}),
    "a sign that is no emoji": row(BUTTON | {"emoji": {"id": None, "name": "➜"}}),
    "a custom id of 101": row(BUTTON | {"custom_id": "x" * 101}),
    "a link elsewhere": row(LINK | {"url": "ftp://example.com"}),
    "six buttons in a row": row(*(BUTTON | {"custom_id": str(n)} for n in range(6))),
    "an empty row": row(),
    "26 options": row(options(26)),
    "more to choose than there is": row(MENU | {"max_values": 2}),
    "more to choose at least than there is": row(MENU | {"min_values": 2, "max_values": 2}),
    "more chosen than allowed": row(options(2, default=True)),
    "an option twice": row(MENU | {"options": [OPTION, OPTION]}),
    "a blank option": row(MENU | {"options": [OPTION | {"label": " "}]}),
    "an empty hint": row(MENU | {"options": [OPTION | {"description": ""}]}),
    "a gallery of 11": gallery(*(f"https://example.com/{n}" for n in range(11))),
    "a picture of no address": gallery("board.png"),
    "a section of text alone": section(text("x")),
    "a section of four texts": section(*[text("x")] * 4, beside=thumbnail(FACE)),
    "a section of a gallery": section(gallery(FACE), beside=thumbnail(FACE)),
    "a menu beside a section": section(text("x"), beside=MENU),
    "a thumbnail of no address": section(text("x"), beside=thumbnail("anna.png")),
    "a thumbnail described by 1,025": section(
        text("x"), beside=thumbnail(FACE, description="x" * 1025)
    ),
    "a thumbnail alone": thumbnail(FACE),
    "a file from elsewhere": {"type": 13, "file": {"url": "https://example.com/a"}},
    "an id too large": text("x") | {"id": 2**31},
    "an empty container": {"type": 17, "components": []},
}


WAYS = ("send", "edit", "answer", "update", "follow_up")


def by(way: str, part: Any) -> Request:
    """Return a request that brings a component on one of the ways."""
    body = {"components": [part]}
    flagged = body | {"flags": V2}
    return {
        "send": Request("POST", SEND, flagged),
        "edit": Request("PATCH", EDIT, body),
        "answer": Request("POST", CALL_BACK, {"type": 4, "data": flagged}),
        "update": Request("POST", CALL_BACK, {"type": 7, "data": body}),
        "follow_up": Request("POST", FOLLOW_UP, flagged),
    }[way]


BAD_REQUESTS: dict[str, Request] = {
    "41 components": Request("POST", SEND, message(*(text("x") for _ in range(41)))),
    "an id twice": Request("POST", SEND, message(*(text("x") | {"id": 5} for _ in range(2)))),
    "a custom id twice": Request("POST", SEND, message(row(BUTTON), row(BUTTON))),
    "no flag": Request("POST", SEND, {"components": [text("x")]}),
    "content beside components": Request("POST", SEND, message(text("x"), content="y")),
    "content of 2,001": Request("POST", SEND, {"content": "x" * 2001}),
    "an unknown key": Request("POST", SEND, {"content": "x", "colour": 1}),
    "a nonce of 26": Request("POST", SEND, {"content": "x", "nonce": "x" * 26}),
    "ephemeral in a channel": Request("POST", SEND, {"content": "x", "flags": 64}),
    "a deferral with flags": Request("POST", CALL_BACK, {"type": 5, "data": {"flags": V2}}),
    "roles parsed and listed": Request(
        "POST", SEND, {"content": "x", "allowed_mentions": {"parse": ["roles"], "roles": ["1"]}}
    ),
    "101 mentioned": Request(
        "POST", SEND, {"content": "x", "allowed_mentions": {"users": [str(n) for n in range(101)]}}
    ),
    "a file that nothing shows": Request(
        "POST", SEND, message(text("x")), uploads=(Upload("a.png", 1),)
    ),
    "a file with a space": Request(
        "POST", SEND, message(gallery("attachment://a b.png")), uploads=(Upload("a b.png", 1),)
    ),
    "alt text of 1,025": Request(
        "POST", SEND, {"content": "x", "attachments": [{"id": 0, "description": "x" * 1025}]}
    ),
    "101 messages": Request("GET", SEND, params={"limit": 101}),
    "a blank title": Request("POST", CALL_BACK, modal(FIELD, title=" ")),
    "a title of 46": Request("POST", CALL_BACK, modal(FIELD, title="x" * 46)),
    "too much filled in": Request(
        "POST", CALL_BACK, modal(FIELD | {"max_length": 2, "value": "abc"})
    ),
    "needed, and nothing to choose": Request("POST", CALL_BACK, modal(MENU | {"min_values": 0})),
    "six fields": Request(
        "POST", CALL_BACK, modal(*(FIELD | {"custom_id": str(n)} for n in range(6)))
    ),
    "26 choices": Request(
        "POST", CALL_BACK, {"type": 8, "data": {"choices": [{"name": "a", "value": "b"}] * 26}}
    ),
    "a blank choice": Request(
        "POST", CALL_BACK, {"type": 8, "data": {"choices": [{"name": " ", "value": "b"}]}}
    ),
    "a command in capitals": Request("PUT", COMMANDS, [COMMAND | {"name": "Play"}]),
    "a command twice": Request("PUT", COMMANDS, [COMMAND, COMMAND]),
    "a command without words": Request("PUT", COMMANDS, [COMMAND | {"description": ""}]),
    "an option before a required one": Request(
        "PUT",
        COMMANDS,
        [
            COMMAND
            | {
                "options": [
                    {"type": 3, "name": "a", "description": "a"},
                    {"type": 3, "name": "b", "description": "b", "required": True},
                ]
            }
        ],
    ),
    "an emoji of one letter": Request("POST", EMOJIS, emoji("x")),
    "an emoji of 33 letters": Request("POST", EMOJIS, emoji("x" * 33)),
    "an emoji with a dash": Request("POST", EMOJIS, emoji("a-b")),
    "an emoji of a text": Request("POST", EMOJIS, emoji("text", kind="svg+xml")),
    "an emoji that is no image": Request("POST", EMOJIS, emoji("none", b"no image")),
    "a thread without a name": Request("POST", THREADS, {"name": " ", "type": 12}),
    "a thread for two hours": Request(
        "POST", THREADS, {"name": "x", "type": 12, "auto_archive_duration": 120}
    ),
}


def of_files(*sizes: int) -> Request:
    uploads = tuple(Upload(f"{number}.png", size) for number, size in enumerate(sizes))
    return Request("POST", SEND, {"content": "x"}, uploads=uploads)


OTHERS: dict[str, tuple[Request, Answer]] = {
    "nothing to show": (Request("POST", SEND, {}), EMPTY),
    "an answer with nothing to show": (Request("POST", CALL_BACK, {"type": 4, "data": {}}), EMPTY),
    "an emoji of 257 KiB": (Request("POST", EMOJIS, emoji("large", bytes(257 << 10))), (400, 0)),
    "eleven files": (of_files(*[1] * 11), TOO_MANY_FILES),
    "a file of 11 MiB": (of_files(11 << 20), TOO_LARGE),
    "files of 27 MiB in all": (of_files(*[9 << 20] * 3), TOO_LARGE),
}


def bad() -> Iterator[tuple[str, Request, Answer]]:
    """Yield every request that is refused, with its name and the refusal."""
    for name, part in BAD_PARTS.items():
        for way in WAYS:
            yield f"{name}, {way}", by(way, part), INVALID
    for name, request in BAD_REQUESTS.items():
        yield name, request, INVALID
    for name, (request, refusal) in OTHERS.items():
        yield name, request, refusal
