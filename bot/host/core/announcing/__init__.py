"""Rows that a transaction leaves to be posted: notices, and acts for the audit channel."""
