# Servers that the bot was removed from, or is invited to again.

error-server-left = The bot was removed from this table’s server, so the game is on hold and no clock is running. Invite the bot back by { $until } to continue.
notice-server-back = 🔌 The bot is back on this server: the game continues. No clock ran in the meantime.
