"""Pages, mails, calls and pictures: all that the bot shows elsewhere, and texts that it cuts."""

from __future__ import annotations

import re
from collections.abc import Callable
from email import message_from_bytes
from typing import Any, cast

import pytest
from aiohttp import web

from bot.catalogue.trial.legible import complaints
from bot.presenting import limits
from bot.presenting.ways import contents, sender
from bot.presenting.ways.mail import message
from bot.presenting.ways.mail import sender as mails
from bot.web import service
from bot.web.connection_limit import MALFORMED
from render import gallery
from render.art.canvas import Canvas
from render.art.page import COVER, SIZE
from tests.tools.pseudo.walking.discord_side import Judged
from tests.tools.pseudo.walking.pieces import pieces
from tests.tools.pseudo.walking.record import CALL, PAGE, Record
from tests.tools.pseudo.walking.sayings import Sayings
from tests.web.pages import Answer, Pages

_READ = frozenset({"application/json", "text/calendar", "text/csv", "text/html", "text/plain"})
_PROGRAMS = ("/program", "/static")
"""Beginnings of addresses at which no person reads."""
_SECRET = re.compile(r"\d+|[\w-]{12,}")


def listen_to_pages(
    patch: pytest.MonkeyPatch, sayings: Sayings, judged: Judged, record: Record
) -> None:
    """Judge every answer of the bot's pages from now on, and put it into English."""
    made = service.application

    def application(site: Any) -> web.Application:
        app = made(site)
        resources = [one.resource for one in app.router.routes() if one.resource]
        record.list(PAGE, *(one.canonical for one in resources))

        @web.middleware
        async def listening(request: web.Request, handler: Any) -> web.StreamResponse:
            resource = request.match_info.route.resource
            if resource is not None:
                record.meet(PAGE, resource.canonical)
            return cast(web.StreamResponse, await handler(request))

        app.middlewares.append(listening)
        return app

    patch.setattr(service, "application", application)
    for method in ("get", "post"):
        patch.setattr(Pages, method, _reading(getattr(Pages, method), sayings, judged))


def _reading(asked: Any, sayings: Sayings, judged: Judged) -> Any:

    async def ask(pages: Pages, path: str, *args: Any, **named: Any) -> Answer:
        answer: Answer = await asked(pages, path, *args, **named)
        kind = answer.headers.get("Content-Type", "").partition(";")[0]
        if kind not in _READ or answer.headers.get("Content-Encoding"):
            return answer
        if not path.startswith(_PROGRAMS) and answer.text != MALFORMED:
            for text in pieces(answer.text, kind.rpartition("/")[2]):
                judged(f"page {_SECRET.sub('#', path.partition('?')[0])}", text)
        return answer._replace(body=sayings.english(answer.text).encode())

    return ask


def listen_to_calls(
    patch: pytest.MonkeyPatch, sayings: Sayings, judged: Judged, record: Record
) -> None:
    """Judge every call by a way besides Discord, and every mail, from now on."""
    topics = (*contents._ASKED, *contents._WITHOUT_TABLE, contents.DIGEST)
    record.list(CALL, *topics, *(f"mail: {one}" for one in topics))
    found, mailed = contents.contents_of, message.mail_of

    async def contents_of(services: Any, call: Any) -> contents.Contents | None:
        told = await found(services, call)
        if told is not None:
            record.meet(CALL, told.topic)
            judged(f"call {told.topic}", told.title)
            judged(f"call {told.topic}", told.text)
        return told

    def mail_of(told: contents.Contents, frame: message.Frame) -> bytes:
        mail: Any = message_from_bytes(mailed(told, frame), policy=message._POLICY)
        record.meet(CALL, f"mail: {told.topic}")
        judged(f"mail {told.topic} Subject", mail["Subject"])
        mail.replace_header("Subject", sayings.english(mail["Subject"]))
        for part in mail.walk():
            if part.get_content_maintype() == "text":
                text, kind = part.get_content(), part.get_content_subtype()
                for piece in pieces(text, kind):
                    judged(f"mail {told.topic} {kind}", piece)
                part.set_content(sayings.english(text), subtype=kind)
        return bytes(mail.as_bytes())

    patch.setattr(contents, "contents_of", contents_of)
    patch.setattr(sender, "contents_of", contents_of)
    patch.setattr(mails, "mail_of", mail_of)


def listen_to_pictures(patch: pytest.MonkeyPatch, judged: Callable[[str], None]) -> None:
    """Have every picture that is drawn from now on looked at: what is wrong goes to a function."""

    class Watcher(list[Canvas]):
        def append(self, canvas: Canvas) -> None:
            size = canvas.image.size
            if size != COVER:
                for one in complaints(canvas, size == SIZE):
                    judged(one)

    patch.setattr(gallery, "_watchers", [*gallery._watchers, Watcher()])


def listen_to_cuts(
    patch: pytest.MonkeyPatch, sayings: Sayings, found: Callable[[str], None]
) -> None:
    """Tell a function from now on what is cut in the language and would not be in English."""
    clipped, fitted = limits.clip, limits.fit_lines

    def clip(text: str, limit: int) -> str:
        if len(text) > limit >= len(sayings.english(text)):
            found(f"{len(text)} of {limit}: {text}")
        return clipped(text, limit)

    def fit_lines(lines: Any, limit: int, closing: str) -> str:
        lines = list(lines)
        whole = "\n".join(lines)
        # A closing of words says where the rest is.
        ends = not any(map(str.isalpha, closing))
        if ends and len(whole) > limit >= len(sayings.english(whole)):
            found(f"{len(whole)} of {limit}: {whole}")
        return fitted(lines, limit, closing)

    patch.setattr(limits, "clip", clip)
    patch.setattr(limits, "fit_lines", fit_lines)
