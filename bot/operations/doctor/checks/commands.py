"""Checks of the commands: within Discord's limits, registered only once, and up to date."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.operations.doctor.facts import Facts
from bot.operations.doctor.findings import Finding, error, warning
from bot.operations.doctor.remote import Guild, Payload
from cogs.requests.command_limits import faults_together

_MOST = 5
"""Maximum number of names listed; the others are only counted."""
_PLACES = ("integration_types", "contexts")
_RESTART = "Restart the bot: it then tells Discord its commands again."
_USUAL: Mapping[str, Any] = {
    "type": 1,
    "required": False,
    "autocomplete": False,
    "name_localizations": {},
    "description_localizations": {},
    "description": "",
    "value": None,
    "min_value": None,
    "max_value": None,
    "min_length": None,
    "max_length": None,
}
"""Keys that are compared in a command or option, with the value assumed if a key is missing."""


def limits(facts: Facts) -> Iterator[Finding]:
    """Check the texts of this version's commands against Discord's limits, in all languages."""
    assert facts.program is not None
    found = list(faults_together(facts.program.commands))
    if found:
        yield error(
            "command-limits",
            f"Discord would refuse all commands: {_listed(found)}",
            "the program",
            "Go back to the version before, and report this.",
        )
    if facts.program.dropped:
        yield warning(
            "command-translations",
            f"Discord would refuse translations, which are left out: "
            f"{_listed(facts.program.dropped)}",
            "the languages",
            "Nothing: people read English there. `bot language check CODE` tells translators.",
        )


def registered(facts: Facts) -> Iterator[Finding]:
    """Compare the commands registered with Discord with those of this version."""
    assert facts.program is not None and facts.remote is not None
    dev = facts.settings.dev_guild
    ours = {command["name"]: command for command in facts.program.commands}
    if dev is None:
        yield from _compared(ours, facts.remote.commands, "all servers")
    for guild in facts.remote.guilds:
        if guild.id == dev:
            yield from _compared(ours, guild.commands, _named(guild))
        yield from _doubled(facts.remote.commands, guild, guild.id == dev)


def _compared(
    ours: Mapping[str, Payload], theirs: Sequence[Payload], where: str
) -> Iterator[Finding]:
    known = {command["name"]: command for command in theirs}
    lacking, foreign = ours.keys() - known.keys(), known.keys() - ours.keys()
    if lacking:
        what = f"Discord does not know {_slashed(lacking)}."
        yield error("commands-missing", what, where, _RESTART)
    if foreign:
        yield warning(
            "commands-foreign",
            f"Discord has {_slashed(foreign)}, which this version does not.",
            where,
            f"{_RESTART} If they come back, another program uses the same token.",
        )
    changed = [name for name in ours.keys() & known.keys() if _differ(ours[name], known[name])]
    if changed:
        what = f"Discord has another version of {_slashed(changed)}."
        yield warning("commands-outdated", what, where, _RESTART)


def _doubled(everywhere: Sequence[Payload], guild: Guild, is_dev: bool) -> Iterator[Finding]:
    """Yield a warning about commands that a server's people are offered twice."""
    twice = {one["name"] for one in everywhere} & {one["name"] for one in guild.commands}
    if twice:
        yield warning(
            "commands-twice",
            f"Registered for all servers and for this one: people see {_slashed(twice)} twice.",
            _named(guild),
            "Empty BOT_DEV_GUILD in .env and restart the bot: it takes the server's own ones back."
            if is_dev
            else "Restart the bot: it takes those of a single server back.",
        )


def _differ(ours: Payload, theirs: Payload) -> bool:
    """Return whether two versions of a command differ in what people see or can do."""
    localized = "name_localizations" in theirs or not any(
        key.endswith("_localized") for key in theirs
    )
    rights = "default_member_permissions"
    held = [None if one.get(rights) is None else int(one[rights]) for one in (ours, theirs)]
    placed = any(_places(theirs, key) not in (None, _places(ours, key)) for key in _PLACES)
    return held[0] != held[1] or placed or _plain(ours, localized) != _plain(theirs, localized)


def _places(command: Payload, key: str) -> Sequence[int] | None:
    """Return the contexts of a command, or None, as for commands of a single server."""
    told = command.get(key)
    return None if told is None else sorted(told)


def _plain(entry: Payload, localized: bool) -> Mapping[str, Any]:
    """Return an entry in comparable form: without keys that Discord adds, and with defaults."""
    keys = [key for key in _USUAL if localized or not key.endswith("_localizations")]
    plain = {key: entry.get(key) or _USUAL[key] for key in keys if key != "value"}
    plain |= {"name": entry["name"], "value": entry.get("value")}
    plain["channel_types"] = sorted(entry.get("channel_types") or ())
    for key in ("options", "choices"):
        plain[key] = [_plain(inner, localized) for inner in entry.get(key) or ()]
    return plain


def _slashed(names: Sequence[str] | set[str]) -> str:
    return _listed([f"/{name}" for name in sorted(names)])


def _listed(names: Sequence[str]) -> str:
    more = f" and {len(names) - _MOST} more" if len(names) > _MOST else ""
    return ", ".join(names[:_MOST]) + more


def _named(guild: Guild) -> str:
    return f"server {guild.name} ({guild.id})"
