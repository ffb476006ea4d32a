"""Tables of a page: a caption, headings, and rows that are named by a cell of their own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from babel.dates import format_datetime

from bot.locales import Words
from render.league.markup import Markup, tag


def grid(
    caption: str,
    headings: Sequence[str],
    rows: Iterable[Sequence[str]],
    numbers: str,
    named: int = 0,
) -> Markup:
    """Return a table in which the cells of column `named` name the rows.

    Columns of numbers have an `n` in `numbers`. The caption is for people who hear the page: a
    heading says the same to the others.
    """
    head = tag("tr", *(_cell("th", text, numbers[i], "col") for i, text in enumerate(headings)))
    lines = (tag("tr", *_cells(row, numbers, named)) for row in rows)
    table = tag(
        "table",
        tag("caption", caption, class_="unseen"),
        tag("thead", head),
        tag("tbody", *lines),
    )
    return scrolled(table, caption)


def _cells(row: Sequence[str], numbers: str, named: int) -> Iterable[Markup]:
    for i, text in enumerate(row):
        yield _cell("th", text, numbers[i], "row") if i == named else _cell("td", text, numbers[i])


def _cell(name: str, text: str, kind: str, scope: str = "") -> Markup:
    attributes = {"scope": scope} if scope else {}
    return tag(name, text, **attributes, **({"class_": "n"} if kind == "n" else {}))


def scrolled(table: Markup, label: str) -> Markup:
    """Return a table that may be wider than the page, so that keys can move it, too."""
    return tag("div", table, class_="wide", role="group", tabindex="0", aria_label=label)


def moment(at: float, words: Words) -> Markup:
    """Return a time (POSIX seconds) in UTC, as a page can say it in its reader's own."""
    then = datetime.fromtimestamp(at, UTC)
    text = str(format_datetime(then, "short", locale=words.language))
    return tag("time", text, datetime=then.isoformat(timespec="minutes"))
