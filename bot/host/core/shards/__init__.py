"""Which shards and tables are this process's own, and the time that all processes share."""
