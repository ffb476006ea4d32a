"""Stored states of tables: read carefully, built again from the moves."""
