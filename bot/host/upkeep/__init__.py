"""What keeps a host's database well while it runs."""
