"""`bot doctor`: examines everything that the bot depends on, without changing anything."""
