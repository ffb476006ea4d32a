"""Settings, logging, version: what every process of the bot needs."""
