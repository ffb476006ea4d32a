"""Replacement of the database with a backup, as a file or on a server."""
