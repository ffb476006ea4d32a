"""Support for several processes that share the database, used only when a host is opened."""
