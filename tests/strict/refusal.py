"""A refusal of Discord's, whichever simulation gives it."""

from __future__ import annotations


class Refused(Exception):
    """A request that Discord answers with that status and code."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(f"{status} ({code}): {message}")
        self.status, self.code, self.message = status, code, message


class Malformed(Refused):
    """A request that Discord refuses whatever the world is like: whoever sends it is wrong.

    *Opcodes and Status Codes*, JSON error codes: 50035 is an invalid form body.
    """

    def __init__(self, message: str, code: int = 50035) -> None:
        super().__init__(400, code, message)
