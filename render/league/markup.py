"""HTML from plain text: all text that is not markup yet is escaped."""

from __future__ import annotations

import unicodedata


class Markup(str):
    """A piece of HTML that may stand in a page unchanged."""

    __slots__ = ()


_PLAIN = frozenset(" .,;%+–−·…")
"""Characters that are written unchanged, besides letters and digits."""


def escape(text: str) -> Markup:
    """Return plain text as HTML: every sign that could mean anything there as a number.

    So no name becomes a tag, an attribute, an address or a rule of style, in whatever place.
    """
    return Markup("".join(map(_escaped, text)))


def _escaped(char: str) -> str:
    if char in _PLAIN or char.isalnum():
        return char
    if unicodedata.category(char) in ("Cc", "Cs", "Cn", "Zl", "Zp"):
        return " "
    return f"&#{ord(char)};"


def tag(name: str, /, *children: str, **attributes: str) -> Markup:
    """Return an element; attributes that are Python keywords lose their last `_`."""
    return Markup(f"{_opening(name, attributes)}{together(*children)}</{name}>")


def void(name: str, /, **attributes: str) -> Markup:
    """Return an element that has no content, such as `meta`."""
    return Markup(_opening(name, attributes))


def together(*parts: str) -> Markup:
    """Return the parts after each other."""
    return Markup("".join(one if isinstance(one, Markup) else escape(one) for one in parts))


def _opening(name: str, attributes: dict[str, str]) -> str:
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(value)}"'
        for key, value in attributes.items()
    )
    return f"<{name}{given}>"
