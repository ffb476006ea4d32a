"""The page as HTML, complete without its script: everything readable works without it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from string import Template

from bot.locales import Words
from bot.web.assets import text_of
from bot.web.layout import HOLES, Shell, e, spoken
from bot.web.log import Page, Told
from bot.web.position import Asked, Clock, Part, Shown
from bot.web.site import Seen
from render.text.wording import round_name

SPOKEN = (
    *("gone", "left", "rules", "rules-hint", "rule-failed", "go", "move", "then", "start"),
    *("to-now", "to-now-new", "now", "taken-back", "play", "pause", "frame-of"),
)
"""The messages `web-…` that the script shows."""
LABELS = (
    *("news", "older", "changes", "course", "slider", "earlier", "later", "to-now", "film"),
    *("film-back", "film-on", "near", "clocks", "close"),
)
"""The messages `web-…` that stand on the page unchanged."""


def table(shown: Shown, seen: Seen, query: Mapping[str, str]) -> str:
    """Return the page of a table."""
    words = seen.words
    heading = round_name(seen.table.game, HOLES["round"], words)
    shell = Shell(
        kind="table",
        words=words,
        title=shown["title"],
        content="parts",
        skip=words("web-skip"),
        foot=words("web-foot"),
        root="../",
        palette=seen.chosen.palette,
        query=query,
        spoken={**spoken(words, SPOKEN), "round": heading},
        data={"status": shown["status"], "stamp": shown["stamp"]},
    )
    return shell.around(_body(shown, words))


def _body(shown: Shown, words: Words) -> str:
    log = shown["log"] or Page(entries=[], more=False)
    labels = {key.replace("-", "_"): e(words(f"web-{key}")) for key in LABELS}
    return Template(text_of("table.html")).substitute(
        labels,
        title=e(shown["title"]),
        state=e(shown["state"]),
        asked="".join(map(_asked, shown["asked"])),
        log="".join(_told(told) for told in log["entries"]),
        first=e(json.dumps(log, ensure_ascii=False)),
        stops=shown["moves"] + 1,
        film_hidden="" if shown["status"] == "over" else "hidden",
        parts="".join(_part(part, words) for part in shown["parts"] if not part["near"]),
        near_parts="".join(_part(part, words) for part in shown["parts"] if part["near"]),
        near_hidden="" if any(part["near"] for part in shown["parts"]) else "hidden",
        clock_list="".join(_clock(clock, words) for clock in shown["clocks"]),
        clocks_hidden="" if shown["clocks"] else "hidden",
        pace=e(shown["pace"]),
        template=_part(_BLANK, words),
    )


_BLANK = Part(key="", title="", mark="", dark="", light="", lines=[], near=False)
"""Placeholder that the script fills in when a part appears later."""


def _lines(lines: Iterable[str]) -> Iterator[str]:
    return (f"<li>{e(line)}</li>" for line in lines)


def _asked(asked: Asked) -> str:
    return f"<li>{e(asked['text'])}{_time(asked['until'])}</li>"


def _clock(clock: Clock, words: Words) -> str:
    left = words("web-left", left=clock["left"])
    return f"<li><b>{e(clock['name'])}</b> {e(left)}{_time(clock['until'])}</li>"


def _time(until: str) -> str:
    """Return a moment; the script shows it in the reader's own time."""
    if not until:
        return ""
    plain = until[:16].replace("T", " ")
    return f' <time datetime="{e(until)}">{e(plain)} UTC</time>'


def _told(told: Told) -> str:
    lines = "".join(f"<p>{e(line)}</p>" for line in told["lines"])
    return f"<li><span>{told['number'] or ''}</span><div>{lines}</div></li>"


def _part(part: Part, words: Words) -> str:
    key, title = e(part["key"]), e(part["title"])
    source = f' src="{e(part["dark"])}"' if part["dark"] else ""
    light = f' srcset="{e(part["light"])}"' if part["light"] else ""
    lazy = "lazy" if part["near"] else "eager"
    twin = (
        f'<details class="twin" open{"" if part["lines"] or not key else " hidden"}>'
        f"<summary>{e(words('web-words'))}</summary>"
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
