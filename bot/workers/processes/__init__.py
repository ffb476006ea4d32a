"""Processes of the bot's own that work beside it: they start on demand and end with the bot.

The bot's side is `process`; `child` is what such a process does about itself. It imports nothing
else of ours.
"""
