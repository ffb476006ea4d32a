"""Entry points of the packages that are installed beside the bot, as far as they can be read."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from importlib.metadata import Distribution, EntryPoint, distributions
from typing import NamedTuple

_LOG = logging.getLogger(__name__)


class Entry(NamedTuple):
    """An entry point with the name and version of its package, "" if these are not known."""

    package: str
    version: str
    name: str
    point: EntryPoint


def entries(group: str) -> list[Entry]:
    """Return the entry points of a group, sorted by their packages.

    A package whose metadata is broken does not keep the others from being found. Of packages with
    the same name, the one that Python finds first counts.
    """
    found: dict[tuple[str, str], Entry] = {}
    for one in distributions():
        for point in _points(one, group):
            entry = Entry(*_named(one), point.name, point)
            found.setdefault((entry.package, entry.name), entry)
    return sorted(found.values(), key=lambda entry: (*entry[:3], entry.point.value))


def _points(one: Distribution, group: str) -> Iterator[EntryPoint]:
    try:
        yield from one.entry_points.select(group=group)
    # The parser raises whatever a file that is no list of entry points leads to.
    except Exception as error:
        _LOG.warning("the entry points of %s cannot be read: %r", _named(one)[0] or one, error)


def _named(one: Distribution) -> tuple[str, str]:
    """Return the name and version of a package."""
    try:
        # Without these headers, there is None.
        return one.metadata["Name"] or "", one.metadata["Version"] or ""
    except Exception:
        return "", ""
