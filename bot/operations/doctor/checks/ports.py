"""The ports at which the bot is to be reached."""

from __future__ import annotations

import platform
from collections.abc import Iterator

from bot.operations.doctor.facts import Facts
from bot.operations.doctor.findings import Finding, error
from bot.operations.doctor.listeners import Holder, Refused


def ports(facts: Facts) -> Iterator[Finding]:
    """Check whether the bot can listen on its ports, unless it already does."""
    for one in facts.refused:
        if one.before is not None:
            yield _twice(one, one.before.prefix)
        elif not one.taken:
            yield _finding("port-refused", one, one.reason, "Correct them")
        elif not _is_bot(facts, one.holder):
            yield _finding("port-taken", one, f"{_who(one.holder)} has it", "End that program")


def _finding(code: str, one: Refused, why: str, first: str) -> Finding:
    host, port, what, prefix, off = one.place
    return error(
        code,
        f"{what} cannot be served on {host}, port {port}: {why}. So the bot does not start.",
        f"{prefix}_PORT and {prefix}_HOST",
        f"{first}, choose another port, or leave {off} empty.",
    )


def _twice(one: Refused, before: str) -> Finding:
    why = f"{before}_PORT is the same port"
    return _finding("port-twice", one, why, "Let them differ")


def _who(holder: Holder | None) -> str:
    if holder is None:
        return "another program"
    if holder.pid is None:
        return f"a program of the account {holder.account}"
    return f"process {holder.pid} ({holder.name})"


def _is_bot(facts: Facts, holder: Holder | None) -> bool:
    """Return whether the running bot has a port; an unknown holder counts as the bot."""
    rows = [row for row in (facts.lease, *facts.parts.values()) if row is not None]
    here = {row.pid for row in rows if row.host == platform.node() and row.ended_at is None}
    if not facts.held or not here:
        return False
    if holder is None or holder.pid is not None:
        return holder is None or holder.pid in here
    return facts.file is None or facts.file.stat().st_uid == holder.account
