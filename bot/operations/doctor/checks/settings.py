"""Checks of the settings."""

from __future__ import annotations

from collections.abc import Iterator
from ipaddress import ip_address
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key

from bot.catalogue.drawing import usual_kept, usual_processes
from bot.operations.doctor.facts import Facts
from bot.operations.doctor.findings import Finding, error, note, warning
from bot.runtime.outgoing.hosts import PUSH_SERVICES
from bot.workers.drawing.pool import MOST_MEMORY

BOT_MEMORY = 200_000_000
"""Bytes of memory used by the bot without drawing processes."""
THINKER_MEMORY = 120 << 20
"""Bytes of memory used by a thinking process."""
_MEGABYTE = 1_000_000
_KEY = 32
"""Bytes of a private key of the curve P-256."""


def settings(facts: Facts) -> Iterator[Finding]:
    """Look for environment variables that resemble settings but are none."""
    for doubt in facts.doubts:
        yield warning(
            "settings-unknown",
            doubt,
            "the environment of this shell",
            "Correct the name, or remove it: nothing reads it.",
        )


def drawing(facts: Facts) -> Iterator[Finding]:
    """Check whether this computer has enough processors and memory for the drawing processes."""
    processes, machine, wanted = _drawing_processes(facts), facts.machine, _wanted(facts)
    if processes > machine.processors:
        yield warning(
            "drawing-processes",
            f"{processes} processes draw on {machine.processors} processors: they take memory,"
            " and nothing is drawn sooner.",
            "BOT_DRAWING_PROCESSES",
            "Lower it, or leave it empty.",
        )
    elif machine.memory is not None and machine.memory < wanted:
        yield _little_memory(processes, wanted, machine.memory)
    elif not processes and facts.settings.drawing_processes is None:
        yield note(
            "drawing-alone",
            "There is one processor: the bot draws by itself, and keeps up to"
            f" {_kept(facts) // _MEGABYTE} MB of pictures. It may take"
            f" {wanted // _MEGABYTE} MB of memory in all.",
            "BOT_DRAWING_PROCESSES",
            "Nothing: a process beside the bot would draw no sooner on one processor.",
        )


def _little_memory(processes: int, wanted: int, memory: int) -> Finding:
    """Return the finding for memory that may not suffice."""
    who = f"The bot and {processes} drawing process{'' if processes == 1 else 'es'}"
    room = f"may take {wanted // _MEGABYTE} MB of memory; there are {memory // _MEGABYTE} MB."
    if processes:
        where, do = "BOT_DRAWING_PROCESSES", "Lower it; with 0 the bot draws by itself."
    else:
        who, where = "The bot, which draws by itself,", "BOT_PICTURE_MEMORY"
        do = "Lower it, down to 16; a computer for the bot should have 512 MB."
    return warning("drawing-memory", f"{who} {room}", where, do)


def thinking(facts: Facts) -> Iterator[Finding]:
    """Check whether this computer has enough processors and memory for the thinking processes."""
    processes, machine = facts.settings.thinkers, facts.machine
    others = _wanted(facts)
    wanted = others + processes * THINKER_MEMORY
    if processes > machine.processors:
        yield warning(
            "thinking-processes",
            f"{processes} processes think on {machine.processors} processors: they take memory,"
            " and nobody thinks faster.",
            "BOT_THINKERS",
            "Lower it.",
        )
    elif machine.memory is not None and others <= machine.memory < wanted:
        yield warning(
            "thinking-memory",
            f"With {processes} process{'' if processes == 1 else 'es'} that think, the bot may take"
            f" {wanted // _MEGABYTE} MB of memory; there are {machine.memory // _MEGABYTE} MB.",
            "BOT_THINKERS",
            "Lower it; with 0 there are no strong house bots, no hints and no coach.",
        )


def pages(facts: Facts) -> Iterator[Finding]:
    """Check whether the links to web pages could be intercepted."""
    address = urlsplit(facts.settings.web_url or "")
    if address.scheme == "http" and not _is_near(address.hostname or ""):
        yield warning(
            "pages-unencrypted",
            "Links to pages in the browser travel unencrypted: whoever reads one on its way sees"
            " what its owner sees. So nobody is offered to play there.",
            "BOT_WEB_URL",
            "Put a reverse proxy with https in front of the bot, and begin the address with"
            " https:// (docs/browser.md).",
        )


