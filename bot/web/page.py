"""The page as HTML, whole without its script: what can be read needs none."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from html import escape
from string import Template
from urllib.parse import urlencode

from bot.locales import LANGUAGES, Words
from bot.web.assets import assets, text_of
from bot.web.log import Page, Told
from bot.web.position import Asked, Clock, Part, Shown
from bot.web.site import DARK, LIGHT, Seen
from render.art.theme import palettes

SPOKEN = (
    *("lost", "gone", "left", "zoom-in", "zoom-out", "zoom-reset", "close", "rule-failed"),
    *("round", "go", "move", "then", "start", "now", "taken-back", "play", "pause", "frame-of"),
)
"""The messages `web-…` that the script says."""
SHADES = {LIGHT: "light", DARK: "dark"}


def table(shown: Shown, seen: Seen, query: Mapping[str, str]) -> str:
    """Return the page of a table."""
    words, log = seen.words, shown["log"] or Page(entries=[], more=False)
    return Template(text_of("page.html")).substitute(
        language=words.language,
        shade=SHADES.get(seen.chosen.palette or "", "system"),
        title=_e(shown["title"]),
        css=assets()["page.css"].name,
        script=assets()["page.js"].name,
        icon=assets()["icon.svg"].name,
        words=_e(json.dumps(_spoken(words), ensure_ascii=False)),
        stamp=shown["stamp"],
        status=shown["status"],
        skip=_e(words("web-skip")),
        state=_e(shown["state"]),
        asked="".join(map(_asked, shown["asked"])),
        news=_e(words("web-news")),
        log="".join(_told(told) for told in log["entries"]),
        first=_e(json.dumps(log, ensure_ascii=False)),
        older=_e(words("web-older")),
        changes=_e(words("web-changes")),
        course=_e(words("web-course")),
        slider=_e(words("web-slider")),
        earlier=_e(words("web-earlier")),
        later=_e(words("web-later")),
        to_now=_e(words("web-to-now")),
        stops=shown["moves"] + 1,
        film=_e(words("web-film")),
        film_back=_e(words("web-film-back")),
        film_on=_e(words("web-film-on")),
        film_hidden="" if shown["status"] == "over" else "hidden",
        parts="".join(_part(part, words) for part in shown["parts"] if not part["near"]),
        near_title=_e(words("web-near")),
        near="".join(_part(part, words) for part in shown["parts"] if part["near"]),
        near_hidden="" if any(part["near"] for part in shown["parts"]) else "hidden",
        clocks_title=_e(words("web-clocks")),
        clocks="".join(_clock(clock, words) for clock in shown["clocks"]),
        clocks_hidden="" if shown["clocks"] else "hidden",
        pace=_e(shown["pace"]),
        view_title=_e(words("web-view")),
        languages=choices("language", words.language, languages(), query),
        palettes=choices("palette", seen.chosen.palette or "", palette_names(words), query),
        language_label=_e(words("web-language")),
        palette_label=_e(words("web-palette")),
        template=_part(_BLANK, words),
        rules=_e(words("web-rules")),
        rules_hint=_e(words("web-rules-hint")),
        close=_e(words("web-close")),
        foot=_e(words("web-foot")),
    )


_HOLES = {
    key: f"{{{key}}}" for key in ("left", "round", "number", "moves", "frames", "lines", "title")
}
"""What the script fills in, each in the place of the argument of that name."""
_BLANK = Part(key="", title="", mark="", dark="", light="", lines=[], near=False)
"""What the script fills in where a part appears later."""


def _e(text: str) -> str:
    return escape(text, quote=True)


def _spoken(words: Words) -> Mapping[str, str]:
    return {key: words(f"web-{key}", **_HOLES) for key in SPOKEN}


def languages() -> dict[str, str]:
    """Return the names of the languages, each in its own."""
    return {language: Words(language)("web-language-name") for language in LANGUAGES}


def palette_names(words: Words) -> dict[str, str]:
    """Return the names of the palettes; "" goes by what the system prefers."""
    system = {"": words("web-palette-system")}
    return system | {key: words(f"palette-{key}") for key in palettes()}


def choices(name: str, chosen: str, offered: Mapping[str, str], query: Mapping[str, str]) -> str:
    """Return links to the same page, shown otherwise."""
    return "".join(
        f'<li><a href="?{_e(urlencode({**query, name: key}))}"'
        f"{' aria-current=true' if key == chosen else ''}"
        f"{f' lang={key} hreflang={key}' if name == 'language' else ''}>{_e(text)}</a></li>"
        for key, text in offered.items()
    )


def _lines(lines: Iterable[str]) -> Iterator[str]:
    return (f"<li>{_e(line)}</li>" for line in lines)


def _asked(asked: Asked) -> str:
    return f"<li>{_e(asked['text'])}{_time(asked['until'])}</li>"


def _clock(clock: Clock, words: Words) -> str:
    left = words("web-left", left=clock["left"])
    return f"<li><b>{_e(clock['name'])}</b> {_e(left)}{_time(clock['until'])}</li>"


def _time(until: str) -> str:
    """Return a moment; the script says it in the reader's own time."""
    if not until:
        return ""
    plain = until[:16].replace("T", " ")
    return f' <time datetime="{_e(until)}">{_e(plain)} UTC</time>'


def _told(told: Told) -> str:
    lines = "".join(f"<p>{_e(line)}</p>" for line in told["lines"])
    return f"<li><span>{told['number'] or ''}</span><div>{lines}</div></li>"


def _part(part: Part, words: Words) -> str:
    key, title = _e(part["key"]), _e(part["title"])
    source = f' src="{_e(part["dark"])}"' if part["dark"] else ""
    light = f' srcset="{_e(part["light"])}"' if part["light"] else ""
    lazy = "lazy" if part["near"] else "eager"
    twin = (
        f'<details class="twin" open{"" if part["lines"] or not key else " hidden"}>'
        f"<summary>{_e(words('web-words'))}</summary>"
        f'<ul tabindex="0" aria-labelledby="h-{key}">'
        f"{''.join(_lines(part['lines']))}</ul></details>"
    )
    return (
        f'<section class="part" data-part="{key}" data-mark="{part["mark"]}"'
        f' aria-labelledby="h-{key}">'
        f'<h2 id="h-{key}">{title}</h2>'
        f'<figure><button type="button" class="zoom" aria-haspopup="dialog"><picture>'
        f'<source media="(prefers-color-scheme: light)"{light}>'
        f'<img{source} alt="{title}" width="1100" height="700" loading="{lazy}"'
        f' decoding="async"></picture></button></figure>'
        f"{twin}</section>"
    )
