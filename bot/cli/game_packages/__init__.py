"""Packages with games on the command line: written, added to the bot's environment, removed."""
