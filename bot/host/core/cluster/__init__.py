"""The interface to other processes of the bot, its form for a single one, and linked shards."""
