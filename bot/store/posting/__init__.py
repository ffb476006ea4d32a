"""Rows about posting: messages to send or edit, and obstacles."""
