"""Requests of the bot to Discord, which are judged, and interactions of people."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from io import BytesIO
from typing import Any

import pytest
from simcord.backend.errors import BackendError
from simcord.backend.ops.base import BackendBase

from tests.strict import install as strict
from tests.tools.pseudo.walking.pieces import pieces, texts
from tests.tools.pseudo.walking.record import COMMAND, VERB, Record
from tests.tools.pseudo.walking.sayings import Sayings

Judged = Callable[[str, str], None]
"""Function that judges a text, given where it stands."""

_NUMBER = re.compile(r"\d{5,}")
_SUBCOMMANDS = (1, 2)
_INVOKED, _PRESSED, _TYPING, _SUBMITTED = 2, 3, 4, 5
_WRITTEN = (".csv", ".html", ".ics", ".json", ".toml", ".txt")
"""Endings of files of text."""
_DATA = (".csv", ".json", ".toml")
"""Endings of files for programs and spreadsheets, whose fields have English names."""


def listen_to_bot(
    patch: pytest.MonkeyPatch, sayings: Sayings, judged: Judged, record: Record
) -> None:
    """Judge every request from now on, then put it into English."""
    done = strict._dispatch

    def dispatch(backend: Any, method: str, path: str, **request: Any) -> Any:
        body = request.get("json")
        if method == "PUT" and path.endswith("/commands"):
            record.list(COMMAND, *(name for one in body or () for name in _leaves(one)))
        elif "/emojis" not in path:
            where = f"{method} {_NUMBER.sub('#', path).partition('/simcord_interaction')[0]}"
            for field, text in texts(body):
                judged(f"{where} {field}", text)
            request["json"] = sayings.all_english(body)
            for file in request.get("files") or ():
                file.description = sayings.english(file.description)
                if file.filename.endswith(_WRITTEN):
                    _read(file, sayings, judged)
        try:
            return done(backend, method, path, **request)
        except strict.Injected:
            raise
        except BackendError as error:
            if error.code not in strict.MALFORMED or request.get("json") == body:
                raise
        # Short signs, or what the bot has cut to a limit, may have no room for their English: what
        # counts is whether Discord takes what the bot has sent.
        return done(backend, method, path, **{**request, "json": body})

    patch.setattr(strict, "_dispatch", dispatch)


def _read(file: Any, sayings: Sayings, judged: Judged) -> None:
    """Judge a file of text, and put it into English."""
    text = file.fp.read().decode()
    if not file.filename.endswith(_DATA):
        for piece in pieces(text, file.filename.rpartition(".")[2]):
            judged(f"file {_NUMBER.sub('#', file.filename)}", piece)
    file.fp = BytesIO(sayings.english(text).encode())


def _leaves(command: Mapping[str, Any]) -> Iterator[str]:
    inner = [one for one in command.get("options") or () if one.get("type") in _SUBCOMMANDS]
    if not inner:
        yield command["name"]
    for one in inner:
        yield from (f"{command['name']} {name}" for name in _leaves(one))


def listen_to_people(
    patch: pytest.MonkeyPatch, hear: Callable[[str], None], record: Record
) -> None:
    """Record from now on what people do, and tell a function what they type and are called."""
    emitted = BackendBase.emit

    def emit(backend: Any, event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            data, kind = payload["data"], payload["type"]
            if kind in (_INVOKED, _TYPING):
                record.meet(COMMAND, _invoked(data))
            if kind in (_PRESSED, _SUBMITTED):
                record.meet(VERB, str(data["custom_id"]).partition(":")[0])
            for text in _typed(data):
                hear(text)
        elif event in _NAMING:
            for _, text in texts(payload):
                hear(text)
        emitted(backend, event, payload)

    patch.setattr(BackendBase, "emit", emit)


_NAMING = frozenset(
    {"CHANNEL_CREATE", "CHANNEL_UPDATE", "GUILD_CREATE", "GUILD_MEMBER_ADD", "GUILD_ROLE_CREATE"}
)
"""Events that tell names that people have given."""


def _invoked(data: Mapping[str, Any]) -> str:
    for one in data.get("options") or ():
        if one.get("type") in _SUBCOMMANDS:
            return f"{data['name']} {_invoked(one)}"
    return str(data["name"])


def _typed(data: Any) -> Iterator[str]:
    """Yield what was typed, and the names of whom it is about."""
    if isinstance(data, dict):
        for one in data.values():
            yield from _typed(one)
    elif isinstance(data, list):
        for one in data:
            yield from _typed(one)
    elif isinstance(data, str):
        yield data
