"""Rows of messages to send or edit, and of what keeps the bot from posting."""
