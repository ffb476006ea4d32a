"""The list of all checks, and the examination that runs them on the same facts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.operations.doctor.checks import (
    commands,
    computer,
    connection,
    database,
    lapsed,
    mail,
    running,
    servers,
    settings,
)
from bot.operations.doctor.facts import Facts
from bot.operations.doctor.findings import Finding, Level


def _always(_facts: Facts) -> bool:
    return True


def _with_database(facts: Facts) -> bool:
    """Return whether the database is one of ours."""
    return facts.stored is not None and facts.stored.refusal is None


def _up_to_date(facts: Facts) -> bool:
    """Return whether the tables exist, in this version's schema."""
    return facts.stored is not None and facts.stored.current


def _with_program(facts: Facts) -> bool:
    return facts.program is not None


def _asked(facts: Facts) -> bool:
    return facts.remote is not None


def _with_time(facts: Facts) -> bool:
    return facts.remote is not None and facts.remote.ahead is not None


def _with_application(facts: Facts) -> bool:
    return facts.remote is not None and facts.remote.application is not None


def _with_intents(facts: Facts) -> bool:
    return _with_application(facts) and _with_program(facts)


def _with_servers(facts: Facts) -> bool:
    return facts.remote is not None and facts.remote.guild_ids is not None


def _with_commands(facts: Facts) -> bool:
    return _with_servers(facts) and _with_program(facts)


class Check(NamedTuple):
    """A check; it can be made if `known` returns True for the facts."""

    name: str
    find: Callable[[Facts], Iterable[Finding]]
    known: Callable[[Facts], bool] = _always


CHECKS = (
    Check("settings", settings.settings),
    Check("sqlite", computer.sqlite),
    Check("files", computer.files),
    Check("disk", computer.disk),
    Check("games", computer.games),
    Check("packages", computer.contained),
    Check("languages", computer.languages),
    Check("drawing", settings.drawing),
    Check("thinking", settings.thinking),
    Check("pages", settings.pages),
    Check("push", settings.push),
    Check("mail", mail.mail),
    Check("ports", computer.ports),
    Check("database", database.database),
    Check("integrity", database.integrity, _with_database),
    Check("schema", database.schema, _with_database),
    Check("backup", database.backup),
    Check("push-key", settings.push_key, _up_to_date),
    Check("ways", settings.ways, _up_to_date),
    Check("lease", running.lease, _with_database),
    Check("posts", running.posts, _up_to_date),
    Check("timers", running.timers, _up_to_date),
    Check("waiting", running.waiting, _up_to_date),
    Check("searches", running.searches, _up_to_date),
    Check("lapsed", lapsed.lapsed, _up_to_date),
    Check("limits", commands.limits, _with_program),
    Check("token", connection.token),
    Check("discord", connection.reachable, _asked),
    Check("clock", connection.clock, _with_time),
    Check("application", connection.application, _with_application),
    Check("intents", connection.intents, _with_intents),
    Check("commands", commands.registered, _with_commands),
    Check("servers", servers.present, _with_servers),
    Check("permissions", servers.permissions, _with_servers),
)


@dataclass(frozen=True)
class Result:
    """Result of a check; `findings` None = it could not be made."""

    check: str
    findings: Sequence[Finding] | None

    @property
    def level(self) -> Level | None:
        """Return the level of the worst finding."""
        if self.findings is None:
            return None
        return max((finding.level for finding in self.findings), default=Level.OK)


def examine(facts: Facts) -> list[Result]:
    """Make every check that the facts allow."""
    return [
        Result(check.name, list(check.find(facts)) if check.known(facts) else None)
        for check in CHECKS
    ]


def settings_unusable(sentence: str) -> list[Result]:
    """Return the results for unusable settings: only the check of the settings was made."""
    found = {"settings": [settings.unusable(sentence)]}
    return [Result(check.name, found.get(check.name)) for check in CHECKS]


def worst(results: Iterable[Result]) -> Level:
    """Return the level of the worst finding."""
    return max((result.level or Level.OK for result in results), default=Level.OK)
