"""The games of this bot, with their renderers and searchers."""
