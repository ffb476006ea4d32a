"""The discord.py client: connection, shards, commands and background loops."""
