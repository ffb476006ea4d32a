"""What people tried, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Deed:
    """An act that a person tried; `outcome` None = unknown, after a cut.

    `shown` is what the button says, `asked` the version at which it was shown, `decision` the one
    at which its decision was asked: nothing but one move answers that.
    """

    kind: str
    table_id: int
    user_id: int
    shown: str
    asked: int | None = None
    outcome: str | None = None
    version: int | None = None
    """Of the table after it, where it was done; None = the answer does not tell."""
    decision: int | None = None
