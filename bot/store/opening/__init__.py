"""Opening of a database: files, locks, schema, read-only access."""
