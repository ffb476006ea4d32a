"""Settings, logging, version: needed by all processes of the bot."""