def push(facts: Facts) -> Iterator[Finding]:
    """Check whether notifications can get to the browsers of people who ask for them."""
    contact, address = facts.settings.push_contact, urlsplit(facts.settings.web_url or "")
    if contact is None:
        return
    if address.scheme != "https" and not _is_near(address.hostname or ""):
        yield warning(
            "push-without-pages",
            "Nobody can ask for web push: it is offered on pages in which people can play.",
            "BOT_WEB_URL",
            "Serve the pages by https (docs/browser.md), or leave BOT_PUSH_CONTACT empty.",
        )
    rules = facts.settings.outgoing_hosts
    closed = {
        host: browsers
        for host, browsers in PUSH_SERVICES.items()
        if not any(one.scheme == "https" and one.names(host) for one in rules)
    }
    if closed:
        yield warning(
            "push-services-closed",
            f"The bot may not send to the push services of {', '.join(closed.values())}.",
            "BOT_OUTGOING_HOSTS",
            "Add the hosts that docs/operating.md lists under “Web push”.",
        )


def push_key(facts: Facts) -> Iterator[Finding]:
    """Check the key by which push services know the bot."""
    assert facts.stored is not None
    key = facts.stored.push_key
    if facts.settings.push_contact is not None and key is not None and not _is_key(key):
        yield error(
            "push-key-damaged",
            "The key by which push services know the bot is damaged: nobody is notified.",
            "the database",
            "Restore a backup, or delete the only row of the table push_key: the bot draws a new"
            " key, and people press “Notify me here” again.",
        )


_FEW = 3
"""Number of ways of one kind from which failures of most of them are no accident."""


def ways(facts: Facts) -> Iterator[Finding]:
    """Check whether people's ways to be called can be used, and whether most of a kind fail."""
    assert facts.stored is not None
    found = facts.stored.ways
    typed = sum(on for kind, (on, _) in found.items() if kind not in ("push", "mail"))
    if typed and not any(rule.is_for_people for rule in facts.settings.outgoing_hosts):
        yield warning(
            "ways-closed",
            f"{typed} ways to be called lead to addresses, and none may be called.",
            "BOT_OUTGOING_HOSTS",
            "Name their hosts, such as ntfy.sh (docs/operating.md, “Other notifications”).",
        )
    for kind, (on, failing) in found.items():
        if on >= _FEW and failing * 2 > on:
            yield warning(
                "ways-failing",
                f"{failing} of {on} ways of the kind {kind} fail.",
                "ways to be called",
                "See post_postponed in the log; a firewall or the list of hosts may be in the way.",
            )


def _is_key(key: bytes) -> bool:
    """Return whether bytes are a private key of the curve P-256."""
    try:
        derive_private_key(int.from_bytes(key, "big"), SECP256R1())
    except ValueError:
        return False
    return len(key) == _KEY


def _is_near(host: str) -> bool:
    """Return whether a host is this computer or in a private network."""
    try:
        return ip_address(host).is_private
    except ValueError:
        return host == "localhost" or host.endswith((".localhost", ".local"))


def _wanted(facts: Facts) -> int:
    """Return how many bytes the bot, its picture cache and its drawing processes may take."""
    return BOT_MEMORY + _kept(facts) + _drawing_processes(facts) * MOST_MEMORY


def _kept(facts: Facts) -> int:
    """Return how many bytes of pictures the bot itself may cache."""
    chosen = facts.settings.kept_pictures
    whole = usual_kept(facts.machine.memory) if chosen is None else chosen
    return whole // (_drawing_processes(facts) + 1)


def _drawing_processes(facts: Facts) -> int:
    chosen = facts.settings.drawing_processes
    return usual_processes(facts.machine.processors) if chosen is None else chosen


def unusable(sentence: str) -> Finding:
    """Return the finding for settings so wrong that nothing else can be checked."""
    return error(
        "settings-unusable",
        sentence,
        ".env and the environment",
        ".env.example explains them.",
    )
