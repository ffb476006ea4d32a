"""Changes on Discord by a step, as lines of text."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import simcord

from tests.tools.recording.pictures import Pictures

_LONG = re.compile(r"\d{15,}")
_NESTED = ("components", "items", "options", "accessory", "media")
_SKIPPED = {"id", *_NESTED}
_SILENT, _EPHEMERAL = 1 << 12, 1 << 6


class Journal:
    """Writes a script's steps down: the act, then every message that is new, changed or gone."""

    def __init__(self, env: simcord.Env, pictures: Pictures) -> None:
        self._env = env
        self._pictures = pictures
        self._shown: dict[int, tuple[str, list[str]]] = {}
        self._names: dict[str, str] = {}
        self._posted = 0
        self.lines: list[str] = []

    def act(self, text: str) -> None:
        """Write down the act of a person."""
        self.lines.append(self._named(f"## {text}"))

    def outcome(self, text: str) -> None:
        """Write down the outcome of a step besides messages: an error, a result."""
        self.lines += [self._named(f"-- {line}") for line in text.splitlines()]

    def look(self) -> None:
        """Write down what has changed on Discord since the last look."""
        self._name_everything()
        now = {m.id: m for m in self._messages()}
        for gone in [known for known in self._shown if known not in now]:
            self.lines.append(f"== {self._shown.pop(gone)[0]} is gone")
        for message in now.values():
            self._look_at(message)

    def write(self, path: Path) -> None:
        """Write the journal to a file."""
        path.write_text("\n".join(self.lines) + "\n", encoding="utf-8")

    def _messages(self) -> Iterator[Any]:
        for _, messages in sorted(self._env.backend.messages.items()):
            yield from (messages[key] for key in sorted(messages))

    def _look_at(self, message: Any) -> None:
        lines = [self._named(line) for line in self._dump(message)]
        known = self._shown.get(message.id)
        if known is not None and known[1] == lines:
            return
        head = self._names[str(message.id)]
        self._shown[message.id] = head, lines
        where = self._named(str(message.channel_id))
        self.lines += [f"== {head} in {where}{' changed' if known else ''}", *lines]

    def _dump(self, message: Any) -> Iterator[str]:
        reader = ((message.interaction_metadata or {}).get("user") or {}).get("id")
        if message.flags & _EPHEMERAL:
            yield f"only for {reader}"
        if message.flags & _SILENT:
            yield "silent"
        if message.ping_user_ids:
            yield f"pings {sorted(message.ping_user_ids)}"
        yield from _indented(message.content)
        for embed in message.embeds:
            yield from _indented(json.dumps(embed, sort_keys=True, ensure_ascii=False))
        for component in message.components:
            yield from _component(component, "")
        for attachment in message.attachments:
            yield from self._attachment(attachment)

    def _attachment(self, attachment: Mapping[str, Any]) -> Iterator[str]:
        blob = self._env.backend.cdn.get(attachment["url"]) or b""
        name = attachment["filename"]
        yield f"picture {name} {self._pictures.describe(name, blob)}"
        yield from _indented(attachment.get("description") or "", "  alt ")

    def _name_everything(self) -> None:
        backend = self._env.backend
        for user in backend.users.values():
            self._names.setdefault(str(user.id), user.name)
        for channel in backend.channels.values():
            fallback = f"channel{len(self._names)}"
            self._names.setdefault(str(channel.id), getattr(channel, "name", None) or fallback)
        for message in self._messages():
            if str(message.id) not in self._names:
                self._posted += 1
                self._names[str(message.id)] = f"m{self._posted}"

    def _named(self, text: str) -> str:
        return _LONG.sub(lambda found: self._names.get(found[0], "#"), text)


def _indented(text: str, prefix: str = "| ") -> Iterator[str]:
    yield from (prefix + line for line in text.splitlines())


def _component(component: Mapping[str, Any], indent: str) -> Iterator[str]:
    """Yield a component with all its fields; its text on lines of its own."""
    content = component.get("content")
    fields = {k: v for k, v in component.items() if k not in _SKIPPED and v not in (None, False)}
    fields.pop("content", None)
    yield indent + " ".join(f"{k}={_value(fields[k])}" for k in sorted(fields))
    if isinstance(content, str):
        yield from _indented(content, f"{indent}| ")
    for key in _NESTED:
        inner = component.get(key) or []
        for part in [inner] if isinstance(inner, dict) else inner:
            yield from _component(part, indent + "  ")


def _value(value: object) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False)
