"""HTML from templates, which lie beside the modules that fill them: all that is put in is escaped.

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
"""Characters that could mean anything in HTML: all but letters, digits and these."""


@cache
def template(name: str) -> Template:
    """Return the template of a page in the browser. Slow for the first time: it is compiled."""
    return _environment().get_template(name)


@cache
def inert_template(name: str) -> Template:
    """Return the template of a file to keep, which no server protects by its headers.

    So no name becomes a tag, an attribute, an address or a rule of style, in whatever place.
    """
    return _environment().overlay(finalize=_inert).get_template(name)


@cache
def _environment() -> Environment:
    # Imported here, because most starts of the bot need no page for a long time.
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
    """Return a value as JSON in an attribute."""
    return Markup(escape(json.dumps(value, ensure_ascii=False)))  # noqa: S704  escaped


def _inert(value: object) -> object:
    """Return text in which every sign that could mean anything in HTML is a number."""
    if isinstance(value, Markup):
        return value
    return Markup(_UNSAFE.sub(_numbered, str(value)))  # noqa: S704  escaped


def _numbered(found: re.Match[str]) -> str:
    if unicodedata.category(found[0]) in ("Cc", "Cs", "Cn", "Zl", "Zp"):
        return " "
    return f"&#{ord(found[0])};"
