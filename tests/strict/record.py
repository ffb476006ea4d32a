"""A record of what bots sent that Discord documents as wrong, for each test to answer for."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Record:
    """Requests refused as malformed, in the order in which they came."""

    refused: list[str] = field(default_factory=list)

    def note(self, request: str, reason: str) -> None:
        self.refused.append(f"{request}: {reason}")

    def taken(self) -> list[str]:
        """Return what was refused since this was asked last."""
        found, self.refused = self.refused, []
        return found


RECORD = Record()
