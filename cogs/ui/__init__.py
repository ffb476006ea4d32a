"""Screens, prompts and replies that all cogs share: the layer between views and Discord."""
