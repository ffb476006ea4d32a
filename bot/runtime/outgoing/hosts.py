"""The hosts that the operator allows for outgoing requests, and the addresses that are refused.

Somebody on Discord chooses where a request goes, so it must not reach the operator's own network,
nor a service of this machine (server-side request forgery).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from ipaddress import IPv4Address, IPv6Network, ip_address, ip_network
from typing import NamedTuple, TypeAlias

_LABEL = r"[a-z0-9](?:[a-z0-9-]*[a-z0-9])?"
_RULE = re.compile(
    rf"(?P<host>\*|(?:\*\.)?(?:{_LABEL}\.)+[a-z][a-z0-9-]*)(?::(?P<port>\d{{1,5}}))?"
    r"|http://(?P<plain>127\.0\.0\.1|\[::1\]|localhost)(?::(?P<plain_port>\d{1,5}))?"
)
_GLOBAL_UNICAST = IPv6Network("2000::/3")
"""All IPv6 addresses of public hosts (RFC 4291, section 2.4).

Addresses that contain an IPv4 address are outside of it, except those of 6to4.
"""


_RESERVED = tuple(map(ip_network, ("192.0.0.0/24", "192.88.99.0/24", "3fff::/20")))
"""Networks of no public hosts that `ipaddress` takes for global in some versions of Python.

IANA's registries of special-purpose addresses have them: protocol assignments, relays of 6to4 and
documentation.
"""


PUSH_SERVICES = {
    "fcm.googleapis.com": "Chrome, Edge on Android, Opera, Samsung Internet",
    "updates.push.services.mozilla.com": "Firefox",
    "web.push.apple.com": "Safari, and every browser on iPhones and iPads",
    "wns2-by3p.notify.windows.com": "Edge on Windows",
}
"""A host of each push service, and the browsers that it serves."""


class AddressRefused(Exception):
    """An address that may not be requested.

    `why` is off (the operator allows no hosts) | form (no usable address) | scheme (not https) |
    host (not on the operator's list) | private (not a public address of the internet).
    """

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class HostRule(NamedTuple):
    """An entry of the operator's list: `host` is a name, `*.` and a domain, or `*` for all hosts.

    With `plain`, it is a server on this machine that is reached without encryption.
    """

    host: str
    port: int
    plain: bool = False

    @property
    def scheme(self) -> str:
        """The scheme of all addresses of this entry."""
        return "http" if self.plain else "https"

    def names(self, host: str) -> bool:
        """Return whether a host belongs to this entry."""
        if self.host.startswith("*."):
            return host.endswith(self.host[1:])
        return self.host in ("*", host)

    @property
    def is_for_people(self) -> bool:
        """Return whether it may name hosts to which people have addresses of their own."""
        return not self.plain and (self.host == "*" or not any(map(self.names, PUSH_SERVICES)))


AllowedHosts: TypeAlias = Sequence[HostRule]
"""The operator's list; if it is empty, no requests are made."""


def parse_hosts(text: str) -> tuple[HostRule, ...]:
    """Parse the operator's list, which has commas between entries. Raises ValueError."""
    return tuple(_rule(one.strip().lower()) for one in text.split(",") if one.strip())


def _rule(text: str) -> HostRule:
    found = _RULE.fullmatch(text)
    if found is None:
        raise ValueError(
            "allowed are names of hosts with commas between them, such as"
            " hooks.example.org,*.example.net:8443, or * for all public hosts"
        )
    if found["plain"]:
        return HostRule(found["plain"].strip("[]"), int(found["plain_port"] or 80), plain=True)
    return HostRule(found["host"], int(found["port"] or 443))


def check_address(address: str, rule: HostRule) -> None:
    """Check that an IP address is public, or of this machine if the rule is plain.

    Other forms than the usual one are refused. Raises AddressRefused.
    """
    try:
        found = ip_address(address)
    except ValueError:
        raise AddressRefused("private") from None
    if rule.plain:
        fine = found.is_loopback
    elif isinstance(found, IPv4Address):
        fine = found.is_global and not (found.is_multicast or found.is_reserved)
    else:
        fine = found in _GLOBAL_UNICAST and found.is_global and found.sixtofour is None
    if not fine or any(found in network for network in _RESERVED):
        raise AddressRefused("private")
