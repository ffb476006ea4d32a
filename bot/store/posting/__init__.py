"""Rows of messages to send or edit, and of obstacles to posting."""
