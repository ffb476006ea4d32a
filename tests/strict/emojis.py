"""Emojis of components: Unicode's list, or those of the application; and their uploads."""

from __future__ import annotations

import base64
import re
from collections.abc import Collection, Iterator, Mapping
from io import BytesIO
from typing import Any

import emoji
from PIL import Image

from tests.strict.files import walk
from tests.strict.refusal import Malformed, Refused

NAME = re.compile(r"\w{2,32}", re.ASCII)
"""*Emoji* says 2 to 32 characters in its schema; others than these are refused in the field."""
_QUALIFIED = emoji.STATUS["fully_qualified"]


def is_emoji(text: str) -> bool:
    """Return whether Unicode recommends a sequence as an emoji, with its variation selector.

    Unicode Technical Standard #51 and its emoji-test.txt. "➜" (U+279C) is not there, "➡️" is.
    """
    return emoji.EMOJI_DATA.get(text, {}).get("status") == _QUALIFIED


def emojis(components: Any) -> Iterator[Mapping[str, Any]]:
    """Yield the emojis of buttons and of menus' options."""
    for component in walk(components):
        for one in (component, *(component.get("options") or ())):
            if one.get("emoji") is not None:
                yield one["emoji"]


def check(components: Any) -> None:
    """Refuse what is no emoji. Raises Malformed.

    *Component Reference*, button and select option: `emoji` is a partial emoji; *Emoji*, standard
    emoji: `name` is the Unicode emoji. Discord refuses the whole message (50035, "Invalid emoji").
    """
    for one in emojis(components):
        name = str(one.get("name"))
        if not (NAME.fullmatch(name) if one.get("id") else is_emoji(name)):
            raise Malformed(f"emoji: {name!r} is none")


DATA = re.compile(r"data:image/(png|jpeg|gif|webp|avif);base64,([A-Za-z0-9+/]+=*)")
"""*Reference*, Image Data; *Emoji*, Emoji Formats."""
MOST, LARGEST = 2000, 256 * 1024
"""*Emoji*, Application-Owned Emoji: up to 2000; Create Application Emoji: at most 256 KiB."""


def check_upload(body: Mapping[str, Any]) -> None:
    """Refuse an emoji of a wrong name, or an image that is none or is too large. Raises Refused.

    *Emoji*, Create Application Emoji: one that is too large gets 400 and no JSON status code.
    """
    if not NAME.fullmatch(body["name"]):
        raise Malformed(f"name: {body['name']!r}")
    data = DATA.fullmatch(body["image"])
    if data is None:
        raise Malformed("image: not image data")
    image = base64.b64decode(data[2])
    if len(image) > LARGEST:
        raise Refused(400, 0, "File cannot be larger than 256.0 kb")
    try:
        with Image.open(BytesIO(image)) as opened:
            opened.load()
    except OSError:
        raise Malformed("image: Invalid image data") from None


def check_room(name: str, there: Collection[str]) -> None:
    """Refuse one emoji too many, or a name that is there. Raises Refused.

    *Opcodes and Status Codes*: 30008. That a name is taken is told by whoever tried
    (APPLICATION_EMOJI_NAME_ALREADY_TAKEN, 50035, among others in the field).
    """
    if name in there:
        raise Refused(400, 50035, "name: Emoji name already taken")
    if len(there) >= MOST:
        raise Refused(400, 30008, "Maximum number of emojis reached (2000)")


def check_known(body: Any, known: Collection[int]) -> None:
    """Refuse a message with a button or an option whose emoji is not there. Raises Refused.

    Discord refuses all of it, as told by whoever had removed one: 50035, `emoji.id`:
    BUTTON_COMPONENT_INVALID_EMOJI, "Invalid emoji".
    """
    if not isinstance(body, Mapping):
        return
    data = body.get("data")
    for part in (body, data if isinstance(data, Mapping) else {}):
        for one in emojis(part.get("components")):
            if one.get("id") and int(one["id"]) not in known:
                raise Refused(400, 50035, f"emoji.id: Invalid emoji {one['name']}:{one['id']}")
