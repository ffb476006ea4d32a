"""The pages of a real bot on a simulated Discord."""

from tests.web.conftest import pages, thinking_processes, windows

__all__ = ["pages", "thinking_processes", "windows"]
