"""The almanac as a self-contained HTML file to download."""

from __future__ import annotations

from bot.leagues.almanac import Chronicle
from bot.locales import Words
from bot.locales.markdown import visible
from render.league.almanac import wording
from render.text.html import inert_template


def almanac_page(told: Chronicle, language: str) -> bytes:
    """Return a season's almanac as a single HTML file without scripts or external requests."""
    page = inert_template("render/league/almanac/page.html")
    words, league = Words(language), visible(told.league)
    return page.render(told=told, words=words, wording=wording, league=league).encode()


def page_name(told: Chronicle) -> str:
    """Return the name of the almanac's HTML file."""
    ascii_only = "".join(c if c.isascii() and c.isalnum() else "-" for c in told.league.lower())
    plain = "-".join(filter(None, ascii_only.split("-")))[:40].strip("-")
    return f"{plain or 'league'}-{told.season}.html"
