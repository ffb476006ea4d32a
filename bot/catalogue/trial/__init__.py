"""The trial of a game: everything that a game promises to the bot, looked at in played games."""
