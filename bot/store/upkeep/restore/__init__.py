"""Put a backup in the place of the database, as a file or on a server."""
