"""The interface to other processes of the bot, its version for one process, and connectivity."""
