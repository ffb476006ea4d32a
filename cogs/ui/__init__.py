"""Screens, prompts and answers shared by all cogs: everything between a view and Discord."""
