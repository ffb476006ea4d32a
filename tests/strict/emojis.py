"""Emojis of components: Unicode's list, or a server's own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import emoji

from tests.strict.files import walk
from tests.strict.refusal import Malformed

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
        if not one.get("id") and not is_emoji(str(one.get("name"))):
            raise Malformed(f"emoji: {one.get('name')!r} is none")
