"""The almanac as one page to keep: a self-contained file."""

from __future__ import annotations

from collections.abc import Iterator

from bot.leagues.almanac import Chronicle
from bot.locales import Words
from bot.locales.markdown import visible
from render.league.almanac import sections
from render.league.markup import Markup, tag, together, void

_STYLE = Markup("""
:root{color-scheme:light dark;--paper:#fbf7ec;--ink:#1f1a14;--soft:#5a4f40;--line:#cdbf9f;
--band:#f1e8d2;--lit:#ffe3a8;--lit-ink:#1f1a14}
@media (prefers-color-scheme:dark){:root{--paper:#10252e;--ink:#f4ead4;--soft:#b6c8c9;
--line:#37545f;--band:#17333f;--lit:#6b4a12;--lit-ink:#fff4dc}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:62rem;padding:1rem;background:var(--paper);color:var(--ink);
font:1rem/1.5 system-ui,sans-serif;overflow-wrap:break-word}
h1{font-size:1.7rem;line-height:1.2;margin:.5rem 0}
h2{font-size:1.3rem;margin:2rem 0 .5rem;border-bottom:2px solid var(--line)}
h3{font-size:1.05rem;margin:1.2rem 0 .4rem}
p{margin:.4rem 0}.soft{color:var(--soft)}
.wide{overflow-x:auto}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.3rem .5rem;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}
thead th{color:var(--soft);font-weight:600}tbody th{font-weight:600}
tbody tr:nth-child(odd){background:var(--band)}
.n{text-align:right}td.n{white-space:nowrap}
ol,ul{margin:0;padding:0;list-style:none}
.duels{width:auto}.duels td,.duels thead th{text-align:center;white-space:nowrap;min-width:2.6rem}
@media (max-width:30rem){body{padding:.6rem}table{font-size:.88rem}th,td{padding:.25rem .3rem}}
.lit{background:var(--lit);color:var(--lit-ink)}.own{background:var(--line)}
""")


def almanac_page(told: Chronicle, language: str) -> bytes:
    """Return the almanac of a season as HTML: one file, no script, no request to anywhere."""
    words = Words(language)
    title = f"{visible(told.league)} – {words('league-almanac-season', number=told.season)}"
    head = tag(
        "head",
        void("meta", charset="utf-8"),
        void("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("title", title),
        tag("style", _STYLE),
    )
    body = tag("body", tag("main", *_sections(told, words)))
    page = together(head, body)
    return f'<!DOCTYPE html>\n<html lang="{words.language}">{page}</html>\n'.encode()


def page_name(told: Chronicle) -> str:
    """Return the name of the file."""
    ascii_only = "".join(c if c.isascii() and c.isalnum() else "-" for c in told.league.lower())
    plain = "-".join(filter(None, ascii_only.split("-")))[:40].strip("-")
    return f"{plain or 'league'}-{told.season}.html"


def _sections(told: Chronicle, words: Words) -> Iterator[Markup]:
    yield from sections.head(told, words)
    if told.found.tables == 0:
        yield tag("p", words("league-almanac-nothing"))
    yield from sections.standings(told, words)
    yield from sections.records(told, words)
    yield from sections.extremes(told, words)
    yield from sections.meetings(told, words)
    yield from sections.seats(told, words)
    yield from sections.schedule(told, sections.by_division(told, words), words)
