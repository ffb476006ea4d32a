"""The state of a person's way to be called, in a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from urllib.parse import urlsplit

from bot.host.people.ways import Way
from bot.locales import Words
from bot.locales.markdown import escaped
from bot.presenting import limits
from render.text.wording import described

MOST_LABEL = 60
"""Maximum number of characters by which a way is called."""


def label_of(way: Way, words: Words) -> str:
    """Return what a way is called as plain text: its kind, and its name or where it leads."""
    kind, parts = words(f"way-kind-{way.kind}"), urlsplit(way.target)
    where = way.name or f"{parts.netloc}{parts.path}".rstrip("/")
    return limits.clip(described(kind, where, words), MOST_LABEL)


def line_of(way: Way, kinds: Collection[str], words: Words) -> str:
    """Return a way with its state and its order, as markdown."""
    order = order_of(way, words)
    state = state_of(way, kinds, words)
    return words("way-line", way=escaped(label_of(way, words)), state=state, order=order)


def order_of(way: Way, words: Words) -> str:
    """Return when a way calls, as a part of a sentence."""
    if way.digest is not None:
        return words("way-daily", hour=hour_of(way.digest))
    return words("way-order", hours=way.waits)


def hour_of(hour: int) -> str:
    """Return an hour of the day as it is read."""
    return f"{hour:02}:00"


def plan_of(ways: Iterable[Way], kinds: Collection[str], pings: str | None, words: Words) -> str:
    """Return when a person is called by what, in one sentence, as markdown.

    `pings` is what they chose for Discord. Ways of the same kind are told apart by their name.
    """
    active = [way for way in ways if _calls(way, kinds)]
    count = Counter(way.kind for way in active)
    steps = [words("way-plan-discord", pings=pings or "thread")]
    for way in sorted(active, key=lambda way: (way.digest is not None, way.waits, way.id)):
        alone = words(f"way-kind-{way.kind}")
        name = alone if count[way.kind] == 1 else escaped(label_of(way, words))
        steps.append(_step(way, name, words))
    return words("way-plan", steps=" · ".join(steps))


def _step(way: Way, name: str, words: Words) -> str:
    if way.digest is not None:
        return words("way-plan-daily", way=name, hour=hour_of(way.digest))
    return words("way-plan-step", way=name, hours=way.waits)


def _calls(way: Way, kinds: Collection[str]) -> bool:
    return way.kind in kinds and way.since is not None and way.confirmed_at is not None


def state_of(way: Way, kinds: Collection[str], words: Words) -> str:
    """Return whether a way works, in a sentence; `kinds` are those that the bot can call by."""
    if way.kind not in kinds:
        return words("way-state-unavailable")
    if way.off_why is not None:
        return words("way-state-switched-off", why=way.off_why, about=way.kind)
    if way.since is None:
        return words("way-state-off")
    if way.failing_since is not None:
        fault = fault_of(way.fault or "broken", words)
        return words("way-state-failing", since=_time(way.failing_since), fault=fault)
    if way.confirmed_at is None:
        return words("way-state-unconfirmed")
    if way.sent_at is None:
        return words("way-state-new")
    if way.opened_at is not None and way.opened_at >= way.sent_at:
        times = {"sent": _time(way.sent_at), "opened": _time(way.opened_at)}
        return words("way-state-opened", **times)
    return words("way-state-sent", sent=_time(way.sent_at))


def fault_of(fault: str, words: Words) -> str:
    """Return why a way failed, as a part of a sentence, given the code of the failure."""
    topic, _, detail = fault.partition("-")
    return words("way-fault", fault=topic, detail=detail or "none")


def _time(at: float) -> str:
    return f"<t:{at:.0f}:f>"
