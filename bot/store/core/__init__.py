"""Connections, transactions, errors and SQL that all topics of the store share."""
