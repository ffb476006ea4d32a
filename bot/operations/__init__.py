"""The operator's tools around the bot: they look after the process, and play no games."""
