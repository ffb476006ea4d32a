"""Frame that all pages share: head, foot, the enlarged picture, and shared words."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from html import escape
from string import Template
from urllib.parse import urlencode

from bot.locales import LANGUAGES, Words
from bot.web.assets import assets, text_of
from bot.web.site import DARK, LIGHT
from render.art.theme import palettes

SPOKEN = ("lost", "zoom-in", "zoom-out", "zoom-reset", "close")
"""The messages `web-…` that the scripts of all pages show."""
_LIGHT_SHEET = '<link rel="stylesheet" href="{root}static/{name}" media="{media}">\n'


@dataclass(frozen=True)
class Shade:
    """Colour scheme of a page, dark or light: for browsers, and the condition for light colours."""

    schemes: str
    media: str | None
    """Media query that must match for the light colours, None = they are never used."""


_SHADES = {LIGHT: Shade("light", "all"), DARK: Shade("dark", None)}
_SYSTEM = Shade("dark light", "(prefers-color-scheme: light)")
"""As the reader's device prefers it."""


@dataclass(frozen=True)
class Shell:
    """Properties of a page that the surrounding layout needs.

    `kind` names its style sheet and its script; `content` is the id that the skip link leads to,
    `root` the way to the top of the server, `data` what its script knows of the page, `palette`
    None = as the reader's device prefers it.
    """

    kind: str
    words: Words
    title: str
    content: str
    skip: str
    foot: str
    root: str
    palette: str | None
    query: Mapping[str, str]
    spoken: Mapping[str, str]
    data: Mapping[str, object] = field(default_factory=dict)

    def around(self, body: str) -> str:
        """Return the whole page as HTML; the body has its header and its main part."""
        words, files = self.words, assets()
        shade = _SHADES.get(self.palette or "", _SYSTEM)
        return Template(text_of("shell.html")).substitute(
            language=words.language,
            schemes=shade.schemes,
            title=e(self.title),
            root=self.root,
            icon=files["icon.svg"].name,
            css=files[f"{self.kind}.css"].name,
            light=self._light(shade),
            script=files[f"{self.kind}.js"].name,
            kind=self.kind,
            words=e(json.dumps({**spoken(words, SPOKEN), **self.spoken}, ensure_ascii=False)),
            data="".join(f' data-{key}="{e(str(value))}"' for key, value in self.data.items()),
            content=self.content,
            skip=e(self.skip),
            body=body,
            view_title=e(words("web-view")),
            language_label=e(words("web-language")),
            languages=choices("language", words.language, _languages(), self.query),
            palette_label=e(words("web-palette")),
            palettes=choices("palette", self.palette or "", _palettes(words), self.query),
            foot=e(self.foot),
        )

    def _light(self, shade: Shade) -> str:
        if shade.media is None:
            return ""
        name = assets()["light.css"].name
        return _LIGHT_SHEET.format(root=self.root, name=name, media=shade.media)


def e(text: str) -> str:
    """Return a text escaped for HTML."""
    return escape(text, quote=True)


HOLES = {
    key: f"{{{key}}}" for key in ("left", "round", "number", "moves", "frames", "lines", "title")
}
"""Placeholders that a script fills in, each in the place of the argument of that name."""


def spoken(words: Words, keys: Iterable[str], start: str = "web-") -> dict[str, str]:
    """Return messages that a script shows."""
    return {key: words(f"{start}{key}", **HOLES) for key in keys}


def choices(name: str, chosen: str, offered: Mapping[str, str], query: Mapping[str, str]) -> str:
    """Return links to the same page in another language or palette."""
    return "".join(
        f'<li><a href="?{e(urlencode({**query, name: key}))}"'
        f"{' aria-current=true' if key == chosen else ''}"
        f"{f' lang={key} hreflang={key}' if name == 'language' else ''}>{e(text)}</a></li>"
        for key, text in offered.items()
    )


def _languages() -> dict[str, str]:
    """Return the names of the languages, each in its own."""
    return {language: Words(language)("web-language-name") for language in LANGUAGES}


def _palettes(words: Words) -> dict[str, str]:
    """Return the names of the palettes; "" follows the system's preference."""
    system = {"": words("web-palette-system")}
    return system | {key: words(f"palette-{key}") for key in palettes()}
