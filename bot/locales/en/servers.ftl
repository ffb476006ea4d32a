# Servers that the bot was removed from, or is invited to again.

error-server-left = The bot was removed from the server of this table, so the game waits and no clock runs. Invite the bot back by { $until }, and it goes on.
notice-server-back = 🔌 The bot is back on this server: the game goes on. Nobody's clock ran meanwhile.
