"""What a process of the bot has: its part of the servers, and the shards that are linked."""
