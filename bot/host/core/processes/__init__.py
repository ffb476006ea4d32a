"""A process among several that share the database; only the opening of the host knows of it."""
