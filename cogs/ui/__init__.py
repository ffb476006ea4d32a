"""Screens, prompts and replies shared by all cogs: everything between a view and Discord."""
