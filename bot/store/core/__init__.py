"""Connection, transactions, errors and SQL that every topic of the store uses."""
