"""Maintenance of the database by its operator: inspection, backups, restores, erasure."""
