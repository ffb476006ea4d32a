"""The operator's tools for the bot's process and data: diagnosis, monitoring, replays."""
