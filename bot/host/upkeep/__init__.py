"""What keeps the host in order, besides the games."""
