"""Rows that the processes of one bot share: lease, sessions, handover, wake-ups."""
