"""Child processes that work for the bot: they start on demand and end with the bot.

The bot's side is `process`; `child` is the set-up inside such a process, and imports no other
module of ours.
"""
