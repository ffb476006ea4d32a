"""`bot doctor`: looks at everything the bot depends on, and changes nothing."""
