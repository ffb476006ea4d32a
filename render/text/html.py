"""HTML from templates next to the modules that fill them; all inserted values are escaped.

A template is named by its path in the project, such as `bot/web/table.html`.
"""

from __future__ import annotations

import json
import re
import unicodedata
from functools import cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from markupsafe import Markup

if TYPE_CHECKING:
    from jinja2 import Environment, Template

_ROOT = Path(__file__).parents[2]
_UNSAFE = re.compile(r"[^\w .,;%+–−·…]|_")
"""Pattern of the characters that may mean something in HTML: all but letters, digits and these."""


@cache
def template(name: str) -> Template:
    """Return the template of a browser page. Slow the first time, when it is compiled."""
    return _environment().get_template(name)


@cache
def inert_template(name: str) -> Template:
    """Return the template of a file to download, which no server protects by its headers.

    In such a file no inserted value can become a tag, an attribute, a URL or a style rule, wherever
    it is inserted.
    """
    return _environment().overlay(finalize=_inert).get_template(name)


@cache
def _environment() -> Environment:
    # Imported here because the bot usually needs no page until long after its start.
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    environment = Environment(
        loader=FileSystemLoader(_ROOT),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    environment.filters["json"] = _json
    return environment


def _json(value: object) -> Markup:
    """Return a value as JSON, escaped for an attribute."""
    return Markup(escape(json.dumps(value, ensure_ascii=False)))  # noqa: S704  escaped


def _inert(value: object) -> object:
    """Return text with every character that could have a meaning in HTML as a numeric reference."""
    if isinstance(value, Markup):
        return value
    return Markup(_UNSAFE.sub(_numbered, str(value)))  # noqa: S704  escaped


def _numbered(found: re.Match[str]) -> str:
    if unicodedata.category(found[0]) in ("Cc", "Cs", "Cn", "Zl", "Zp"):
        return " "
    return f"&#{ord(found[0])};"
