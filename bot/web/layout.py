"""Frame that all pages share: `shell.html`, and the words and colours that it needs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.locales import LANGUAGES, Words
from bot.web.assets import assets
from bot.web.site import DARK, LIGHT
from render.art.theme import palettes
from render.text.html import template

SPOKEN = ("lost", "zoom-in", "zoom-out", "zoom-reset", "close")
"""The messages `web-…` that the scripts of all pages show."""
HOLES = {
    key: f"{{{key}}}" for key in ("left", "round", "number", "moves", "frames", "lines", "title")
}
"""Placeholders that a script fills in, each in the place of the argument of that name."""


_SHADES = {LIGHT: ("light", "all"), DARK: ("dark", "")}
"""Colour schemes of a page, and the media query for the light colours, "" = they are not used."""
_SYSTEM = ("dark light", "(prefers-color-scheme: light)")
"""As the reader's device prefers it."""


def prepare() -> None:
    """Compile the templates that would hold up the event loop at their first request. Slow."""
    for name in ("shell", "table"):
        template(f"bot/web/{name}.html")


def page(
    name: str,
    words: Words,
    palette: str | None,
    query: Mapping[str, str],
    spoken: Mapping[str, str],
    **values: object,
) -> str:
    """Return the whole page of a template that extends `shell.html`.

    Its script shows the messages `spoken`; `palette` None = as the reader's device prefers it.
    """
    return template(name).render(
        values,
        words=words,
        palette=palette,
        query=query,
        spoken={**messages(words, SPOKEN), **spoken},
        shade=_SHADES.get(palette or "", _SYSTEM),
        files=assets(),
        languages={language: Words(language)("web-language-name") for language in LANGUAGES},
        palettes=_palettes(words),
    )


def messages(words: Words, keys: Iterable[str], start: str = "web-") -> dict[str, str]:
    """Return messages that a script shows."""
    return {key: words(f"{start}{key}", **HOLES) for key in keys}


def _palettes(words: Words) -> dict[str, str]:
    """Return the names of the palettes; "" follows the system's preference."""
    system = {"": words("web-palette-system")}
    return system | {key: words(f"palette-{key}") for key in palettes()}
