"""Settings, logging, version: common needs of all processes of the bot."""
