"""What keeps a host in order while it runs, besides the games."""
