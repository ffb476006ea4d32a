"""Posts and pages as HTML in which each message that stands there is marked.

`<mark id="s5-KEY">` is around the message KEY in the surroundings number 5.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from html.parser import HTMLParser
from typing import Any

from markupsafe import Markup

from bot.presenting import limits
from render.text.html import inert_template

_BEGIN, _END = "\ue000", "\ue001"
"""Characters for private use around the number of a marked message, and `_OVER` behind it."""
_OVER = "\ue002"
_MARKDOWN = (
    (re.compile(r"<a?:\w+:\d+>"), ""),
    (re.compile(r"<t:\d+(?::\w)?>"), "‹time›"),
    (re.compile(r"<(@&?|#)!?\d+>"), r"\1…"),
    (re.compile(r"</([^:>]+):\d+>"), r"/\1"),
)
"""Signs in a text and the words that Discord shows in their place, before it is escaped."""
_STYLED = (
    (re.compile(rf"(?m)^((?:{_BEGIN}\d+{_END})*)#{{1,3}} (.*)$"), r"<b class=head>\1\2</b>"),
    (re.compile(rf"(?m)^((?:{_BEGIN}\d+{_END})*)-# (.*)$"), r"<small>\1\2</small>"),
    (re.compile(r"\*\*(.+?)\*\*", re.DOTALL), r"<b>\1</b>"),
    (re.compile(r"`([^`\n]+)`"), r"<code>\1</code>"),
    (re.compile(r"\\([\\*_~`|>#-])"), r"\1"),
)
"""Markdown of an escaped text, and what it becomes."""


class Marker:
    """Marks messages, given as keys and what they said, in the surroundings of a number."""

    def __init__(self, number: int, said: Iterable[tuple[str, str]]) -> None:
        self._said = sorted(said, key=lambda one: -len(one[1]))
        self._number = number
        self.found: dict[str, None] = {}
        """Keys of messages that were found."""

    def plain(self, text: str) -> Markup:
        """Return a text without markdown as HTML."""
        return self._tagged(escape("".join(self._signed(text, 0))))

    def exact(self, text: str) -> Markup:
        """Return a text as HTML, which is marked if it is a message as a whole."""
        numbers = [number for number, (_, one) in enumerate(self._said) if one == text]
        begin = "".join(f"{_BEGIN}{number}{_END}" for number in numbers)
        return self._tagged(f"{begin}{escape(text)}{_OVER * len(numbers)}")

    def markdown(self, text: str) -> Markup:
        """Return a text with Discord's markdown as HTML."""
        html = "".join(self._signed(text, 0))
        for pattern, shown in _MARKDOWN:
            html = pattern.sub(shown, html)
        html = escape(html)
        for pattern, shown in _STYLED:
            html = pattern.sub(shown, html)
        return self._tagged(html)

    def _signed(self, text: str, start: int) -> Iterator[str]:
        """Yield a text with signs around the messages in it, longer ones outside."""
        for number, (_, one) in enumerate(self._said[start:], start):
            begin, found, end = text.partition(one)
            if found:
                yield from self._signed(begin, number + 1)
                yield f"{_BEGIN}{number}{_END}"
                yield from self._signed(found, number + 1)
                yield _OVER
                yield from self._signed(end, number + 1)
                return
        yield text

    def _tagged(self, html: str) -> Markup:
        tagged = re.sub(rf"{_BEGIN}(\d+){_END}", self._tag, html)
        return Markup(tagged.replace(_OVER, "</mark>"))  # noqa: S704  escaped

    def _tag(self, sign: re.Match[str]) -> str:
        key = self._said[int(sign[1])][0]
        if key in self.found:
            return "<mark>"
        self.found[key] = None
        return f'<mark id="s{self._number}-{key}">'


def post(body: Mapping[str, Any], marker: Marker) -> Markup:
    """Return a post or form, as the bot has sent it to Discord, as HTML."""
    data = body.get("data") or body
    page = inert_template("bot/operations/languages/post.html").render(data=data, marker=marker)
    return Markup(page)  # noqa: S704  escaped


def file(text: str, marker: Marker) -> Markup:
    """Return the contents of a text file as HTML."""
    return Markup(f"<pre>{marker.plain(limits.clip(text, limits.TEXT))}</pre>")  # noqa: S704


def page(html: str, marker: Marker) -> Markup:
    """Return what a page says as HTML that is inert, in the page's own order and elements."""
    reader = _Reader(marker)
    reader.feed(html)
    reader.close()
    return Markup("".join(reader.written))  # noqa: S704  escaped


def command(data: Mapping[str, Any], locale: str, marker: Marker) -> Markup:
    """Return a command of the program, as readers with a locale of Discord see it, as HTML."""
    told = inert_template("bot/operations/languages/command.html")
    return Markup(told.render(data=data, locale=locale, marker=marker))  # noqa: S704  escaped


_SPACE = re.compile(r"\s+")
_LEFT_OUT = frozenset({"head", "script", "style", "template", "svg", "dialog"})
"""Elements that are left out with all that is in them."""
_KEPT = frozenset({
    *("h1", "h2", "h3", "h4", "p", "ul", "ol", "li", "dl", "dt", "dd", "table",),
    *("thead", "tbody", "tr", "th", "td", "caption", "b", "strong", "em", "i",),
    *("small", "code", "a", "button", "label", "select", "option", "header", "main",),
    *("footer", "nav", "section", "article", "details", "summary", "figure",),
    *("figcaption", "fieldset", "legend", "time", "abbr", "sup", "sub", "form",),
    *("div", "span",),
})  # fmt: skip
"""Elements that are kept, without their attributes besides `class`."""
_TOLD = ("aria-label", "alt", "title", "placeholder")
"""Attributes whose text is shown where the element begins."""


class _Reader(HTMLParser):
    def __init__(self, marker: Marker) -> None:
        super().__init__()
        self.written: list[str] = []
        self._marker = marker
        self._left_out: list[str] = []

    def handle_starttag(self, tag: str, attrs: Sequence[tuple[str, str | None]]) -> None:
        if tag in _LEFT_OUT:
            self._left_out.append(tag)
        elif not self._left_out:
            given = dict(attrs)
            kind = escape(given.get("class") or "")
            if tag in _KEPT:
                self.written.append(f'<{tag} class="{kind}">' if kind else f"<{tag}>")
            for name in _TOLD:
                if text := given.get(name):
                    self.written.append(f"<small class=told>{self._marker.plain(text)}</small>")

    def handle_endtag(self, tag: str) -> None:
        if self._left_out and tag == self._left_out[-1]:
            self._left_out.pop()
        elif tag in _KEPT and not self._left_out:
            self.written.append(f"</{tag}>")

    def handle_data(self, data: str) -> None:
        if not self._left_out:
            self.written.append(self._marker.plain(_SPACE.sub(" ", data)))
