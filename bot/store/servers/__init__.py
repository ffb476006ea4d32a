"""Rows of Discord servers: settings, administrators and the audit log."""
