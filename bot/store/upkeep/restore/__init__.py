"""Replacement of the database by a backup, as a file or on a server."""
