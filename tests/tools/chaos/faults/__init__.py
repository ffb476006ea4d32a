"""Faults by name: each is on for some seconds, then people see how soon the table asks again."""

from tests.tools.chaos.faults import gateway, machine, permissions, refusals, requests, threads
from tests.tools.chaos.faults.case import FAULTS

__all__ = ["FAULTS", "gateway", "machine", "permissions", "refusals", "requests", "threads"]
