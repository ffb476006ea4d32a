"""Opening of a database: file, lock, schema, read-only access."""
